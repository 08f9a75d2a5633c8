//! Kept games out to a file and in again: the panels and the browser's part of it.
//! Does not know what the file looks like inside.

use crate::actions::button;
use crate::app::{App, keeping};
use crate::dom::{El, document, el, of};
use crate::icons::icon;
use crate::store::{self, Kept};
use games::GameId;
use js_sys::Array;
use session::Session;
use text::{Text, Value};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web::games_file::{self, Bad};
use web::kept::Summary;
use web::signals::Signal;
use web_sys::{
    Blob, BlobPropertyBag, Event, HtmlAnchorElement, HtmlInputElement, HtmlTextAreaElement, Url,
};

const FILE: &str = "tsoro-games.txt";
const TEXT: &str = "text/plain;charset=utf-8";

/// No file of games is as long as this, in bytes.
const LONGEST: i32 = 16 << 20;

/// Hands all games to the browser as a file.
pub fn save_all() {
    let texts: Vec<String> = store::ids()
        .iter()
        .filter_map(|id| store::game(id))
        .collect();
    let text = games_file::write(texts.iter().map(String::as_str));
    save(&text.into(), TEXT, FILE);
}

/// Hands one game to the browser as a file.
pub fn save_one(text: &str) {
    save(&games_file::write([text]).into(), TEXT, "tsoro-game.txt");
}

/// Hands something to the browser as a file: a text or a blob, of a kind as servers name it.
pub fn save(content: &JsValue, kind: &str, name: &str) {
    let parts = Array::of1(content);
    let options = BlobPropertyBag::new();
    options.set_type(kind);
    let Ok(blob) = Blob::new_with_blob_sequence_and_options(&parts, &options) else {
        return;
    };
    let Ok(address) = Url::create_object_url_with_blob(&blob) else {
        return;
    };
    let link: HtmlAnchorElement = el("a").attr("href", &address).0.unchecked_into();
    link.set_download(name);
    if let Some(body) = document().body() {
        let _ = body.append_child(&link);
        link.click();
        link.remove();
    }
    // The browser has begun to read it by then.
    crate::dom::later(10_000, move || {
        let _ = Url::revoke_object_url(&address);
    });
}

/// The panel that says that there is no room, and offers the file.
pub fn full(app: App) -> El {
    let answers = of("div", "answers")
        .with(button(app, "save", "games-save", "primary", move || {
            save_all();
            app.sheet.set(None);
        }))
        .with(button(app, "close", "games-not-now", "plain", move || {
            app.sheet.set(None);
        }));
    el("div")
        .with(el("p").live_text(app.say("games-full-how")))
        .with(answers)
}

/// What came of adding games.
#[derive(Clone, Default)]
struct Outcome {
    added: usize,
    known: usize,
    full: bool,
    bad: Vec<Bad>,
}

/// The panel that takes games from a file or from a pasted text.
pub fn import(app: App) -> El {
    let outcome = Signal::new(None::<Outcome>);
    let pasted = el("textarea")
        .attr("id", "pasted")
        .attr("rows", "5")
        .attr("spellcheck", "false")
        .attr("data-action", "pasted");
    let field: HtmlTextAreaElement = pasted.0.clone().unchecked_into();
    let add = button(app, "add", "games-add-now", "primary", move || {
        let came = add(app, &field.value());
        // What could not be read stays to be mended.
        let left: Vec<&str> = came.bad.iter().map(|bad| bad.text.as_str()).collect();
        field.set_value(&left.join("\n"));
        outcome.set(Some(came));
    });
    of("div", "import")
        .with(picker(app, outcome))
        .with(
            el("label")
                .attr("for", "pasted")
                .live_text(app.say("games-paste")),
        )
        .with(pasted)
        .with(add)
        .with(
            el("div")
                .attr("role", "status")
                .attr("data-outcome", "")
                .part(move || outcome.with(|came| came.as_ref().map(|came| told(app, came)))),
        )
}

/// The button that opens the browser's choice of files.
fn picker(app: App, outcome: Signal<Option<Outcome>>) -> El {
    let field = of("input", "sr")
        .attr("type", "file")
        .attr("accept", ".txt,text/plain")
        .attr("data-action", "file")
        .on("change", move |event: Event| {
            let field = event
                .target()
                .map(JsCast::unchecked_into::<HtmlInputElement>);
            let Some(field) = field else { return };
            let file = field.files().and_then(|files| files.get(0));
            let Some(file) = file.and_then(|file| file.slice_with_i32_and_i32(0, LONGEST).ok())
            else {
                return;
            };
            spawn_local(async move {
                let text = JsFuture::from(file.text()).await.ok();
                let text = text.and_then(|text| text.as_string()).unwrap_or_default();
                outcome.set(Some(add(app, &text)));
                // The same file may be chosen again.
                field.set_value("");
            });
        });
    of("label", "plain file")
        .with(icon("add"))
        .with(el("span").live_text(app.say("games-file")))
        .with(field)
}

/// Adds the games of a text that are not here yet.
fn add(app: App, text: &str) -> Outcome {
    let found = games_file::read(text);
    let here = store::ids().into_iter().filter_map(|id| store::game(&id));
    let fresh = games_file::fresh(&found.games, here);
    let mut outcome = Outcome {
        known: found.games.len() - fresh.len(),
        ..Outcome::default()
    };
    for text in fresh {
        let begun = Summary::read(text).and_then(|summary| summary.begun);
        let id = keeping::new_id(begun.unwrap_or_else(keeping::seconds));
        outcome.full |= store::keep_game(&id, text) != Kept::Yes;
        outcome.added += 1;
    }
    outcome.bad = found.bad;
    app.shelf.update(|shelf| *shelf = shelf.wrapping_add(1));
    outcome
}

/// What came of it in words.
fn told(app: App, came: &Outcome) -> El {
    let number = |text: &Text, key: &str, number: usize| {
        let number = i64::try_from(number).unwrap_or(i64::MAX);
        text.with(key, &[("number", Value::Number(number))])
    };
    app.text.with(|text| {
        let mut words = number(text, "games-added", came.added);
        if came.known > 0 {
            words = format!("{words} {}", number(text, "games-known", came.known));
        }
        if came.full {
            words = format!("{words} {}", text.get("games-full-how"));
        }
        let bad = came
            .bad
            .iter()
            .map(|bad| of("li", "refused").text(&why(text, bad)));
        el("div")
            .with(el("p").text(&words))
            .with(el("ul").with_all(bad))
    })
}

/// Why a piece of a text is no game.
fn why(text: &Text, bad: &Bad) -> String {
    let rules = bad.rules.unwrap_or(GameId::American);
    let board = Session::new(rules);
    let reason = text.refusal(board.board(), &bad.reason);
    let line = i64::try_from(bad.line).unwrap_or(i64::MAX);
    let mut values = vec![("line", Value::Number(line)), ("reason", reason.into())];
    match bad.rules {
        Some(rules) => {
            values.push(("game", crate::say::rules_name(text, rules).into()));
            text.with("games-bad-game", &values)
        }
        None => text.with("games-bad", &values),
    }
}
