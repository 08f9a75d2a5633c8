//! What is asked of the computer player and what it answers, as values that can be sent.
//! Does not know how they travel.

use games::GameId;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A question: this game so far, what do you play?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ask {
    /// The rule set; it travels as its name.
    #[serde(serialize_with = "write_rules", deserialize_with = "read_rules")]
    pub rules: GameId,
    /// The position that the game started from, as text; `None` for the usual one.
    pub start: Option<String>,
    /// The moves played since, as text.
    pub moves: Vec<String>,
    /// How strong to play, 1 to 10.
    pub level: u8,
    /// How long to think at level 10, in milliseconds. The levels below it take no notice.
    pub millis: u32,
    /// What chance depends on: the same question with the same seed has the same answer at the
    /// levels below 10. At level 10 the seed of a game's first question holds for the game.
    pub seed: u64,
    /// Whether level 10 may play from its opening book, if it has one: in a game, not in analysis.
    pub book: bool,
}

/// The answer.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Answer {
    /// The move to play, as text; `None` when the game has ended.
    pub best: Option<String>,
    /// The score for the side to move, in hundredths of a man; a win in `n` plies is
    /// `30000 - n`, a loss in `n` plies `n - 30000`. 0 for a move of the opening book.
    pub score: i32,
    /// How deep it looked, in plies; 0 for a move of the opening book.
    pub depth: u32,
    /// How many positions it looked at.
    pub nodes: u64,
    /// The line it expects, the move to play first.
    pub pv: Vec<String>,
    /// Whether it would agree to a draw now, playing the side to move.
    pub accepts_draw: bool,
    /// Whether it would agree to a draw now, playing the side that waits: for a draw that a player
    /// offers on turn.
    pub waiting_accepts_draw: bool,
    /// Whether it claims the draw that may be claimed, instead of moving.
    pub claims_draw: bool,
}

/// News of a search in progress.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Info {
    /// The depth finished, in plies.
    pub depth: u32,
    /// The score for the side to move, as in [`Answer::score`].
    pub score: i32,
    /// Positions looked at so far.
    pub nodes: u64,
    /// Milliseconds so far.
    pub millis: u64,
    /// The best line so far.
    pub pv: Vec<String>,
    /// Which of the lines that are told this is, the best being 1.
    pub rank: u32,
    /// Whether a depth has just been finished; else it is only a chance to stop.
    pub finished: bool,
}

fn write_rules<S: Serializer>(rules: &GameId, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(rules.name())
}

fn read_rules<'de, D: Deserializer<'de>>(from: D) -> Result<GameId, D::Error> {
    let name = String::deserialize(from)?;
    GameId::parse(&name).map_err(|_| de::Error::custom(format_args!("no rule set {name}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ask() -> Ask {
        Ask {
            rules: GameId::Twelve,
            start: None,
            moves: vec!["d2".into()],
            level: 3,
            millis: 500,
            seed: 9,
            book: true,
        }
    }

    #[test]
    fn a_question_travels() {
        let bytes = postcard::to_allocvec(&ask()).unwrap();
        assert_eq!(postcard::from_bytes::<Ask>(&bytes).unwrap(), ask());
    }

    #[test]
    fn an_unknown_rule_set_is_refused() {
        let mut bytes = postcard::to_allocvec(&ask()).unwrap();
        bytes[1] = b'x';
        assert!(postcard::from_bytes::<Ask>(&bytes).is_err());
    }
}
