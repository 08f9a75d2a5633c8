//! What a match says about two players: pairs of games, Elo with its interval, and a sequential
//! test. Does not know who played, nor how a game is played.
//!
//! An opening is played twice with sides changed, so the two games of a pair are not independent
//! and the pair is what is counted: five outcomes, hence "pentanomial". The formulas and their
//! sources are in docs/matches.md.

/// Two-sided 95 % of the normal distribution, in standard errors.
const NORMAL_95: f64 = 1.959_963_985;
/// What an outcome that never came counts as in the test, so that its probability is not 0.
const UNSEEN: f64 = 1e-3;
/// Halvings of the interval that the test's equation is solved in: more than a double can tell.
const HALVINGS: u32 = 100;

/// Pairs of games, counted by what the first player made of both.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Pairs {
    /// How many pairs brought 0, ½, 1, 1½ and 2 points.
    pub counts: [u32; 5],
}

/// A difference in strength, with the interval that holds it with 95 % confidence.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Elo {
    /// Its lower bound; minus infinity when the score's is 0 or less.
    pub low: f64,
    /// The difference that the score stands for; infinite when every game was won or lost.
    pub mean: f64,
    /// Its upper bound; infinite when the score's is 1 or more.
    pub high: f64,
}

impl Pairs {
    /// Counts a pair by its points in halves, 0 to 4.
    pub fn add(&mut self, halves: usize) {
        if let Some(count) = self.counts.get_mut(halves) {
            *count += 1;
        }
    }

    /// How many pairs were played.
    #[must_use]
    pub fn number(&self) -> u32 {
        self.counts.iter().sum()
    }

    /// The share of the points, 0 to 1; 0 before the first pair.
    #[must_use]
    pub fn score(&self) -> f64 {
        let points = self.outcomes().map(|(worth, count)| worth * count);
        points.sum::<f64>() / f64::from(self.number().max(1))
    }

    /// The standard error of the score, by the variance of the pairs.
    #[must_use]
    pub fn error(&self) -> f64 {
        let (number, mean) = (f64::from(self.number().max(1)), self.score());
        let squares = self
            .outcomes()
            .map(|(worth, count)| count * (worth - mean).powi(2));
        (squares.sum::<f64>() / number / number).sqrt()
    }

    /// The difference in strength, by the normal approximation; `None` before the first pair.
    #[must_use]
    pub fn elo(&self) -> Option<Elo> {
        let (mean, half) = (self.score(), NORMAL_95 * self.error());
        (self.number() > 0).then(|| Elo {
            low: elo_of(mean - half),
            mean: elo_of(mean),
            high: elo_of(mean + half),
        })
    }

    /// Each outcome's worth as a share of the points, and how often it came.
    fn outcomes(&self) -> impl Iterator<Item = (f64, f64)> {
        let worths = [0.0, 0.25, 0.5, 0.75, 1.0];
        worths.into_iter().zip(self.counts.map(f64::from))
    }
}

/// The difference in strength that makes a score expected.
#[must_use]
pub fn elo_of(score: f64) -> f64 {
    if score <= 0.0 {
        f64::NEG_INFINITY
    } else if score >= 1.0 {
        f64::INFINITY
    } else {
        400.0 * (score / (1.0 - score)).log10()
    }
}

/// The score that a difference in strength makes expected.
#[must_use]
pub fn score_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// A sequential test between two differences in strength, either error having 5 %.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The difference of the null hypothesis.
    pub elo0: f64,
    /// The difference of the other one, above it.
    pub elo1: f64,
}

/// What a test has come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The first player is not better than the null hypothesis says.
    Null,
    /// The first player is better by as much as the other one says.
    Better,
}

impl Sprt {
    /// The probability of either error.
    pub const ERROR: f64 = 0.05;

    /// The bounds between which the test goes on: `ln(β / (1 - α))` and `ln((1 - β) / α)`.
    #[must_use]
    pub fn bounds() -> (f64, f64) {
        let upper = ((1.0 - Self::ERROR) / Self::ERROR).ln();
        (-upper, upper)
    }

    /// The logarithm of how much likelier the pairs are by the second hypothesis than by the
    /// null, each at its best (generalised SPRT): 0 before the first pair.
    #[must_use]
    pub fn ratio(&self, pairs: &Pairs) -> f64 {
        if pairs.number() == 0 {
            return 0.0;
        }
        let counted = pairs.outcomes().map(|(worth, count)| {
            let count = if count == 0.0 { UNSEEN } else { count };
            (worth, count)
        });
        let outcomes: Vec<(f64, f64)> = counted.collect();
        let null = likeliest(&outcomes, score_of(self.elo0));
        let other = likeliest(&outcomes, score_of(self.elo1));
        let terms = outcomes.iter().zip(null.iter().zip(&other));
        terms
            .map(|((_, count), (null, other))| count * (other / null).ln())
            .sum()
    }

