//! What can be wrong with a table, and why building stops.
//! Does not know the words of any language: these lines are for whoever keeps the files.

use std::fmt;

/// Why a table cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableError {
    /// It does not begin as a table does.
    Foreign,
    /// It is of a version that this program does not read.
    Version(u16),
    /// It is of another rule set, slice or kind than its name says, or of other positions.
    Other(String),
    /// It ends too early, or goes on after its end.
    Length {
        /// The bytes that there are.
        found: u64,
        /// The bytes that there should be.
        expected: u64,
    },
    /// The part before the blocks was changed.
    Head,
    /// A block was changed.
    Block {
        /// The name of the table.
        table: String,
        /// The number of the block.
        block: u64,
    },
    /// The bytes cannot be read.
    Unread(String),
}

impl TableError {
    /// Some values of a table follow from those of another, which is not there.
    pub(crate) fn incomplete() -> TableError {
        TableError::Unread("a slice that it leads to is missing".to_owned())
    }
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TableError::Foreign => write!(f, "this is no table of endings"),
            TableError::Version(version) => write!(
                f,
                "the table is of version {version}, this program reads version {}",
                crate::VERSION
            ),
            TableError::Other(found) => write!(f, "the table is of {found}"),
            TableError::Length { found, expected } => {
                write!(f, "the table has {found} bytes instead of {expected}")
            }
            TableError::Head => write!(f, "the table's head was changed: its checksum is wrong"),
            TableError::Block { block, .. } => {
                write!(
                    f,
                    "block {block} was changed: its checksum or a value is wrong"
                )
            }
            TableError::Unread(reason) => write!(f, "the table cannot be read: {reason}"),
        }
    }
}

impl std::error::Error for TableError {}

/// Why building stops. What is finished is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BuildError {
    /// A table that is there already cannot be used.
    Table {
        /// Its name.
        name: String,
        /// Why.
        error: TableError,
    },
    /// A table cannot be written.
    Unwritten {
        /// Its name.
        name: String,
        /// Why.
        reason: String,
    },
    /// The next slice needs more memory than is allowed.
    Memory {
        /// The slice.
        slice: String,
        /// Bytes that it needs, with all that has to be in memory beside it.
        needed: u64,
        /// Bytes that are allowed.
        allowed: u64,
    },
    /// There is no such slice.
    NoSlice(String),
    /// A slice is to be built before one that it needs.
    Needs {
        /// The slice.
        slice: String,
        /// What is not there.
        needed: String,
    },
    /// It was told to stop.
    Stopped,
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BuildError::Table { name, error } => write!(f, "{name}: {error}"),
            BuildError::Unwritten { name, reason } => {
                write!(f, "{name} cannot be written: {reason}")
            }
            BuildError::Memory {
                slice,
                needed,
                allowed,
            } => write!(
                f,
                "slice {slice} needs {} MB of memory, {} MB are allowed",
                needed.div_ceil(1 << 20),
                allowed >> 20
            ),
            BuildError::NoSlice(found) => write!(f, "there is no slice {found}"),
            BuildError::Needs { slice, needed } => {
                write!(f, "slice {slice} needs {needed}, which is not there yet")
            }
            BuildError::Stopped => write!(f, "stopped"),
        }
    }
}

impl std::error::Error for BuildError {}
