//! The Universal Game Interface: lines in, lines out, for any rule set (docs/protocol.md).
//! Does not know streams, threads or clocks: the caller reads, writes, and says when to stop.

use crate::ask::{Ask, Info};
use crate::engine::{Engine, read_game};
use crate::go::{limits, misused, number};
use crate::levels::STRONGEST;
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
const COMMANDS: &str = "ugi, isready, setoption, uginewgame, position, query, go, stop, quit";

/// What the protocol needs from outside while it handles a line.
pub struct Outside<'a> {
    /// Milliseconds since any fixed moment.
    pub clock: &'a dyn Fn() -> u64,
    /// Takes a line of output, without its end.
    pub say: &'a mut dyn FnMut(&str),
    /// Asked now and then during a search: `false` stops it. The caller answers so when it has
    /// read the line `stop` or `quit` meanwhile.
    pub keep_going: &'a mut dyn FnMut() -> bool,
}

/// Gives the learned weights of a rule set, where there are some.
pub type WeightsOf = Box<dyn Fn(GameId) -> Option<Vec<u8>>>;

/// The state of a conversation.
pub struct Ugi {
    engine: Option<Engine>,
    tables: Option<Box<dyn Source>>,
    weights: Option<WeightsOf>,
    rules: GameId,
    hash: usize,
    threads: u32,
    lines: u32,
    level: u8,
    seed: u64,
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
            rules: GameId::ALL[0],
            hash: HASH,
            threads: 1,
            lines: 1,
            level: STRONGEST,
            seed: 0,
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
    pub fn with_weights(self, weights: WeightsOf) -> Ugi {
        Ugi {
            weights: Some(weights),
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
                (outside.say)("readyok");
                Ok(())
            }
            // Nothing is being thought about: a search ends before its line is done with.
            "stop" => Ok(()),
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
            let form = "setoption name Rules|Hash|Threads|MultiPV|Level|Seed value V";
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
            _ => {
                let refusal = Refusal::new("error-option").with("found", name);
                return Err(refusal.with("allowed", "Rules, Hash, Threads, MultiPV, Level, Seed"));
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
        let state = self.rules.with(Check {
            start: self.start.as_deref(),
            moves: &self.moves,
        })?;
        let limits = limits(words, state.turn)?;
        let ask = Ask {
            rules: self.rules,
            start: self.start.clone(),
            moves: self.moves.clone(),
            level: self.level,
            millis: 0,
            seed: self.seed,
        };
        let (rules, bytes) = (self.rules, self.hash << 20);
        let (threads, lines) = (self.threads, self.lines);
        let Outside {
            clock,
            say,
            keep_going,
        } = outside;
        let (tables, weights) = (self.tables.as_deref(), &self.weights);
        let engine = self.engine.get_or_insert_with(|| {
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
            engine
        });
        let mut listen = |info: &Info| {
            if info.finished {
                say(&info_line(info, lines));
            }
            keep_going()
        };
        let answer = engine.think_within(&ask, limits, *clock, &mut listen)?;
        for fault in engine.faults() {
            say(&fault_line(&fault));
        }
        say(&best_line(&answer));
        Ok(())
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

#[cfg(test)]
mod tests {
    use super::*;

    fn talk(ugi: &mut Ugi, line: &str) -> Vec<String> {
        let mut lines = Vec::new();
        let mut say = |line: &str| lines.push(line.to_owned());
        let mut outside = Outside {
            clock: &|| 0,
            say: &mut say,
            keep_going: &mut || true,
        };
        assert!(ugi.line(line, &mut outside));
        lines
    }

    #[test]
    fn it_introduces_itself_and_is_ready() {
        let mut ugi = Ugi::new();
        let lines = talk(&mut ugi, "ugi");
        assert!(
            lines
                .iter()
                .any(|line| line.starts_with("option name Rules type combo"))
        );
        assert_eq!(lines.last().unwrap(), "ugiok");
        assert_eq!(talk(&mut ugi, "isready"), ["readyok"]);
        assert_eq!(talk(&mut ugi, ""), Vec::<String>::new());
        let mut outside = Outside {
            clock: &|| 0,
            say: &mut |_| {},
            keep_going: &mut || true,
        };
        assert!(!ugi.line("quit", &mut outside));
    }

    #[test]
    fn it_plays_every_rule_set_by_depth() {
        for id in GameId::ALL {
            let mut ugi = Ugi::new();
            assert!(
                talk(
                    &mut ugi,
                    &format!("setoption name Rules value {}", id.name())
                )
                .is_empty()
            );
            assert!(talk(&mut ugi, "setoption name Hash value 1").is_empty());
            assert!(talk(&mut ugi, "position startpos").is_empty());
            let lines = talk(&mut ugi, "go depth 3");
            let best = lines
                .last()
                .unwrap()
                .strip_prefix("bestmove ")
                .unwrap()
                .to_owned();
            assert!(lines[0].starts_with("info depth 1 score "), "{lines:?}");
            assert!(talk(&mut ugi, &format!("position startpos moves {best}")).is_empty());
            assert_eq!(talk(&mut ugi, "query p1turn"), ["response false"]);
            assert_eq!(talk(&mut ugi, "query gameover"), ["response false"]);
            assert_eq!(talk(&mut ugi, "query result"), ["response none"]);
        }
    }

    #[test]
    fn what_is_wrong_is_named_and_nothing_changes() {
        let mut ugi = Ugi::new();
        for (line, key) in [
            ("dance", "error-command"),
            ("setoption name Rules value chess", "error-rules"),
            ("setoption name Level value 11", "error-number"),
            ("setoption name Colour value 1", "error-option"),
            ("setoption Level 3", "error-command"),
            ("position", "error-command"),
            ("position fen", "error-command"),
            ("query weather", "error-command"),
            ("go fast", "error-command"),
            ("go depth", "error-number"),
        ] {
            let lines = talk(&mut ugi, line);
            assert_eq!(lines.len(), 1, "{line}: {lines:?}");
            assert!(
                lines[0].starts_with(&format!("info string {key}")),
                "{line}: {lines:?}"
            );
        }
        let lines = talk(&mut ugi, "position startpos moves nonsense");
        assert!(
            lines[0].starts_with("info string ") && lines[0].contains("nonsense"),
            "{lines:?}"
        );
        assert!(
            talk(&mut ugi, "go depth 1")
                .last()
                .unwrap()
                .starts_with("bestmove ")
        );
    }

    #[test]
    fn a_search_without_end_is_stopped_from_outside() {
        let mut ugi = Ugi::new();
        let mut lines = Vec::new();
        let mut asked = 0;
        let mut go_on = || {
            asked += 1;
            asked < 20
        };
        let mut say = |line: &str| lines.push(line.to_owned());
        let mut outside = Outside {
            clock: &|| 0,
            say: &mut say,
            keep_going: &mut go_on,
        };
        assert!(ugi.line("go infinite", &mut outside));
        assert!(lines.last().unwrap().starts_with("bestmove "));
    }
}
