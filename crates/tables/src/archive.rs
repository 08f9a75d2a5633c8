//! Many tables in one file, for who loads them at once (docs/formats/tables.md).
//! Does not know what a table holds.

use crate::{Bytes, Source, TableError};
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Arc;

/// How every archive begins.
const MAGIC: &[u8; 8] = b"TSOROARC";

/// The version of the format that this program writes and reads.
const VERSION: u16 = 1;

/// Tables by name in one piece of memory.
pub struct Archive {
    bytes: Arc<[u8]>,
    parts: BTreeMap<String, Range<usize>>,
}

impl std::fmt::Debug for Archive {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "archive of {} tables", self.parts.len())
    }
}

impl Archive {
    /// Opens an archive.
    ///
    /// # Errors
    /// For whatever is not one, whole and unchanged.
    pub fn open(bytes: &[u8]) -> Result<Archive, TableError> {
        if bytes.get(..8) != Some(MAGIC) {
            return Err(TableError::Foreign);
        }
        let mut reader = Reader { bytes, at: 8 };
        let version = reader.number::<2>()? as u16;
        if version != VERSION {
            return Err(TableError::Version(version));
        }
        let count = reader.number::<2>()?;
        let mut listed = Vec::new();
        for _ in 0..count {
            let length = reader.number::<1>()?;
            let name = String::from_utf8_lossy(reader.take(length)?).into_owned();
            listed.push((name, reader.number::<4>()?));
        }
        let body: u64 = listed.iter().map(|(_, length)| *length as u64).sum();
        let (found, expected) = (bytes.len() as u64, reader.at as u64 + body + 4);
        if found != expected {
            return Err(TableError::Length { found, expected });
        }
        let (all, sum) = bytes.split_at(bytes.len() - 4);
        if crate::sum::crc32(all).to_le_bytes() != *sum {
            return Err(TableError::Head);
        }
        let mut end = reader.at;
        let parts = listed.into_iter().map(|(name, length)| {
            let part = end..end + length;
            end = part.end;
            (name, part)
        });
        Ok(Archive {
            parts: parts.collect(),
            bytes: bytes.into(),
        })
    }

    /// The names of what is in it.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.parts.keys().map(String::as_str)
    }

    /// The bytes of an archive of files, each with its name of at most 255 bytes.
    #[must_use]
    pub fn write(files: &BTreeMap<String, Vec<u8>>) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend((files.len() as u16).to_le_bytes());
        for (name, file) in files {
            bytes.push(name.len() as u8);
            bytes.extend(name.as_bytes());
            bytes.extend((file.len() as u32).to_le_bytes());
        }
        for file in files.values() {
            bytes.extend(file);
        }
        let sum = crate::sum::crc32(&bytes);
        bytes.extend(sum.to_le_bytes());
        bytes
    }
}

impl Source for Archive {
    fn read(&self, name: &str) -> Result<Option<Bytes>, String> {
        Ok(self.parts.get(name).map(|part| {
            Box::new(Part {
                bytes: self.bytes.clone(),
                part: part.clone(),
            }) as Bytes
        }))
    }
}

/// Several archives: a table is that of the first which has one of its name.
impl Source for Vec<Archive> {
    fn read(&self, name: &str) -> Result<Option<Bytes>, String> {
        let mut held = self
            .iter()
            .filter(|archive| archive.parts.contains_key(name));
        held.next().map_or(Ok(None), |archive| archive.read(name))
    }
}

/// A table in the archive's memory.
struct Part {
    bytes: Arc<[u8]>,
    part: Range<usize>,
}

impl AsRef<[u8]> for Part {
    fn as_ref(&self) -> &[u8] {
        &self.bytes[self.part.clone()]
    }
}

/// Reads the head.
struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    fn take(&mut self, length: usize) -> Result<&'a [u8], TableError> {
        let end = self.at + length;
        let taken = self.bytes.get(self.at..end).ok_or(TableError::Length {
            found: self.bytes.len() as u64,
            expected: end as u64,
        })?;
        self.at = end;
        Ok(taken)
    }

    /// A number of so many bytes, at most four.
    fn number<const N: usize>(&mut self) -> Result<usize, TableError> {
        let bytes = self.take(N)?.iter().rev();
        Ok(bytes.fold(0, |number, byte| number << 8 | usize::from(*byte)))
    }
}
