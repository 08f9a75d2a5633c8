//! The manners of the computer player: when it agrees to a draw and when it claims one.
//! Does not know how a score was found.

use game::{Game, Record};

/// How much worse than level the own side must stand for a draw to be welcome at any time, in
/// hundredths of a man.
const WELCOME: i32 = -50;
/// A level position is agreed drawn only after so many plies in all, and so many without progress.
const PLIES: usize = 40;
const QUIET_PLIES: u32 = 12;

/// Whether a side that stands at `score` agrees to a draw: when it stands worse, or when it stands
/// no better, the game is well under way and nothing happens any more.
#[must_use]
pub fn agrees<G: Game>(record: &Record<G>, score: i32) -> bool {
    let settled = record.moves().len() >= PLIES && record.quiet_plies() >= QUIET_PLIES;
    record.end().is_none() && (score <= WELCOME || (score <= 0 && settled))
}

/// Whether the side to move, standing at `score`, claims the draw that it may claim.
#[must_use]
pub fn claims<G: Game>(record: &Record<G>, score: i32) -> bool {
    record.claim().is_some() && score <= 0
}
