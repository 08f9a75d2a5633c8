//! `tsoro engine`: the Universal Game Interface over standard input and output.
//! Does not know the protocol's words, but for those that must be heard during a search.

use super::tables;
use crate::{args, books, clock, failure::Failure, weights};
use engine::Engine;
use engine::ugi::{BytesOf, Heard, Outside, Thinking, Ugi};
use games::GameId;
use std::cell::{Cell, RefCell};
use std::collections::VecDeque;
use std::io::{self, BufRead, Write};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

/// Converses until the input says `quit` or ends.
///
/// # Errors
/// When the output cannot be written, or there is no folder of the given name.
pub fn run(arguments: &args::Engine) -> Result<(), Failure> {
    let ugi = match tables::to_use(arguments.tables.as_deref(), arguments.no_tables)? {
        Some(folder) => Ugi::with_tables(Box::new(folder)),
        None => Ugi::new(),
    };
    let ugi = ugi.with_weights(weights(arguments.weights.as_deref())?);
    let mut ugi = ugi.with_books(books(arguments.book.as_deref())?);
    let (send, lines) = channel();
    // Reading goes on in a thread of its own, so that `stop` is heard during a search.
    thread::spawn(move || {
        for line in io::stdin().lock().split(b'\n') {
            let Ok(line) = line else { return };
            if send
                .send(String::from_utf8_lossy(&line).trim().to_owned())
                .is_err()
            {
                return;
            }
        }
    });
    Ok(converse(&mut ugi, &lines, &mut io::stdout())?)
}

/// The weights to play by: of a file, none, or those of this program.
fn weights(given: Option<&str>) -> Result<BytesOf, Failure> {
    match given {
        None => Ok(Box::new(|rules| weights::of(rules).map(<[u8]>::to_vec))),
        Some("none") => Ok(Box::new(|_| None)),
        Some(file) => of_checkers(file, |engine, bytes| Ok(engine.learn(bytes)?)),
    }
}

/// The opening books: one of a file, or those of this program.
fn books(given: Option<&str>) -> Result<BytesOf, Failure> {
    match given {
        None => Ok(Box::new(|rules| books::of(rules).map(<[u8]>::to_vec))),
        Some(file) => of_checkers(file, |engine, bytes| Ok(engine.open_book(bytes)?)),
    }
}

/// A file for checkers that an engine can use.
fn of_checkers(
    file: &str,
    used: fn(&mut Engine, &[u8]) -> anyhow::Result<()>,
) -> Result<BytesOf, Failure> {
    let rules = GameId::American;
    let bytes = std::fs::read(file).map_err(anyhow::Error::from);
    let bytes = bytes.and_then(|bytes| {
        used(&mut Engine::new(rules, 0), &bytes)?;
        Ok(bytes)
    });
    let bytes = bytes.map_err(|error| Failure::Work(anyhow::anyhow!("{file}: {error}")))?;
    Ok(Box::new(move |found| {
        (found == rules).then(|| bytes.clone())
    }))
}

/// Lines that came in, and those among them that were read during a search.
struct Lines<'a> {
    lines: &'a Receiver<String>,
    /// Lines that came during a search and wait for their turn.
    waiting: RefCell<VecDeque<String>>,
    /// Whether `quit` came during a search.
    quit: Cell<bool>,
}

impl Lines<'_> {
    fn next(&self) -> Option<String> {
        if self.quit.get() {
            return None;
        }
        let waiting = self.waiting.borrow_mut().pop_front();
        waiting.or_else(|| self.lines.recv().ok())
    }

    /// What has come during a search; `ready` is called when the other side asks for a sign.
    /// A line that follows others which wait for their turn waits too, unless nothing but it can
    /// end the search: so a script given all at once is worked through in order. Such a search ends
    /// with the input, too.
    fn hear(&self, thinking: Thinking, ready: &dyn Fn()) -> Heard {
        let endless = thinking != Thinking::Limited;
        loop {
            let at_once = endless || self.waiting.borrow().is_empty();
            let line = match thinking {
                Thinking::Idle => self.lines.recv().map_err(TryRecvError::from),
                Thinking::Limited | Thinking::Endless => self.lines.try_recv(),
            };
            match line {
                Err(TryRecvError::Disconnected) if endless => return Heard::Stop,
                Err(_) => return Heard::Nothing,
                Ok(line) if line == "stop" && at_once => return Heard::Stop,
                Ok(line) if line == "ponderhit" && at_once => return Heard::PonderHit,
                Ok(line) if line == "quit" && at_once => {
                    self.quit.set(true);
                    return Heard::Stop;
                }
                Ok(line) if line == "isready" => ready(),
                Ok(line) => self.waiting.borrow_mut().push_back(line),
            }
        }
    }
}

