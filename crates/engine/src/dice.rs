//! Random numbers from a seed, the same everywhere.
//! Does not know what they are used for.

/// A stream of random numbers (SplitMix64, Steele, Lea and Flood 2014).
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// The stream of this seed.
    #[must_use]
    pub const fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// Any number.
    pub fn number(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number from 0 up to, but not including, `end`; 0 when `end` is 0.
    pub fn below(&mut self, end: usize) -> usize {
        ((u128::from(self.number()) * end as u128) >> 64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_its_stream_and_every_face_comes_up() {
        let (mut one, mut two) = (Dice::new(3), Dice::new(3));
        assert!((0..9).all(|_| one.number() == two.number()));
        let mut seen = [false; 6];
        for _ in 0..200 {
            seen[one.below(6)] = true;
        }
        assert_eq!(seen, [true; 6]);
        assert_eq!(one.below(0), 0);
    }
}
