//! Scores a position as a weighted sum of its features and patterns.
//! Does not know what they mean: [`game::Features`] counts them, and gives weights to start from.

mod bits;
mod compact;
pub mod net;
pub mod weights;

pub use net::Net;
pub use weights::{Weights, WeightsError};

use game::{Features, Side};

/// The largest score, in hundredths of a man: below every proven win.
const MOST: i32 = 20_000;

/// The sum of the features, each times its weight set by hand, blended between the two phases.
#[derive(Clone, Copy, Debug, Default)]
pub struct Weighted;

impl Weighted {
    /// The worth of the position for the side to move, in hundredths of a man, within ±20000.
    #[must_use]
    pub fn score<P: Features>(self, position: &P) -> i32 {
        let features = position.features();
        blended(position, sums(features.as_ref(), P::WEIGHTS))
    }
}

impl Weights {
    /// The worth of the position for the side to move by learned weights of its game, in hundredths
    /// of a man, within ±20000.
    #[must_use]
    #[inline]
    pub fn score<P: Features>(&self, position: &P) -> i32 {
        machine::newer!(fn score<P: Features>(weights: &Weights, position: &P) -> i32
            = Weights::sum::<P>);
        score(self, position)
    }

    #[inline(always)]
    fn sum<P: Features>(&self, position: &P) -> i32 {
        let (mut full, mut bare) = sums(position.beside().as_ref(), &self.features);
        let places = position.places();
        let (first, second) = places.as_ref().split_at(places.as_ref().len() / 2);
        for (seen, sign) in [(first, 1), (second, -1)] {
            for &place in seen {
                // What stands nowhere in the table counts nothing: NO_PLACE.
                if let Some(&[early, late]) = self.places.get(place as usize) {
                    full += sign * i32::from(early);
                    bare += sign * i32::from(late);
                }
            }
        }
        blended(position, (full, bare))
    }
}

/// The features' sums, with all men on the board and with few.
#[inline(always)]
fn sums(features: &[i16], weights: &[(i16, i16)]) -> (i32, i32) {
    let (mut full, mut bare) = (0i32, 0i32);
    for (&number, &(early, late)) in features.iter().zip(weights) {
        full += i32::from(number) * i32::from(early);
        bare += i32::from(number) * i32::from(late);
    }
    (full, bare)
}

/// What lies between two sums of the first side, for the side to move.
#[inline(always)]
fn blended<P: Features>(position: &P, (full, bare): (i32, i32)) -> i32 {
    let phase = position.phase().clamp(0, 256);
    let score = (full * (256 - phase) + bare * phase) / 256;
    let score = score.clamp(-MOST, MOST);
    if position.turn() == Side::First {
        score
    } else {
        -score
    }
}
