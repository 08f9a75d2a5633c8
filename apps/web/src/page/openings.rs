//! The list of a game's openings, to be searched: number, moves, a small picture.
//! Does not know how an opening is played.

use crate::app::App;
use crate::dom::{El, el, of};
use crate::icons::icon;
use game::Opening;
use game::opening::Use;
use games::GameId;
use session::{Session, Start};
use std::sync::Arc;
use text::Value;
use wasm_bindgen::JsCast;
use web::choices::is_meant;
use web::signals::{Memo, Signal};
use web_sys::{Event, HtmlInputElement};

/// So many are shown at a time: each has a picture.
const PAGE: usize = 8;

/// The list; `choose` is told the number of the one that is pressed.
pub fn list(
    app: App,
    rules: GameId,
    chosen: Memo<u16>,
    choose: impl Fn(u16) + Copy + 'static,
) -> El {
    let wish = Signal::new(String::new());
    let shown = Signal::new(PAGE);
    let all = Arc::new(session::openings(rules));
    // The one that is chosen comes first, so that it is seen.
    let chosen_first = chosen.get_untracked();
    let listed = all.clone();
    let found = Memo::new(move |_| {
        let mut found: Vec<usize> = wish.with(|wish| {
            (0..listed.len())
                .filter(|&index| is_meant(&listed[index], wish))
                .collect()
        });
        found.sort_by_key(|&index| listed[index].number != chosen_first);
        found
    });
    let search = el("input")
        .attr("type", "search")
        .attr("data-action", "opening-search")
        .attr("autocomplete", "off")
        .live_label("aria-label", app.say("opening-search"))
        .live_label("placeholder", app.say("opening-search"))
        .on("input", move |event: Event| {
            let field = event
                .target()
                .map(JsCast::unchecked_into::<HtmlInputElement>);
            shown.set(PAGE);
            wish.set(field.map_or_else(String::new, |field| field.value()));
        });
    let count = move || app.say_number("opening-count", found.with(Vec::len));
    let rows = move || {
        let rows = found.with(|found| {
            let first = found.iter().take(shown.get());
            first
                .map(|&index| row(app, rules, &all[index], chosen, choose))
                .collect::<Vec<_>>()
        });
        Some(of("ul", "openings").with_all(rows))
    };
    let more = of("button", "plain")
        .attr("type", "button")
        .attr("data-action", "opening-more")
        .live_flag("hidden", move || found.with(Vec::len) <= shown.get())
        .with(icon("more"))
        .with(el("span").live_text(app.say("more")))
        .press(move || shown.update(|shown| *shown += PAGE));
    of("div", "group")
        .with(of("div", "search").with(search))
        .with(of("p", "about").attr("role", "status").live_text(count))
        .with(of("div", "opening-rows").part(rows))
        .with(more)
}

fn row(
    app: App,
    rules: GameId,
    opening: &Opening,
    chosen: Memo<u16>,
    choose: impl Fn(u16) + Copy + 'static,
) -> El {
    let number = opening.number;
    let session = Session::begin(rules, &Start::Opening(number));
    let picture = session.map_or_else(
        |_| String::new(),
        |session| {
            let standing = session.snapshot().standing;
            draw::figure(session.board(), &standing, &app.small_picture())
        },
    );
    let about = match opening.used {
        Use::Board => None,
        Use::Mail => Some("opening-mail"),
        Use::Barred => Some("opening-barred"),
    };
    let title = move || {
        let values = [("number", Value::Number(i64::from(number)))];
        app.text.with(|text| text.with("opening-named", &values))
    };
    let mut words = of("span", "words")
        .with(el("b").live_text(title))
        .with(el("span").text(&opening.moves.join(" ")));
    if !opening.name.is_empty() {
        words = words.with(of("span", "about").attr("lang", "en").text(opening.name));
    }
    if let Some(key) = about {
        words = words.with(of("span", "about").live_text(app.say(key)));
    }
    let button = of("button", "opening")
        .attr("type", "button")
        .attr("data-opening", &number.to_string())
        .live_bool("aria-pressed", move || chosen.get() == number)
        .with(of("span", "small-board").html(&picture))
        .with(words)
        .press(move || choose(number));
    el("li").with(button)
}
