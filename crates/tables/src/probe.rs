//! Looks positions up in tables.
//! Does not know where the tables' bytes are, nor what a search does with a value.

use crate::table::Block;
use crate::{Kind, Outcome, Source, Table, TableError, Value, name};
use game::Index;
use std::collections::BTreeMap;
use std::ops::Deref;

/// The tables of one slice.
#[derive(Debug)]
pub struct Kept {
    /// Who wins.
    pub outcome: Table,
    /// How many plies the end is away, where that is kept.
    pub plies: Option<Table>,
}

/// All tables of a rule set that a source has. Many threads may look into them, each by a
/// [`Prober`].
#[derive(Debug)]
pub struct Tables<P: Index> {
    slices: BTreeMap<P::Slice, Kept>,
}

impl<P: Index> Tables<P> {
    /// Opens the tables of a rule set for all slices of up to so many men.
    ///
    /// # Errors
    /// Names the first table that is there and cannot be used.
    pub fn open(
        source: &dyn Source,
        rules: &str,
        men: u32,
    ) -> Result<Tables<P>, (String, TableError)> {
        Tables::open_some(source, rules, (2..=men).flat_map(P::slices))
    }

    /// The same for some slices.
    ///
    /// # Errors
    /// As [`Tables::open`].
    pub fn open_some(
        source: &dyn Source,
        rules: &str,
        slices: impl IntoIterator<Item = P::Slice>,
    ) -> Result<Tables<P>, (String, TableError)> {
        let mut tables = Tables {
            slices: BTreeMap::new(),
        };
        for slice in slices {
            tables.add(source, rules, slice)?;
        }
        Ok(tables)
    }

    /// Opens what can be used, and tells what cannot: a search goes on without it.
    #[must_use]
    pub fn usable(
        source: &dyn Source,
        rules: &str,
        men: u32,
    ) -> (Tables<P>, Vec<(String, TableError)>) {
        let mut tables = Tables {
            slices: BTreeMap::new(),
        };
        let slices = (2..=men).flat_map(P::slices);
        let faults = slices.filter_map(|slice| tables.add(source, rules, slice).err());
        let faults = faults.collect();
        (tables, faults)
    }

    /// How many men the largest slices have; 0 without tables.
    #[must_use]
    pub fn men(&self) -> u32 {
        self.slices
            .keys()
            .map(|slice| P::men_of(*slice))
            .max()
            .unwrap_or(0)
    }

    /// Opens the tables of a slice; whether there is one.
    ///
    /// # Errors
    /// As [`Tables::open`].
    pub fn add(
        &mut self,
        source: &dyn Source,
        rules: &str,
        slice: P::Slice,
    ) -> Result<bool, (String, TableError)> {
        let open = |kind| open::<P>(source, rules, slice, kind);
        let Some(outcome) = open(Kind::Outcome)? else {
            return Ok(false);
        };
        let plies = open(Kind::Plies)?;
        self.slices.insert(slice, Kept { outcome, plies });
        Ok(true)
    }

    /// The slices that are there, with their tables.
    pub fn slices(&self) -> impl Iterator<Item = (P::Slice, &Kept)> {
        self.slices.iter().map(|(slice, kept)| (*slice, kept))
    }

    /// The tables of a slice.
    #[must_use]
    pub fn get(&self, slice: P::Slice) -> Option<&Kept> {
        self.slices.get(&slice)
    }
}

fn open<P: Index>(
    source: &dyn Source,
    rules: &str,
    slice: P::Slice,
    kind: Kind,
) -> Result<Option<Table>, (String, TableError)> {
    let name = name(rules, &slice, kind);
    let found = source.read(&name);
    let found = found.map_err(TableError::Unread).and_then(|bytes| {
        bytes
            .map(|bytes| Table::open(bytes, &name, kind, P::size(slice)))
            .transpose()
    });
    found.map_err(|error| (name, error))
}

/// How many blocks a prober keeps.
const BLOCKS: usize = 1 << 12;

/// Where a block is held: neighbours side by side, tables apart (the factor is 2^32 by the golden
/// ratio).
fn spread(table: u32, block: u64) -> usize {
    (u64::from(table.wrapping_mul(0x9e37_79b9) >> 8) + block) as usize % BLOCKS
}

/// Looks positions up in tables that `T` lends or shares, and keeps the blocks that it has read.
pub struct Prober<P: Index, T: Deref<Target = Tables<P>>> {
    tables: T,
    blocks: Vec<Option<Read>>,
}

