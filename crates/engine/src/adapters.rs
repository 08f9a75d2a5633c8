//! Joins the evaluation to the search, which do not know each other.
//! Does not know which game it is.

use eval::{Weighted, Weights, WeightsError};
use game::Game;
use std::sync::Arc;

/// The evaluation as the search asks for it: by learned weights, or by those set by hand.
#[derive(Clone, Debug, Default)]
pub struct Evaluation(Option<Arc<Weights>>, Option<Arc<eval::Net>>);

impl Evaluation {
    /// By the learned weights of a file.
    ///
    /// # Errors
    /// Says why the bytes are no weights of this game.
    pub fn learned<G: Game>(bytes: &[u8]) -> Result<Evaluation, WeightsError> {
        if bytes.starts_with(b"NET0") {
            use eval::net::*;
            let mut at = 4;
            let mut i16s = || { let v = i16::from_le_bytes([bytes[at], bytes[at + 1]]); at += 2; v };
            let first: Vec<[i16; FIRST]> = (0..128).map(|_| std::array::from_fn(|_| i16s())).collect();
            let first_bias = std::array::from_fn(|_| i16s());
            let stages = std::array::from_fn(|_| {
                let mut second = [[0; FIRST]; SECOND];
                for h in 0..FIRST { for j in 0..SECOND { second[j][h] = i16s(); } }
                Stage { second, second_bias: std::array::from_fn(|_| { let lo = i16s() as u16; let hi = i16s(); i32::from(hi) << 16 | i32::from(lo) }), score: std::array::from_fn(|_| i16s()), score_bias: { let lo = i16s() as u16; let hi = i16s(); i32::from(hi) << 16 | i32::from(lo) } }
            });
            return Ok(Evaluation(None, Some(Arc::new(eval::Net { first, first_bias, stages }))));
        }
        let weights = Weights::read(bytes, G::NAME, G::BESIDE.len(), G::PLACES)?;
        Ok(Evaluation(Some(Arc::new(weights)), None))
    }
}

impl<G: Game> search::Evaluate<G> for Evaluation {
    #[inline]
    fn score(&self, position: &G) -> i32 {
        if let Some(net) = &self.1 { return net.score(position); }
        match &self.0 {
            Some(weights) => weights.score(position),
            None => Weighted.score(position),
        }
    }
}
