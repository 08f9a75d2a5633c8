//! An opening book is asked at level 10 alone, in games alone, and only when that is wished.

use engine::ugi::{Heard, Outside, Ugi};
use engine::{Ask, Book, Engine, Limits};
use game::Game;
use games::{GameId, Job};
use std::collections::BTreeSet;

/// A book of the start: its first two moves, the second three times as likely.
struct Start;

impl Job for Start {
    type Output = (Vec<u8>, [String; 2]);

    fn run<G: Game>(self) -> Self::Output {
        let start = G::start();
        let mut moves = Vec::new();
        start.moves(&mut moves);
        let mut book = Book::default();
        book.put(&start, &[(moves[0], 2), (moves[1], 6)]);
        let texts = [moves[0], moves[1]].map(|mv| start.write_move(&mv));
        (book.write(), texts)
    }
}

/// An engine with that book, the book's bytes and its moves.
fn opened(rules: GameId) -> (Engine, Vec<u8>, [String; 2]) {
    let (bytes, moves) = rules.with(Start);
    let mut engine = Engine::new(rules, 1 << 20);
    engine.open_book(&bytes).expect("a book of the game");
    (engine, bytes, moves)
}

fn ask(rules: GameId) -> Ask {
    Ask {
        rules,
        start: None,
        moves: Vec::new(),
        level: 10,
        millis: 1,
        seed: 0,
        book: true,
    }
}

/// The move and how deep it was looked for.
fn answer(engine: &mut Engine, ask: &Ask, limits: Limits) -> (String, u32) {
    // Time passes at once: a search ends after its first look at the clock.
    let time = std::cell::Cell::new(0);
    let clock = || {
        time.set(time.get() + 1000);
        time.get()
    };
    let answer = engine.think_within(ask, limits, &clock, &mut |_| true);
    let answer = answer.expect("a legal question");
    (answer.best.expect("a move"), answer.depth)
}

#[test]
fn every_game_plays_by_its_book_and_the_seed_draws_the_move() {
    for &rules in GameId::ALL {
        let (mut engine, _, moves) = opened(rules);
        let mut played = [0; 2];
        for seed in 0..200 {
            let ask = Ask { seed, ..ask(rules) };
            let (best, depth) = answer(&mut engine, &ask, Limits::millis(1));
            assert_eq!(depth, 0, "it is not searched for");
            let index = moves.iter().position(|mv| *mv == best);
            played[index.expect("a move of the book")] += 1;
            assert_eq!(answer(&mut engine, &ask, Limits::millis(1)).0, best);
        }
        assert!(played[0] > 25 && played[0] < 75, "{played:?} of 50 and 150");
    }
}

#[test]
fn it_is_not_asked_otherwise() {
    let rules = GameId::American;
    let (mut engine, _, moves) = opened(rules);
    let time = Limits::millis(1);
    let usual = ask(rules);
    let off = Ask {
        book: false,
        ..usual.clone()
    };
    let weaker = Ask {
        level: 9,
        ..usual.clone()
    };
    let unknown = Ask {
        moves: vec![moves[0].clone()],
        ..usual.clone()
    };
    for ask in [off, weaker, unknown] {
        let (_, depth) = answer(&mut engine, &ask, time);
        assert!(depth > 0, "{ask:?}");
    }
    assert_eq!(answer(&mut engine, &usual, time).1, 0);
}

#[test]
fn bytes_that_are_no_book_are_named_and_change_nothing() {
    let rules = GameId::American;
    let (mut engine, bytes, _) = opened(rules);
    let mut altered = bytes.clone();
    altered[bytes.len() / 2] ^= 1;
    let (foreign, _) = GameId::Nine.with(Start);
    for (bytes, words) in [
        (&bytes[..bytes.len() - 1], "altered"),
        (&altered, "altered"),
        (&foreign, "another rule set: nine"),
        (&b"TSOROWGT"[..], "not an opening book"),
    ] {
        let error = engine.open_book(bytes).expect_err("it is no good");
        assert!(error.to_string().contains(words), "{error}");
    }
    assert_eq!(answer(&mut engine, &ask(rules), Limits::millis(1)).1, 0);
}

#[test]
fn in_the_protocol_an_option_turns_it_on() {
    let books = |rules: GameId| (rules == GameId::American).then(|| rules.with(Start).0);
    let mut ugi = Ugi::new().with_books(Box::new(books));
    let searched = |ugi: &mut Ugi, line: &str| {
        let mut infos = 0;
        let time = std::cell::Cell::new(0);
        let mut outside = Outside {
            clock: &|| {
                time.set(time.get() + 1000);
                time.get()
            },
            say: &mut |line| infos += usize::from(line.starts_with("info depth")),
            hear: &mut |_| Heard::Nothing,
        };
        assert!(ugi.line(line, &mut outside));
        infos > 0
    };
    assert!(searched(&mut ugi, "go movetime 1"), "off at first");
    searched(&mut ugi, "setoption name Book value true");
    assert!(!searched(&mut ugi, "go movetime 1"));
    assert!(!searched(&mut ugi, "go p1time 9000 p2time 9000"));
    assert!(searched(&mut ugi, "go depth 2"));
    assert!(searched(&mut ugi, "go movetime 1 nodes 500"));
    searched(&mut ugi, "setoption name Book value false");
    assert!(searched(&mut ugi, "go movetime 1"));
    let mut said = BTreeSet::new();
    let mut outside = Outside {
        clock: &|| 0,
        say: &mut |line| {
            said.insert(line.to_owned());
        },
        hear: &mut |_| Heard::Nothing,
    };
    ugi.line("setoption name Book value perhaps", &mut outside);
    ugi.line("ugi", &mut outside);
    assert!(said.contains("option name Book type check default false"));
    assert!(
        said.iter()
            .any(|line| line.contains("allowed=\"true, false\"")),
        "{said:?}"
    );
}

/// The book that ships.
const BOOK: &[u8] = include_bytes!("../../../assets/american.book");

#[test]
fn the_one_that_ships_is_small_and_knows_the_openings() {
    struct Known;
    impl Job for Known {
        type Output = (usize, usize, usize);
        fn run<G: Game>(self) -> Self::Output {
            let book = Book::<G>::read(BOOK).expect("a book of this version of the game");
            let openings = G::openings();
            let known = openings.iter().filter(|opening| {
                let position = opening.moves.iter().fold(G::start(), |position, text| {
                    position.after(&position.read_move(text).expect("an opening"))
                });
                !book.moves(&position).is_empty()
            });
            (book.positions(), known.count(), openings.len())
        }
    }
    let (positions, known, openings) = GameId::American.with(Known);
    assert!(BOOK.len() <= 200_000, "{} bytes", BOOK.len());
    assert!(positions >= 1000, "{positions} positions");
    assert!(
        known * 100 >= openings * 95,
        "{known} of {openings} openings"
    );
}
