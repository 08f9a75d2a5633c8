//! Why a command stops: something not understood, or something that did not work; its line and
//! its exit code.
//! Does not know the words: they are messages of the languages.

use game::{Board, Game, Refusal};
use games::{GameId, Job};
use std::{io, process::ExitCode};
use text::{Text, Value};

/// Why a command stops before its end.
#[derive(Debug)]
pub enum Failure {
    /// Something on the command line is not understood or not allowed.
    Input {
        /// What, and what is allowed.
        refusal: Refusal,
        /// The rule set whose board names the refusal's points.
        rules: GameId,
    },
    /// Something did not work for a reason that has a message of its own: a port that is taken.
    Refused(Refusal),
    /// Something did not work: a file, the output.
    Work(anyhow::Error),
}

impl Failure {
    /// Bad input whose message names points of a rule set's board.
    #[must_use]
    pub fn on(rules: GameId, refusal: Refusal) -> Failure {
        Failure::Input { refusal, rules }
    }

    /// The line to print, in the language; `None` when nobody is there to read it, because the
    /// reader of a pipe has gone.
    #[must_use]
    pub fn line(&self, text: &Text) -> Option<String> {
        match self {
            Failure::Input { refusal, rules } => Some(one_line(text, *rules, refusal)),
            Failure::Refused(refusal) => Some(one_line(text, GameId::ALL[0], refusal)),
            Failure::Work(error) if gone(error) => None,
            Failure::Work(error) => Some(text.with(
                "bad-failed",
                &[("reason", Value::Text(format!("{error:#}")))],
            )),
        }
    }

    /// 2 for bad input, 1 for what did not work, 0 when the reader of a pipe has gone.
    #[must_use]
    pub fn code(&self) -> ExitCode {
        match self {
            Failure::Input { .. } => ExitCode::from(2),
            Failure::Work(error) if gone(error) => ExitCode::SUCCESS,
            Failure::Refused(_) | Failure::Work(_) => ExitCode::from(1),
        }
    }
}

/// A refusal in words, on one line whatever was typed.
fn one_line(text: &Text, rules: GameId, refusal: &Refusal) -> String {
    let line = text.refusal(&board(rules), refusal);
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Whether the program at the other end of the output has stopped reading.
fn gone(error: &anyhow::Error) -> bool {
    error
        .downcast_ref::<io::Error>()
        .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

impl From<Refusal> for Failure {
    fn from(refusal: Refusal) -> Failure {
        Failure::Input {
            refusal,
            rules: GameId::ALL[0],
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Work(error.into())
    }
}

impl From<anyhow::Error> for Failure {
    fn from(error: anyhow::Error) -> Failure {
        Failure::Work(error)
    }
}

/// The board of a rule set.
#[must_use]
pub fn board(rules: GameId) -> Board {
    struct OfBoard;
    impl Job for OfBoard {
        type Output = Board;
        fn run<G: Game>(self) -> Board {
            G::board()
        }
    }
    rules.with(OfBoard)
}
