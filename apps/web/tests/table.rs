//! A game on the page, played without a screen: touches, turns, undo, the computer's part.
//! Does not use an engine; answers are given by hand.
#![allow(missing_docs)]

use draw::Labels;
use engine::{Answer, Judgement};
use game::{Point, Side};
use games::GameId;
use web::choices::Choices;
use web::frame::{Frame, Notice};
use web::looks::{LABELS, Looks, Pace, Theme, colours};
use web::messages::{self, Help, Question, Reply};
use web::settings::{Opponent, Settings};
use web::table::{Setup, Table, Wish};

fn setup(opponent: Opponent, own: Side) -> Setup {
    Setup {
        opponent,
        level: 3,
        other_level: 3,
        millis: 3000,
        book: true,
        own,
    }
}

fn friends(rules: GameId) -> Table {
    Table::new(rules, setup(Opponent::Friend, Side::First))
}

fn touch(table: &mut Table, name: &str) -> bool {
    let point = table.session().board().point(name).expect("a point");
    table.touch(point)
}

fn plays(text: &str) -> Answer {
    Answer {
        best: Some(text.to_owned()),
        ..Answer::default()
    }
}

fn refusal(frame: &Frame) -> Option<&'static str> {
    match &frame.notice {
        Some(Notice::Refusal(refusal)) => Some(refusal.key),
        _ => None,
    }
}

#[test]
fn bug_case_b46_a_man_that_cannot_move_traps_nobody() {
    let mut table = friends(GameId::American);
    assert!(!touch(&mut table, "1"));
    assert!(refusal(&table.frame()).is_some(), "it says why");
    assert!(!touch(&mut table, "6"));
    assert!(touch(&mut table, "11"));
    assert!(touch(&mut table, "15"));
    assert_eq!(table.session().moves(), ["11-15"]);
    assert_eq!(refusal(&table.frame()), None);
}

#[test]
fn a_refused_capture_marks_the_men_that_must_move() {
    let mut table = friends(GameId::American);
    for name in ["11", "15", "22", "18"] {
        assert!(touch(&mut table, name));
    }
    assert!(!touch(&mut table, "10"));
    let frame = table.frame();
    let fifteen = table.session().board().point("15").expect("a point");
    assert_eq!(frame.concerned, [fifteen]);
    assert!(frame.marks_above().iter().any(|mark| mark.point == fifteen));
    assert_eq!(refusal(&frame), Some("refused-checkers-must-capture"));
}

#[test]
fn the_computer_is_asked_on_its_turn_and_touches_are_refused_meanwhile() {
    let mut table = Table::new(GameId::American, setup(Opponent::Computer, Side::First));
    assert_eq!(table.wanted(), None);
    touch(&mut table, "11");
    touch(&mut table, "15");
    assert_eq!(table.wanted(), Some(Wish::Move));
    assert!(!touch(&mut table, "22"));
    assert_eq!(refusal(&table.frame()), Some("refused-not-your-turn"));
    let ask = table.ask(Wish::Move, 5);
    assert_eq!((ask.level, ask.moves), (3, vec!["11-15".to_owned()]));
    assert!(table.answer(Wish::Move, &plays("23-19")));
    assert_eq!(table.wanted(), None);
    assert_eq!(table.session().moves(), ["11-15", "23-19"]);
}

#[test]
fn a_book_is_for_moves_alone_and_only_when_it_is_wished() {
    for book in [true, false] {
        let setup = Setup {
            level: 10,
            book,
            ..setup(Opponent::Computer, Side::Second)
        };
        let table = Table::new(GameId::American, setup);
        assert_eq!(table.ask(Wish::Move, 5).book, book);
        for advice in [Wish::Hint, Wish::Agreement] {
            assert!(!table.ask(advice, 5).book);
        }
        let kept = Table::load(&table.save()).unwrap();
        assert_eq!(kept.ask(Wish::Move, 5).book, book);
    }
}

#[test]
fn undo_returns_to_the_players_turn_and_redo_goes_back_there() {
    let mut table = Table::new(GameId::American, setup(Opponent::Computer, Side::First));
    for (from, to, answer) in [("11", "15", "23-19"), ("8", "11", "22-17")] {
        touch(&mut table, from);
        touch(&mut table, to);
        table.answer(Wish::Move, &plays(answer));
    }
    table.undo();
    assert_eq!(table.session().ply(), 2);
    assert!(table.persons_turn());
    table.redo();
    assert_eq!(table.session().ply(), 4);
    table.undo();
    table.undo();
    assert!(!table.can_undo());
    assert_eq!(table.session().ply(), 0);
}

