//! What tells one rule set of this family from another: constants, each with its article.
//! Does not know how a rule is carried out.

/// The rules of one game of this family. Articles are those of docs/rules/checkers.md.
pub trait Ruleset: Copy + Eq + std::fmt::Debug + Send + Sync + 'static {
    /// The rule set's name on the command line and in files.
    const NAME: &'static str;

    /// How many rows of four men each side starts with: 3 make twelve pieces (article C4).
    const ROWS_OF_MEN: u32;

    /// Whether men also jump backward (article C8: forward only).
    const MEN_JUMP_BACKWARD: bool;

    /// Whether a man that reaches the last row in a jump goes on at once as a king (article C12:
    /// the move ends there).
    const CROWNED_IN_FLIGHT: bool;

    /// After so many plies without a capture or a man's advance a draw may be claimed: 40 moves
    /// of each side (article C16).
    const QUIET_PLIES: u32;

    /// The list of openings that a game may be begun with (article C17); empty for none.
    const BALLOTS: &'static str = "";
}
