//! The games kept on this device: a list to search, to go on from, to look at again and to delete.
//! Does not know how they are kept. Long lists are drawn a page at a time.

use crate::actions::button;
use crate::app::App;
use crate::carry;
use crate::dom::{El, document, el, later, of};
use crate::icons::icon;
use crate::{bar, say, store};
use std::collections::HashMap;
use std::sync::Arc;
use text::{Text, Value};
use wasm_bindgen::JsCast;
use web::kept::{Summary, matches};
use web::signals::{Memo, Signal, Stored};
use web::table::Table;
use web_sys::{Event, HtmlElement, HtmlInputElement};

/// How many games are drawn at a time.
const PAGE: usize = 20;

/// So many moves of a game can be searched for.
const SEARCHED_MOVES: usize = 12;

/// A game of the list.
#[derive(Clone, PartialEq)]
struct Entry {
    id: String,
    summary: Summary,
}

/// The pictures that were drawn, by the name of the game and its number of plies.
type Pictures = Stored<HashMap<(String, usize), String>>;

/// What the list is made of.
#[derive(Clone, Copy)]
struct List {
    app: App,
    wanted: Signal<String>,
    shown: Signal<usize>,
    entries: Memo<Arc<Vec<Entry>>>,
    pictures: Pictures,
}

/// The screen of the games kept.
pub fn games(app: App) -> El {
    let entries = Memo::new(move |_| {
        app.shelf.get();
        Arc::new(entries())
    });
    let list = List {
        app,
        wanted: Signal::new(String::new()),
        shown: Signal::new(PAGE),
        entries,
        pictures: Stored::new(HashMap::new()),
    };
    let some = Memo::new(move |_| entries.with(|all| !all.is_empty()));
    let main = of("main", "games")
        .with(el("h1").live_text(app.say("games-title")))
        .part(move || {
            Some(if some.get() {
                of("div", "shelf")
                    .with(search(list))
                    .part(move || Some(rows(list)))
            } else {
                of("p", "none").live_text(app.say("games-none"))
            })
        })
        .part(move || Some(deeds(app, some.get())))
        .with(deleted(app));
    el("div")
        .attr("data-view", "games")
        .with(bar::bar(app, String::new, None))
        .with(main)
}

/// All games kept, unfinished ones first, then the newest.
fn entries() -> Vec<Entry> {
    let mut all: Vec<Entry> = store::ids()
        .into_iter()
        .filter_map(|id| {
            let summary = Summary::read(&store::game(&id)?)?;
            Some(Entry { id, summary })
        })
        .collect();
    all.sort_by(|a, b| {
        let order = |entry: &Entry| entry.summary.order();
        order(b).cmp(&order(a)).then_with(|| b.id.cmp(&a.id))
    });
    all
}

fn number(text: &Text, key: &str, number: usize) -> String {
    let number = i64::try_from(number).unwrap_or(i64::MAX);
    text.with(key, &[("number", Value::Number(number))])
}

fn search(list: List) -> El {
    let app = list.app;
    let field = of("input", "search")
        .attr("type", "search")
        .attr("autocomplete", "off")
        .attr("enterkeyhint", "search")
        .attr("data-action", "search")
        .live_label("placeholder", app.say("games-search"))
        .live_label("aria-label", app.say("games-search"))
        .on("input", move |event: Event| {
            let field = event
                .target()
                .map(JsCast::unchecked_into::<HtmlInputElement>);
            list.shown.set(PAGE);
            list.wanted
                .set(field.map_or_else(String::new, |field| field.value()));
        });
    of("div", "find").with(field)
}

/// What is told of a game under its name: against whom, how long, when.
fn facts(text: &Text, summary: &Summary) -> Vec<String> {
    let mut facts = vec![
        say::opponent(text, &summary.setup),
        number(text, "games-moves", summary.plies),
    ];
    facts.extend(summary.played.or(summary.begun).map(|moment| {
        let millis = wasm_bindgen::JsValue::from_f64(moment as f64 * 1000.0);
        let behind = js_sys::Date::new(&millis).get_timezone_offset();
        text.date(moment, -behind as i32)
    }));
    facts
}

/// Everything that can be searched for in a game.
fn told(text: &Text, summary: &Summary) -> String {
    let name = say::rules_name(text, summary.rules);
    let (result, facts) = (say::result(text, summary), facts(text, summary));
    let mut words = vec![name.as_str(), &result, &summary.opening];
    words.extend(facts.iter().map(String::as_str));
    words.extend(summary.moves.split_whitespace().take(SEARCHED_MOVES));
    words.join(" ")
}

/// The games that have the words looked for, as many as are shown, and a button for more.
fn rows(list: List) -> El {
    let app = list.app;
    let entries = list.entries.get();
    let wanted = list.wanted.get();
    let shown = list.shown.get();
    let found: Vec<&Entry> = app.text.with(|text| {
        let fits = |entry: &&Entry| {
            wanted.trim().is_empty() || matches(&told(text, &entry.summary), &wanted)
        };
        entries.iter().filter(fits).collect()
    });
    let count = found.len();
    let words = app.text.with(|text| {
        if count == 0 {
            text.get("games-not-found")
        } else {
            number(text, "games-count", count)
        }
    });
    let rows = found
        .into_iter()
        .take(shown)
        .enumerate()
        .map(|(place, entry)| row(list, place == 0, entry.clone()));
    let more = (count > shown).then(|| {
        button(app, "more", "games-more", "plain", move || {
            list.shown.update(|shown| *shown += PAGE);
            focus_later(format!(".kept li:nth-child({}) button", shown + 1));
        })
    });
    let unsaved =
        store::some_unsaved().then(|| of("p", "unsaved").live_text(app.say("games-unsaved")));
    el("div")
        .with_all(unsaved)
        .with(
            of("p", "about")
                .attr("role", "status")
                .attr("data-count", &count.to_string())
                .text(&words),
        )
        .with(of("ul", "kept").with_all(rows))
        .with_all(more)
}

