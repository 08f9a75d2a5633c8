//! One number that tells whether the search looks at the same positions as before.
//! Does not know which positions it was run on.

/// Folds node counts into one number. Any change in the search or in a score changes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Signature(u64);

impl Signature {
    /// Of nothing yet.
    #[must_use]
    pub const fn new() -> Signature {
        Signature(0)
    }

    /// Adds one search: its nodes, its score and the number of its best move in the list.
    #[must_use]
    pub const fn with(self, nodes: u64, score: i32, best: u64) -> Signature {
        let mut mixed = self.0 ^ nodes;
        mixed = mixed.wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29);
        mixed ^= (score as u64) ^ best.rotate_left(32);
        Signature(mixed.wrapping_mul(0xBF58_476D_1CE4_E5B9))
    }

    /// The number, to be written as eight hexadecimal digits.
    #[must_use]
    pub const fn number(self) -> u32 {
        (self.0 >> 32) as u32 ^ self.0 as u32
    }
}

impl Default for Signature {
    fn default() -> Self {
        Signature::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_counts_and_so_does_the_order() {
        let one = Signature::new().with(100, 5, 1);
        assert_ne!(one, Signature::new().with(101, 5, 1));
        assert_ne!(one, Signature::new().with(100, 6, 1));
        assert_ne!(one, Signature::new().with(100, 5, 2));
        assert_ne!(
            one.with(1, 0, 0),
            Signature::new().with(1, 0, 0).with(100, 5, 1)
        );
    }
}
