//! The counts of data/*.perft for checkers.
//! Does not know where the numbers come from: the files say.

use game::{Game, Notation, Position, perft};
use games::checkers::American;

/// The lines of a perft file: names with values, and depths with counts.
fn lines(file: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    file.lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split_once(' '))
}

/// The deepest count that is tried: 9, or what TSORO_PERFT_DEPTH says (`cargo xtask long` sets it).
fn deepest() -> u32 {
    std::env::var("TSORO_PERFT_DEPTH")
        .ok()
        .and_then(|depth| depth.parse().ok())
        .unwrap_or(9)
}

/// Holds each position of the file to its counts; returns how many were held.
fn hold(file: &'static str, count: impl Fn(&American, u32) -> u64) -> u32 {
    let mut position = American::start();
    let mut held = 0;
    for (name, value) in lines(file) {
        match name {
            "rules" => assert_eq!(value, American::NAME),
            "fen" => position = American::from_fen(value).expect("a position"),
            depth => {
                let depth = depth.parse().expect("a depth");
                if depth > deepest() {
                    continue;
                }
                let expected: u64 = value.parse().expect("a count");
                assert_eq!(
                    count(&position, depth),
                    expected,
                    "{} {depth}",
                    position.to_fen()
                );
                held += 1;
            }
        }
    }
    println!("{held} counts held, to depth {}", deepest());
    held
}

#[test]
fn american_paths() {
    let file = include_str!("../data/american.perft");
    assert!(hold(file, |position, depth| position.paths(depth)) >= 9);
}

#[test]
fn american_paths_by_lists_of_moves() {
    let file = include_str!("../data/american.perft");
    let short = |position: &American, depth: u32| {
        if depth > 8 {
            position.paths(depth)
        } else {
            perft::lines(position, depth)
        }
    };
    assert!(hold(file, short) >= 9);
}

#[test]
fn american_results() {
    let file = include_str!("../data/american-results.perft");
    assert!(hold(file, perft::results) >= 9);
}

#[test]
fn american_divided_counts_add_up() {
    let start = American::start();
    let divided = perft::divide(&start, 7);
    assert_eq!(divided.len(), 7);
    assert_eq!(divided.iter().map(|(_, count)| count).sum::<u64>(), 179_740);
}
