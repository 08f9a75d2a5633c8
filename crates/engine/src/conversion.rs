//! Plays a won position out against the engine's own best defence, every due draw being claimed.
//! Does not know which positions are won: the caller says who should win.

use crate::dice::Dice;
use crate::thinker::Thinker;
use game::{Ending, Game, Record, Refusal, Side};
use games::{GameId, Job};
use search::{Limits, Oracle, Watch};

/// How a position was played out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// How it ended; `None` when a draw was claimed.
    pub end: Option<Ending>,
    /// The moves, as text.
    pub moves: Vec<String>,
    /// The score of the side that moved, move by move, in hundredths of a man.
    pub scores: Vec<i32>,
}

impl Played {
    /// Whether this side won.
    #[must_use]
    pub fn won_by(&self, side: Side) -> bool {
        self.end.is_some_and(|end| end.winner == Some(side))
    }
}

/// Plays a position out, both sides at full strength within `limits` a move, each with a memory of
/// `bytes` bytes of its own that the seed shuffles.
///
/// # Errors
/// Says what is wrong with the position.
pub fn play_out(
    rules: GameId,
    fen: &str,
    limits: Limits,
    bytes: usize,
    seed: u64,
    clock: &dyn Fn() -> u64,
) -> Result<Played, Refusal> {
    rules.with(PlayOut {
        fen,
        limits,
        bytes,
        seed,
        clock,
    })
}

struct PlayOut<'a> {
    fen: &'a str,
    limits: Limits,
    bytes: usize,
    seed: u64,
    clock: &'a dyn Fn() -> u64,
}

impl Job for PlayOut<'_> {
    type Output = Result<Played, Refusal>;

    fn run<G: Game>(self) -> Result<Played, Refusal> {
        let mut thinkers = [Thinker::<G>::new(self.bytes), Thinker::<G>::new(self.bytes)];
        let start = G::from_fen(self.fen)?;
        Ok(play(
            start,
            &mut thinkers,
            self.limits,
            self.seed,
            self.clock,
        ))
    }
}

/// The same with two thinkers, that of the first side first; they forget what they knew.
pub fn play<G: Game, O: Oracle<G>>(
    start: G,
    thinkers: &mut [Thinker<G, O>; 2],
    limits: Limits,
    seed: u64,
    clock: &dyn Fn() -> u64,
) -> Played {
    let mut record = Record::new(start);
    let mut dice = Dice::new(seed);
    let seeds = [dice.number(), dice.number()];
    for (thinker, seed) in thinkers.iter_mut().zip(seeds) {
        thinker.forget(seed);
    }
    let mut played = Played {
        end: None,
        moves: Vec::new(),
        scores: Vec::new(),
    };
    while record.end().is_none() && record.claim().is_none() {
        let who = record.position().turn().index();
        let mut go_on = |_: &search::Report<'_, G::Move>| true;
        let watch = Watch {
            clock,
            keep_going: &mut go_on,
        };
        let found = thinkers[who].full(&record, limits, seeds[who], watch);
        let Some(mv) = found.best else { break };
        played.moves.push(record.position().write_move(&mv));
        played.scores.push(found.score);
        record.play(mv);
    }
    played.end = record.end();
    played
}
