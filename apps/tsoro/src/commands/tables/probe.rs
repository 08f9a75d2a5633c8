//! `tsoro tables probe`: the value of a position and of each of its moves.
//! Does not know how a value is kept.

use super::{Folder, open, with};
use crate::args::tables::Probe;
use crate::commands::print_json;
use crate::failure::Failure;
use game::{Game, Index, Refusal};
use games::{GameId, IndexJob};
use serde_json::json;
use std::io::{self, Write};
use tables::{Outcome, Prober, TableError, Value};
use text::Text;

/// Looks a position up and prints what is found.
///
/// # Errors
/// For a position that is not understood or has no table.
pub fn run(arguments: &Probe, text: &Text) -> Result<(), Failure> {
    let rules = GameId::parse(&arguments.rules)?;
    let found = with(&arguments.rules, Looking(arguments, rules))??;
    let Some(value) = found.value else {
        return Err(Failure::Refused(Refusal::new("tables-unknown")));
    };
    if arguments.json {
        return Ok(print_json(&object(&found))?);
    }
    let mut out = io::stdout().lock();
    writeln!(out, "{}", in_words(text, value, found.plies))?;
    for (mv, value) in &found.moves {
        let words = value.map_or_else(
            || "–".to_owned(),
            |value| in_words(text, value, found.plies),
        );
        writeln!(out, "{mv}  {words}")?;
    }
    Ok(())
}

/// What was found, each value seen from the side to move of the position.
struct Found {
    position: String,
    value: Option<Value>,
    /// Whether plies are known; without them a win is said to take one.
    plies: bool,
    moves: Vec<(String, Option<Value>)>,
}

struct Looking<'a>(&'a Probe, GameId);

impl IndexJob for Looking<'_> {
    type Output = Result<Found, Failure>;

    fn run<G: Game + Index>(self) -> Self::Output {
        let Looking(arguments, rules) = self;
        let position =
            G::from_fen(&arguments.position).map_err(|refusal| Failure::on(rules, refusal))?;
        let tables = open::<G>(&Folder::of(&arguments.folder))?;
        let mut prober = Prober::new(&tables);
        let plies = matches!(prober.value(&position), Ok(Some(_)));
        let mut find = |position: &G| -> Result<Option<Value>, TableError> {
            if plies {
                return prober.value(position);
            }
            Ok(prober.outcome(position)?.map(|outcome| match outcome {
                Outcome::Win => Value::Win(1),
                Outcome::Draw => Value::Draw,
                Outcome::Loss => Value::Loss(0),
            }))
        };
        let mut look = || {
            let value = find(&position)?;
            let mut list = Vec::new();
            position.moves(&mut list);
            let mut moves = Vec::new();
            for mv in &list {
                let value = find(&position.after(mv))?.map(Value::before);
                moves.push((position.write_move(mv), value));
            }
            Ok((value, moves))
        };
        let (value, mut moves) = look().map_err(|error| super::named(&arguments.folder, &error))?;
        // The best first.
        moves.sort_by(|(_, one), (_, other)| other.cmp(one));
        Ok(Found {
            position: position.to_fen(),
            value,
            plies,
            moves,
        })
    }
}

fn object(found: &Found) -> serde_json::Value {
    let outcome = |value: &Value| match value.outcome() {
        Outcome::Win => "win",
        Outcome::Draw => "draw",
        Outcome::Loss => "loss",
    };
    let plies = |value: &Value| value.plies().filter(|_| found.plies);
    let moves = found.moves.iter().map(|(mv, value)| {
        json!({
            "move": mv,
            "value": value.as_ref().map(outcome),
            "plies": value.as_ref().and_then(plies),
        })
    });
    json!({
        "position": found.position,
        "value": found.value.as_ref().map(outcome),
        "plies": found.value.as_ref().and_then(plies),
        "moves": moves.collect::<Vec<_>>(),
    })
}

/// A value in words, with its plies where they are known.
pub fn in_words(text: &Text, value: Value, plies: bool) -> String {
    let (key, key_in) = match value {
        Value::Win(_) => ("value-win", "value-win-in"),
        Value::Draw => ("value-draw", "value-draw"),
        Value::Loss(_) => ("value-loss", "value-loss-in"),
    };
    match value.plies().filter(|_| plies) {
        Some(plies) => text.with(key_in, &[("plies", i64::from(plies).into())]),
        None => text.get(key),
    }
}
