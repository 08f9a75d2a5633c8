//! The row of quiet links under the cards of the first screen: one a screen beside the games.
//! Does not know what those screens show.

use crate::app::App;
use crate::dom::{El, el, of};
use crate::icons::icon;
use crate::place::Place;
use web_sys::MouseEvent;

/// All ways.
pub fn ways(app: App) -> El {
    let all = [
        way(app, Place::Learn(None, 0), "learn", "learn"),
        way(app, Place::Games, "games", "games-title"),
        way(app, Place::Looks, "looks", "looks-title"),
        way(app, Place::Print, "print", "print-title"),
    ];
    of("nav", "ways")
        .live_label("aria-label", app.say("page-ways"))
        .with_all(all)
        .part(move || crate::offline::install(app, "quiet"))
}

/// A link to a place, with a drawing and a word; a press of it does not load the page anew.
pub fn way(app: App, place: Place, drawing: &str, key: &'static str) -> El {
    let address = move || {
        app.text
            .with(|text| format!("/{}/{}", text.language().tag, place.write()))
    };
    of("a", "quiet")
        .live_label("href", address)
        .attr("data-action", key)
        .with(icon(drawing))
        .with(el("span").live_text(app.say(key)))
        .on("click", move |event: MouseEvent| {
            event.prevent_default();
            app.go(place);
        })
}
