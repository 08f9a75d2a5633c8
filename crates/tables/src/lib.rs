//! Tables of endings: the value of every position with few men, solved, packed, checked, looked up.
//! Does not know a game, a file or a search: positions are numbered by their game, bytes come from a
//! [`Source`].

mod archive;
mod build;
mod chances;
mod coder;
mod error;
mod flat;
mod pack;
mod probe;
mod runs;
mod shares;
mod solve;
mod source;
mod sum;
mod table;
mod unpack;
mod value;
mod verify;

// Tests of modules keep their tables where tests of the crate do.
#[cfg(test)]
extern crate self as tables;
#[cfg(test)]
#[path = "../tests/memory/mod.rs"]
mod memory;

pub use archive::Archive;
pub use build::{Build, Progress, build, build_slice, steps};
pub use error::{BuildError, TableError};
pub use flat::Count;
pub use probe::{Kept, Prober, Tables};
pub use source::{Bytes, Kind, Sink, Source, name};
pub use sum::crc32;
pub use table::{Table, VERSION};
pub use value::{Outcome, Value};
pub use verify::{Fault, Limits, count, verify};
