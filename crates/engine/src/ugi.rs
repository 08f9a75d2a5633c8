//! The Universal Game Interface: lines in, lines out, for any rule set (docs/protocol.md).
//! Does not know streams, threads or clocks: the caller reads, writes, and says when to stop.

use crate::ask::{Ask, Info};
use crate::engine::{Engine, read_game};
use crate::go::{Go, misused, number, yes_or_no};
use crate::levels::STRONGEST;
use crate::pace::{Pace, Times};
use crate::said::{ErrorLine, best_line, fault_line, info_line};
use game::{Game, Record, Refusal, Side};
use games::{GameId, Job};
use tables::Source;

/// Megabytes of memory: what it starts with, and the most that may be set.
const HASH: usize = 64;
const MOST_HASH: usize = 4096;
/// The most threads.
const MOST_THREADS: u32 = 256;
/// The most lines that are told.
const MOST_LINES: u32 = 100;

/// Every command.
const COMMANDS: &str =
    "ugi, isready, setoption, uginewgame, position, query, go, ponderhit, stop, quit";

/// What the protocol needs from outside while it handles a line.
pub struct Outside<'a> {
    /// Milliseconds since any fixed moment.
    pub clock: &'a dyn Fn() -> u64,
    /// Takes a line of output, without its end.
    pub say: &'a mut dyn FnMut(&str),
    /// Asked during a search what the caller has read meanwhile.
    pub hear: &'a mut dyn FnMut(Thinking) -> Heard,
}

/// How a search stands when the caller is asked what it has heard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thinking {
    /// It ends by itself.
    Limited,
    /// Nothing but a line ends it: no limit was given, or it is the other side's time.
    Endless,
    /// There is nothing left to think about, but the answer is not due before a line comes: the caller
    /// waits for one.
    Idle,
}

/// What a caller has heard during a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Heard {
    /// Nothing that concerns it.
    Nothing,
    /// `ponderhit`: the other side has made the move that was expected.
    PonderHit,
    /// `stop` or `quit`.
    Stop,
}

/// Gives the learned weights of a rule set, or its opening book, where there is one.
pub type BytesOf = Box<dyn Fn(GameId) -> Option<Vec<u8>>>;

/// The state of a conversation.
pub struct Ugi {
    engine: Option<Engine>,
    tables: Option<Box<dyn Source>>,
    weights: Option<BytesOf>,
    books: Option<BytesOf>,
    rules: GameId,
    hash: usize,
    threads: u32,
    lines: u32,
    level: u8,
    seed: u64,
    /// Whether it tells the reply that it expects.
    ponder: bool,
    book: bool,
    start: Option<String>,
    moves: Vec<String>,
}

impl Default for Ugi {
    fn default() -> Self {
        Ugi::new()
    }
}

impl Ugi {
    /// A conversation that has not begun, about the first rule set of the catalog.
    #[must_use]
    pub fn new() -> Ugi {
        Ugi {
            engine: None,
            tables: None,
            weights: None,
            books: None,
            rules: GameId::ALL[0],
            hash: HASH,
            threads: 1,
            lines: 1,
            level: STRONGEST,
            seed: 0,
            ponder: false,
            book: false,
            start: None,
            moves: Vec::new(),
        }
    }

    /// The same, with tables of endings.
    #[must_use]
    pub fn with_tables(tables: Box<dyn Source>) -> Ugi {
        Ugi {
            tables: Some(tables),
            ..Ugi::new()
        }
    }

    /// The same, with learned weights by rule set.
    #[must_use]
    pub fn with_weights(self, weights: BytesOf) -> Ugi {
        Ugi {
            weights: Some(weights),
            ..self
        }
    }

    /// The same, with opening books by rule set: they are asked once the option `Book` says so.
    #[must_use]
    pub fn with_books(self, books: BytesOf) -> Ugi {
        Ugi {
            books: Some(books),
            ..self
        }
    }

    /// Handles a line. `false`: it was `quit`, the conversation is over.
    pub fn line(&mut self, line: &str, outside: &mut Outside<'_>) -> bool {
        let words: Vec<&str> = line.split_whitespace().collect();
        let Some((&command, rest)) = words.split_first() else {
            return true;
        };
        let done = match command {
            "quit" => return false,
            "ugi" => {
                self.introduce(outside);
                Ok(())
            }
            "isready" => {
                // What takes a while is done now, not on a clock.
                self.engine(outside.say);
                (outside.say)("readyok");
                Ok(())
            }
            // Nothing is being thought about: a search ends before its line is done with.
            "stop" | "ponderhit" => Ok(()),
            "uginewgame" => {
                self.new_game();
                Ok(())
            }
            "setoption" => self.set_option(rest),
            "position" => self.set_position(rest),
            "query" => self.query(rest, outside),
            "go" => self.go(rest, outside),
            other => Err(misused(other, COMMANDS)),
        };
        if let Err(refusal) = done {
            (outside.say)(&self.rules.with(ErrorLine(&refusal)));
        }
        true
    }

