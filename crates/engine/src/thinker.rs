//! One rule set's computer player: looks at a game, at a level or as deep as limits allow.
//! Does not know text or messages: games come as records and moves as values.

use crate::adapters::Evaluation;
use crate::book::Book;
use crate::dice::Dice;
use crate::levels::{self, Level, STRONGEST};
use game::{Game, Record};
use search::{Found, Limits, Oracle, Params, Rated, Search, Unknowing, Watch};

/// A game that has lost no more plies than these since the last question is still the same.
const TAKEN_BACK: usize = 8;

/// A searcher for the rule set `G` with its memory.
pub struct Thinker<G: Game, O: Oracle<G> = Unknowing> {
    search: Search<G, Evaluation, O>,
    /// What the full engine judges by. Lower levels judge by the weights set by hand, so that they stay
    /// what was measured of them.
    evaluation: Evaluation,
    book: Book<G>,
    /// The keys of the game that the memory belongs to.
    game: Vec<u64>,
}

impl<G: Game> Thinker<G> {
    /// A thinker with a memory of at most `bytes` bytes.
    #[must_use]
    pub fn new(bytes: usize) -> Thinker<G> {
        Thinker::with(Unknowing, Params::default(), bytes)
    }
}

impl<G: Game, O: Oracle<G>> Thinker<G, O> {
    /// A thinker that asks an oracle; parts of the search may be left out, to measure what they are
    /// worth.
    #[must_use]
    pub fn with(oracle: O, params: Params, bytes: usize) -> Thinker<G, O> {
        Thinker {
            search: Search::new(Evaluation::default(), oracle, params, bytes, 0),
            evaluation: Evaluation::default(),
            book: Book::default(),
            game: Vec::new(),
        }
    }

    /// The full engine scores positions by another evaluation from now on, and forgets what it knew.
    pub fn judge_by(&mut self, evaluation: Evaluation) {
        self.evaluation = evaluation;
        self.forget(0);
    }

    /// Has this opening book from now on.
    pub fn open_book(&mut self, book: Book<G>) {
        self.book = book;
    }

    /// A move of its opening book, drawn by the seed; `None` where the book has none.
    #[must_use]
    pub fn by_book(&self, record: &Record<G>, seed: u64) -> Option<Found<G::Move>> {
        let (number, best) = self.book.draw(record.position(), &mut dice(record, seed))?;
        Some(Found {
            best: Some(best),
            number,
            score: 0,
            depth: 0,
            nodes: 0,
            line: vec![best],
        })
    }

    /// Has a thread more for each of these oracles from now on, when it looks with all it has.
    pub fn help_by(&mut self, oracles: Vec<O>) {
        self.search.help_by(oracles);
    }

    /// Tells so many lines a depth from now on, when it looks with all it has.
    pub fn tell_lines(&mut self, lines: usize) {
        self.search.tell_lines(lines);
    }

    /// The oracle that it asks.
    pub fn oracle(&mut self) -> &mut O {
        self.search.oracle()
    }

    /// Forgets everything, for another game.
    pub fn forget(&mut self, seed: u64) {
        self.search.clear(seed);
        *self.search.evaluate_mut() = self.evaluation.clone();
        self.game.clear();
    }

    /// Forgets everything when this is not the game of the last time, further on or taken back by
    /// a few plies: so an answer depends on its own game only. The seed is that of the game's
    /// first question.
    fn turn_to(&mut self, record: &Record<G>, seed: u64) {
        let keys: Vec<u64> = record.positions().iter().map(G::key).collect();
        let common = keys.len().min(self.game.len());
        let taken_back = self.game.len() - common;
        if common == 0 || taken_back > TAKEN_BACK || keys[..common] != self.game[..common] {
            self.forget(seed);
        }
        self.game = keys;
    }

    /// Looks for the best move with all it has, within the limits. What it remembers of the game's
    /// earlier moves helps.
    pub fn full(
        &mut self,
        record: &Record<G>,
        limits: Limits,
        seed: u64,
        watch: Watch<'_, G::Move>,
    ) -> Found<G::Move> {
        self.turn_to(record, seed);
        let Watch { clock, keep_going } = watch;
        self.search
            .think(record, limits, Watch { clock, keep_going })
    }

    /// Looks for a move at a level below the full engine. It forgets everything first, so that
    /// the answer depends on nothing but the position, the level and the seed.
    pub fn handicapped(
        &mut self,
        record: &Record<G>,
        level: &Level,
        seed: u64,
        watch: Watch<'_, G::Move>,
    ) -> Found<G::Move> {
        self.forget(0);
        *self.search.evaluate_mut() = Evaluation::default();
        let limits = Limits {
            depth: Some(level.depth),
            nodes: Some(level.nodes),
            millis: None,
        };
        let Watch { clock, keep_going } = watch;
        let ratings = self
            .search
            .rate(record, limits, level.noise, Watch { clock, keep_going });
        let mut dice = dice(record, seed);
        let rated = &ratings.moves;
        let best: Option<&Rated<G::Move>> = levels::pick(rated, level.noise, &mut dice);
        Found {
            best: best.map(|rated| rated.mv),
            number: best.map_or(0, |rated| rated.number),
            score: rated.first().map_or(0, |rated| rated.score),
            depth: ratings.depth,
            nodes: ratings.nodes,
            line: best.map(|rated| rated.mv).into_iter().collect(),
        }
    }

    /// Looks for a move at a level: the full engine within `limits`, the others by their handicap.
    pub fn at_level(
        &mut self,
        record: &Record<G>,
        level: &Level,
        limits: Limits,
        seed: u64,
        watch: Watch<'_, G::Move>,
    ) -> Found<G::Move> {
        if level.number == STRONGEST || record.end().is_some() {
            self.full(record, limits, seed, watch)
        } else {
            self.handicapped(record, level, seed, watch)
        }
    }
}

/// The chance of the move to be played now.
fn dice<G: Game>(record: &Record<G>, seed: u64) -> Dice {
    let ply = record.moves().len() as u64;
    Dice::new(seed ^ ply.wrapping_mul(0x2545_F491_4F6C_DD1D))
}
