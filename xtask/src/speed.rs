//! Compares the engine in wasm with the engine natively, on the same nodes.
//! Does not know what it searches.

use crate::steps::{call, cargo, output, target, there};
use crate::web;
use anyhow::{Context, Result, bail};
use std::process::Command;
use wasm_bindgen_cli_support::Bindgen;

/// The least share of the native speed that wasm must reach.
const LEAST: f64 = 0.5;

/// What the program says of one run.
struct Run {
    signature: String,
    nodes: String,
    speed: f64,
}

/// Builds the engine's bench for both, runs it, and prints both speeds.
pub fn compare() -> Result<()> {
    if !there("node") {
        println!("    SKIPPED: node is missing, so the speed in wasm cannot be measured");
        return Ok(());
    }
    let native = read(&output(
        cargo(&[
            "run",
            "--quiet",
            "--release",
            "--package",
            "web",
            "--example",
            "bench",
        ])
        .env_remove("TSORO_CLIENT"),
    )?)?;
    let wasm = read(&output(Command::new("node").arg(built_for_node()?))?)?;
    let share = wasm.speed / native.speed;
    println!(
        "native {:>12.0} nodes/s  ({} nodes)",
        native.speed, native.nodes
    );
    println!(
        "wasm   {:>12.0} nodes/s  ({} nodes), {:.0} % of native",
        wasm.speed,
        wasm.nodes,
        share * 100.0
    );
    if native.signature != wasm.signature {
        bail!(
            "the two did not search the same: {} and {}",
            native.signature,
            wasm.signature
        );
    }
    if share < LEAST {
        bail!("wasm must reach {:.0} % of the native speed", LEAST * 100.0);
    }
    Ok(())
}

/// Builds the bench as the worker is built, and returns the script that runs it.
fn built_for_node() -> Result<std::path::PathBuf> {
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

/// Reads `signature S nodes N seconds T speed V`.
fn read(line: &str) -> Result<Run> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let value = |name: &str| {
        let at = words.iter().position(|word| *word == name)?;
        words.get(at + 1).map(|word| (*word).to_owned())
    };
    let missing = || format!("the bench said `{}`", line.trim());
    Ok(Run {
        signature: value("signature").with_context(missing)?,
        nodes: value("nodes").with_context(missing)?,
        speed: value("speed")
            .with_context(missing)?
            .parse()
            .with_context(missing)?,
    })
}
