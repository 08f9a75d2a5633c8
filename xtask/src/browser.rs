//! Sees to it that a browser and its driver are there for the tests of the page.
//! Does not know what is tested.

use crate::steps::{call, there};
use crate::{npm, tools};
use anyhow::{Context, Result, bail};
use std::path::PathBuf;
use std::process::Command;

/// The programs that the tests need, by Debian's packages of the same programs.
const PROGRAMS: [&str; 2] = ["chromium", "chromedriver"];

/// The version of axe-core, which looks for what keeps people out of a page.
const AXE: &str = "4.14.1";

/// The script of axe-core.
pub fn axe() -> Result<PathBuf> {
    npm::installed("axe-core", AXE, "axe.min.js")?
        .context("the tests of the page need axe-core from the npm registry: install node and npm")
}

/// Installs Debian's chromium and chromium-driver where they are missing and may be installed.
pub fn make_there() -> Result<()> {
    make(&PROGRAMS, &["chromium", "chromium-driver"])
}

/// Sees to it that Debian's firefox-esr and its driver are there. Returns the driver's program.
pub fn make_firefox_there() -> Result<PathBuf> {
    make(&["firefox-esr"], &["firefox-esr"])?;
    tools::program("geckodriver")
}

/// Installs Debian's packages unless the programs are there.
fn make(programs: &[&str], packages: &[&str]) -> Result<()> {
    if programs.iter().all(|program| there(program)) {
        println!("    {} are there", programs.join(" and "));
        return Ok(());
    }
    if !there("apt-get") || !root() {
        bail!(
            "the tests of the page need {}; on Debian: sudo apt-get install {}",
            programs.join(" and "),
            packages.join(" ")
        );
    }
    call(apt().arg("update"))?;
    call(
        apt()
            .args(["install", "--yes", "--no-install-recommends"])
            .args(packages),
    )
}

fn apt() -> Command {
    let mut apt = Command::new("apt-get");
    apt.arg("--quiet").env("DEBIAN_FRONTEND", "noninteractive");
    apt
}

/// Whether this user may install packages.
fn root() -> bool {
    Command::new("id")
        .arg("-u")
        .output()
        .is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}
