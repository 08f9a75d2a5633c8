//! How far a search may go, and what it says on its way.
//! Does not know a clock: milliseconds come from a function that the caller gives.

/// Where a search stops: at whichever limit is reached first. Without any limit it goes on until
/// it is told to stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Limits {
    /// The deepest iteration in plies, 1 and more.
    pub depth: Option<u32>,
    /// The most positions looked at.
    pub nodes: Option<u64>,
    /// The longest time in milliseconds of the caller's clock.
    pub millis: Option<u64>,
}

impl Limits {
    /// Up to this depth, in plies.
    #[must_use]
    pub fn depth(depth: u32) -> Limits {
        Limits {
            depth: Some(depth),
            ..Limits::default()
        }
    }

    /// Up to this many positions.
    #[must_use]
    pub fn nodes(nodes: u64) -> Limits {
        Limits {
            nodes: Some(nodes),
            ..Limits::default()
        }
    }

    /// Up to this many milliseconds.
    #[must_use]
    pub fn millis(millis: u64) -> Limits {
        Limits {
            millis: Some(millis),
            ..Limits::default()
        }
    }
}

/// What a search tells while it runs.
#[derive(Clone, Copy, Debug)]
pub struct Report<'a, M> {
    /// The depth of the last iteration that was finished, in plies; 0 before the first.
    pub depth: u32,
    /// Its score for the side to move at the root.
    pub score: i32,
    /// Positions looked at so far.
    pub nodes: u64,
    /// Milliseconds so far.
    pub millis: u64,
    /// The best line known, in moves from the root.
    pub line: &'a [M],
    /// Which of the lines that are told this is, the best being 1: see [`crate::Search::tell_lines`].
    pub rank: u32,
    /// Whether an iteration has just been finished; else it is a chance to stop.
    pub finished: bool,
}

/// What a search may be stopped by from outside: a clock, and a listener that says whether to go on.
pub struct Watch<'a, M> {
    /// Milliseconds since any fixed moment.
    pub clock: &'a dyn Fn() -> u64,
    /// Told about progress; `false` stops the search.
    pub keep_going: &'a mut dyn FnMut(&Report<'_, M>) -> bool,
}
