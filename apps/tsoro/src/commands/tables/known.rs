//! What tables know of a position, as data: the same for whoever asks, at the command line or a server.
//! Does not know where the tables are, nor who asks.

use engine::endings::Endings;
use engine::{TableFault, Verdict};
use game::{Game, Index};
use serde_json::{Value, json};

/// What is known of a position, each value seen from its side to move.
pub struct Known {
    rules: &'static str,
    position: String,
    /// What the position is worth.
    pub verdict: Verdict,
    /// The moves whose value is known, the best first.
    pub moves: Vec<(String, Verdict)>,
}

impl Known {
    /// What is known of a position; nothing where its own value is not.
    ///
    /// # Errors
    /// Names the table that turned out to be damaged.
    pub fn of<G: Game + Index>(
        endings: &mut Endings<G>,
        position: &G,
    ) -> Result<Option<Known>, TableFault> {
        let judged = endings.judgement(position)?;
        let Some(verdict) = judged.verdict else {
            return Ok(None);
        };
        let mut moves = judged.moves;
        moves.sort_by_key(|(_, verdict)| rank(*verdict));
        Ok(Some(Known {
            rules: G::NAME,
            position: position.to_fen(),
            verdict,
            moves,
        }))
    }

    /// One object: rules, position, value, plies, and the last two of each move.
    #[must_use]
    pub fn json(&self) -> Value {
        let moves = self.moves.iter().map(|(mv, verdict)| {
            let (value, plies) = parts(*verdict);
            json!({ "move": mv, "value": value, "plies": plies })
        });
        let moves: Vec<Value> = moves.collect();
        let (value, plies) = parts(self.verdict);
        json!({
            "rules": self.rules,
            "position": self.position,
            "value": value,
            "plies": plies,
            "moves": moves,
        })
    }
}

/// A verdict as data: its word, and how many plies the end is away.
fn parts(verdict: Verdict) -> (&'static str, Option<u16>) {
    match verdict {
        Verdict::Win(plies) => ("win", plies),
        Verdict::Draw => ("draw", None),
        Verdict::Loss(plies) => ("loss", plies),
    }
}

/// Where a move stands: those that win soonest and lose latest first, before those of unknown plies.
fn rank(verdict: Verdict) -> (u8, u16) {
    match verdict {
        Verdict::Win(plies) => (0, plies.unwrap_or(u16::MAX)),
        Verdict::Draw => (1, 0),
        Verdict::Loss(plies) => (2, u16::MAX - plies.unwrap_or(0)),
    }
}
