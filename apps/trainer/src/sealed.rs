//! Values as files of this program's own: a mark, a version, the value, and a checksum.
//! Does not know what the values are.

use anyhow::{Context, Result, ensure};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Mark and version.
const HEAD: usize = 10;
/// The CRC-32 of everything before it.
const TAIL: usize = 4;

/// A kind of file.
pub struct Format {
    /// What it begins with.
    pub magic: [u8; 8],
    /// The version that is written and read.
    pub version: u16,
    /// What it is, such as `a file of games`.
    pub what: &'static str,
}

impl Format {
    /// The file's bytes.
    ///
    /// # Errors
    /// A value that postcard cannot write.
    pub fn write(&self, value: &impl Serialize) -> Result<Vec<u8>> {
        let mut bytes = self.magic.to_vec();
        bytes.extend(self.version.to_le_bytes());
        bytes = postcard::to_extend(value, bytes)?;
        bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
        Ok(bytes)
    }

    /// Reads a file's bytes.
    ///
    /// # Errors
    /// Not such a file, another version, cut off or altered.
    pub fn read<T: DeserializeOwned>(&self, bytes: &[u8]) -> Result<T> {
        ensure!(
            bytes.len() >= HEAD + TAIL && bytes.starts_with(&self.magic),
            "not {}",
            self.what
        );
        let version = u16::from_le_bytes([bytes[8], bytes[9]]);
        ensure!(
            version == self.version,
            "version {version}; this program reads {}",
            self.version
        );
        let (content, tail) = bytes.split_at(bytes.len() - TAIL);
        ensure!(
            crc32fast::hash(content).to_le_bytes() == tail,
            "damaged: the checksum is wrong"
        );
        let (value, rest) = postcard::take_from_bytes(&content[HEAD..]).context("damaged")?;
        ensure!(rest.is_empty(), "damaged: {} bytes too many", rest.len());
        Ok(value)
    }
}
