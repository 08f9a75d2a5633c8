//! Makes what the engine knows beforehand: plays it against itself and fits weights to the games, and
//! grows an opening book.
//! Does not know any rule; what it says is in English, for those who develop the engine.

mod args;
mod book;
mod endings;
mod fit;
mod generate;
mod lot;
mod manifest;
mod progress;
mod say;
mod sealed;
mod shard;
mod weights;

use args::{Arguments, Command};
use clap::Parser;
use std::process::ExitCode;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let done = match &arguments.command {
        Command::Generate(arguments) => generate::run(arguments),
        Command::Fit(arguments) => fit::run(arguments),
        Command::Book(arguments) => book::run(arguments),
        Command::All(arguments) => {
            generate::run(&arguments.games).and_then(|()| fit::run(&arguments.fit()))
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("trainer: {error:#}");
            ExitCode::FAILURE
        }
    }
}
