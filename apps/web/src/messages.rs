//! What the page and the engine's worker say to each other, as bytes.
//! Does not know how the bytes travel or what the engine does.

use engine::{Answer, Ask};
use serde::{Deserialize, Serialize};

/// A question with a number that its reply carries.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Question {
    /// The number.
    pub id: u32,
    /// The question.
    pub ask: Ask,
}

/// The reply to a question.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reply {
    /// The number of its question.
    pub id: u32,
    /// The answer; `None` when the engine refused the question.
    pub answer: Option<Answer>,
}

/// A message as bytes; nothing when it cannot be written, which no message here is.
pub fn write<M: Serialize>(message: &M) -> Vec<u8> {
    postcard::to_allocvec(message).unwrap_or_default()
}

/// A message from bytes, if they are one.
pub fn read<'a, M: Deserialize<'a>>(bytes: &'a [u8]) -> Option<M> {
    postcard::from_bytes(bytes).ok()
}
