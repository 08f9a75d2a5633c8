//! A file of games, as text positions and numbers of moves, with a version and a checksum.
//! Does not know how games are played or what is learned from them.

use crate::sealed::Format;
use anyhow::{Context, Result};
use serde::{Deserialize, Serialize};
use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};

const FORMAT: Format = Format {
    magic: *b"TSOROGAM",
    version: 3,
    what: "a file of games",
};

/// Games of one rule set, seed and number, with what they were played by.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
pub struct Shard {
    /// What the games depend on.
    pub terms: Terms,
    /// The games, in the order in which they were drawn.
    pub games: Vec<Played>,
}

/// What the games of a file depend on, besides the engine itself.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
pub struct Terms {
    /// The rule set's name.
    pub rules: String,
    /// The seed of the whole run.
    pub seed: u64,
    /// The number of this file, from 0.
    pub number: u64,
    /// Positions searched a move.
    pub nodes: u64,
    /// Random plies after the opening; `None` for 0 to 6.
    pub random_plies: Option<u16>,
    /// Tables of endings said how positions with up to so many men go out; 0 without tables.
    pub men: u32,
    /// The CRC-32 of the learned weights that were played by; 0 for those set by hand.
    pub weights: u32,
}

/// A game.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The position that it starts from.
    pub start: String,
    /// The plies from there on.
    pub plies: Vec<Ply>,
    /// How it went out.
    pub result: Outcome,
}

/// A ply.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ply {
    /// The move's number in the list of `Position::moves`.
    pub number: u16,
    /// The search's score for the side to move, in hundredths of a man; 0 where it did not search.
    pub score: i16,
    /// How the move came about.
    pub by: By,
}

/// How a move came about.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    /// The search chose it.
    Search,
    /// It was drawn by lot, without a search.
    Lot,
    /// It was a capture without a choice, and nothing was searched.
    Force,
}

/// How a game went out.
#[derive(Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// The first player won, or wins by tables of endings.
    First,
    /// A draw, by the rules with claims or by tables of endings.
    Drawn,
    /// The second player likewise.
    Second,
    /// Stopped at the longest length.
    Unfinished,
}

impl Terms {
    /// The name of the file with these games.
    #[must_use]
    pub fn name(&self) -> String {
        format!("{}-{}-{:06}.games", self.rules, self.seed, self.number)
    }
}

impl Shard {
    /// The file's bytes.
    ///
    /// # Errors
    /// None in practice: the type has nothing that cannot be written.
    pub fn to_bytes(&self) -> Result<Vec<u8>> {
        FORMAT.write(self)
    }

    /// Reads a file's bytes.
    ///
    /// # Errors
    /// Not such a file, another version, cut off or altered.
    pub fn from_bytes(bytes: &[u8]) -> Result<Shard> {
        FORMAT.read(bytes)
    }

    /// The files of a rule set's games in a folder, in the order of their names.
    ///
    /// # Errors
    /// The folder cannot be read.
    pub fn list(folder: &Path, rules: &str) -> Result<Vec<PathBuf>> {
        // One rule set's name may begin another's: what follows must be two numbers.
        let named = |name: &str| {
            let rest = name.strip_prefix(rules)?.strip_prefix('-')?;
            let (seed, number) = rest.strip_suffix(".games")?.split_once('-')?;
            seed.parse::<u64>().ok().zip(number.parse::<u64>().ok())
        };
        let mut paths = Vec::new();
        for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
            let entry = entry.with_context(|| folder.display().to_string())?;
            if entry
                .file_name()
                .to_str()
                .is_some_and(|name| named(name).is_some())
            {
                paths.push(entry.path());
            }
        }
        paths.sort();
        Ok(paths)
    }

    /// Reads a file: the games and the bytes.
    ///
    /// # Errors
    /// Names the file and what is wrong with it.
    pub fn read(path: &Path) -> Result<(Shard, Vec<u8>)> {
        fs::read(path)
            .map_err(anyhow::Error::from)
            .and_then(|bytes| Ok((Shard::from_bytes(&bytes)?, bytes)))
            .with_context(|| path.display().to_string())
    }
}

