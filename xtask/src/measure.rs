//! A program's time and memory, beside what it prints.
//! Does not know what it does.

use anyhow::{Context, Result, bail};
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// How often its memory is looked at. The system tells the most so far, so only what is new in the
/// last moment can be missed.
const LOOK_EVERY: Duration = Duration::from_millis(100);

/// What a run has said and taken.
pub struct Run {
    /// Its standard output.
    pub said: String,
    /// The time that passed, in seconds.
    pub seconds: f64,
    /// The most memory that it had at a time, in bytes, where the system tells.
    pub peak: Option<u64>,
}

/// Runs a program, shows what it prints as it comes, and fails when it does.
pub fn measured(command: &mut Command) -> Result<Run> {
    let name = format!("{:?}", command.get_args().collect::<Vec<_>>());
    let begun = Instant::now();
    let mut child = command
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("{name} cannot be started"))?;
    let process = child.id();
    let output = child.stdout.take().context("no output")?;
    let ended = AtomicBool::new(false);
    let mut said = String::new();
    let (status, peak) = thread::scope(|scope| {
        let watch = scope.spawn(|| {
            let mut peak = None;
            while !ended.load(Ordering::Relaxed) {
                peak = peak.max(memory(process));
                thread::sleep(LOOK_EVERY);
            }
            peak
        });
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            println!("{line}");
            said.push_str(&line);
            said.push('\n');
        }
        let status = child.wait();
        ended.store(true, Ordering::Relaxed);
        (status, watch.join().ok().flatten())
    });
    let status = status?;
    if !status.success() {
        bail!("{name} ended with {status}");
    }
    Ok(Run {
        said,
        seconds: begun.elapsed().as_secs_f64(),
        peak,
    })
}

/// The most memory that a process has had (proc_pid_status(5), VmHWM); nothing when it has ended, or
/// the system has no such file.
fn memory(process: u32) -> Option<u64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmHWM:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes << 10)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn what_a_program_says_and_takes_is_told_and_its_failure_is_one() {
        let run =
            measured(Command::new("sh").args(["-c", "echo one; sleep 0.3; echo two"])).unwrap();
        assert_eq!(run.said, "one\ntwo\n");
        assert!(run.seconds >= 0.3 && run.peak.is_some_and(|bytes| bytes > 10_000));
        assert!(measured(Command::new("sh").args(["-c", "exit 3"])).is_err());
    }
}
