//! What a player lost a game by, apart from the game itself.
//! Does not know how it was found out.

use std::fmt;

/// The kinds of faults.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The program could not be started, or did not introduce itself.
    Start,
    /// The program ended, or its input was closed.
    Crash,
    /// No move came in time.
    Time,
    /// The move cannot be read or played.
    Illegal,
}

impl Kind {
    /// All of them, in the order in which they are counted.
    pub const ALL: [Kind; 4] = [Kind::Start, Kind::Crash, Kind::Time, Kind::Illegal];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Start => "no start",
            Kind::Crash => "crash",
            Kind::Time => "time",
            Kind::Illegal => "illegal move",
        }
    }
}

/// A fault.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Its kind.
    pub kind: Kind,
    /// What happened, in a few words.
    pub what: String,
    /// The last lines that the program said.
    pub said: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.kind.name(), self.what)?;
        if self.said.is_empty() {
            write!(f, "; it said nothing")
        } else {
            write!(f, "; it said: {}", self.said)
        }
    }
}

/// Why a player gives no move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// By its fault.
    Fault(Fault),
    /// The match was stopped.
    Stopped,
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::Fault(fault) => fault.fmt(f),
            Trouble::Stopped => write!(f, "stopped"),
        }
    }
}
