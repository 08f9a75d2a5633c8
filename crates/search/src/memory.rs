//! What the search remembers of positions seen before: a transposition table of fixed size.
//! Does not know positions or moves: keys go in, and a move is its number in the list of moves.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// What a remembered score says about the true one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bound {
    /// Nothing: only the move is worth remembering.
    Unknown,
    /// The true score is this or higher.
    AtLeast,
    /// The true score is this or lower.
    AtMost,
    /// The true score is this.
    Exact,
}

/// What is remembered of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Memo {
    /// The score, with decided ones counted from this position: [`crate::score::from_node`].
    pub score: i32,
    /// How deep it was searched, in plies.
    pub depth: i32,
    /// What the score says.
    pub bound: Bound,
    /// The best move's number in the position's list of moves; `None` when no move was best.
    pub best: Option<u16>,
}

const NO_MOVE: u16 = u16::MAX;
/// An entry's age counts from 0 to this and around again; two bits are left for the bound.
const AGES: u8 = 64;

/// What an entry holds, in one word: score (16 bits), move (16), depth (16), bound (2), age (6), and
/// a bit that says that it holds anything at all.
#[derive(Clone, Copy)]
struct Data(u64);

impl Data {
    const HELD: u64 = 1 << 63;

    fn of(memo: &Memo, best: u16, age: u8) -> Data {
        Data(
            u64::from(memo.score as i16 as u16)
                | u64::from(best) << 16
                | u64::from(memo.depth as i16 as u16) << 32
                | (memo.bound as u64) << 48
                | u64::from(age) << 50
                | Data::HELD,
        )
    }

    const fn held(self) -> bool {
        self.0 & Data::HELD != 0
    }

    const fn best(self) -> u16 {
        (self.0 >> 16) as u16
    }

    const fn depth(self) -> i32 {
        (self.0 >> 32) as i16 as i32
    }

    const fn bound(self) -> Bound {
        match self.0 >> 48 & 3 {
            1 => Bound::AtLeast,
            2 => Bound::AtMost,
            3 => Bound::Exact,
            _ => Bound::Unknown,
        }
    }

    const fn age(self) -> u8 {
        (self.0 >> 50) as u8 % AGES
    }

    fn memo(self) -> Memo {
        let best = self.best();
        Memo {
            score: i32::from(self.0 as i16),
            depth: self.depth(),
            bound: self.bound(),
            best: (best != NO_MOVE).then_some(best),
        }
    }
}

/// A place for a position. Threads write it without asking one another: the key is kept mixed with
/// the data, so that halves of two entries make the key of neither (R. Hyatt and T. Mann, "A lockless
/// transposition table implementation for parallel search", 2002).
#[derive(Default)]
struct Entry {
    mixed: AtomicU64,
    data: AtomicU64,
}

impl Entry {
    #[inline]
    fn load(&self) -> (u64, Data) {
        let data = self.data.load(Relaxed);
        (self.mixed.load(Relaxed) ^ data, Data(data))
    }

    #[inline]
    fn store(&self, key: u64, data: Data) {
        self.mixed.store(key ^ data.0, Relaxed);
        self.data.store(data.0, Relaxed);
    }
}

const BUCKET: usize = 4;

/// The entries that a position may be in: one line of a processor's cache.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([Entry; BUCKET]);

/// The table. Several threads may use it at once. With one, what it holds depends only on what was
/// stored, in which order.
pub struct Memory {
    buckets: Vec<Bucket>,
    age: u8,
    seed: u64,
}

impl Memory {
    /// A table of at most `bytes` bytes (and at least one bucket of four entries). The seed shuffles
    /// which positions share a bucket.
    #[must_use]
    pub fn new(bytes: usize, seed: u64) -> Memory {
        let count = (bytes / size_of::<Bucket>()).max(1);
        Memory {
            buckets: machine::large(count),
            age: 0,
            seed,
        }
    }

    /// Forgets everything, and shuffles by another seed from now on.
    pub fn clear(&mut self, seed: u64) {
        self.buckets.fill_with(Bucket::default);
        self.age = 0;
        self.seed = seed;
    }

    /// Shuffles by another seed from now on; only while nothing is stored.
    pub(crate) fn shuffle(&mut self, seed: u64) {
        self.seed = seed;
    }

    /// Begins another search: what older ones left is overwritten first.
    pub fn grow_older(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    /// Its size in bytes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.buckets.len() * size_of::<Bucket>()
    }

