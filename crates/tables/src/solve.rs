//! Solves a slice and its answer together, from the end backward, level by level of plies.
//! Does not know where finished slices are kept.
//!
//! Every position is looked at once: what converts is looked up in finished slices, and what has no
//! move is lost. From there on each value that becomes known is told to the positions before it: one
//! that leads to a loss is won, one whose every move leads to a win is lost. A value is told at the
//! level of its plies, so that the first way found is the shortest. What is never told is a draw.

use crate::Value;
use game::Index;
use std::sync::atomic::{AtomicU8, AtomicU16, Ordering::Relaxed};

/// Nothing is known.
const OPEN: u16 = 0x3fff;
/// The value will be known at the level of its low bits.
const WAITING: u16 = 0x8000;
/// Nothing is known, but a loss takes at least as many plies as its low bits say.
const FLOOR: u16 = 0x4000;
/// The plies.
const PLIES: u16 = 0x3fff;

/// The values of a slice, by the numbers of its positions.
pub struct Solved<S> {
    /// The slice.
    pub slice: S,
    codes: Vec<AtomicU16>,
}

impl<S: Copy> Solved<S> {
    /// How many positions the slice has.
    #[must_use]
    pub fn len(&self) -> usize {
        self.codes.len()
    }

    /// Whether it has none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.codes.is_empty()
    }

    /// The value of a position; a draw for a number that there is not.
    #[must_use]
    pub fn value(&self, number: u64) -> Value {
        let code = usize::try_from(number)
            .ok()
            .and_then(|number| self.codes.get(number));
        match code.map(|code| code.load(Relaxed)) {
            Some(plies) if plies < OPEN => Value::of(plies),
            _ => Value::Draw,
        }
    }
}

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
}

/// Solves a slice and its answer; one slice when they are the same. `known` gives the values of
/// positions of finished slices, `None` where a side has nothing left; `workers` is the number of
/// threads.
pub fn solve<P: Index>(
    slice: P::Slice,
    known: &(impl Fn(&P) -> Option<Value> + Sync),
    workers: usize,
) -> Vec<Solved<P::Slice>> {
    let answer = P::answer(slice);
    let mut pair = vec![Half::new::<P>(slice)];
    if answer != slice {
        pair.push(Half::new::<P>(answer));
    }
    let pair = Pair(pair);
    let mut highest = pair.work::<P>(workers, &|half, number| {
        pair.begin::<P>(half, number, known)
    });
    let mut level = 0;
    while level <= highest {
        let found = pair.work::<P>(workers, &|half, number| pair.tell::<P>(half, number, level));
        highest = highest.max(found);
        level += 1;
    }
    pair.0
        .into_iter()
        .map(|half| Solved {
            slice: half.slice,
            codes: half.codes,
        })
        .collect()
}

struct Pair<S>(Vec<Half<S>>);

impl<S: Copy + Ord + Send + Sync> Pair<S> {
    /// Does something with every position, and returns the highest level that came of it.
    fn work<P: Index<Slice = S>>(
        &self,
        workers: usize,
        act: &(impl Fn(&Half<S>, usize) -> u16 + Sync),
    ) -> u16 {
        /// How many positions a worker takes at a time.
        const SHARE: usize = 1 << 14;
        let mut highest = 0;
        for half in &self.0 {
            let shares = half.codes.len().div_ceil(SHARE);
            let next = std::sync::atomic::AtomicUsize::new(0);
            let work = || {
                let mut highest = 0;
                loop {
                    let share = next.fetch_add(1, Relaxed);
                    if share >= shares {
                        return highest;
                    }
                    let end = half.codes.len().min((share + 1) * SHARE);
                    for number in share * SHARE..end {
                        highest = highest.max(act(half, number));
                    }
                }
            };
            if shares < 2 * workers {
                highest = highest.max(work());
                continue;
            }
            std::thread::scope(|scope| {
                let threads: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
                for thread in threads {
                    highest = highest.max(thread.join().unwrap_or(0));
                }
            });
        }
        highest
    }

    /// The first look at a position: what its moves that convert are worth, and whether it has any.
    /// Returns the level at which its value will be known, if that is certain.
    fn begin<P: Index<Slice = S>>(
        &self,
        half: &Half<S>,
        number: usize,
        known: &impl Fn(&P) -> Option<Value>,
    ) -> u16 {
        let position = P::at(half.slice, number as u64);
        let mut moves = Vec::new();
        position.moves(&mut moves);
        let (mut open, mut win, mut floor) = (0, PLIES, None);
        for mv in &moves {
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
        half.codes[number].store(code, Relaxed);
        half.left[number].store(open, Relaxed);
        if code & WAITING != 0 { code & PLIES } else { 0 }
    }

    /// Makes a value known whose level has come, and tells it to the positions before.
    fn tell<P: Index<Slice = S>>(&self, half: &Half<S>, number: usize, level: u16) -> u16 {
        if half.codes[number].load(Relaxed) != WAITING | level {
            return 0;
        }
        half.codes[number].store(level, Relaxed);
        let lost = level % 2 == 0;
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
