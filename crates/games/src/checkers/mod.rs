//! Checkers on the dark squares of an 8 x 8 board: rules, notation, board and features.
//! Does not know other games, who plays, or how a move is chosen.

mod american;
mod ballots;
mod board;
mod captures;
mod explain;
mod features;
mod fen;
mod game;
mod index;
mod keys;
mod moves;
mod notation;
mod paths;
mod pieces;
mod position;
mod ruleset;
mod setups;
mod slice;
pub mod squares;

pub use american::{American, AmericanRules};
pub use explain::Reason;
pub use moves::Move;
pub use position::Position;
pub use ruleset::Ruleset;
pub use slice::Slice;
