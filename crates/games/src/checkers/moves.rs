//! A move as a value, and the moves that take nothing.
//! Does not know how captures are found or what a move is called.

use super::{
    pieces::{Field, Mover},
    squares::{STARTS, STEPS, back, step},
};

/// A move: where from, where to, and for a capture each hop's direction and the men taken. Two
/// captures over different squares are different moves, also when they take the same men.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    /// The bits of the origin (5) and the end (5), then two for each hop's direction.
    way: u32,
    /// The men taken.
    taken: u32,
}

/// Where the directions begin in [`Move::way`].
const HOPS: u32 = 10;

impl Move {
    /// A move that takes nothing, by bit numbers below 32.
    #[inline(always)]
    pub(super) const fn quiet(from: u32, to: u32) -> Move {
        Move {
            way: from | to << 5,
            taken: 0,
        }
    }

    /// A capture; `hops` holds two bits a hop, the first hop lowest. No capture has more than nine:
    /// a piece that jumps meets only eight landing squares and the nine men between them.
    #[inline(always)]
    pub(super) const fn capture(from: u32, to: u32, hops: u32, taken: u32) -> Move {
        Move {
            way: from | to << 5 | hops << HOPS,
            taken,
        }
    }

    /// The bit number of the origin.
    #[inline(always)]
    pub(super) const fn from(self) -> u32 {
        self.way & 31
    }

    /// The bit number of the end.
    #[inline(always)]
    pub(super) const fn to(self) -> u32 {
        self.way >> 5 & 31
    }

    /// The men taken, as bits of the board.
    #[inline(always)]
    pub(super) const fn taken(self) -> u32 {
        self.taken
    }

    /// The squares where a man comes down, as bits: all of a capture's when `all`, else its end.
    #[inline(always)]
    pub(super) fn landings(self, all: bool) -> u32 {
        if all && self.taken != 0 {
            self.hops().fold(0, |landings, (_, at)| landings | 1 << at)
        } else {
            1 << self.to()
        }
    }

    /// The bit numbers of the man jumped and the landing square of each hop, in order.
    pub(super) fn hops(self) -> impl Iterator<Item = (u32, u32)> {
        let mut at = self.from();
        (0..self.taken.count_ones()).map(move |hop| {
            let by = STEPS[(self.way >> (HOPS + 2 * hop) & 3) as usize];
            let over = (at + by) % 32;
            at = (over + by) % 32;
            (over, at)
        })
    }
}

impl Field {
    /// Where the given pieces can step to in one direction.
    #[inline(always)]
    pub(super) const fn reached(&self, pieces: u32, direction: usize) -> u32 {
        step(pieces & STARTS[direction], direction) & self.vacant
    }

    /// Calls `visit` for each move that takes nothing, with the numbers of the bits where it
    /// begins and ends.
    #[inline(always)]
    pub(super) fn each_quiet<S: Mover>(&self, mut visit: impl FnMut(u32, u32)) {
        for direction in S::FORWARD {
            each_end(self.reached(self.own, direction), direction, &mut visit);
        }
        if self.kings != 0 {
            for direction in S::BACKWARD {
                each_end(self.reached(self.kings, direction), direction, &mut visit);
            }
        }
    }

    /// How many moves take nothing.
    #[inline(always)]
    pub(super) fn count_quiet<S: Mover>(&self) -> u32 {
        let [left, right] = S::FORWARD;
        let mut count = ones(self.reached(self.own, left), self.reached(self.own, right));
        if self.kings != 0 {
            let [left, right] = S::BACKWARD;
            count += ones(
                self.reached(self.kings, left),
                self.reached(self.kings, right),
            );
        }
        count
    }

    /// The pieces that can step somewhere without taking.
    pub(super) fn movers<S: Mover>(&self) -> u32 {
        let ahead = S::FORWARD.map(|d| back(self.reached(self.own, d), d));
        let behind = S::BACKWARD.map(|d| back(self.reached(self.kings, d), d));
        ahead[0] | ahead[1] | behind[0] | behind[1]
    }
}

/// How many bits two words have, counted at once.
#[inline(always)]
pub(super) const fn ones(one: u32, other: u32) -> u32 {
    (one as u64 | (other as u64) << 32).count_ones()
}

/// Calls `visit` for each of the squares where a step in the direction ends.
#[inline(always)]
fn each_end(mut ends: u32, direction: usize, visit: &mut impl FnMut(u32, u32)) {
    while ends != 0 {
        let to = ends.trailing_zeros();
        ends &= ends - 1;
        visit(to.wrapping_sub(STEPS[direction]) & 31, to);
    }
}
