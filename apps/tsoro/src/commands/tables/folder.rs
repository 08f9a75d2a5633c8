//! A folder of tables: mapped into memory to be read, written whole or not at all.
//! Does not know what is in a file.
//!
//! A table is written under another name and renamed. As long as that takes, its file is locked, and
//! the system unlocks it however the program ends: so a part that is not locked is left over.

use memmap2::Mmap;
use std::fmt;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use tables::{Bytes, Sink, Source};
use tempfile::NamedTempFile;

/// What the name of a part begins with.
const PART: &str = ".part-";

/// A folder.
pub struct Folder(PathBuf);

impl Folder {
    /// The folder of this path.
    pub fn of(path: impl AsRef<Path>) -> Folder {
        Folder(path.as_ref().to_owned())
    }

    /// Removes what builds that were broken off have left over, but no part that is being written, by
    /// whichever program or machine. What cannot be locked or removed stays: it harms nobody.
    pub fn clear(&self) {
        let entries = fs::read_dir(&self.0).into_iter().flatten().flatten();
        for entry in entries {
            let is_part = entry.file_name().to_string_lossy().starts_with(PART)
                && entry.file_type().is_ok_and(|kind| kind.is_file());
            let part = is_part.then(|| File::options().write(true).open(entry.path()));
            if let Some(Ok(part)) = part
                && part.try_lock().is_ok()
            {
                let _ = fs::remove_file(entry.path());
            }
        }
    }

    /// A part, locked until it is dropped.
    fn part(&self) -> io::Result<NamedTempFile> {
        loop {
            let mut part = tempfile::Builder::new();
            let part = part.prefix(PART).tempfile_in(&self.0)?;
            match part.as_file().lock() {
                // A file system without locks: nobody else can lock it, either.
                Err(error) if error.kind() == ErrorKind::Unsupported => return Ok(part),
                Err(error) => return Err(error),
                // Another build may have taken it for left over before it was locked.
                Ok(()) if part.path().exists() => return Ok(part),
                Ok(()) => {}
            }
        }
    }
}

impl fmt::Display for Folder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.display().fmt(f)
    }
}

struct Mapped(Mmap);

impl AsRef<[u8]> for Mapped {
    fn as_ref(&self) -> &[u8] {
        &self.0
    }
}

impl Source for Folder {
    fn read(&self, name: &str) -> Result<Option<Bytes>, String> {
        let file = match File::open(self.0.join(name)) {
            Ok(file) => file,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error.to_string()),
        };
        // Nothing can be mapped of an empty file.
        if file.metadata().map_err(|error| error.to_string())?.len() == 0 {
            return Ok(Some(Box::new([])));
        }
        // SAFETY: a map must not change while it is read. This program never changes a table: it
        // writes another file and renames it over the old one, whose content stays as it was for
        // whoever has mapped it. Six pieces take some 40 MB, of which a search reads a few blocks:
        // reading all of them into memory instead would take that much of each program.
        #[expect(unsafe_code, reason = "see above")]
        let mapped = unsafe { Mmap::map(&file) };
        let mapped = mapped.map_err(|error| error.to_string())?;
        Ok(Some(Box::new(Mapped(mapped))))
    }
}

impl Sink for Folder {
    fn write(&self, name: &str, bytes: &[u8]) -> Result<(), String> {
        let write = || {
            fs::create_dir_all(&self.0)?;
            let mut file = self.part()?;
            file.write_all(bytes)?;
            file.as_file().sync_all()?;
            #[cfg(unix)]
            {
                use std::os::unix::fs::PermissionsExt;
                let readable = fs::Permissions::from_mode(0o644);
                file.as_file().set_permissions(readable)?;
            }
            file.persist(self.0.join(name))?;
            Ok(())
        };
        write().map_err(|error: std::io::Error| error.to_string())
    }
}
