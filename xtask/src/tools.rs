//! Programs from the registry of crates that only the tests need, installed beside what is built.
//! Does not know what they do.

use crate::steps::{call, cargo, target};
use anyhow::{Context, Result};
use std::path::PathBuf;

/// The program of a crate of the same name, installed when it is missing.
pub fn program(name: &str) -> Result<PathBuf> {
    let tools = target().join("tools");
    let program = tools
        .join("bin")
        .join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
    if !program.is_file() {
        let mut install = cargo(&["install", name, "--locked", "--root"]);
        call(install.arg(&tools)).with_context(|| format!("{name} cannot be installed"))?;
    }
    Ok(program)
}
