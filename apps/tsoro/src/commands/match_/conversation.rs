//! What is said to a player and what is taken for its answer, in both dialects.
//! Does not know whether a move is legal.

use super::clocks::Clocks;
use super::fault::{Fault, Kind, Trouble};
use super::player::{Dialect, Player};
use super::processor::Spent;
use super::program::{Program, Stop};
use super::terms::Terms;
use games::GameId;
use session::Session;
use std::time::{Duration, Instant};

/// How long a program may take to start, and to be ready.
const READY: Duration = Duration::from_secs(10);

/// A player's program while it runs.
pub struct Conversation {
    program: Program,
    dialect: Dialect,
    name: String,
}

impl Conversation {
    /// Starts a player, tells it the rule set and its options.
    ///
    /// # Errors
    /// When it does not start, does not introduce itself, or complains about an option.
    pub fn open(player: &Player, rules: GameId, stop: &Stop) -> Result<Conversation, Trouble> {
        let program = Program::start(&player.words, stop).map_err(|error| {
            Trouble::Fault(Fault {
                kind: Kind::Start,
                what: error.to_string(),
                said: String::new(),
            })
        })?;
        let mut conversation = Conversation {
            program,
            dialect: player.dialect,
            name: player.words.first().cloned().unwrap_or_default(),
        };
        if player.dialect == Dialect::Ugi {
            let greeted = conversation.greet(player, rules);
            greeted.map_err(not_started)?;
        }
        Ok(conversation)
    }

    /// What it calls itself; else its program.
    pub fn name(&self) -> &str {
        &self.name
    }

    fn greet(&mut self, player: &Player, rules: GameId) -> Result<(), Trouble> {
        let mut name = None;
        let mut knows_rules = false;
        self.program.say("ugi")?;
        let introduced = |line: &str| {
            if let Some(said) = line.strip_prefix("id name ") {
                name = Some(said.to_owned());
            }
            knows_rules |= line.starts_with("option name Rules ");
            (line == "ugiok").then_some(())
        };
        let missing = "no ugiok: if it speaks the short dialect, write simple: before it";
        self.program.wait(introduced, within(READY, missing))?;
        self.name = name.unwrap_or(std::mem::take(&mut self.name));
        let rules = ("Rules".to_owned(), rules.name().to_owned());
        let own = knows_rules.then_some(&rules);
        for (name, value) in own.into_iter().chain(&player.options) {
            let line = format!("setoption name {name} value {value}");
            self.program.say(&line)?;
            let complaint = self.ready()?;
            if let Some(complaint) = complaint {
                return Err(self
                    .program
                    .fault(Kind::Start, format!("{line}: {complaint}")));
            }
        }
        self.ready().map(|_| ())
    }

    /// Waits until it has done all that it was told, and returns a complaint about it.
    fn ready(&mut self) -> Result<Option<String>, Trouble> {
        let mut complaint = None;
        self.program.say("isready")?;
        let done = |line: &str| {
            if line.starts_with("info string error") {
                complaint = Some(line.to_owned());
            }
            (line == "readyok").then_some(())
        };
        self.program.wait(done, within(READY, "no readyok"))?;
        Ok(complaint)
    }

    /// Tells it that another game begins.
    ///
    /// # Errors
    /// As [`Conversation::ask`].
    pub fn new_game(&mut self) -> Result<(), Trouble> {
        match self.dialect {
            Dialect::Ugi => {
                self.program.say("uginewgame")?;
                self.ready().map(|_| ())
            }
            Dialect::Simple => Ok(()),
        }
    }

    /// Asks for the move to play, and takes what it costs from the clock of the side that has the move.
    ///
    /// # Errors
    /// When it gives none in time, ends, or the match does.
    pub fn ask(
        &mut self,
        game: &Session,
        clocks: &mut Clocks,
        terms: &Terms,
    ) -> Result<String, Trouble> {
        let limit = terms.limit.words(clocks);
        let go = match self.dialect {
            Dialect::Ugi => {
                self.program.say(&position(game))?;
                self.ready()?;
                format!("go {limit}")
            }
            Dialect::Simple => {
                self.program.drain();
                format!("go {limit} fen {}", game.fen())
            }
        };
        let allowed = terms.allowed(clocks, game.turn());
        let time = Spent::new(self.program.process(), terms.by_processor_time);
        self.program.say(&go)?;
        let late = || time.late(allowed, terms.patience(allowed));
        let answer = |line: &str| {
            let rest = line.strip_prefix("bestmove")?;
            let word = rest.split_whitespace().next();
            Some((word.unwrap_or_default().to_owned(), time.spent()))
        };
        let (answered, spent) = self.program.wait(answer, late)?;
        if spent > allowed {
            let what = format!(
                "a move after {} ms, of {} ms",
                spent.as_millis(),
                allowed.as_millis()
            );
            return Err(self.program.fault(Kind::Time, what));
        }
        clocks.spend(game.turn(), spent);
        Ok(answered)
    }

    /// The fault of a move that is not legal.
    pub fn illegal(&self, what: String) -> Trouble {
        self.program.fault(Kind::Illegal, what)
    }
}

/// The line that sets up a game.
fn position(game: &Session) -> String {
    let start = match game.start_fen() {
        Some(fen) => format!("fen {fen}"),
        None => "startpos".to_owned(),
    };
    let moves = game.moves().join(" ");
    if moves.is_empty() {
        format!("position {start}")
    } else {
        format!("position {start} moves {moves}")
    }
}

/// Says when a time has passed, and what was missing then.
fn within(time: Duration, missing: &str) -> impl Fn() -> Option<String> {
    let began = Instant::now();
    move || (began.elapsed() > time).then(|| missing.to_owned())
}

/// Whatever goes wrong before the first game is a fault of starting.
fn not_started(trouble: Trouble) -> Trouble {
    match trouble {
        Trouble::Fault(fault) => Trouble::Fault(Fault {
            kind: Kind::Start,
            ..fault
        }),
        Trouble::Stopped => Trouble::Stopped,
    }
}
