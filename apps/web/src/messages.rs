//! What the page and the engine's worker say to each other, as bytes.
//! Does not know how the bytes travel or what the engine does.

use engine::{Answer, Ask, Judgement};
use serde::{Deserialize, Serialize};

/// What helps the full engine of a rule set beside tables of endings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Help {
    /// Learned weights.
    Weights,
    /// An opening book.
    Book,
}

impl Help {
    /// The name of the file that holds it for a rule set, where there is one.
    #[must_use]
    pub fn file(self, rules: &str) -> String {
        let ending = match self {
            Help::Weights => "weights",
            Help::Book => "book",
        };
        format!("{rules}.{ending}")
    }
}

/// What the page says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Question {
    /// What do you play? With a number that the reply carries.
    Move(u32, Ask),
    /// Here are tables of endings of a rule set, given by its name: an archive, with the name of its
    /// file.
    Tables(String, String, Vec<u8>),
    /// Here is help for a rule set, given by its name.
    Help(Help, String, Vec<u8>),
    /// Who wins this position, given as text?
    Judge(String),
}

/// What the worker says.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Reply {
    /// The answer to the question with this number; `None` when the engine refused the question.
    Move(u32, Option<Answer>),
    /// Whether the tables of the file with this name can be used.
    Tables(String, bool),
    /// Whether this help can be used.
    Help(Help, bool),
    /// What tables know of this position.
    Judged(String, Judgement),
}

/// A message as bytes; nothing when it cannot be written, which no message here is.
pub fn write<M: Serialize>(message: &M) -> Vec<u8> {
    postcard::to_allocvec(message).unwrap_or_default()
}

/// A message from bytes, if they are one.
pub fn read<'a, M: Deserialize<'a>>(bytes: &'a [u8]) -> Option<M> {
    postcard::from_bytes(bytes).ok()
}
