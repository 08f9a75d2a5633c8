//! A fixed piece of work: the same positions of every rule set to the same depth.
//! Does not know a clock: the caller gives one.

use crate::adapters::Evaluation;
use crate::dice::Dice;
use crate::thinker::Thinker;
use game::{Game, Record};
use games::{GameId, Job};
use search::signature::Signature;
use search::{Limits, Watch};

/// Plies of the random games whose positions are looked at.
const PLIES: [usize; 8] = [0, 4, 10, 16, 24, 34, 46, 60];
/// Positions looked at from each.
const NODES: u64 = 250_000;
const BYTES: usize = 16 << 20;

/// What came of it for one rule set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// The rule set.
    pub rules: GameId,
    /// Positions looked at.
    pub nodes: u64,
    /// Milliseconds taken.
    pub millis: u64,
    /// The signature of this part alone.
    pub signature: u32,
}

impl Part {
    /// Positions a second.
    #[must_use]
    pub fn nodes_per_second(&self) -> u64 {
        self.nodes * 1000 / self.millis.max(1)
    }
}

/// What came of it in all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Rule set by rule set.
    pub parts: Vec<Part>,
    /// One number that changes when the search or an evaluation does.
    pub signature: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// Milliseconds taken.
    pub millis: u64,
}

impl Outcome {
    /// Positions a second.
    #[must_use]
    pub fn nodes_per_second(&self) -> u64 {
        self.nodes * 1000 / self.millis.max(1)
    }
}

/// Does the work with the learned weights of each rule set that has some. `clock` gives milliseconds since any fixed moment; `heard` is told each part.
pub fn run(
    weights: WeightsOf<'_>,
    clock: &dyn Fn() -> u64,
    heard: &mut dyn FnMut(&Part),
) -> Outcome {
    let mut outcome = Outcome {
        parts: Vec::new(),
        signature: 0,
        nodes: 0,
        millis: 0,
    };
    let mut signature = Signature::new();
    for &rules in GameId::ALL {
        let part = rules.with(Work {
            rules,
            weights: weights(rules),
            clock,
            nodes: NODES,
        });
        signature = signature.with(part.nodes, 0, u64::from(part.signature));
        outcome.nodes += part.nodes;
        outcome.millis += part.millis;
        heard(&part);
        outcome.parts.push(part);
    }
    outcome.signature = signature.number();
    outcome
}

/// Does the work of one rule set with so many positions a search, by the weights set by hand.
#[must_use]
pub fn part(rules: GameId, nodes: u64, clock: &dyn Fn() -> u64) -> Part {
    rules.with(Work {
        rules,
        weights: None,
        clock,
        nodes,
    })
}

/// Gives the learned weights of a rule set, where there are some.
pub type WeightsOf<'a> = &'a dyn Fn(GameId) -> Option<&'static [u8]>;

struct Work<'a> {
    rules: GameId,
    weights: Option<&'static [u8]>,
    clock: &'a dyn Fn() -> u64,
    nodes: u64,
}

impl Job for Work<'_> {
    type Output = Part;

    fn run<G: Game>(self) -> Part {
        let mut thinker = Thinker::<G>::new(BYTES);
        if let Some(Ok(learned)) = self.weights.map(Evaluation::learned::<G>) {
            thinker.judge_by(learned);
        }
        let mut signature = Signature::new();
        let (mut nodes, mut millis) = (0, 0);
        for plies in PLIES {
            let record = walk::<G>(plies);
            thinker.forget(0);
            let began = (self.clock)();
            let mut go_on = |_: &search::Report<'_, G::Move>| true;
            let watch = Watch {
                clock: self.clock,
                keep_going: &mut go_on,
            };
            let found = thinker.full(&record, Limits::nodes(self.nodes), 0, watch);
            millis += (self.clock)().saturating_sub(began);
            nodes += found.nodes;
            signature = signature.with(found.nodes, found.score, found.number as u64);
        }
        Part {
            rules: self.rules,
            nodes,
            millis,
            signature: signature.number(),
        }
    }
}

/// A game of so many random plies, the same whatever the order in which moves are generated.
fn walk<G: Game>(plies: usize) -> Record<G> {
    let mut dice = Dice::new(plies as u64);
    let mut record = Record::new(G::start());
    let mut moves = Vec::new();
    for _ in 0..plies {
        let position = record.position();
        position.moves(&mut moves);
        moves.sort_by_cached_key(|mv| position.write_move(mv));
        let Some(&mv) = moves.get(dice.below(moves.len())) else {
            break;
        };
        if position.after(&mv).end().is_some() {
            break;
        }
        record.play(mv);
    }
    record
}
