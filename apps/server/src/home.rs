//! The home page as it stands before its scripts run: the games with a still board each.
//! Does not know how to play: without script it leads to the rule pages.

use crate::assets;
use crate::html::{Page, escape, languages};
use crate::rules::{RULE_PAGES, RulePage};
use draw::View;
use games::GameId;
use session::Session;
use text::Text;

/// The home page as a document.
#[must_use]
pub fn document(text: &Text, origin: &str) -> String {
    let mut body = format!(
        "<div id=\"app\">\n<main class=\"home\">\n<h1>{}</h1>\n<p class=\"lead\">{}</p>\n{}\n",
        escape(&text.get("pages-name")),
        escape(&text.get("pages-lead")),
        languages(text, "")
    );
    if assets::has_client() {
        body += &told(text);
    } else {
        let commands = [("commands", text::Value::from(crate::BUILD_COMMANDS))];
        body += &format!(
            "<p>{}</p>\n",
            escape(&text.with("pages-no-client", &commands))
        );
    }
    body += "<div class=\"cards\">\n";
    for page in RULE_PAGES.iter() {
        body += &card(page, text);
    }
    body += &other_boards();
    body += "</div>\n</main>\n</div>";
    Page {
        text,
        title: text.get("pages-home-title"),
        description: text.get("pages-home-description"),
        path: Some(""),
        scripts: true,
        body,
        origin,
    }
    .document()
}

/// What is shown while the program loads, and where it cannot be had or cannot run. The first
/// script shows one of them at a time.
fn told(text: &Text) -> String {
    let say = |key: &str| escape(&text.get(key));
    format!(
        "<noscript><p>{}</p></noscript>\n\
         <div id=\"loading\" class=\"loading\" hidden><label for=\"loaded\">{}</label>\
         <progress id=\"loaded\" max=\"{}\" value=\"0\"></progress></div>\n\
         <div id=\"failed\" class=\"loading\" role=\"alert\" hidden><p>{}</p>\
         <button id=\"again\" class=\"primary\" type=\"button\">{}</button></div>\n\
         <p id=\"too-old\" role=\"alert\" hidden>{}</p>\n",
        say("pages-noscript"),
        say("pages-loading"),
        assets::size("page.wasm").max(1),
        say("pages-failed"),
        say("pages-again"),
        say("pages-too-old")
    )
}

/// The names of the rule sets that are played on a board.
fn rule_sets(board: &str) -> String {
    let names: Vec<&str> = GameId::ALL
        .iter()
        .filter(|&&game| Session::new(game).board().name == board)
        .map(|game| game.name())
        .collect();
    names.join(" ")
}

/// A board with its men as a still picture.
fn figure(session: &Session) -> String {
    let view = View {
        rim: true,
        ..View::default()
    };
    draw::figure(session.board(), &session.snapshot().standing, &view)
}

/// The boards without a card. The first script shows one at the address of a game that is played
/// on it, until the game itself is there.
fn other_boards() -> String {
    let mut shown: Vec<&str> = RULE_PAGES.iter().map(|page| page.board).collect();
    let mut boards = String::new();
    for &game in GameId::ALL {
        let board = Session::new(game).board().name;
        if shown.contains(&board) {
            continue;
        }
        shown.push(board);
        boards += &format!(
            "<div class=\"card\" data-rules=\"{}\" hidden><div class=\"still\">{}</div></div>\n",
            rule_sets(board),
            figure(&Session::new(game))
        );
    }
    boards
}

/// A game: its board, its name, and the ways to play it and to its rules. Whoever chooses before
/// the scripts run finds the game begun when they do.
fn card(page: &RulePage, text: &Text) -> String {
    let rules = page.game.name();
    let play = if assets::has_client() {
        format!(
            "<a class=\"primary\" href=\"#{rules}\">{}</a>\n",
            escape(&text.get("pages-play"))
        )
    } else {
        String::new()
    };
    format!(
        "<article class=\"card\" data-rules=\"{}\">\n<div class=\"still\"><div>{}</div>\n\
         <a class=\"quiet\" href=\"/{}/{}\">{}</a></div>\n\
         <div class=\"words\">\n<h2>{}</h2>\n<p class=\"about\">{}</p>\n{play}</div>\n</article>\n",
        rule_sets(page.board),
        figure(&Session::still(page.game)),
        text.language().tag,
        page.path,
        escape(&text.get("pages-rules")),
        escape(&text.get(&format!("game-{}", page.board))),
        escape(&text.get(&format!("about-{rules}"))),
    )
}
