//! Holds every position of a table against those after its moves, and counts values.
//! Does not know how the values were found.
//!
//! With plies the check is complete: a win in n plies needs a loss in n - 1 after one of its moves,
//! and so on down to positions without a move. Without plies it says that each value is the best of
//! its successors, which false draws or wins around a circle of moves would also be.
//!
//! A slice and its answer are unpacked into memory, beside those that their moves lead to, so that no
//! table is asked for a single position.

use crate::flat::{Count, Flat, Shelf};
use crate::unpack::{After, SHARE, kind, pairs, unpack};
use crate::{Kind, TableError, Tables, Value, shares};
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
    /// The slice needs more memory than is allowed.
    Memory {
        /// Bytes that it needs, with all that has to be in memory beside it.
        needed: u64,
        /// Bytes that are allowed.
        allowed: u64,
    },
}

/// What may be used for looking at all positions.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// How many threads work.
    pub workers: usize,
    /// Bytes of memory.
    pub memory: u64,
}

/// Checks slice after slice, each with its answer: how many positions of it are written and right, or
/// the fault at the one with the lowest number. What comes after a fault may come of it.
pub fn verify<P: Index>(
    tables: &Tables<P>,
    limits: Limits,
) -> impl Iterator<Item = (P::Slice, Result<u64, Fault<P>>)> {
    each(tables, limits, move |shelf, slice, _| {
        check(tables, shelf, slice, limits.workers)
    })
}

/// Counts the values of slice after slice, also of the positions that tables leave out.
pub fn count<P: Index>(
    tables: &Tables<P>,
    limits: Limits,
) -> impl Iterator<Item = (P::Slice, Result<Count, Fault<P>>)> {
    each(tables, limits, move |shelf, slice, unknown| {
        match shelf.get(slice) {
            Some(flat) if unknown == 0 => Ok(counted(flat, limits.workers)),
            _ => Err(Fault::Unread(TableError::incomplete())),
        }
    })
}

/// Does something with every slice, with all that its moves lead to on the shelf and so many values
/// of its pair not known.
fn each<P: Index, T>(
    tables: &Tables<P>,
    limits: Limits,
    act: impl Fn(&Shelf<P>, P::Slice, u64) -> Result<T, Fault<P>>,
) -> impl Iterator<Item = (P::Slice, Result<T, Fault<P>>)> {
    let pairs = pairs::<P>(tables.slices().map(|(slice, _)| slice));
    let kind = move |slice: &P::Slice| kind(tables, *slice, Kind::Plies);
    let exact = |pair: &Vec<P::Slice>| pair.iter().any(|slice| kind(slice) == Kind::Plies);
    let last_exact = pairs.iter().rposition(exact);
    let mut shelf = Shelf::default();
    pairs.into_iter().enumerate().flat_map(move |(at, pair)| {
        let more = pair
            .iter()
            .map(|slice| Flat::bytes_of(kind(slice), P::size(*slice)));
        let needed = shelf.bytes() + more.sum::<u64>();
        if needed > limits.memory {
            let allowed = limits.memory;
            return vec![(pair[0], Err(Fault::Memory { needed, allowed }))];
        }
        let unpacked = unpack(tables, &mut shelf, &pair, Kind::Plies, limits.workers);
        let found = match unpacked {
            Ok(unknown) => {
                let found = pair
                    .iter()
                    .map(|&slice| (slice, act(&shelf, slice, unknown)));
                found.collect()
            }
            Err((slice, error)) => vec![(slice, Err(Fault::Unread(error)))],
        };
        if Some(at) == last_exact {
            shelf.forget_plies();
        }
        found
    })
}

/// Checks a slice that is on the shelf.
fn check<P: Index>(
    tables: &Tables<P>,
    shelf: &Shelf<P>,
    slice: P::Slice,
    workers: usize,
) -> Result<u64, Fault<P>> {
    let Some(flat) = shelf.get(slice) else {
        return Ok(0);
    };
    let begin = || (After::new(tables, shelf, slice), 0, None);
    let threads = shares::each(
        P::size(slice),
        SHARE,
        workers,
        begin,
        |(after, checked, fault), numbers| {
            P::each(slice, numbers, |number, position| {
                if fault.is_none() && position.kept() {
                    *checked += 1;
                    let wrong = follows(after, position, flat.value(number)).err();
                    *fault = wrong.map(|fault| (number, fault));
                }
            });
        },
    );
    let mut all = 0;
    let mut faults = Vec::new();
    for (_, checked, fault) in threads {
        all += checked;
        faults.extend(fault);
    }
    let first = faults.into_iter().min_by_key(|(number, _)| *number);
    first.map_or(Ok(all), |(_, fault)| Err(fault))
}

