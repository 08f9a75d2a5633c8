//! Solves a slice and its answer together, from the end backward, level by level of plies.
//! Does not know where finished slices are kept.
//!
//! Every position is looked at once: what converts is looked up in finished slices, and what has no
//! move is lost. From there on each value that becomes known is told to the positions before it: one
//! that leads to a loss is won, one whose every move leads to a win is lost. A value is told at the
//! level of its plies, so that the first way found is the shortest. What is never told is a draw.

use crate::{Value, shares};
use game::Index;
use std::ops::Range;
use std::sync::atomic::{AtomicU8, AtomicU16, Ordering::Relaxed};

/// The code of a position of which nothing is known; in the end, of a draw. Other codes are plies
/// to the end.
pub const OPEN: u16 = 0x3fff;
/// The value will be known at the level of its low bits.
const WAITING: u16 = 0x8000;
/// Nothing is known, but a loss takes at least as many plies as its low bits say.
const FLOOR: u16 = 0x4000;
/// The plies.
const PLIES: u16 = 0x3fff;

/// Half of a pair that is being solved.
struct Half<S> {
    slice: S,
    codes: Vec<AtomicU16>,
    /// How many moves of each position are not known to lose.
    left: Vec<AtomicU8>,
}

impl<S: Copy> Half<S> {
    fn new<P: Index<Slice = S>>(slice: S) -> Half<S> {
        let size = P::size(slice) as usize;
        Half {
            slice,
            codes: (0..size).map(|_| AtomicU16::new(OPEN)).collect(),
            left: (0..size).map(|_| AtomicU8::new(0)).collect(),
        }
    }

    /// The first look at a position: what its moves that convert are worth, and whether it has any.
    /// Returns the level at which its value will be known, if that is certain.
    fn begin<P: Index<Slice = S>>(
        &self,
        number: usize,
        position: &P,
        moves: &mut Vec<P::Move>,
        known: &impl Fn(&P) -> Option<Value>,
    ) -> u16 {
        position.moves(moves);
        let (mut open, mut win, mut floor) = (0, PLIES, None);
        for mv in moves.iter() {
            if !position.converts(mv) {
                open += 1;
                continue;
            }
            // Who has nothing left has lost.
            match known(&position.after(mv)).unwrap_or(Value::Loss(0)) {
                Value::Loss(plies) => {
                    win = win.min(plies + 1);
                    open += 1;
                }
                Value::Draw => open += 1,
                Value::Win(plies) => floor = floor.max(Some(plies + 1)),
            }
        }
        let code = if win < PLIES {
            WAITING | win
        } else if open == 0 {
            WAITING | floor.unwrap_or(0)
        } else {
            floor.map_or(OPEN, |floor| FLOOR | floor)
        };
        self.codes[number].store(code, Relaxed);
        self.left[number].store(open, Relaxed);
        if code & WAITING != 0 { code & PLIES } else { 0 }
    }
}

/// Solves a slice and its answer; one slice when they are the same. `known` gives the values of
/// positions of finished slices, `None` where a side has nothing left; `workers` is the number of
/// threads. Returns the codes of each position, by slices.
pub fn solve<P: Index>(
    slice: P::Slice,
    known: &(impl Fn(&P) -> Option<Value> + Sync),
    workers: usize,
) -> Vec<(P::Slice, Vec<AtomicU16>)> {
    let answer = P::answer(slice);
    let mut pair = vec![Half::new::<P>(slice)];
    if answer != slice {
        pair.push(Half::new::<P>(answer));
    }
    let pair = Pair(pair);
    let mut highest = pair.work(workers, |half, numbers| {
        let (mut moves, mut highest) = (Vec::new(), 0);
        P::each(half.slice, numbers, |number, position| {
            let level = half.begin(number as usize, position, &mut moves, known);
            highest = highest.max(level);
        });
        highest
    });
    let mut level = 0;
    while level <= highest {
        let found = pair.work(workers, |half, numbers| {
            let told = numbers.map(|number| pair.tell::<P>(half, number as usize, level));
            told.max().unwrap_or(0)
        });
        highest = highest.max(found);
        level += 1;
    }
    let codes = |half: Half<P::Slice>| (half.slice, half.codes);
    pair.0.into_iter().map(codes).collect()
}

struct Pair<S>(Vec<Half<S>>);

/// How many positions a thread takes at a time.
const SHARE: u64 = 1 << 14;

impl<S: Copy + Ord + Send + Sync> Pair<S> {
    /// Does something with every position, share by share, and returns the highest level that came
    /// of it.
    fn work(&self, workers: usize, act: impl Fn(&Half<S>, Range<u64>) -> u16 + Sync) -> u16 {
        let highest = self.0.iter().flat_map(|half| {
            let begin = || 0;
            let act = |highest: &mut u16, numbers| *highest = act(half, numbers).max(*highest);
            shares::each(half.codes.len() as u64, SHARE, workers, begin, act)
        });
        highest.max().unwrap_or(0)
    }

    /// Makes a value known whose level has come, and tells it to the positions before.
    fn tell<P: Index<Slice = S>>(&self, half: &Half<S>, number: usize, level: u16) -> u16 {
        if half.codes[number].load(Relaxed) != WAITING | level {
            return 0;
        }
        half.codes[number].store(level, Relaxed);
        let lost = level.is_multiple_of(2);
        let mut highest = 0;
        let before = if self.0.len() == 1 || half.slice == self.0[1].slice {
            &self.0[0]
        } else {
            &self.0[1]
        };
        P::at(half.slice, number as u64).each_before(|earlier| {
            let Some((_, number)) = earlier.place() else {
                return;
            };
            let code = &before.codes[number as usize];
            if lost {
                wait(code, level + 1);
                highest = highest.max(level + 1);
            } else if before.left[number as usize].fetch_sub(1, Relaxed) == 1 {
                let floor = match code.load(Relaxed) {
                    code if code & FLOOR != 0 => code & PLIES,
                    _ => 0,
                };
                let plies = floor.max(level + 1);
                code.store(WAITING | plies, Relaxed);
                highest = highest.max(plies);
            }
        });
        highest
    }
}

/// A position is won in so many plies, unless it is known to be won as fast.
fn wait(code: &AtomicU16, plies: u16) {
    let mut now = code.load(Relaxed);
    loop {
        let known = now & WAITING == 0 && now < OPEN;
        if known || now & WAITING != 0 && now & PLIES <= plies {
            return;
        }
        match code.compare_exchange_weak(now, WAITING | plies, Relaxed, Relaxed) {
            Ok(_) => return,
            Err(other) => now = other,
        }
    }
}
