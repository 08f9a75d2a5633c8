//! The men's morris family: twelve men's morris with and without corner diagonals, morabaraba and
//! nine men's morris (articles M1 to M11).
//! Does not know how a move is chosen, who plays, or how a board is drawn.

pub mod board;
pub mod features;
pub mod fen;
pub mod mills;
pub mod morabaraba;
pub mod moves;
pub mod nine;
pub mod notation;
pub mod position;
pub mod refusals;
pub mod ruleset;
mod setups;
pub mod symmetry;
pub mod touches;
pub mod twelve;

pub use morabaraba::Morabaraba;
pub use moves::Move;
pub use nine::Nine;
pub use position::Position;
pub use ruleset::Ruleset;
pub use symmetry::Symmetry;
pub use twelve::{Twelve, TwelveDiagonal};
