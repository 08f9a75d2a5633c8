//! The list of all rule sets, one row each, and the only place that tells them apart.
//! Does not know anything else about them: what is done with a rule set is a [`Job`].

use crate::{checkers, morris};
use game::{Game, Index, Refusal};

/// Something to be done with a rule set, whichever it is. Inside it everything is static.
pub trait Job {
    /// What comes of it.
    type Output;
    /// Does it for the rule set `G`.
    fn run<G: Game>(self) -> Self::Output;
}

/// Something to be done with a rule set whose endings are numbered.
pub trait IndexJob {
    /// What comes of it.
    type Output;
    /// Does it for the rule set `G`.
    fn run<G: Game + Index>(self) -> Self::Output;
}

macro_rules! catalog {
    ($($(#[$doc:meta])* $id:ident = $game:ty),+ $(,)?) => {
        /// A rule set.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, PartialOrd, Ord)]
        pub enum GameId {
            $($(#[$doc])* $id),+
        }

        impl GameId {
            /// Every rule set.
            pub const ALL: &'static [GameId] = &[$(GameId::$id),+];

            /// The rule set's name, as [`GameId::parse`] reads it.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self {
                    $(GameId::$id => <$game as Game>::NAME),+
                }
            }

            /// Does the job for this rule set.
            pub fn with<J: Job>(self, job: J) -> J::Output {
                match self {
                    $(GameId::$id => job.run::<$game>()),+
                }
            }
        }
    };
}

catalog! {
    /// American checkers (articles C1 to C18).
    American = checkers::American,
    /// Twelve men's morris without corner diagonals and without flying (articles M1 to M9).
    Twelve = morris::Twelve,
    /// Twelve men's morris with corner diagonals, without flying (article M10).
    TwelveDiagonal = morris::TwelveDiagonal,
    /// Morabaraba: corner diagonals, flying at three (article M10).
    Morabaraba = morris::Morabaraba,
    /// Nine men's morris: nine men, no diagonals, flying at three (article M10).
    Nine = morris::Nine,
}

impl GameId {
    /// Does the job for this rule set, if its endings are numbered.
    pub fn with_index<J: IndexJob>(self, job: J) -> Option<J::Output> {
        match self {
            GameId::American => Some(job.run::<checkers::American>()),
            _ => None,
        }
    }

    /// Finds a rule set by its name.
    ///
    /// # Errors
    /// Names the text and what is allowed.
    pub fn parse(text: &str) -> Result<GameId, Refusal> {
        GameId::ALL
            .iter()
            .copied()
            .find(|id| id.name() == text)
            .ok_or_else(|| {
                let names: Vec<&str> = GameId::ALL.iter().map(|id| id.name()).collect();
                Refusal::new("error-rules")
                    .with("found", text)
                    .with("allowed", names.join(", "))
            })
    }
}
