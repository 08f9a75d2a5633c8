//! With tables of endings the engine wins what is won and loses nothing, and says which table is of
//! no use. All positions of three pieces are the field; `tsoro tables play` is the same with more.

#[path = "../../tables/tests/memory/mod.rs"]
mod memory;

use engine::conversion::play;
use engine::dice::Dice;
use engine::endings::Endings;
use engine::thinker::Thinker;
use engine::{Ask, Engine, Limits, Params};
use game::{Index, Notation, Position};
use games::{GameId, checkers::American};
use memory::{Memory, built};
use search::Oracle;
use search::score::{DRAW, loss_in, win_in};
use std::sync::{Arc, LazyLock};
use tables::{Outcome, Prober, Tables};

static BUILT: LazyLock<Memory> = LazyLock::new(|| built(3));

fn tables() -> Arc<Tables<American>> {
    let (tables, faults) = Tables::usable(&*BUILT, "american", 3);
    assert_eq!(faults, []);
    Arc::new(tables)
}

/// Random positions of three pieces of this value.
fn drawn(wanted: Outcome, how_many: usize) -> Vec<American> {
    let mut prober = Prober::new(tables());
    let mut dice = Dice::new(7);
    let slices = American::slices(3);
    let mut found = Vec::new();
    while found.len() < how_many {
        let slice = slices[dice.below(slices.len())];
        let position = American::at(slice, dice.number() % American::size(slice));
        if prober.outcome(&position) == Ok(Some(wanted)) && position.end().is_none() {
            found.push(position);
        }
    }
    found
}

/// How many of these the side to move wins, draws and loses, against its own best defence.
fn results(starts: Vec<American>) -> [usize; 3] {
    let thinker = || Thinker::with(Endings::of(tables()), Params::default(), 1 << 20);
    let mut thinkers = [thinker(), thinker()];
    let mut results = [0; 3];
    for start in starts {
        let side = start.turn();
        let played = play(start, &mut thinkers, Limits::nodes(2_000), 1, &|| 0);
        let winner = played.end.and_then(|end| end.winner);
        results[winner.map_or(1, |winner| if winner == side { 0 } else { 2 })] += 1;
    }
    results
}

#[test]
fn what_is_won_is_won_within_the_count_of_moves() {
    assert_eq!(results(drawn(Outcome::Win, 200)), [200, 0, 0]);
}

#[test]
fn what_is_drawn_is_never_lost() {
    assert_eq!(results(drawn(Outcome::Draw, 60)), [0, 60, 0]);
}

fn ask(fen: &str, level: u8) -> Ask {
    Ask {
        rules: GameId::American,
        start: Some(fen.to_owned()),
        moves: Vec::new(),
        level,
        millis: 1000,
        seed: 1,
        book: true,
    }
}

fn engine(memory: &Memory) -> Engine {
    Engine::with_tables(GameId::American, 1 << 20, memory)
}

#[test]
fn the_score_is_the_distance_and_nothing_is_searched() {
    let mut engine = engine(&BUILT);
    assert_eq!(engine.table_men(), 3);
    let mut prober = Prober::new(tables());
    for (outcome, sign) in [(Outcome::Win, 1), (Outcome::Loss, -1), (Outcome::Draw, 0)] {
        for position in drawn(outcome, 20) {
            let limits = Limits::nodes(500);
            let ask = ask(&position.to_fen(), 10);
            let answer = engine.think_within(&ask, limits, &|| 0, &mut |_| true);
            let answer = answer.expect("a legal position");
            let value = prober.value(&position).expect("whole").expect("built");
            let plies = usize::from(value.plies().unwrap_or(0));
            let expected = match sign {
                1 => win_in(plies),
                -1 => loss_in(plies),
                _ => DRAW,
            };
            assert_eq!(answer.score, expected, "{}", position.to_fen());
            assert!(sign == 0 || answer.nodes == 0, "{}", position.to_fen());
            assert_eq!(answer.best.as_ref(), answer.pv.first());
        }
    }
}

#[test]
fn a_longer_line_ends_in_the_tables() {
    // Two kings against two: beyond the tables, but White takes two for one.
    let mut with = engine(&BUILT);
    let fen = "W:WK23,K32:BK19,K10";
    let limits = Limits::depth(3);
    let answer = with.think_within(&ask(fen, 10), limits, &|| 0, &mut |_| true);
    let answer = answer.expect("a legal position");
    let mut oracle = Endings::of(tables());
    let position = American::from_fen(fen).expect("it can be read");
    assert_eq!(oracle.value(&position), None, "four pieces");
    assert!(answer.score > search::score::MOST_GUESS, "{}", answer.score);
}

#[test]
fn a_table_that_is_of_no_use_is_named_and_the_engine_plays_on() {
    let memory = built(2);
    let change = |pick: fn(&mut Vec<u8>) -> &mut u8| {
        let mut files = memory.files();
        let file = files.get_mut("american-0101.wdl").expect("it was built");
        *pick(file) ^= 1;
    };
    change(|file| &mut file[0]);
    let mut foreign = engine(&memory);
    let faults = foreign.faults();
    assert_eq!(faults[0].table, "american-0101.wdl");
    assert_eq!(faults[0].reason, "this is no table of endings");
    assert_eq!(foreign.faults(), [], "said once");
    change(|file| &mut file[0]);
    // The last byte belongs to the last block, which is checked when it is read.
    change(|file| file.last_mut().expect("some"));
    let mut damaged = engine(&memory);
    assert_eq!(damaged.faults(), []);
    let answer = damaged.think_within(
        &ask("W:WK18:BK10", 10),
        Limits::depth(4),
        &|| 0,
        &mut |_| true,
    );
    assert!(answer.expect("a legal position").best.is_some());
    let faults = damaged.faults();
    assert_eq!(faults[0].table, "american-0101.wdl");
    assert!(
        faults[0].reason.contains("checksum"),
        "{}",
        faults[0].reason
    );
    assert_eq!(damaged.table_men(), 0);
}
