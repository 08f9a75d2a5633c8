//! Learned weights as bytes, small enough to be loaded by a browser (docs/formats/weights.md).
//! Does not know a file, how the weights were learned, or what they count.

use crate::bits::{Reader, Writer};
use crate::compact;
use std::fmt;

const MAGIC: &[u8; 8] = b"TSOROWGT";
/// The version that is written and read.
pub const VERSION: u16 = 1;
/// The checksum's bytes.
const TAIL: usize = 4;

/// Learned weights, in hundredths of a man. Of each pair the first counts with all men on the
/// board, the second when few are left.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Weights {
    /// A pair a feature.
    pub features: Vec<(i16, i16)>,
    /// A pair a place; -128 does not occur.
    pub places: Vec<[i8; 2]>,
}

/// Why bytes are no weights of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WeightsError {
    /// They do not begin as weights do.
    Foreign,
    /// Another version of the format.
    Version(u16),
    /// Cut off or altered.
    Damaged,
    /// Weights of another rule set: its name.
    Rules(String),
    /// Not as many features or places as the game has.
    Counts {
        /// Features in the file.
        features: usize,
        /// Places in the file.
        places: usize,
    },
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WeightsError::Foreign => write!(f, "not a file of weights"),
            WeightsError::Version(found) => {
                write!(
                    f,
                    "version {found} of weights; this program reads {VERSION}"
                )
            }
            WeightsError::Damaged => write!(f, "weights that are cut off or altered"),
            WeightsError::Rules(found) => write!(f, "weights of another rule set: {found}"),
            WeightsError::Counts { features, places } => {
                write!(
                    f,
                    "weights of another version of the game: {features} features, {places} places"
                )
            }
        }
    }
}

impl std::error::Error for WeightsError {}

impl Weights {
    /// The bytes of the weights of a rule set, whose name has at most 255 bytes. A place's weight
    /// of -128 is written as -127.
    #[must_use]
    pub fn write(&self, rules: &str) -> Vec<u8> {
        let name = &rules.as_bytes()[..rules.len().min(255)];
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.push(name.len() as u8);
        bytes.extend(name);
        bytes.extend((self.features.len() as u16).to_le_bytes());
        bytes.extend((self.places.len() as u32).to_le_bytes());
        for (early, late) in &self.features {
            bytes.extend(early.to_le_bytes());
            bytes.extend(late.to_le_bytes());
        }
        let mut writer = Writer::new(bytes);
        compact::pass(&mut self.places.clone(), &mut writer);
        let mut bytes = writer.finish();
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    /// Reads the weights of a rule set that has so many features and places.
    ///
    /// # Errors
    /// Bytes that are not weights, or cut off, or altered, or of another game.
    pub fn read(
        bytes: &[u8],
        rules: &str,
        features: usize,
        places: usize,
    ) -> Result<Weights, WeightsError> {
        let mut rest = Rest(bytes);
        if rest.take(MAGIC.len()).ok() != Some(MAGIC) {
            return Err(WeightsError::Foreign);
        }
        let version = rest.short()?;
        if version != VERSION {
            return Err(WeightsError::Version(version));
        }
        let end = bytes.len() - TAIL.min(bytes.len());
        if checksum(&bytes[..end]).to_le_bytes() != bytes[end..] {
            return Err(WeightsError::Damaged);
        }
        let length = rest.take(1)?[0];
        let name = rest.take(usize::from(length))?;
        if name != rules.as_bytes() {
            let found = String::from_utf8_lossy(name).into_owned();
            return Err(WeightsError::Rules(found));
        }
        let counts = (usize::from(rest.short()?), rest.long()? as usize);
        if counts != (features, places) {
            let (features, places) = counts;
            return Err(WeightsError::Counts { features, places });
        }
        let mut weights = Weights {
            features: Vec::with_capacity(features),
            places: vec![[0; 2]; places],
        };
        for _ in 0..features {
            let pair = (rest.short()? as i16, rest.short()? as i16);
            weights.features.push(pair);
        }
        let packed = rest
            .0
            .len()
            .checked_sub(TAIL)
            .ok_or(WeightsError::Damaged)?;
        let mut reader = Reader::new(&rest.0[..packed]);
        compact::pass(&mut weights.places, &mut reader);
        if reader.finished() {
            Ok(weights)
        } else {
            Err(WeightsError::Damaged)
        }
    }
}

/// What has not been read yet.
struct Rest<'a>(&'a [u8]);

