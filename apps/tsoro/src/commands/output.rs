//! Where a command writes a file: never over another one unless told so.
//! Does not know what is in it.

use crate::failure::Failure;
use game::Refusal;
use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::Path;

/// The standard output, by its name on the command line.
const STANDARD: &str = "-";

/// The format of a file: the one asked for, else the ending of its name; one of `allowed`.
///
/// # Errors
/// `bad-value` or `bad-ending` with what is allowed.
pub fn format(
    asked: Option<&str>,
    file: &str,
    allowed: &[&'static str],
) -> Result<&'static str, Refusal> {
    let known = |name: &str| {
        allowed
            .iter()
            .copied()
            .find(|format| format.eq_ignore_ascii_case(name))
    };
    if let Some(asked) = asked {
        return known(asked).ok_or_else(|| {
            Refusal::new("bad-value")
                .with("flag", "--format")
                .with("found", asked)
                .with("allowed", allowed.join(", "))
        });
    }
    let ending = Path::new(file)
        .extension()
        .and_then(|ending| ending.to_str());
    ending.and_then(known).ok_or_else(|| {
        let endings: Vec<String> = allowed.iter().map(|format| format!(".{format}")).collect();
        Refusal::new("bad-ending")
            .with("found", file)
            .with("allowed", endings.join(", "))
    })
}

/// Writes a file.
///
/// # Errors
/// `bad-exists` when it exists and may not be replaced; else in the system's words.
pub fn write(file: &str, force: bool, bytes: &[u8]) -> Result<(), Failure> {
    if file == STANDARD {
        let mut out = io::stdout().lock();
        out.write_all(bytes)?;
        return Ok(out.flush()?);
    }
    let mut options = OpenOptions::new();
    options.write(true);
    if force {
        options.create(true).truncate(true);
    } else {
        options.create_new(true);
    }
    let mut opened = options.open(file).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => {
            Failure::Refused(Refusal::new("bad-exists").with("found", file))
        }
        _ => Failure::Work(anyhow::Error::new(error).context(file.to_owned())),
    })?;
    opened
        .write_all(bytes)
        .map_err(|error| Failure::Work(anyhow::Error::new(error).context(file.to_owned())))
}
