//! How many hundredths of a man a chance of e to 1 is, by the games.
//! Does not know how scores come about.

use super::terms::{chance, cost};

/// The least and the largest scale tried, in hundredths of a man.
const RANGE: (f32, f32) = (20.0, 1000.0);

/// The scale by which these scores, in hundredths of a man, say best how likely what is aimed at is;
/// with the mean cost that is left.
#[must_use]
pub fn best(scores: &[i16], aims: &[f32]) -> (f32, f64) {
    let loss = |scale: f32| {
        let sum: f64 = scores
            .iter()
            .zip(aims)
            .map(|(&score, &aim)| f64::from(cost(chance(f32::from(score) / scale), aim)))
            .sum();
        sum / scores.len().max(1) as f64
    };
    // The cost has one valley; each step leaves a third of the range out.
    let (mut low, mut high) = RANGE;
    while high - low > 0.1 {
        let third = (high - low) / 3.0;
        if loss(low + third) < loss(high - third) {
            high -= third;
        } else {
            low += third;
        }
    }
    let scale = (low + high) / 2.0;
    (scale, loss(scale))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_scale_that_made_the_chances_is_found() {
        let scores: Vec<i16> = (-300..300).collect();
        let aims: Vec<f32> = scores
            .iter()
            .map(|&score| chance(f32::from(score) / 130.0))
            .collect();
        assert!((best(&scores, &aims).0 - 130.0).abs() < 1.0);
    }
}
