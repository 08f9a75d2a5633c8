//! A binary range coder whose chances follow what has come so far: bits that repeat take no room.
//! Does not know what the bits mean.
//!
//! It narrows an interval of 32-bit numbers and puts out the leading bytes that both ends share.

/// How likely a bit is 1, followed at two speeds. The chance is their mean.
#[derive(Clone, Copy, Debug)]
pub struct Chance {
    quick: u16,
    slow: u16,
}

/// Steps of one part in 16 and one part in 128.
const QUICK: u32 = 4;
const SLOW: u32 = 7;

impl Chance {
    /// Nothing has come: even.
    pub const EVEN: Chance = Chance {
        quick: 1 << 15,
        slow: 1 << 15,
    };

    /// The chance of a 1, in 65536ths.
    fn one(self) -> u32 {
        ((u32::from(self.quick) + u32::from(self.slow)) / 2).clamp(1, 0xffff)
    }

    fn learn(&mut self, bit: bool) {
        for (chance, speed) in [(&mut self.quick, QUICK), (&mut self.slow, SLOW)] {
            if bit {
                *chance += (u16::MAX - *chance) >> speed;
            } else {
                *chance -= *chance >> speed;
            }
        }
    }
}

/// The numbers that are still possible.
#[derive(Clone, Copy, Debug)]
struct Interval {
    low: u32,
    high: u32,
}

impl Interval {
    const ALL: Interval = Interval {
        low: 0,
        high: u32::MAX,
    };

    /// The last number of the part that stands for a 1. The ends differ in their first byte, so
    /// both parts hold a number.
    fn middle(self, one: u32) -> u32 {
        let width = u64::from(self.high - self.low);
        self.low + ((width * u64::from(one)) >> 16) as u32
    }

    fn narrow(&mut self, middle: u32, bit: bool) {
        if bit {
            self.high = middle;
        } else {
            self.low = middle + 1;
        }
    }

    /// Takes the first byte off if both ends share it.
    fn shift(&mut self) -> Option<u8> {
        let byte = (self.low >> 24) as u8;
        if byte != (self.high >> 24) as u8 {
            return None;
        }
        self.low <<= 8;
        self.high = self.high << 8 | 0xff;
        Some(byte)
    }
}

/// Takes or gives bits, so that one description of a file serves to write and to read it.
pub trait Bits {
    /// The next bit: written and returned, or read whatever is given.
    fn bit(&mut self, bit: bool, chance: &mut Chance) -> bool;
}

/// Writes bits.
pub struct Writer {
    interval: Interval,
    bytes: Vec<u8>,
}

impl Writer {
    /// Writes behind these bytes.
    pub const fn new(bytes: Vec<u8>) -> Writer {
        Writer {
            interval: Interval::ALL,
            bytes,
        }
    }

    /// The bytes before and all bits.
    pub fn finish(mut self) -> Vec<u8> {
        self.bytes.extend(self.interval.high.to_be_bytes());
        self.bytes
    }
}

impl Bits for Writer {
    fn bit(&mut self, bit: bool, chance: &mut Chance) -> bool {
        let middle = self.interval.middle(chance.one());
        self.interval.narrow(middle, bit);
        chance.learn(bit);
        while let Some(byte) = self.interval.shift() {
            self.bytes.push(byte);
        }
        bit
    }
}

/// Reads bits.
pub struct Reader<'a> {
    interval: Interval,
    number: u32,
    rest: &'a [u8],
    /// How many bytes were wanted behind the end.
    short: u32,
}

impl<'a> Reader<'a> {
    /// Reads these bytes.
    pub fn new(bytes: &'a [u8]) -> Reader<'a> {
        let mut reader = Reader {
            interval: Interval::ALL,
            number: 0,
            rest: bytes,
            short: 0,
        };
        for _ in 0..4 {
            reader.byte();
        }
        reader
    }

    fn byte(&mut self) {
        let byte = match self.rest.split_first() {
            Some((&byte, rest)) => {
                self.rest = rest;
                byte
            }
            None => {
                self.short = self.short.saturating_add(1);
                0
            }
        };
        self.number = self.number << 8 | u32::from(byte);
    }

    /// Whether the bits have taken all the bytes and no more.
    pub const fn finished(&self) -> bool {
        self.rest.is_empty() && self.short == 0
    }
}

impl Bits for Reader<'_> {
    fn bit(&mut self, _: bool, chance: &mut Chance) -> bool {
        let middle = self.interval.middle(chance.one());
        let bit = self.number <= middle;
        self.interval.narrow(middle, bit);
        chance.learn(bit);
        while self.interval.shift().is_some() {
            self.byte();
        }
        bit
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bits of which one in `rare` is 1.
    fn bits(rare: u32) -> Vec<bool> {
        let mut state = 1u32;
        let mut next = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 8).is_multiple_of(rare)
        };
        (0..40_000).map(|_| next()).collect()
    }

    #[test]
    fn bits_come_back_and_rare_ones_take_little() {
        for (rare, most) in [(1, 60), (2, 5400), (50, 950), (5000, 120)] {
            let bits = bits(rare);
            let mut writer = Writer::new(vec![7]);
            let mut chance = Chance::EVEN;
            for &bit in &bits {
                writer.bit(bit, &mut chance);
            }
            let bytes = writer.finish();
            assert!(bytes.len() < most, "one in {rare}: {} bytes", bytes.len());
            let mut reader = Reader::new(&bytes[1..]);
            let mut chance = Chance::EVEN;
            for &bit in &bits {
                assert_eq!(reader.bit(false, &mut chance), bit);
            }
            assert!(reader.finished());
        }
    }

    #[test]
    fn an_end_that_comes_too_early_is_noticed() {
        let mut writer = Writer::new(Vec::new());
        let mut chance = Chance::EVEN;
        for bit in bits(2) {
            writer.bit(bit, &mut chance);
        }
        let bytes = writer.finish();
        let mut reader = Reader::new(&bytes[..bytes.len() - 1]);
        let mut chance = Chance::EVEN;
        for _ in 0..40_000 {
            reader.bit(false, &mut chance);
        }
        assert!(!reader.finished());
    }
}
