//! Builds everything and starts the program on this machine.
//! Does not know what it serves.

use crate::steps::{Steps, cargo, target};
use crate::{steps, web};
use anyhow::Result;
use std::path::PathBuf;
use std::process::Command;

/// Cargo's profile for running here: quick to build, fast enough to play against.
pub const PROFILE: &str = "dev-opt";

/// `cargo xtask serve`: what follows is given to `tsoro serve`.
pub fn run(args: &[String]) -> Result<()> {
    let mut steps = Steps::new(3);
    steps.step("wasm target", web::add_target)?;
    steps.step("client", web::build)?;
    steps.step("server", build)?;
    println!();
    start(Command::new(program()).arg("serve").args(args))
}

/// The packages that are built and tested together, so that what they share is built once.
pub const PACKAGES: [&str; 5] = [
    "--workspace",
    "--exclude",
    "web-tests",
    "--exclude",
    "xtask",
];

/// Builds the program with the client inside.
pub fn build() -> Result<()> {
    let mut build = cargo(&["build", "--bin", "tsoro", "--profile", PROFILE]);
    steps::call(build.args(PACKAGES))
}

/// Where [`build`] puts the program.
pub fn program() -> PathBuf {
    target()
        .join(PROFILE)
        .join(format!("tsoro{}", std::env::consts::EXE_SUFFIX))
}

/// Becomes the program, so that signals reach it and nothing of ours is left running.
#[cfg(unix)]
fn start(command: &mut Command) -> Result<()> {
    use std::os::unix::process::CommandExt;
    Err(anyhow::Error::from(command.exec()).context("the server cannot be started"))
}

#[cfg(not(unix))]
fn start(command: &mut Command) -> Result<()> {
    steps::call(command)
}
