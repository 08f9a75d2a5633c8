//! Learned weights that a command is given to play or search by.
//! Does not know what is in them.

use anyhow::{Context, Result};
use std::fs;
use std::path::Path;

/// The bytes of the file, where one is given.
///
/// # Errors
/// Names the file that cannot be read.
pub fn read(path: Option<&Path>) -> Result<Option<Vec<u8>>> {
    let bytes = path.map(|path| fs::read(path).with_context(|| path.display().to_string()));
    bytes.transpose()
}

/// The CRC-32 of weights without their own, which would make it the same for all.
#[must_use]
pub fn sum(weights: &[u8]) -> u32 {
    crc32fast::hash(&weights[..weights.len().saturating_sub(4)])
}
