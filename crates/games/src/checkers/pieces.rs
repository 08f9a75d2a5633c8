//! The pieces on the board, as bits, and which way each side goes.
//! Does not know whose turn it is.

use super::{
    Ruleset,
    squares::{self, INNER},
};
use game::Side;

/// A side as a type, so that code for it is compiled by itself.
pub(super) trait Mover {
    /// The side that answers.
    type Other: Mover<Other = Self>;
    /// The side's [`Side::index`].
    const INDEX: usize;
    /// The directions in which its men move (article C7).
    const FORWARD: [usize; 2];
    /// The directions in which only its kings move.
    const BACKWARD: [usize; 2];
    /// The row where its men become kings (article C12).
    const LAST_ROW: u32;
}

/// The side that moves first, down the board.
pub(super) enum First {}
/// The side that answers, up the board.
pub(super) enum Second {}

impl Mover for First {
    type Other = Second;
    const INDEX: usize = Side::First.index();
    const FORWARD: [usize; 2] = squares::DOWN;
    const BACKWARD: [usize; 2] = squares::UP;
    const LAST_ROW: u32 = squares::region(1 << 7, 0xff);
}

impl Mover for Second {
    type Other = First;
    const INDEX: usize = Side::Second.index();
    const FORWARD: [usize; 2] = squares::UP;
    const BACKWARD: [usize; 2] = squares::DOWN;
    const LAST_ROW: u32 = squares::region(1, 0xff);
}

/// The pieces of both sides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Pieces {
    /// All pieces of each side, by [`Side::index`].
    pub sides: [u32; 2],
    /// Which of them are kings.
    pub kings: u32,
}

impl Pieces {
    /// What the side to move sees.
    #[inline(always)]
    pub const fn field<S: Mover>(&self) -> Field {
        let (own, other) = (self.sides[S::INDEX], self.sides[1 - S::INDEX]);
        Field {
            own,
            kings: own & self.kings,
            targets: other & INNER,
            vacant: !(own | other),
        }
    }

    /// The pieces after one goes from a square to another and others are taken. `landings` are the
    /// squares where a man may have been crowned: `to`, or in flight all that it came over (article
    /// C12). All squares are given as bits.
    #[inline(always)]
    #[must_use]
    pub const fn play<R: Ruleset, S: Mover>(
        &self,
        from: u32,
        to: u32,
        taken: u32,
        landings: u32,
    ) -> Pieces {
        let mut sides = self.sides;
        sides[S::INDEX] = sides[S::INDEX] & !from | to;
        sides[1 - S::INDEX] &= !taken;
        let crowned = if R::CROWNED_IN_FLIGHT {
            landings & S::LAST_ROW != 0
        } else {
            to & S::LAST_ROW != 0
        };
        let comes = if crowned || self.kings & from != 0 {
            to
        } else {
            0
        };
        Pieces {
            sides,
            kings: self.kings & !(from | taken) | comes,
        }
    }
}

/// The pieces of the side to move and the squares around them.
#[derive(Clone, Copy)]
pub(super) struct Field {
    /// All pieces of the side to move.
    pub own: u32,
    /// Its kings.
    pub kings: u32,
    /// The pieces of the other side that stand where they can be jumped.
    pub targets: u32,
    /// The vacant squares.
    pub vacant: u32,
}
