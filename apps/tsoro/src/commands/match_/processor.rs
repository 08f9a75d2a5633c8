//! The time that another process takes: what passes, or its processor time, as Linux tells it.
//! Does not know whose it is.

use std::time::{Duration, Instant};

/// The time that a process takes from now on.
pub struct Spent {
    process: u32,
    began: Instant,
    /// The processor time before, when that is what counts.
    before: Option<Duration>,
}

impl Spent {
    /// Begins to measure the time that passes, or the processor time where the system tells it.
    pub fn new(process: u32, by_processor_time: bool) -> Spent {
        Spent {
            process,
            began: Instant::now(),
            before: by_processor_time.then(|| time(process)).flatten(),
        }
    }

    /// What it has taken so far.
    pub fn spent(&self) -> Duration {
        self.used().unwrap_or_else(|| self.began.elapsed())
    }

    /// Says how it is too late, when it has taken more than is allowed, or more time than `patience`
    /// has passed.
    pub fn late(&self, allowed: Duration, patience: Duration) -> Option<String> {
        if let Some(used) = self.used().filter(|used| *used > allowed) {
            return Some(format!(
                "{} ms of processor time without a move",
                used.as_millis()
            ));
        }
        let passed = self.began.elapsed();
        (passed > patience).then(|| format!("no move after {} ms", passed.as_millis()))
    }

    /// The processor time that was used, when that is what counts and the process has not ended.
    fn used(&self) -> Option<Duration> {
        let before = self.before?;
        Some(time(self.process)?.saturating_sub(before))
    }
}

/// Whether this system tells it.
#[must_use]
pub fn known() -> bool {
    time(std::process::id()).is_some()
}

/// The processor time that all threads of a process have used so far, in steps of a clock tick;
/// `None` when the process has ended or the system does not tell.
#[cfg(target_os = "linux")]
#[must_use]
fn time(process: u32) -> Option<Duration> {
    let line = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let ticks = ticks(&line)?;
    let a_second = rustix::param::clock_ticks_per_second().max(1);
    Some(Duration::from_millis(ticks.saturating_mul(1000) / a_second))
}

/// Other systems have no such file.
#[cfg(not(target_os = "linux"))]
#[must_use]
fn time(_: u32) -> Option<Duration> {
    None
}

/// Fields 14 and 15 of the line, user and system time (proc_pid_stat(5)). The second field is the
/// program's name in brackets and may hold anything, so they are counted from its end.
#[cfg(target_os = "linux")]
fn ticks(line: &str) -> Option<u64> {
    let (_, after_name) = line.rsplit_once(')')?;
    let mut fields = after_name.split_whitespace().skip(11);
    let user: u64 = fields.next()?.parse().ok()?;
    let system: u64 = fields.next()?.parse().ok()?;
    Some(user + system)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn user_and_system_time_are_found_behind_any_name() {
        let line = "7 (a) b (c) R 1 2 3 4 5 6 7 8 9 10 250 31 0 0 20 0 1 0 99";
        assert_eq!(ticks(line), Some(281));
        assert_eq!(ticks("nonsense"), None);
        assert!(known() && time(u32::MAX).is_none());
    }
}
