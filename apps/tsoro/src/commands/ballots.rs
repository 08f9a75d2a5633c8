//! `tsoro ballots`: the openings that a game may be begun with, one a line.
//! Does not know any rule.

use super::print_json;
use crate::{args, failure::Failure};
use game::Refusal;
use games::GameId;
use serde_json::json;
use std::io::{self, BufWriter, Write};

/// Prints the list.
///
/// # Errors
/// For an unknown rule set, or one that has no list.
pub fn run(arguments: &args::Ballots) -> Result<(), Failure> {
    let rules = GameId::parse(&arguments.rules)?;
    let openings = session::openings(rules);
    if openings.is_empty() {
        return Err(none(rules).into());
    }
    let mut out = BufWriter::new(io::stdout().lock());
    if arguments.json {
        let list: Vec<_> = openings
            .iter()
            .map(|opening| {
                json!({
                    "number": opening.number,
                    "used": opening.used.name(),
                    "moves": opening.moves,
                    "name": opening.name,
                })
            })
            .collect();
        drop(out);
        return Ok(print_json(
            &json!({ "rules": rules.name(), "ballots": list }),
        )?);
    }
    for opening in &openings {
        let line = format!(
            "{:>3}  {:<7} {:<17} {}",
            opening.number,
            opening.used.name(),
            opening.moves.join(" "),
            opening.name
        );
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(out.flush()?)
}

/// Why there is nothing to list or to draw.
pub fn none(rules: GameId) -> Refusal {
    Refusal::new("error-no-openings").with("rules", format!("rules-{}", rules.name()))
}
