//! Processor time of this program, and time that passes.
//! Does not know what is measured.

use std::time::Instant;

/// Processor time used by all threads of this program, in seconds. Where the system does not
/// tell, the time that passed since the first call.
#[must_use]
pub fn processor_seconds() -> f64 {
    #[cfg(unix)]
    {
        use rustix::time::{ClockId, clock_gettime};
        let time = clock_gettime(ClockId::ProcessCPUTime);
        #[expect(
            clippy::cast_precision_loss,
            reason = "seconds of a running program are few"
        )]
        let seconds = time.tv_sec as f64 + time.tv_nsec as f64 / 1e9;
        seconds
    }
    #[cfg(not(unix))]
    {
        passed_millis() as f64 / 1000.0
    }
}

/// Milliseconds since the first call.
#[must_use]
pub fn passed_millis() -> u64 {
    static START: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    u64::try_from(START.get_or_init(Instant::now).elapsed().as_millis()).unwrap_or(u64::MAX)
}
