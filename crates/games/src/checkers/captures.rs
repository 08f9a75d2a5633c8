//! Captures: which pieces can jump, and every way to jump on until the piece cannot (articles C8
//! to C12).
//! Does not know of moves that take nothing, or that captures are compulsory.

use super::{
    Ruleset,
    moves::{Field, Move, backward, forward},
    squares::{ALL, back, step},
};

impl Field {
    /// The pieces that can jump.
    #[inline(always)]
    pub(super) fn jumpers<R: Ruleset, const FIRST: bool>(&self) -> u32 {
        let [left, right] = forward::<FIRST>();
        let mut jumpers = self.own & (self.before(left) | self.before(right));
        let backward_jumpers = if R::MEN_JUMP_BACKWARD {
            self.own
        } else {
            self.kings
        };
        if backward_jumpers != 0 {
            let [left, right] = backward::<FIRST>();
            jumpers |= backward_jumpers & (self.before(left) | self.before(right));
        }
        jumpers
    }

    /// The squares from which a jump in the direction finds a man to take and room behind it.
    #[inline(always)]
    const fn before(&self, direction: usize) -> u32 {
        back(self.targets & back(self.vacant, direction), direction)
    }

    /// Adds every capture of the given jumpers.
    pub(super) fn captures<R: Ruleset, const FIRST: bool>(
        &self,
        jumpers: u32,
        list: &mut Vec<Move>,
    ) {
        for_each_bit(jumpers, |from| {
            let field = self.without(from);
            let start = Jump {
                at: from,
                hops: 0,
                length: 0,
                taken: 0,
            };
            let mut add = |jump: &Jump| {
                list.push(Move::capture(
                    from.trailing_zeros(),
                    jump.at.trailing_zeros(),
                    jump.hops,
                    jump.taken,
                ));
            };
            if self.kings & from == 0 {
                field.man_jumps::<R, FIRST>(start, &mut add);
            } else {
                field.king_jumps(start, &mut add);
            }
        });
    }

    /// How many captures the given jumpers have.
    #[inline]
    pub(super) fn count_captures<R: Ruleset, const FIRST: bool>(&self, jumpers: u32) -> u64 {
        let mut count = 0;
        for_each_bit(jumpers, |from| {
            let field = self.without(from);
            let start = Jump {
                at: from,
                hops: 0,
                length: 0,
                taken: 0,
            };
            if self.kings & from == 0 {
                field.man_jumps::<R, FIRST>(start, &mut |_| count += 1);
            } else {
                field.king_jumps(start, &mut |_| count += 1);
            }
        });
        count
    }

    /// The field while a piece jumps: the square that it left counts as vacant (article C11).
    #[inline(always)]
    const fn without(&self, from: u32) -> Field {
        Field {
            vacant: self.vacant | from,
            ..*self
        }
    }

    /// Finds every end of a man's jump, and calls `end` for each.
    fn man_jumps<R: Ruleset, const FIRST: bool>(&self, jump: Jump, end: &mut impl FnMut(&Jump)) {
        let crowned = jump.length > 0 && jump.at & last_row::<FIRST>() != 0;
        if crowned && R::CROWNED_IN_FLIGHT {
            return self.king_jumps(jump, end);
        }
        let mut ends = true;
        if !crowned {
            let [left, right] = forward::<FIRST>();
            for direction in [left, right] {
                if let Some(next) = self.hop(jump, direction) {
                    ends = false;
                    self.man_jumps::<R, FIRST>(next, end);
                }
            }
            if R::MEN_JUMP_BACKWARD {
                for direction in backward::<FIRST>() {
                    if let Some(next) = self.hop(jump, direction) {
                        ends = false;
                        self.man_jumps::<R, FIRST>(next, end);
                    }
                }
            }
        }
        if ends {
            end(&jump);
        }
    }

    /// Finds every end of a king's jump, and calls `end` for each.
    fn king_jumps(&self, jump: Jump, end: &mut impl FnMut(&Jump)) {
        let mut ends = true;
        for direction in ALL {
            if let Some(next) = self.hop(jump, direction) {
                ends = false;
                self.king_jumps(next, end);
            }
        }
        if ends {
            end(&jump);
        }
    }

    /// The jump after one hop more in the direction, when there is one. A man taken before stays
    /// on the board until the move ends and is not jumped again (article C11).
    #[inline(always)]
    const fn hop(&self, jump: Jump, direction: usize) -> Option<Jump> {
        let over = step(jump.at, direction) & self.targets & !jump.taken;
        let at = step(over, direction) & self.vacant;
        if at == 0 {
            return None;
        }
        Some(Jump {
            at,
            hops: jump.hops | (direction as u32) << (2 * jump.length),
            length: jump.length + 1,
            taken: jump.taken | over,
        })
    }
}

/// A jump as far as it has come.
#[derive(Clone, Copy)]
struct Jump {
    /// Where the piece is, as a bit of the board.
    at: u32,
    /// The hops' directions, two bits each.
    hops: u32,
    /// How many hops it has made.
    length: u32,
    /// The men taken.
    taken: u32,
}

/// The row where a side's men become kings (article C12).
pub(super) const fn last_row<const FIRST: bool>() -> u32 {
    if FIRST {
        super::squares::region(0b1000_0000, 0xff)
    } else {
        super::squares::region(1, 0xff)
    }
}

/// Does something for each bit of a word, lowest first.
#[inline(always)]
fn for_each_bit(mut bits: u32, mut job: impl FnMut(u32)) {
    while bits != 0 {
        let bit = bits & bits.wrapping_neg();
        bits ^= bit;
        job(bit);
    }
}
