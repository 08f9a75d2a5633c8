//! The number of legal lines of a given length, counted on the bare pieces.
//! Does not know keys or lists of moves, which counting can do without.

use super::{
    Ruleset,
    pieces::{Field, Mover, Pieces},
    squares::{INNER, STARTS, back, step},
};

/// The number of lines of `depth` plies that begin with a move of `S`.
pub(super) fn paths<R: Ruleset, S: Mover>(pieces: &Pieces, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => u64::from(count::<R, S>(pieces)),
        2 => two_plies::<R, S>(pieces),
        _ => sum::<R, S>(pieces, |next| paths::<R, S::Other>(next, depth - 1)),
    }
}

machine::newer!(
    /// The number of lines of two plies that begin with a move of `S`.
    fn two_plies<R: Ruleset, S: Mover>(pieces: &Pieces) -> u64 = pairs::<R, S>
);

/// Most moves let the other side jump nothing. After each of those it has the moves that it would have
/// now, those to the square left more and those to the square taken less: all of them are counted at
/// once.
#[inline(always)]
fn pairs<R: Ruleset, S: Mover>(pieces: &Pieces) -> u64 {
    let field = pieces.field::<S>();
    let replies = pieces.field::<S::Other>();
    if field.jumpers::<R, S>() | replies.jumpers::<R, S::Other>() != 0 {
        return sum::<R, S>(pieces, |next| u64::from(count::<R, S::Other>(next)));
    }
    let other = Replies::of::<R, S::Other>(&replies, field.own);
    let mut sum = other.of_side::<R, S>(pieces, &field, field.own, S::FORWARD);
    if field.kings != 0 {
        sum += other.of_side::<R, S>(pieces, &field, field.kings, S::BACKWARD);
    }
    sum
}

/// What the other side can do after a move, as far as it is the same for all moves.
struct Replies {
    /// The squares that its pieces can step to in each direction, vacant or not.
    reach: [u32; 4],
    /// Its moves now, when it jumps nothing.
    moves: u32,
    /// Squares just before its pieces, by the direction in which a piece there could be jumped.
    front: [u32; 4],
    /// Squares where a piece could be jumped now.
    danger: u32,
    /// Squares whose piece keeps another one from being jumped.
    guards: u32,
}

impl Replies {
    #[inline(always)]
    fn of<R: Ruleset, O: Mover>(field: &Field, guarded: u32) -> Replies {
        let mut replies = Replies {
            reach: [0; 4],
            moves: 0,
            front: [0; 4],
            danger: 0,
            guards: 0,
        };
        for direction in O::FORWARD {
            replies.add(field, guarded, field.own, field.own, direction);
        }
        let jumpers = if R::MEN_JUMP_BACKWARD {
            field.own
        } else {
            field.kings
        };
        if jumpers != 0 {
            for direction in O::BACKWARD {
                replies.add(field, guarded, field.kings, jumpers, direction);
            }
        }
        replies
    }

    /// One direction in which some pieces step and some jump.
    #[inline(always)]
    fn add(&mut self, field: &Field, guarded: u32, movers: u32, jumpers: u32, direction: usize) {
        let reach = step(movers & STARTS[direction], direction);
        let front = step(jumpers & STARTS[direction], direction) & INNER;
        self.reach[direction] = reach;
        self.front[direction] = front;
        self.moves += (reach & field.vacant).count_ones();
        // From an inner square every step stays on the board.
        self.danger |= front & back(field.vacant, direction);
        self.guards |= step(front & guarded, direction);
    }

    /// The number of lines that begin with a step of these pieces in one of these directions.
    #[inline(always)]
    fn of_side<R: Ruleset, S: Mover>(
        &self,
        pieces: &Pieces,
        field: &Field,
        movers: u32,
        directions: [usize; 2],
    ) -> u64 {
        let mut sum = 0;
        for direction in directions {
            let ends = field.reached(movers, direction);
            // A piece that steps away from a jumper leaves room behind it.
            let jumped = self.danger | self.front[3 - direction];
            let mut loud = ends & (jumped | step(self.guards, direction));
            let quiet = ends & !loud;
            let starts = back(quiet, direction);
            let mut lines = quiet.count_ones() * self.moves;
            for reach in self.reach {
                lines += (starts & reach).count_ones();
                lines -= (quiet & reach).count_ones();
            }
            sum += u64::from(lines);
            while loud != 0 {
                let to = loud & loud.wrapping_neg();
                loud ^= to;
                let next = pieces.play::<R, S>(back(to, direction), to, 0, to);
                sum += u64::from(count::<R, S::Other>(&next));
            }
        }
        sum
    }
}

/// The number of moves of `S`.
#[inline(always)]
pub(super) fn count<R: Ruleset, S: Mover>(pieces: &Pieces) -> u32 {
    let field = pieces.field::<S>();
    match field.jumpers::<R, S>() {
        0 => field.count_quiet::<S>(),
        jumpers => field.count_captures::<R, S>(jumpers),
    }
}

/// The sum of what `job` makes of the pieces after each move of `S`.
#[inline(always)]
fn sum<R: Ruleset, S: Mover>(pieces: &Pieces, job: impl Fn(&Pieces) -> u64) -> u64 {
    let field = pieces.field::<S>();
    let mut sum = 0;
    match field.jumpers::<R, S>() {
        0 => field.each_quiet::<S>(|from, to| {
            sum += job(&pieces.play::<R, S>(1 << from, 1 << to, 0, 1 << to));
        }),
        jumpers => field.each_capture::<R, S>(jumpers, |from, jump| {
            let landings = jump.to_move(from).landings(R::CROWNED_IN_FLIGHT);
            sum += job(&pieces.play::<R, S>(from, jump.at, jump.taken, landings));
        }),
    }
    sum
}
