//! The bar on top of every screen but the first: the way home, a name, the language.
//! Does not know what stands under it.

use crate::actions;
use crate::app::App;
use crate::dom::{El, el, of};
use crate::icons::icon;
use crate::place::Place;
use web_sys::MouseEvent;

/// The bar with the screen's name in its middle; `end` stands at its end.
pub fn bar(app: App, name: impl Fn() -> String + 'static, end: Option<El>) -> El {
    let home = of("a", "brand")
        .attr("href", "/")
        .attr("data-action", "home")
        .with(icon("home"))
        .with(el("span").live_text(app.say("page-title")))
        .with(of("span", "sr").live_text(app.say("page-home")))
        .on("click", move |event: MouseEvent| {
            event.prevent_default();
            app.go(Place::Home);
        });
    of("header", "bar")
        .with(home)
        .with(
            of("span", "game-name")
                .attr("aria-hidden", "true")
                .live_text(name),
        )
        .with(actions::language_menu(app))
        .with_all(end)
}