    fn introduce(&self, outside: &mut Outside<'_>) {
        let names: Vec<String> = GameId::ALL
            .iter()
            .map(|id| format!(" var {}", id.name()))
            .collect();
        let default = GameId::ALL[0].name();
        (outside.say)(concat!("id name Tsoro ", env!("CARGO_PKG_VERSION")));
        (outside.say)("id author the Tsoro project");
        (outside.say)(&format!(
            "option name Rules type combo default {default}{}",
            names.concat()
        ));
        (outside.say)(&format!(
            "option name Hash type spin default {HASH} min 1 max {MOST_HASH}"
        ));
        (outside.say)(&format!(
            "option name Threads type spin default 1 min 1 max {MOST_THREADS}"
        ));
        (outside.say)(&format!(
            "option name MultiPV type spin default 1 min 1 max {MOST_LINES}"
        ));
        (outside.say)(&format!(
            "option name Level type spin default {STRONGEST} min 1 max {STRONGEST}"
        ));
        (outside.say)(&format!(
            "option name Seed type spin default 0 min 0 max {}",
            i64::MAX
        ));
        (outside.say)("option name Ponder type check default false");
        (outside.say)("option name Book type check default false");
        (outside.say)("ugiok");
    }

    fn new_game(&mut self) {
        self.start = None;
        self.moves.clear();
        if let Some(engine) = &mut self.engine {
            engine.forget();
        }
    }

    fn set_option(&mut self, words: &[&str]) -> Result<(), Refusal> {
        let ["name", name, "value", value] = words else {
            let form = "setoption name Rules|Hash|Threads|MultiPV|Level|Seed|Ponder|Book value V";
            return Err(misused(&words.join(" "), form));
        };
        match name.to_ascii_lowercase().as_str() {
            "rules" => {
                self.rules = GameId::parse(value)?;
                self.engine = None;
                self.new_game();
            }
            "hash" => {
                self.hash = number(value, 1, MOST_HASH as u64)? as usize;
                self.engine = None;
            }
            "threads" => {
                self.threads = number(value, 1, u64::from(MOST_THREADS))? as u32;
                if let Some(engine) = &mut self.engine {
                    engine.share(self.threads);
                }
            }
            "multipv" => {
                self.lines = number(value, 1, u64::from(MOST_LINES))? as u32;
                if let Some(engine) = &mut self.engine {
                    engine.tell_lines(self.lines);
                }
            }
            "level" => self.level = number(value, 1, u64::from(STRONGEST))? as u8,
            "seed" => {
                self.seed = number(value, 0, i64::MAX as u64)?;
                self.engine = None;
            }
            "ponder" => self.ponder = yes_or_no(value)?,
            "book" => self.book = yes_or_no(value)?,
            _ => {
                let allowed = "Rules, Hash, Threads, MultiPV, Level, Seed, Ponder, Book";
                let refusal = Refusal::new("error-option").with("found", name);
                return Err(refusal.with("allowed", allowed));
            }
        }
        Ok(())
    }

    /// Nothing changes when a part of the line is wrong.
    fn set_position(&mut self, words: &[&str]) -> Result<(), Refusal> {
        let (before, moves) = match words.iter().position(|word| *word == "moves") {
            Some(at) => (&words[..at], &words[at + 1..]),
            None => (words, &words[words.len()..]),
        };
        let start = match before {
            ["startpos"] => None,
            ["fen", fen @ ..] if !fen.is_empty() => Some(fen.join(" ")),
            _ => {
                return Err(misused(
                    &words.join(" "),
                    "position startpos|fen F [moves M...]",
                ));
            }
        };
        let moves: Vec<String> = moves.iter().map(|&mv| mv.to_owned()).collect();
        self.rules.with(Check {
            start: start.as_deref(),
            moves: &moves,
        })?;
        self.start = start;
        self.moves = moves;
        Ok(())
    }

    fn query(&self, words: &[&str], outside: &mut Outside<'_>) -> Result<(), Refusal> {
        let state = self.rules.with(Check {
            start: self.start.as_deref(),
            moves: &self.moves,
        })?;
        let response = match words {
            ["gameover"] => state.over.to_string(),
            ["p1turn"] => (state.turn == Side::First).to_string(),
            ["result"] => match (state.over, state.winner) {
                (false, _) => "none",
                (true, None) => "draw",
                (true, Some(Side::First)) => "p1win",
                (true, Some(Side::Second)) => "p2win",
            }
            .to_owned(),
            ["fen"] => state.fen,
            _ => {
                return Err(misused(
                    &words.join(" "),
                    "query gameover|p1turn|result|fen",
                ));
            }
        };
        (outside.say)(&format!("response {response}"));
        Ok(())
    }

