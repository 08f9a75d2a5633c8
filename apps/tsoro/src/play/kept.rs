//! Where an unfinished game is kept, and what is done with a file that cannot be read.
//! Does not know what is in a game: a session writes and reads itself.

use crate::folders;
use game::Refusal;
use games::GameId;
use session::Session;
use std::path::{Path, PathBuf};
use std::{fs, io};

/// The file of a rule set's unfinished game.
pub struct Kept {
    /// `None` when the system names no folder for it.
    file: Option<PathBuf>,
}

/// What was kept.
pub enum Found {
    /// Nothing.
    Nothing,
    /// A game.
    Game(Box<Session>),
    /// A file that cannot be read, now under another name.
    Damaged {
        /// What is wrong with it.
        reason: Refusal,
        /// Where it is now.
        file: PathBuf,
    },
}

impl Kept {
    /// The place for a rule set's game, in the user's folder for such files.
    #[must_use]
    pub fn of(rules: GameId) -> Kept {
        Kept {
            file: folders::state().map(|folder| place(&folder, rules)),
        }
    }

    /// The place for a rule set's game in a folder.
    #[cfg(test)]
    pub fn in_folder(folder: &Path, rules: GameId) -> Kept {
        Kept {
            file: Some(place(folder, rules)),
        }
    }

    /// Reads the kept game.
    ///
    /// # Errors
    /// When the system does not let the file be read or put aside.
    pub fn read(&self, rules: GameId) -> io::Result<Found> {
        let Some(file) = &self.file else {
            return Ok(Found::Nothing);
        };
        let bytes = match fs::read(file) {
            Ok(bytes) => bytes,
            // Where a file stands in the folder's place there is no game either.
            Err(error)
                if matches!(
                    error.kind(),
                    io::ErrorKind::NotFound | io::ErrorKind::NotADirectory
                ) =>
            {
                return Ok(Found::Nothing);
            }
            Err(error) => return Err(error),
        };
        let text = String::from_utf8(bytes).unwrap_or_default();
        let session = Session::load(&text).and_then(|session| {
            if session.id() == rules {
                Ok(session)
            } else {
                Err(other_rules(session.id()))
            }
        });
        match session {
            Ok(session) => Ok(Found::Game(Box::new(session))),
            Err(reason) => {
                let aside = vacant(file, "damaged");
                fs::rename(file, &aside)?;
                Ok(Found::Damaged {
                    reason,
                    file: aside,
                })
            }
        }
    }

    /// Keeps the game: the file holds the old or the new state at every moment.
    ///
    /// # Errors
    /// When the system does not let it be written, or names no folder for it.
    pub fn write(&self, session: &Session) -> io::Result<()> {
        let Some(file) = &self.file else {
            return Err(io::ErrorKind::NotFound.into());
        };
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        let beside = file.with_extension("new");
        fs::write(&beside, session.save())?;
        fs::rename(&beside, file)
    }

    /// Forgets a game that has ended.
    pub fn forget(&self) {
        if let Some(file) = &self.file {
            // A file that stays shows the end of the game once more; nothing is lost.
            let _ = fs::remove_file(file);
        }
    }

    /// Puts the kept game aside, in place of one put aside before.
    ///
    /// # Errors
    /// When the system does not let it be renamed.
    pub fn set_aside(&self) -> io::Result<()> {
        match &self.file {
            Some(file) if file.exists() => fs::rename(file, file.with_extension("old")),
            _ => Ok(()),
        }
    }
}

fn place(folder: &Path, rules: GameId) -> PathBuf {
    folder.join(format!("{}.game", rules.name()))
}

/// Why a game by other rules is not the one wanted.
fn other_rules(found: GameId) -> Refusal {
    Refusal::new("error-saved")
        .with("found", found.name())
        .with("line", 2)
}

/// The first name of `file` with this ending, and a number when needed, that no file has.
fn vacant(file: &Path, ending: &str) -> PathBuf {
    let first = file.with_extension(ending);
    let numbered = (2..1000).map(|number| file.with_extension(format!("{ending}-{number}")));
    std::iter::once(first.clone())
        .chain(numbered)
        .find(|path| !path.exists())
        .unwrap_or(first)
}
