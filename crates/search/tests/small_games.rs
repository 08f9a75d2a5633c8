//! The search on two games small enough to solve by hand.
//! Does not know the real games: those are tried in `crates/engine/tests`.

use game::{Ending, Position, Record, Side};
use search::score::{DRAW, plies_to_end};
use search::{Evaluate, Found, Limits, Params, Search, Unknowing, Watch, plain};

/// Noughts and crosses: bits of each side's marks on nine cells.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Noughts {
    marks: [u16; 2],
    turn: Side,
}

const LINES: [u16; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

impl Position for Noughts {
    type Move = u8;
    const QUIET_LIMIT: u32 = 100;
    const SLOTS: usize = 9;

    fn start() -> Self {
        Noughts {
            marks: [0, 0],
            turn: Side::First,
        }
    }
    fn turn(&self) -> Side {
        self.turn
    }
    fn moves(&self, list: &mut Vec<u8>) {
        list.clear();
        let full = self.marks[0] | self.marks[1];
        if !self.made_a_line(self.turn.other()) {
            list.extend((0..9).filter(|cell| full >> cell & 1 == 0));
        }
    }
    fn after(&self, mv: &u8) -> Self {
        let mut next = self.clone();
        next.marks[self.turn.index()] |= 1 << mv;
        next.turn = self.turn.other();
        next
    }
    fn key(&self) -> u64 {
        self.fresh_key()
    }
    fn fresh_key(&self) -> u64 {
        u64::from(self.marks[0]) << 20 | u64::from(self.marks[1]) << 4 | self.turn.index() as u64
    }
    fn takes(&self, _: &u8) -> bool {
        false
    }
    fn must_take(&self) -> bool {
        false
    }
    fn progress(&self, _: &u8) -> bool {
        true
    }
    fn slot(&self, mv: &u8) -> usize {
        usize::from(*mv)
    }
    fn end(&self) -> Option<Ending> {
        if self.made_a_line(self.turn.other()) {
            return Some(Ending {
                winner: Some(self.turn.other()),
                reason: "end-line",
            });
        }
        let full = self.marks[0] | self.marks[1] == 0o777;
        full.then_some(Ending {
            winner: None,
            reason: "end-full",
        })
    }
}

impl Noughts {
    fn made_a_line(&self, side: Side) -> bool {
        LINES
            .iter()
            .any(|line| self.marks[side.index()] & line == *line)
    }
}

/// Two walkers on a street of nine houses. Each turn a walker goes one house up or down, never
/// past the ends; who steps on the other wins. Otherwise they walk to and fro for ever.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Street {
    at: [i8; 2],
    turn: Side,
}

impl Position for Street {
    type Move = i8;
    const QUIET_LIMIT: u32 = 30;
    const SLOTS: usize = 9;

    fn start() -> Self {
        Street {
            at: [0, 5],
            turn: Side::First,
        }
    }
    fn turn(&self) -> Side {
        self.turn
    }
    fn moves(&self, list: &mut Vec<i8>) {
        list.clear();
        if self.at[0] != self.at[1] {
            let here = self.at[self.turn.index()];
            list.extend(
                [here - 1, here + 1]
                    .into_iter()
                    .filter(|house| (0..9).contains(house)),
            );
            list.sort_by_key(|house| !self.takes(house));
        }
    }
    fn after(&self, mv: &i8) -> Self {
        let mut next = self.clone();
        next.at[self.turn.index()] = *mv;
        next.turn = self.turn.other();
        next
    }
    fn key(&self) -> u64 {
        self.fresh_key()
    }
    fn fresh_key(&self) -> u64 {
        self.at[0] as u64 * 100 + self.at[1] as u64 * 2 + self.turn.index() as u64
    }
    fn takes(&self, mv: &i8) -> bool {
        *mv == self.at[self.turn.other().index()]
    }
    fn must_take(&self) -> bool {
        false
    }
    fn progress(&self, mv: &i8) -> bool {
        self.takes(mv)
    }
    fn slot(&self, mv: &i8) -> usize {
        *mv as usize
    }
    fn end(&self) -> Option<Ending> {
        let met = self.at[0] == self.at[1];
        met.then_some(Ending {
            winner: Some(self.turn.other()),
            reason: "end-met",
        })
    }
}

