//! `tsoro tables build`: builds what is missing, and says how far it is.
//! Does not know how a slice is solved.

use super::{Folder, MOST, chosen, memory, processors, with};
use crate::args::tables::Build;
use crate::{clock, failure::Failure, values};
use game::{Game, Index, Refusal};
use games::IndexJob;
use std::io::{self, IsTerminal, Write};
use tables::Progress;
use text::{Text, Value};

/// Builds.
///
/// # Errors
/// See [`super::run`].
pub fn run(arguments: &Build, text: &Text) -> Result<(), Failure> {
    let whole = |flag, found: &str, least, most| values::whole(flag, found, least..=most);
    let threads = match &arguments.threads {
        Some(found) => whole("--threads", found, 1, 64)? as usize,
        None => processors(),
    };
    let job = Job {
        men: whole("--pieces", &arguments.pieces, 2, MOST)? as u32,
        plies: whole("--plies", &arguments.plies, 0, MOST)? as u32,
        memory: memory(&arguments.memory)?,
        threads,
        slice: arguments.slice.as_deref(),
        folder: chosen(arguments.out.as_deref())?,
        text,
    };
    let (men, folder) = (job.men, job.folder.to_string());
    job.folder.clear();
    with(&arguments.rules, job)??;
    let values = [
        ("men", i64::from(men).into()),
        ("slice", arguments.slice.clone().unwrap_or_default().into()),
        ("folder", folder.into()),
    ];
    let said = match arguments.slice {
        Some(_) => text.with("tables-built-slice", &values),
        None => text.with("tables-built", &values),
    };
    Ok(writeln!(io::stdout(), "{said}")?)
}

struct Job<'a> {
    men: u32,
    plies: u32,
    memory: u64,
    threads: usize,
    slice: Option<&'a str>,
    folder: Folder,
    text: &'a Text,
}

impl IndexJob for Job<'_> {
    type Output = Result<(), Failure>;

    fn run<G: Game + Index>(self) -> Result<(), Failure> {
        let plan = tables::Build {
            rules: G::NAME,
            men: self.men,
            plies: self.plies,
            workers: self.threads,
            memory: self.memory,
        };
        let mut heard = |progress: &Progress| {
            if let Some(slice) = &progress.slice {
                self.say(slice, progress);
            } else if io::stderr().is_terminal() {
                eprintln!();
            }
            true
        };
        let built = match self.slice {
            Some(slice) => tables::build_slice::<G>(&plan, slice, &self.folder, &self.folder),
            None => tables::build::<G>(&plan, &self.folder, &self.folder, &mut heard),
        };
        built.map_err(|error| Failure::Refused(refusal(&error)))
    }
}

impl Job<'_> {
    /// One line on the error output, over the last one in a terminal.
    fn say(&self, slice: &str, progress: &Progress) {
        #[expect(clippy::cast_precision_loss, reason = "a share needs three digits")]
        let share = progress.solved as f64 / progress.missing.max(1) as f64;
        // Asked also before anything is solved: time counts from the first call.
        let passed = clock::passed_millis() as f64 / 1000.0;
        let left = if share > 0.0 {
            let left = (passed / share - passed).round() as u64;
            format!("{}:{:02}", left / 60, left % 60)
        } else {
            "–".to_owned()
        };
        let values = [
            ("slice", Value::Text(slice.to_owned())),
            ("percent", self.text.decimal(100.0 * share, 1).into()),
            ("left", left.into()),
        ];
        let line = self.text.with("tables-solving", &values);
        if io::stderr().is_terminal() {
            eprint!("\r\x1b[K{line}");
        } else {
            eprintln!("{line}");
        }
    }
}

/// Why building stops.
pub fn refusal(error: &tables::BuildError) -> Refusal {
    Refusal::new("bad-failed").with("reason", error.to_string())
}
