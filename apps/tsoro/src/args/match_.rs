//! `tsoro match`: the words of its command line and its manual.
//! Does not know how a match is played.

use clap::Args;

/// `tsoro match`.
#[derive(Args, Debug)]
pub struct Match {
    /// The first player: self, or a command line in quotes; simple: before it for the short dialect.
    #[arg(value_name = "A")]
    pub a: String,
    /// The second player, likewise.
    #[arg(value_name = "B")]
    pub b: String,
    #[arg(long, value_name = "RULES", default_value = "american", help = super::rules_help())]
    pub rules: String,
    /// Games to play, an even number; each opening twice when left out.
    #[arg(long, value_name = "N")]
    pub games: Option<String>,
    /// Time for a move; 100 when none of --clock and --nodes is given.
    #[arg(long, value_name = "MS", conflicts_with_all = ["nodes", "clock"])]
    pub movetime: Option<String>,
    /// A clock in place of a time a move: seconds for the game, and those gained by each move.
    #[arg(long, value_name = "BASE+INC", conflicts_with = "nodes")]
    pub clock: Option<String>,
    /// Positions for a move, in place of a time; then no clock is checked.
    #[arg(long, value_name = "N", conflicts_with = "cputime")]
    pub nodes: Option<String>,
    /// How much longer than --movetime, or what its clock has left, a move may take before it loses
    /// the game.
    #[arg(long, value_name = "MS", default_value = "250")]
    pub margin: String,
    /// Check the processor time of the player's process, not the time that passes.
    #[arg(long)]
    pub cputime: bool,
    /// ballots, random or FILE; ballots where the rule set has them, else random.
    #[arg(long, value_name = "OPENINGS")]
    pub openings: Option<String>,
    /// What the order of ballots, and random openings, depend on.
    #[arg(long, value_name = "NUMBER", default_value = "0")]
    pub seed: String,
    /// End a game where the tables of endings in DIR know how it goes out.
    #[arg(long, value_name = "DIR")]
    pub tables: Option<String>,
    /// Stop as soon as a sequential test decides between two differences in Elo.
    #[arg(long, value_names = ["ELO0", "ELO1"], num_args = 2, allow_negative_numbers = true)]
    pub sprt: Vec<String>,
    /// Pairs of games at the same time, 1 or 2.
    #[arg(long, value_name = "N", default_value = "1")]
    pub concurrency: String,
    /// An option of A, such as Level=5; may be repeated.
    #[arg(long, value_name = "NAME=VALUE")]
    pub option_a: Vec<String>,
    /// An option of B.
    #[arg(long, value_name = "NAME=VALUE")]
    pub option_b: Vec<String>,
    /// Append every game to FILE as it ends.
    #[arg(long, value_name = "FILE")]
    pub pdn: Option<String>,
    /// Print the result as one JSON object.
    #[arg(long)]
    pub json: bool,
}

pub const MATCH: &str = "\
Play two programs against each other and measure the difference in strength.

A and B are command lines of programs that speak the line protocol
(docs/protocol.md). `self` is this program's own engine. With `simple:` before
it, a program is asked `go movetime MS fen FEN` and answers `bestmove 22-18`.

Each opening is played twice with sides changed. Every move is checked by this
program's rules, and a draw that may be claimed is claimed. An illegal move, an
end of the program, or no move in time loses the game: it is reported, and the
program is started again for the next one. With --tables a game ends as soon as
tables of endings know its result.

A player is always told --movetime, or with --clock what both clocks have left.
What is checked, and taken from the clock, is the time that passes from `go` to
`bestmove`; with --cputime it is the processor time that the process has
used meanwhile (all its threads, not processes that it starts), read from
/proc/PID/stat in steps of 10 ms, so that a busy machine loses nobody a game.
With --nodes a move may take a minute.

The result counts pairs of games by their points, with the difference in Elo, its
95 % interval and, with --sprt, the sequential test (alpha = beta = 0.05). The
formulas are in docs/matches.md. Progress and faults go to the error output;
Ctrl-C ends the match with the result so far.

A file of openings has one a line: a position, or moves from the start. Empty
lines and those that begin with # are passed over. Openings come round again
when there are more games.

Examples:
  tsoro match self self --option-b Level=9 --games 20 --nodes 20000
  tsoro match self 'old/tsoro engine' --movetime 100 --sprt 0 5 --games 20000
  tsoro match self 'old/tsoro engine' --clock 2+0.02 --margin 0
  tsoro match self 'simple:other --fast' --openings lines.txt --pdn games.pdn";
