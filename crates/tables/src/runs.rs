//! A block of values as runs of the same value, and how the runs become bits.
//! Does not know what the values mean.

use crate::chances::{Bits, CONTEXT, number};

/// Some numbers after one another with the same value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Run {
    /// The number after the last one, counted from the start of the block.
    pub end: u32,
    /// The value.
    pub symbol: u16,
}

/// The most that a value may be.
pub const MOST_SYMBOL: u16 = 0x7fff;

/// Values are told apart up to 7, from there on by eights: a context each.
const CLASSES: usize = 16;
const FIRST: usize = 0;
const UP: usize = FIRST + CONTEXT;
const STEP: usize = UP + CLASSES;
const LENGTH: usize = STEP + 2 * CLASSES * CONTEXT;
/// How many slots the chances of a table's bits have.
pub const SLOTS: usize = LENGTH + 2 * CLASSES * CONTEXT;

fn class(symbol: u16) -> usize {
    let symbol = usize::from(symbol);
    let class = if symbol < 8 { symbol } else { 7 + symbol / 8 };
    class.min(CLASSES - 1)
}

/// The runs of a block. A number whose value does not matter takes that of its neighbour.
pub fn runs(values: impl IntoIterator<Item = Option<u16>>) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    let mut end = 0;
    for value in values {
        end += 1;
        match (runs.last_mut(), value) {
            (Some(run), None) => run.end = end,
            (Some(run), Some(symbol)) if run.symbol == symbol => run.end = end,
            (_, Some(symbol)) => runs.push(Run { end, symbol }),
            (None, None) => {}
        }
    }
    if runs.is_empty() && end > 0 {
        runs.push(Run { end, symbol: 0 });
    }
    runs
}

/// Passes the runs of a block of so many values: with a counter or a writer those that are given,
/// with a reader those that are found, whatever is given. `None` when what is found cannot be.
pub fn pass(bits: &mut impl Bits, size: u32, given: &[Run]) -> Option<Vec<Run>> {
    let mut given = given.iter();
    let mut found: Vec<Run> = Vec::new();
    let mut start = 0;
    while start < size {
        let nothing = Run {
            end: start + 1,
            symbol: 0,
        };
        let run = given.next().copied().unwrap_or(nothing);
        let before = found.last().map(|run| run.symbol);
        let symbol = match before {
            None => number(bits, FIRST, u32::from(run.symbol)),
            Some(before) => step(bits, before, run.symbol)?,
        };
        let symbol = u16::try_from(symbol)
            .ok()
            .filter(|symbol| *symbol <= MOST_SYMBOL)?;
        let rises = usize::from(before.is_some_and(|before| before < symbol));
        let context = LENGTH + (2 * class(symbol) + rises) * CONTEXT;
        start += number(bits, context, run.end.saturating_sub(start + 1)) + 1;
        found.push(Run { end: start, symbol });
    }
    (start == size).then_some(found)
}

/// Passes a value that differs from the one before.
fn step(bits: &mut impl Bits, before: u16, symbol: u16) -> Option<u32> {
    let class = class(before);
    let up = bits.bit(UP + class, symbol > before);
    let context = STEP + (2 * class + usize::from(up)) * CONTEXT;
    let by = number(
        bits,
        context,
        u32::from(symbol.abs_diff(before)).saturating_sub(1),
    ) + 1;
    if up {
        Some(u32::from(before) + by)
    } else {
        u32::from(before).checked_sub(by)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chances::{Counter, Reader, Writer};
    use crate::coder::{Decoder, Encoder};

    #[test]
    fn what_does_not_matter_takes_its_neighbour_s_value() {
        let values = [None, Some(2), None, Some(2), Some(0), None];
        let expected = [Run { end: 4, symbol: 2 }, Run { end: 6, symbol: 0 }];
        assert_eq!(runs(values), expected);
        assert_eq!(runs([None; 3]), [Run { end: 3, symbol: 0 }]);
    }

    #[test]
    fn runs_come_back() {
        let values: Vec<Option<u16>> = (0..5000_u16)
            .map(|at| Some(at.wrapping_mul(at) / 900 % 70))
            .collect();
        let given = runs(values);
        let mut counter = Counter::new(SLOTS);
        assert_eq!(pass(&mut counter, 5000, &given).as_ref(), Some(&given));
        let chances = counter.chances();
        let mut writer = Writer {
            chances: &chances,
            encoder: Encoder::new(),
        };
        pass(&mut writer, 5000, &given);
        let bytes = writer.encoder.finish();
        let mut reader = Reader {
            chances: &chances,
            decoder: Decoder::new(&bytes),
        };
        assert_eq!(pass(&mut reader, 5000, &[]), Some(given));
    }
}
