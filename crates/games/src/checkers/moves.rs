//! A move as a value, and the moves that take nothing.
//! Does not know how captures are found or what a move is called.

use super::squares::{self, STARTS, STEPS, back, step};

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

/// The directions in which a side's men move.
pub(super) const fn forward<const FIRST: bool>() -> [usize; 2] {
    if FIRST { squares::DOWN } else { squares::UP }
}

/// The directions in which only kings move.
pub(super) const fn backward<const FIRST: bool>() -> [usize; 2] {
    if FIRST { squares::UP } else { squares::DOWN }
}

impl Field {
    /// Where the given pieces can step to in one direction.
    #[inline(always)]
    const fn reached(&self, pieces: u32, direction: usize) -> u32 {
        step(pieces & STARTS[direction], direction) & self.vacant
    }

    /// Adds the moves that take nothing.
    #[inline(always)]
    pub(super) fn quiet<const FIRST: bool>(&self, list: &mut Vec<Move>) {
        for direction in forward::<FIRST>() {
            add(self.reached(self.own, direction), direction, list);
        }
        if self.kings != 0 {
            for direction in backward::<FIRST>() {
                add(self.reached(self.kings, direction), direction, list);
            }
        }
    }

    /// How many moves take nothing.
    #[inline(always)]
    pub(super) fn count_quiet<const FIRST: bool>(&self) -> u64 {
        let [left, right] = forward::<FIRST>();
        let pair = pair(self.reached(self.own, left), self.reached(self.own, right));
        let mut count = pair.count_ones();
        if self.kings != 0 {
            let [left, right] = backward::<FIRST>();
            let kings = self.kings;
            count += self::pair(self.reached(kings, left), self.reached(kings, right)).count_ones();
        }
        u64::from(count)
    }

    /// The pieces that can step somewhere without taking.
    pub(super) fn movers<const FIRST: bool>(&self) -> u32 {
        let ahead = forward::<FIRST>().map(|d| back(self.reached(self.own, d), d));
        let behind = backward::<FIRST>().map(|d| back(self.reached(self.kings, d), d));
        ahead[0] | ahead[1] | behind[0] | behind[1]
    }
}

/// Two words as one, to count the bits of both at once.
#[inline(always)]
const fn pair(low: u32, high: u32) -> u64 {
    low as u64 | (high as u64) << 32
}

/// Adds the moves that end on the given squares after a step in one direction.
#[inline(always)]
fn add(mut ends: u32, direction: usize, list: &mut Vec<Move>) {
    while ends != 0 {
        let to = ends.trailing_zeros();
        ends &= ends - 1;
        list.push(Move::quiet(to.wrapping_sub(STEPS[direction]) & 31, to));
    }
}
