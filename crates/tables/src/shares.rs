//! Work on many numbers, shared among threads.
//! Does not know what the work is.

use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// Does something with shares of the numbers from 0 to `end`, each of at most `share` numbers and
/// beginning at a multiple of it, on `workers` threads. Each thread has a value of its own, which
/// `begin` makes; they are returned.
pub fn each<T: Send>(
    end: u64,
    share: u64,
    workers: usize,
    begin: impl Fn() -> T + Sync,
    act: impl Fn(&mut T, Range<u64>) + Sync,
) -> Vec<T> {
    let next = AtomicU64::new(0);
    let work = || {
        let mut own = begin();
        loop {
            let start = next.fetch_add(share, Relaxed);
            if start >= end {
                return own;
            }
            act(&mut own, start..end.min(start + share));
        }
    };
    // Starting a thread costs more than a few shares.
    if workers < 2 || end <= 2 * share {
        return vec![work()];
    }
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        threads
            .into_iter()
            .map(|thread| match thread.join() {
                Ok(own) => own,
                Err(panic) => std::panic::resume_unwind(panic),
            })
            .collect()
    })
}
