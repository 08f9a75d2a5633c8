//! `tsoro tables probe`: the value of a position and of each of its moves.
//! Does not know how a value is kept.

use super::{Folder, Known, open, with};
use crate::args::tables::Probe;
use crate::commands::print_json;
use crate::failure::Failure;
use engine::Verdict;
use engine::endings::Endings;
use game::{Game, Index, Refusal};
use games::{GameId, IndexJob};
use std::io::{self, Write};
use std::sync::Arc;
use text::Text;

/// Looks a position up and prints what is found.
///
/// # Errors
/// For a position that is not understood or has no table.
pub fn run(arguments: &Probe, text: &Text) -> Result<(), Failure> {
    let rules = GameId::parse(&arguments.rules)?;
    let known = with(&arguments.rules, Looking(arguments, rules))??;
    let Some(known) = known else {
        return Err(Failure::Refused(Refusal::new("tables-unknown")));
    };
    if arguments.json {
        return Ok(print_json(&known.json())?);
    }
    let mut out = io::stdout().lock();
    writeln!(out, "{}", in_words(text, known.verdict))?;
    for (mv, verdict) in &known.moves {
        writeln!(out, "{mv}  {}", in_words(text, *verdict))?;
    }
    Ok(())
}

struct Looking<'a>(&'a Probe, GameId);

impl IndexJob for Looking<'_> {
    type Output = Result<Option<Known>, Failure>;

    fn run<G: Game + Index>(self) -> Self::Output {
        let Looking(arguments, rules) = self;
        let position =
            G::from_fen(&arguments.position).map_err(|refusal| Failure::on(rules, refusal))?;
        let tables = open::<G>(&Folder::of(&arguments.folder))?;
        let mut endings = Endings::of(Arc::new(tables));
        Known::of(&mut endings, &position).map_err(|fault| {
            let (table, reason) = (fault.table, fault.reason);
            Failure::Work(anyhow::anyhow!("{table}: {reason}"))
        })
    }
}

/// A value in words, with its plies where they are known.
pub fn in_words(text: &Text, verdict: Verdict) -> String {
    let (key, key_in, plies) = match verdict {
        Verdict::Win(plies) => ("value-win", "value-win-in", plies),
        Verdict::Draw => ("value-draw", "value-draw", None),
        Verdict::Loss(plies) => ("value-loss", "value-loss-in", plies),
    };
    match plies {
        Some(plies) => text.with(key_in, &[("plies", i64::from(plies).into())]),
        None => text.get(key),
    }
}
