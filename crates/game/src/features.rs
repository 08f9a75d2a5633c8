//! What an evaluation may look at in a position.
//! Does not know how a score is made of it.

use crate::Position;

/// No place: see [`Features::places`].
pub const NO_PLACE: u32 = u32::MAX;

/// The most inputs that are on in a position.
pub const MOST_INPUTS: usize = 24;

/// Numbers that describe a position from the first player's point of view, and hand-set weights
/// to start from. A score is the weighted sum, blended between two phases.
pub trait Features: Position {
    /// The features, one small number each.
    type Vector: AsRef<[i16]>;

    /// What each feature counts, in the order of the vector.
    const NAMES: &'static [&'static str];

    /// Hand-set weights a feature, in hundredths of a man: when all men are on the board, and
    /// when few are.
    const WEIGHTS: &'static [(i16, i16)];

    /// The features of the position, first player's minus second player's.
    fn features(&self) -> Self::Vector;

    /// The features that are learned beside the patterns: those that patterns do not show, and that
    /// are found fast.
    type Beside: AsRef<[i16]>;

    /// The hand-set weights of [`Features::beside`], as in [`Features::WEIGHTS`].
    const BESIDE: &'static [(i16, i16)];

    /// The features beside the patterns, first player's minus second player's.
    fn beside(&self) -> Self::Beside;

    /// Where the position's patterns stand in a table of learned weights.
    type Places: AsRef<[u32]>;

    /// How many places the table of learned weights has; 0 for a game without patterns.
    const PLACES: usize;

    /// The places of the position's patterns: a pattern is what stands on a small part of the board.
    /// The first half is what the first player sees; the second half is the same parts as the second
    /// player sees them, and counts against the first. [`NO_PLACE`] stands where a pattern does not
    /// count.
    fn places(&self) -> Self::Places;

    /// How many inputs a net has that judges the game; 0 for a game without.
    const INPUTS: usize;

    /// Puts the inputs that are on, each below [`Features::INPUTS`], into the list and says how many
    /// they are. An input is a man on a point, as the side to move sees it.
    fn inputs(&self, list: &mut [u8; MOST_INPUTS]) -> usize;

    /// 0 with all men on the board to 256 with nearly none: how far to go from a feature's first
    /// weight to its second.
    fn phase(&self) -> i32;
}
