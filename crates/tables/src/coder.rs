//! A binary range coder with fixed chances: bits become few bytes when their chances are known.
//! Does not know what the bits mean.
//!
//! The carry is held back as in the coder of LZMA; its first byte, always 0, and zeros at the end
//! are not written.

/// The chance of a zero, in 256ths, 1 to 255.
pub type Chance = u8;

/// Below this the range is widened by a byte.
const NARROW: u32 = 1 << 24;

/// Writes bits.
pub struct Encoder {
    low: u64,
    range: u32,
    held: u8,
    /// The held byte and those of 0xff after it, which a carry may still change.
    waiting: u64,
    bytes: Vec<u8>,
}

impl Encoder {
    /// An encoder that has written nothing.
    pub const fn new() -> Encoder {
        Encoder {
            low: 0,
            range: u32::MAX,
            held: 0,
            waiting: 1,
            bytes: Vec::new(),
        }
    }

    /// Writes a bit.
    pub fn bit(&mut self, bit: bool, zero: Chance) {
        let bound = (self.range >> 8) * u32::from(zero);
        if bit {
            self.low += u64::from(bound);
            self.range -= bound;
        } else {
            self.range = bound;
        }
        while self.range < NARROW {
            self.range <<= 8;
            self.shift();
        }
    }

    fn shift(&mut self) {
        let carry = self.low >> 32 != 0;
        if carry || (self.low as u32) < 0xff00_0000 {
            let mut byte = self.held;
            while self.waiting > 0 {
                self.bytes.push(byte.wrapping_add(u8::from(carry)));
                byte = 0xff;
                self.waiting -= 1;
            }
            self.held = (self.low >> 24) as u8;
        }
        self.waiting += 1;
        self.low = (self.low & 0x00ff_ffff) << 8;
    }

    /// The bytes. Of all numbers that tell the same the one with most zeros at its end is taken.
    pub fn finish(mut self) -> Vec<u8> {
        let end = self.low + u64::from(self.range);
        for zeros in (0..=32).rev() {
            let step = 1_u64 << zeros;
            let rounded = self.low.div_ceil(step) * step;
            if rounded < end {
                self.low = rounded;
                break;
            }
        }
        for _ in 0..5 {
            self.shift();
        }
        let used = self.bytes.iter().rposition(|byte| *byte != 0).unwrap_or(0);
        self.bytes.truncate(used + 1);
        self.bytes.remove(0);
        self.bytes
    }
}

/// Reads bits.
pub struct Decoder<'a> {
    code: u32,
    range: u32,
    bytes: std::slice::Iter<'a, u8>,
}

impl Decoder<'_> {
    /// A decoder of bytes that an encoder wrote.
    pub fn new(bytes: &[u8]) -> Decoder<'_> {
        let mut decoder = Decoder {
            code: 0,
            range: u32::MAX,
            bytes: bytes.iter(),
        };
        for _ in 0..4 {
            decoder.shift();
        }
        decoder
    }

    fn shift(&mut self) {
        let byte = self.bytes.next().copied().unwrap_or(0);
        self.code = self.code << 8 | u32::from(byte);
    }

    /// Reads a bit that was written with this chance.
    pub fn bit(&mut self, zero: Chance) -> bool {
        let bound = (self.range >> 8) * u32::from(zero.max(1));
        let bit = self.code >= bound;
        if bit {
            self.code -= bound;
            self.range -= bound;
        } else {
            self.range = bound;
        }
        while self.range < NARROW {
            self.range <<= 8;
            self.shift();
        }
        bit
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_come_back_whatever_their_chances() {
        let mut state = 1_u64;
        let mut next = || {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) as u32
        };
        for length in [0, 1, 2, 7, 100, 20_000] {
            for lean in [1, 3, 128, 250, 255] {
                let bits: Vec<(bool, Chance)> = (0..length)
                    .map(|_| (next() % 256 >= lean, (next() % 255 + 1) as u8))
                    .collect();
                let mut encoder = Encoder::new();
                for (bit, zero) in &bits {
                    encoder.bit(*bit, *zero);
                }
                let bytes = encoder.finish();
                let mut decoder = Decoder::new(&bytes);
                for (at, (bit, zero)) in bits.iter().enumerate() {
                    assert_eq!(decoder.bit(*zero), *bit, "bit {at} of {length}");
                }
            }
        }
    }

    #[test]
    fn what_is_sure_costs_next_to_nothing() {
        let mut encoder = Encoder::new();
        for _ in 0..100 {
            encoder.bit(false, 255);
        }
        assert!(encoder.finish().is_empty());
    }
}