/// Moves the focus to what will be there when the screen has changed.
fn focus_later(selector: String) {
    later(0, move || {
        let found = document().query_selector(&selector).ok().flatten();
        if let Some(element) = found.and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
            let _ = element.focus();
        }
    });
}

/// A game: its last position, what it was, and what can be done with it. The first one of the list
/// is the likeliest to be gone on with.
fn row(list: List, first: bool, entry: Entry) -> El {
    let app = list.app;
    let Entry { id, summary } = entry;
    let (name, result, facts) = app.text.with(|text| {
        let name = say::rules_name(text, summary.rules);
        (name, say::result(text, &summary), facts(text, &summary))
    });
    let (drawing, key, class) = if summary.unfinished() {
        (
            "play",
            "games-go-on",
            if first { "primary" } else { "plain" },
        )
    } else {
        ("again", "games-replay", "plain")
    };
    let (opened, rules) = (id.clone(), summary.rules);
    let open = button(app, drawing, key, class, move || {
        app.open_kept(&opened, rules);
    });
    let spoken = app.text.with(|text| {
        let mut told = vec![name.clone(), result.clone()];
        told.extend(facts.iter().cloned());
        let game = text.row(&told);
        text.with("games-delete", &[("game", game.into())])
    });
    let gone = id.clone();
    let delete = of("button", "quiet")
        .attr("type", "button")
        .attr("data-action", "delete")
        .attr("aria-label", &spoken)
        .with(icon("delete"))
        .press(move || {
            delete(app, vec![gone.clone()]);
            focus_later("[data-action='undelete']".to_owned());
        });
    let words = of("div", "words")
        .with(el("h2").text(&name))
        .with(of("p", "result").text(&result))
        .with(of("p", "about facts").with_all(facts.iter().map(|fact| el("span").text(fact))));
    el("li")
        .attr("data-id", &id)
        .with(
            of("span", "small-board")
                .attr("aria-hidden", "true")
                .html(&picture(list, &id, summary.plies)),
        )
        .with(words)
        .with(of("div", "row-deeds").with(open).with(delete))
}

/// The last position of a game as a still picture; none for a game that cannot be read.
fn picture(list: List, id: &str, plies: usize) -> String {
    let key = (id.to_owned(), plies);
    let mut picture = String::new();
    list.pictures.update(|pictures| {
        picture.clone_from(
            pictures
                .entry(key)
                .or_insert_with(|| draw_last(list.app, id)),
        );
    });
    picture
}

fn draw_last(app: App, id: &str) -> String {
    let table = store::game(id).and_then(|text| Table::load(&text).ok());
    table.map_or_else(String::new, |table| {
        let session = table.session();
        draw::figure(
            session.board(),
            &session.snapshot().standing,
            &app.small_picture(),
        )
    })
}

/// Deletes games; what they were stays at hand until the next ones are deleted.
fn delete(app: App, ids: Vec<String>) {
    let texts = ids.into_iter().filter_map(|id| {
        let text = store::game(&id)?;
        store::forget_game(&id);
        Some((id, text))
    });
    app.deleted.set(texts.collect());
    app.shelf.update(|shelf| *shelf = shelf.wrapping_add(1));
}

/// Deletes all games.
pub fn delete_all(app: App) {
    delete(app, store::ids());
    focus_later("[data-action='undelete']".to_owned());
}

/// What was deleted can be brought back.
fn deleted(app: App) -> El {
    let some = Memo::new(move |_| app.deleted.with(|deleted| !deleted.is_empty()));
    let undo = move || {
        for (id, text) in app.deleted.get_untracked() {
            store::keep_game(&id, &text);
        }
        app.deleted.set(Vec::new());
        app.shelf.update(|shelf| *shelf = shelf.wrapping_add(1));
        focus_later(".games [data-action]".to_owned());
    };
    el("div").attr("role", "status").part(move || {
        some.get().then(|| {
            of("div", "deleted")
                .with(el("span").live_text(app.say("games-deleted")))
                .with(button(app, "undo", "undo", "plain", undo).attr("data-action", "undelete"))
        })
    })
}

/// What can be done with all games at once.
fn deeds(app: App, some: bool) -> El {
    let save = some.then(|| {
        button(app, "save", "games-save", "plain", move || {
            carry::save_all();
        })
    });
    let delete = some.then(|| {
        button(app, "delete", "games-delete-all", "plain", move || {
            app.sheet.set(Some(crate::app::Sheet::DeleteAll));
        })
    });
    of("div", "shelf-deeds")
        .with_all(save)
        .with(button(app, "add", "games-add", "plain", move || {
            app.sheet.set(Some(crate::app::Sheet::Import));
        }))
        .with_all(delete)
}
