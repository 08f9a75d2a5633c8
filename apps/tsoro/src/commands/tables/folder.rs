//! A folder of tables: mapped into memory to be read, written whole or not at all.
//! Does not know what is in a file.

use memmap2::Mmap;
use std::fmt;
use std::fs::{self, File};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use tables::{Bytes, Sink, Source};

/// A folder.
pub struct Folder(PathBuf);

impl Folder {
    /// The folder of this path.
    pub fn of(path: impl AsRef<Path>) -> Folder {
        Folder(path.as_ref().to_owned())
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
            let mut file = tempfile::Builder::new()
                .prefix(".part-")
                .tempfile_in(&self.0)?;
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
