//! `tsoro tables`: tables of endings in a folder.
//! Does not know how a value is found or packed.

mod answers;
mod build;
mod folder;
mod known;
mod listed;
mod play;
mod probe;

use crate::args::tables::{Action, Tables};
use crate::failure::Failure;
use crate::{folders, values};
pub use answers::Answers;
pub use folder::Folder;
use game::{Game, Index, Refusal};
use games::{GameId, IndexJob};
pub use known::Known;
use std::path::Path;
use std::thread;
use text::Text;

/// The most pieces that a table has; more have no number.
const MOST: u64 = 10;

/// Does what is asked for.
///
/// # Errors
/// For values that are not understood, tables that cannot be used, and a folder that cannot be read
/// or written.
pub fn run(arguments: &Tables, text: &Text) -> Result<(), Failure> {
    match &arguments.action {
        Action::Build(arguments) => build::run(arguments, text),
        Action::Slices(arguments) => listed::slices(arguments),
        Action::Verify(arguments) => listed::verify(arguments, text),
        Action::Count(arguments) => listed::count(arguments, text),
        Action::Info(arguments) => listed::info(arguments),
        Action::Play(arguments) => play::run(arguments, text),
        Action::Probe(arguments) => probe::run(arguments, text),
    }
}

/// Does a job for a rule set with tables.
fn with<J: IndexJob>(rules: &str, job: J) -> Result<J::Output, Failure> {
    struct Any;
    impl IndexJob for Any {
        type Output = ();
        fn run<G: Game + Index>(self) {}
    }
    let id = GameId::parse(rules)?;
    id.with_index(job).ok_or_else(|| {
        let known = GameId::ALL.iter().filter(|id| id.with_index(Any).is_some());
        let known: Vec<&str> = known.map(|id| id.name()).collect();
        Refusal::new("tables-no-index")
            .with("found", rules)
            .with("allowed", known.join(", "))
            .into()
    })
}

/// The folder of this name, or the data folder.
fn chosen(folder: Option<&str>) -> Result<Folder, Failure> {
    let folder = folder.map(Into::into).or_else(folders::tables);
    let none = || Failure::Refused(Refusal::new("tables-no-folder"));
    Ok(Folder::of(folder.ok_or_else(none)?))
}

/// The folder whose tables a command uses: the given one, else the data folder, or none.
///
/// # Errors
/// When there is no folder of the given name.
pub fn to_use(given: Option<&str>, none: bool) -> Result<Option<Folder>, Failure> {
    if let Some(folder) = given.filter(|folder| !Path::new(folder).is_dir()) {
        let refusal = Refusal::new("tables-none").with("folder", folder);
        return Err(Failure::Refused(refusal));
    }
    let folder = given.map(Into::into).or_else(folders::tables);
    Ok(folder.filter(|_| !none).map(Folder::of))
}

/// The tables of a folder.
fn open<G: Game + Index>(folder: &Folder) -> Result<tables::Tables<G>, Failure> {
    let opened = tables::Tables::<G>::open(folder, G::NAME, MOST as u32);
    let opened = opened.map_err(|(name, error)| named(&name, &error))?;
    if opened.slices().next().is_none() {
        let refusal = Refusal::new("tables-none").with("folder", folder.to_string());
        return Err(Failure::Refused(refusal));
    }
    Ok(opened)
}

/// A number of megabytes as bytes.
fn memory(found: &str) -> Result<u64, Failure> {
    Ok(values::whole("--memory", found, 1..=1 << 24)? << 20)
}

/// What is wrong with a table.
fn named(name: &str, error: &tables::TableError) -> Failure {
    Failure::Work(anyhow::anyhow!("{name}: {error}"))
}

/// As many threads as there are processors.
fn processors() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}
