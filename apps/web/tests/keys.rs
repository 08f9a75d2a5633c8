//! Keys on the board: what they mean, where they lead, and what is answered.
//! Does not use a browser.
#![allow(missing_docs)]

use game::board::Arrow;
use game::{Point, Side};
use games::GameId;
use session::Session;
use text::Text;
use web::answers;
use web::frame::{Frame, Notice};
use web::keys::{Key, captures};
use web::settings::{Opponent, Settings};
use web::table::{Setup, Table};

fn table(rules: GameId, moves: &[&str]) -> Table {
    let setup = Setup {
        opponent: Opponent::Friend,
        level: 3,
        other_level: 3,
        millis: 1000,
        book: true,
        own: Side::First,
    };
    let mut table = Table::new(rules, setup);
    for text in moves {
        assert!(table.typed(text), "{text}");
    }
    table
}

/// A game from a position.
fn at(rules: GameId, fen: &str) -> Table {
    let mut session = Session::at(rules, fen).expect("a position");
    session.set_note("setup", "friend 3 1000 first");
    Table::load(&session.save()).expect("a game")
}

fn point(table: &Table, name: &str) -> Point {
    table.session().board().point(name).expect("a point")
}

fn leads(table: &mut Table, key: Key, from: &str) -> Option<String> {
    let (frame, from) = (table.frame(), point(table, from));
    let board = table.session().board();
    let to = key.leads(board, !board.first_at_bottom, &frame, from)?;
    Some(board.name_of(to).to_owned())
}

fn refusal(frame: &Frame) -> Option<&'static str> {
    match &frame.notice {
        Some(Notice::Refusal(refusal)) => Some(refusal.key),
        _ => None,
    }
}

#[test]
fn keys_are_read_by_letter_and_on_other_keyboards_by_place() {
    assert_eq!(Key::read("n", "KeyN", false), Some(Key::Target(false)));
    assert_eq!(Key::read("N", "KeyN", false), Some(Key::Target(false)));
    assert_eq!(Key::read("т", "KeyN", false), Some(Key::Target(false)));
    assert_eq!(Key::read("?", "Slash", false), Some(Key::Help));
    assert_eq!(Key::read("ArrowUp", "", false), Some(Key::Step(Arrow::Up)));
    assert_eq!(Key::read("Home", "", true), Some(Key::BoardEnd(false)));
    assert_eq!(Key::read("c", "KeyC", true), None, "copying stays copying");
    for other in ["x", "é", "Tab", "Enter", "F1", ""] {
        assert_eq!(Key::read(other, "", false), None, "{other}");
    }
}

#[test]
fn only_letters_and_signs_can_be_switched_off() {
    let switched = |name: &str| Key::read(name, "", false).map(Key::writes);
    for name in ["n", "p", "m", "o", "c", "b", "r", "l", "t", "/", "?"] {
        assert_eq!(switched(name), Some(true), "{name}");
    }
    for name in ["ArrowLeft", "Home", "End", "Escape"] {
        assert_eq!(switched(name), Some(false), "{name}");
    }
    let mut settings = Settings::default();
    assert!(settings.keys && Settings::read("").keys);
    settings.keys = false;
    assert!(!Settings::read(&settings.write()).keys);
}

