//! What is said about a game in progress, in any language: whose turn, who plays, what happened.
//! Does not know where it is shown.

use super::table::{News, Player, Table};
use engine::TableFault;
use game::{Played, Point, Side, Snapshot};
use games::GameId;
use text::{Text, Value};

/// The name of a rule set.
#[must_use]
pub fn rules(text: &Text, rules: GameId) -> String {
    text.get(&format!("rules-{}", rules.name()))
}

/// Who plays a side, such as "Computer, level 3".
#[must_use]
pub fn player(text: &Text, table: &Table, side: Side) -> String {
    let alone = table.player(side.other()) != Player::Person;
    match table.player(side) {
        Player::Computer(level) => text.with(
            "player-computer",
            &[("number", Value::Number(level.into()))],
        ),
        Player::Person if alone || side == table.near() => text.get("player-you"),
        Player::Person => text.get("player-friend"),
    }
}

/// The one line about the game as it stands: how it ended, a draw that may be claimed, or whose
/// turn it is and what is to be done.
#[must_use]
pub fn state(text: &Text, table: &Table, snapshot: &Snapshot) -> String {
    if let Some(end) = &snapshot.end {
        return text.ending(end);
    }
    let side = ("side", Value::Text(text.side(snapshot.turn)));
    if table.computers_turn() {
        return text.get("turn-thinking");
    }
    let touched = table.session().touched();
    let going: Vec<_> = snapshot
        .choices
        .iter()
        .filter(|choice| choice.touches.starts_with(touched))
        .collect();
    let board = table.session().board();
    let state = if !touched.is_empty()
        && going
            .iter()
            .all(|choice| touched.len() >= choice.route.len())
    {
        let off = table.session().targets();
        text.with(
            "say-removable",
            &[("either", text.either_of(board, &off).into())],
        )
    } else if !snapshot.must.is_empty() {
        let either = text.either_of(board, &snapshot.must);
        text.with("turn-must", &[side, ("either", either.into())])
    } else if !going.is_empty() && going.iter().all(|choice| choice.route.len() == 1) {
        text.with("turn-place", &[side])
    } else {
        text.with("turn-move", &[side])
    };
    match snapshot.claim {
        Some(claim) => format!("{} {state}", text.claim(claim)),
        None => state,
    }
}

/// A move that was played.
#[must_use]
pub fn played(text: &Text, played: &Played) -> String {
    let side = Value::Text(text.side(played.side));
    text.with(
        "say-played",
        &[("side", side), ("move", played.text.as_str().into())],
    )
}

/// What happened at the table.
#[must_use]
pub fn news(text: &Text, news: &News) -> String {
    match news {
        News::Played(mv) => played(text, mv),
        News::Ended(ending) => text.ending(ending),
        News::Hint(mv, _) => text.with("say-hint", &[("move", mv.as_str().into())]),
        News::Agreed => text.get("say-draw-accepted"),
        News::Declined => text.get("say-draw-declined"),
        News::Restarted => text.get("say-worker-restarted"),
    }
}

/// A table of endings that is of no use.
#[must_use]
pub fn fault(text: &Text, fault: &TableFault) -> String {
    let values = [
        ("table", fault.table.as_str().into()),
        ("reason", fault.reason.as_str().into()),
    ];
    text.with("tables-fault", &values)
}

/// What is on a place and what may be done with it: "11, red king, can capture".
#[must_use]
pub fn place(text: &Text, table: &Table, snapshot: &Snapshot, point: Point) -> String {
    let session = table.session();
    let name = Value::Text(session.board().name_of(point).to_owned());
    let man = snapshot.standing.men.get(point.index()).copied().flatten();
    let key = snapshot.pieces.get(point.index()).copied().flatten();
    let mut parts = vec![match man.zip(key) {
        Some((man, key)) => {
            let piece = text.piece(key, man.side).into();
            text.with("spoken-piece", &[("place", name), ("piece", piece)])
        }
        None => text.with("spoken-vacant", &[("place", name)]),
    }];
    let touched = session.touched();
    if touched.contains(&point) {
        parts.push(text.get("spoken-chosen"));
    } else if session.targets().contains(&point) && !table.computers_turn() {
        parts.push(text.get(match (man.is_some(), touched.is_empty()) {
            (true, true) if snapshot.must.contains(&point) => "spoken-can-capture",
            (true, true) => "spoken-can-move",
            (true, false) => "spoken-removable",
            (false, _) => "spoken-target",
        }));
    }
    text.row(&parts)
}

/// The moves in lines of a number and a move of each side: `1. 11-15 23-19`.
#[must_use]
pub fn move_lines(table: &Table) -> Vec<String> {
    let words = table.session().game_text();
    let mut lines: Vec<String> = Vec::new();
    for word in words.split_whitespace() {
        let number = word
            .strip_suffix('.')
            .is_some_and(|digits| digits.parse::<usize>().is_ok());
        match lines.last_mut() {
            Some(line) if !number => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
