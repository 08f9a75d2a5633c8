//! The file that kept games travel in: `docs/formats/games-file.md`.
//! Does not know where the games are kept, nor where the file lies.

use crate::kept;
use crate::table::Table;
use game::Refusal;
use games::GameId;

const FIRST_LINE: &str = "tsoro-games 1";
const GAME: &str = "tsoro-game ";

/// A piece of a file that is not a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bad {
    /// The line of the file, from 1.
    pub line: usize,
    /// The rules that it names, when it names any.
    pub rules: Option<GameId>,
    /// What is wrong with it.
    pub reason: Refusal,
    /// The piece itself.
    pub text: String,
}

/// What was found in a file.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Found {
    /// Texts of games, each as it is kept.
    pub games: Vec<String>,
    /// Pieces that are none.
    pub bad: Vec<Bad>,
}

/// The file of some kept games. What belongs to this device alone is left out.
pub fn write<'a>(games: impl IntoIterator<Item = &'a str>) -> String {
    let mut file = format!("{FIRST_LINE}\n");
    for game in games {
        file.push('\n');
        for line in game.lines().filter(|line| !line.starts_with("note tab ")) {
            file += line;
            file.push('\n');
        }
    }
    file
}

/// Reads a file, or the text of a single game. Every game is played through: one that breaks the
/// rules is bad, and the others are read all the same.
#[must_use]
pub fn read(file: &str) -> Found {
    let mut found = Found::default();
    for (line, text) in pieces(file) {
        match Table::load(&text) {
            Ok(table) => found.games.push(table.adopt()),
            Err(reason) => found.bad.push(bad(line, text, reason)),
        }
    }
    found
}

/// The pieces of a file with the line that each begins at. A piece begins at a game's first line;
/// what stands before the first one is a piece too, unless it is the file's own first line.
fn pieces(file: &str) -> Vec<(usize, String)> {
    let mut pieces: Vec<(usize, String)> = Vec::new();
    let mut inside = false;
    for (number, line) in file.trim_start_matches('\u{feff}').lines().enumerate() {
        let line = line.trim_end();
        if line == FIRST_LINE || line.is_empty() && !inside {
            continue;
        }
        let begins = line.starts_with(GAME);
        if begins || !inside {
            pieces.push((number + 1, String::new()));
            inside = true;
        }
        if let Some((_, text)) = pieces.last_mut() {
            text.push_str(line);
            text.push('\n');
        }
    }
    pieces
}

/// A bad piece, named by the file's line where its reason names one of the piece's own.
fn bad(begins: usize, text: String, mut reason: Refusal) -> Bad {
    let mut line = begins;
    for (name, value) in &mut reason.args {
        if *name == "line"
            && let Ok(own) = value.parse::<usize>()
        {
            line = begins + own.saturating_sub(1);
            *value = line.to_string();
        }
    }
    if reason.key != "error-saved"
        && let Some(at) = text.lines().position(|line| line.starts_with("moves"))
    {
        line = begins + at;
    }
    let named = text.lines().find_map(|line| line.strip_prefix("rules "));
    Bad {
        line,
        rules: named.and_then(|name| GameId::parse(name.trim()).ok()),
        reason,
        text,
    }
}

/// Games of a file that are not among those kept, each once.
pub fn fresh(games: &[String], kept: impl IntoIterator<Item = String>) -> Vec<&str> {
    let mut known: std::collections::HashSet<String> = kept
        .into_iter()
        .map(|text| kept::fingerprint(&text))
        .collect();
    games
        .iter()
        .map(String::as_str)
        .filter(|text| known.insert(kept::fingerprint(text)))
        .collect()
}
