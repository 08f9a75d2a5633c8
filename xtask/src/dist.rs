//! Builds the program as it ships: one file with the client inside.
//! Does not know what it does.

use crate::steps::{Steps, cargo, target};
use crate::{steps, web};
use anyhow::{Context, Result, bail};
use std::fs;

/// The most that the program may weigh, in bytes.
const MOST: u64 = 25_000_000;

/// `cargo xtask dist`.
pub fn run() -> Result<()> {
    let mut steps = Steps::new(3);
    steps.step("wasm target", web::add_target)?;
    steps.step("client", web::build)?;
    steps.step("program", || {
        steps::call(&mut cargo(&[
            "build",
            "--release",
            "--package",
            "tsoro",
            "--bin",
            "tsoro",
        ]))
    })?;
    let program = target()
        .join("release")
        .join(format!("tsoro{}", std::env::consts::EXE_SUFFIX));
    let size = fs::metadata(&program)
        .with_context(|| program.display().to_string())?
        .len();
    println!("\n{}  {:.1} MB", program.display(), size as f64 / 1e6);
    if size > MOST {
        bail!("it may weigh {} MB at most", MOST / 1_000_000);
    }
    Ok(())
}
