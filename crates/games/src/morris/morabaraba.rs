//! Morabaraba: twelve men, corner diagonals, and flying with three men left.
//! Does not know the rules that the family shares: those are in the neighbouring modules.

use super::{Position, Ruleset};

/// The constants of morabaraba (article M10).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct MorabarabaRules;

impl Ruleset for MorabarabaRules {
    const NAME: &'static str = "morabaraba"; // article M10
    const MEN: u8 = 12; // article M1
    const DIAGONALS: bool = true; // article M10
    const FLYING: bool = true; // article M10
}

/// A position of morabaraba.
pub type Morabaraba = Position<MorabarabaRules>;