    #[inline]
    fn bucket(&self, key: u64) -> &Bucket {
        let mixed = (key ^ self.seed).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let place = (u128::from(mixed) * self.buckets.len() as u128) >> 64;
        &self.buckets[place as usize]
    }

    /// Says that the position with this key will be recalled soon.
    #[inline]
    pub fn prepare(&self, key: u64) {
        machine::prefetch(self.bucket(key));
    }

    /// What is remembered of the position with this key.
    #[must_use]
    #[inline]
    pub fn recall(&self, key: u64) -> Option<Memo> {
        let entries = self.bucket(key).0.iter().map(Entry::load);
        let (_, data) = entries
            .into_iter()
            .find(|(found, data)| *found == key && data.held())?;
        Some(data.memo())
    }

    /// Remembers a position in place of the least valuable entry of its bucket. A best move that
    /// is known stays when the new memo has none.
    pub fn store(&self, key: u64, memo: &Memo) {
        let bucket = self.bucket(key);
        let (mut slot, mut least) = (0, i32::MAX);
        let mut kept = NO_MOVE;
        for (index, entry) in bucket.0.iter().enumerate() {
            let (found, data) = entry.load();
            if found == key && data.held() {
                slot = index;
                kept = data.best();
                break;
            }
            let worth = self.worth(data);
            if worth < least {
                (slot, least) = (index, worth);
            }
        }
        let best = memo.best.unwrap_or(kept);
        bucket.0[slot].store(key, Data::of(memo, best, self.age));
    }

    /// What an entry is worth to later searches.
    fn worth(&self, data: Data) -> i32 {
        if !data.held() {
            return i32::MIN;
        }
        let behind = i32::from((self.age + AGES - data.age()) % AGES);
        data.depth() - 8 * behind + if data.bound() == Bound::Exact { 2 } else { 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn memo(score: i32, depth: i32, best: Option<u16>) -> Memo {
        Memo {
            score,
            depth,
            bound: Bound::Exact,
            best,
        }
    }

    #[test]
    fn what_is_stored_is_recalled_and_a_known_move_stays() {
        let mut memory = Memory::new(1 << 16, 7);
        memory.store(5, &memo(-29_990, 12, Some(3)));
        assert_eq!(memory.recall(5), Some(memo(-29_990, 12, Some(3))));
        memory.store(
            5,
            &Memo {
                bound: Bound::AtMost,
                ..memo(10, 2, None)
            },
        );
        assert_eq!(
            memory.recall(5),
            Some(Memo {
                bound: Bound::AtMost,
                ..memo(10, 2, Some(3))
            })
        );
        assert_eq!(memory.recall(6), None);
        memory.clear(8);
        assert_eq!(memory.recall(5), None);
    }

    #[test]
    fn the_shallow_and_the_old_go_first() {
        let mut memory = Memory::new(0, 0);
        for key in 1..=4 {
            memory.store(key, &memo(0, 10 + key as i32, None));
        }
        memory.store(5, &memo(0, 1, None));
        assert_eq!(memory.recall(1), None, "the shallowest gave way");
        memory.grow_older();
        memory.grow_older();
        memory.store(6, &memo(0, 1, None));
        assert_eq!(memory.recall(5), None);
        memory.store(7, &memo(0, 1, None));
        assert_eq!(
            memory.recall(2),
            None,
            "an old entry gives way to a new one"
        );
        assert!(memory.recall(6).is_some());
    }

    #[test]
    fn threads_read_what_was_stored_whole_or_nothing() {
        let memory = Memory::new(0, 0);
        let of = |key: u64| memo(key as i32 % 1000, key as i32 % 50, Some(key as u16 % 9));
        std::thread::scope(|scope| {
            for thread in 0..2 {
                let memory = &memory;
                scope.spawn(move || {
                    for round in 0..200_000_u64 {
                        let key = round * 7 % 61 + thread;
                        memory.store(key, &of(key));
                        let known = memory.recall(round % 61);
                        assert!(known.is_none_or(|known| known == of(round % 61)));
                    }
                });
            }
        });
    }

    #[test]
    fn four_entries_take_a_line_of_the_cache() {
        assert_eq!((size_of::<Bucket>(), align_of::<Bucket>()), (64, 64));
        assert!(Memory::new(1 << 20, 0).bytes() <= 1 << 20);
    }
}
