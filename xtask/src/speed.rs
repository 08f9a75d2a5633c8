//! Compares the engine in wasm with the engine natively, on the same nodes.
//! Does not know what it searches.

use crate::steps::{call, cargo, output, target, there};
use crate::web;
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;
use wasm_bindgen_cli_support::Bindgen;

/// The least share of the native speed that wasm must reach.
const LEAST: f64 = 0.5;

/// Runs the engine's bench in the program as it ships and in wasm, and prints both speeds, nodes to
/// a second of processor time.
pub fn compare(program: &Path) -> Result<()> {
    if !there("node") {
        println!("    SKIPPED: node is missing, so the speed in wasm cannot be measured");
        return Ok(());
    }
    let script = built_for_node()?;
    let native = run(Command::new(program).args(["bench", "--json"]))?;
    let wasm = run(Command::new("node").arg(script))?;
    let share = native.seconds / wasm.seconds;
    for (name, run) in [("native", &native), ("wasm", &wasm)] {
        let speed = run.nodes as f64 / run.seconds;
        println!(
            "{name:6} {} nodes in {:.2} s, {speed:.0} a second",
            run.nodes, run.seconds
        );
    }
    println!(
        "wasm reaches {:.0} % of the native speed; at least {:.0} %",
        share * 100.0,
        LEAST * 100.0
    );
    if native.signature != wasm.signature || native.nodes != wasm.nodes {
        bail!(
            "the two did not search the same: {} and {}",
            native.signature,
            wasm.signature
        );
    }
    if share < LEAST {
        bail!("wasm is too slow");
    }
    Ok(())
}

/// What one run says.
struct Run {
    signature: String,
    nodes: u64,
    seconds: f64,
}

fn run(command: &mut Command) -> Result<Run> {
    let said = output(command)?;
    let value: serde_json::Value = serde_json::from_str(&said).with_context(|| said.clone())?;
    let read = || -> Option<Run> {
        Some(Run {
            signature: value["signature"].as_str()?.to_owned(),
            nodes: value["nodes"].as_u64()?,
            seconds: value["seconds"].as_f64()?,
        })
    };
    read().with_context(|| format!("the bench said {said}"))
}

/// Builds the bench as the worker is built, and returns the script that runs it.
fn built_for_node() -> Result<PathBuf> {
    let mut build = cargo(&["build", "--package", "web", "--example", "bench"]);
    build.args([
        "--profile",
        web::WORKER_PROFILE,
        "--target",
        "wasm32-unknown-unknown",
    ]);
    call(build.env_remove("TSORO_CLIENT"))?;
    let compiled = target()
        .join("wasm32-unknown-unknown")
        .join(web::WORKER_PROFILE)
        .join("examples")
        .join("bench.wasm");
    let work = target().join("web").join("bench");
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(compiled)
        .typescript(false)
        .out_name("bench")
        .nodejs(true)?;
    bindgen
        .generate(&work)
        .context("making the scripts of the bench")?;
    web::optimise_worker(&work.join("bench_bg.wasm"))?;
    Ok(work.join("bench.js"))
}
