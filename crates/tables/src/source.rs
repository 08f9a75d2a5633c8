//! Where tables come from and go to: bytes by name.
//! Does not know what a table is, nor whether there are files.

use std::fmt::Display;

/// The bytes of a table: in memory, or a file mapped there.
pub type Bytes = Box<dyn AsRef<[u8]> + Send + Sync>;

/// Gives the bytes of tables: a folder, an archive, what a page has loaded.
pub trait Source {
    /// The bytes kept under a name; `None` when there are none.
    ///
    /// # Errors
    /// Says why what is there cannot be read.
    fn read(&self, name: &str) -> Result<Option<Bytes>, String>;
}

/// Takes the bytes of tables.
pub trait Sink {
    /// Keeps bytes under a name, whole or not at all.
    ///
    /// # Errors
    /// Says why they cannot be kept.
    fn write(&self, name: &str, bytes: &[u8]) -> Result<(), String>;
}

/// What a table holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub enum Kind {
    /// Who wins.
    Outcome,
    /// How many plies the end is away.
    Plies,
}

impl Kind {
    /// Both kinds.
    pub const ALL: [Kind; 2] = [Kind::Outcome, Kind::Plies];

    /// The ending of names.
    #[must_use]
    pub const fn ending(self) -> &'static str {
        match self {
            Kind::Outcome => "wdl",
            Kind::Plies => "plies",
        }
    }
}

/// The name of a table, such as `american-1020.wdl`.
#[must_use]
pub fn name(rules: &str, slice: &impl Display, kind: Kind) -> String {
    format!("{rules}-{slice}.{}", kind.ending())
}