impl<'a> Rest<'a> {
    fn take(&mut self, count: usize) -> Result<&'a [u8], WeightsError> {
        let (taken, rest) = self
            .0
            .split_at_checked(count)
            .ok_or(WeightsError::Damaged)?;
        self.0 = rest;
        Ok(taken)
    }

    fn short(&mut self) -> Result<u16, WeightsError> {
        self.take(2)
            .map(|bytes| u16::from_le_bytes([bytes[0], bytes[1]]))
    }

    fn long(&mut self) -> Result<u32, WeightsError> {
        let (low, high) = (self.short()?, self.short()?);
        Ok(u32::from(high) << 16 | u32::from(low))
    }
}

/// The CRC-32 of IEEE 802.3, four bits at a time: a table of 64 bytes is all that a page loads.
fn checksum(bytes: &[u8]) -> u32 {
    const TABLE: [u32; 16] = {
        let mut table = [0; 16];
        let mut index = 0;
        while index < 16 {
            let mut value = index as u32;
            let mut bit = 0;
            while bit < 4 {
                value = value >> 1 ^ (0xEDB8_8320 * (value & 1));
                bit += 1;
            }
            table[index] = value;
            index += 1;
        }
        table
    };
    !bytes.iter().fold(u32::MAX, |sum, &byte| {
        let sum = sum ^ u32::from(byte);
        let sum = sum >> 4 ^ TABLE[(sum & 15) as usize];
        sum >> 4 ^ TABLE[(sum & 15) as usize]
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLACES: usize = 20_011;

    /// Weights such as are learned: whole regions of nothing, small numbers, some large ones.
    fn weights() -> Weights {
        let mut state = 9u32;
        let mut next = |below: u32| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 8) % below
        };
        let mut places = vec![[0; 2]; PLACES];
        for (place, pair) in places.iter_mut().enumerate() {
            if place % 3000 < 500 && next(4) == 0 {
                *pair = [next(20) as i8 - 10, next(255) as u8 as i8];
                pair[1] = pair[1].max(-127);
            }
        }
        places[0] = [-127, 127];
        places[PLACES - 1] = [0, -1];
        Weights {
            features: vec![(100, 100), (-300, 32_000), (0, i16::MIN)],
            places,
        }
    }

    #[test]
    fn what_is_written_is_read_and_small() {
        let bytes = weights().write("draughts");
        let read = Weights::read(&bytes, "draughts", 3, PLACES);
        assert_eq!(read, Ok(weights()));
        assert!(bytes.len() < 2500, "{} bytes", bytes.len());
        let none = Weights::default();
        assert_eq!(Weights::read(&none.write(""), "", 0, 0), Ok(none));
    }

    #[test]
    fn other_games_and_counts_are_named() {
        let bytes = weights().write("draughts");
        let read = |rules, features, places| Weights::read(&bytes, rules, features, places);
        assert_eq!(
            read("go", 3, PLACES),
            Err(WeightsError::Rules("draughts".into()))
        );
        let counts = Err(WeightsError::Counts {
            features: 3,
            places: PLACES,
        });
        assert_eq!(read("draughts", 4, PLACES), counts);
        assert_eq!(read("draughts", 3, 7), counts);
    }

    #[test]
    fn what_is_cut_off_altered_or_foreign_is_refused() {
        let bytes = weights().write("draughts");
        let read = |bytes: &[u8]| Weights::read(bytes, "draughts", 3, PLACES);
        assert_eq!(read(b"something else"), Err(WeightsError::Foreign));
        for end in 0..bytes.len() {
            let expected = if end < 8 {
                WeightsError::Foreign
            } else {
                WeightsError::Damaged
            };
            assert_eq!(read(&bytes[..end]), Err(expected), "{end} bytes");
        }
        for at in 0..bytes.len() {
            let mut altered = bytes.clone();
            altered[at] ^= 0x10;
            assert!(read(&altered).is_err(), "byte {at}");
        }
        let mut longer = bytes.clone();
        longer.push(0);
        assert_eq!(read(&longer), Err(WeightsError::Damaged));
        let mut newer = bytes;
        newer[8] = 9;
        assert_eq!(read(&newer), Err(WeightsError::Version(9)));
    }

    #[test]
    fn the_checksum_is_the_usual_one() {
        assert_eq!(checksum(b"123456789"), 0xCBF4_3926);
    }
}
