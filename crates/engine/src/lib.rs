//! The computer player of every rule set: search and evaluation joined, with levels and manners.
//! Does not know a clock, a thread or a screen: time, stop signs and lines come in from outside.

pub mod adapters;
pub mod arena;
pub mod ask;
pub mod bench;
pub mod book;
pub mod conversion;
pub mod dice;
pub mod endings;
pub mod judge;
pub mod levels;
pub mod opponent;
pub mod pairs;
mod said;
pub mod thinker;
pub mod ugi;

mod engine;
mod go;
mod pace;

pub use ask::{Answer, Ask, Info};
pub use book::{Book, BookError};
pub use endings::TableFault;
pub use engine::Engine;
pub use judge::{Judge, Judgement, Verdict};
pub use search::{Limits, Params};
pub use tables::{Archive, Bytes, Source};
