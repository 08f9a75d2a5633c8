//! Moves as text: long, short, with either sign, and what is said of those that are refused.

use super::{arg, play, refusal, squares, stand};
use game::{Notation, Position};
use games::checkers::American;

#[test]
fn either_sign_and_blanks_around_are_read() {
    let start = American::start();
    for text in ["11-15", "11x15", " 11-15 ", "11\u{2013}15", "11X15"] {
        assert_eq!(start.read_move(text), start.read_move("11-15"), "{text}");
    }
    let position = stand("B:W18,26:BK15");
    for text in ["15-31", "15-22-31", "15x22-31", "15\u{d7}22\u{d7}31"] {
        assert_eq!(
            position.read_move(text),
            position.read_move("15x22x31"),
            "{text}"
        );
    }
    let mv = position.read_move("15-31").expect("short, with a dash");
    assert_eq!(position.write_move(&mv), "15x22x31");
}

#[test]
fn a_few_squares_on_the_way_tell_two_captures_apart() {
    // A king over four men, by two ways that take different ones.
    let position = stand("B:W14,15,18,21,22,23,30:B6,7,8,10,12,13");
    assert_eq!(
        refusal(&position, "10-26").key,
        "error-checkers-move-ambiguous"
    );
    let ring = stand("B:W9,10,17,18,19:BK15");
    assert_eq!(ring.read_move("15x24"), ring.read_move("15-24"));
    assert_eq!(play(&ring, "15x24").to_fen(), "W:W9,10,17,18:BK24");
    let long = play(&ring, "15x6x13x22x15x24");
    assert_eq!(long.to_fen(), "W:W:BK24");
    assert_eq!(play(&ring, "15x6x24"), long);
    assert_eq!(play(&ring, "15x13x24"), long);
    assert_eq!(refusal(&ring, "15x19x24").key, "refused-checkers-must-jump");
}

#[test]
fn what_is_no_move_is_refused_where_it_goes_wrong() {
    let start = American::start();
    for (text, key, at, found) in [
        ("", "error-checkers-move-form", "1", ""),
        ("11", "error-checkers-move-form", "3", "11"),
        ("11-", "error-checkers-move-form", "4", "11-"),
        ("-15", "error-checkers-move-form", "1", "-15"),
        ("11-15!", "error-checkers-move-form", "6", "11-15!"),
        ("11 15", "error-checkers-move-form", "3", "11 15"),
        ("a3-b4", "error-checkers-move-form", "1", "a3-b4"),
        ("11-33", "error-checkers-move-square", "4", "33"),
        ("0-4", "error-checkers-move-square", "1", "0"),
        (
            "99999999999999999999-1",
            "error-checkers-move-square",
            "1",
            "99999999999999999999",
        ),
    ] {
        let refusal = refusal(&start, text);
        assert_eq!((refusal.key, arg(&refusal, "at")), (key, at), "{text}");
        assert_eq!(arg(&refusal, "found"), found, "{text}");
    }
}

#[test]
fn a_move_against_the_rules_is_refused_with_the_reason_of_a_touch() {
    let start = American::start();
    for (text, key, points, at) in [
        ("15-18", "refused-checkers-vacant", vec![15], "1"),
        ("22-18", "refused-checkers-not-yours", vec![22], "1"),
        ("6-10", "refused-checkers-blocked", vec![6], "1"),
        ("11-18", "refused-checkers-too-far", vec![15, 16], "4"),
        ("11-7", "refused-checkers-square-taken", vec![15, 16], "4"),
        ("11-15-18", "error-checkers-move-goes-on", vec![15], "7"),
    ] {
        let refusal = refusal(&start, text);
        assert_eq!((refusal.key, arg(&refusal, "at")), (key, at), "{text}");
        assert_eq!(squares(&refusal), points, "{text}");
    }
    assert_eq!(arg(&refusal(&start, "11-7"), "found"), "7");
    assert_eq!(arg(&refusal(&start, "11-18"), "man"), "11");
    let kings = stand("B:W5,10:BK1,K6");
    assert_eq!(refusal(&kings, "1-5").key, "refused-checkers-must-capture");
    let kings = stand("B:WK32:BK1,5,6");
    assert_eq!(refusal(&kings, "1-5").key, "refused-checkers-king-blocked");
}
