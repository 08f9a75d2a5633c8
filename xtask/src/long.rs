//! The suites that take too long for every change, each by its name.
//! Does not know what their figures should be: the suites check those themselves.

use crate::endings;
use crate::serve::PROFILE;
use crate::steps::{Steps, call, cargo, root, target};
use crate::tools;
use anyhow::{Context, Result, bail};
use std::process::Command;

/// A suite: its name, what it does, and its work.
struct Suite {
    name: &'static str,
    about: &'static str,
    work: fn(&Options) -> Result<()>,
}

/// How far the suites go.
struct Options {
    /// The most pieces of a table of endings.
    pieces: u32,
}

/// How long each fuzz target runs, in seconds; `TSORO_FUZZ_SECONDS` says otherwise.
const FUZZ_SECONDS: &str = "120";

const SUITES: [Suite; 7] = [
    Suite {
        name: "counts",
        about: "legal lines of every rule set to the full depth of the published counts",
        work: |_| counts(),
    },
    Suite {
        name: "levels",
        about: "each level against the one below, and the first against random moves",
        work: |_| levels(),
    },
    Suite {
        name: "conversions",
        about: "won positions played out at full strength",
        work: |_| conversions(),
    },
    Suite {
        name: "tables",
        about: "tables of endings of checkers, up to --pieces: built, checked, counted as published",
        work: |options| endings::run(options.pieces),
    },
    Suite {
        name: "fuzz",
        about: "random text read as positions and moves (needs cargo-fuzz, installed when missing)",
        work: |_| fuzz(),
    },
    Suite {
        name: "firefox",
        about: "the tests of the page in Debian's firefox-esr (its driver is installed when missing)",
        work: |_| crate::test::in_firefox(),
    },
    Suite {
        name: "speed",
        about: "counting and searching in the program as it ships, and searching in wasm beside it",
        work: |_| speed(),
    },
];

/// `cargo xtask long`: all suites, or those named.
pub fn run(arguments: &[String]) -> Result<()> {
    let (names, options) = read(arguments)?;
    if names.contains(&"list") {
        for Suite { name, about, .. } in &SUITES {
            println!("{name:12} {about}");
        }
        return Ok(());
    }
    if let Some(unknown) = names
        .iter()
        .find(|name| SUITES.iter().all(|suite| suite.name != **name))
    {
        let known: Vec<&str> = SUITES.iter().map(|suite| suite.name).collect();
        bail!(
            "there is no suite `{unknown}`; there are: {}",
            known.join(", ")
        );
    }
    let wanted: Vec<&Suite> = SUITES
        .iter()
        .filter(|suite| names.is_empty() || names.contains(&suite.name))
        .collect();
    let mut steps = Steps::new(wanted.len());
    for suite in wanted {
        steps.step(suite.name, || (suite.work)(&options))?;
    }
    Ok(())
}

/// The names of suites among the arguments, and how far they go.
fn read(arguments: &[String]) -> Result<(Vec<&str>, Options)> {
    let mut names = Vec::new();
    let mut options = Options {
        pieces: endings::MOST,
    };
    let mut arguments = arguments.iter();
    while let Some(argument) = arguments.next() {
        if argument == "--pieces" {
            let found = arguments.next().map_or("", String::as_str);
            let pieces = found.parse().ok();
            options.pieces = pieces
                .filter(|pieces| (2..=endings::MOST).contains(pieces))
                .with_context(|| format!("--pieces is 2 to {}, not `{found}`", endings::MOST))?;
        } else {
            names.push(argument.as_str());
        }
    }
    Ok((names, options))
}

fn counts() -> Result<()> {
    let mut tests = cargo(&[
        "test",
        "--package",
        "games",
        "--test",
        "counts",
        "--profile",
        PROFILE,
    ]);
    call(
        tests
            .args(["--", "--nocapture"])
            .env("TSORO_PERFT_DEPTH", "99"),
    )
}

/// As docs/levels.md tells them: level 10 is bounded by positions, so that a match can be repeated.
fn levels() -> Result<()> {
    for args in [
        &["american", "100", "1-9"][..],
        &["american", "100", "10-10", "1", "60000"],
        &["twelve", "100", "1-10"],
    ] {
        call(example("levels").args(args))?;
    }
    Ok(())
}

fn conversions() -> Result<()> {
    call(example("conversions").arg("1000"))
}

/// A program of the engine's examples, with its arguments to follow.
fn example(name: &str) -> Command {
    cargo(&[
        "run",
        "--package",
        "engine",
        "--profile",
        PROFILE,
        "--example",
        name,
        "--",
    ])
}

/// Every target of `fuzz/`. The compiler's own word opens the instruments that fuzzing needs.
fn fuzz() -> Result<()> {
    let program = tools::program("cargo-fuzz")?;
    let seconds = std::env::var("TSORO_FUZZ_SECONDS").unwrap_or_else(|_| FUZZ_SECONDS.to_owned());
    for name in targets()? {
        let mut run = Command::new(&program);
        run.args([
            "run",
            &name,
            "--",
            &format!("-max_total_time={seconds}"),
            "-print_final_stats=1",
        ]);
        call(run.current_dir(root()).env("RUSTC_BOOTSTRAP", "1"))?;
    }
    Ok(())
}

/// The names of the fuzz targets.
fn targets() -> Result<Vec<String>> {
    let folder = root().join("fuzz").join("fuzz_targets");
    let mut names: Vec<String> = std::fs::read_dir(&folder)
        .with_context(|| folder.display().to_string())?
        .filter_map(Result::ok)
        .filter_map(|entry| {
            entry
                .path()
                .file_stem()
                .map(|stem| stem.to_string_lossy().into_owned())
        })
        .collect();
    names.sort();
    Ok(names)
}

/// The program as it ships.
fn released() -> Result<std::path::PathBuf> {
    call(&mut cargo(&[
        "build",
        "--release",
        "--package",
        "tsoro",
        "--bin",
        "tsoro",
    ]))?;
    Ok(target()
        .join("release")
        .join(format!("tsoro{}", std::env::consts::EXE_SUFFIX)))
}

fn speed() -> Result<()> {
    let program = released()?;
    for args in [
        &["perft", "american", "11"][..],
        &["perft", "twelve", "6"],
        &["bench"],
    ] {
        call(Command::new(&program).args(args))?;
    }
    crate::speed::compare(&program)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(line: &str) -> Vec<String> {
        line.split(' ').map(str::to_owned).collect()
    }

    #[test]
    fn names_and_the_number_of_pieces_are_read_in_any_order() {
        let line = words("tables --pieces 4 fuzz");
        let (names, options) = read(&line).unwrap();
        assert_eq!((names, options.pieces), (vec!["tables", "fuzz"], 4));
        assert_eq!(read(&words("tables")).unwrap().1.pieces, 6);
        for wrong in ["--pieces", "--pieces 7", "--pieces 1", "--pieces x"] {
            assert!(read(&words(wrong)).is_err(), "{wrong}");
        }
    }
}
