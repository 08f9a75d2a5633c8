//! Tables of endings: the value of every position with few men.
//! Does not know a game, a file or a search: positions are numbered by their game.

pub mod solve;
pub mod value;

pub use solve::{Solved, solve};
pub use value::Value;
