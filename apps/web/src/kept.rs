//! A game kept on this device, as a list tells of it without playing it again.
//! Does not know where it is kept, what the time is, or in which language it is told.
//!
//! What a kept game holds beside its moves are notes of the session: `setup` (who played), `begun`
//! and `played` (seconds since the start of 1970: the first and the last change), `result` (how it
//! ended and who won), `tab` (which open page wrote it last).

use crate::lower::lower;
use crate::table::Setup;
use game::Side;
use games::GameId;
use session::Session;

const FIRST_LINE: &str = "tsoro-game 1";

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Result {
    /// The key of the reason's message.
    pub reason: String,
    /// Who won; nobody in a draw.
    pub winner: Option<Side>,
}

/// What a list tells of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Summary {
    /// The rule set.
    pub rules: GameId,
    /// Who played.
    pub setup: Setup,
    /// How many plies were played.
    pub plies: usize,
    /// How it ended, if it has.
    pub result: Option<Result>,
    /// When the first move was made, in seconds since the start of 1970.
    pub begun: Option<i64>,
    /// When it changed last, in seconds since the start of 1970.
    pub played: Option<i64>,
    /// The opening that it began with, when it was given one.
    pub opening: String,
    /// The moves as text.
    pub moves: String,
}

impl Summary {
    /// Reads a kept game's text without playing it. `None` for a text that is not a kept game.
    #[must_use]
    pub fn read(text: &str) -> Option<Summary> {
        let mut lines = text.lines();
        lines.next().filter(|first| *first == FIRST_LINE)?;
        let mut summary = Summary {
            rules: GameId::ALL.first().copied()?,
            setup: Setup::read(""),
            plies: 0,
            result: None,
            begun: None,
            played: None,
            opening: String::new(),
            moves: String::new(),
        };
        let mut rules = None;
        for line in lines {
            let (name, value) = line.split_once(' ').unwrap_or((line, ""));
            match name {
                "rules" => rules = GameId::parse(value.trim()).ok(),
                "moves" => value.clone_into(&mut summary.moves),
                "over" => summary.result = result(value),
                "note" => summary.note(value),
                _ => {}
            }
        }
        summary.rules = rules?;
        summary.plies = summary.moves.split_whitespace().count();
        Some(summary)
    }

    fn note(&mut self, note: &str) {
        let (name, value) = note.split_once(' ').unwrap_or((note, ""));
        match name {
            "setup" => self.setup = Setup::read(value),
            "begun" => self.begun = value.parse().ok(),
            "played" => self.played = value.parse().ok(),
            "result" => self.result = result(value),
            "opening" => value.clone_into(&mut self.opening),
            _ => {}
        }
    }

    /// Whether it can be gone on with.
    #[must_use]
    pub fn unfinished(&self) -> bool {
        self.result.is_none()
    }

    /// What a list is ordered by, the greatest first: unfinished before finished, then the newest.
    #[must_use]
    pub fn order(&self) -> (bool, i64) {
        (self.unfinished(), self.played.or(self.begun).unwrap_or(0))
    }
}

fn result(value: &str) -> Option<Result> {
    let (reason, winner) = value.split_once(' ')?;
    let winner = match winner.trim() {
        "first" => Some(Side::First),
        "second" => Some(Side::Second),
        "draw" => None,
        _ => return None,
    };
    // The reason is looked up as a message: nothing else may be.
    reason.starts_with("end-").then(|| Result {
        reason: reason.to_owned(),
        winner,
    })
}

/// Writes the notes that a list reads: `now` is in seconds since the start of 1970, `tab` the name
/// of the open page.
pub fn note(session: &mut Session, now: i64, tab: &str) {
    let time = now.to_string();
    if session.note("begun").is_none() {
        session.set_note("begun", &time);
    }
    session.set_note("played", &time);
    session.set_note("tab", tab);
    note_result(session);
}

/// Writes how the game ended, or takes that away when it goes on.
pub(crate) fn note_result(session: &mut Session) {
    match session.end() {
        Some(end) => {
            let winner = match end.winner {
                None => "draw",
                Some(Side::First) => "first",
                Some(Side::Second) => "second",
            };
            session.set_note("result", &format!("{} {winner}", end.reason));
        }
        None => session.clear_note("result"),
    }
}

/// What makes two texts the same game: rules, start, moves and the moment it was begun.
#[must_use]
pub fn fingerprint(text: &str) -> String {
    let mut lines: Vec<&str> = text
        .lines()
        .map(str::trim_end)
        .filter(|line| {
            ["rules ", "start ", "moves ", "note begun "]
                .iter()
                .any(|name| line.starts_with(name))
        })
        .collect();
    lines.sort_unstable();
    lines.join("\n")
}

/// The name of the open page that wrote a kept game last.
#[must_use]
pub fn tab(text: &str) -> Option<&str> {
    text.lines().find_map(|line| line.strip_prefix("note tab "))
}

/// The text of a kept game as another open page writes it.
#[must_use]
pub fn with_tab(text: &str, tab: &str) -> String {
    let mut own: String = text
        .lines()
        .filter(|line| !line.starts_with("note tab "))
        .flat_map(|line| [line, "\n"])
        .collect();
    own += &format!("note tab {tab}\n");
    own
}

/// The moves of a kept game, as its text says them.
fn moves(text: &str) -> &str {
    text.lines()
        .find_map(|line| line.strip_prefix("moves"))
        .map_or("", str::trim)
}

/// Whether a kept game goes on from where another one stands: nothing of that one is missing in it.
#[must_use]
pub fn goes_on_from(text: &str, other: &str) -> bool {
    let (text, other) = (moves(text), moves(other));
    text.strip_prefix(other)
        .is_some_and(|rest| other.is_empty() || rest.is_empty() || rest.starts_with(' '))
}

/// The text of a new game that is the same up to a ply: without its times, its end and its clock.
#[must_use]
pub(crate) fn up_to(text: &str, plies: usize) -> String {
    const OWN: [&str; 5] = ["begun", "played", "result", "tab", "clock"];
    let mut short = String::new();
    for line in text.lines() {
        let (name, value) = line.split_once(' ').unwrap_or((line, ""));
        let note = value.split(' ').next().unwrap_or("");
        match name {
            "undone" | "over" => continue,
            "note" if OWN.contains(&note) => continue,
            "moves" => {
                short += name;
                for text in value.split_whitespace().take(plies) {
                    short.push(' ');
                    short += text;
                }
            }
            _ => short += line,
        }
        short.push('\n');
    }
    short
}

/// Whether every word that is looked for stands somewhere in what is told of a game. Capitals and
/// small letters are alike.
#[must_use]
pub fn matches(told: &str, wanted: &str) -> bool {
    let told = lower(told);
    lower(wanted)
        .split_whitespace()
        .all(|word| told.contains(word))
}
