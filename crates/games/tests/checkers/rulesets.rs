//! The constants of a rule set do what they say: other ones make another game.

use super::legal;
use game::{Game, Notation, Position as _, perft};
use games::checkers::{Position, Ruleset};

/// A trial rule set, with everything that American checkers denies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Otherwise;

impl Ruleset for Otherwise {
    const NAME: &'static str = "otherwise";
    const ROWS_OF_MEN: u32 = 2;
    const MEN_JUMP_BACKWARD: bool = true;
    const CROWNED_IN_FLIGHT: bool = true;
    const QUIET_PLIES: u32 = 30;
}

/// The legal moves of the position under the trial rules and under the American ones, sorted.
fn both(fen: &str) -> (String, String) {
    let position = Position::<Otherwise>::from_fen(fen).expect("a position");
    let mut list = Vec::new();
    position.moves(&mut list);
    assert_eq!(position.count(), list.len() as u64);
    let mut texts: Vec<String> = list.iter().map(|mv| position.write_move(mv)).collect();
    texts.sort();
    (texts.join(" "), legal(&super::stand(fen)))
}

#[test]
fn rows_of_men_set_the_start_and_the_most_pieces() {
    let start = Position::<Otherwise>::start();
    assert_eq!(
        start.to_fen(),
        "B:W25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8"
    );
    assert!(Position::<Otherwise>::from_fen("B:W32:B1-9").is_err());
    assert_eq!(
        (
            Position::<Otherwise>::NAME,
            Position::<Otherwise>::QUIET_LIMIT
        ),
        ("otherwise", 30)
    );
}

#[test]
fn lines_are_counted_the_same_in_both_ways() {
    let start = Position::<Otherwise>::start();
    let kings = "W:W12,15,K20,30,31:B2,K6,9,13,K27";
    let kings = Position::<Otherwise>::from_fen(kings).expect("a position");
    for depth in 1..=6 {
        assert_eq!(start.paths(depth), perft::lines(&start, depth));
        assert_eq!(kings.paths(depth), perft::lines(&kings, depth));
    }
}

#[test]
fn men_jump_backward_where_the_rules_let_them() {
    assert_eq!(both("B:W14:B18"), ("18x9".into(), "18-22 18-23".into()));
    assert_eq!(
        both("B:W18,19:B15"),
        ("15x22 15x24".into(), "15x22 15x24".into())
    );
    assert_eq!(both("B:W18,17:B15"), ("15x22x13".into(), "15x22".into()));
}

#[test]
fn a_man_goes_on_as_a_king_where_the_rules_let_it() {
    assert_eq!(both("B:W26,27:B22"), ("22x31x24".into(), "22x31".into()));
    let position = Position::<Otherwise>::from_fen("B:W26,27:B22").expect("a position");
    let mv = position.read_move("22x24").expect("legal");
    assert_eq!(position.after(&mv).to_fen(), "W:W:BK24");
    assert_eq!(position.paths(2), 0);
}
