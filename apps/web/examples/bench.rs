//! The engine's fixed piece of work in wasm, built as the browser's worker is and run by node.
//! Does not know how fast it should be: `cargo xtask long speed` compares it with `tsoro bench`.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// A line to read.
    #[wasm_bindgen(js_namespace = console, js_name = log)]
    fn say(line: &str);

    /// Processor time of the program, in microseconds.
    type Usage;
    #[wasm_bindgen(method, getter)]
    fn user(this: &Usage) -> f64;
    #[wasm_bindgen(method, getter)]
    fn system(this: &Usage) -> f64;
    #[wasm_bindgen(js_namespace = process, js_name = cpuUsage)]
    fn usage() -> Usage;
}

/// Processor time so far, in seconds.
fn used() -> f64 {
    let usage = usage();
    (usage.user() + usage.system()) / 1e6
}

fn main() {
    let began = used();
    let clock = || ((used() - began) * 1000.0) as u64;
    let outcome = engine::bench::run(&|_| None, &clock, &mut |_| ());
    let seconds = used() - began;
    say(&format!(
        "{{\"signature\":\"{:08x}\",\"nodes\":{},\"seconds\":{seconds:.3}}}",
        outcome.signature, outcome.nodes
    ));
}
