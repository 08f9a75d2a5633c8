//! The games that exist here: their rules, notation, boards and features, and the catalog of them.
//! Does not know who plays, how a move is chosen or how a board is drawn.

pub mod boards;
pub mod catalog;
pub mod checkers;
pub mod morris;

pub use catalog::{GameId, IndexJob, Job};
