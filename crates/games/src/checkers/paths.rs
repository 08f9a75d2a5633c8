//! The number of legal lines of a given length, counted on the bare pieces.
//! Does not know keys or lists of moves, which counting can do without.

use super::{
    Ruleset,
    pieces::{Mover, Pieces},
};

machine::newer!(
    /// The number of lines of `depth` plies that begin with a move of `S`.
    pub(super) fn paths<R: Ruleset, S: Mover>(pieces: &Pieces, depth: u32) -> u64
        = lines::<R, S>
);

#[inline(always)]
fn lines<R: Ruleset, S: Mover>(pieces: &Pieces, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => u64::from(count::<R, S>(pieces)),
        2 => sum::<R, S>(pieces, |next| u64::from(count::<R, S::Other>(next))),
        _ => sum::<R, S>(pieces, |next| paths::<R, S::Other>(next, depth - 1)),
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
