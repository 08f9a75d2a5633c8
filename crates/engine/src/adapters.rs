//! Joins the evaluation to the search, which do not know each other.
//! Does not know which game it is.

use eval::Weighted;
use game::Game;

/// The evaluation by features, as the search asks for it.
#[derive(Clone, Copy, Debug, Default)]
pub struct ByFeatures(Weighted);

impl<G: Game> search::Evaluate<G> for ByFeatures {
    fn score(&self, position: &G) -> i32 {
        self.0.score(position)
    }
}
