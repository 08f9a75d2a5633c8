//! Captures: which pieces can jump, and every way to jump on until the piece cannot (articles C8
//! to C12).
//! Does not know of moves that take nothing, or that captures are compulsory.

use super::{
    Ruleset,
    moves::{Move, ones},
    pieces::{Field, Mover},
    squares::{ALL, back, step},
};

/// A jump as far as it has come.
#[derive(Clone, Copy)]
pub(super) struct Jump {
    /// Where the piece is, as a bit of the board.
    pub at: u32,
    /// The hops' directions, two bits each.
    hops: u32,
    /// How many hops it has made.
    length: u32,
    /// The men taken.
    pub taken: u32,
}

impl Jump {
    /// The jump as a move that begins on the bit `from`.
    #[inline(always)]
    pub(super) const fn to_move(self, from: u32) -> Move {
        Move::capture(
            from.trailing_zeros(),
            self.at.trailing_zeros(),
            self.hops,
            self.taken,
        )
    }
}

impl Field {
    /// The pieces that can jump.
    #[inline(always)]
    pub(super) fn jumpers<R: Ruleset, S: Mover>(&self) -> u32 {
        let [left, right] = S::FORWARD;
        let mut jumpers = self.own & (self.before(left) | self.before(right));
        let backward = if R::MEN_JUMP_BACKWARD {
            self.own
        } else {
            self.kings
        };
        if backward != 0 {
            let [left, right] = S::BACKWARD;
            jumpers |= backward & (self.before(left) | self.before(right));
        }
        jumpers
    }

    /// The squares from which a jump in the direction finds a man to take and room behind it.
    #[inline(always)]
    const fn before(&self, direction: usize) -> u32 {
        back(self.targets & back(self.vacant, direction), direction)
    }

    /// Calls `visit` for each capture of the given jumpers, with the bit where it begins and the
    /// whole jump.
    #[inline(always)]
    pub(super) fn each_capture<R: Ruleset, S: Mover>(
        &self,
        mut jumpers: u32,
        mut visit: impl FnMut(u32, &Jump),
    ) {
        while jumpers != 0 {
            let from = jumpers & jumpers.wrapping_neg();
            jumpers ^= from;
            // The square that the piece leaves counts as vacant while it jumps (article C11).
            let field = Field {
                vacant: self.vacant | from,
                ..*self
            };
            let start = Jump {
                at: from,
                hops: 0,
                length: 0,
                taken: 0,
            };
            let mut end = |jump: &Jump| visit(from, jump);
            if self.kings & from == 0 {
                field.man_jumps::<R, S>(start, &mut end);
            } else {
                field.king_jumps(start, &mut end);
            }
        }
    }

    /// How many captures the given jumpers have.
    #[inline(always)]
    pub(super) fn count_captures<R: Ruleset, S: Mover>(&self, jumpers: u32) -> u32 {
        if R::MEN_JUMP_BACKWARD || R::CROWNED_IN_FLIGHT {
            return self.count_each::<R, S>(jumpers);
        }
        let men = jumpers & !self.kings;
        let kings = jumpers & self.kings;
        let mut count = if men == 0 {
            0
        } else {
            self.count_forward::<S>(men)
        };
        if kings != 0 {
            count += self.count_each::<R, S>(kings);
        }
        count
    }

    /// The same, one by one.
    fn count_each<R: Ruleset, S: Mover>(&self, jumpers: u32) -> u32 {
        let mut count = 0;
        self.each_capture::<R, S>(jumpers, |_, _| count += 1);
        count
    }

    /// How many captures men have that only jump forward: all men that hop in one direction are
    /// moved at once. They land on different squares, and never come back to a man taken.
    #[inline(always)]
    fn count_forward<S: Mover>(&self, men: u32) -> u32 {
        let [left, right] = S::FORWARD;
        let before = [self.before(left), self.before(right)];
        let landed = [
            step(step(men & before[0], left), left),
            step(step(men & before[1], right), right),
        ];
        let again = before[0] | before[1];
        let mut count = ones(landed[0] & !again, landed[1] & !again);
        for landed in landed {
            if landed & again != 0 {
                count += self.count_further::<S>(landed & again);
            }
        }
        count
    }

    /// [`Field::count_forward`] after the first hop.
    fn count_further<S: Mover>(&self, men: u32) -> u32 {
        self.count_forward::<S>(men)
    }

    /// Finds every end of a man's jump, and calls `end` for each.
    fn man_jumps<R: Ruleset, S: Mover>(&self, jump: Jump, end: &mut impl FnMut(&Jump)) {
        let crowned = jump.length > 0 && jump.at & S::LAST_ROW != 0;
        if crowned && R::CROWNED_IN_FLIGHT {
            return self.king_jumps(jump, end);
        }
        let mut ends = true;
        if !crowned {
            for direction in S::FORWARD {
                if let Some(next) = self.hop(jump, direction) {
                    ends = false;
                    self.man_jumps::<R, S>(next, end);
                }
            }
            if R::MEN_JUMP_BACKWARD {
                for direction in S::BACKWARD {
                    if let Some(next) = self.hop(jump, direction) {
                        ends = false;
                        self.man_jumps::<R, S>(next, end);
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
