//! The engine's fixed piece of work, in wasm as in the browser's worker, or natively beside it.
//! Does not know how fast it should be: `cargo xtask long speed` compares the two.

#[cfg(target_arch = "wasm32")]
mod outside {
    use wasm_bindgen::prelude::*;

    #[wasm_bindgen]
    extern "C" {
        /// A line to read.
        #[wasm_bindgen(js_namespace = console, js_name = log)]
        pub fn say(line: &str);
        /// Milliseconds that never go back.
        #[wasm_bindgen(js_namespace = performance)]
        pub fn now() -> f64;
    }
}

#[cfg(not(target_arch = "wasm32"))]
mod outside {
    use std::sync::LazyLock;
    use std::time::Instant;

    static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);

    pub fn say(line: &str) {
        println!("{line}");
    }

    pub fn now() -> f64 {
        BEGAN.elapsed().as_secs_f64() * 1000.0
    }
}

fn main() {
    let clock = || outside::now() as u64;
    let began = outside::now();
    let outcome = engine::bench::run(&clock, &mut |_| ());
    let seconds = (outside::now() - began) / 1000.0;
    let nodes = outcome.nodes;
    outside::say(&format!(
        "signature {:08} nodes {nodes} seconds {seconds:.2} speed {:.0}",
        outcome.signature,
        nodes as f64 / seconds
    ));
}
