//! The games kept on this device.
//! Does not know how they are kept.

use crate::app::App;
use crate::dom::{El, el, of};
use crate::icons::icon;
use crate::{bar, say, store};
use games::GameId;
use reactive_graph::traits::With;

/// The screen of the games kept.
pub fn games(app: App) -> El {
    let kept: Vec<GameId> = GameId::ALL
        .iter()
        .copied()
        .filter(|rules| store::game(*rules).is_some())
        .collect();
    let list = if kept.is_empty() {
        of("p", "none").live_text(app.say("games-none"))
    } else {
        of("ul", "kept").with_all(kept.into_iter().map(|rules| row(app, rules)))
    };
    let main = of("main", "games")
        .with(el("h1").live_text(app.say("games-title")))
        .with(list);
    el("div")
        .attr("data-view", "games")
        .with(bar::bar(app, String::new, None))
        .with(main)
}

/// An unfinished game.
fn row(app: App, rules: GameId) -> El {
    let name = move || app.text.with(|text| say::rules_name(text, rules));
    let go_on = of("button", "plain")
        .attr("type", "button")
        .attr("data-action", "continue")
        .with(icon("play"))
        .with(el("span").live_text(app.say("continue-game")))
        .press(move || app.resume(rules));
    el("li").with(el("h2").live_text(name)).with(go_on)
}
