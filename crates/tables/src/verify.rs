//! Holds every position of a table against those after its moves, and counts values.
//! Does not know how the values were found.
//!
//! With plies the check is complete: a win in n plies needs a loss in n - 1 after one of its moves,
//! and so on down to positions without a move. Without plies it says that each value is the best of
//! its successors, which false draws or wins around a circle of moves would also be.

use crate::flat::Count;
use crate::{Kind, Prober, TableError, Tables, Value, shares};
use game::Index;

/// What is wrong with a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fault<P> {
    /// A position's value does not follow from those after its moves.
    Value {
        /// The position.
        position: P,
        /// What the table says.
        found: Option<Value>,
        /// What follows from its moves.
        expected: Option<Value>,
    },
    /// A table cannot be read.
    Unread(TableError),
}

/// How many positions a thread takes at a time.
const SHARE: u64 = 1 << 16;

/// Checks a slice. Returns how many positions were checked, and the first fault.
pub fn verify<P: Index>(
    tables: &Tables<P>,
    slice: P::Slice,
    workers: usize,
) -> (u64, Option<Fault<P>>) {
    let kind = kind(tables, slice);
    let begin = || (Prober::new(tables), 0, None);
    let threads = shares::each(
        P::size(slice),
        SHARE,
        workers,
        begin,
        |(prober, checked, fault), numbers| {
            P::each(slice, numbers, |number, position| {
                if fault.is_none() && position.kept() {
                    *checked += 1;
                    *fault = check(prober, slice, number, position, kind).err();
                }
            });
        },
    );
    let mut all = (0, None);
    for (_, checked, fault) in threads {
        all.0 += checked;
        all.1 = all.1.or(fault);
    }
    all
}

/// What can be said of a slice.
fn kind<P: Index>(tables: &Tables<P>, slice: P::Slice) -> Kind {
    match tables.get(slice) {
        Some(kept) if kept.plies.is_some() => Kind::Plies,
        _ => Kind::Outcome,
    }
}

fn check<P: Index>(
    prober: &mut Prober<P, &Tables<P>>,
    slice: P::Slice,
    number: u64,
    position: &P,
    kind: Kind,
) -> Result<(), Fault<P>> {
    let found = prober.at(slice, number, kind).map_err(Fault::Unread)?;
    let expected = prober.after(position, kind).map_err(Fault::Unread)?;
    if found.is_some() && found == expected {
        return Ok(());
    }
    Err(Fault::Value {
        position: position.clone(),
        found,
        expected,
    })
}

/// Counts the values of a slice, also of the positions that its table leaves out.
///
/// # Errors
/// When a table cannot be read.
pub fn count<P: Index>(
    tables: &Tables<P>,
    slice: P::Slice,
    workers: usize,
) -> Result<Count, TableError> {
    let kind = kind(tables, slice);
    let begin = || (Prober::new(tables), Ok(Count::default()));
    let threads = shares::each(
        P::size(slice),
        SHARE,
        workers,
        begin,
        |(prober, count), numbers| {
            P::each(slice, numbers, |number, position| {
                let Ok(counted) = count else { return };
                match value(prober, slice, number, position, kind) {
                    Ok(value) => counted.add(value),
                    Err(error) => *count = Err(error),
                }
            });
        },
    );
    let mut all = Count::default();
    for (_, count) in threads {
        all.join(&count?);
    }
    if kind == Kind::Outcome {
        (all.longest_win, all.longest_loss) = (0, 0);
    }
    Ok(all)
}

/// The value of any position of a slice.
pub(crate) fn value<P: Index>(
    prober: &mut Prober<P, &Tables<P>>,
    slice: P::Slice,
    number: u64,
    position: &P,
    kind: Kind,
) -> Result<Value, TableError> {
    let found = if position.kept() {
        prober.at(slice, number, kind)?
    } else {
        prober.after(position, kind)?
    };
    found.ok_or_else(|| TableError::Unread("a slice that it leads to is missing".to_owned()))
}
