//! Scores a position as a weighted sum of its features.
//! Does not know what a feature means: [`game::Features`] counts it and gives its weight.

mod bits;
mod compact;
pub mod weights;

pub use weights::{Weights, WeightsError};

use game::{Features, Side};

/// The largest score, in hundredths of a man: below every proven win.
const MOST: i32 = 20_000;

/// The sum of the features, each times its weight, blended between the two phases.
#[derive(Clone, Copy, Debug, Default)]
pub struct Weighted;

impl Weighted {
    /// The worth of the position for the side to move, in hundredths of a man, within ±20000.
    #[must_use]
    pub fn score<P: Features>(self, position: &P) -> i32 {
        let vector = position.features();
        let (mut full, mut bare) = (0i32, 0i32);
        for (&number, &(early, late)) in vector.as_ref().iter().zip(P::WEIGHTS) {
            full += i32::from(number) * i32::from(early);
            bare += i32::from(number) * i32::from(late);
        }
        let phase = position.phase().clamp(0, 256);
        let score = (full * (256 - phase) + bare * phase) / 256;
        let score = score.clamp(-MOST, MOST);
        if position.turn() == Side::First {
            score
        } else {
            -score
        }
    }
}
