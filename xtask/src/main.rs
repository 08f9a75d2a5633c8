//! Builds, checks and measures the whole project: `cargo xtask help` lists what there is.
//! Does not know any game.

mod browser;
mod dist;
mod endings;
mod floor;
mod http;
mod long;
mod measure;
mod npm;
mod pack;
mod serve;
mod shrink;
mod size;
mod speed;
mod steps;
mod test;
mod tidy;
mod tools;
mod web;

use std::process::ExitCode;

const HELP: &str = "\
cargo xtask COMMAND

  serve [--addr ADDRESS]   build the client and the server, start, print the address to open
  test [WORDS]             run every test; with WORDS only the steps whose names hold one of them
  build-web                build the client for the browser into target/web/dist
  size                     list every file that a first game transfers; fail over 300 KB
  tidy                     check arrows between crates, words, files and messages
  dist                     build the program as it ships, with the client inside
  long [NAMES]             run the suites that are too long for every change (`long list`);
                           --pieces N: how far `long tables` goes, 2 to 6
  help                     this text
";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (command, rest) = args
        .split_first()
        .map_or(("help", &[][..]), |(first, rest)| (first.as_str(), rest));
    let outcome = match command {
        "serve" => serve::run(rest),
        "test" => test::run(rest),
        "build-web" => web::run(),
        "size" => size::run(),
        "tidy" => tidy::run(),
        "dist" => dist::run(),
        "long" => long::run(rest),
        "help" | "--help" | "-h" => {
            print!("{HELP}");
            Ok(())
        }
        other => {
            eprintln!("there is no command `{other}`; `cargo xtask help` lists what there is");
            return ExitCode::from(2);
        }
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nxtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}
