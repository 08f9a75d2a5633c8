//! The counts of data/*.perft for the morris family, by a generic walk.
//! Does not know where the numbers come from: the files say.

use game::{Game, perft};
use games::morris::{Morabaraba, Nine, Twelve, TwelveDiagonal};

/// Holds the rule set to every line of its file.
fn hold<G: Game>(file: &str) {
    let lines = || {
        file.lines()
            .filter(|line| !line.starts_with('#'))
            .filter_map(|line| line.split_once(' '))
    };
    let value = |name| {
        lines()
            .find(|line| line.0 == name)
            .expect("named in the file")
            .1
    };
    assert_eq!(value("rules"), G::NAME);
    let position = G::from_fen(value("fen")).expect("a position");
    assert_eq!(position, G::start());
    let mut held = 0;
    for (depth, count) in lines() {
        let Ok(depth) = depth.parse() else { continue };
        let count: u64 = count.parse().expect("a count");
        assert_eq!(
            perft::paths(&position, depth),
            count,
            "{} depth {depth}",
            G::NAME
        );
        let divided: u64 = perft::divide(&position, depth.min(4))
            .iter()
            .map(|(_, count)| count)
            .sum();
        assert_eq!(divided, perft::paths(&position, depth.min(4)));
        held += 1;
    }
    println!("{}: {held} counts held", G::NAME);
    assert!(held >= 5);
}

#[test]
fn twelve_counts() {
    hold::<Twelve>(include_str!("../data/twelve.perft"));
}

#[test]
fn twelve_diagonal_counts() {
    hold::<TwelveDiagonal>(include_str!("../data/twelve-diagonal.perft"));
}

#[test]
fn morabaraba_counts() {
    hold::<Morabaraba>(include_str!("../data/morabaraba.perft"));
}

#[test]
fn nine_counts() {
    hold::<Nine>(include_str!("../data/nine.perft"));
}
