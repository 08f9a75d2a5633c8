//! What the search remembers of positions seen before: a transposition table of fixed size.
//! Does not know positions or moves: keys go in, and a move is its number in the list of moves.

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

#[derive(Clone, Copy)]
struct Entry {
    key: u64,
    score: i16,
    best: u16,
    depth: i16,
    /// The bound in the low two bits, the age above them.
    kind: u8,
}

const VACANT: Entry = Entry {
    key: 0,
    score: 0,
    best: NO_MOVE,
    depth: i16::MIN,
    kind: 0,
};
const BUCKET: usize = 4;

/// The table. Deterministic: what it holds depends only on what was stored, in which order.
pub struct Memory {
    buckets: Vec<[Entry; BUCKET]>,
    age: u8,
    seed: u64,
}

impl Memory {
    /// A table of at most `bytes` bytes (and at least one bucket of four entries). The seed shuffles
    /// which positions share a bucket.
    #[must_use]
    pub fn new(bytes: usize, seed: u64) -> Memory {
        let count = (bytes / size_of::<[Entry; BUCKET]>()).max(1);
        Memory {
            buckets: vec![[VACANT; BUCKET]; count],
            age: 0,
            seed,
        }
    }

    /// Forgets everything, and shuffles by another seed from now on.
    pub fn clear(&mut self, seed: u64) {
        self.buckets.fill([VACANT; BUCKET]);
        self.age = 0;
        self.seed = seed;
    }

    /// Begins another search: what older ones left is overwritten first.
    pub fn grow_older(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    /// Its size in bytes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.buckets.len() * size_of::<[Entry; BUCKET]>()
    }

    fn place(&self, key: u64) -> usize {
        let mixed = (key ^ self.seed).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        ((u128::from(mixed) * self.buckets.len() as u128) >> 64) as usize
    }

    /// What is remembered of the position with this key.
    #[must_use]
    pub fn recall(&self, key: u64) -> Option<Memo> {
        let bucket = &self.buckets[self.place(key)];
        let entry = bucket
            .iter()
            .find(|entry| entry.key == key && entry.depth != i16::MIN)?;
        Some(Memo {
            score: i32::from(entry.score),
            depth: i32::from(entry.depth),
            bound: match entry.kind & 3 {
                1 => Bound::AtLeast,
                2 => Bound::AtMost,
                3 => Bound::Exact,
                _ => Bound::Unknown,
            },
            best: (entry.best != NO_MOVE).then_some(entry.best),
        })
    }

    /// Remembers a position in place of the least valuable entry of its bucket. A best move that
    /// is known stays when the new memo has none.
    pub fn store(&mut self, key: u64, memo: Memo) {
        let place = self.place(key);
        let age = self.age;
        let bucket = &mut self.buckets[place];
        let worth = |entry: &Entry| {
            if entry.depth == i16::MIN {
                return i32::MIN;
            }
            let behind = i32::from((age + AGES - (entry.kind >> 2)) % AGES);
            i32::from(entry.depth) - 8 * behind + if entry.kind & 3 == 3 { 2 } else { 0 }
        };
        let mut slot = 0;
        let mut least = i32::MAX;
        for (index, entry) in bucket.iter().enumerate() {
            if entry.key == key && entry.depth != i16::MIN {
                slot = index;
                break;
            }
            let worth = worth(entry);
            if worth < least {
                least = worth;
                slot = index;
            }
        }
        let entry = &mut bucket[slot];
        let kept = if entry.key == key {
            entry.best
        } else {
            NO_MOVE
        };
        *entry = Entry {
            key,
            score: memo.score as i16,
            best: memo.best.unwrap_or(kept),
            depth: memo.depth as i16,
            kind: memo.bound as u8 | (age << 2),
        };
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
        memory.store(5, memo(-29_990, 12, Some(3)));
        assert_eq!(memory.recall(5), Some(memo(-29_990, 12, Some(3))));
        memory.store(
            5,
            Memo {
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
            memory.store(key, memo(0, 10 + key as i32, None));
        }
        memory.store(5, memo(0, 1, None));
        assert_eq!(memory.recall(1), None, "the shallowest gave way");
        memory.grow_older();
        memory.grow_older();
        memory.store(6, memo(0, 1, None));
        assert_eq!(memory.recall(5), None);
        memory.store(7, memo(0, 1, None));
        assert_eq!(
            memory.recall(2),
            None,
            "an old entry gives way to a new one"
        );
        assert!(memory.recall(6).is_some());
    }

    #[test]
    fn an_entry_takes_sixteen_bytes() {
        assert_eq!(size_of::<Entry>(), 16);
        assert!(Memory::new(1 << 20, 0).bytes() <= 1 << 20);
    }
}