/// Holds the value of a position against its moves.
#[inline]
fn follows<P: Index>(
    after: &mut After<'_, P>,
    position: &P,
    found: Option<Value>,
) -> Result<(), Fault<P>> {
    let expected = after.value(position).map_err(Fault::Unread)?;
    if found.is_some() && found == expected {
        return Ok(());
    }
    Err(Fault::Value {
        position: position.clone(),
        found,
        expected,
    })
}

/// Counts the values of a slice in memory.
fn counted(flat: &Flat, workers: usize) -> Count {
    let threads = shares::each(
        flat.len(),
        SHARE,
        workers,
        Count::default,
        |count, numbers| {
            for value in numbers.filter_map(|number| flat.value(number)) {
                count.add(value);
            }
        },
    );
    let mut all = Count::default();
    for count in threads {
        all.join(&count);
    }
    if flat.kind() == Kind::Outcome {
        (all.longest_win, all.longest_loss) = (0, 0);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::memory::{LIMITS, Memory, built};
    use crate::pack::pack;
    use crate::{Sink, name};
    use games::checkers::American;

    /// A king against a man and a king: checked before its answer, after all else that it leads to.
    const SLICE: &str = "0111";

    fn open(memory: &Memory) -> Tables<American> {
        Tables::open(memory, "american", 3).expect("whole tables")
    }

    /// Changes the first value of the slice for which there is another, in tables whose checksums are
    /// right, and returns the fault that has to be found.
    fn change(memory: &Memory, other: impl Fn(Value) -> Option<Value>) -> Fault<American> {
        let tables = open(memory);
        let changed = each(&tables, LIMITS, |shelf, slice, _| {
            let Some(flat) = shelf.get(slice).filter(|_| slice.to_string() == SLICE) else {
                return Ok(None);
            };
            let (number, expected, found) = (0..flat.len())
                .filter(|number| American::at(slice, *number).kept())
                .find_map(|number| {
                    let value = flat.value(number)?;
                    Some((number, value, other(value)?))
                })
                .expect("it has such values");
            flat.set(number, found);
            for kind in Kind::ALL.into_iter().filter(|kind| *kind <= flat.kind()) {
                let name = name("american", &slice, kind);
                let bytes = pack::<American>(&name, kind, slice, flat, 1);
                memory.write(&name, &bytes).expect("there is room");
            }
            Ok(Some(Fault::Value {
                position: American::at(slice, number),
                found: Some(found),
                expected: Some(expected),
            }))
        });
        let mut faults = changed.filter_map(|(_, fault)| fault.expect("whole"));
        faults.next().expect("the slice is there")
    }

    /// The first fault is the one that was made, and its slice is named.
    fn assert_found(memory: &Memory, fault: Fault<American>) {
        let tables = open(memory);
        let mut checked = verify(&tables, LIMITS);
        let found = checked.find_map(|(slice, checked)| Some((slice.to_string(), checked.err()?)));
        assert_eq!(found, Some((SLICE.to_owned(), fault)));
    }

    #[test]
    fn one_wrong_value_is_found_and_named() {
        let others: [fn(Value) -> Option<Value>; 7] = [
            |value| (value == Value::Draw).then_some(Value::Win(5)),
            |value| (value == Value::Draw).then_some(Value::Loss(4)),
            |value| (value.outcome() == crate::Outcome::Win).then_some(Value::Draw),
            |value| matches!(value, Value::Win(3..)).then_some(Value::Win(1)),
            |value| matches!(value, Value::Win(3..)).then_some(Value::Win(101)),
            |value| {
                value
                    .plies()?
                    .checked_sub(2)
                    .filter(|n| n % 2 == 0)
                    .map(Value::Loss)
            },
            |value| matches!(value, Value::Loss(2..)).then_some(Value::Draw),
        ];
        for other in others {
            let memory = built(3);
            let fault = change(&memory, other);
            assert_found(&memory, fault);
        }
    }

    #[test]
    fn one_wrong_outcome_is_found_and_named_where_plies_are_not_kept() {
        let others: [fn(Value) -> Option<Value>; 3] = [
            |value| (value == Value::Draw).then_some(Value::Win(1)),
            |value| (value == Value::Win(1)).then_some(Value::Loss(0)),
            |value| (value == Value::Loss(0)).then_some(Value::Draw),
        ];
        for other in others {
            let memory = built(3);
            memory
                .files()
                .retain(|name, _| !name.ends_with("0111.plies") && !name.ends_with("1101.plies"));
            let fault = change(&memory, other);
            assert_found(&memory, fault);
        }
    }
}
