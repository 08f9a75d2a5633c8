//! Packages of the npm registry, installed under the target folder.
//! Does not know what they are for.

use crate::steps::{call, target, there};
use anyhow::Result;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// A file of a package in an exact version, which is installed when it is missing; nothing where
/// npm or node is not there.
pub fn installed(package: &str, version: &str, file: &str) -> Result<Option<PathBuf>> {
    let folder = target().join("npm").join(format!("{package}-{version}"));
    let path = folder.join("node_modules").join(package).join(file);
    if !path.is_file() {
        if !there("npm") || !there("node") {
            return Ok(None);
        }
        fs::create_dir_all(&folder)?;
        let mut install = Command::new("npm");
        install.args([
            "install",
            "--silent",
            "--no-audit",
            "--no-fund",
            "--ignore-scripts",
            "--prefix",
        ]);
        call(install.arg(&folder).arg(format!("{package}@{version}")))?;
    }
    Ok(path.is_file().then_some(path))
}
