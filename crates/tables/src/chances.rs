//! How numbers become bits, and how likely each of those bits is.
//! Does not know what the numbers mean.
//!
//! A number is written as in the codes of Elias: how many bits it has, in unary, then the bits below
//! the first. Each bit of the count and the first two below have chances of their own in every
//! context; the rest share one a length.

use crate::coder::{Chance, Decoder, Encoder};

/// Where bits go to or come from.
pub trait Bits {
    /// Passes a bit on, or finds one whatever was given, and returns it.
    fn bit(&mut self, slot: usize, bit: bool) -> bool;
}

/// The most bits of a number below its first.
const LONGEST: usize = 19;

/// How many slots a context has.
pub const CONTEXT: usize = 5 * (LONGEST + 1);

/// Passes a number below 2^20 - 1, in a context that begins at the slot.
pub fn number(bits: &mut impl Bits, context: usize, number: u32) -> u32 {
    let number = number + 1;
    let length = number.ilog2() as usize;
    let mut found = 0;
    while found < LONGEST && bits.bit(context + found, found < length) {
        found += 1;
    }
    let places = context + LONGEST + 1 + 4 * found;
    let mut read = 1;
    for below in 1..=found {
        let place = match below {
            1 => 0,
            2 => 1 + (read & 1) as usize,
            _ => 3,
        };
        let bit = number >> (found - below) & 1 == 1;
        read = read << 1 | u32::from(bits.bit(places + place, bit));
    }
    read - 1
}

/// Counts bits, to know their chances.
pub struct Counter(Vec<[u32; 2]>);

impl Counter {
    /// A counter of so many slots.
    pub fn new(slots: usize) -> Counter {
        Counter(vec![[0; 2]; slots])
    }

    /// Adds what another has counted.
    pub fn add(&mut self, other: &Counter) {
        for (mine, theirs) in self.0.iter_mut().zip(&other.0) {
            mine[0] += theirs[0];
            mine[1] += theirs[1];
        }
    }

    /// The chances; 0 for what never came.
    pub fn chances(&self) -> Vec<Chance> {
        let chance = |[zeros, ones]: &[u32; 2]| {
            let all = u64::from(zeros + ones);
            match all {
                0 => 0,
                _ => ((512 * u64::from(*zeros) + all) / (2 * all)).clamp(1, 255) as Chance,
            }
        };
        self.0.iter().map(chance).collect()
    }
}

impl Bits for Counter {
    fn bit(&mut self, slot: usize, bit: bool) -> bool {
        self.0[slot][usize::from(bit)] += 1;
        bit
    }
}

/// Writes bits by their chances.
pub struct Writer<'a> {
    /// The chances, by slots.
    pub chances: &'a [Chance],
    /// Takes them.
    pub encoder: Encoder,
}

impl Bits for Writer<'_> {
    fn bit(&mut self, slot: usize, bit: bool) -> bool {
        self.encoder.bit(bit, self.chances[slot]);
        bit
    }
}

/// Reads bits by their chances.
pub struct Reader<'a> {
    /// The chances, by slots.
    pub chances: &'a [Chance],
    /// Gives them.
    pub decoder: Decoder<'a>,
}

impl Bits for Reader<'_> {
    fn bit(&mut self, slot: usize, _: bool) -> bool {
        self.decoder.bit(self.chances[slot])
    }
}

/// Writes chances: how many slots never came, how many did, their chances, and so on to the end.
pub fn write(chances: &[Chance]) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut rest = chances;
    while !rest.is_empty() {
        let unused = rest.iter().take_while(|chance| **chance == 0).count();
        let used = rest[unused..]
            .iter()
            .take_while(|chance| **chance != 0)
            .count();
        for count in [unused, used] {
            bytes.extend((count as u16).to_le_bytes());
        }
        bytes.extend(&rest[unused..unused + used]);
        rest = &rest[unused + used..];
    }
    bytes
}

/// Reads as many chances as there are slots, and returns the bytes after them.
pub fn read(mut bytes: &[u8], slots: usize) -> Option<(Vec<Chance>, &[u8])> {
    let mut chances = Vec::with_capacity(slots);
    while chances.len() < slots {
        let (counts, rest) = bytes.split_at_checked(4)?;
        let count = |at: usize| usize::from(u16::from_le_bytes([counts[at], counts[at + 1]]));
        let (unused, used) = (count(0), count(2));
        if unused + used == 0 || chances.len() + unused + used > slots {
            return None;
        }
        chances.resize(chances.len() + unused, 0);
        let (found, rest) = rest.split_at_checked(used)?;
        chances.extend(found);
        bytes = rest;
    }
    Some((chances, bytes))
}
