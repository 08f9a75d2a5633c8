//! How often a place must have been seen to keep its weights: what is best for games held out.
//! Does not know how the weights were learned.

use super::learn::{Model, Terms};
use super::positions::Positions;
use super::trim;
use crate::say;
use anyhow::{Context, Result};

/// The counts that are tried.
const TRIED: [u32; 11] = [1, 2, 3, 5, 8, 12, 20, 32, 50, 100, 200];

/// So much loss more is nothing, when the file is smaller.
const NOTHING: f64 = 5e-5;

/// What is chosen from.
pub struct Choice<'a> {
    /// The rule set's name.
    pub rules: &'a str,
    /// The learned weights.
    pub model: &'a Model,
    /// How often each place came up.
    pub seen: &'a [u32],
    /// What was aimed at.
    pub terms: &'a Terms,
    /// Positions of games held out.
    pub held_out: &'a Positions,
}

/// What was chosen.
pub struct Chosen {
    /// Places seen fewer times count nothing.
    pub least: u32,
    /// The weights' file.
    pub bytes: Vec<u8>,
    /// Its loss on the games held out.
    pub loss: f64,
}

impl Choice<'_> {
    /// The smallest file with next to the least loss, of those with at most so many bytes; or that
    /// of `least`.
    ///
    /// # Errors
    /// None is small enough.
    pub fn best(&self, least: Option<u32>, most_bytes: Option<usize>) -> Result<Chosen> {
        let tried = match least {
            Some(least) => vec![least],
            None if self.seen.is_empty() => vec![TRIED[0]],
            None => TRIED.to_vec(),
        };
        let mut found = Vec::new();
        for least in tried {
            let tried = self.one(least);
            say!(
                "places seen {least} times and more: {} bytes, held out {:.5}",
                tried.bytes.len(),
                tried.loss
            );
            if most_bytes.is_none_or(|most| tried.bytes.len() <= most) {
                found.push(tried);
            }
        }
        let best = found
            .iter()
            .fold(f64::INFINITY, |best, tried| best.min(tried.loss));
        found
            .into_iter()
            .rfind(|tried| tried.loss <= best + NOTHING)
            .context("no file of weights is small enough")
    }

    fn one(&self, least: u32) -> Chosen {
        let scale = self.terms.unit();
        let weights = trim::trim(self.model, scale, self.seen, least);
        let model = trim::model(&weights, scale);
        let loss = self
            .terms
            .loss(self.held_out, |number| model.score(self.held_out, number));
        Chosen {
            least,
            bytes: weights.write(self.rules),
            loss,
        }
    }
}
