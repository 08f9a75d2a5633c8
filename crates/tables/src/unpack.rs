//! Unpacks slices from their tables into memory, also the values that tables leave out.
//! Does not know how the values were found, nor who asks for them.

use crate::flat::{Flat, Shelf};
use crate::probe::best;
use crate::table::block_size;
use crate::{Kept, Kind, Outcome, Prober, TableError, Tables, Value, shares};
use game::Index;
use std::collections::BTreeSet;
use std::iter;
use std::ops::Range;

/// How many positions a thread takes at a time: whole blocks of every kind.
pub const SHARE: u64 = block_size(Kind::Outcome) as u64;

/// These slices in order, each together with its answer where that is one of them.
pub fn pairs<P: Index>(slices: impl IntoIterator<Item = P::Slice>) -> Vec<Vec<P::Slice>> {
    let mut left: BTreeSet<P::Slice> = slices.into_iter().collect();
    let mut pairs = Vec::new();
    while let Some(slice) = left.pop_first() {
        let answer = left.take(&P::answer(slice));
        pairs.push(iter::once(slice).chain(answer).collect());
    }
    pairs
}

/// What is known of a slice, and no more than is asked for.
pub fn kind<P: Index>(tables: &Tables<P>, slice: P::Slice, most: Kind) -> Kind {
    match tables.get(slice) {
        Some(kept) if kept.plies.is_some() => most,
        _ => Kind::Outcome,
    }
}

/// Puts a slice, or one and its answer, on the shelf. Slices that they lead to are there already, or are
/// looked up in the tables. Returns how many values cannot be known, because some of those are missing.
///
/// # Errors
/// When a table cannot be read.
pub fn unpack<P: Index>(
    tables: &Tables<P>,
    shelf: &mut Shelf<P>,
    pair: &[P::Slice],
    most: Kind,
    workers: usize,
) -> Result<u64, (P::Slice, TableError)> {
    for &slice in pair {
        let kind = kind(tables, slice, most);
        shelf.put(slice, Flat::new(kind, P::size(slice)));
    }
    let mut unknown = 0;
    // Where the men stay what they are, a value that is left out follows from those that are written.
    for pass in [written, derived] {
        unknown = 0;
        for &slice in pair {
            unknown += pass(tables, shelf, slice, workers).map_err(|error| (slice, error))?;
        }
    }
    Ok(unknown)
}

/// Sets what is written, and what follows from other slices alone. Returns how many values are open.
fn written<P: Index>(
    tables: &Tables<P>,
    shelf: &Shelf<P>,
    slice: P::Slice,
    workers: usize,
) -> Result<u64, TableError> {
    let (Some(kept), Some(flat)) = (tables.get(slice), shelf.get(slice)) else {
        return Ok(0);
    };
    each_share::<P>(tables, shelf, slice, workers, |after, numbers| {
        let first = numbers.start;
        let values = values(kept, flat.kind(), numbers.clone())?;
        let mut open = 0;
        every(slice, numbers, |number, position: &P| {
            let value = if position.kept() {
                Some(values[(number - first) as usize])
            } else {
                after.converted(position)?
            };
            match value {
                Some(value) => flat.set(number, value),
                None => open += 1,
            }
            Ok(())
        })?;
        Ok(open)
    })
}

/// Sets what is still open. Returns how many values cannot be known.
fn derived<P: Index>(
    tables: &Tables<P>,
    shelf: &Shelf<P>,
    slice: P::Slice,
    workers: usize,
) -> Result<u64, TableError> {
    let Some(flat) = shelf.get(slice) else {
        return Ok(0);
    };
    each_share::<P>(tables, shelf, slice, workers, |after, numbers| {
        let mut unknown = 0;
        for number in numbers.filter(|number| flat.value(*number).is_none()) {
            match after.value(&P::at(slice, number))? {
                Some(value) => flat.set(number, value),
                None => unknown += 1,
            }
        }
        Ok(unknown)
    })
}

