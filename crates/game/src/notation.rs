//! Positions and moves as text.
//! Does not know the form that a game gives them.

use crate::{Position, Refusal};

/// Reads and writes positions and moves. What is written reads back to the same value.
pub trait Notation: Position {
    /// Reads a position.
    ///
    /// # Errors
    /// Says what is wrong and where, with the text found in `$found`.
    fn from_fen(text: &str) -> Result<Self, Refusal>;

    /// Writes the position.
    fn to_fen(&self) -> String;

    /// Reads a move that is legal here, in its full form or a short form when it is unique.
    ///
    /// # Errors
    /// Says what is wrong: the text itself, or the rule that the move would break.
    fn read_move(&self, text: &str) -> Result<Self::Move, Refusal>;

    /// Writes a legal move in full, so that no other legal move has the same text.
    fn write_move(&self, mv: &Self::Move) -> String;
}
