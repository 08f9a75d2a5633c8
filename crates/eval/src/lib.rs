//! Scores a position: by a learned net, or as a weighted sum of its features.
//! Does not know what they mean: [`game::Features`] says, and gives weights set by hand.

pub mod net;

pub use net::{Net, WeightsError};

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
