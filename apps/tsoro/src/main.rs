//! The one program: play in a terminal, look into the rules, serve the page, speak with programs.
//! Does not know any rule; each command is a file of `commands`, and the board is in `play`.

mod args;
mod books;
mod clock;
mod commands;
mod failure;
mod folders;
mod language;
mod misuse;
mod play;
mod values;
mod weights;

use args::{Arguments, Command};
use clap::{CommandFactory, Parser};
use failure::Failure;
use std::{env, process::ExitCode};
use text::Text;

fn main() -> ExitCode {
    let words: Vec<String> = env::args_os()
        .skip(1)
        .map(|word| word.to_string_lossy().into_owned())
        .collect();
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(error) if !error.use_stderr() || words.is_empty() => return help(&error),
        Err(error) => {
            let refusal = misuse::explain(&Arguments::command(), &words, &error);
            return fail(&refusal.into(), &language::guess(&words));
        }
    };
    let text = match language::choose(arguments.lang.as_deref()) {
        Ok(text) => text,
        Err(refusal) => return fail(&refusal.into(), &language::guess(&[])),
    };
    match run(&arguments.command, &text) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => fail(&failure, &text),
    }
}

fn run(command: &Command, text: &Text) -> Result<(), Failure> {
    match command {
        Command::Serve(arguments) => commands::serve::run(arguments, text),
        Command::Play(arguments) => play::run(arguments, text),
        Command::Ballots(arguments) => commands::ballots::run(arguments),
        Command::Moves(arguments) => commands::moves::run(arguments),
        Command::Board(arguments) => commands::board::run(arguments, text),
        Command::Diagram(arguments) => commands::diagram::run(arguments, text),
        Command::Perft(arguments) => commands::perft::run(arguments, text),
        Command::Bench(arguments) => commands::bench::run(arguments, text),
        Command::Match(arguments) => commands::match_::run(arguments, text),
        Command::Tables(arguments) => commands::tables::run(arguments, text),
        Command::Engine(arguments) => commands::engine::run(arguments),
    }
}

/// Prints the manual that was asked for.
fn help(manual: &clap::Error) -> ExitCode {
    use std::io::Write;
    // A reader of a pipe may stop early; nothing is lost by that.
    let _ = write!(std::io::stdout(), "{}", manual.render());
    ExitCode::SUCCESS
}

/// Prints the one line that says why, on the error output.
fn fail(failure: &Failure, text: &Text) -> ExitCode {
    if let Some(line) = failure.line(text) {
        eprintln!("{line}");
    }
    failure.code()
}