struct Read {
    table: u32,
    number: u64,
    block: Block,
}

impl<P: Index, T: Deref<Target = Tables<P>>> Prober<P, T> {
    /// A prober that has read nothing yet.
    #[must_use]
    pub fn new(tables: T) -> Prober<P, T> {
        Prober {
            tables,
            blocks: std::iter::repeat_with(|| None).take(BLOCKS).collect(),
        }
    }

    /// Who wins a position; `None` where there is no table for it.
    ///
    /// # Errors
    /// When a block was changed.
    pub fn outcome(&mut self, position: &P) -> Result<Option<Outcome>, TableError> {
        let value = self.find(position, Kind::Outcome)?;
        Ok(value.map(Value::outcome))
    }

    /// The value of a position with its plies; `None` where they are not known.
    ///
    /// # Errors
    /// When a block was changed.
    pub fn value(&mut self, position: &P) -> Result<Option<Value>, TableError> {
        self.find(position, Kind::Plies)
    }

    /// A position's value; without plies a win takes one and a loss none.
    pub(crate) fn find(&mut self, position: &P, kind: Kind) -> Result<Option<Value>, TableError> {
        let Some((slice, number)) = position.place() else {
            // Only who has no men left, and so no move, has no number and yet a value.
            return Ok(position.end().map(|_| Value::Loss(0)));
        };
        if position.kept() {
            return self.at(slice, number, kind);
        }
        self.after(position, kind)
    }

    /// A position's value from those after its moves.
    fn after(&mut self, position: &P, kind: Kind) -> Result<Option<Value>, TableError> {
        let mut moves = Vec::new();
        position.moves(&mut moves);
        best(position, kind, &moves, |next| self.find(next, kind))
    }

    /// What is written for a position that is kept.
    fn at(
        &mut self,
        slice: P::Slice,
        number: u64,
        kind: Kind,
    ) -> Result<Option<Value>, TableError> {
        let Prober { tables, blocks } = self;
        let Some(kept) = tables.get(slice) else {
            return Ok(None);
        };
        let outcome = symbol(blocks, &kept.outcome, number)?;
        let outcome = Outcome::of(outcome).ok_or_else(|| kept.outcome.damaged(number))?;
        let half = match (kind, outcome, &kept.plies) {
            (_, Outcome::Draw, _) => return Ok(Some(Value::Draw)),
            (Kind::Outcome, ..) => 0,
            (Kind::Plies, _, None) => return Ok(None),
            (Kind::Plies, _, Some(plies)) => symbol(blocks, plies, number)?,
        };
        Ok(Some(match outcome {
            Outcome::Win => Value::Win(2 * half + 1),
            _ => Value::Loss(2 * half),
        }))
    }
}

/// What is written at a number, from the blocks that are held or from the table.
fn symbol(blocks: &mut [Option<Read>], table: &Table, number: u64) -> Result<u16, TableError> {
    let size = u64::from(table.block());
    let (block, place) = (number / size, (number % size) as u32);
    let held = &mut blocks[spread(table.id(), block)];
    match held {
        Some(read) if read.table == table.id() && read.number == block => {
            Ok(read.block.symbol(place))
        }
        _ => {
            let read = table.read(block)?;
            let symbol = read.symbol(place);
            *held = Some(Read {
                table: table.id(),
                number: block,
                block: read,
            });
            Ok(symbol)
        }
    }
}

/// The best of what `find` says of the positions after these moves, which are all; `None` when one is
/// not known. Without plies the first win is enough.
#[inline]
pub fn best<P: Index>(
    position: &P,
    kind: Kind,
    moves: &[P::Move],
    mut find: impl FnMut(&P) -> Result<Option<Value>, TableError>,
) -> Result<Option<Value>, TableError> {
    let mut best = None;
    for mv in moves {
        let Some(value) = find(&position.after(mv))? else {
            return Ok(None);
        };
        let value = match (kind, value.before()) {
            (Kind::Outcome, Value::Win(_)) => return Ok(Some(Value::Win(1))),
            (Kind::Outcome, Value::Loss(_)) => Value::Loss(0),
            (_, value) => value,
        };
        best = best.max(Some(value));
    }
    // Who has no move has lost.
    Ok(Some(best.unwrap_or(Value::Loss(0))))
}
