//! Values of whole slices in memory, also of those positions that tables leave out.
//! Does not know how they were found or how they are packed.

use crate::solve::OPEN;
use crate::{Kind, Outcome, Value};
use game::Index;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU8, AtomicU16, Ordering::Relaxed};

/// A value that is not known yet.
const UNKNOWN: u16 = u16::MAX;
/// The same where only outcomes are kept: no value has this symbol.
const UNKNOWN_SYMBOL: u16 = 3;

/// The values of a slice, by the numbers of its positions. Threads may set values side by side, each
/// those of numbers that begin at a multiple of four and that no other thread sets.
pub enum Flat {
    /// Plies to the end; [`OPEN`] for a draw.
    Plies(Vec<AtomicU16>),
    /// Who wins, four positions a byte, and how many positions there are.
    Outcomes(Vec<AtomicU8>, u64),
}

impl Flat {
    /// Of so many positions no value is known.
    pub fn new(kind: Kind, positions: u64) -> Flat {
        match kind {
            Kind::Plies => Flat::Plies((0..positions).map(|_| AtomicU16::new(UNKNOWN)).collect()),
            Kind::Outcome => {
                let bytes = (0..positions.div_ceil(4)).map(|_| AtomicU8::new(u8::MAX));
                Flat::Outcomes(bytes.collect(), positions)
            }
        }
    }

    /// Bytes of memory for so many positions.
    pub const fn bytes_of(kind: Kind, positions: u64) -> u64 {
        match kind {
            Kind::Plies => 2 * positions,
            Kind::Outcome => positions.div_ceil(4),
        }
    }

    /// Keeps no more than who wins.
    #[must_use]
    pub fn without_plies(self) -> Flat {
        let Flat::Plies(codes) = self else {
            return self;
        };
        let symbol = |code: &AtomicU16| symbol(decode(code.load(Relaxed)));
        let bytes = codes.chunks(4).map(|four| {
            let shifted = four.iter().enumerate();
            AtomicU8::new(shifted.fold(0, |byte, (at, code)| byte | symbol(code) << (2 * at)))
        });
        Flat::Outcomes(bytes.collect(), codes.len() as u64)
    }

    /// What is kept.
    #[inline]
    pub const fn kind(&self) -> Kind {
        match self {
            Flat::Plies(_) => Kind::Plies,
            Flat::Outcomes(..) => Kind::Outcome,
        }
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
        Flat::bytes_of(self.kind(), self.len())
    }

    /// The value of a position, `None` while it is not known. Where only outcomes are kept a win takes
    /// one ply and a loss none.
    #[inline]
    pub fn value(&self, number: u64) -> Option<Value> {
        match self {
            Flat::Plies(codes) => decode(codes.get(number as usize)?.load(Relaxed)),
            Flat::Outcomes(bytes, _) => {
                let byte = bytes.get((number / 4) as usize)?.load(Relaxed);
                Some(
                    match Outcome::of(u16::from(byte >> (2 * (number % 4)) & 3))? {
                        Outcome::Win => Value::Win(1),
                        Outcome::Draw => Value::Draw,
                        Outcome::Loss => Value::Loss(0),
                    },
                )
            }
        }
    }

    /// The value of a position for a table of this kind: plies are not known where only outcomes are
    /// kept.
    #[inline]
    pub fn value_for(&self, kind: Kind, number: u64) -> Option<Value> {
        let value = self.value(number)?;
        let enough = kind <= self.kind() || value == Value::Draw;
        enough.then_some(value)
    }

    /// Whether a value can be kept: it is not too many plies from the end.
    pub fn holds(value: Value) -> bool {
        value.plies().is_none_or(|plies| plies < OPEN)
    }

    /// Sets the value of a position.
    #[inline]
    pub fn set(&self, number: u64, value: Value) {
        match self {
            Flat::Plies(codes) => {
                codes[number as usize].store(value.plies().unwrap_or(OPEN), Relaxed);
            }
            Flat::Outcomes(bytes, _) => {
                let (byte, shift) = (&bytes[(number / 4) as usize], 2 * (number % 4));
                let others = byte.load(Relaxed) & !(3 << shift);
                byte.store(others | symbol(Some(value)) << shift, Relaxed);
            }
        }
    }
}

#[inline]
const fn decode(code: u16) -> Option<Value> {
    match code {
        UNKNOWN => None,
        code if code < OPEN => Some(Value::of(code)),
        _ => Some(Value::Draw),
    }
}

#[inline]
const fn symbol(value: Option<Value>) -> u8 {
    let symbol = match value {
        Some(value) => value.outcome().symbol(),
        None => UNKNOWN_SYMBOL,
    };
    symbol as u8
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

    #[inline]
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
        self.slices.get(&slice)?.value(number)
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
