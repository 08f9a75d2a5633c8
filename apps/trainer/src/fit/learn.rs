//! Logistic regression: weights so that their sum says how games go out.
//! Does not know what the weights count, or where positions come from.

use super::positions::Positions;
use crate::lot::seeded;
use engine::dice::Dice;
use game::features::NO_PLACE;

/// What is learned, and how fast.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    /// A score of so many hundredths of a man is a chance of e to 1.
    pub scale: f32,
    /// The share of the game's result in what is aimed at; the rest is what the search found.
    pub mix: f32,
    /// How far a weight may go in its first steps, in `scale`s.
    pub rate: f32,
    /// What the square of a place's weight costs, in positions.
    pub decay: f32,
    /// How often all positions are gone through.
    pub epochs: u32,
    /// What the order of positions depends on.
    pub seed: u64,
}

/// Where the steps of a weight begin to shorten: the squares of so many full errors.
const CALM: f32 = 1.0;
/// The rate of the last epoch, as a share of the first one's.
const LAST_RATE: f32 = 0.1;

/// A weight with all men on the board, and one with few, in `scale`s.
pub type Pair = [f32; 2];

/// Weights of features and places.
#[derive(Clone, PartialEq, Debug)]
pub struct Model {
    /// A pair a feature.
    pub features: Vec<Pair>,
    /// A pair a place.
    pub places: Vec<Pair>,
}

/// The chance to win at a score in `scale`s.
#[must_use]
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
    /// What the weights that are written are counted in, in `scale`s: one for which a man comes out
    /// at about a hundred, as the margins of the search have it. By hand a man is set at a hundred,
    /// but a game is won with less than the hand-set scores say.
    #[must_use]
    pub fn unit(&self) -> f32 {
        const MAN: f32 = 1.4;
        self.scale / MAN
    }

    /// What is aimed at in a position.
    #[must_use]
    pub fn aim(&self, positions: &Positions, number: usize) -> f32 {
        let searched = chance(f32::from(positions.searched[number]) / self.scale);
        self.mix * positions.result[number] + (1.0 - self.mix) * searched
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

/// The shares of a pair's two weights at a phase.
fn shares(phase: u16) -> Pair {
    let late = f32::from(phase) / 256.0;
    [1.0 - late, late]
}

fn dot(pair: Pair, shares: Pair) -> f32 {
    pair[0] * shares[0] + pair[1] * shares[1]
}

impl Model {
    /// The score of a position for the first player, in `scale`s.
    #[must_use]
    pub fn score(&self, positions: &Positions, number: usize) -> f32 {
        let shares = shares(positions.phase[number]);
        let mut score = 0.0;
        for (&count, &pair) in positions.features_of(number).iter().zip(&self.features) {
            score += f32::from(count) * dot(pair, shares);
        }
        let (first, second) = positions.places_of(number);
        for (places, sign) in [(first, 1.0), (second, -1.0)] {
            for &place in places.iter().filter(|&&place| place != NO_PLACE) {
                score += sign * dot(self.places[place as usize], shares);
            }
        }
        score
    }
}

/// How often each place comes up.
#[must_use]
pub fn seen(positions: &Positions, places: usize) -> Vec<u32> {
    let mut seen = vec![0; places];
    for &place in positions.place.iter().filter(|&&place| place != NO_PLACE) {
        seen[place as usize] += 1;
    }
    seen
}

/// A regression under way.
pub struct Learner<'a> {
    /// What has been learned.
    pub model: Model,
    terms: Terms,
    positions: &'a Positions,
    /// The squares of all steps so far, of features and of places.
    squares: Model,
    /// What a touch of a place costs its weight: the decay shared out among all touches.
    decay: Vec<f32>,
    /// Whether the weights of features stay as they are.
    held: bool,
    order: Vec<u32>,
    dice: Dice,
}

