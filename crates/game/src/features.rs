//! What an evaluation may look at in a position.
//! Does not know how a score is made of it.

use crate::Position;

/// The most inputs that are on in a position.
pub const MOST_INPUTS: usize = 24;

/// Numbers that describe a position from the first player's point of view, with hand-set weights: a
/// score is the weighted sum, blended between two phases. And what a learned net looks at.
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

    /// How many inputs a net has that judges the game; 0 for a game without.
    const INPUTS: usize;

    /// Puts the inputs that are on, each below [`Features::INPUTS`], into the list and says how many
    /// they are. An input is a man on a point, as the side to move sees it.
    fn inputs(&self, list: &mut [u8; MOST_INPUTS]) -> usize;

    /// 0 with all men on the board to 256 with nearly none: how far to go from a feature's first
    /// weight to its second.
    fn phase(&self) -> i32;
}
