//! Twelve men's morris, on the board of the default game and on the one with corner diagonals.
//! Does not know the rules that the family shares: those are in the neighbouring modules.

use super::{Position, Ruleset};

/// The constants of twelve men's morris (articles M1 to M9).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TwelveRules;

impl Ruleset for TwelveRules {
    const NAME: &'static str = "twelve"; // article M10
    const MEN: u8 = 12; // article M1
    const DIAGONALS: bool = false; // article M2
    const FLYING: bool = false; // article M9
}

/// The constants of twelve men's morris on the board with corner diagonals (article M10).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TwelveDiagonalRules;

impl Ruleset for TwelveDiagonalRules {
    const NAME: &'static str = "twelve-diagonal"; // article M10
    const MEN: u8 = 12; // article M1
    const DIAGONALS: bool = true; // article M10
    const FLYING: bool = false; // article M9
}

/// A position of twelve men's morris.
pub type Twelve = Position<TwelveRules>;

/// A position of twelve men's morris with corner diagonals.
pub type TwelveDiagonal = Position<TwelveDiagonalRules>;
