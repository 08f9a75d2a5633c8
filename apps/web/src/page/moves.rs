//! The list of moves, to be walked through.
//! Does not know how a move is written.

use crate::app::{App, app};
use crate::icons::icon;
use leptos::html;
use leptos::prelude::*;
use text::Value;
use web::frame::Frame;

/// The list with its four buttons.
pub fn moves() -> AnyView {
    let app = app();
    let list = NodeRef::<html::Ol>::new();
    let count = Memo::new(move |_| app.frame.with(|frame| frame.as_ref().map_or(0, |frame| frame.moves.len())));
    let shown = Memo::new(move |_| app.frame.with(|frame| frame.as_ref().map_or(0, |frame| frame.snapshot.ply)));
    // Listed again only when the moves themselves change.
    let pairs = Memo::new(move |_| {
        app.frame.with(|frame| frame.as_ref().map(|frame| (frame.moves.clone(), frame.pairs(), frame.first_turn)))
    });
    Effect::new(move || {
        let ply = shown.get();
        count.track();
        let Some(list) = list.get() else { return };
        let selector = format!("[data-ply='{ply}']");
        match list.query_selector(&selector).ok().flatten() {
            Some(found) => scroll_to(&list, &found),
            None => list.set_scroll_top(0),
        }
    });
    let rows = move || {
        let Some((moves, pairs, _)) = pairs.get() else { return Vec::new() };
        pairs
            .into_iter()
            .map(|(number, first, second)| {
                let one = |ply: Option<usize>| {
                    ply.map_or_else(
                        || view! { <span class="move">"…"</span> }.into_any(),
                        |ply| one_move(app, shown, ply, &moves[ply]),
                    )
                };
                view! { <li><span class="number">{number}"."</span>{one(first)}{second.map(|ply| one(Some(ply)))}</li> }
            })
            .collect::<Vec<_>>()
    };
    let step = move |name: &'static str, key: &'static str, to: fn(usize, usize) -> usize, at_end: bool| -> AnyView {
        let off = move || if at_end { shown.get() >= count.get() } else { shown.get() == 0 };
        view! {
            <button type="button" class="quiet" data-action=key disabled=off aria-label=app.say(key)
                on:click=move |_| { app.act(|table| table.view(to(shown.get_untracked(), count.get_untracked()))); }>
                {icon(name)}
            </button>
        }
        .into_any()
    };
    view! {
        <section class="moves" aria-labelledby="moves-title">
            <h2 id="moves-title">{app.say("moves-title")}</h2>
            <ol node_ref=list tabindex="0" aria-labelledby="moves-title">{rows}</ol>
            <p class="none" class:hidden=move || count.get() != 0>{app.say("moves-none")}</p>
            <div class="steps">
                {step("first", "moves-first", |_, _| 0, false)}
                {step("back", "moves-back", |ply, _| ply.saturating_sub(1), false)}
                {step("next", "moves-forward", |ply, _| ply + 1, true)}
                {step("last", "moves-last", |_, count| count, true)}
            </div>
        </section>
    }
    .into_any()
}

fn one_move(app: App, shown: Memo<usize>, ply: usize, mv: &str) -> AnyView {
    let words = mv.to_owned();
    let label = move || {
        let number = i64::try_from(ply / 2 + 1).unwrap_or(i64::MAX);
        let side = app.frame.with(|frame| frame.as_ref().map(|frame| mover(frame, ply)));
        app.text.with(|text| {
            let side = side.map_or_else(String::new, |side| text.side(side));
            let values = [
                ("number", Value::Number(number)),
                ("side", side.into()),
                ("move", words.as_str().into()),
            ];
            text.with("moves-one", &values)
        })
    };
    view! {
        <button type="button" class="move" data-ply=ply + 1 aria-label=label
            aria-current=move || (shown.get() == ply + 1).then_some("step")
            on:click=move |_| { app.act(|table| table.view(ply + 1)); }>
            {mv.to_owned()}
        </button>
    }
    .into_any()
}

fn mover(frame: &Frame, ply: usize) -> game::Side {
    if ply % 2 == 0 { frame.first_turn } else { frame.first_turn.other() }
}

/// Scrolls the list, and nothing around it, so that the move is seen.
fn scroll_to(list: &web_sys::HtmlElement, found: &web_sys::Element) {
    let (outer, inner) = (list.get_bounding_client_rect(), found.get_bounding_client_rect());
    let down = inner.top() - outer.top() - (outer.height() - inner.height()) / 2.0;
    let across = inner.left() - outer.left() - (outer.width() - inner.width()) / 2.0;
    list.set_scroll_top(list.scroll_top() + down as i32);
    list.set_scroll_left(list.scroll_left() + across as i32);
}
