//! Runs every test that belongs to a change, in numbered steps.
//! Does not know what a test expects.

use crate::serve::{self, PACKAGES, PROFILE};
use crate::steps::{Steps, call, cargo, there};
use crate::{browser, size, tidy, web};
use anyhow::{Result, bail};
use std::process::Command;

/// A step: its name, and what it does.
type Step = (&'static str, fn() -> Result<()>);

/// All steps, the quick ones first.
const STEPS: [Step; 11] = [
    ("format", format),
    ("tidy", tidy::check),
    ("lint", lint),
    ("these commands", own),
    ("wasm target", web::add_target),
    ("client", web::build),
    ("server", serve::build),
    ("rules, engine and languages", crates),
    ("examples in the documentation", examples),
    ("transfer", size::measure),
    ("page in a browser", pages),
];

/// `cargo xtask test`: all steps, or those whose names hold one of the words.
pub fn run(words: &[String]) -> Result<()> {
    let wanted: Vec<&Step> = STEPS
        .iter()
        .filter(|(name, _)| {
            words.is_empty() || words.iter().any(|word| name.contains(word.as_str()))
        })
        .collect();
    if wanted.is_empty() {
        let names: Vec<&str> = STEPS.iter().map(|(name, _)| *name).collect();
        bail!("no step has such a name; there are: {}", names.join(", "));
    }
    let mut steps = Steps::new(wanted.len());
    for (name, work) in wanted {
        steps.step(name, work)?;
    }
    println!("\nevery step passed");
    Ok(())
}

fn format() -> Result<()> {
    call(&mut cargo(&["fmt", "--all", "--check"]))
}

fn lint() -> Result<()> {
    call(&mut cargo(&[
        "clippy",
        "--workspace",
        "--all-targets",
        "--",
        "-D",
        "warnings",
    ]))
}

/// Everything but the tests of the page and of these commands.
fn crates() -> Result<()> {
    call(tests().args(PACKAGES))
}

/// The tests of these commands, in the profile that they were built in to be run.
fn own() -> Result<()> {
    call(&mut cargo(&["test", "--quiet", "--package", "xtask"]))
}

fn examples() -> Result<()> {
    call(cargo(&["test", "--doc", "--profile", PROFILE]).args(PACKAGES))
}

/// The tests of the page, against the program that [`serve::build`] built.
fn pages() -> Result<()> {
    browser::make_there()?;
    call(&mut page_tests()?)
}

/// The tests of the page in Firefox. Those that need Chromium's developer tools say so and pass.
pub fn in_firefox() -> Result<()> {
    let driver = browser::make_firefox_there()?;
    web::add_target()?;
    web::build()?;
    serve::build()?;
    let mut tests = page_tests()?;
    tests
        .env("TSORO_BROWSER", "firefox")
        .env("TSORO_GECKODRIVER", driver);
    call(&mut tests)
}

fn page_tests() -> Result<Command> {
    let mut pages = tests();
    pages.args(["--package", "web-tests"]);
    pages
        .env("TSORO_BIN", serve::program())
        .env("TSORO_AXE", browser::axe()?);
    // One at a time: some measure how long the page takes.
    pages
        .env("NEXTEST_TEST_THREADS", "1")
        .env("RUST_TEST_THREADS", "1");
    Ok(pages)
}

/// The test runner, as far as its options are the same for all tests: nextest where it is there.
fn tests() -> Command {
    if there("cargo-nextest") {
        return cargo(&[
            "nextest",
            "run",
            "--no-fail-fast",
            "--cargo-profile",
            PROFILE,
        ]);
    }
    cargo(&[
        "test",
        "--no-fail-fast",
        "--lib",
        "--bins",
        "--tests",
        "--profile",
        PROFILE,
    ])
}
