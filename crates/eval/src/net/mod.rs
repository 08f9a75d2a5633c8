//! A small net that judges a position by the men on their points.
//! Does not know a game: [`Features::inputs`] says which inputs are on.
//!
//! The inputs that are on add up to [`FIRST`] numbers; these make [`SECOND`] numbers, and those the
//! score. Between layers numbers are held between 0 and 1. The first layer is one for all positions;
//! behind it there are [`STAGES`] sets of weights, by how many men are on the board. All is counted in
//! whole numbers, so that every machine finds the same score.

mod file;

pub use file::{VERSION, WeightsError};

use game::Features;
use game::features::MOST_INPUTS;

/// Numbers of the first layer.
pub const FIRST: usize = 64;
/// Numbers of the second layer.
pub const SECOND: usize = 16;
/// Sets of weights behind the first layer.
pub const STAGES: usize = 4;

/// What stands for 1 in the numbers of a layer.
pub const ONE: i32 = 255;
/// What stands for 1 in the weights of the second layer.
pub const WEIGHT: i32 = 256;
/// What stands for a hundredth of a man in the weights of the score.
pub const SCORE: i32 = 32;

/// What is behind the first layer, for positions with about as many men.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stage {
    /// The weights of the second layer's numbers, one list each, in 1/[`WEIGHT`].
    pub second: [[i16; FIRST]; SECOND],
    /// What is added to them, in 1/([`ONE`] [`WEIGHT`]).
    pub second_bias: [i32; SECOND],
    /// The weights of the score, in 1/[`SCORE`] hundredths of a man.
    pub score: [i16; SECOND],
    /// What is added to it, in 1/([`ONE`] [`SCORE`]).
    pub score_bias: i32,
}

impl Default for Stage {
    fn default() -> Stage {
        Stage {
            second: [[0; FIRST]; SECOND],
            second_bias: [0; SECOND],
            score: [0; SECOND],
            score_bias: 0,
        }
    }
}

/// The learned weights of a net.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Net {
    /// The weights of each input, in 1/[`ONE`].
    pub first: Vec<[i16; FIRST]>,
    /// What is added to them.
    pub first_bias: [i16; FIRST],
    /// The stages, that with the fewest men first.
    pub stages: [Stage; STAGES],
}

/// Which stage judges a position with so many inputs on.
#[inline(always)]
#[must_use]
pub const fn stage(count: usize) -> usize {
    let stage = count.saturating_sub(1) * STAGES / MOST_INPUTS;
    if stage < STAGES { stage } else { STAGES - 1 }
}

impl Net {
    /// A net whose weights are 0.
    #[must_use]
    pub fn vacant(inputs: usize) -> Net {
        Net {
            first: vec![[0; FIRST]; inputs],
            first_bias: [0; FIRST],
            stages: std::array::from_fn(|_| Stage::default()),
        }
    }

    /// The worth of a position of its game for the side to move, in hundredths of a man, within
    /// ±20000.
    #[must_use]
    #[inline]
    pub fn score<P: Features>(&self, position: &P) -> i32 {
        machine::newer!(fn score<P: Features>(net: &Net, position: &P) -> i32 = Net::judge::<P>);
        score(self, position)
    }

    #[inline(always)]
    fn judge<P: Features>(&self, position: &P) -> i32 {
        let mut inputs = [0; MOST_INPUTS];
        let count = position.inputs(&mut inputs).min(MOST_INPUTS);
        self.worth(&inputs[..count])
    }

    /// The worth of a position with these inputs on, as [`Net::score`] has it.
    #[inline(always)]
    #[must_use]
    pub fn worth(&self, inputs: &[u8]) -> i32 {
        let first = self.added(inputs);
        let stage = &self.stages[stage(inputs.len())];
        let mut score = stage.score_bias;
        for number in 0..SECOND {
            let weights = &stage.second[number];
            let mut sum = stage.second_bias[number];
            for at in 0..FIRST {
                // No sum overflows (see the limit of a bias); this way no build looks.
                sum = sum.wrapping_add(i32::from(first[at]) * i32::from(weights[at]));
            }
            score += (sum / WEIGHT).clamp(0, ONE) * i32::from(stage.score[number]);
        }
        (score / (ONE * SCORE)).clamp(-crate::MOST, crate::MOST)
    }

    /// The first layer, a few numbers at a time: as many as a processor has at hand.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stages_share_out_the_men() {
        assert_eq!(
            [1, 6, 7, 12, 13, 18, 19, 24].map(stage),
            [0, 0, 1, 1, 2, 2, 3, 3]
        );
        assert_eq!([0, 25, 1000].map(stage), [0, 3, 3]);
    }

    #[test]
    fn numbers_are_held_between_layers() {
        let mut net = Net::vacant(3);
        net.first[0][0] = 100;
        net.first[1][0] = 200;
        net.first[2][0] = -700;
        let first = |inputs: &[u8]| net.added(inputs)[0];
        assert_eq!([first(&[0]), first(&[0, 1]), first(&[0, 2])], [100, 255, 0]);
    }
}
