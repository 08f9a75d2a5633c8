//! A program that runs beside this one: lines in, lines out, and its end.
//! Does not know what the lines mean.

use super::fault::{Fault, Kind, Trouble};
use std::collections::VecDeque;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// Set when the match is to end.
pub type Stop = Arc<AtomicBool>;

/// How often the clock is looked at while a program is silent.
const SLICE: Duration = Duration::from_millis(10);
/// How long last words are waited for after a program has ended.
const LAST_WORDS: Duration = Duration::from_millis(100);
/// Lines that may wait to be read: a program that says more must wait itself.
const WAITING: usize = 1000;
/// The longest line, in bytes; what is longer comes in parts.
const LONGEST: u64 = 1 << 16;
/// How many lines are kept to be shown, and how much of each.
const KEPT: usize = 4;
const SHOWN: usize = 200;

/// What comes from a program.
enum Heard {
    Said(String),
    Complained(String),
    Ended,
}

/// A program that runs. It is ended with this value.
pub struct Program {
    child: Child,
    input: Option<ChildStdin>,
    heard: Receiver<Heard>,
    last: VecDeque<String>,
    stop: Stop,
}

impl Program {
    /// Starts a program with its arguments.
    ///
    /// # Errors
    /// In the system's words.
    pub fn start(words: &[String], stop: &Stop) -> io::Result<Program> {
        let (program, arguments) = words.split_first().ok_or(io::ErrorKind::NotFound)?;
        let mut command = Command::new(program);
        command
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        // Ctrl-C is for the match: it ends its programs itself.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut command, 0);
        let mut child = command.spawn()?;
        let (send, heard) = sync_channel(WAITING);
        if let Some(errors) = child.stderr.take() {
            let send = send.clone();
            thread::spawn(move || read(errors, &send, Heard::Complained));
        }
        if let Some(output) = child.stdout.take() {
            thread::spawn(move || {
                read(output, &send, Heard::Said);
                // Nobody listens any more when the program has been given up.
                let _ = send.send(Heard::Ended);
            });
        }
        let input = child.stdin.take();
        Ok(Program {
            child,
            input,
            heard,
            last: VecDeque::new(),
            stop: Arc::clone(stop),
        })
    }

    /// The number of its process.
    pub fn process(&self) -> u32 {
        self.child.id()
    }

    /// Says a line to it.
    ///
    /// # Errors
    /// A crash when it does not take it.
    pub fn say(&mut self, line: &str) -> Result<(), Trouble> {
        let taken = self.input.as_mut().map(|input| {
            // In one piece: a pipe with two writes may wake the program twice.
            input.write_all(format!("{line}\n").as_bytes())
        });
        match taken {
            Some(Ok(())) => Ok(()),
            _ => Err(self.ended()),
        }
    }

    /// Lets pass what it said unasked.
    pub fn drain(&mut self) {
        while let Ok(heard) = self.heard.try_recv() {
            self.keep(heard);
        }
    }

    /// Waits for a line that `wanted` takes. `late` is asked now and then whether it is too late,
    /// and says how.
    ///
    /// # Errors
    /// When it is too late, the program ends, or the match does.
    pub fn wait<T>(
        &mut self,
        mut wanted: impl FnMut(&str) -> Option<T>,
        late: impl Fn() -> Option<String>,
    ) -> Result<T, Trouble> {
        loop {
            match self.heard.recv_timeout(SLICE) {
                Ok(Heard::Said(line)) => {
                    let found = wanted(&line);
                    self.keep(Heard::Said(line));
                    if let Some(found) = found {
                        return Ok(found);
                    }
                }
                Ok(Heard::Complained(line)) => self.keep(Heard::Complained(line)),
                Ok(Heard::Ended) | Err(RecvTimeoutError::Disconnected) => {
                    return Err(self.ended());
                }
                Err(RecvTimeoutError::Timeout) => {}
            }
            if self.stop.load(Ordering::Relaxed) {
                return Err(Trouble::Stopped);
            }
            if let Some(what) = late() {
                return Err(self.fault(Kind::Time, what));
            }
        }
    }

    /// A fault of this program, with its last words.
    pub fn fault(&self, kind: Kind, what: String) -> Trouble {
        let said: Vec<&str> = self.last.iter().map(String::as_str).collect();
        Trouble::Fault(Fault {
            kind,
            what,
            said: said.join(" | "),
        })
    }

    /// The fault of having ended, with what it said at its end.
    fn ended(&mut self) -> Trouble {
        if self.stop.load(Ordering::Relaxed) {
            return Trouble::Stopped;
        }
        while let Ok(heard) = self.heard.recv_timeout(LAST_WORDS) {
            self.keep(heard);
        }
        let began = Instant::now();
        let what = loop {
            match self.child.try_wait() {
                Ok(Some(status)) => break status.to_string(),
                Ok(None) if began.elapsed() < LAST_WORDS => thread::sleep(SLICE),
                _ => break "it closed its input or output".to_owned(),
            }
        };
        self.fault(Kind::Crash, what)
    }

    /// Keeps a line to be shown, unless it is news of a search or a mere sign of being there.
    fn keep(&mut self, heard: Heard) {
        let (Heard::Said(line) | Heard::Complained(line)) = heard else {
            return;
        };
        if ["", "ugiok", "readyok"].contains(&line.as_str()) || line.starts_with("info depth") {
            return;
        }
        if self.last.len() == KEPT {
            self.last.pop_front();
        }
        self.last.push_back(line.chars().take(SHOWN).collect());
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        drop(self.input.take());
        // A program that has ended already is as good.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Reads lines until there are no more, or nobody listens.
fn read(from: impl Read, send: &SyncSender<Heard>, heard: fn(String) -> Heard) {
    let mut from = BufReader::new(from);
    let mut line = Vec::new();
    loop {
        line.clear();
        match from.by_ref().take(LONGEST).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        let text = String::from_utf8_lossy(&line).trim().to_owned();
        if send.send(heard(text)).is_err() {
            return;
        }
    }
}