/// Adds up what is counted in each share of a slice.
fn each_share<P: Index>(
    tables: &Tables<P>,
    shelf: &Shelf<P>,
    slice: P::Slice,
    workers: usize,
    act: impl Fn(&mut After<'_, P>, Range<u64>) -> Result<u64, TableError> + Sync,
) -> Result<u64, TableError> {
    let begin = || (After::new(tables, shelf, slice), Ok(0));
    let threads = shares::each(
        P::size(slice),
        SHARE,
        workers,
        begin,
        |(after, sum), numbers| {
            if let Ok(before) = sum {
                *sum = act(after, numbers).map(|counted| *before + counted);
            }
        },
    );
    threads.into_iter().map(|(_, sum)| sum).sum()
}

/// [`Index::each`] until something fails.
fn every<P: Index>(
    slice: P::Slice,
    numbers: Range<u64>,
    mut act: impl FnMut(u64, &P) -> Result<(), TableError>,
) -> Result<(), TableError> {
    let mut done = Ok(());
    P::each(slice, numbers, |number, position| {
        if done.is_ok() {
            done = act(number, position);
        }
    });
    done
}

/// What the tables say of these numbers, whether it matters or not.
fn values(kept: &Kept, kind: Kind, numbers: Range<u64>) -> Result<Vec<Value>, TableError> {
    let first = numbers.start;
    let outcomes = kept.outcome.symbols(numbers.clone())?;
    let plies = match &kept.plies {
        Some(plies) if kind == Kind::Plies => Some((plies, plies.symbols(numbers)?)),
        _ => None,
    };
    let value = |(at, symbol)| {
        let number = first + at as u64;
        let outcome = Outcome::of(symbol).ok_or_else(|| kept.outcome.damaged(number))?;
        let half = plies.as_ref().map_or(0, |(_, halves)| halves[at]);
        let value = match outcome {
            Outcome::Win => Value::Win(2 * half + 1),
            Outcome::Draw => Value::Draw,
            Outcome::Loss => Value::Loss(2 * half),
        };
        match &plies {
            Some((plies, _)) if !Flat::holds(value) => Err(plies.damaged(number)),
            _ => Ok(value),
        }
    };
    outcomes.into_iter().enumerate().map(value).collect()
}

/// What follows from the moves of the positions of a slice. Each thread has its own.
pub struct After<'a, P: Index> {
    shelf: &'a Shelf<P>,
    /// The slice that most moves lead to.
    answer: P::Slice,
    answers: Option<&'a Flat>,
    kind: Kind,
    /// For slices that are not on the shelf.
    prober: Prober<P, &'a Tables<P>>,
    moves: Vec<P::Move>,
}

impl<'a, P: Index> After<'a, P> {
    /// For a slice that is on the shelf.
    pub fn new(tables: &'a Tables<P>, shelf: &'a Shelf<P>, slice: P::Slice) -> After<'a, P> {
        let answer = P::answer(slice);
        After {
            shelf,
            answer,
            answers: shelf.get(answer),
            kind: shelf.get(slice).map_or(Kind::Outcome, Flat::kind),
            prober: Prober::new(tables),
            moves: Vec::new(),
        }
    }

    /// The best of what a position's moves lead to; `None` when one of that is not known.
    ///
    /// # Errors
    /// When a table that is not on the shelf cannot be read.
    #[inline]
    pub fn value(&mut self, position: &P) -> Result<Option<Value>, TableError> {
        let mut moves = std::mem::take(&mut self.moves);
        position.moves(&mut moves);
        let kind = self.kind;
        let found = best(position, kind, &moves, |next| self.find(next));
        self.moves = moves;
        found
    }

    /// The same when every move leads out of the slice and its answer, otherwise `None`.
    #[inline]
    fn converted(&mut self, position: &P) -> Result<Option<Value>, TableError> {
        let mut moves = std::mem::take(&mut self.moves);
        position.moves(&mut moves);
        let kind = self.kind;
        let found = if moves.iter().all(|mv| position.converts(mv)) {
            best(position, kind, &moves, |next| self.find(next))
        } else {
            Ok(None)
        };
        self.moves = moves;
        found
    }

    #[inline]
    fn find(&mut self, next: &P) -> Result<Option<Value>, TableError> {
        let value = next.place().and_then(|(slice, number)| {
            let flat = if slice == self.answer {
                self.answers
            } else {
                self.shelf.get(slice)
            };
            flat?.value_for(self.kind, number)
        });
        match value {
            Some(_) => Ok(value),
            None => self.elsewhere(next),
        }
    }

    /// What is not on the shelf.
    #[inline(never)]
    fn elsewhere(&mut self, next: &P) -> Result<Option<Value>, TableError> {
        let place = next.place();
        if place.is_none_or(|(slice, _)| self.shelf.get(slice).is_none()) {
            return self.prober.find(next, self.kind);
        }
        if next.kept() {
            return Ok(None);
        }
        self.value(next)
    }
}
