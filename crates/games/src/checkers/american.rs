//! American checkers, also called English draughts (articles C1 to C18).
//! Does not know more than the constants that make it.

use super::{Position, Ruleset};

/// The rules of American checkers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AmericanRules;

impl Ruleset for AmericanRules {
    const NAME: &'static str = "american";
    const ROWS_OF_MEN: u32 = 3;
    const MEN_JUMP_BACKWARD: bool = false;
    const CROWNED_IN_FLIGHT: bool = false;
    const QUIET_PLIES: u32 = 80;
    const BALLOTS: &'static str = include_str!("ballots.txt");
}

/// A position of American checkers.
pub type American = Position<AmericanRules>;
