//! Joins the evaluation to the search, which do not know each other.
//! Does not know which game it is.

use eval::{Net, Weighted, WeightsError};
use game::Game;
use std::sync::Arc;

/// The evaluation as the search asks for it: by a learned net, or by weights set by hand.
#[derive(Clone, Debug, Default)]
pub struct Evaluation(Option<Arc<Net>>);

impl Evaluation {
    /// By the learned weights of a file.
    ///
    /// # Errors
    /// Says why the bytes are no weights of this game.
    pub fn learned<G: Game>(bytes: &[u8]) -> Result<Evaluation, WeightsError> {
        let net = Net::read(bytes, G::NAME, G::INPUTS)?;
        Ok(Evaluation(Some(Arc::new(net))))
    }
}

impl<G: Game> search::Evaluate<G> for Evaluation {
    #[inline]
    fn score(&self, position: &G) -> i32 {
        match &self.0 {
            Some(net) => net.score(position),
            None => Weighted.score(position),
        }
    }
}
