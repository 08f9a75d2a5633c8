//! Checks what the compiler cannot: arrows between crates, words that stay out of crates, the
//! state of the source, and the languages. Does not change anything.

mod arrows;
mod source;
mod styles;
mod words;

use crate::serve::PROFILE;
use crate::steps::{self, Steps, cargo, root};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};

/// A file of the project, read.
pub struct File {
    /// Its path from the folder of the project.
    pub path: String,
    /// Its content.
    pub text: String,
}

/// What a check found: each a line that names the file and the reason.
pub type Findings = Vec<String>;

/// `cargo xtask tidy`: all checks, and those of the languages, which are tests of `crates/text`.
pub fn run() -> Result<()> {
    let mut steps = Steps::new(2);
    steps.step("tidy", check)?;
    steps.step("languages", || {
        steps::call(&mut cargo(&[
            "test",
            "--package",
            "text",
            "--test",
            "languages",
            "--profile",
            PROFILE,
        ]))
    })
}

/// Runs all checks and fails when one finds something.
pub fn check() -> Result<()> {
    let files = read_all()?;
    let mut findings = Findings::new();
    for (name, check) in [
        (
            "arrows between crates",
            arrows::check as fn(&[File]) -> Findings,
        ),
        ("words of one game", words::check),
        ("source", source::check),
        ("style sheets", styles::check),
    ] {
        let found = check(&files);
        println!(
            "    {name}: {}",
            if found.is_empty() {
                "fine".to_owned()
            } else {
                format!("{} found", found.len())
            }
        );
        findings.extend(found);
    }
    for notice in source::long_functions(&files) {
        println!("    notice: {notice}");
    }
    for finding in &findings {
        println!("    {finding}");
    }
    if !findings.is_empty() {
        bail!("{} things are not tidy", findings.len());
    }
    Ok(())
}

/// Every text file that belongs to the project, as git lists them, the not yet committed included.
fn read_all() -> Result<Vec<File>> {
    let list = steps::output(
        std::process::Command::new("git")
            .args(["ls-files", "--cached", "--others", "--exclude-standard"])
            .current_dir(root()),
    )?;
    let mut files = Vec::new();
    for path in list.lines().map(PathBuf::from) {
        let whole = root().join(&path);
        if !text_file(&path) || !whole.is_file() {
            continue;
        }
        let text = fs::read_to_string(&whole).with_context(|| path.display().to_string())?;
        files.push(File {
            path: path.to_string_lossy().into_owned(),
            text,
        });
    }
    Ok(files)
}

fn text_file(path: &Path) -> bool {
    const KINDS: [&str; 11] = [
        "rs",
        "toml",
        "md",
        "ftl",
        "css",
        "svg",
        "html",
        "webmanifest",
        "txt",
        "perft",
        "sh",
    ];
    let kind = path
        .extension()
        .map(|kind| kind.to_string_lossy().into_owned());
    kind.is_some_and(|kind| KINDS.contains(&kind.as_str())) || path.ends_with(".ci/run")
}
