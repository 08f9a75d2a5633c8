//! For every rule set: the real search and plain minimax, without memory or pruning, agree.
//! Does not know which rule sets there are.

use engine::adapters::Evaluation;
use engine::dice::Dice;
use game::{Game, Record};
use games::{GameId, Job};
use search::{Limits, Params, Search, Unknowing, Watch, plain};

/// Looks at positions of random games, `games` of them, at each ply that `at` asks for.
struct Compare {
    memory: bool,
    repetition: bool,
    depth: u32,
    games: u64,
}

impl Job for Compare {
    type Output = u32;

    fn run<G: Game>(self) -> u32 {
        let params = Params::exact(self.memory, self.repetition);
        let mut search: Search<G, Evaluation> =
            Search::new(Evaluation::default(), Unknowing, params, 1 << 20, 0);
        let mut compared = 0;
        for game in 0..self.games {
            let mut dice = Dice::new(game);
            let mut record = Record::new(G::start());
            let mut moves = Vec::new();
            for ply in 0..160 {
                record.position().moves(&mut moves);
                let Some(&mv) = moves.get(dice.below(moves.len())) else {
                    break;
                };
                if ply % 20 == game % 20 {
                    let plain = plain::value(
                        &Evaluation::default(),
                        &record,
                        self.depth,
                        self.repetition,
                        params.optional,
                    );
                    search.clear(game);
                    let watch = Watch {
                        clock: &|| 0,
                        keep_going: &mut |_| true,
                    };
                    let found = search.think(&record, Limits::depth(self.depth), watch);
                    assert_eq!(
                        found.score,
                        plain,
                        "{} {} {params:?}",
                        G::NAME,
                        record.position().to_fen()
                    );
                    compared += 1;
                }
                record.play(mv);
            }
        }
        compared
    }
}

fn compare(memory: bool, repetition: bool, depth: u32) {
    for id in GameId::ALL {
        // Games with many moves are looked at one ply less deep.
        let depth = if width(*id) > 12 { depth - 2 } else { depth };
        let compared = id.with(Compare {
            memory,
            repetition,
            depth,
            games: 12,
        });
        assert!(compared >= 12, "{}: only {compared} positions", id.name());
    }
}

fn width(id: GameId) -> usize {
    struct Width;
    impl Job for Width {
        type Output = usize;
        fn run<G: Game>(self) -> usize {
            let mut moves = Vec::new();
            G::start().moves(&mut moves);
            moves.len()
        }
    }
    id.with(Width)
}

#[test]
fn with_memory() {
    compare(true, false, 5);
}

#[test]
fn with_repetition() {
    compare(false, true, 5);
}

#[test]
fn without_either() {
    compare(false, false, 5);
}
