//! What an evaluation may look at in a position.
//! Does not know how a score is made of it.

use crate::Position;

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

    /// 0 with all men on the board to 256 with nearly none: how far to go from a feature's first
    /// weight to its second.
    fn phase(&self) -> i32;
}
