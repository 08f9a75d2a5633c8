//! The program as it is used from outside: arguments and input in; output, errors and exit code.
//! Does not know anything of its inside.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod answers;
mod bad_input;
mod ballots;
mod commands;
mod kept;
mod lines;
mod matches;
mod paper;
mod program;
mod protocol;
mod tables;
