//! Prints the signature and the speed of the fixed piece of work.
//! Does not know more than [`engine::bench`] tells.

use std::time::Instant;

fn main() {
    let began = Instant::now();
    let clock = || began.elapsed().as_millis() as u64;
    let outcome = engine::bench::run(&|_| None, &clock, &mut |part| {
        println!(
            "{:16} {:>10} nodes {:>9} nodes/s  signature {:08x}",
            part.rules.name(),
            part.nodes,
            part.nodes_per_second(),
            part.signature
        );
    });
    println!(
        "signature {:08x}, {} nodes/s",
        outcome.signature,
        outcome.nodes_per_second()
    );
}
