//! The field for moves that are typed, and the list of keys.
//! Does not know how a move is written: the game reads it and says what is wrong.

use crate::app::App;
use crate::board::focus_board;
use crate::dom::{El, el, follow, later, of};
use crate::icons::icon;
use crate::sheet::switch;
use text::Value;
use wasm_bindgen::JsCast;
use web::signals::Memo;
use web_sys::{Event, HtmlInputElement, KeyboardEvent};

/// The field, while it is open.
pub fn typed(app: App) -> El {
    let open = Memo::new(move |_| app.typing.get());
    of("div", "typing").part(move || open.get().then(|| form(app)))
}

fn form(app: App) -> El {
    let close = move || {
        app.typing.set(false);
        later(0, focus_board);
    };
    let field = field(close);
    let written: HtmlInputElement = field.0.clone().unchecked_into();
    let play = move |event: Event| {
        event.prevent_default();
        let text = written.value();
        if text.trim().is_empty() {
            return;
        }
        if app.act(|table| table.typed(&text)) == Some(true) {
            written.set_value("");
        } else {
            written.select();
        }
    };
    let focused = field.0.clone();
    // It is asked for again when it is open already.
    follow(move || {
        if app.typing.get() {
            let focused = focused.clone();
            later(0, move || {
                let _ = focused.focus();
            });
        }
    });
    let buttons = of("button", "plain")
        .attr("type", "submit")
        .attr("data-action", "typed-play")
        .live_text(app.say("typed-play"));
    let away = of("button", "quiet")
        .attr("type", "button")
        .attr("data-action", "typed-close")
        .live_label("aria-label", app.say("page-close"))
        .with(icon("close"))
        .press(close);
    of("form", "typed")
        .on("submit", play)
        .with(words(app))
        .with(field)
        .with(buttons)
        .with(away)
}

/// Where the move is written.
fn field(close: impl Fn() + 'static) -> El {
    el("input")
        .attr("id", "typed-move")
        .attr("type", "text")
        .attr("autocomplete", "off")
        .attr("autocapitalize", "off")
        .attr("spellcheck", "false")
        .attr("enterkeyhint", "go")
        .attr("maxlength", "60")
        .attr("data-action", "typed-move")
        .attr("aria-describedby", "typed-such-as")
        .on("keydown", move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                close();
            }
        })
}

/// What is to be written, with a move that could be played now.
fn words(app: App) -> El {
    let such_as = Memo::new(move |_| {
        let such = app.frame.with(|frame| {
            let choices = frame.as_ref().map(|frame| &frame.snapshot.choices);
            choices.and_then(|choices| Some(choices.first()?.text.clone()))
        });
        such.map_or_else(String::new, |such| {
            app.text
                .with(|text| text.with("typed-such-as", &[("move", Value::Text(such))]))
        })
    });
    let label = of("label", "label")
        .attr("for", "typed-move")
        .live_text(app.say("typed-move"));
    let hint = of("span", "about")
        .attr("id", "typed-such-as")
        .live_text(move || such_as.get());
    of("div", "typed-words").with(label).with(hint)
}

/// The list of keys, and whether they are in use.
pub fn keys(app: App) -> El {
    let rows: [(&[&str], &'static str); 13] = [
        (&["key-arrows"], "keys-walk"),
        (&["Home", "End"], "keys-ends"),
        (&["key-enter"], "keys-touch"),
        (&["key-escape"], "keys-take-back"),
        (&["N", "P"], "keys-target"),
        (&["M", "O"], "keys-men"),
        (&["C"], "keys-captures"),
        (&["B"], "keys-board"),
        (&["R"], "keys-row"),
        (&["L"], "keys-last-move"),
        (&["T"], "keys-turn"),
        (&["/"], "typed-move"),
        (&["?"], "keys-list"),
    ];
    let mut list = of("dl", "keys");
    for (names, meaning) in rows {
        let names = names.iter().map(|&name| {
            el("kbd").live_text(move || {
                if name.starts_with("key-") {
                    app.text.with(|text| text.get(name))
                } else {
                    name.to_owned()
                }
            })
        });
        list = list
            .with(el("dt").with_all(names))
            .with(el("dd").live_text(app.say(meaning)));
    }
    let on = switch(
        app,
        "setting-keys",
        |settings| settings.keys,
        |settings, on| settings.keys = on,
    );
    of("div", "groups").with(list).with(on)
}
