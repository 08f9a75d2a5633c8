//! What the moves of a position are worth, by a search.
//! Does not know why it is asked.

use anyhow::Result;
use engine::adapters::Evaluation;
use game::{Game, Record};
use search::{Limits, Params, Search, Unknowing, Watch};

/// The searcher's memory in bytes. It is forgotten before each position.
const MEMORY: usize = 8 << 20;
/// Scores of moves are exact that are worse than the best by no more, in hundredths of a man; of the
/// others it is known that they are.
const WITHIN: i32 = 40;

/// Searches positions, one after the other. What it says depends on the position and the terms alone.
pub struct Rater<G: Game> {
    search: Search<G, Evaluation>,
    seed: u64,
    nodes: u64,
}

impl<G: Game> Rater<G> {
    /// One that looks at so many positions for each, and judges by the weights, where some are given.
    ///
    /// # Errors
    /// Weights that are none of the game.
    pub fn new(weights: Option<&[u8]>, seed: u64, nodes: u64) -> Result<Rater<G>> {
        let evaluation = match weights {
            Some(weights) => Evaluation::learned::<G>(weights)?,
            None => Evaluation::default(),
        };
        let search = Search::new(evaluation, Unknowing, Params::default(), MEMORY, seed);
        Ok(Rater {
            search,
            seed,
            nodes,
        })
    }

    /// The scores of a position's moves for the side to move, in the order of `Position::moves`.
    pub fn rate(&mut self, position: &G) -> Vec<i32> {
        self.search.clear(self.seed);
        let watch = Watch {
            clock: &|| 0,
            keep_going: &mut |_| true,
        };
        let limits = Limits {
            depth: Some(u32::MAX),
            ..Limits::nodes(self.nodes)
        };
        let record = Record::new(position.clone());
        let mut rated = self.search.rate(&record, limits, WITHIN, watch).moves;
        rated.sort_by_key(|rated| rated.number);
        rated.into_iter().map(|rated| rated.score).collect()
    }
}
