//! A small net that judges a position by the men on their points.
//! Does not know a game: [`Features::inputs`] says which inputs are on.
//!
//! The inputs that are on add up to [`FIRST`] numbers; these make [`SECOND`] numbers, and those the
//! score. Between layers numbers are held within 0 and 1. The first layer is one for all positions;
//! for the others there are [`STAGES`] sets of weights, by how many men are on the board. All of it
//! is in whole numbers, so that every machine finds the same score.

use game::Features;
use game::features::MOST_INPUTS;

/// Numbers of the first layer.
pub const FIRST: usize = 64;
/// Numbers of the second layer.
pub const SECOND: usize = 16;
/// Sets of weights behind the first layer.
pub const STAGES: usize = 4;
/// The 1 that a layer's numbers are held below.
pub const ONE: i32 = 255;
/// The 1 of the weights between the layers, and of those of the score (in hundredths of a man).
pub const WEIGHT: i32 = 256;
pub const SCORE: i32 = 32;

/// What is behind the first layer, for positions with about as many men.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stage {
    /// The weights of the second layer's numbers, one list each.
    pub second: [[i16; FIRST]; SECOND],
    /// What is added to them, in 1/([`ONE`] x [`WEIGHT`]).
    pub second_bias: [i32; SECOND],
    /// The weights of the score.
    pub score: [i16; SECOND],
    /// What is added to it, in 1/([`ONE`] x [`SCORE`]).
    pub score_bias: i32,
}

/// The net.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Net {
    /// The weights of each input, in 1/[`ONE`].
    pub first: Vec<[i16; FIRST]>,
    /// What is added to them.
    pub first_bias: [i16; FIRST],
    /// The stages, that with the fewest men first.
    pub stages: [Stage; STAGES],
}

/// Which stage judges a position with so many inputs on, 1 to [`MOST_INPUTS`].
#[inline(always)]
#[must_use]
pub const fn stage(count: usize) -> usize {
    let stage = count.saturating_sub(1) * STAGES / MOST_INPUTS;
    if stage < STAGES { stage } else { STAGES - 1 }
}

impl Net {
    /// The worth of the position for the side to move, in hundredths of a man, within ±20000.
    #[must_use]
    #[inline]
    pub fn score<P: Features>(&self, position: &P) -> i32 {
        machine::newer!(fn score<P: Features>(net: &Net, position: &P) -> i32
            = Net::judge::<P>);
        score(self, position)
    }

    #[inline(always)]
    fn judge<P: Features>(&self, position: &P) -> i32 {
        let mut inputs = [0; MOST_INPUTS];
        let count = position.inputs(&mut inputs);
        let first = self.added(&inputs[..count.min(MOST_INPUTS)]);
        let stage = &self.stages[stage(count)];
        let mut score = stage.score_bias;
        for number in 0..SECOND {
            let weights = &stage.second[number];
            let mut sum = stage.second_bias[number];
            for at in 0..FIRST {
                sum += i32::from(first[at]) * i32::from(weights[at]);
            }
            let held = (sum / WEIGHT).clamp(0, ONE);
            score += held * i32::from(stage.score[number]);
        }
        (score / (ONE * SCORE)).clamp(-crate::MOST, crate::MOST)
    }

    /// The first layer. A few numbers at a time, which stay where the processor counts.
    #[inline(always)]
    fn added(&self, inputs: &[u8]) -> [i16; FIRST] {
        const LANES: usize = 16;
        let mut all = [0; FIRST];
        for part in 0..FIRST / LANES {
            let from = part * LANES;
            let mut sums = [0_i16; LANES];
            sums.copy_from_slice(&self.first_bias[from..from + LANES]);
            for &input in inputs {
                let weights = &self.first[usize::from(input)][from..from + LANES];
                for lane in 0..LANES {
                    sums[lane] = sums[lane].wrapping_add(weights[lane]);
                }
            }
            for lane in 0..LANES {
                all[from + lane] = sums[lane].clamp(0, ONE as i16);
            }
        }
        all
    }
}
