//! The page in the browser: finds the language and the game of the address, and draws the screens.
//! Does not know any rule; the game is a session, the computer player a worker.

mod actions;
mod app;
mod bar;
mod begin;
mod board;
mod carry;
mod clocks;
mod copy;
mod dom;
mod drag;
mod endings;
mod exact;
mod files;
mod games;
mod help;
mod home;
mod icons;
mod learn;
mod looks;
mod men;
mod moves;
mod offline;
mod openings;
mod place;
mod play;
mod print;
mod quiet;
mod say;
mod setup;
mod sheet;
mod sound;
mod starting;
mod store;
mod tell;
mod thinker;
mod typed;
mod ways;
mod words;

use app::{App, Screen};
use dom::{document, el, follow, window};
use js_sys::{Function, Reflect};
use place::Place;
use std::cell::Cell;
use wasm_bindgen::{JsCast, JsValue};
use web::frame::Notice;
use web::looks::Theme;
use web::settings::Settings;
use web::signals;
use web_sys::{Event, HtmlElement};

fn main() {
    // What follows signals waits for its turn after the deed that changed them.
    signals::plan_by(dom::settle_soon);
    let settings = Settings::read(&store::settings().unwrap_or_default());
    let kept = settings.language.as_deref().and_then(text::language);
    let language = place::language_of_address()
        .or(kept)
        .unwrap_or_else(place::language_of_browser);
    place::mark_language(language.tag);
    words::first(language.tag, move |text| match text {
        Some(text) => open(text, settings),
        None => tell_start("wordless"),
    });
}

/// Tells the first script that the page is drawn, or that its words could not be had.
fn tell_start(what: &str) {
    let get = |object: &JsValue, name: &str| Reflect::get(object, &name.into()).ok();
    let start = get(&window(), "tsoroStart").filter(JsValue::is_object);
    let told = start.and_then(|start| get(&start, what)?.dyn_into::<Function>().ok());
    if let Some(told) = told {
        let _ = told.call0(&JsValue::NULL);
    }
}

/// Draws the screens in place of what was sent.
fn open(text: text::Text, settings: Settings) {
    let Some(root) = document().get_element_by_id("app") else {
        return;
    };
    let app = App::new(text, settings);
    wear(app);
    walk_in(app);
    learn::keep(app);
    listen(app);
    app.watch();
    sound::wait(app);
    app.arrive(Place::now());
    let page = el("div")
        .part(move || {
            Some(match app.screen.get() {
                Screen::Home => home::home(app),
                Screen::Play => play::play(app),
                Screen::Games => games::games(app),
                Screen::Looks => looks::screen(app),
                Screen::Learn(course) => learn::list(app, course),
                Screen::SetUp => setup::setup(app),
                Screen::Print => print::screen(app),
            })
        })
        .with(sheet::sheet(app));
    root.replace_children_with_node_1(&page.0);
    tell_start("drawn");
    offline::start(app);
}

/// The looks are attributes of the document that the style sheet reads.
fn wear(app: App) {
    follow(move || {
        let looks = app.settings.with(|settings| settings.looks);
        let Some(root) = document().document_element() else {
            return;
        };
        let wear = |name: &str, value: Option<&str>| {
            let _ = match value {
                Some(value) => root.set_attribute(name, value),
                None => root.remove_attribute(name),
            };
        };
        let theme = Some(looks.theme.name()).filter(|_| looks.theme != Theme::Auto);
        wear("data-theme", theme);
        wear("data-board", Some(looks.board));
        wear("data-set", Some(looks.set));
        wear("data-pattern", looks.pattern.then_some("on"));
    });
    follow(move || {
        let title = app.text.with(|text| {
            let game = app
                .frame
                .with(|frame| frame.as_ref().map(|frame| frame.rules));
            match (app.screen.get(), game) {
                (Screen::Play, Some(rules)) => {
                    format!(
                        "{} – {}",
                        say::rules_name(text, rules),
                        text.get("page-title")
                    )
                }
                (Screen::Games, _) => {
                    format!("{} – {}", text.get("games-title"), text.get("page-title"))
                }
                (Screen::Learn(_), _) => {
                    format!("{} – {}", text.get("learn"), text.get("page-title"))
                }
                (Screen::Looks, _) => {
                    format!("{} – {}", text.get("looks-title"), text.get("page-title"))
                }
                (Screen::SetUp, _) => {
                    format!("{} – {}", text.get("set-up"), text.get("page-title"))
                }
                (Screen::Print, _) => {
                    format!("{} – {}", text.get("print-title"), text.get("page-title"))
                }
                _ => format!("{}: {}", text.get("page-title"), text.get("page-tagline")),
            }
        });
        if document().title() != title {
            document().set_title(&title);
        }
    });
}

/// Whoever walks with keys goes on at the head of a screen that takes the place of another.
fn walk_in(app: App) {
    let before = Cell::new(None);
    follow(move || {
        let screen = app.screen.get();
        if before
            .replace(Some(screen))
            .is_some_and(|old| old != screen)
        {
            dom::later(0, || {
                let head = document().query_selector("[data-view] h1").ok().flatten();
                if let Some(head) = head {
                    let _ = head.set_attribute("tabindex", "-1");
                    let _ = head.unchecked_into::<HtmlElement>().focus();
                }
            });
        }
    });
}

fn listen(app: App) {
    dom::listen(&window(), "popstate", move |_: Event| {
        app.arrive(Place::now())
    });
    dom::listen(&document(), "visibilitychange", move |_: Event| {
        app.away(document().hidden());
    });
    dom::listen(&window(), "offline", move |_: Event| {
        app.notice(Notice::Say("say-offline"))
    });
}
