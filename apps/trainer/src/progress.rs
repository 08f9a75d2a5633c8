//! How far a work is: one line on the error output, over the last one in a terminal.
//! Does not know what is counted.

use std::io::{IsTerminal, stderr};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// How often it is looked whether the work is done.
const LOOK: Duration = Duration::from_millis(100);
/// How often a line is printed in a terminal, and elsewhere.
const LINES: [Duration; 2] = [Duration::from_secs(1), Duration::from_secs(60)];

/// Counts what is done.
pub struct Progress {
    /// What is counted, such as `games`.
    what: &'static str,
    all: AtomicU64,
    done: AtomicU64,
    begun: Instant,
    said: Mutex<Instant>,
}

impl Progress {
    /// So many of these are to be done.
    #[must_use]
    pub fn new(all: u64, what: &'static str) -> Progress {
        let now = Instant::now();
        Progress {
            what,
            all: AtomicU64::new(all),
            done: AtomicU64::new(0),
            begun: now,
            said: Mutex::new(now),
        }
    }

    /// One more is done.
    pub fn one_done(&self) {
        self.done.fetch_add(1, Ordering::Relaxed);
    }

    /// So many are done by somebody else.
    pub fn leave_out(&self, number: u64) {
        self.all.fetch_sub(number, Ordering::Relaxed);
    }

    /// Waits a moment and says how far it is when it is time to.
    pub fn wait_and_say(&self) {
        std::thread::sleep(LOOK);
        let terminal = stderr().is_terminal();
        let Ok(mut said) = self.said.lock() else {
            return;
        };
        if said.elapsed() >= LINES[usize::from(!terminal)] {
            *said = Instant::now();
            let line = self.line();
            if terminal {
                eprint!("\r\x1b[K{line}");
            } else {
                eprintln!("{line}");
            }
        }
    }

    /// Says that all is done.
    pub fn finish(&self) {
        if stderr().is_terminal() {
            eprint!("\r\x1b[K");
        }
        eprintln!("{}", self.line());
    }

    fn line(&self) -> String {
        let all = self.all.load(Ordering::Relaxed);
        let done = self.done.load(Ordering::Relaxed);
        line(done, all, self.what, self.begun.elapsed())
    }
}

#[expect(clippy::cast_precision_loss, reason = "a rate needs three digits")]
fn line(done: u64, all: u64, what: &str, passed: Duration) -> String {
    let rate = done as f64 / passed.as_secs_f64().max(1e-9);
    let left = if done > 0 {
        let seconds = (all.saturating_sub(done) as f64 / rate).round() as u64;
        format!(
            "{}:{:02}:{:02}",
            seconds / 3600,
            seconds / 60 % 60,
            seconds % 60
        )
    } else {
        "–".to_owned()
    };
    format!("{done} of {all} {what}, {rate:.1} a second, {left} left")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_left_follows_from_the_rate() {
        assert_eq!(
            line(50, 5000, "games", Duration::from_secs(40)),
            "50 of 5000 games, 1.2 a second, 1:06:00 left"
        );
        assert_eq!(
            line(0, 9, "positions", Duration::from_secs(3)),
            "0 of 9 positions, 0.0 a second, – left"
        );
    }
}
