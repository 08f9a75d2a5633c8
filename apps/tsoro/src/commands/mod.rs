//! The commands that print and end, and those that serve others.
//! Does not know the command line's form, nor each other.

pub mod ballots;
pub mod bench;
pub mod board;
pub mod diagram;
pub mod engine;
pub mod match_;
pub mod moves;
mod output;
pub mod perft;
pub mod serve;
pub mod tables;

use std::io::{self, Write};

/// Prints a JSON object on a line of its own.
fn print_json(value: &serde_json::Value) -> io::Result<()> {
    writeln!(io::stdout().lock(), "{value}")
}
