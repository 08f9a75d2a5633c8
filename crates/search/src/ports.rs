//! What the search asks from outside.
//! Does not know how the answers are found.

use game::Position;

/// Scores a position without looking ahead.
pub trait Evaluate<P: Position> {
    /// The worth of the position for the side to move, in hundredths of a man, within
    /// ±[`crate::score::MOST_GUESS`].
    fn score(&self, position: &P) -> i32;
}
