//! The buttons beside the board, and the choice of a language.
//! Does not know what a deed does to the game.

use crate::app::{App, Sheet, app};
use crate::icons::icon;
use leptos::prelude::*;
use web::frame::Frame;
use web::settings::Opponent;
use web::table::{Table, Wish};

/// A button with a drawing and a word.
pub fn button(
    app: App,
    name: &'static str,
    key: &'static str,
    class: &'static str,
    off: impl Fn() -> bool + Send + Sync + 'static,
    act: impl Fn() + 'static,
) -> impl IntoView {
    view! {
        <button type="button" class=class data-action=key disabled=off on:click=move |_| act()>
            {icon(name)}<span>{app.say(key)}</span>
        </button>
    }
}

/// A fact of the frame, followed.
pub fn fact(app: App, read: fn(&Frame) -> bool) -> Memo<bool> {
    Memo::new(move |_| app.frame.with(|frame| frame.as_ref().is_some_and(|frame| read(frame))))
}

/// What can be done now: a row of at most four buttons.
pub fn actions() -> impl IntoView {
    let app = app();
    let over = fact(app, |frame| frame.over);
    let busy = fact(app, |frame| frame.wanted.is_some());
    let halted = fact(app, |frame| frame.halted);
    let claim = fact(app, |frame| frame.on_turn && frame.snapshot.claim.is_some());
    let undo_off = fact(app, |frame| !frame.can_undo);
    let hint_off = fact(app, |frame| !frame.on_turn);
    let watching = fact(app, |frame| frame.setup.opponent == Opponent::Nobody);
    let never = || false;
    let middle = move || {
        if over.get() {
            button(app, "again", "rematch", "primary", never, move || app.again(true)).into_any()
        } else if busy.get() {
            button(app, "stop", "stop", "plain", never, move || {
                app.act(Table::halt);
            })
            .into_any()
        } else if halted.get() {
            button(app, "play", "play", "primary", never, move || {
                app.act(Table::go_on);
            })
            .into_any()
        } else if claim.get() {
            button(app, "draw", "claim-draw", "primary", never, move || {
                app.act(Table::claim);
            })
            .into_any()
        } else {
            let off = move || hint_off.get() || watching.get();
            button(app, "hint", "hint", "plain", off, move || {
                app.act(|table| table.wish(Wish::Hint));
            })
            .into_any()
        }
    };
    view! {
        <div class="actions" role="group" aria-label=app.say("spoken-actions")>
            {button(app, "undo", "undo", "plain", move || undo_off.get(), move || {
                app.act(Table::undo);
            })}
            {middle}
            {button(app, "more", "more", "plain", never, move || app.sheet.set(Some(Sheet::Menu)))}
        </div>
    }
}

/// The languages by their own names in a small choice.
pub fn language_menu(app: App) -> impl IntoView {
    let options: Vec<_> = text::languages()
        .iter()
        .map(|language| {
            let chosen = move || app.text.with(|text| text.language().tag) == language.tag;
            view! { <option value=language.tag lang=language.tag selected=chosen>{language.name}</option> }
        })
        .collect();
    view! {
        <select class="quiet" data-action="language" aria-label=app.say("page-language")
            on:change=move |event| {
                if let Some(language) = text::language(&event_target_value(&event)) {
                    app.speak(language.tag);
                }
            }>
            {options}
        </select>
    }
}
