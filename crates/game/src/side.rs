//! The two players of a game, by the order in which they move.
//! Does not know what colours a set gives them.

/// A player: `First` moves first, whatever the set calls its men.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
pub enum Side {
    /// The player who moves first (article C13: red, dark).
    First,
    /// The player who answers.
    Second,
}

impl Side {
    /// Both sides, in the order in which they move.
    pub const BOTH: [Side; 2] = [Side::First, Side::Second];

    /// The other player.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }

    /// 0 for `First`, 1 for `Second`.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The key of the message that names the side by the set in use.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Side::First => "side-first",
            Side::Second => "side-second",
        }
    }
}
