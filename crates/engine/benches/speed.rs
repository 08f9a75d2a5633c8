//! How fast the parts of a search are, for every rule set: `cargo bench -p engine`.
//! Does not know how they are joined: `tsoro bench` measures that.

#[path = "../../tables/tests/memory/mod.rs"]
mod memory;

use criterion::{Criterion, Throughput};
use engine::adapters::Evaluation;
use engine::dice::Dice;
use game::{Game, Index};
use games::checkers::American;
use games::{GameId, Job};
use search::Evaluate;
use std::hint::black_box;
use tables::{Prober, Tables};

const WEIGHTS: &[u8] = include_bytes!("../../../assets/american.weights");
/// Positions of random games that are gone through in one round.
const POSITIONS: usize = 1000;

/// Positions of random games.
fn played<G: Game>() -> Vec<G> {
    let mut dice = Dice::new(11);
    let mut positions = Vec::with_capacity(POSITIONS);
    let mut moves = Vec::new();
    while positions.len() < POSITIONS {
        let mut position = G::start();
        for _ in 0..80 {
            position.moves(&mut moves);
            if moves.is_empty() || positions.len() == POSITIONS {
                break;
            }
            let next = position.after(&moves[dice.below(moves.len())]);
            positions.push(std::mem::replace(&mut position, next));
        }
    }
    positions
}

struct Parts<'a>(&'a mut Criterion);

impl Job for Parts<'_> {
    type Output = ();

    fn run<G: Game>(self) {
        let positions: Vec<G> = played();
        let mut group = self.0.benchmark_group(G::NAME);
        group.throughput(Throughput::Elements(POSITIONS as u64));
        let mut moves = Vec::new();
        group.bench_function("generation", |bencher| {
            bencher.iter(|| {
                for position in &positions {
                    position.moves(&mut moves);
                    black_box(&moves);
                }
            });
        });
        let made: Vec<(&G, G::Move)> = positions
            .iter()
            .map(|position| {
                position.moves(&mut moves);
                (position, moves[moves.len() / 2])
            })
            .collect();
        group.bench_function("make", |bencher| {
            bencher.iter(|| {
                for (position, mv) in &made {
                    black_box(position.after(mv));
                }
            });
        });
        let learned = Evaluation::learned::<G>(WEIGHTS).ok();
        let evaluations = [("by hand", Some(Evaluation::default())), ("net", learned)];
        for (name, evaluation) in evaluations {
            let Some(evaluation) = evaluation else {
                continue;
            };
            group.bench_function(format!("evaluation {name}"), |bencher| {
                bencher.iter(|| {
                    for position in &positions {
                        black_box(evaluation.score(position));
                    }
                });
            });
        }
        group.finish();
    }
}

fn parts(criterion: &mut Criterion) {
    for rules in GameId::ALL {
        rules.with(Parts(criterion));
    }
}

/// Who wins random positions of four pieces, in tables that are in memory.
fn probe(criterion: &mut Criterion) {
    let files = memory::built(4);
    let tables = Tables::<American>::open(&files, "american", 4).expect("built just now");
    let slices = American::slices(4);
    let mut dice = Dice::new(3);
    let positions: Vec<American> = std::iter::repeat_with(|| {
        let slice = slices[dice.below(slices.len())];
        American::at(slice, dice.number() % American::size(slice))
    })
    .filter(Index::kept)
    .take(POSITIONS)
    .collect();
    let mut prober = Prober::new(&tables);
    let mut group = criterion.benchmark_group("american");
    group.throughput(Throughput::Elements(POSITIONS as u64));
    group.bench_function("probe", |bencher| {
        bencher.iter(|| {
            for position in &positions {
                let _ = black_box(prober.outcome(position));
            }
        });
    });
    group.finish();
}

fn main() {
    let mut criterion = Criterion::default().configure_from_args();
    parts(&mut criterion);
    probe(&mut criterion);
    criterion.final_summary();
}