    fn go(&mut self, words: &[&str], outside: &mut Outside<'_>) -> Result<(), Refusal> {
        let began = (outside.clock)();
        let state = self.rules.with(Check {
            start: self.start.as_deref(),
            moves: &self.moves,
        })?;
        let go = Go::read(words, state.turn)?;
        let ask = Ask {
            rules: self.rules,
            start: self.start.clone(),
            moves: self.moves.clone(),
            level: self.level,
            millis: 0,
            seed: self.seed,
            // A book is for games.
            book: self.book && go.in_a_game(),
        };
        // The levels below the full engine take no notice of limits.
        let times = match self.level {
            STRONGEST => go.times,
            _ => Times::default(),
        };
        let (lines, ponder) = (self.lines, self.ponder);
        let engine = self.engine(outside.say);
        let Outside { clock, say, hear } = outside;
        let mut turn = Turn {
            go,
            pace: Pace::new(times, go.ponder),
            passed: &|| clock().saturating_sub(began),
            hear: &mut **hear,
            stopped: false,
        };
        let mut listen = |info: &Info| {
            if info.finished {
                say(&info_line(info, lines));
            }
            turn.goes_on(info)
        };
        let answer = engine.think_within(&ask, go.limits, *clock, &mut listen)?;
        turn.wait();
        for fault in engine.faults() {
            say(&fault_line(&fault));
        }
        say(&best_line(&answer, ponder));
        Ok(())
    }

    /// The engine, made if need be: that takes a part of a second.
    fn engine(&mut self, say: &mut dyn FnMut(&str)) -> &mut Engine {
        let (rules, bytes) = (self.rules, self.hash << 20);
        let (threads, lines) = (self.threads, self.lines);
        let (tables, weights, books) = (self.tables.as_deref(), &self.weights, &self.books);
        self.engine.get_or_insert_with(|| {
            let mut engine = match tables {
                Some(tables) => Engine::with_tables(rules, bytes, tables),
                None => Engine::new(rules, bytes),
            };
            engine.share(threads);
            engine.tell_lines(lines);
            let weights = weights.as_ref().and_then(|weights| weights(rules));
            if let Some(Err(error)) = weights.map(|weights| engine.learn(&weights)) {
                let reason = error.to_string();
                say(&format!("info string weights-fault reason={reason:?}"));
            }
            let book = books.as_ref().and_then(|books| books(rules));
            if let Some(Err(error)) = book.map(|book| engine.open_book(&book)) {
                let reason = error.to_string();
                say(&format!("info string book-fault reason={reason:?}"));
            }
            engine
        })
    }
}

/// A search for one `go`, and what is heard during it.
struct Turn<'a> {
    go: Go,
    pace: Pace,
    /// Milliseconds since the line was read.
    passed: &'a dyn Fn() -> u64,
    hear: &'a mut dyn FnMut(Thinking) -> Heard,
    stopped: bool,
}

impl Turn<'_> {
    /// Listens; whether the search is to go on.
    fn goes_on(&mut self, info: &Info) -> bool {
        let limited = self.go.limited() && !self.pace.pondering();
        self.listen(if limited {
            Thinking::Limited
        } else {
            Thinking::Endless
        });
        !self.stopped && self.pace.goes_on(info, (self.passed)())
    }

    /// Waits until an answer is due, after the search has ended.
    fn wait(&mut self) {
        while !self.stopped && (self.go.infinite || self.pace.pondering()) {
            self.listen(Thinking::Idle);
        }
    }

    fn listen(&mut self, thinking: Thinking) {
        match (self.hear)(thinking) {
            Heard::Nothing => {}
            Heard::PonderHit => self.pace.hit((self.passed)()),
            Heard::Stop => self.stopped = true,
        }
    }
}

struct State {
    turn: Side,
    over: bool,
    winner: Option<Side>,
    fen: String,
}

/// Reads the game in hand. A draw that may be claimed counts as the end of it.
struct Check<'a> {
    start: Option<&'a str>,
    moves: &'a [String],
}

impl Job for Check<'_> {
    type Output = Result<State, Refusal>;

    fn run<G: Game>(self) -> Result<State, Refusal> {
        let record: Record<G> = read_game(self.start, self.moves)?;
        let end = record.end();
        Ok(State {
            turn: record.position().turn(),
            over: end.is_some() || record.claim().is_some(),
            winner: end.and_then(|end| end.winner),
            fen: record.position().to_fen(),
        })
    }
}
