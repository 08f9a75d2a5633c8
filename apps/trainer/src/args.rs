//! The words of the command line and its manual.
//! Does not know what the commands do.

use clap::{Args, Parser, Subcommand};
use games::GameId;
use std::path::PathBuf;

/// Makes learned evaluations from games that the engine plays against itself (docs/training.md).
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