struct Flat;

impl Evaluate<Noughts> for Flat {
    fn score(&self, position: &Noughts) -> i32 {
        (position.marks[position.turn.index()] & 0o252).count_ones() as i32
    }
}

impl Evaluate<Street> for Flat {
    fn score(&self, position: &Street) -> i32 {
        i32::from(position.at[position.turn.index()])
    }
}

fn think<P: Position>(record: &Record<P>, params: Params, limits: Limits) -> Found<P::Move>
where
    Flat: Evaluate<P>,
{
    let mut search: Search<P, Flat> = Search::new(Flat, Unknowing, params, 1 << 16, 0);
    let watch = Watch {
        clock: &|| 0,
        keep_going: &mut |_| true,
    };
    search.think(record, limits, watch)
}

fn noughts(cells: &[u8]) -> Record<Noughts> {
    let mut record = Record::new(Noughts::start());
    cells.iter().for_each(|cell| record.play(*cell));
    record
}

#[test]
fn noughts_and_crosses_is_a_draw() {
    let found = think(&noughts(&[]), Params::default(), Limits::depth(9));
    assert_eq!((found.score, found.depth), (DRAW, 9));
}

#[test]
fn a_fork_is_found_and_counted_in_plies() {
    // X in a corner, O on an edge beside it: X wins, in seven plies from here on at the latest.
    let found = think(&noughts(&[0, 1]), Params::default(), Limits::depth(9));
    assert_eq!(plies_to_end(found.score), Some(5));
    assert!(found.score > 0);
}

#[test]
fn the_loser_knows_it_and_an_ended_game_has_no_move() {
    let found = think(&noughts(&[0, 1, 3, 2]), Params::default(), Limits::depth(3));
    assert_eq!((found.best, plies_to_end(found.score)), (Some(6), Some(1)));
    let found = think(
        &noughts(&[0, 1, 3, 2, 6]),
        Params::default(),
        Limits::depth(3),
    );
    assert_eq!((found.best, plies_to_end(found.score)), (None, Some(0)));
    assert!(found.score < 0);
}

#[test]
fn walkers_at_an_odd_distance_fight_and_at_an_even_one_dance() {
    // An even distance with the turn: stepping nearer loses, so the walker is driven back.
    let facing = |at, turn| {
        think(
            &Record::new(Street { at, turn }),
            Params::default(),
            Limits::depth(30),
        )
    };
    let first = facing([0, 5], Side::First);
    assert!(
        first.score > 0 && plies_to_end(first.score).is_some(),
        "{first:?}"
    );
    let second = facing([0, 4], Side::First);
    assert!(
        second.score < 0 && plies_to_end(second.score).is_some(),
        "{second:?}"
    );
}

#[test]
fn both_games_agree_with_plain_minimax() {
    for depth in 1..=8 {
        for (memory, repetition) in [(true, false), (false, true), (false, false)] {
            let params = Params::exact(memory, repetition);
            for start in [noughts(&[]), noughts(&[4]), noughts(&[0, 1])] {
                let plain = plain::value(&Flat, &start, depth, repetition, params.optional);
                assert_eq!(
                    think(&start, params, Limits::depth(depth)).score,
                    plain,
                    "{depth} {params:?}"
                );
            }
            for at in [[0, 5], [0, 4], [3, 8], [2, 5], [7, 1]] {
                let start = Record::new(Street {
                    at,
                    turn: Side::First,
                });
                let plain = plain::value(&Flat, &start, depth, repetition, params.optional);
                let found = think(&start, params, Limits::depth(depth));
                // A decided game may stop deepening early, with the same score.
                assert_eq!(found.score, plain, "{at:?} {depth} {params:?}");
            }
        }
    }
}

