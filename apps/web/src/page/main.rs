//! The page in the browser: finds the language and the game of the address, and draws the screens.
//! Does not know any rule; the game is a session, the computer player a worker.

mod actions;
mod app;
mod board;
mod copy;
mod drag;
mod home;
mod icons;
mod men;
mod moves;
mod place;
mod play;
mod say;
mod sheet;
mod store;
mod thinker;

use app::{App, Screen};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web::frame::Notice;
use web::settings::{Settings, Theme};

fn main() {
    let settings = Settings::read(&store::settings().unwrap_or_default());
    let kept = settings.language.as_deref().and_then(text::language);
    let language = place::language_of_address().or(kept).unwrap_or_else(place::language_of_browser);
    place::mark_language(language.tag);
    let Some(root) = document().get_element_by_id("app") else { return };
    let Ok(root) = root.dyn_into::<web_sys::HtmlElement>() else { return };
    let text = text::Text::new(language.tag);
    root.set_inner_html("");
    leptos::mount::mount_to(root, move || {
        let app = App::new(text, settings);
        provide_context(app);
        wear(app);
        listen(app);
        if let Some(rules) = place::game_of_address() {
            app.resume(rules);
        }
        view! {
            {move || match app.screen.get() {
                Screen::Home => home::home(),
                Screen::Play => play::play(),
            }}
            {sheet::sheet()}
        }
    })
    .forget();
}

/// The theme and the set of men are attributes of the document that the style sheet reads.
fn wear(app: App) {
    Effect::new(move || {
        let (theme, set) = app.settings.with(|settings| (settings.theme, settings.set));
        let Some(root) = document().document_element() else { return };
        let _ = match theme {
            Theme::Auto => root.remove_attribute("data-theme"),
            _ => root.set_attribute("data-theme", theme.name()),
        };
        let _ = root.set_attribute("data-set", set.name());
    });
    Effect::new(move || {
        let title = app.text.with(|text| {
            let game = app.frame.with(|frame| frame.as_ref().map(|frame| frame.rules));
            match (app.screen.get(), game) {
                (Screen::Play, Some(rules)) => {
                    format!("{} – {}", say::rules_name(text, rules), text.get("page-title"))
                }
                _ => format!("{}: {}", text.get("page-title"), text.get("page-tagline")),
            }
        });
        document().set_title(&title);
    });
}

fn listen(app: App) {
    let back = window_event_listener(leptos::ev::popstate, move |_| match place::game_of_address() {
        Some(rules) => app.resume(rules),
        None => app.home(),
    });
    let offline = window_event_listener(leptos::ev::offline, move |_| {
        app.notice(Notice::Say("say-offline"));
    });
    // They live as long as the page.
    std::mem::forget((back, offline));
}
