//! The list of moves, to be walked through.
//! Does not know how a move is written.

use crate::app::App;
use crate::dom::{El, el, follow, of};
use crate::icons::icon;
use reactive_graph::computed::Memo;
use reactive_graph::traits::{Get, GetUntracked, With, WithUntracked};
use text::Value;
use web::frame::Frame;
use web_sys::{Element, HtmlElement};

/// The list with its four buttons.
pub fn moves(app: App) -> El {
    let read = move |read: fn(&Frame) -> usize| {
        Memo::new(move |_| {
            app.frame
                .with(|frame| frame.as_ref().map_or(0, |frame| read(frame)))
        })
    };
    let count = read(|frame| frame.moves.len());
    let shown = read(|frame| frame.snapshot.ply);
    // Listed again only when the moves themselves change.
    let listed = Memo::new(move |_| {
        app.frame
            .with(|frame| frame.as_ref().map(|frame| frame.moves.join(" ")))
    });
    let list = of("div", "list").part(move || {
        listed.get();
        app.frame
            .with_untracked(|frame| frame.as_ref().map(|frame| rows(app, shown, frame)))
    });
    let outer = list.0.clone();
    follow(move || {
        let selector = format!("[data-ply='{}']", shown.get());
        count.get();
        let outer = outer.clone();
        // After the list has been made.
        crate::dom::later(0, move || {
            match outer.query_selector(&selector).ok().flatten() {
                Some(found) => scroll_to(&outer, &found),
                None => outer.set_scroll_top(0),
            }
        });
    });
    let step = move |name: &str, key: &'static str, at_end: bool, to: fn(usize, usize) -> usize| {
        of("button", "quiet")
            .attr("type", "button")
            .attr("data-action", key)
            .live_label("aria-label", app.say(key))
            .live_flag("disabled", move || {
                if at_end {
                    shown.get() >= count.get()
                } else {
                    shown.get() == 0
                }
            })
            .with(icon(name))
            .press(move || {
                app.act(|table| table.view(to(shown.get_untracked(), count.get_untracked())));
            })
    };
    of("section", "moves")
        .attr("aria-labelledby", "moves-title")
        .with(
            of("h2", "sr")
                .attr("id", "moves-title")
                .live_text(app.say("moves-title")),
        )
        .with(list)
        .with(
            of("div", "steps")
                .with(step("first", "moves-first", false, |_, _| 0))
                .with(step("back", "moves-back", false, |ply, _| {
                    ply.saturating_sub(1)
                }))
                .with(step("next", "moves-forward", true, |ply, _| ply + 1))
                .with(step("last", "moves-last", true, |_, count| count)),
        )
}

fn rows(app: App, shown: Memo<usize>, frame: &Frame) -> El {
    if frame.moves.is_empty() {
        return of("p", "none").live_text(app.say("moves-none"));
    }
    let rows = frame.pairs().into_iter().map(|(number, first, second)| {
        let one = |ply: Option<usize>| {
            ply.map_or_else(
                || of("span", "move").text("…"),
                |ply| one_move(app, shown, ply, &frame.moves[ply]),
            )
        };
        let row = el("li")
            .with(of("span", "number").text(&format!("{number}.")))
            .with(one(first));
        if second.is_some() {
            row.with(one(second))
        } else {
            row
        }
    });
    el("ol").with_all(rows)
}

fn one_move(app: App, shown: Memo<usize>, ply: usize, mv: &str) -> El {
    let words = mv.to_owned();
    let label = move || {
        let number = i64::try_from(ply / 2 + 1).unwrap_or(i64::MAX);
        let side = app
            .frame
            .with_untracked(|frame| frame.as_ref().map(|frame| mover(frame, ply)));
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
    of("button", "move")
        .attr("type", "button")
        .attr("data-ply", &(ply + 1).to_string())
        .live_label("aria-label", label)
        .live_attr("aria-current", move || {
            (shown.get() == ply + 1).then(|| "step".to_owned())
        })
        .text(mv)
        .press(move || {
            app.act(|table| table.view(ply + 1));
        })
}

fn mover(frame: &Frame, ply: usize) -> game::Side {
    if ply.is_multiple_of(2) {
        frame.first_turn
    } else {
        frame.first_turn.other()
    }
}

/// Scrolls the list, and nothing around it, so that the move is seen.
fn scroll_to(list: &HtmlElement, found: &Element) {
    let (outer, inner) = (
        list.get_bounding_client_rect(),
        found.get_bounding_client_rect(),
    );
    let down = inner.top() - outer.top() - (outer.height() - inner.height()) / 2.0;
    let across = inner.left() - outer.left() - (outer.width() - inner.width()) / 2.0;
    list.set_scroll_top(list.scroll_top() + down as i32);
    list.set_scroll_left(list.scroll_left() + across as i32);
}
