//! Learned weights as small whole numbers, without those of places that were seen too rarely.
//! Does not know how they were learned, or how they are written.

use super::learn::Model;
use eval::Weights;

/// The largest weight of a place, in hundredths of a man.
const MOST: f32 = 127.0;

/// The weights in hundredths of a man; places that came up fewer than `least` times count nothing.
#[must_use]
pub fn trim(model: &Model, scale: f32, seen: &[u32], least: u32) -> Weights {
    let most = f32::from(i16::MAX);
    Weights {
        features: model
            .features
            .iter()
            .map(|pair| pair.map(|weight| (weight * scale).round().clamp(-most, most) as i16))
            .map(|[early, late]| (early, late))
            .collect(),
        places: model
            .places
            .iter()
            .zip(seen)
            .map(|(pair, &times)| {
                let kept = if times >= least { scale } else { 0.0 };
                pair.map(|weight| (weight * kept).round().clamp(-MOST, MOST) as i8)
            })
            .collect(),
    }
}

/// The model that these weights are.
#[must_use]
pub fn model(weights: &Weights, scale: f32) -> Model {
    Model {
        features: weights
            .features
            .iter()
            .map(|&(early, late)| [early, late].map(|weight| f32::from(weight) / scale))
            .collect(),
        places: weights
            .places
            .iter()
            .map(|pair| pair.map(|weight| f32::from(weight) / scale))
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rare_places_count_nothing_and_large_weights_are_held() {
        let learned = Model {
            features: vec![[1.006, -400.0]],
            places: vec![[0.5, -0.004], [0.5, 0.5], [9.0, -9.0]],
        };
        let weights = trim(&learned, 100.0, &[5, 4, 900], 5);
        assert_eq!(weights.features, [(101, -32_767)]);
        assert_eq!(weights.places, [[50, 0], [0, 0], [127, -127]]);
        let again = model(&weights, 100.0);
        assert_eq!(trim(&again, 100.0, &[5, 5, 5], 0), weights);
    }
}