/// A file that is being made by this program alone: others that share the folder see it taken. It
/// appears under its name only when it is whole.
pub struct Claimed {
    part: PathBuf,
    whole: PathBuf,
    file: File,
}

impl Claimed {
    /// Takes the file; `None` when it is there already or somebody else makes it.
    ///
    /// # Errors
    /// The folder cannot be written.
    pub fn take(folder: &Path, name: &str) -> Result<Option<Claimed>> {
        let whole = folder.join(name);
        let part = folder.join(format!("{name}.part"));
        if whole.exists() {
            return Ok(None);
        }
        let file = File::options()
            .create(true)
            .append(true)
            .open(&part)
            .with_context(|| part.display().to_string())?;
        // The system lets the lock go when a program ends, however it ends.
        if file.try_lock().is_err() {
            return Ok(None);
        }
        // Somebody may have finished it between the two looks; the part opened is then ours.
        if whole.exists() {
            let _ = fs::remove_file(&part);
            return Ok(None);
        }
        Ok(Some(Claimed { part, whole, file }))
    }

    /// Writes the games under their name.
    ///
    /// # Errors
    /// Names the file that cannot be written.
    pub fn fill(mut self, shard: &Shard) -> Result<()> {
        let bytes = shard.to_bytes()?;
        self.file
            .set_len(0)
            .and_then(|()| self.file.write_all(&bytes))
            .and_then(|()| self.file.sync_all())
            .and_then(|()| fs::rename(&self.part, &self.whole))
            .with_context(|| self.whole.display().to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shard() -> Shard {
        let ply = |number, score, by| Ply { number, score, by };
        Shard {
            terms: Terms {
                rules: "american".into(),
                seed: 3,
                number: 12,
                nodes: 2000,
                random_plies: None,
                men: 6,
                weights: 0,
            },
            games: vec![Played {
                start: "W:W18:BK15".into(),
                plies: vec![ply(300, -12, By::Search), ply(0, 0, By::Lot)],
                result: Outcome::Second,
            }],
        }
    }

    #[test]
    fn what_is_written_is_read() {
        let bytes = shard().to_bytes().unwrap();
        assert_eq!(Shard::from_bytes(&bytes).unwrap(), shard());
        assert_eq!(shard().terms.name(), "american-3-000012.games");
    }

    #[test]
    fn whatever_is_not_whole_is_refused() {
        let bytes = shard().to_bytes().unwrap();
        for end in 0..bytes.len() {
            assert!(Shard::from_bytes(&bytes[..end]).is_err());
        }
        for at in 0..bytes.len() {
            let mut altered = bytes.clone();
            altered[at] ^= 4;
            assert!(Shard::from_bytes(&altered).is_err(), "byte {at}");
        }
    }

    #[test]
    fn a_damaged_file_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("american-1-000000.games");
        fs::write(&path, b"TSOROGAM??").unwrap();
        let said = format!("{:#}", Shard::read(&path).unwrap_err());
        assert!(said.contains("american-1-000000.games: not a file of games"));
    }

    #[test]
    fn a_file_is_made_by_one_only_and_appears_whole() {
        let folder = tempfile::tempdir().unwrap();
        let take = || Claimed::take(folder.path(), "a.games").unwrap();
        let claimed = take().unwrap();
        assert!(take().is_none(), "taken");
        drop(claimed);
        let claimed = take().unwrap();
        assert!(!folder.path().join("a.games").exists());
        claimed.fill(&shard()).unwrap();
        assert_eq!(
            Shard::read(&folder.path().join("a.games")).unwrap().0,
            shard()
        );
        assert!(take().is_none(), "there");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }
}
