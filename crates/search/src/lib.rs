//! Picks a move by looking ahead: principal variation search over any [`game::Position`].
//! Does not know which games exist, how a position is scored, or what time it is.

pub mod alphabeta;
mod help;
mod known;
pub mod limits;
pub mod memory;
pub mod order;
pub mod plain;
pub mod ports;
pub mod quiet;
pub mod repetition;
pub mod root;
pub mod score;
pub mod signature;

pub use limits::{Limits, Report, Watch};
pub use memory::Memory;
pub use ports::{Evaluate, Known, Oracle, Unknowing};
pub use root::{Found, Params, Rated, Ratings, Search};
