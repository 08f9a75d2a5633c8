//! The screen of a game: players, board, the line that speaks, what can be done.
//! Does not know any rule: all of it comes from the frame.

use crate::app::{App, app};
use crate::drag::Hands;
use crate::icons::icon;
use crate::{actions, board, men, moves, say};
use game::snapshot::Man;
use game::{Board, Side};
use games::GameId;
use leptos::prelude::*;
use std::sync::Arc;
use text::Value;
use web::frame::Frame;

/// The screen of the game on the table.
pub fn play() -> AnyView {
    let app = app();
    let hands = Hands::new();
    provide_context(hands);
    let described = Memo::new(move |_| {
        let rules = app.frame.with(|frame| frame.as_ref().map(|frame| frame.rules));
        rules.and_then(|_| app.read(|table| Arc::new(table.session().board().clone())))
    });
    let turned = Memo::new(move |_| {
        let first = described.with(|board| board.as_ref().is_some_and(|board| board.first_at_bottom));
        app.frame.with(|frame| frame.as_ref().is_some_and(|frame| app.turned(frame, first)))
    });
    let bottom = Memo::new(move |_| {
        let first = described.with(|board| board.as_ref().is_some_and(|board| board.first_at_bottom));
        if first == turned.get() { Side::Second } else { Side::First }
    });
    view! {
        <div class="play" data-view="play">
            {header(app)}
            <main class="table">
                <h1 class="hidden">{move || title(app)}</h1>
                <div class="strip top">{move || strip(app, hands, bottom.get().other())}</div>
                <div class="frame">
                    {move || described.get().map(|shown| board::board(shown, turned.get()))}
                </div>
                <div class="strip bottom">{move || strip(app, hands, bottom.get())}</div>
                {line(app, described)}
                {actions::actions()}
                {moves::moves()}
            </main>
            <p class="hidden" id="board-how">{app.say("spoken-how")}</p>
            <div class="hidden" aria-live="polite" data-spoken="">{move || spoken(app)}</div>
        </div>
    }
    .into_any()
}

fn title(app: App) -> String {
    let rules = app.frame.with(|frame| frame.as_ref().map(|frame| frame.rules));
    rules.map_or_else(String::new, |rules: GameId| app.text.with(|text| say::rules_name(text, rules)))
}

fn spoken(app: App) -> String {
    app.frame.with(|frame| {
        frame.as_ref().map_or_else(String::new, |frame| app.text.with(|text| say::played(text, frame)))
    })
}

/// The bar on top: the way home, the game's name, the language, the menu.
fn header(app: App) -> AnyView {
    view! {
        <header class="bar">
            <a class="brand" href="/" data-action="home" aria-label=app.say("page-home")
                on:click=move |event| {
                    event.prevent_default();
                    crate::place::show_home();
                    app.home();
                }>
                {icon("home")}<span>{app.say("page-title")}</span>
            </a>
            <span class="game-name" aria-hidden="true">{move || title(app)}</span>
            {actions::language_menu(app)}
            <button type="button" class="quiet" data-action="menu"
                on:click=move |_| app.sheet.set(Some(crate::app::Sheet::Menu))>
                {icon("more")}<span class="hidden">{app.say("page-menu")}</span>
            </button>
        </header>
    }
    .into_any()
}

/// A player: whose men, who, whether on turn, men in hand, men taken.
fn strip(app: App, hands: Hands, side: Side) -> AnyView {
    let part = move |read: fn(&Frame, Side) -> usize| {
        Memo::new(move |_| app.frame.with(|frame| frame.as_ref().map_or(0, |frame| read(frame, side))))
    };
    let in_hand = part(|frame, side| usize::from(frame.standing.in_hand[side.index()]));
    let taken = part(|frame, side| usize::from(frame.standing.lost[side.other().index()]));
    let on_turn = part(|frame, side| usize::from(frame.snapshot.turn == side && frame.snapshot.end.is_none()));
    let thinking = move || {
        on_turn.get() == 1
            && app.frame.with(|frame| frame.as_ref().is_some_and(|frame| say::thinking(frame).is_some()))
    };
    let names = move || {
        app.frame.with(|frame| {
            frame.as_ref().map(|frame| {
                app.text.with(|text| (text.side(side), say::player(text, frame, side)))
            })
        })
    };
    let holds = move |event: leptos::ev::PointerEvent| {
        let own = app.frame.with_untracked(|frame| {
            frame.as_ref().is_some_and(|frame| frame.on_turn && frame.snapshot.turn == side)
        });
        if own {
            hands.down_on_hand(&event, Man { side, height: 1 });
        }
    };
    view! {
        <div class="player" data-side=side_name(side) class:on-turn=move || on_turn.get() == 1
            class:thinking=thinking>
            <span class="disc" aria-hidden="true" inner_html=men::picture(Man { side, height: 1 })></span>
            <span class="who">
                <b>{move || names().map(|names| names.0)}</b>
                <span>{move || names().map(|names| names.1)}</span>
            </span>
            <span class="tray hand" data-hand=side_name(side) on:pointerdown=holds
                on:pointermove=move |event| hands.moved(&event)
                on:pointerup=move |event| hands.up(app, &event)
                on:pointercancel=move |event| hands.cancel(app, &event)>
                {move || tray(app, side, in_hand.get(), "players-in-hand")}
            </span>
            <span class="tray">{move || tray(app, side.other(), taken.get(), "players-taken")}</span>
            <span class="thinking-bar" aria-hidden="true"></span>
        </div>
    }
    .into_any()
}

fn side_name(side: Side) -> &'static str {
    match side {
        Side::First => "first",
        Side::Second => "second",
    }
}

/// Men beside the board, one over the other, with their number in words.
fn tray(app: App, side: Side, count: usize, key: &'static str) -> impl IntoView {
    let words = app.text.with(|text| {
        let number = i64::try_from(count).unwrap_or(i64::MAX);
        text.with(key, &[("number", Value::Number(number))])
    });
    let disc = men::picture(Man { side, height: 1 });
    (count > 0).then(|| {
        let discs: Vec<_> = (0..count)
            .map(|_| view! { <span class="small-disc" inner_html=disc.clone()></span> })
            .collect();
        view! {
            <span class="discs" aria-hidden="true">{discs}</span>
            <span class="hidden">{words}</span>
            <span class="count" aria-hidden="true">{count}</span>
        }
    })
}

/// The line under the board: two lines high whatever it says.
fn line(app: App, described: Memo<Option<Arc<Board>>>) -> AnyView {
    let words = move || {
        app.said.track();
        let words = app.frame.with(|frame| {
            let (Some(frame), Some(board)) = (frame.as_ref(), described.get()) else {
                return String::new();
            };
            app.text.with(|text| say::line(text, &board, frame))
        });
        let long = words.chars().count() > 84;
        // A new element each time: the same words are then spoken again.
        view! { <p class:long=long>{words}</p> }
    };
    let kind = move || {
        app.frame.with(|frame| match frame.as_ref() {
            Some(frame) if matches!(frame.notice, Some(web::frame::Notice::Refusal(_))) => "line refused",
            Some(frame) if frame.live && frame.over => "line over",
            _ => "line",
        })
    };
    view! { <div class=kind role="status" aria-live="polite" aria-atomic="true" data-line="">{words}</div> }.into_any()
}