#[test]
fn letters_lead_to_men_and_places_row_by_row_and_round_the_board() {
    let mut table = table(GameId::American, &[]);
    // The first side sits at the bottom: 9 to 12 stand in the third row from below, 12 leftmost.
    assert_eq!(
        leads(&mut table, Key::Target(false), "12").as_deref(),
        Some("11")
    );
    assert_eq!(
        leads(&mut table, Key::Target(false), "9").as_deref(),
        Some("12")
    );
    assert_eq!(
        leads(&mut table, Key::Target(true), "12").as_deref(),
        Some("9")
    );
    assert_eq!(leads(&mut table, Key::OwnMan, "9").as_deref(), Some("8"));
    assert_eq!(
        leads(&mut table, Key::OtherMan, "12").as_deref(),
        Some("32")
    );
    assert_eq!(leads(&mut table, Key::Captures, "12"), None);
    assert_eq!(
        leads(&mut table, Key::RowEnd(true), "12").as_deref(),
        Some("9")
    );
    assert_eq!(
        leads(&mut table, Key::BoardEnd(true), "12").as_deref(),
        Some("1")
    );
    assert_eq!(leads(&mut table, Key::BoardEnd(true), "1"), None);
    table.touch(point(&table, "11"));
    assert_eq!(
        leads(&mut table, Key::Target(false), "11").as_deref(),
        Some("16")
    );
    assert_eq!(
        leads(&mut table, Key::Target(false), "16").as_deref(),
        Some("15")
    );
}

#[test]
fn men_that_can_capture_are_found_in_every_game() {
    let mut checkers = table(GameId::American, &["11-15", "22-18"]);
    assert_eq!(captures(&checkers.frame()), [point(&checkers, "15")]);
    assert_eq!(
        leads(&mut checkers, Key::Captures, "1").as_deref(),
        Some("15")
    );
    let mut morris = table(GameId::Twelve, &["a1", "b2", "d1", "d2"]);
    assert_eq!(captures(&morris.frame()), [point(&morris, "g1")]);
    morris.touch(point(&morris, "g1"));
    let mut removable = captures(&morris.frame());
    removable.sort_unstable();
    assert_eq!(removable, [point(&morris, "b2"), point(&morris, "d2")]);
}

#[test]
fn the_board_is_read_by_rows_from_the_top() {
    let text = Text::new("en");
    let mut table = at(GameId::American, "B:W18,K26,27:B1,2,K10");
    let frame = table.frame();
    let board = table.session().board().clone();
    assert_eq!(
        answers::board(&text, &board, true, &frame),
        "white man 27, white king 26. white man 18. red king 10. red man 2 and 1."
    );
    let row = |name: &str| answers::row(&text, &board, true, &frame, point(&table, name));
    assert_eq!(row("28"), "white man 27, white king 26.");
    assert_eq!(row("32"), "This row is empty.");
    assert_eq!(answers::men(&text, &frame), "Red: 3 men. White: 3 men.");
}

#[test]
fn an_empty_board_and_the_hands_are_read() {
    let text = Text::new("en");
    let mut table = table(GameId::Twelve, &[]);
    let frame = table.frame();
    let board = table.session().board().clone();
    assert_eq!(
        answers::board(&text, &board, false, &frame),
        "The board is empty. Red in hand: 12. White in hand: 12."
    );
    assert_eq!(
        answers::captures(&text, &board, &frame),
        "Red cannot capture now."
    );
}

#[test]
fn a_typed_move_is_played_or_refused_with_a_reason() {
    let mut table = table(GameId::American, &["11-15", "22-18"]);
    for (text, key) in [
        ("8-11", "refused-checkers-must-capture"),
        ("15x40", "error-checkers-move-square"),
        ("hello", "error-checkers-move-form"),
    ] {
        assert!(!table.typed(text));
        assert_eq!(refusal(&table.frame()), Some(key), "{text}");
    }
    table.touch(point(&table, "15"));
    assert!(table.typed(" 15X22 "), "a move begun by touch is let go");
    assert_eq!(table.session().moves(), ["11-15", "22-18", "15x22"]);
    assert_eq!(table.frame().notice, None);
}

#[test]
fn nothing_is_typed_for_the_computer() {
    let setup = Setup {
        opponent: Opponent::Computer,
        level: 3,
        other_level: 3,
        millis: 1000,
        book: true,
        own: Side::Second,
    };
    let mut table = Table::new(GameId::American, setup);
    assert!(!table.typed("11-15"));
    assert_eq!(refusal(&table.frame()), Some("refused-not-your-turn"));
    assert!(table.session().moves().is_empty());
}
