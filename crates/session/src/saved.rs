//! A session as plain text, a line a fact, with its version in the first line.
//! Does not know where the text is kept.
//!
//! ```text
//! tsoro-game 1
//! rules american
//! start B:W21:B10            (only when the game did not begin at the usual start)
//! casual                     (only for a casual game)
//! moves 11-15 23-19
//! undone 8-11                (moves taken back, the next to play again first)
//! over end-resigned first    (how it ended, when the position alone does not say it)
//! note level 3               (whatever the client keeps with it)
//! ```

use crate::Session;
use game::{Ending, Refusal, Side};
use games::GameId;
use std::fmt::Write;

const FIRST_LINE: &str = "tsoro-game 1";
const REASONS: [&str; 5] = [
    "end-resigned",
    "end-time",
    "end-agreed",
    "end-repetition",
    "end-no-progress",
];
const WINNERS: [(&str, Option<Side>); 3] = [
    ("first", Some(Side::First)),
    ("second", Some(Side::Second)),
    ("draw", None),
];

impl Session {
    /// The session as text that [`Session::load`] reads.
    #[must_use]
    pub fn save(&self) -> String {
        let mut text = format!("{FIRST_LINE}\nrules {}\n", self.id.name());
        let mut line = |name: &str, value: &str| {
            // Writing to a string does not fail.
            let _ = writeln!(text, "{}", format!("{name} {value}").trim_end());
        };
        if let Some(start) = self.start_fen() {
            line("start", start);
        }
        if self.casual {
            line("casual", "");
        }
        line("moves", &self.moves().join(" "));
        if self.future() > 0 {
            line("undone", &self.future_moves().join(" "));
        }
        if let Some(over) = self.over {
            let winner = WINNERS
                .iter()
                .find(|(_, side)| *side == over.winner)
                .map_or("draw", |(name, _)| name);
            line("over", &format!("{} {winner}", over.reason));
        }
        for (name, value) in &self.notes {
            line("note", &format!("{name} {value}"));
        }
        text
    }

    /// Reads a session back. A casual game's own end, an agreement or a resignation is kept.
    ///
    /// # Errors
    /// `error-saved` with `$line` (from 1) and `$found` for a text that is not a saved game; the
    /// position's or the move's own refusal for one that breaks the rules.
    pub fn load(text: &str) -> Result<Session, Refusal> {
        let mut lines = text
            .lines()
            .enumerate()
            .filter(|(_, line)| !line.trim().is_empty());
        match lines.next() {
            Some((_, FIRST_LINE)) => {}
            first => return Err(bad(first.unwrap_or((0, "")))),
        }
        let facts: Vec<(usize, &str, &str)> = lines
            .map(|(number, line)| {
                let (name, value) = line.split_once(' ').unwrap_or((line, ""));
                (number, name, value.trim())
            })
            .collect();
        let find = |wanted: &str| {
            facts
                .iter()
                .find(|(_, name, _)| *name == wanted)
                .map(|fact| fact.2)
        };
        let id = GameId::parse(find("rules").ok_or_else(|| bad((0, text)))?)?;
        let mut session = match find("start") {
            Some(fen) => Session::at(id, fen)?,
            None => Session::new(id),
        };
        for (number, name, value) in facts {
            session
                .take_fact(name, value)
                .map_err(|known| known.unwrap_or_else(|| bad((number, value))))?;
        }
        Ok(session)
    }

    fn take_fact(&mut self, name: &str, value: &str) -> Result<(), Option<Refusal>> {
        match name {
            "rules" | "start" => {}
            "casual" => self.casual = true,
            "moves" => self.replay(value)?,
            "undone" => {
                let before = self.ply();
                self.replay(value)?;
                while self.ply() > before && self.undo() {}
            }
            "over" => self.over = Some(ending(value).ok_or(None)?),
            "note" => {
                let (name, value) = value.split_once(' ').unwrap_or((value, ""));
                self.set_note(name, value);
            }
            _ => return Err(None),
        }
        Ok(())
    }

    fn replay(&mut self, moves: &str) -> Result<(), Refusal> {
        let casual = std::mem::take(&mut self.casual);
        let result = moves
            .split_whitespace()
            .try_for_each(|text| self.play_text(text).map(|_| ()));
        self.casual = casual;
        result
    }
}

fn bad((number, found): (usize, &str)) -> Refusal {
    let found: String = found
        .lines()
        .next()
        .unwrap_or("")
        .chars()
        .take(60)
        .collect();
    Refusal::new("error-saved")
        .with("line", number + 1)
        .with("found", found)
}

fn ending(value: &str) -> Option<Ending> {
    let (reason, winner) = value.split_once(' ')?;
    let reason = REASONS.into_iter().find(|known| *known == reason)?;
    let (_, winner) = WINNERS.into_iter().find(|(name, _)| *name == winner)?;
    Some(Ending { winner, reason })
}
