//! What is learned: the chances that positions are to be given, and what an error costs.
//! Does not know what gives them.

use super::positions::{After, Positions};

/// What is learned, and how fast.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    /// A score of the search of so many hundredths of a man is a chance of e to 1. The scores that are
    /// written are counted so too: the margins of the search hold for them as they did.
    pub scale: f32,
    /// The share of the game's result in what is aimed at; the rest is what the search found.
    pub mix: f32,
    /// How far a weight may go in its first steps.
    pub rate: f32,
    /// How often all positions are gone through.
    pub epochs: u32,
    /// What the first weights and the order of positions depend on.
    pub seed: u64,
}

/// The chance to win at a score in `scale`s.
#[must_use]
#[inline(always)]
pub fn chance(score: f32) -> f32 {
    1.0 / (1.0 + (-score).exp())
}

/// What it costs to say the chance `said` where `aim` is right, in nats.
#[must_use]
pub fn cost(said: f32, aim: f32) -> f32 {
    let said = said.clamp(1e-7, 1.0 - 1e-7);
    -(aim * said.ln() + (1.0 - aim) * (1.0 - said).ln())
}

impl Terms {
    /// What is aimed at in a position.
    #[must_use]
    pub fn aim(&self, positions: &Positions, number: usize) -> f32 {
        let chance_at = |score: i16| chance(f32::from(score) / self.scale);
        let result = match positions.after[number] {
            After::Result(result) => result,
            After::Score(score) => chance_at(score),
        };
        self.mix * result + (1.0 - self.mix) * chance_at(positions.searched[number])
    }

    /// The mean cost of these scores, in `scale`s.
    #[must_use]
    pub fn loss(&self, positions: &Positions, score: impl Fn(usize) -> f32) -> f64 {
        let sum: f64 = (0..positions.len())
            .map(|number| f64::from(cost(chance(score(number)), self.aim(positions, number))))
            .sum();
        sum / positions.len().max(1) as f64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_aim_is_between_how_the_game_went_on_and_the_search() {
        let mut positions = Positions::default();
        positions.push(&[], 0, 0, After::Result(1.0));
        positions.push(&[], 0, 0, After::Score(100));
        let half = Terms {
            scale: 100.0,
            mix: 0.5,
            rate: 0.1,
            epochs: 1,
            seed: 1,
        };
        let one = 1.0 / (1.0 + (-1.0_f32).exp());
        assert!((half.aim(&positions, 0) - 0.75).abs() < 1e-6);
        assert!((half.aim(&positions, 1) - (0.25 + one / 2.0)).abs() < 1e-6);
        assert!((half.loss(&positions, |_| 0.0) - 2.0_f64.ln()).abs() < 1e-6);
    }
}
