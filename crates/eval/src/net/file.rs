//! A net as bytes (docs/formats/weights.md).
//! Does not know a file, how the weights were learned, or what they count.

use super::{FIRST, Net, SECOND, STAGES};
use std::fmt;

const MAGIC: &[u8; 8] = b"TSOROWGT";
/// The version that is written and read.
pub const VERSION: u16 = 3;
/// The checksum's bytes.
const TAIL: usize = 4;
/// The largest bias; so [`FIRST`] products of [`super::ONE`] and a weight may come to it.
const MOST_BIAS: u32 = 1 << 30;
/// What is held to: numbers of the first and second layer, and stages.
const SHAPE: [u16; 3] = [FIRST as u16, SECOND as u16, STAGES as u16];

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
    /// A net of another shape than this program has.
    Shape,
    /// Not as many inputs as the game has: how many.
    Inputs(usize),
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
            WeightsError::Shape => write!(f, "weights of a net of another shape"),
            WeightsError::Inputs(found) => {
                write!(f, "weights of another version of the game: {found} inputs")
            }
        }
    }
}

impl std::error::Error for WeightsError {}

impl Net {
    /// The bytes of the weights of a rule set, whose name has at most 255 bytes.
    #[must_use]
    pub fn write(&self, rules: &str) -> Vec<u8> {
        let name = &rules.as_bytes()[..rules.len().min(255)];
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.push(name.len() as u8);
        bytes.extend(name);
        for number in SHAPE.into_iter().chain([self.stages[0].first.len() as u16]) {
            bytes.extend(number.to_le_bytes());
        }
        let mut short = |numbers: &[i16]| {
            for number in numbers {
                bytes.extend(number.to_le_bytes());
            }
        };
        for stage in &self.stages {
            short(stage.first.as_flattened());
            short(&stage.first_bias);
            short(stage.second.as_flattened().as_flattened());
            short(&stage.score);
        }
        for stage in &self.stages {
            for number in stage.second_bias.iter().chain([&stage.score_bias]) {
                bytes.extend(number.to_le_bytes());
            }
        }
        bytes.extend(checksum(&bytes).to_le_bytes());
        bytes
    }

    /// Reads the weights of a rule set that has so many inputs.
    ///
    /// # Errors
    /// Bytes that are not weights, or cut off, or altered, or of another game or shape.
    pub fn read(bytes: &[u8], rules: &str, inputs: usize) -> Result<Net, WeightsError> {
        let mut rest = Rest(bytes);
        if rest.take(MAGIC.len()).ok() != Some(MAGIC) {
            return Err(WeightsError::Foreign);
        }
        let version = rest.short()? as u16;
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
        for number in SHAPE {
            if rest.short()? as u16 != number {
                return Err(WeightsError::Shape);
            }
        }
        let found = usize::from(rest.short()? as u16);
        if found != inputs {
            return Err(WeightsError::Inputs(found));
        }
        let net = rest.net(inputs)?;
        if rest.0.len() == TAIL {
            Ok(net)
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

    fn short(&mut self) -> Result<i16, WeightsError> {
        self.take(2)
            .map(|bytes| i16::from_le_bytes([bytes[0], bytes[1]]))
    }

    fn shorts(&mut self, into: &mut [i16]) -> Result<(), WeightsError> {
        for number in into {
            *number = self.short()?;
        }
        Ok(())
    }

    /// A bias: none is so large that a sum could overflow.
    fn bias(&mut self) -> Result<i32, WeightsError> {
        let bytes = self.take(4)?;
        let bias = i32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
        if bias.unsigned_abs() > MOST_BIAS {
            return Err(WeightsError::Damaged);
        }
        Ok(bias)
    }

    fn net(&mut self, inputs: usize) -> Result<Net, WeightsError> {
        let mut net = Net::vacant(inputs);
        for stage in &mut net.stages {
            self.shorts(stage.first.as_flattened_mut())?;
            self.shorts(&mut stage.first_bias)?;
            self.shorts(stage.second.as_flattened_mut().as_flattened_mut())?;
            self.shorts(&mut stage.score)?;
        }
        for stage in &mut net.stages {
            for number in &mut stage.second_bias {
                *number = self.bias()?;
            }
            stage.score_bias = self.bias()?;
        }
        Ok(net)
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

    const INPUTS: usize = 5;

    fn net() -> Net {
        let mut state = 9u32;
        let mut next = || {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 8) as i16
        };
        let mut net = Net::vacant(INPUTS);
        for stage in &mut net.stages {
            stage.first.as_flattened_mut().fill_with(&mut next);
            stage.first_bias.fill_with(&mut next);
            stage
                .second
                .as_flattened_mut()
                .as_flattened_mut()
                .fill_with(&mut next);
            stage
                .second_bias
                .fill_with(|| i32::from(next()) * 30_000 - 3);
            stage.score.fill_with(&mut next);
            stage.score_bias = -i32::from(next());
        }
        net
    }

    fn read(bytes: &[u8]) -> Result<Net, WeightsError> {
        Net::read(bytes, "draughts", INPUTS)
    }

    #[test]
    fn what_is_written_is_read() {
        assert_eq!(read(&net().write("draughts")), Ok(net()));
        let none = Net::vacant(0);
        assert_eq!(Net::read(&none.write(""), "", 0), Ok(none));
    }

    #[test]
    fn other_games_inputs_and_shapes_are_named() {
        let bytes = net().write("draughts");
        assert_eq!(
            Net::read(&bytes, "go", INPUTS),
            Err(WeightsError::Rules("draughts".into()))
        );
        assert_eq!(
            Net::read(&bytes, "draughts", 4),
            Err(WeightsError::Inputs(INPUTS))
        );
        let mut other = bytes[..bytes.len() - TAIL].to_vec();
        other[MAGIC.len() + 3 + "draughts".len()] += 1;
        other.extend(checksum(&other).to_le_bytes());
        assert_eq!(read(&other), Err(WeightsError::Shape));
    }

    #[test]
    fn what_is_cut_off_altered_or_foreign_is_refused() {
        let bytes = net().write("draughts");
        assert_eq!(read(b"something else"), Err(WeightsError::Foreign));
        for end in (0..64).chain(bytes.len() - 64..bytes.len()) {
            let expected = if end < 8 {
                WeightsError::Foreign
            } else {
                WeightsError::Damaged
            };
            assert_eq!(read(&bytes[..end]), Err(expected), "{end} bytes");
        }
        for at in (0..64).chain((64..bytes.len()).step_by(61)) {
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
