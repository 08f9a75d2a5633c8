//! Nine men's morris: nine men, no corner diagonals, and flying with three men left.
//! Does not know the rules that the family shares: those are in the neighbouring modules.

use super::{Position, Ruleset};

/// The constants of nine men's morris (article M10).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NineRules;

impl Ruleset for NineRules {
    const NAME: &'static str = "nine"; // article M10
    const MEN: u8 = 9; // article M10
    const DIAGONALS: bool = false; // article M10
    const FLYING: bool = true; // article M10
}

/// A position of nine men's morris.
pub type Nine = Position<NineRules>;