fn converse(ugi: &mut Ugi, lines: &Receiver<String>, out: &mut dyn Write) -> io::Result<()> {
    let lines = Lines {
        lines,
        waiting: RefCell::new(VecDeque::new()),
        quit: Cell::new(false),
    };
    let out = RefCell::new(out);
    let trouble = Cell::new(None);
    let say = |line: &str| {
        let mut out = out.borrow_mut();
        if let Err(error) = writeln!(out, "{line}").and_then(|()| out.flush()) {
            trouble.set(Some(error));
        }
    };
    while let Some(line) = lines.next() {
        let mut outside = Outside {
            clock: &clock::passed_millis,
            say: &mut |line| say(line),
            hear: &mut |thinking| lines.hear(thinking, &|| say("readyok")),
        };
        let goes_on = ugi.line(&line, &mut outside);
        if let Some(error) = trouble.take() {
            return Err(error);
        }
        if !goes_on {
            break;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn conversation(lines: &[&str]) -> String {
        let (send, receive) = channel();
        for line in lines {
            send.send((*line).to_owned()).unwrap();
        }
        drop(send);
        let mut out = Vec::new();
        converse(&mut Ugi::new(), &receive, &mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn a_search_without_an_end_is_stopped_and_what_came_after_is_answered() {
        let said = conversation(&[
            "go infinite",
            "isready",
            "query p1turn",
            "stop",
            "query gameover",
        ]);
        let lines: Vec<&str> = said.lines().collect();
        let at = |wanted: &str| {
            lines
                .iter()
                .position(|line| line.starts_with(wanted))
                .unwrap()
        };
        assert!(at("readyok") < at("bestmove"), "{said}");
        assert!(at("bestmove") < at("response true"), "{said}");
        assert!(at("response true") < at("response false"), "{said}");
    }

    #[test]
    fn a_search_with_a_limit_is_finished_when_the_input_ends() {
        let said = conversation(&["go depth 4"]);
        assert!(said.contains("info depth 4"), "{said}");
        assert!(
            said.lines().last().unwrap().starts_with("bestmove "),
            "{said}"
        );
    }

    #[test]
    fn a_script_given_all_at_once_is_worked_through() {
        let script = [
            "go depth 3",
            "position startpos moves 11-15",
            "go depth 3",
            "stop",
            "quit",
        ];
        let said = conversation(&script);
        assert_eq!(said.matches("bestmove ").count(), 2, "{said}");
        assert!(said.matches("info depth 3").count() >= 1, "{said}");
    }

    #[test]
    fn pondering_goes_on_until_the_expected_move_or_a_stop() {
        let hit = conversation(&["go ponder depth 4", "isready", "ponderhit", "query p1turn"]);
        let stopped = conversation(&["go ponder depth 4", "isready", "stop", "query p1turn"]);
        let unknown = conversation(&["go ponder depth 4", "isready", "quit"]);
        for said in [&hit, &stopped, &unknown] {
            let lines: Vec<&str> = said.lines().collect();
            let at = |wanted: &str| lines.iter().position(|line| line.starts_with(wanted));
            assert!(at("readyok") < at("bestmove "), "{said}");
            assert_eq!(said.matches("bestmove ").count(), 1, "{said}");
        }
        assert!(hit.contains("info depth 4"), "{hit}");
        assert!(hit.ends_with("response true\n"), "{hit}");
        assert!(stopped.ends_with("response true\n"), "{stopped}");
    }

    #[test]
    fn a_clock_is_a_limit_whichever_word_begins_it() {
        let said = conversation(&[
            "isready",
            "go p1time 1000 p2time 1000",
            "query p1turn",
            "stop",
        ]);
        assert!(said.contains("info depth 2"), "{said}");
        assert!(said.ends_with("response true\n"), "{said}");
    }

    #[test]
    fn quit_ends_a_search_and_the_conversation() {
        let said = conversation(&["go infinite", "quit", "isready"]);
        assert!(said.contains("bestmove"), "{said}");
        assert!(!said.contains("readyok"), "{said}");
    }
}
