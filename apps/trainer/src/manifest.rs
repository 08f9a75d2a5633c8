//! The list of weights beside them: how large each file is, its checksum and how it was made.
//! Does not know what is in the files.

use anyhow::{Context, Result};
use sha2::{Digest, Sha256};
use std::fs;
use std::path::{Path, PathBuf};

/// The list's name; it lies in the folder of what it lists.
const NAME: &str = "MANIFEST";

/// A file's line: its name, bytes, SHA-256, and the command that makes it. (The CRC-32 of a file
/// that ends with its own is always the same.)
#[must_use]
pub fn line(name: &str, bytes: &[u8], command: &str) -> String {
    let sum = hexadecimal(&Sha256::digest(bytes));
    format!("{name} {} {sum} {command}", bytes.len())
}

/// A checksum's bytes as text.
#[must_use]
pub fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The list with this line in place of the one of the same file, or behind the others.
#[must_use]
pub fn with(list: &str, line: &str) -> String {
    let name = |line: &str| line.split(' ').next().map(str::to_owned);
    let mut lines: Vec<&str> = list.lines().collect();
    match lines.iter_mut().find(|other| name(other) == name(line)) {
        Some(other) => *other = line,
        None => lines.push(line),
    }
    lines.join("\n") + "\n"
}

/// Puts a file that was just written into the list beside it.
///
/// # Errors
/// The list cannot be read or written.
pub fn enter(path: &Path, bytes: &[u8], command: &str) -> Result<()> {
    let list = path.with_file_name(NAME);
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let old = if list.exists() {
        fs::read_to_string(&list).with_context(|| list.display().to_string())?
    } else {
        String::new()
    };
    write_whole(&list, with(&old, &line(&name, bytes, command)).as_bytes())
}

/// Makes the folder of a file that will be written, and sees that it can be.
///
/// # Errors
/// Names the file that could not be written.
pub fn prepare(path: &Path) -> Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    }
    let part = part_of(path);
    fs::write(&part, [])
        .and_then(|()| fs::remove_file(&part))
        .with_context(|| path.display().to_string())
}

/// The name of a file while it is written.
fn part_of(path: &Path) -> PathBuf {
    let mut part = path.as_os_str().to_owned();
    part.push(".part");
    part.into()
}

/// Writes a file whole or not at all.
///
/// # Errors
/// Names the file that cannot be written.
pub fn write_whole(path: &Path, bytes: &[u8]) -> Result<()> {
    let part = part_of(path);
    fs::write(&part, bytes)
        .and_then(|()| fs::rename(&part, path))
        .with_context(|| path.display().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_has_one_line() {
        let one = line("a.weights", b"123456789", "trainer fit a");
        let sum = "15e2b0d3c33891ebb0f1ef609ec419420c20e320ce94c65fbc8c3312448eb225";
        assert_eq!(one, format!("a.weights 9 {sum} trainer fit a"));
        let two = with(&with("", &one), "b.weights 1 0 x");
        assert_eq!(two, format!("{one}\nb.weights 1 0 x\n"));
        let new = with(&two, "a.weights 2 0 y");
        assert_eq!(new, "a.weights 2 0 y\nb.weights 1 0 x\n");
    }

    #[test]
    fn the_list_of_what_ships_is_true() {
        let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets");
        let list = fs::read_to_string(assets.join(NAME)).unwrap();
        assert!(list.lines().count() > 0);
        for entry in list.lines() {
            let words: Vec<&str> = entry.splitn(4, ' ').collect();
            let bytes = fs::read(assets.join(words[0])).unwrap();
            assert_eq!(entry, line(words[0], &bytes, words[3]));
        }
    }

    #[test]
    fn the_list_lies_beside_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.weights");
        write_whole(&path, b"1").unwrap();
        enter(&path, b"1", "x").unwrap();
        enter(&path, b"12", "y").unwrap();
        let list = fs::read_to_string(folder.path().join("MANIFEST")).unwrap();
        assert_eq!(list, line("a.weights", b"12", "y") + "\n");
    }
}
