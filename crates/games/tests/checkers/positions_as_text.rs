//! Positions as text: what files really hold is read, and what is no position is refused where it
//! goes wrong.

use super::{arg, stand};
use game::{Game, Notation, Point, Position, Refusal, Side};
use games::checkers::American;

fn refused(text: &str) -> Refusal {
    American::from_fen(text).expect_err(text)
}

#[test]
fn every_form_that_files_hold_is_read() {
    let same = stand("W:W18,K26:BK15,19");
    for text in [
        "w:w18,k26:bk15,19",
        "W:BK15,19:WK26,18",
        " W : W 18 , K26 : B K15 , 19 ",
        "W:W18,K26:BK15,19.",
        "W:W18,K26:BK15,19 .",
        "W:W18 K26:BK15 19",
        "\"W:W18,K26:BK15,19\"",
        "[FEN \"W:W18,K26:BK15,19\"]",
        "[FEN \"W:W18,K26:BK15,19.\"] *",
        "[SetUp \"1\"]\n[FEN \"W:W18,K26:BK15,19\"]\n",
        "[Event \"x\"]\r\n[Setup \"1\"]\r\n[fen \"W:W18,K26:BK15,19\"]\r\n0-1",
    ] {
        assert_eq!(stand(text), same, "{text}");
    }
    assert_eq!(same.to_fen(), "W:W18,K26:BK15,19");
}

#[test]
fn ranges_empty_sides_and_an_unknown_turn_are_read() {
    assert_eq!(stand("B:W21-32:B1-12"), American::start());
    assert_eq!(stand("W:WK1-3:B").to_fen(), "W:WK1,K2,K3:B");
    for text in ["W:W18:B", "W:W18", "W:B:W18"] {
        let position = stand(text);
        assert_eq!(
            (position.to_fen().as_str(), position.end()),
            ("W:W18:B", None)
        );
    }
    assert_eq!(
        stand("W:W:BK1").end().and_then(|end| end.winner),
        Some(Side::First)
    );
    // The first player is to move where nobody is named.
    assert_eq!(stand("?:W29,13,11:B22,4,2").turn(), Side::First);
}

#[test]
fn what_is_no_position_is_refused_where_it_goes_wrong() {
    for (text, key, at, found) in [
        ("", "error-checkers-fen-turn", "1", ""),
        ("18", "error-checkers-fen-turn", "1", "18"),
        ("W", "error-checkers-fen-empty", "2", ""),
        ("W:", "error-checkers-fen-side", "3", ""),
        ("W:X18", "error-checkers-fen-side", "3", "X18"),
        ("W:W18:W19", "error-checkers-fen-side-twice", "7", "W19"),
        ("W:W18,,19:B1", "error-checkers-fen-square", "7", ","),
        ("W:W18,:B1", "error-checkers-fen-square", "7", ":"),
        ("W:W0:B1", "error-checkers-fen-square", "4", "0"),
        ("W:W31-50:B1-20", "error-checkers-fen-square", "7", "50"),
        (
            "W:W18:B99999999999999999999",
            "error-checkers-fen-square",
            "8",
            "99999999999999999999",
        ),
        ("W:W18-:B1", "error-checkers-fen-square", "7", ":"),
        ("W:W20-18:B1", "error-checkers-fen-range", "4", "20-18"),
        ("W:We3:Bc5", "error-checkers-fen-letters", "4", "e3"),
        ("W:W18:BKf8", "error-checkers-fen-letters", "9", "f8"),
        ("W:W18:B18", "error-checkers-fen-occupied", "8", "18"),
        ("W:W18,K18:B1", "error-checkers-fen-occupied", "7", "K18"),
        ("W:W18:B31,K28", "error-checkers-fen-king-row", "8", "31"),
        ("W:W4,18:B1", "error-checkers-fen-king-row", "4", "4"),
        ("W:W18:B1-13", "error-checkers-fen-too-many", "7", "B1-13"),
        ("W:W18:B1. B2", "error-checkers-fen-more", "11", "B2"),
        ("[Event \"x\"]", "error-checkers-fen-tag", "1", "[Event"),
        ("W:W:B", "error-checkers-fen-empty", "6", ""),
        ("é:W18", "error-checkers-fen-turn", "1", "é"),
    ] {
        let refusal = refused(text);
        assert_eq!(
            (refusal.key, arg(&refusal, "at")),
            (key, at),
            "{text}: {refusal:?}"
        );
        assert_eq!(arg(&refusal, "found"), found, "{text}");
    }
}

#[test]
fn a_refusal_counts_characters_and_names_the_square() {
    let refusal = refused("[FEN \"W:W18:B31\"]");
    assert_eq!(
        (arg(&refusal, "at"), &refusal.points),
        ("14", &vec![Point(30)])
    );
    assert_eq!(arg(&refused("[é \"1\"][FEN \"W:Wx\"]"), "at"), "17");
    let crowd = refused("B:W18:B1-12,13");
    assert_eq!(
        (arg(&crowd, "number"), arg(&crowd, "allowed")),
        ("13", "12")
    );
    assert_eq!(American::board().name_of(Point(30)), "31");
}
