//! The clock beside the board, with a time that the test makes up.
//! Does not wait.
#![allow(missing_docs)]

use game::Side;
use games::GameId;
use session::{Session, Start};
use web::clock::{Clock, Control, changes_after, face};
use web::settings::{Opponent, Settings};
use web::table::{Setup, Table};

const START: f64 = 1.0e12;

fn timed(opponent: Opponent, minutes: u32, seconds: u32) -> Table {
    let settings = Settings {
        opponent,
        ..Settings::default()
    };
    let setup = Setup::of(&settings, Side::First);
    let session = Session::new(GameId::American);
    let mut table = Table::with(session, setup, Some(Control::new(minutes, seconds)));
    table.tick(START);
    let _ = table.frame();
    table
}

/// Plays a move of a friend's game at a time, in seconds from the start.
fn plays(table: &mut Table, at: f64, from: &str, to: &str) {
    table.tick(START + at * 1000.0);
    for name in [from, to] {
        let point = table.session().board().point(name).expect("a point");
        assert!(table.touch(point), "{from}-{to}");
    }
    let _ = table.frame();
}

fn left(table: &Table, at: f64) -> [u32; 2] {
    let clock = table.clock().expect("a clock");
    Side::BOTH.map(|side| clock.left(side, START + at * 1000.0))
}

#[test]
fn both_first_moves_come_before_it_runs() {
    let mut table = timed(Opponent::Friend, 3, 2);
    plays(&mut table, 40.0, "11", "15");
    plays(&mut table, 90.0, "23", "19");
    assert_eq!(left(&table, 90.0), [180_000, 180_000]);
    assert_eq!(left(&table, 100.0), [170_000, 180_000]);
    plays(&mut table, 100.0, "8", "11");
    assert_eq!(left(&table, 105.0), [172_000, 175_000]);
}

#[test]
fn a_side_whose_time_is_up_has_lost_and_nothing_can_be_taken_back() {
    let mut table = timed(Opponent::Friend, 1, 0);
    plays(&mut table, 0.0, "11", "15");
    plays(&mut table, 0.0, "23", "19");
    assert!(!table.tick(START + 59_000.0));
    assert!(table.tick(START + 60_000.0));
    let frame = table.frame();
    let end = frame.snapshot.end.expect("an end");
    assert_eq!((end.reason, end.winner), ("end-time", Some(Side::Second)));
    assert!(frame.over && !frame.can_undo);
    assert_eq!(left(&table, 500.0), [0, 60_000]);
    assert!(!table.tick(START + 70_000.0), "once is enough");
}

#[test]
fn a_device_that_slept_finds_the_time_of_a_friends_game_gone() {
    let mut table = timed(Opponent::Friend, 1, 0);
    plays(&mut table, 0.0, "11", "15");
    plays(&mut table, 0.0, "23", "19");
    table.set_away(true);
    assert!(table.tick(START + 3_600_000.0));
}

#[test]
fn a_game_against_the_computer_waits_while_nobody_looks() {
    let mut table = timed(Opponent::Computer, 1, 0);
    plays(&mut table, 0.0, "11", "15");
    let answer = engine::Answer {
        best: Some("23-19".into()),
        ..engine::Answer::default()
    };
    assert!(table.answer(web::table::Wish::Move, &answer));
    let _ = table.frame();
    table.tick(START + 10_000.0);
    table.set_away(true);
    assert!(!table.tick(START + 3_600_000.0));
    table.set_away(false);
    assert_eq!(left(&table, 3_605.0), [45_000, 60_000]);
}

#[test]
fn the_time_left_is_kept_with_the_game() {
    let mut table = timed(Opponent::Friend, 5, 3);
    plays(&mut table, 0.0, "11", "15");
    plays(&mut table, 0.0, "23", "19");
    plays(&mut table, 20.0, "8", "11");
    table.tick(START + 50_000.0);
    table.note_time();
    let mut again = Table::load(&table.save()).expect("what was kept");
    assert_eq!(again.session().note("clock"), Some("283000 270000 3000 5"));
    again.tick(START + 9_000_000.0);
    let _ = again.frame();
    assert_eq!(left(&again, 9_001.0), [283_000, 269_000]);
    assert_eq!(again.control(), Some(Control::new(5, 3)));
}

#[test]
fn a_note_that_is_no_clock_leaves_a_game_without_one() {
    for note in [
        "",
        "1 2 3",
        "a b c d",
        "1 2 3 4 5",
        "-1 2 3 4",
        "99999999999 1 1 1",
    ] {
        assert_eq!(Clock::read(note), None, "{note}");
    }
}

#[test]
fn a_short_time_is_said_once_at_each_mark() {
    let mut clock = Clock::new(Control::new(2, 0));
    clock.run(Some(Side::First), START);
    let mut said = Vec::new();
    for tenth in 0..1200 {
        said.extend(clock.say(START + f64::from(tenth) * 100.0));
    }
    assert_eq!(said, [60, 30, 10].map(|seconds| (Side::First, seconds)));
    let mut late = Clock::read("25000 70000 0 5").expect("a clock");
    late.run(Some(Side::First), START);
    assert_eq!(late.say(START), None, "30 was said before it was kept");
    assert_eq!(late.say(START + 15_000.0), Some((Side::First, 10)));
}

#[test]
fn a_clock_that_the_device_sets_back_gives_no_time() {
    let mut clock = Clock::new(Control::new(1, 0));
    clock.run(Some(Side::Second), START);
    assert_eq!(clock.left(Side::Second, START - 5_000.0), 60_000);
}

#[test]
fn an_opening_is_played_before_the_first_moves() {
    let session = Session::begin(GameId::American, &Start::Opening(1)).expect("a ballot");
    let setup = Setup::read("friend 3 3000 first");
    let mut table = Table::with(session, setup, Some(Control::new(1, 0)));
    table.tick(START);
    let frame = table.frame();
    assert_eq!(
        (frame.opening, frame.fixed, frame.can_undo),
        (Some(1), 3, false)
    );
    assert!(!table.unfinished(), "nobody has moved yet");
    assert!(table.worth_keeping(), "but what was drawn stays");
    table.tick(START + 100_000.0);
    let _ = table.frame();
    assert_eq!(left(&table, 100.0), [60_000, 60_000]);
}

#[test]
fn the_computer_thinks_no_longer_than_its_clock_allows() {
    let mut table = timed(Opponent::Computer, 1, 0);
    plays(&mut table, 0.0, "11", "15");
    let ask = table.ask(web::table::Wish::Move, 1);
    assert_eq!(ask.millis, 2_000);
}

#[test]
fn a_face_is_short_and_exact() {
    let faces = [
        (300_000, "5:00"),
        (299_001, "5:00"),
        (299_000, "4:59"),
        (10_000, "0:10"),
        (9_999, "9.9"),
        (50, "0.0"),
        (0, "0.0"),
        (3_723_000, "1:02:03"),
    ];
    for (millis, words) in faces {
        assert_eq!(face(millis), words);
    }
    for millis in [300_000, 299_001, 10_001, 9_999, 120] {
        let later = millis - changes_after(millis);
        assert_ne!(face(millis), face(later), "{millis}");
        assert_eq!(face(millis), face(later + 1), "{millis}");
    }
}

#[test]
fn a_control_is_read_within_bounds() {
    for control in Control::OFFERED {
        assert_eq!(Control::read(&control.name()), Some(control));
    }
    assert_eq!(Control::read("0+999"), Some(Control::new(1, 60)));
    assert_eq!(Control::read("none"), None);
}
