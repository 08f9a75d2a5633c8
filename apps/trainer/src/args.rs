//! The words of the command line and its manual.
//! Does not know what the commands do.

use clap::{Args, Parser, Subcommand};
use games::GameId;
use std::path::PathBuf;

/// Makes learned evaluations and opening books by letting the engine play itself (docs/training.md).
#[derive(Parser, Debug)]
#[command(name = "trainer", version, about)]
pub struct Arguments {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// The commands.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Play the engine against itself and keep the games, 500 a file. May be stopped at any time:
    /// the same command goes on with the files that are missing.
    Generate(Generate),
    /// Learn weights from games, and enter them in the list of weights beside the file.
    Fit(Fit),
    /// The whole recipe: play games, learn weights from them, and write RULES.weights into the
    /// folder of the games. May be stopped at any time like `generate`.
    All(All),
    /// Make an opening book: search the openings of the game's list and what follows them, best first.
    /// May be stopped at any time: the same command goes on, and more positions go on from fewer.
    Book(Book),
}

/// `trainer book`.
#[derive(Args, Debug)]
pub struct Book {
    /// The rule set.
    #[arg(value_name = "RULES", value_parser = rules)]
    pub rules: GameId,
    /// The file of the book. What was searched is kept beside it, in a file that ends with `.tree`.
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
    /// Positions to be searched in all, those without a choice included.
    #[arg(long, value_name = "N", value_parser = whole)]
    pub positions: usize,
    /// Positions that the search of each of them looks at.
    #[arg(long, value_name = "N", default_value_t = 150_000,
          value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: u64,
    /// What the order of moves of the same worth depends on.
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub seed: u64,
    /// Learned weights to judge by; those set by hand when left out.
    #[arg(long, value_name = "FILE")]
    pub weights: Option<PathBuf>,
    /// Searches at the same time. The book does not depend on it.
    #[arg(long, value_name = "N", default_value_t = 1,
          value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: u16,
}

/// `trainer generate`.
#[derive(Args, Debug)]
pub struct Generate {
    /// The rule set.
    #[arg(value_name = "RULES", value_parser = rules)]
    pub rules: GameId,
    /// Games to play, rounded up to whole files of 500.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub games: u64,
    /// The folder of the games.
    #[arg(long, value_name = "DIR")]
    pub out: PathBuf,
    /// What the games depend on.
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub seed: u64,
    #[command(flatten)]
    pub play: Play,
    /// Learned weights to play by; those set by hand when left out.
    #[arg(long, value_name = "FILE")]
    pub weights: Option<PathBuf>,
    /// A folder of tables of endings: how a game goes out that reaches one of them is known then.
    #[arg(long, value_name = "DIR")]
    pub tables: Option<PathBuf>,
    /// Games at the same time.
    #[arg(long, value_name = "N", default_value_t = 1,
          value_parser = clap::value_parser!(u16).range(1..=256))]
    pub threads: u16,
}

/// How games are played.
#[derive(Args, Debug, Clone, Copy)]
pub struct Play {
    /// Positions that the search looks at for a move.
    #[arg(long, value_name = "N", default_value_t = 2000,
          value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: u64,
    /// Random plies after the opening; 0 to 6, drawn for each game, when left out.
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u16).range(0..=100))]
    pub random_plies: Option<u16>,
}

/// `trainer fit`.
#[derive(Args, Debug)]
pub struct Fit {
    /// The rule set.
    #[arg(value_name = "RULES", value_parser = rules)]
    pub rules: GameId,
    /// The folder of the games.
    #[arg(long, value_name = "DIR")]
    pub games: PathBuf,
    /// The file of the weights.
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
    /// A folder of tables of endings: they say how positions go out, before what was played.
    #[arg(long, value_name = "DIR")]
    pub tables: Option<PathBuf>,
    /// What the games held out and the order of positions depend on.
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub seed: u64,
    #[command(flatten)]
    pub terms: Terms,
}

/// `trainer all`.
#[derive(Args, Debug)]
pub struct All {
    #[command(flatten)]
    pub games: Generate,
    #[command(flatten)]
    pub terms: Terms,
}

impl All {
    /// What is learned from the games.
    #[must_use]
    pub fn fit(&self) -> Fit {
        let games = &self.games;
        Fit {
            rules: games.rules,
            games: games.out.clone(),
            out: games.out.join(format!("{}.weights", games.rules.name())),
            tables: games.tables.clone(),
            seed: games.seed,
            terms: self.terms,
        }
    }
}

/// How weights are learned.
#[derive(Args, Debug, Clone, Copy)]
pub struct Terms {
    /// How often all positions are gone through.
    #[arg(long, value_name = "N", default_value_t = 12,
          value_parser = clap::value_parser!(u32).range(1..=1000))]
    pub epochs: u32,
    /// How far a weight may go in its first steps; 1 is what a number of a layer is held to.
    #[arg(long, value_name = "R", default_value_t = 0.002, value_parser = share)]
    pub rate: f32,
    /// The share of the game's result in what is aimed at, 0 to 1; the rest is the search's score.
    #[arg(long, value_name = "SHARE", default_value_t = 0.4, value_parser = share)]
    pub mix: f32,
}

impl Terms {
    /// The same on a command line.
    #[must_use]
    pub fn words(&self) -> String {
        format!(
            "--epochs {} --rate {} --mix {}",
            self.epochs, self.rate, self.mix
        )
    }
}

/// A number of things, 1 and more.
fn whole(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(number) if number > 0 => Ok(number),
        _ => Err("not a number from 1 up".to_owned()),
    }
}

/// A number from 0 to 1.
fn share(text: &str) -> Result<f32, String> {
    amount(text).and_then(|number| {
        if number <= 1.0 {
            Ok(number)
        } else {
            Err("at most 1".to_owned())
        }
    })
}

/// A number from 0 up.
fn amount(text: &str) -> Result<f32, String> {
    match text.parse::<f32>() {
        Ok(number) if number.is_finite() && number >= 0.0 => Ok(number),
        _ => Err("not a number from 0 up".to_owned()),
    }
}

fn rules(text: &str) -> Result<GameId, String> {
    GameId::parse(text).map_err(|_| {
        let names: Vec<&str> = GameId::ALL.iter().map(|id| id.name()).collect();
        format!("allowed: {}", names.join(", "))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_words_fit_together() {
        Arguments::command().debug_assert();
    }
}
