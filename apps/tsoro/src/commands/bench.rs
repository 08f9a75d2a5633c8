//! `tsoro bench`: one signature of the engine, and its speed.
//! Does not know what is searched.

use crate::{args, clock, failure::Failure, weights};
use engine::bench::{self, Outcome, Part};
use serde_json::{Value as Json, json};
use std::io::{self, Write};
use text::{Text, Value};

/// Measures and prints, rule set by rule set.
///
/// # Errors
/// When the output cannot be written.
pub fn run(arguments: &args::Bench, text: &Text) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    let mut trouble = Ok(());
    let mut heard = |part: &Part| {
        if !arguments.json && trouble.is_ok() {
            let values = [
                ("rules", Value::Text(part.rules.name().to_owned())),
                ("number", number(part.nodes)),
                ("speed", number(part.nodes_per_second())),
                ("found", Value::Text(format!("{:08x}", part.signature))),
            ];
            trouble = writeln!(out, "{}", text.with("terminal-bench-part", &values));
        }
    };
    let outcome = bench::run(&weights::of, &processor_millis, &mut heard);
    trouble?;
    if arguments.json {
        return Ok(writeln!(out, "{}", object(&outcome))?);
    }
    let seconds = outcome.millis as f64 / 1000.0;
    let values = [
        ("number", number(outcome.nodes)),
        ("seconds", Value::Text(text.decimal(seconds, 2))),
        ("speed", number(outcome.nodes_per_second())),
    ];
    writeln!(out, "{}", text.with("terminal-bench", &values))?;
    let found = Value::Text(format!("{:08x}", outcome.signature));
    Ok(writeln!(
        out,
        "{}",
        text.with("terminal-signature", &[("found", found)])
    )?)
}

fn object(outcome: &Outcome) -> Json {
    let parts: Vec<Json> = outcome
        .parts
        .iter()
        .map(|part| {
            json!({
                "rules": part.rules.name(),
                "nodes": part.nodes,
                "seconds": part.millis as f64 / 1000.0,
                "nodes_per_second": part.nodes_per_second(),
                "signature": format!("{:08x}", part.signature),
            })
        })
        .collect();
    json!({
        "signature": format!("{:08x}", outcome.signature),
        "nodes": outcome.nodes,
        "seconds": outcome.millis as f64 / 1000.0,
        "nodes_per_second": outcome.nodes_per_second(),
        "parts": parts,
    })
}

/// Milliseconds of processor time so far.
fn processor_millis() -> u64 {
    (clock::processor_seconds() * 1000.0) as u64
}

fn number(number: u64) -> Value {
    Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
}
