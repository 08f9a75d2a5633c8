//! The list of three-move ballots against the published one.

use super::{play, shared, stand};
use game::opening::Use;
use game::{Game, Position};
use games::checkers::American;

#[test]
fn c17_the_ballots_are_the_published_ones() {
    let Some(text) = shared::read("data/csv/ballots_3move_acf174.csv") else {
        return;
    };
    let openings = American::openings();
    let mut compared = 0;
    for line in text.lines().skip(1) {
        let (row, fen) = line.split_once('"').expect("a position in quotes");
        let fields: Vec<&str> = row.split(',').collect();
        let number: u16 = fields[0].parse().unwrap();
        let found = openings.iter().find(|opening| opening.number == number);
        let opening = found.unwrap_or_else(|| panic!("no ballot {number}"));
        assert_eq!(opening.moves.join(" "), fields[1], "{number}");
        let used = match fields[2] {
            "crossboard" => Use::Board,
            "mailplay" => Use::Mail,
            "barred" => Use::Barred,
            other => panic!("{other}"),
        };
        assert_eq!(opening.used, used, "{number}");
        assert_eq!(opening.name, fields[4], "{number}");
        let start = American::start();
        let after = opening
            .moves
            .iter()
            .fold(start, |position, mv| play(&position, mv));
        assert_eq!(after, stand(fen.trim_end_matches('"')), "{number}");
        compared += 1;
    }
    assert_eq!((compared, openings.len()), (174, 174));
}
