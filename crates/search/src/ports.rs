//! What the search asks from outside.
//! Does not know how the answers are found.

use game::Position;

/// Scores a position without looking ahead. Several threads ask one at once.
pub trait Evaluate<P: Position>: Sync {
    /// The worth of the position for the side to move, in hundredths of a man, within
    /// ±[`crate::score::MOST_GUESS`].
    fn score(&self, position: &P) -> i32;
}

/// What is known of a position for certain, for the side to move. Draws by the count of moves
/// without progress do not exist here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Known {
    /// Won, in so many plies where that is known.
    Win(Option<u16>),
    /// Neither side can force a win.
    Draw,
    /// Lost, in so many plies where that is known.
    Loss(Option<u16>),
}

impl Known {
    /// What a move to such a position is worth to who makes it.
    #[must_use]
    pub fn before(self) -> Known {
        match self {
            Known::Win(plies) => Known::Loss(plies.map(|plies| plies + 1)),
            Known::Draw => Known::Draw,
            Known::Loss(plies) => Known::Win(plies.map(|plies| plies + 1)),
        }
    }

    /// 1 for a win, 0 for a draw, -1 for a loss.
    #[must_use]
    pub const fn sign(self) -> i32 {
        match self {
            Known::Win(_) => 1,
            Known::Draw => 0,
            Known::Loss(_) => -1,
        }
    }
}

/// Knows some positions for certain. Each thread has one of its own.
pub trait Oracle<P: Position>: Send {
    /// Who wins, without plies: asked often. `None` where that is not known.
    fn outcome(&mut self, position: &P) -> Option<Known>;

    /// Who wins, and in how many plies where that is known.
    fn value(&mut self, position: &P) -> Option<Known>;
}

/// Knows nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unknowing;

impl<P: Position> Oracle<P> for Unknowing {
    fn outcome(&mut self, _: &P) -> Option<Known> {
        None
    }

    fn value(&mut self, _: &P) -> Option<Known> {
        None
    }
}
