//! `tsoro perft`: how many legal lines of a given length there are, and how fast they are counted.
//! Does not know any rule, nor which counts are right.

use super::print_json;
use crate::{args, clock, failure::Failure, values};
use game::{Game, Refusal, perft};
use games::{GameId, Job};
use serde_json::{Value, json};
use std::io::{self, BufWriter, Write};
use text::Text;

/// The longest lines: from here on a count may not fit 64 bits.
const DEEPEST: u64 = 30;

/// What a count found.
struct Count {
    position: String,
    lines: u64,
    /// Each first move with the lines that begin with it; empty unless asked for.
    divided: Vec<(String, u64)>,
    seconds: f64,
}

/// Counts and prints.
///
/// # Errors
/// For an unknown rule set, a depth out of bounds, or a position that is not understood.
pub fn run(arguments: &args::Perft, text: &Text) -> Result<(), Failure> {
    let rules = GameId::parse(&arguments.rules)?;
    let depth = u32::try_from(values::whole("DEPTH", &arguments.depth, 0..=DEEPEST)?).unwrap_or(0);
    let job = Counting {
        position: arguments.position.as_deref(),
        depth,
        results: arguments.results,
        divide: arguments.divide,
    };
    let count = rules
        .with(job)
        .map_err(|refusal| Failure::on(rules, refusal))?;
    if arguments.json {
        return Ok(print_json(&object(rules, depth, arguments, &count))?);
    }
    let mut out = BufWriter::new(io::stdout().lock());
    for (mv, lines) in &count.divided {
        writeln!(out, "{mv} {lines}")?;
    }
    writeln!(out, "{}", count.lines)?;
    let seconds = text.decimal(count.seconds, 3);
    let speed = text.decimal(speed(&count) / 1e6, 1);
    writeln!(
        out,
        "{}",
        text.with(
            "terminal-perft",
            &[("seconds", seconds.into()), ("speed", speed.into())]
        )
    )?;
    Ok(out.flush()?)
}

fn object(rules: GameId, depth: u32, arguments: &args::Perft, count: &Count) -> Value {
    let mut object = json!({
        "rules": rules.name(),
        "position": count.position,
        "depth": depth,
        "results": arguments.results,
        "count": count.lines,
        "seconds": count.seconds,
        "positions_per_second": speed(count).round(),
    });
    if arguments.divide {
        object["divide"] = count
            .divided
            .iter()
            .map(|(mv, lines)| json!({ "move": mv, "count": lines }))
            .collect();
    }
    object
}

/// Positions in a second of processor time; 0 when no time was measured.
fn speed(count: &Count) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "a speed needs three digits")]
    let lines = count.lines as f64;
    if count.seconds > 0.0 {
        lines / count.seconds
    } else {
        0.0
    }
}

struct Counting<'a> {
    position: Option<&'a str>,
    depth: u32,
    results: bool,
    divide: bool,
}

impl Job for Counting<'_> {
    type Output = Result<Count, Refusal>;

    fn run<G: Game>(self) -> Self::Output {
        let position = self.position.map_or_else(|| Ok(G::start()), G::from_fen)?;
        let began = clock::processor_seconds();
        let divided = match (self.divide && self.depth > 0, self.results) {
            (false, _) => Vec::new(),
            (true, false) => perft::divide(&position, self.depth),
            (true, true) => divide_results(&position, self.depth),
        };
        let lines = match (divided.is_empty(), self.results) {
            (false, _) => divided.iter().map(|(_, lines)| lines).sum(),
            (true, false) => perft::paths(&position, self.depth),
            (true, true) => perft::results(&position, self.depth),
        };
        let seconds = clock::processor_seconds() - began;
        let divided = divided
            .iter()
            .map(|(mv, lines)| (position.write_move(mv), *lines))
            .collect();
        Ok(Count {
            position: position.to_fen(),
            lines,
            divided,
            seconds,
        })
    }
}

/// Each result of a move, by the first move that leads to it, with the lines below.
fn divide_results<G: Game>(position: &G, depth: u32) -> Vec<(G::Move, u64)> {
    let mut list = Vec::new();
    position.moves(&mut list);
    let mut seen: Vec<G> = Vec::with_capacity(list.len());
    let mut divided = Vec::with_capacity(list.len());
    for mv in list {
        let next = position.after(&mv);
        if !seen.contains(&next) {
            divided.push((mv, perft::results(&next, depth - 1)));
            seen.push(next);
        }
    }
    divided
}
