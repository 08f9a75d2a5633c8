//! The constants that tell one game of the morris family from another, each with its article.
//! Does not know how they are applied.

use std::fmt::Debug;

/// A rule set of the morris family: numbers and yes-or-no answers, nothing else.
pub trait Ruleset: Copy + Eq + Debug + Send + Sync + 'static {
    /// The rule set's name on the command line and in files (article M10).
    const NAME: &'static str;

    /// Men of each side, 3 to 12 (article M1).
    const MEN: u8;

    /// Whether the corners of the three squares are joined by diagonal lines (articles M2, M10).
    const DIAGONALS: bool;

    /// Whether a player with exactly three men left, none of them in hand, may move one to any
    /// vacant point (articles M9, M10).
    const FLYING: bool;

    /// Whether the game is drawn when the last placing leaves no point vacant (article M3).
    /// Otherwise the player on turn, who has no move, has lost (article M8).
    const FULL_BOARD_DRAWS: bool = true;

    /// Plies without a removal after which a draw may be claimed: 100 moves of each side
    /// (article M9).
    const QUIET_LIMIT: u32 = 200;

    /// A player left with so many men, board and hand together, has lost (article M8).
    const LOST_WITH: u32 = 2;
}
