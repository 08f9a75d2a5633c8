//! The learned weights of places as bits: which are not 0, and what they are.
//! Does not know what a place means; most of them never come up, and their weights are 0.
//!
//! Patterns are numbers to base three for the most part, so whether a weight is 0 is likeliest
//! known by places at distances of powers of three before it, and their doubles.

use crate::bits::{Bits, Chance};

/// Places are looked at block by block, to pass over many empty ones at once.
const BLOCK: usize = 243;
/// How far back it is looked whether weights are 0.
const BEFORE: [usize; 12] = [1, 2, 3, 6, 9, 18, 27, 54, 81, 162, 243, 486];
/// The same in blocks.
const BLOCKS_BEFORE: [usize; 6] = [1, 2, 3, 6, 9, 27];
/// A first weight's size is told apart up to this for the chances of the second one.
const NEAR: i8 = 8;
/// Bits of the largest size of a weight, 127.
const LENGTHS: usize = 8;

/// The pair of weights of a place that counts nothing.
const NOTHING: [i8; 2] = [0, 0];

/// The chances of a number's bits: of its sign, how long it is, and what follows its first bit.
#[derive(Clone)]
struct Number {
    sign: Chance,
    length: [Chance; LENGTHS],
    below: [[Chance; 1 << (LENGTHS - 1)]; LENGTHS],
}

impl Number {
    const NEW: Number = Number {
        sign: Chance::EVEN,
        length: [Chance::EVEN; LENGTHS],
        below: [[Chance::EVEN; 1 << (LENGTHS - 1)]; LENGTHS],
    };

    /// A number from -127 to 127.
    fn pass(&mut self, number: i8, bits: &mut impl Bits) -> i8 {
        let size = number.unsigned_abs().min(127);
        let mut length = 0;
        let wanted = (u8::BITS - size.leading_zeros()) as usize;
        while length < LENGTHS - 1 && bits.bit(length < wanted, &mut self.length[length]) {
            length += 1;
        }
        if length == 0 {
            return 0;
        }
        let mut found = 1;
        for shift in (0..length - 1).rev() {
            let chance = &mut self.below[length][found];
            found = found << 1 | usize::from(bits.bit(size >> shift & 1 == 1, chance));
        }
        let found = found as i8;
        if bits.bit(number < 0, &mut self.sign) {
            -found
        } else {
            found
        }
    }
}

/// The chances of all that is written.
struct Chances {
    blocks: Vec<Chance>,
    places: Vec<Chance>,
    early: Number,
    /// By the first weight.
    late: Vec<Number>,
}

/// Which of the things before are marked, as a number.
fn marks(marked: impl Fn(usize) -> bool, before: &[usize]) -> usize {
    before
        .iter()
        .fold(0, |marks, &back| marks << 1 | usize::from(marked(back)))
}

/// Writes the weights, or reads them into their place. All are 0 before they are read.
pub fn pass(weights: &mut [[i8; 2]], bits: &mut impl Bits) {
    let mut chances = Chances {
        blocks: vec![Chance::EVEN; 1 << BLOCKS_BEFORE.len()],
        places: vec![Chance::EVEN; 1 << BEFORE.len()],
        early: Number::NEW,
        late: vec![Number::NEW; 2 * NEAR as usize + 1],
    };
    let mut full: Vec<bool> = Vec::new();
    for start in (0..weights.len()).step_by(BLOCK) {
        let end = (start + BLOCK).min(weights.len());
        let before = marks(
            |back| full.len() >= back && full[full.len() - back],
            &BLOCKS_BEFORE,
        );
        let any = weights[start..end].iter().any(|pair| *pair != NOTHING);
        let any = bits.bit(any, &mut chances.blocks[before]);
        full.push(any);
        if any {
            for place in start..end {
                chances.place(weights, place, bits);
            }
        }
    }
}

impl Chances {
    fn place(&mut self, weights: &mut [[i8; 2]], place: usize, bits: &mut impl Bits) {
        let before = marks(
            |back| place >= back && weights[place - back] != NOTHING,
            &BEFORE,
        );
        let pair = weights[place];
        if bits.bit(pair != NOTHING, &mut self.places[before]) {
            let early = self.early.pass(pair[0], bits);
            let near = (early.clamp(-NEAR, NEAR) + NEAR) as usize;
            weights[place] = [early, self.late[near].pass(pair[1], bits)];
        }
    }
}
