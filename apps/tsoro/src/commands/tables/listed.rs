//! `tsoro tables verify`, `count` and `info`: a line for every slice of a folder.
//! Does not know how a value is found or packed.

use super::build::refusal;
use super::{chosen, memory, open, processors, with};
use crate::args::tables::{Folder, Slices, Whole};
use crate::failure::Failure;
use crate::values;
use engine::Verdict;
use game::{Game, Index, Refusal};
use games::IndexJob;
use std::io::{self, Write};
use tables::{BuildError, Fault, Kind, Limits, Tables};
use text::{Text, Value};

/// Checks every position, and prints a line a slice.
///
/// # Errors
/// For the first slice with a fault.
pub fn verify(arguments: &Whole, text: &Text) -> Result<(), Failure> {
    let folder = chosen(arguments.folder.folder.as_deref())?;
    let job = Verify(folder, limits(arguments)?, text);
    with(&arguments.folder.rules, job)?
}

/// Prints the counts of every slice as CSV.
///
/// # Errors
/// See [`super::run`].
pub fn count(arguments: &Whole, text: &Text) -> Result<(), Failure> {
    let folder = chosen(arguments.folder.folder.as_deref())?;
    let job = Count(folder, limits(arguments)?, text);
    with(&arguments.folder.rules, job)?
}

fn limits(arguments: &Whole) -> Result<Limits, Failure> {
    Ok(Limits {
        workers: processors(),
        memory: memory(&arguments.memory)?,
    })
}

/// Prints the size of every table as CSV.
///
/// # Errors
/// See [`super::run`].
pub fn info(arguments: &Folder) -> Result<(), Failure> {
    with(&arguments.rules, Info(chosen(arguments.folder.as_deref())?))?
}

/// Prints the slices up to a number of pieces, step by step, as CSV.
///
/// # Errors
/// See [`super::run`].
pub fn slices(arguments: &Slices) -> Result<(), Failure> {
    let men = values::whole("--pieces", &arguments.pieces, 2..=super::MOST)? as u32;
    with(&arguments.rules, List(men))?
}

struct List(u32);

impl IndexJob for List {
    type Output = Result<(), Failure>;

    fn run<G: Game + Index>(self) -> Result<(), Failure> {
        let mut out = io::stdout().lock();
        writeln!(out, "pieces,step,slice,positions")?;
        for men in 2..=self.0 {
            for (step, slice) in tables::steps::<G>(men) {
                let answer = G::answer(slice);
                let pair = if answer == slice { 1 } else { 2 };
                writeln!(out, "{men},{step},{slice},{}", pair * G::size(slice))?;
            }
        }
        Ok(())
    }
}

struct Verify<'a>(super::Folder, Limits, &'a Text);

impl IndexJob for Verify<'_> {
    type Output = Result<(), Failure>;

    fn run<G: Game + Index>(self) -> Result<(), Failure> {
        let Verify(folder, limits, text) = self;
        let tables: Tables<G> = open(&folder)?;
        let mut out = io::stdout().lock();
        for (slice, checked) in tables::verify(&tables, limits) {
            let checked = checked.map_err(|fault| faulty(text, &slice.to_string(), &fault))?;
            let values = [
                ("slice", Value::Text(slice.to_string())),
                ("number", text.number(checked as i64).into()),
            ];
            writeln!(out, "{}", text.with("tables-holds", &values))?;
        }
        Ok(())
    }
}

fn faulty<G: Game>(text: &Text, slice: &str, fault: &Fault<G>) -> Failure {
    let (position, found, expected) = match fault {
        Fault::Unread(error) => return super::named(slice, error),
        Fault::Memory { needed, allowed } => {
            let (slice, needed, allowed) = (slice.to_owned(), *needed, *allowed);
            return Failure::Refused(refusal(&BuildError::Memory {
                slice,
                needed,
                allowed,
            }));
        }
        Fault::Value {
            position,
            found,
            expected,
        } => (position, found, expected),
    };
    let words = |value: &Option<tables::Value>| match value {
        Some(value) => super::probe::in_words(text, verdict(*value)),
        None => "–".to_owned(),
    };
    Failure::Refused(
        Refusal::new("tables-wrong")
            .with("slice", slice)
            .with("position", position.to_fen())
            .with("found", words(found))
            .with("expected", words(expected)),
    )
}

fn verdict(value: tables::Value) -> Verdict {
    match value {
        tables::Value::Win(plies) => Verdict::Win(Some(plies)),
        tables::Value::Draw => Verdict::Draw,
        tables::Value::Loss(plies) => Verdict::Loss(Some(plies)),
    }
}

struct Count<'a>(super::Folder, Limits, &'a Text);

impl IndexJob for Count<'_> {
    type Output = Result<(), Failure>;

    fn run<G: Game + Index>(self) -> Result<(), Failure> {
        let Count(folder, limits, text) = self;
        let tables: Tables<G> = open(&folder)?;
        let mut out = io::stdout().lock();
        writeln!(
            out,
            "own_men,own_kings,other_men,other_kings,positions,win,draw,loss,longest_win_plies,longest_loss_plies"
        )?;
        for (slice, count) in tables::count(&tables, limits) {
            let count = count.map_err(|fault| faulty(text, &slice.to_string(), &fault))?;
            let plies = |plies: u16| match plies {
                0 if tables.get(slice).is_none_or(|kept| kept.plies.is_none()) => String::new(),
                plies => plies.to_string(),
            };
            writeln!(
                out,
                "{},{},{},{},{},{},{}",
                pieces(&slice.to_string()),
                G::size(slice),
                count.wins,
                count.draws,
                count.losses,
                plies(count.longest_win),
                plies(count.longest_loss)
            )?;
        }
        Ok(())
    }
}

/// The digits of a slice's name as fields.
fn pieces(name: &str) -> String {
    let digits: Vec<String> = name.chars().map(String::from).collect();
    digits.join(",")
}

struct Info(super::Folder);

impl IndexJob for Info {
    type Output = Result<(), Failure>;

    fn run<G: Game + Index>(self) -> Result<(), Failure> {
        let tables: Tables<G> = open(&self.0)?;
        let mut out = io::stdout().lock();
        writeln!(out, "table,positions,blocks,bytes")?;
        for (slice, kept) in tables.slices() {
            for table in [Some(&kept.outcome), kept.plies.as_ref()]
                .into_iter()
                .flatten()
            {
                let name = tables::name(G::NAME, &slice, table.kind());
                let (positions, blocks) = (table.positions(), table.blocks());
                writeln!(out, "{name},{positions},{blocks},{}", table.length())?;
            }
        }
        for kind in Kind::ALL {
            let all = tables.slices().flat_map(|(_, kept)| match kind {
                Kind::Outcome => Some(&kept.outcome),
                Kind::Plies => kept.plies.as_ref(),
            });
            let sum = all.fold([0; 3], |[positions, blocks, bytes], table| {
                [
                    positions + table.positions(),
                    blocks + table.blocks(),
                    bytes + table.length(),
                ]
            });
            writeln!(out, "*.{},{},{},{}", kind.ending(), sum[0], sum[1], sum[2])?;
        }
        Ok(())
    }
}
