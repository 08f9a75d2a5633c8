//! A small net that judges a position by the men on their points.
//! Does not know a game: [`Features::inputs`] says which inputs are on.
//!
//! The inputs that are on add up to [`FIRST`] numbers; these make [`SECOND`] numbers, and those the
//! score. Between layers numbers are held between 0 and 1. There are [`STAGES`] sets of weights, by how
//! many men are on the board. All is counted in whole numbers, so that every machine finds the same
//! score.

mod file;

pub use file::{VERSION, WeightsError};

use game::Features;
use game::features::MOST_INPUTS;

/// Numbers of the first layer.
pub const FIRST: usize = 128;
/// Numbers of the second layer.
pub const SECOND: usize = 16;
/// Sets of weights.
pub const STAGES: usize = 4;

/// What stands for 1 in the numbers of a layer.
pub const ONE: i32 = 255;
/// What stands for 1 in the weights of the second layer.
pub const WEIGHT: i32 = 256;
/// What stands for a hundredth of a man in the weights of the score.
pub const SCORE: i32 = 32;

/// The weights for positions with about as many men.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stage {
    /// The weights of each input, in 1/[`ONE`].
    pub first: Vec<[i16; FIRST]>,
    /// What is added to them.
    pub first_bias: [i16; FIRST],
    /// The weights between two neighbours of the first layer and each of the second layer's numbers, in
    /// 1/[`WEIGHT`]: so they lie as processors multiply and add them, two at once.
    pub second: [[[i16; 2]; SECOND]; FIRST / 2],
    /// What is added to the second layer's numbers, in 1/([`ONE`] [`WEIGHT`]).
    pub second_bias: [i32; SECOND],
    /// The weights of the score, in 1/[`SCORE`] hundredths of a man.
    pub score: [i16; SECOND],
    /// What is added to it, in 1/([`ONE`] [`SCORE`]).
    pub score_bias: i32,
}

impl Stage {
    fn vacant(inputs: usize) -> Stage {
        Stage {
            first: vec![[0; FIRST]; inputs],
            first_bias: [0; FIRST],
            second: [[[0; 2]; SECOND]; FIRST / 2],
            second_bias: [0; SECOND],
            score: [0; SECOND],
            score_bias: 0,
        }
    }
}

/// The learned weights of a net.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Net {
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
            stages: std::array::from_fn(|_| Stage::vacant(inputs)),
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
        let stage = &self.stages[stage(inputs.len())];
        let first = stage.added(inputs);
        let pairs = first.as_chunks().0;
        // No sum overflows: see the limit of a bias.
        let sums = machine::added_products(pairs, &stage.second, stage.second_bias);
        let mut score = stage.score_bias;
        for (sum, weight) in sums.into_iter().zip(stage.score) {
            score += (sum >> WEIGHT.ilog2()).clamp(0, ONE) * i32::from(weight);
        }
        (score / (ONE * SCORE)).clamp(-crate::MOST, crate::MOST)
    }
}

impl Stage {
    /// The first layer.
    #[inline(always)]
    fn added(&self, inputs: &[u8]) -> [i16; FIRST] {
        // As many at a time as a processor has room for.
        const LANES: usize = 64;
        let mut all = self.first_bias;
        for part in 0..FIRST / LANES {
            let from = part * LANES;
            let mut sums = [0_i16; LANES];
            sums.copy_from_slice(&all[from..from + LANES]);
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
        net.stages[0].first[0][0] = 100;
        net.stages[0].first[1][0] = 200;
        net.stages[0].first[2][0] = -700;
        let first = |inputs: &[u8]| net.stages[0].added(inputs)[0];
        assert_eq!([first(&[0]), first(&[0, 1]), first(&[0, 2])], [100, 255, 0]);
    }
}
