//! Packs the values of a slice into a table.
//! Does not know how they were found.

use crate::chances::{self, Counter, Writer};
use crate::coder::Encoder;
use crate::flat::Flat;
use crate::runs::{self, Run, SLOTS};
use crate::{Kind, Value, shares, table};
use game::Index;

/// The bytes of the table of a slice. The name is that of its file.
pub fn pack<P: Index>(
    name: &str,
    kind: Kind,
    slice: P::Slice,
    flat: &Flat,
    workers: usize,
) -> Vec<u8> {
    let size = u64::from(table::block_size(kind));
    let found = shares::each(
        flat.len(),
        size,
        workers,
        || (Counter::new(SLOTS), Vec::new()),
        |(counter, found), numbers| {
            let (first, length) = (numbers.start, (numbers.end - numbers.start) as u32);
            let mut symbols = Vec::with_capacity(length as usize);
            P::each(slice, numbers, |number, position| {
                symbols.push(symbol(kind, flat.value(number), position));
            });
            let runs = runs::runs(symbols);
            runs::pass(counter, length, &runs);
            found.push((first, length, runs));
        },
    );
    let mut counter = Counter::new(SLOTS);
    let mut blocks: Vec<(u64, u32, Vec<Run>)> = Vec::new();
    for (counted, found) in found {
        counter.add(&counted);
        blocks.extend(found);
    }
    blocks.sort_unstable_by_key(|(first, ..)| *first);
    let chances = counter.chances();
    let mut bytes = table::head(name, kind, flat.len());
    bytes.extend(chances::write(&chances));
    let mut data: Vec<u8> = Vec::new();
    for (_, length, runs) in &blocks {
        let mut writer = Writer {
            chances: &chances,
            encoder: Encoder::new(),
        };
        runs::pass(&mut writer, *length, runs);
        let block = writer.encoder.finish();
        data.extend(&block);
        bytes.extend((data.len() as u32).to_le_bytes());
        bytes.extend(crate::sum::crc32(&block).to_le_bytes());
    }
    let sum = crate::sum::crc32(&bytes);
    bytes.extend(sum.to_le_bytes());
    bytes.extend(data);
    bytes
}

/// What is written for a position; `None` where it does not matter.
fn symbol<P: Index>(kind: Kind, value: Option<Value>, position: &P) -> Option<u16> {
    let value = value?;
    if kind == Kind::Plies && value == Value::Draw || !position.kept() {
        return None;
    }
    Some(match kind {
        Kind::Outcome => value.outcome().symbol(),
        // Who wins is known from the other table, so it is an odd or an even number.
        Kind::Plies => value.plies().unwrap_or(0) / 2,
    })
}
