//! The buttons beside the board, and the choice of a language.
//! Does not know what a deed does to the game.

use crate::app::{App, Sheet, app};
use crate::icons::icon;
use leptos::prelude::*;
use web::frame::Frame;
use web::table::{Table, Wish};

/// A button with a drawing and a word.
pub struct Button {
    /// The drawing.
    pub icon: &'static str,
    /// The word's key, which names the deed as well.
    pub key: &'static str,
    /// How it looks: `primary`, `plain` or `item`.
    pub class: &'static str,
    /// Whether it is off.
    pub off: Signal<bool>,
}

impl Button {
    /// A button that is always on.
    pub fn new(icon: &'static str, key: &'static str, class: &'static str) -> Button {
        Button { icon, key, class, off: Signal::stored(false) }
    }

    /// The same, off while this is true.
    pub fn off_while(self, off: impl Into<Signal<bool>>) -> Button {
        Button { off: off.into(), ..self }
    }

    /// The button, with what it does. One type for all deeds: each more would be built anew.
    pub fn does(self, app: App, act: impl Fn() + 'static) -> AnyView {
        self.build(app, Box::new(act))
    }

    fn build(self, app: App, act: Box<dyn Fn()>) -> AnyView {
        let Button { icon: drawing, key, class, off } = self;
        view! {
            <button type="button" class=class data-action=key disabled=move || off.get() on:click=move |_| act()>
                {icon(drawing)}<span>{app.say(key)}</span>
            </button>
        }
        .into_any()
    }
}

/// A fact of the frame, followed.
pub fn fact(app: App, read: fn(&Frame) -> bool) -> Memo<bool> {
    Memo::new(move |_| app.frame.with(|frame| frame.as_ref().is_some_and(|frame| read(frame))))
}

/// What can be done now: a row of at most four buttons.
pub fn actions() -> AnyView {
    let app = app();
    let over = fact(app, |frame| frame.over);
    let busy = fact(app, |frame| frame.wanted.is_some());
    let halted = fact(app, |frame| frame.halted);
    let claim = fact(app, |frame| frame.on_turn && frame.snapshot.claim.is_some());
    let undo_off = fact(app, |frame| !frame.can_undo);
    let hint_off = fact(app, |frame| !frame.on_turn);
    let middle = move || {
        if over.get() {
            Button::new("again", "rematch", "primary").does(app, move || app.again(true))
        } else if busy.get() {
            Button::new("stop", "stop", "plain").does(app, move || {
                app.act(Table::halt);
            })
        } else if halted.get() {
            Button::new("play", "play", "primary").does(app, move || {
                app.act(Table::go_on);
            })
        } else if claim.get() {
            Button::new("draw", "claim-draw", "primary").does(app, move || {
                app.act(Table::claim);
            })
        } else {
            Button::new("hint", "hint", "plain").off_while(hint_off).does(app, move || {
                app.act(|table| table.wish(Wish::Hint));
            })
        }
    };
    view! {
        <div class="actions" role="group" aria-label=app.say("spoken-actions")>
            {Button::new("undo", "undo", "plain").off_while(undo_off).does(app, move || {
                app.act(Table::undo);
            })}
            {middle}
            {Button::new("more", "more", "plain").does(app, move || app.sheet.set(Some(Sheet::Menu)))}
        </div>
    }
    .into_any()
}

/// The languages by their own names in a small choice.
pub fn language_menu(app: App) -> AnyView {
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
    .into_any()
}
