//! Values of whole slices in memory, also of those positions that tables leave out.
//! Does not know how they were found or how they are packed.

use crate::solve::OPEN;
use crate::{Outcome, Value};
use game::Index;
use std::collections::BTreeMap;

/// The values of a slice, by the numbers of its positions.
pub enum Flat {
    /// Plies to the end; [`OPEN`] for a draw.
    Plies(Vec<u16>),
    /// Who wins, four positions a byte, and how many positions there are.
    Outcomes(Vec<u8>, u64),
}

impl Flat {
    /// All values, from 0 on.
    pub fn of(values: impl Iterator<Item = Value>) -> Flat {
        Flat::Plies(values.map(|value| value.plies().unwrap_or(OPEN)).collect())
    }

    /// Keeps no more than who wins.
    #[must_use]
    pub fn without_plies(self) -> Flat {
        let Flat::Plies(codes) = self else {
            return self;
        };
        let outcome = |code: &u16| decode(*code).outcome().symbol() as u8;
        let bytes = codes.chunks(4).map(|four| {
            let shifted = four.iter().enumerate();
            shifted.fold(0, |byte, (at, code)| byte | outcome(code) << (2 * at))
        });
        Flat::Outcomes(bytes.collect(), codes.len() as u64)
    }

    /// How many positions the slice has.
    pub fn len(&self) -> u64 {
        match self {
            Flat::Plies(codes) => codes.len() as u64,
            Flat::Outcomes(_, len) => *len,
        }
    }

    /// Bytes of memory.
    pub fn bytes(&self) -> u64 {
        match self {
            Flat::Plies(codes) => 2 * codes.len() as u64,
            Flat::Outcomes(bytes, _) => bytes.len() as u64,
        }
    }

    /// The value of a position, a draw for a number that there is not. Where only outcomes are kept
    /// a win takes one ply and a loss none.
    #[inline]
    pub fn value(&self, number: u64) -> Value {
        match self {
            Flat::Plies(codes) => decode(codes.get(number as usize).copied().unwrap_or(OPEN)),
            Flat::Outcomes(bytes, _) => {
                let byte = bytes
                    .get((number / 4) as usize)
                    .copied()
                    .unwrap_or(0b0101_0101);
                match Outcome::of(u16::from(byte >> (2 * (number % 4)) & 3)) {
                    Some(Outcome::Win) => Value::Win(1),
                    Some(Outcome::Loss) => Value::Loss(0),
                    _ => Value::Draw,
                }
            }
        }
    }
}

const fn decode(code: u16) -> Value {
    if code < OPEN {
        Value::of(code)
    } else {
        Value::Draw
    }
}

/// Slices in memory.
pub struct Shelf<P: Index> {
    slices: BTreeMap<P::Slice, Flat>,
}

impl<P: Index> Default for Shelf<P> {
    fn default() -> Shelf<P> {
        Shelf {
            slices: BTreeMap::new(),
        }
    }
}

impl<P: Index> Shelf<P> {
    /// Puts a slice in.
    pub(crate) fn put(&mut self, slice: P::Slice, flat: Flat) {
        self.slices.insert(slice, flat);
    }

    pub(crate) fn get(&self, slice: P::Slice) -> Option<&Flat> {
        self.slices.get(&slice)
    }

    /// Keeps no more than who wins.
    pub(crate) fn forget_plies(&mut self) {
        let slices = std::mem::take(&mut self.slices);
        let without = |(slice, flat): (P::Slice, Flat)| (slice, flat.without_plies());
        self.slices = slices.into_iter().map(without).collect();
    }

    /// Bytes of memory.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.slices.values().map(Flat::bytes).sum()
    }

    /// The value of a position; `None` where the slice is not here or a side has nothing left.
    #[inline]
    pub fn value(&self, position: &P) -> Option<Value> {
        let (slice, number) = position.place()?;
        Some(self.slices.get(&slice)?.value(number))
    }
}

/// How often each value comes in a slice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Count {
    /// Positions won for the side to move.
    pub wins: u64,
    /// Drawn ones.
    pub draws: u64,
    /// Lost ones.
    pub losses: u64,
    /// The plies of the longest win; 0 where they are not known.
    pub longest_win: u16,
    /// The plies of the longest loss.
    pub longest_loss: u16,
}

impl Count {
    /// Counts one more.
    pub fn add(&mut self, value: Value) {
        match value {
            Value::Win(plies) => {
                self.wins += 1;
                self.longest_win = self.longest_win.max(plies);
            }
            Value::Draw => self.draws += 1,
            Value::Loss(plies) => {
                self.losses += 1;
                self.longest_loss = self.longest_loss.max(plies);
            }
        }
    }

    /// Counts what another has counted.
    pub fn join(&mut self, other: &Count) {
        self.wins += other.wins;
        self.draws += other.draws;
        self.losses += other.losses;
        self.longest_win = self.longest_win.max(other.longest_win);
        self.longest_loss = self.longest_loss.max(other.longest_loss);
    }
}
