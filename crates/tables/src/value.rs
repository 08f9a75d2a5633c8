//! What a position is worth to the side to move, and how far the end is.
//! Does not know where values are kept.

/// The value of a position for the side to move, both sides playing perfectly: the winner as fast
/// as can be, the loser as slowly. Draws by the clock of quiet moves do not count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    /// Won in so many plies, an odd number.
    Win(u16),
    /// Neither side can force a win.
    Draw,
    /// Lost in so many plies, an even number; 0 when there is no move.
    Loss(u16),
}

impl Value {
    /// The value of plies from the end: who is an even number of them away has lost.
    pub(crate) const fn of(plies: u16) -> Value {
        if plies % 2 == 1 {
            Value::Win(plies)
        } else {
            Value::Loss(plies)
        }
    }

    /// How many plies the end is away, unless it is a draw.
    #[must_use]
    pub const fn plies(self) -> Option<u16> {
        match self {
            Value::Win(plies) | Value::Loss(plies) => Some(plies),
            Value::Draw => None,
        }
    }
}
