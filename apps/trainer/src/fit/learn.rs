//! Learning: the weights of a net step by step, a batch of positions at a time.
//! Does not know what the inputs mean, or where positions come from.

use super::model::Model;
use super::positions::Positions;
use super::terms::{Terms, chance};
use crate::lot::seeded;
use engine::dice::Dice;
use std::f32::consts::PI;
use std::thread;

/// Positions between two steps.
const BATCH: usize = 2048;
/// A batch is shared out among so many threads: always as many, so that sums come out the same.
const THREADS: usize = 2;
/// How long a step remembers the slopes before it, and their squares (Kingma and Ba, "Adam", 2014).
const MEMORY: [f32; 2] = [0.9, 0.999];
/// The rate at the end, as a share of the first one.
const LAST_RATE: f32 = 0.02;

/// Learning under way.
pub struct Learner<'a> {
    /// What has been learned.
    pub model: Model,
    terms: Terms,
    positions: &'a Positions,
    /// The mean slopes and squares of slopes of late.
    slopes: Model,
    squares: Model,
    steps: i32,
    order: Vec<u32>,
    dice: Dice,
}

impl<'a> Learner<'a> {
    /// Starts from weights by lot.
    #[must_use]
    pub fn new(inputs: usize, terms: Terms, positions: &'a Positions) -> Learner<'a> {
        let mut dice = seeded(&[terms.seed, 1]);
        Learner {
            model: Model::by_lot(inputs, &mut dice),
            terms,
            positions,
            slopes: Model::vacant(inputs),
            squares: Model::vacant(inputs),
            steps: 0,
            order: (0..).take(positions.len()).collect(),
            dice,
        }
    }

    /// Goes through all positions once, in an order of its own.
    pub fn epoch(&mut self) {
        for last in (1..self.order.len()).rev() {
            let other = self.dice.below(last + 1);
            self.order.swap(last, other);
        }
        let order = std::mem::take(&mut self.order);
        for batch in order.chunks(BATCH) {
            let slopes = self.slopes_of(batch);
            self.step(slopes, batch.len());
        }
        self.order = order;
    }

    /// How the cost of a batch changes with each weight.
    fn slopes_of(&self, batch: &[u32]) -> Model {
        let job = Job {
            model: &self.model,
            terms: &self.terms,
            positions: self.positions,
        };
        let mut slopes: Vec<Model> = thread::scope(|scope| {
            let parts = batch.chunks(batch.len().div_ceil(THREADS));
            let threads: Vec<_> = parts
                .map(|part| scope.spawn(move || summed(&job, part)))
                .collect();
            let ended = threads.into_iter().map(thread::ScopedJoinHandle::join);
            // A panic of a thread is one of ours.
            ended
                .map(|slopes| slopes.unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
                .collect()
        });
        let mut sum = slopes.swap_remove(0);
        for mut other in slopes {
            for (sum, other) in sum.parts().into_iter().zip(other.parts()) {
                for (sum, other) in sum.iter_mut().zip(other) {
                    *sum += *other;
                }
            }
        }
        sum
    }

    /// One step of all weights down the slopes, each as far as its slopes agree.
    fn step(&mut self, mut slopes: Model, positions: usize) {
        self.steps += 1;
        let all = self.terms.epochs as usize * self.positions.len().div_ceil(BATCH);
        let gone = (self.steps as f32 / all.max(1) as f32).min(1.0);
        let share = LAST_RATE + (1.0 - LAST_RATE) * 0.5 * (1.0 + (PI * gone).cos());
        let rate = self.terms.rate * share;
        let full = MEMORY.map(|memory| 1.0 - memory.powi(self.steps));
        let kept = self.slopes.parts().into_iter().zip(self.squares.parts());
        let parts = self.model.parts().into_iter().zip(slopes.parts()).zip(kept);
        for ((weights, slopes), (means, squares)) in parts {
            for at in 0..weights.len() {
                let slope = slopes[at] / positions as f32;
                means[at] = MEMORY[0] * means[at] + (1.0 - MEMORY[0]) * slope;
                squares[at] = MEMORY[1] * squares[at] + (1.0 - MEMORY[1]) * slope * slope;
                let spread = (squares[at] / full[1]).sqrt() + 1e-8;
                weights[at] -= rate * means[at] / full[0] / spread;
            }
        }
    }
}

/// What the slopes of positions depend on.
#[derive(Clone, Copy)]
struct Job<'a> {
    model: &'a Model,
    terms: &'a Terms,
    positions: &'a Positions,
}

machine::newer!(
    fn summed<>(job: &Job<'_>, numbers: &[u32]) -> Model = sum
);

#[inline(always)]
fn sum(job: &Job<'_>, numbers: &[u32]) -> Model {
    let mut slopes = Model::vacant(job.model.inputs());
    for &number in numbers {
        let number = number as usize;
        let aim = job.terms.aim(job.positions, number);
        let inputs = job.positions.inputs_of(number);
        job.model
            .learn(&mut slopes, inputs, |score| chance(score) - aim);
    }
    slopes
}

#[cfg(test)]
mod tests {
    use super::super::positions::After;
    use super::*;

    /// Positions of a made-up game: each of six inputs is worth something, but two together cost
    /// something.
    fn made_up() -> Positions {
        let mut positions = Positions::default();
        let mut dice = Dice::new(4);
        for _ in 0..20_000 {
            let on: Vec<u8> = (0..6).filter(|_| dice.below(2) == 0).collect();
            let both = on.contains(&0) && on.contains(&1);
            let worth: f32 = on.iter().map(|&input| f32::from(input) / 4.0 - 0.5).sum();
            let result = chance(if both { worth - 2.0 } else { worth });
            positions.push(&on, 0, 0, After::Result(result));
        }
        positions
    }

    fn terms() -> Terms {
        Terms {
            scale: 100.0,
            mix: 1.0,
            rate: 0.003,
            epochs: 60,
            seed: 1,
        }
    }

    fn learned(positions: &Positions, terms: Terms) -> Model {
        let mut learner = Learner::new(6, terms, positions);
        for _ in 0..terms.epochs {
            learner.epoch();
        }
        learner.model
    }

    #[test]
    fn what_no_sum_of_inputs_could_say_is_learned() {
        let positions = made_up();
        let model = learned(&positions, terms());
        let loss = terms().loss(&positions, |number| {
            model.score(positions.inputs_of(number))
        });
        let least = terms().loss(&positions, |number| {
            let aim = terms().aim(&positions, number);
            (aim / (1.0 - aim)).ln()
        });
        assert!(loss - least < 1e-3, "{loss} {least}");
    }

    #[test]
    fn the_same_seed_learns_the_same() {
        let positions = made_up();
        let short = Terms {
            epochs: 2,
            ..terms()
        };
        assert_eq!(learned(&positions, short), learned(&positions, short));
    }
}