#[test]
fn undo_leaves_the_computers_first_move() {
    let mut table = Table::new(GameId::American, setup(Opponent::Computer, Side::Second));
    table.answer(Wish::Move, &plays("11-15"));
    assert!(!table.can_undo());
    touch(&mut table, "23");
    touch(&mut table, "19");
    table.undo();
    assert_eq!(table.session().moves(), ["11-15"]);
    assert!(table.persons_turn());
}

#[test]
fn an_unfinished_touch_is_what_undo_takes_back_first() {
    let mut table = friends(GameId::American);
    touch(&mut table, "11");
    assert!(table.can_undo());
    table.undo();
    assert!(table.frame().touched.is_empty());
    assert!(!table.can_undo());
}

#[test]
fn a_game_against_itself_stops_and_goes_on() {
    let mut table = Table::new(GameId::Twelve, setup(Opponent::Nobody, Side::First));
    assert_eq!(table.wanted(), Some(Wish::Move));
    table.halt();
    assert_eq!(table.wanted(), None);
    assert!(table.frame().halted);
    table.go_on();
    assert_eq!(table.wanted(), Some(Wish::Move));
}

#[test]
fn a_draw_is_agreed_or_not_by_the_answer_and_a_claim_of_the_computer_ends_the_game() {
    let game = || Table::new(GameId::American, setup(Opponent::Computer, Side::First));
    let mut table = game();
    table.wish(Wish::Agreement);
    table.answer(Wish::Agreement, &Answer::default());
    assert!(table.session().end().is_none());
    table.wish(Wish::Agreement);
    table.answer(
        Wish::Agreement,
        &Answer {
            waiting_accepts_draw: true,
            ..Answer::default()
        },
    );
    assert_eq!(
        table.session().end().map(|end| end.reason),
        Some("end-agreed")
    );
    assert_eq!(table.wanted(), None);
}

#[test]
fn looking_back_shows_the_earlier_men_and_a_touch_only_returns() {
    let mut table = friends(GameId::American);
    for name in ["11", "15", "23", "19"] {
        touch(&mut table, name);
    }
    table.view(0);
    let frame = table.frame();
    assert!(!frame.live && frame.targets.is_empty());
    assert!(frame.occupied(Point(10)), "square 11 still has its man");
    assert!(!touch(&mut table, "8"));
    assert!(table.frame().live && table.frame().touched.is_empty());
}

#[test]
fn a_mill_asks_for_a_man_to_take_off_and_escape_takes_it_back() {
    let mut table = friends(GameId::Twelve);
    for name in ["a7", "b6", "d7", "d6", "g7"] {
        assert!(touch(&mut table, name));
    }
    let frame = table.frame();
    assert!(frame.removing());
    assert_eq!(frame.targets.len(), 2);
    table.untouch();
    assert!(!table.frame().removing());
    assert_eq!(table.session().ply(), 4);
    touch(&mut table, "g7");
    touch(&mut table, "b6");
    assert_eq!(
        table.session().moves().last().map(String::as_str),
        Some("g7xb6")
    );
}

#[test]
fn a_kept_game_comes_back_with_its_players_and_a_broken_one_is_refused() {
    let mut table = Table::new(GameId::Nine, setup(Opponent::Computer, Side::Second));
    table.answer(Wish::Move, &plays("d6"));
    let back = Table::load(&table.save()).expect("what was kept");
    assert_eq!(back.setup(), table.setup());
    assert_eq!(back.session().moves(), ["d6"]);
    assert!(back.unfinished());
    assert!(Table::load("tsoro-game 1\nrules american\nmoves 11-99\n").is_err());
    assert!(Table::load("").is_err());
}

#[test]
fn resigning_gives_the_game_to_the_other_side() {
    let mut table = Table::new(GameId::American, setup(Opponent::Computer, Side::Second));
    table.resign();
    assert_eq!(
        table.session().end().and_then(|end| end.winner),
        Some(Side::First)
    );
}

#[test]
fn the_frame_lists_the_moves_and_counts_changes_of_the_game_alone() {
    let mut table = friends(GameId::American);
    assert!(table.frame().moves.is_empty());
    let start = table.changes();
    touch(&mut table, "11");
    assert_eq!(table.frame().touched.len(), 1);
    assert_eq!(table.changes(), start, "a man taken up changes nothing yet");
    touch(&mut table, "15");
    assert_eq!(*table.frame().moves, ["11-15"]);
    assert_eq!(table.changes(), start + 1);
    table.undo();
    assert!(table.frame().moves.is_empty());
    table.redo();
    assert_eq!(*table.frame().moves, ["11-15"]);
    assert_eq!(table.changes(), start + 3);
    let saved = "tsoro-game 1\nrules american\nstart W:W32:B1\nmoves 32-28 1-5\n";
    let mut table = Table::load(saved).expect("a game that White begins");
    assert_eq!(table.frame().first_turn, Side::Second);
}

