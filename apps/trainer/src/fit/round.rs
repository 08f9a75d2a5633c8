//! What was learned in the whole numbers that a program counts with.
//! Does not know how it was learned.

use super::model::Model;
use eval::Net;
use eval::net::{ONE, SCORE, WEIGHT};

/// The net of a model whose scores are to be counted in `unit`s of hundredths of a man.
#[must_use]
pub fn round(model: &Model, unit: f32) -> Net {
    let mut net = Net::vacant(model.inputs());
    let (one, weight, score) = (ONE as f32, WEIGHT as f32, SCORE as f32 * unit);
    let to_short = |number: f32| number.round() as i16;
    for (number, stage) in net.stages.iter_mut().enumerate() {
        for (into, from) in stage.first.iter_mut().zip(model.first_of(number)) {
            *into = from.map(|number| to_short(number * one));
        }
        stage.first_bias = model.first_bias[number].map(|number| to_short(number * one));
        for (from, weights) in model.second[number].iter().enumerate() {
            for (to, &value) in weights.iter().enumerate() {
                stage.second[from / 2][to][from % 2] = to_short(value * weight);
            }
        }
        let bias = model.second_bias[number];
        stage.second_bias = bias.map(|number| (number * one * weight).round() as i32);
        stage.score = model.score[number].map(|number| to_short(number * score));
        stage.score_bias = (model.score_bias[number] * one * score).round() as i32;
    }
    net
}
