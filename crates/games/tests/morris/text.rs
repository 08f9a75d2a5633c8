//! Positions and moves as text: what is read leniently, and what is refused and where.
//! Does not know what the men may do.

use game::{Game, Notation, Position};
use games::morris::{Nine, Twelve};

/// The key of a refusal and the values that say what was found and where.
fn refused<T: std::fmt::Debug>(result: Result<T, game::Refusal>) -> (&'static str, String) {
    let refusal = result.expect_err("refused");
    let values = refusal
        .args
        .iter()
        .map(|(name, value)| format!("{name}={value}"));
    (refusal.key, values.collect::<Vec<_>>().join(" "))
}

fn fen(text: &str) -> (&'static str, String) {
    refused(Twelve::from_fen(text))
}

const START: &str = ".../.../.../....../.../.../... x 12 12";

#[test]
fn the_start_is_written_plainly() {
    assert_eq!(Twelve::start().to_fen(), START);
    assert_eq!(
        Nine::start().to_fen(),
        ".../.../.../....../.../.../... x 9 9"
    );
}

#[test]
fn the_example_of_the_format_page_is_what_it_says() {
    let text = "xx./o../.../.o..../x../.../..o x 9 9";
    let position = Twelve::from_fen(text).expect("a position");
    assert_eq!(position.to_fen(), text);
    let board = Twelve::board();
    let standing = position.standing();
    let men = |side: usize| {
        let on = board.points().filter(|point| {
            standing.men[point.index()].is_some_and(|man| man.side.index() == side)
        });
        on.map(|point| board.name_of(point))
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!((men(0), men(1)), ("a7 d7 c3".into(), "b6 b4 g1".into()));
}

#[test]
fn positions_are_read_leniently() {
    let plain = Twelve::from_fen("xx./o../.../.o..../x../.../..o x 9 9").expect("plain");
    for text in [
        "  XX./O../.../.O..../X../.../..O  X   9 9\n",
        "xx1/o2/3/1o4/x2/3/2o x 9 9",
        "[FEN \"xx./o../.../.o..../x../.../..o x 9 9\"]",
        "fen xx./o../.../.o..../x../.../..o x 9 9",
    ] {
        assert_eq!(Twelve::from_fen(text).as_ref(), Ok(&plain), "{text}");
    }
    let moving = Twelve::from_fen("xx./o../.../.o..../x../.../..o o").expect("all placed");
    assert_eq!(moving.to_fen(), "xx./o../.../.o..../x../.../..o o 0 0");
}

#[test]
fn positions_are_refused_with_what_and_where() {
    assert_eq!(fen(""), ("error-morris-fen-empty", String::new()));
    assert_eq!(fen("[FEN \"\"]"), ("error-morris-fen-empty", String::new()));
    assert_eq!(
        fen(".../.../.w./....../.../.../... x 12 12"),
        ("error-morris-fen-letter", "found=w at=10".into())
    );
    assert_eq!(
        fen(" W:W31-50:B1-20"),
        ("error-morris-fen-letter", "found=W at=2".into())
    );
    assert_eq!(
        fen(".../.../..../....../.../.../... x 12 12"),
        ("error-morris-fen-row", "number=5 found=4 allowed=3".into())
    );
    assert_eq!(
        fen(".../.../.../5/.../.../... x 12 12"),
        ("error-morris-fen-row", "number=4 found=5 allowed=6".into())
    );
    assert_eq!(
        fen(".../.../.../....../.../... x 12 12"),
        ("error-morris-fen-rows", "found=6".into())
    );
    assert_eq!(
        fen(".../.../.../....../.../.../..."),
        ("error-morris-fen-turn", "found= at=31".into())
    );
    assert_eq!(
        fen(".../.../.../....../.../.../... w 12 12"),
        ("error-morris-fen-turn", "found=w at=32".into())
    );
    assert_eq!(
        fen(".../.../.../....../.../.../... x 12"),
        ("error-morris-fen-hand", "found= at=36".into())
    );
    assert_eq!(
        fen(".../.../.../....../.../.../... x 12 -1"),
        ("error-morris-fen-hand", "found=-1 at=37".into())
    );
    assert_eq!(
        fen(".../.../.../....../.../.../... x 999 12"),
        ("error-morris-fen-hand", "found=999 at=34".into())
    );
    assert_eq!(
        fen(&format!("{START} 0 1")),
        ("error-morris-fen-rest", "found=0 at=40".into())
    );
}

#[test]
fn positions_that_no_game_can_hold_are_refused() {
    assert_eq!(
        fen("xx./.../.../....../.../.../... o 11 11"),
        (
            "error-morris-fen-too-many",
            "letter=x found=13 allowed=12".into()
        )
    );
    assert_eq!(
        fen("x../.../.../....../.../.../... x 11 12"),
        ("error-morris-fen-in-hand", "first=11 second=12".into())
    );
    assert_eq!(
        fen("x../.../.../....../.../.../... o 11 10"),
        ("error-morris-fen-in-hand", "first=11 second=10".into())
    );
    assert_eq!(
        fen("xxx/.../.../....../.../.../oo. x"),
        ("error-morris-fen-too-few", "letter=o found=2".into())
    );
    let nine = Nine::from_fen(START);
    assert_eq!(
        refused(nine),
        (
            "error-morris-fen-too-many",
            "letter=x found=12 allowed=9".into()
        )
    );
    // The side to move may have been brought down to two: that is a finished game.
    let over = Twelve::from_fen("xx./.../.../....../.../.../ooo x").expect("a position");
    assert_eq!(over.end().map(|end| end.reason), Some("end-reduced"));
}

#[test]
fn moves_are_read_leniently() {
    let placing = Twelve::from_fen("xx./.../.../....../.../ooo/o.. x 8 8").expect("a position");
    for text in ["g7xa1", "G7XA1", " g7 x a1 ", "g7\u{d7}a1"] {
        assert_eq!(
            placing
                .read_move(text)
                .map(|mv| placing.write_move(&mv))
                .as_deref(),
            Ok("g7xa1")
        );
    }
    let moving = Twelve::from_fen("xx./.../.../.o...x/x../ooo/o.. x").expect("a position");
    for (text, full) in [
        ("a7-a4", "a7-a4"),
        ("A7 \u{2013} a4", "a7-a4"),
        ("d3", "c3-d3"),
        ("g7xa1", "g4-g7xa1"),
        ("g4-g7xb4", "g4-g7xb4"),
    ] {
        let read = moving.read_move(text).map(|mv| moving.write_move(&mv));
        assert_eq!(read.as_deref(), Ok(full), "{text}");
    }
}

#[test]
fn moves_are_refused_with_what_and_where() {
    let moving = Twelve::from_fen("xx./.../.../.o...x/x../ooo/o.. x").expect("a position");
    let case = |text: &str| refused(moving.read_move(text));
    assert_eq!(case("  "), ("error-morris-move-empty", String::new()));
    assert_eq!(case("d3-"), ("error-morris-move-empty", String::new()));
    assert_eq!(
        case("h3"),
        ("error-morris-move-point", "found=h3 at=1".into())
    );
    assert_eq!(
        case("c3-d4"),
        ("error-morris-move-point", "found=d4 at=4".into())
    );
    assert_eq!(
        case("c3-d3-e3"),
        ("error-morris-move-form", "found=-e3 at=6".into())
    );
    assert_eq!(
        case("c3d3"),
        ("error-morris-move-form", "found=d3 at=3".into())
    );
    assert_eq!(
        case("11-15"),
        ("error-morris-move-point", "found=11 at=1".into())
    );
    assert_eq!(
        case("g4-g7xa1 extra"),
        ("error-morris-move-form", "found=extra at=10".into())
    );
    assert_eq!(case("g4-g7").0, "refused-morris-remove-now");
    assert_eq!(case("g7"), ("error-morris-move-several", "found=g7".into()));
    assert_eq!(case("g7xb2").0, "refused-morris-safe-in-mill");
    assert_eq!(case("d3xa1").0, "refused-morris-no-mill");
    assert_eq!(
        case("e5"),
        (
            "error-morris-move-origin",
            "found=e5 allowed=g4-g7xb4".into()
        )
    );
    let several = Twelve::from_fen("x.x/.../.../....../x../ooo/o.. x").expect("a position");
    let refusal = several.read_move("d7").expect_err("two men");
    assert_eq!(
        (refusal.key, refusal.points.len()),
        ("error-morris-move-several", 2)
    );
    let placing = Twelve::start();
    assert_eq!(
        refused(placing.read_move("a7-a4")).0,
        "refused-morris-still-placing"
    );
}

/// Any text at all has an answer.
#[test]
fn no_text_is_too_strange() {
    let mut chance = crate::symmetry::Chance(21);
    let letters: Vec<char> = "xo./123456 -x[]\"FENabcdefg70w\u{e9}\u{1f600}\n"
        .chars()
        .collect();
    let position = Twelve::start();
    for _ in 0..20_000 {
        let length = chance.below(45);
        let text: String = (0..length)
            .map(|_| letters[chance.below(letters.len())])
            .collect();
        if let Ok(read) = Twelve::from_fen(&text) {
            assert_eq!(Twelve::from_fen(&read.to_fen()), Ok(read));
        }
        if let Ok(mv) = position.read_move(&text) {
            assert_eq!(position.write_move(&mv).len(), 2);
        }
    }
}