#[test]
fn random_touches_and_deeds_keep_the_game_legal() {
    // Bug case B62: any order of presses, undo, resign and looking back.
    let mut state = 12345_u64;
    let mut dice = move |sides: u64| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % sides
    };
    for &rules in GameId::ALL {
        let mut table = friends(rules);
        let points = table.session().board().places.len() as u64;
        for _ in 0..1000 {
            match dice(24) {
                0 => table.undo(),
                1 => table.redo(),
                2 => table.view(dice(10) as usize),
                3 => table.untouch(),
                4 if dice(40) == 0 => table.resign(),
                _ => {
                    table.touch(Point(dice(points) as u8));
                }
            }
            let frame = table.frame();
            assert!(frame.marks_above().len() <= frame.standing.men.len());
        }
        let again = Table::load(&table.save()).expect("every game can be kept");
        assert_eq!(again.session().fen(), table.session().fen());
    }
}

#[test]
fn settings_return_as_they_were_and_nonsense_leaves_the_default() {
    let settings = Settings {
        choices: Choices::default(),
        language: Some("sn".to_owned()),
        looks: Looks {
            theme: Theme::Dark,
            board: "slate",
            set: "black-red",
            pattern: true,
            labels: Labels::Letters,
            bright: true,
            facing: true,
            pace: Pace::Slow,
            sound: false,
            vibration: true,
        },
        opponent: Opponent::Nobody,
        level: 10,
        millis: 10_000,
        book: false,
        side: Some(Side::Second),
        morris: GameId::Morabaraba,
        keys: false,
    };
    assert_eq!(Settings::read(&settings.write()), settings);
    let odd = "theme blue\nlevel 99\nmillis 7\nmorris american\nside left\nwhat\n";
    assert_eq!(
        Settings::read(odd),
        Settings {
            level: 10,
            ..Settings::default()
        }
    );
}

#[test]
fn every_look_is_kept_and_a_set_names_its_colours() {
    let kept = |looks: Looks| {
        let settings = Settings {
            looks,
            ..Settings::default()
        };
        assert_eq!(Settings::read(&settings.write()).looks, looks);
    };
    let of = Looks::default;
    for board in draw::BOARDS {
        kept(Looks { board, ..of() });
    }
    for set in draw::SETS {
        kept(Looks { set, ..of() });
    }
    for pace in Pace::ALL {
        kept(Looks { pace, ..of() });
    }
    for (labels, ..) in LABELS {
        kept(Looks { labels, ..of() });
    }
    assert_eq!(colours("black-red"), ["black", "red"]);
    // As versions before this one kept them.
    assert_eq!(Settings::read("labels false\n").looks.labels, Labels::Off);
    assert_eq!(
        Settings::read("labels true\n").looks.labels,
        Labels::Numbers
    );
    assert_eq!(Settings::read("pattern maybe\nboard glass\n").looks, of());
}

#[test]
fn messages_to_and_from_the_worker_are_read_back() {
    let ask = friends(GameId::Twelve).ask(Wish::Hint, 3);
    for question in [
        Question::Move(4, ask),
        Question::Tables("american".to_owned(), "a.tables".to_owned(), vec![1, 2, 3]),
        Question::Help(Help::Weights, "american".to_owned(), vec![4, 5]),
        Question::Help(Help::Book, "american".to_owned(), vec![6]),
        Question::Judge("W:WK1:BK32".to_owned()),
    ] {
        assert_eq!(
            messages::read::<Question>(&messages::write(&question)),
            Some(question)
        );
    }
    for reply in [
        Reply::Move(4, Some(plays("d2"))),
        Reply::Tables("a.tables".to_owned(), false),
        Reply::Help(Help::Book, true),
        Reply::Judged("W:WK1:BK32".to_owned(), Judgement::default()),
    ] {
        assert_eq!(
            messages::read::<Reply>(&messages::write(&reply)),
            Some(reply)
        );
    }
    assert_eq!(messages::read::<Question>(b"\xff"), None);
}

#[test]
fn the_computer_against_itself_is_stopped_and_goes_on_step_by_step() {
    let mut table = Table::new(GameId::American, setup(Opponent::Nobody, Side::First));
    assert_eq!(table.wanted(), Some(Wish::Move));
    table.halt();
    assert_eq!(table.wanted(), None);
    table.step();
    assert_eq!(table.wanted(), Some(Wish::Move));
    assert!(table.answer(Wish::Move, &plays("11-15")));
    assert_eq!(table.wanted(), None);
    assert!(table.frame().halted);
    table.go_on();
    assert!(table.answer(Wish::Move, &plays("23-19")));
    assert_eq!(table.wanted(), Some(Wish::Move));
}