#[test]
fn the_same_seed_and_node_limit_give_the_same_answer() {
    let run = || {
        let found = think(&noughts(&[]), Params::default(), Limits::nodes(3_000));
        (found.best, found.score, found.depth, found.nodes)
    };
    assert_eq!(run(), run());
    assert!(run().3 <= 3_000);
}

#[test]
fn a_listener_or_the_clock_stops_it() {
    let mut search: Search<Street, Flat> =
        Search::new(Flat, Unknowing, Params::default(), 1 << 10, 0);
    let record = Record::new(Street {
        at: [1, 7],
        turn: Side::First,
    });
    let mut heard = 0;
    let mut listen = |_: &search::Report<'_, i8>| {
        heard += 1;
        heard < 3
    };
    let watch = Watch {
        clock: &|| 0,
        keep_going: &mut listen,
    };
    assert!(
        search
            .think(&record, Limits::default(), watch)
            .best
            .is_some()
    );
    let time = std::cell::Cell::new(0);
    let clock = || {
        time.set(time.get() + 10);
        time.get()
    };
    let watch = Watch {
        clock: &clock,
        keep_going: &mut |_| true,
    };
    assert!(
        search
            .think(&record, Limits::millis(50), watch)
            .best
            .is_some()
    );
    assert!(time.get() <= 80);
}

#[test]
fn helpers_find_what_is_found_without_them() {
    let think = |helpers: usize, depth: u32| {
        let mut search: Search<Noughts, Flat> =
            Search::new(Flat, Unknowing, Params::default(), 1 << 16, 0);
        search.help_by(vec![Unknowing; helpers]);
        let watch = Watch {
            clock: &|| 0,
            keep_going: &mut |_| true,
        };
        search.think(&noughts(&[0, 1]), Limits::depth(depth), watch)
    };
    let alone = think(0, 7);
    for helpers in [1, 3] {
        let helped = think(helpers, 7);
        assert_eq!((helped.score, helped.best), (alone.score, alone.best));
    }
}

#[test]
fn the_lines_of_the_best_moves_are_told() {
    let mut search: Search<Noughts, Flat> =
        Search::new(Flat, Unknowing, Params::default(), 1 << 16, 0);
    search.tell_lines(3);
    let mut told = Vec::new();
    let watch = Watch {
        clock: &|| 0,
        keep_going: &mut |report| {
            if report.finished && report.depth == 4 {
                told.push((report.rank, report.score, report.line[0]));
            }
            true
        },
    };
    let found = search.think(&noughts(&[0, 1]), Limits::depth(4), watch);
    assert_eq!(
        told.iter().map(|line| line.0).collect::<Vec<_>>(),
        [1, 2, 3]
    );
    assert!(
        told.windows(2).all(|pair| pair[0].1 >= pair[1].1),
        "{told:?}"
    );
    let moves: std::collections::HashSet<_> = told.iter().map(|line| line.2).collect();
    assert_eq!(moves.len(), 3);
    assert_eq!((found.best, found.score), (Some(told[0].2), told[0].1));
}

#[test]
fn every_move_is_rated_and_the_best_comes_first() {
    let mut search: Search<Noughts, Flat> =
        Search::new(Flat, Unknowing, Params::default(), 1 << 16, 0);
    let watch = Watch {
        clock: &|| 0,
        keep_going: &mut |_| true,
    };
    let rated = search
        .rate(&noughts(&[0, 1]), Limits::depth(7), 60_000, watch)
        .moves;
    assert_eq!(rated.len(), 7);
    assert!(rated.windows(2).all(|pair| pair[0].score >= pair[1].score));
    assert_eq!(plies_to_end(rated[0].score), Some(5));
    assert!(
        !rated.iter().any(|each| each.score < DRAW),
        "X can not lose by any reply: {rated:?}"
    );
}