impl<'a> Learner<'a> {
    /// Starts from a model; `seen` counts how often each place comes up in the positions.
    #[must_use]
    pub fn new(model: Model, terms: Terms, positions: &'a Positions, seen: &[u32]) -> Learner<'a> {
        let calm = |pairs: &[Pair]| vec![[CALM; 2]; pairs.len()];
        Learner {
            squares: Model {
                features: calm(&model.features),
                places: calm(&model.places),
            },
            model,
            terms,
            positions,
            decay: seen
                .iter()
                .map(|&times| terms.decay / (times.max(1) as f32))
                .collect(),
            held: false,
            order: (0..).take(positions.len()).collect(),
            dice: seeded(&[terms.seed, 1]),
        }
    }

    /// Rounds the weights of features to whole hundredths of a man and leaves them so: what that
    /// changes, a feature counting many times, the places make up for from now on.
    pub fn hold_features(&mut self) {
        let scale = self.terms.unit();
        for weight in self.model.features.as_flattened_mut() {
            *weight = (*weight * scale).round() / scale;
        }
        self.held = true;
    }

    /// Goes through all positions once, in an order of its own.
    pub fn epoch(&mut self, number: u32) {
        for last in (1..self.order.len()).rev() {
            let other = self.dice.below(last + 1);
            self.order.swap(last, other);
        }
        let gone = number as f32 / (self.terms.epochs.max(2) - 1) as f32;
        let rate = self.terms.rate * (1.0 - (1.0 - LAST_RATE) * gone.min(1.0));
        for at in 0..self.order.len() {
            self.step(self.order[at] as usize, rate);
        }
    }

    fn step(&mut self, number: usize, rate: f32) {
        let positions = self.positions;
        let said = chance(self.model.score(positions, number));
        let error = said - self.terms.aim(positions, number);
        let shares = shares(positions.phase[number]);
        for (index, &count) in positions.features_of(number).iter().enumerate() {
            if count != 0 && !self.held {
                let slope = error * f32::from(count);
                let squares = &mut self.squares.features[index];
                go(
                    &mut self.model.features[index],
                    squares,
                    slope,
                    shares,
                    rate,
                    0.0,
                );
            }
        }
        let (first, second) = positions.places_of(number);
        for (places, slope) in [(first, error), (second, -error)] {
            for &place in places.iter().filter(|&&place| place != NO_PLACE) {
                let place = place as usize;
                let squares = &mut self.squares.places[place];
                let decay = self.decay[place];
                go(
                    &mut self.model.places[place],
                    squares,
                    slope,
                    shares,
                    rate,
                    decay,
                );
            }
        }
    }
}

/// One step of a pair down the slope, the shorter the more it has been moved.
fn go(pair: &mut Pair, squares: &mut Pair, slope: f32, shares: Pair, rate: f32, decay: f32) {
    for phase in 0..2 {
        let slope = slope * shares[phase] + decay * pair[phase];
        squares[phase] += slope * slope;
        pair[phase] -= rate * slope / squares[phase].sqrt();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLACES: u32 = 12;

    /// Positions of a made-up game whose chances follow from known weights: that of one feature,
    /// and those of twelve places.
    fn made_up() -> (Model, Positions) {
        let truth = Model {
            features: vec![[1.0, 0.5]],
            places: (0..PLACES)
                .map(|place| [place as f32 / 10.0 - 0.5, 0.3 - place as f32 / 20.0])
                .collect(),
        };
        let mut positions = Positions {
            features: 1,
            places: 4,
            ..Positions::default()
        };
        let mut dice = Dice::new(4);
        for number in 0..20_000 {
            positions.feature.push(dice.below(5) as i16 - 2);
            for _ in 0..4 {
                // One more than there are: a pattern that does not count.
                let place = dice.below(PLACES as usize + 1) as u32;
                let counts = place < PLACES;
                positions.place.push(if counts { place } else { NO_PLACE });
            }
            positions.phase.push(dice.below(257) as u16);
            positions.searched.push(0);
            positions.by_hand.push(0);
            positions.result.push(0.0);
            positions.result[number] = chance(truth.score(&positions, number));
        }
        (truth, positions)
    }

    fn terms() -> Terms {
        Terms {
            scale: 100.0,
            mix: 1.0,
            rate: 0.1,
            decay: 0.0,
            epochs: 10,
            seed: 1,
        }
    }

    fn learned(positions: &Positions, terms: Terms) -> Model {
        let start = Model {
            features: vec![[0.0; 2]],
            places: vec![[0.0; 2]; PLACES as usize],
        };
        let seen = seen(positions, PLACES as usize);
        let mut learner = Learner::new(start, terms, positions, &seen);
        for epoch in 0..terms.epochs {
            learner.epoch(epoch);
        }
        learner.model
    }

    #[test]
    fn known_weights_are_found_again() {
        let (truth, positions) = made_up();
        let found = learned(&positions, terms());
        let near = |one: &Pair, other: &Pair| {
            (one[0] - other[0]).abs() < 0.03 && (one[1] - other[1]).abs() < 0.03
        };
        let pairs = |model: &Model| [&model.features[..], &model.places[..]].concat();
        for (one, other) in pairs(&found).iter().zip(&pairs(&truth)) {
            assert!(near(one, other), "{found:?}");
        }
        let loss =
            |model: &Model| terms().loss(&positions, |number| model.score(&positions, number));
        assert!(loss(&found) - loss(&truth) < 1e-4);
    }

    #[test]
    fn the_same_seed_learns_the_same_and_decay_holds_places_down() {
        let (_, positions) = made_up();
        let short = Terms {
            epochs: 2,
            ..terms()
        };
        assert_eq!(learned(&positions, short), learned(&positions, short));
        let held = Terms {
            decay: 1e5,
            ..short
        };
        let size = |model: Model| model.places.iter().map(|pair| pair[0].abs()).sum::<f32>();
        assert!(size(learned(&positions, held)) < 0.1 * size(learned(&positions, short)));
    }

    #[test]
    fn the_aim_is_between_the_result_and_the_search() {
        let (_, mut positions) = made_up();
        positions.result[0] = 1.0;
        positions.searched[0] = 0;
        let half = Terms {
            mix: 0.5,
            ..terms()
        };
        assert!((half.aim(&positions, 0) - 0.75).abs() < 1e-6);
    }
}
