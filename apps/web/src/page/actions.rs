//! The buttons beside the board, and the choice of a language.
//! Does not know what a deed does to the game.

use crate::app::{App, Sheet};
use crate::dom::{El, el, follow, of};
use crate::icons::icon;
use wasm_bindgen::JsCast;
use web::frame::Frame;
use web::settings::Opponent;
use web::signals::Memo;
use web::table::{Table, Wish};
use web_sys::{Event, HtmlSelectElement};

/// A button with a drawing and a word. Its key names the deed as well.
pub fn button(
    app: App,
    drawing: &str,
    key: &'static str,
    class: &str,
    act: impl Fn() + 'static,
) -> El {
    of("button", class)
        .attr("type", "button")
        .attr("data-action", key)
        .with(icon(drawing))
        .with(el("span").live_text(app.say(key)))
        .press(act)
}

/// The same, off while a fact of the frame holds.
pub fn button_unless(
    app: App,
    (drawing, key): (&str, &'static str),
    class: &str,
    off: fn(&Frame) -> bool,
    act: impl Fn() + 'static,
) -> El {
    let off = fact(app, off);
    of("button", class)
        .attr("type", "button")
        .attr("data-action", key)
        .with(icon(drawing))
        .with(el("span").live_text(app.say(key)))
        .live_off(move || off.get())
        .press(act)
}

/// A fact of the frame, followed.
pub fn fact(app: App, read: fn(&Frame) -> bool) -> Memo<bool> {
    Memo::new(move |_| {
        app.frame
            .with(|frame| frame.as_ref().is_some_and(|frame| read(frame)))
    })
}

/// What stands in the middle of the row of deeds.
#[derive(Clone, Copy, PartialEq)]
enum Middle {
    TakeOver,
    PlayOn,
    Rematch,
    Stop,
    GoOn,
    Claim,
    Hint,
}

fn middle(frame: &Frame) -> Middle {
    if frame.elsewhere {
        Middle::TakeOver
    } else if frame.over && !frame.live {
        Middle::PlayOn
    } else if frame.over {
        Middle::Rematch
    } else if frame.wanted.is_some() {
        Middle::Stop
    } else if frame.halted {
        Middle::GoOn
    } else if frame.on_turn && frame.snapshot.claim.is_some() {
        Middle::Claim
    } else {
        Middle::Hint
    }
}

/// What can be done now: a row of three buttons.
pub fn actions(app: App) -> El {
    let kind = Memo::new(move |_| {
        app.frame
            .with(|frame| frame.as_ref().map_or(Middle::Hint, |f| middle(f)))
    });
    let make = move || {
        Some(match kind.get() {
            Middle::TakeOver => button(app, "play", "games-take-over", "primary", move || {
                app.act(|_| ());
            }),
            Middle::PlayOn => button(app, "play", "games-play-on", "primary", move || {
                app.play_on();
            }),
            Middle::Rematch => button(app, "again", "rematch", "primary", move || app.again(true)),
            Middle::Stop => button(app, "stop", "stop", "plain", move || {
                app.act(Table::halt);
            }),
            Middle::GoOn => button(app, "play", "play", "primary", move || {
                app.act(Table::go_on);
            }),
            Middle::Claim => button(app, "draw", "claim-draw", "primary", move || {
                app.act(Table::claim);
            }),
            Middle::Hint => {
                let off = |frame: &Frame| !frame.on_turn;
                button_unless(app, ("hint", "hint"), "plain", off, move || {
                    app.act(|table| table.wish(Wish::Hint));
                })
            }
        })
    };
    let nobody = fact(app, |frame| frame.setup.opponent == Opponent::Nobody);
    let step = move || {
        nobody.get().then(|| {
            let off = |frame: &Frame| frame.over || frame.wanted.is_some();
            button_unless(app, ("step", "step"), "plain", off, move || {
                app.act(Table::step);
            })
        })
    };
    let class = move || {
        (if nobody.get() {
            "actions four"
        } else {
            "actions"
        })
        .to_owned()
    };
    let no_undo = |frame: &Frame| !frame.can_undo;
    let undo = button_unless(app, ("undo", "undo"), "plain", no_undo, move || {
        app.act(Table::undo);
    });
    el("div")
        .live_label("class", class)
        .attr("role", "group")
        .live_label("aria-label", app.say("spoken-actions"))
        .with(undo)
        .part(make)
        .part(step)
        .with(button(app, "more", "more", "plain", move || {
            app.sheet.set(Some(Sheet::Menu))
        }))
}

/// The languages by their own names in a small choice.
pub fn language_menu(app: App) -> El {
    let own = move || app.text.with(|text| text.language().tag);
    let options = text::languages().iter().map(|language| {
        el("option")
            .attr("value", language.tag)
            .attr("lang", language.tag)
            .text(language.name)
            .live_flag("selected", move || own() == language.tag)
    });
    let select = of("select", "quiet");
    let shown: HtmlSelectElement = select.0.clone().unchecked_into();
    // A choice that could not be loaded gives way to what is spoken.
    follow(move || shown.set_value(own()));
    select
        .attr("data-action", "language")
        .live_label("aria-label", app.say("page-language"))
        .with_all(options)
        .on("change", move |event: Event| {
            let chosen = event
                .target()
                .map(JsCast::unchecked_into::<HtmlSelectElement>);
            if let Some(language) = chosen.and_then(|select| text::language(&select.value())) {
                crate::words::speak(app, language.tag);
            }
        })
}
