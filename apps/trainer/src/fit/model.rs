//! A net in numbers with fractions, as it is learned: its score, and which way each weight is to go.
//! Does not know what is aimed at, how far weights go, or how they are written.

#![expect(
    clippy::needless_range_loop,
    reason = "layers are walked side by side, by the numbers of their neurons"
)]

use engine::dice::Dice;
use eval::net::{FIRST, SECOND, STAGES, stage};

/// A net, or what is to be changed of one.
#[derive(Clone, PartialEq, Debug)]
pub struct Model {
    /// The weights of each input, those of the first stage first.
    first: Vec<[f32; FIRST]>,
    /// What is added to them.
    pub first_bias: [[f32; FIRST]; STAGES],
    /// The weights of the second layer, by stage and number of the first layer.
    pub second: Vec<[[f32; SECOND]; FIRST]>,
    /// What is added to them.
    pub second_bias: [[f32; SECOND]; STAGES],
    /// The weights of the score, in `scale`s.
    pub score: [[f32; SECOND]; STAGES],
    /// What is added to it.
    pub score_bias: [f32; STAGES],
}

/// What the layers held.
struct Layers {
    first: [f32; FIRST],
    second: [f32; SECOND],
}

/// Zero where a number is held, else the slope.
#[inline(always)]
fn passed(number: f32, slope: f32) -> f32 {
    if number > 0.0 && number < 1.0 {
        slope
    } else {
        0.0
    }
}

impl Model {
    /// All weights 0.
    #[must_use]
    pub fn vacant(inputs: usize) -> Model {
        Model {
            first: vec![[0.0; FIRST]; STAGES * inputs],
            first_bias: [[0.0; FIRST]; STAGES],
            second: vec![[[0.0; SECOND]; FIRST]; STAGES],
            second_bias: [[0.0; SECOND]; STAGES],
            score: [[0.0; SECOND]; STAGES],
            score_bias: [0.0; STAGES],
        }
    }

    /// Weights to start from: small ones by lot, the same in all stages, and numbers that are not
    /// held at first.
    #[must_use]
    pub fn by_lot(inputs: usize, dice: &mut Dice) -> Model {
        const STEPS: usize = 1 << 20;
        let mut lot = |most: f32| most * (dice.below(STEPS) as f32 / (STEPS / 2) as f32 - 1.0);
        let mut model = Model::vacant(inputs);
        let (first, others) = model.first.split_at_mut(inputs);
        first.as_flattened_mut().fill_with(|| lot(0.25));
        for stage in others.chunks_mut(inputs.max(1)) {
            stage.copy_from_slice(first);
        }
        model.first_bias = [[0.3; FIRST]; STAGES];
        let most = (2.0 / FIRST as f32).sqrt();
        let mut second = [[0.0; SECOND]; FIRST];
        second.as_flattened_mut().fill_with(|| lot(most));
        model.second.fill(second);
        model.second_bias = [[0.1; SECOND]; STAGES];
        let mut score = [0.0; SECOND];
        score.fill_with(|| lot(0.25));
        model.score = [score; STAGES];
        model
    }

    /// How many inputs there are.
    #[must_use]
    pub fn inputs(&self) -> usize {
        self.first.len() / STAGES
    }

    /// The weights of each input in a stage.
    #[must_use]
    pub fn first_of(&self, stage: usize) -> &[[f32; FIRST]] {
        let inputs = self.inputs();
        &self.first[stage * inputs..(stage + 1) * inputs]
    }

    /// All weights, part by part.
    pub fn parts(&mut self) -> [&mut [f32]; 6] {
        [
            self.first.as_flattened_mut(),
            self.first_bias.as_flattened_mut(),
            self.second.as_flattened_mut().as_flattened_mut(),
            self.second_bias.as_flattened_mut(),
            self.score.as_flattened_mut(),
            &mut self.score_bias,
        ]
    }

    /// The score of a position with these inputs on, for the side to move, in `scale`s.
    #[must_use]
    pub fn score(&self, inputs: &[u8]) -> f32 {
        self.forward(inputs).1
    }

    #[inline(always)]
    fn forward(&self, inputs: &[u8]) -> (Layers, f32) {
        let stage = stage(inputs.len());
        let mut first = self.first_bias[stage];
        let first_of = self.first_of(stage);
        for &input in inputs {
            let weights = &first_of[usize::from(input)];
            for at in 0..FIRST {
                first[at] += weights[at];
            }
        }
        let mut second = self.second_bias[stage];
        for at in 0..FIRST {
            first[at] = first[at].clamp(0.0, 1.0);
            let weights = &self.second[stage][at];
            for number in 0..SECOND {
                second[number] += first[at] * weights[number];
            }
        }
        let mut score = self.score_bias[stage];
        for number in 0..SECOND {
            second[number] = second[number].clamp(0.0, 1.0);
            score += second[number] * self.score[stage][number];
        }
        (Layers { first, second }, score)
    }

    /// Scores a position and adds to `slopes` how its cost changes with each weight; `error` says from
    /// the score how the cost changes with the score.
    #[inline(always)]
    pub fn learn(&self, slopes: &mut Model, inputs: &[u8], error: impl Fn(f32) -> f32) {
        let (layers, score) = self.forward(inputs);
        let (error, stage) = (error(score), stage(inputs.len()));
        slopes.score_bias[stage] += error;
        let mut to_second = [0.0; SECOND];
        for number in 0..SECOND {
            slopes.score[stage][number] += error * layers.second[number];
            to_second[number] = passed(layers.second[number], error * self.score[stage][number]);
            slopes.second_bias[stage][number] += to_second[number];
        }
        let mut to_first = [0.0; FIRST];
        for at in 0..FIRST {
            let weights = &self.second[stage][at];
            let slopes = &mut slopes.second[stage][at];
            let mut sum = 0.0;
            for number in 0..SECOND {
                slopes[number] += layers.first[at] * to_second[number];
                sum += weights[number] * to_second[number];
            }
            to_first[at] = passed(layers.first[at], sum);
        }
        for at in 0..FIRST {
            slopes.first_bias[stage][at] += to_first[at];
        }
        let from = stage * self.inputs();
        for &input in inputs {
            let slopes = &mut slopes.first[from + usize::from(input)];
            for at in 0..FIRST {
                slopes[at] += to_first[at];
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slopes_are_what_the_score_changes_by() {
        let model = Model::by_lot(9, &mut Dice::new(3));
        let inputs = [0, 3, 8];
        let mut slopes = Model::vacant(9);
        model.learn(&mut slopes, &inputs, |_| 1.0);
        const STEP: f32 = 1e-3;
        let mut checked = 0;
        for part in 0..6 {
            let length = slopes.parts()[part].len();
            for at in (0..length).step_by(37.min(length)) {
                let mut moved = model.clone();
                moved.parts()[part][at] += STEP;
                let change = (moved.score(&inputs) - model.score(&inputs)) / STEP;
                let slope = slopes.parts()[part][at];
                assert!(
                    (change - slope).abs() < 2e-3,
                    "{part} {at}: {change} {slope}"
                );
                checked += usize::from(slope != 0.0);
            }
        }
        assert!(checked > 10, "{checked}");
    }
}
