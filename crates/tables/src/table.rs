//! A table as bytes: its head, its blocks, their checksums (docs/formats/tables.md).
//! Does not know what positions the numbers stand for.

use crate::chances::{self, Reader};
use crate::coder::{Chance, Decoder};
use crate::runs::{self, Run, SLOTS};
use crate::{Bytes, Kind, TableError};
use std::ops::Range;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

/// The version of the format that this program writes and reads.
pub const VERSION: u16 = 1;

/// How every table begins.
pub const MAGIC: &[u8; 8] = b"TSOROEND";

/// How many positions a block holds: as many as cost about a thousand runs.
pub const fn block_size(kind: Kind) -> u32 {
    match kind {
        Kind::Outcome => 1 << 16,
        Kind::Plies => 1 << 12,
    }
}

/// An opened table.
pub struct Table {
    id: u32,
    bytes: Bytes,
    kind: Kind,
    positions: u64,
    block: u32,
    chances: Vec<Chance>,
    /// Where the list of blocks begins, and where the blocks do.
    list: usize,
    data: usize,
}

impl std::fmt::Debug for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "table of {} positions", self.positions)
    }
}

/// The head of a table before its chances.
pub fn head(name: &str, kind: Kind, positions: u64) -> Vec<u8> {
    let mut head = MAGIC.to_vec();
    head.extend(VERSION.to_le_bytes());
    head.push(kind as u8);
    head.push(name.len() as u8);
    head.extend(name.as_bytes());
    head.extend(positions.to_le_bytes());
    head.extend(block_size(kind).to_le_bytes());
    head
}

impl Table {
    /// Opens the table of a slice, whose name is that of its file, and which has so many positions.
    ///
    /// # Errors
    /// For whatever is not such a table, whole and unchanged. Blocks are checked when they are read.
    pub fn open(bytes: Bytes, name: &str, kind: Kind, positions: u64) -> Result<Table, TableError> {
        let all = (*bytes).as_ref();
        if all.get(..8) != Some(MAGIC) {
            return Err(TableError::Foreign);
        }
        let short = || TableError::Length {
            found: all.len() as u64,
            expected: all.len() as u64 + 1,
        };
        let version = all.get(8..10).ok_or_else(short)?;
        let version = u16::from_le_bytes([version[0], version[1]]);
        if version != VERSION {
            return Err(TableError::Version(version));
        }
        let expected = head(name, kind, positions);
        let found = all.get(..expected.len()).ok_or_else(short)?;
        if found != expected {
            let length = usize::from(found[11]);
            let found = all.get(12..12 + length).unwrap_or_default();
            return Err(TableError::Other(
                String::from_utf8_lossy(found).into_owned(),
            ));
        }
        let block = block_size(kind);
        let (chances, rest) =
            chances::read(&all[expected.len()..], SLOTS).ok_or(TableError::Head)?;
        let list = all.len() - rest.len();
        let blocks = positions.div_ceil(u64::from(block)) as usize;
        let data = list + 8 * blocks + 4;
        let head = all.get(..data).ok_or_else(short)?;
        let (head, sum) = head.split_at(data - 4);
        if crate::sum::crc32(head).to_le_bytes() != *sum {
            return Err(TableError::Head);
        }
        static OPENED: AtomicU32 = AtomicU32::new(0);
        let table = Table {
            id: OPENED.fetch_add(1, Relaxed),
            kind,
            positions,
            block,
            chances,
            list,
            data,
            bytes,
        };
        let expected = data + table.end(blocks);
        let found = (*table.bytes).as_ref().len();
        if found != expected {
            return Err(TableError::Length {
                found: found as u64,
                expected: expected as u64,
            });
        }
        Ok(table)
    }

    /// Tells it from all others that this program has opened.
    pub(crate) fn id(&self) -> u32 {
        self.id
    }

    /// What it holds.
    #[must_use]
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// How many positions it has.
    #[must_use]
    pub fn positions(&self) -> u64 {
        self.positions
    }

    /// Its length in bytes.
    #[must_use]
    pub fn length(&self) -> u64 {
        (*self.bytes).as_ref().len() as u64
    }

    /// How many positions a block holds.
    #[must_use]
    pub fn block(&self) -> u32 {
        self.block
    }

    /// How many blocks it has.
    #[must_use]
    pub fn blocks(&self) -> u64 {
        self.positions.div_ceil(u64::from(self.block))
    }

    fn word(&self, at: usize) -> u32 {
        let bytes = (*self.bytes).as_ref();
        u32::from_le_bytes([bytes[at], bytes[at + 1], bytes[at + 2], bytes[at + 3]])
    }

    /// Where the first `blocks` blocks end, from the first byte of the first.
    fn end(&self, blocks: usize) -> usize {
        match blocks {
            0 => 0,
            _ => self.word(self.list + 8 * (blocks - 1)) as usize,
        }
    }

    /// Says that the block of a number was changed: it holds what no table does.
    pub(crate) fn damaged(&self, number: u64) -> TableError {
        self.changed(number / u64::from(self.block))
    }

    /// Says that a block was changed.
    fn changed(&self, block: u64) -> TableError {
        let bytes = (*self.bytes).as_ref();
        let name = bytes
            .get(12..12 + usize::from(bytes[11]))
            .unwrap_or_default();
        TableError::Block {
            table: String::from_utf8_lossy(name).into_owned(),
            block,
        }
    }

    /// Reads a block.
    ///
    /// # Errors
    /// [`TableError::Block`] when it was changed or there is none.
    pub fn read(&self, block: u64) -> Result<Block, TableError> {
        let changed = || self.changed(block);
        if block >= self.blocks() {
            return Err(changed());
        }
        let at = block as usize;
        let part = self.data + self.end(at)..self.data + self.end(at + 1);
        let bytes = (*self.bytes).as_ref().get(part).ok_or_else(changed)?;
        if crate::sum::crc32(bytes) != self.word(self.list + 8 * at + 4) {
            return Err(changed());
        }
        let left = self.positions - block * u64::from(self.block);
        let size = left.min(u64::from(self.block)) as u32;
        let mut reader = Reader {
            chances: &self.chances,
            decoder: Decoder::new(bytes),
        };
        runs::pass(&mut reader, size, &[])
            .map(Block)
            .ok_or_else(changed)
    }

    /// What is written for some numbers, of which the first begins a block.
    pub(crate) fn symbols(&self, numbers: Range<u64>) -> Result<Vec<u16>, TableError> {
        let size = u64::from(self.block);
        let mut symbols = Vec::with_capacity((numbers.end - numbers.start) as usize);
        for block in numbers.start / size..numbers.end.div_ceil(size) {
            let mut start = 0;
            for run in self.read(block)?.0 {
                symbols.extend(std::iter::repeat_n(run.symbol, (run.end - start) as usize));
                start = run.end;
            }
        }
        Ok(symbols)
    }
}

/// The values of a block.
#[derive(Clone, Debug)]
pub struct Block(Vec<Run>);

impl Block {
    /// The value at a place of the block; that of the last for a place beyond it.
    #[must_use]
    pub fn symbol(&self, place: u32) -> u16 {
        let at = self.0.partition_point(|run| run.end <= place);
        self.0.get(at).or(self.0.last()).map_or(0, |run| run.symbol)
    }
}
