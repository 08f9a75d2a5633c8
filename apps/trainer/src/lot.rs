//! Streams of random numbers of their own for every game and purpose.
//! Does not know what they are used for.

use engine::dice::Dice;

/// The stream that belongs to these numbers, in this order.
#[must_use]
pub fn seeded(numbers: &[u64]) -> Dice {
    let seed = numbers
        .iter()
        .fold(0, |seed, number| Dice::new(seed ^ number).number());
    Dice::new(seed)
}
