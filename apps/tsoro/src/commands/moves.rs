//! `tsoro moves`: the legal moves of a position, one a line.
//! Does not know any rule.

use super::print_json;
use crate::{args, failure::Failure};
use game::{Point, Side, Snapshot};
use games::GameId;
use serde_json::{Value, json};
use session::Session;
use std::io::{self, BufWriter, Write};

/// Prints the moves.
///
/// # Errors
/// For an unknown rule set or a position that is not understood.
pub fn run(arguments: &args::Moves) -> Result<(), Failure> {
    let rules = GameId::parse(&arguments.rules)?;
    let session = match &arguments.position {
        Some(fen) => Session::at(rules, fen).map_err(|refusal| Failure::on(rules, refusal))?,
        None => Session::new(rules),
    };
    let snapshot = session.snapshot();
    if arguments.json {
        return Ok(print_json(&object(&session, &snapshot))?);
    }
    let mut out = BufWriter::new(io::stdout().lock());
    for choice in &snapshot.choices {
        writeln!(out, "{}", choice.text)?;
    }
    Ok(out.flush()?)
}

fn object(session: &Session, snapshot: &Snapshot) -> Value {
    let names = |points: &[Point]| -> Vec<String> {
        points
            .iter()
            .map(|&point| session.board().name_of(point).to_owned())
            .collect()
    };
    let moves: Vec<Value> = snapshot
        .choices
        .iter()
        .map(|choice| {
            json!({
                "text": choice.text,
                "touches": names(&choice.touches),
                "taken": names(&choice.taken),
            })
        })
        .collect();
    let end = snapshot
        .end
        .map(|end| json!({ "winner": end.winner.map(side), "reason": end.reason }));
    json!({
        "rules": session.id().name(),
        "position": session.fen(),
        "turn": side(snapshot.turn),
        "moves": moves,
        "end": end,
    })
}

/// A side as data.
fn side(side: Side) -> &'static str {
    match side {
        Side::First => "first",
        Side::Second => "second",
    }
}