    /// Whether the test has ended, and how.
    #[must_use]
    pub fn verdict(&self, pairs: &Pairs) -> Option<Verdict> {
        let (lower, upper) = Self::bounds();
        match self.ratio(pairs) {
            ratio if ratio >= upper => Some(Verdict::Better),
            ratio if ratio <= lower => Some(Verdict::Null),
            _ => None,
        }
    }
}

/// The likeliest probabilities of the outcomes (worth and count) among those that make `score`
/// expected: `p / (1 + t (worth - score))` with the `t` that makes it so. The sum that must be 0
/// falls as `t` grows, between the two poles outside which a probability would be negative.
fn likeliest(outcomes: &[(f64, f64)], score: f64) -> Vec<f64> {
    let all: f64 = outcomes.iter().map(|(_, count)| count).sum();
    let weighed = |t: f64| -> f64 {
        let terms = outcomes
            .iter()
            .map(|(worth, count)| count * (worth - score) / (1.0 + t * (worth - score)));
        terms.sum()
    };
    let (mut low, mut high) = (-1.0 / (1.0 - score), 1.0 / score);
    for _ in 0..HALVINGS {
        let middle = f64::midpoint(low, high);
        if weighed(middle) > 0.0 {
            low = middle;
        } else {
            high = middle;
        }
    }
    let t = f64::midpoint(low, high);
    outcomes
        .iter()
        .map(|(worth, count)| count / all / (1.0 + t * (worth - score)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: f64, wanted: f64) {
        assert!((found - wanted).abs() < 1e-6, "{found} is not {wanted}");
    }

    #[test]
    fn pairs_are_counted_by_their_points() {
        let mut pairs = Pairs::default();
        for halves in [0, 2, 2, 3, 4, 4, 9] {
            pairs.add(halves);
        }
        assert_eq!(pairs.counts, [1, 0, 2, 1, 2]);
        assert_eq!(pairs.number(), 6);
        close(pairs.score(), 3.75 / 6.0);
        assert_eq!(Pairs::default().elo(), None);
        close(Pairs::default().score(), 0.0);
    }

    #[test]
    fn elo_and_score_are_each_others_inverse() {
        close(score_of(0.0), 0.5);
        close(score_of(400.0), 10.0 / 11.0);
        for elo in [-300.0, -5.0, 0.0, 2.5, 191.0] {
            close(elo_of(score_of(elo)), elo);
        }
        assert!(elo_of(0.0) == f64::NEG_INFINITY && elo_of(1.0) == f64::INFINITY);
    }

    /// Worked out apart from this code, from the formulas.
    #[test]
    fn the_interval_is_that_of_the_pairs() {
        let pairs = Pairs {
            counts: [10, 150, 400, 170, 20],
        };
        close(pairs.score(), 0.513_333_333);
        close(pairs.error(), 0.006_975_088);
        let elo = pairs.elo().unwrap();
        close(elo.mean, 9.267_146_021);
        assert!((elo.low + 0.23475).abs() < 1e-3 && (elo.high - 18.78293).abs() < 1e-3);
        let won = Pairs {
            counts: [0, 0, 0, 0, 20],
        };
        assert_eq!(won.elo().map(|elo| elo.mean), Some(f64::INFINITY));
    }

    /// The equation solved apart from this code; by the approximation
    /// N (s1 - s0) (2 s - s0 - s1) / 2 σ² they would be 1.4398, 2.4305, 1.4726 and 0.0399.
    #[test]
    fn the_ratio_is_that_of_the_likeliest_outcomes() {
        for (counts, elo0, elo1, ratio) in [
            ([10, 150, 400, 170, 20], 0.0, 5.0, 1.442_095_993),
            ([2, 30, 90, 50, 8], 0.0, 10.0, 2.371_516_117),
            ([388, 5024, 14416, 5146, 434], 0.0, 2.0, 1.472_663_562),
            ([5, 40, 100, 40, 5], -3.0, 1.0, 0.039_860_290),
            ([0, 0, 10, 0, 0], 0.0, 5.0, -0.139_427_639),
            ([0, 0, 0, 0, 20], 0.0, 5.0, 0.285_780_516),
        ] {
            close(Sprt { elo0, elo1 }.ratio(&Pairs { counts }), ratio);
        }
        let test = Sprt {
            elo0: 0.0,
            elo1: 5.0,
        };
        close(test.ratio(&Pairs::default()), 0.0);
    }

    #[test]
    fn the_test_ends_at_its_bounds() {
        close(Sprt::bounds().1, 2.944_438_979);
        close(Sprt::bounds().0, -2.944_438_979);
        let test = Sprt {
            elo0: 0.0,
            elo1: 10.0,
        };
        let (behind, even, ahead) = (
            [40, 90, 100, 30, 5],
            [5, 30, 90, 30, 5],
            [5, 30, 100, 90, 40],
        );
        for (counts, verdict) in [
            (behind, Some(Verdict::Null)),
            (even, None),
            (ahead, Some(Verdict::Better)),
        ] {
            assert_eq!(test.verdict(&Pairs { counts }), verdict);
        }
    }
}
