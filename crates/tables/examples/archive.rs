//! Makes the archive of who wins with few pieces of American checkers that the page loads:
//! `cargo run --profile dev-opt -p tables --example archive -- 4 assets/tables/american-4.tables`.
//! Does not know who reads it.

#[path = "../tests/memory/mod.rs"]
mod memory;

use memory::{archive, built};

fn main() {
    let mut words = std::env::args().skip(1);
    let (Some(men), Some(path)) = (words.next().and_then(|men| men.parse().ok()), words.next())
    else {
        eprintln!("archive PIECES FILE");
        std::process::exit(2);
    };
    if let Err(error) = std::fs::write(&path, archive(&built(men))) {
        eprintln!("{path}: {error}");
        std::process::exit(1);
    }
}
