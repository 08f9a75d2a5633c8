//! The command line: subcommands, flags, and the manual that `tsoro help` prints.
//! Does not know what the commands do, nor whether a value makes sense: see [`crate::values`].

mod match_;
mod paper;
pub mod tables;

pub use match_::Match;
pub use paper::{Board, Diagram};
pub use tables::Tables;

use clap::{Args, Parser, Subcommand};
use games::GameId;

/// Checkers and morris: play them, look into their rules, serve them to browsers.
#[derive(Parser, Debug)]
#[command(
    name = "tsoro",
    version,
    about = "Checkers and morris: play them, look into their rules, serve them to browsers",
    long_about = "Checkers and morris: play them here or in a browser, against the computer or\n\
                  a friend, and look into their rules.",
    after_long_help = MANUAL,
    disable_help_subcommand = false,
    subcommand_required = true,
    arg_required_else_help = true
)]
pub struct Arguments {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,

    /// Language of messages, such as `sn`; else LC_ALL, LC_MESSAGES or LANG, else English.
    #[arg(long, global = true, value_name = "LANGUAGE", help = languages_help())]
    pub lang: Option<String>,
}

/// The subcommands.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Serve the page that people play on
    #[command(long_about = SERVE)]
    Serve(Serve),
    /// Play in this terminal
    #[command(long_about = PLAY)]
    Play(Play),
    /// Print the ballots: the openings that are drawn by lot
    #[command(long_about = BALLOTS)]
    Ballots(Ballots),
    /// Print the legal moves of a position, one a line
    #[command(long_about = MOVES)]
    Moves(Moves),
    /// Write a board and its men to print and cut out
    #[command(long_about = paper::BOARD)]
    Board(Board),
    /// Write a picture of a position as SVG, PNG or PDF
    #[command(long_about = paper::DIAGRAM)]
    Diagram(Diagram),
    /// Count the legal lines of a given length, to check the rules
    #[command(long_about = PERFT)]
    Perft(Perft),
    /// Measure the engine: one signature and its speed
    #[command(long_about = BENCH)]
    Bench(Bench),
    /// Play programs against each other and measure their strength
    #[command(long_about = match_::MATCH)]
    Match(Match),
    /// Build, check and look into tables of endings
    #[command(long_about = tables::TABLES)]
    Tables(Tables),
    /// Speak the Universal Game Interface with another program
    #[command(long_about = ENGINE)]
    Engine(Engine),
}

/// `tsoro serve`.
#[derive(Args, Debug)]
pub struct Serve {
    /// Address and port to listen on; port 0 takes a free one.
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8080")]
    pub addr: String,
    /// How people reach it from outside, for links between languages, such as https://tsoro.example.
    #[arg(long, value_name = "URL")]
    pub origin: Option<String>,
    /// The folder with tables of endings; the data folder when left out.
    #[arg(long, value_name = "DIR", conflicts_with = "no_tables")]
    pub tables: Option<String>,
    /// Answer no questions about endings.
    #[arg(long)]
    pub no_tables: bool,
}

/// `tsoro play`.
#[derive(Args, Debug)]
pub struct Play {
    /// The rule set.
    #[arg(value_name = "RULES", help = rules_help())]
    pub rules: String,
    /// How strong the computer plays, 1 (a child beats it) to 10 (all it can); 3 for a new game.
    #[arg(long, value_name = "1..10")]
    pub level: Option<String>,
    /// Your side: first, second or random. Random for a new game; it alternates in rematches.
    #[arg(long, value_name = "SIDE", conflicts_with_all = ["two_players", "watch"])]
    pub side: Option<String>,
    /// Two people play at this terminal.
    #[arg(long, conflicts_with_all = ["level", "watch"])]
    pub two_players: bool,
    /// The computer plays both sides.
    #[arg(long)]
    pub watch: bool,
    /// Leave the kept game aside and begin a new one.
    #[arg(long)]
    pub new: bool,
    /// Begin a new game at this position instead of the usual start.
    #[arg(long, value_name = "FEN")]
    pub position: Option<String>,
    /// Begin a new game with a ballot: draw, or a number of `tsoro ballots`.
    #[arg(long, value_name = "draw|NUMBER", conflicts_with = "position")]
    pub ballot: Option<String>,
    /// Time that level 10 takes for a move; 1 when left out.
    #[arg(long, value_name = "SECONDS")]
    pub seconds: Option<String>,
    /// Level 10 plays without its opening book, and thinks from the first move on.
    #[arg(long)]
    pub no_book: bool,
    /// Makes the computer's choices, and a random side, the same every time.
    #[arg(long, value_name = "NUMBER")]
    pub seed: Option<String>,
    /// Draw with plain ASCII characters.
    #[arg(long)]
    pub ascii: bool,
    /// Plain lines instead of the full screen, as in a pipe.
    #[arg(long)]
    pub lines: bool,
}

/// `tsoro ballots`.
#[derive(Args, Debug)]
pub struct Ballots {
    /// The rule set.
    #[arg(value_name = "RULES", default_value = "american", help = rules_help())]
    pub rules: String,
    /// Print one JSON object: rules, and a list of number, use, moves and name.
    #[arg(long)]
    pub json: bool,
}

/// `tsoro moves`.
#[derive(Args, Debug)]
pub struct Moves {
    /// The rule set.
    #[arg(value_name = "RULES", help = rules_help())]
    pub rules: String,
    /// The position; the start of a game when left out.
    #[arg(long, value_name = "FEN")]
    pub position: Option<String>,
    /// Print one JSON object: rules, position, turn, moves with their touches, end.
    #[arg(long)]
    pub json: bool,
}

/// `tsoro perft`.
#[derive(Args, Debug)]
pub struct Perft {
    /// The rule set.
    #[arg(value_name = "RULES", help = rules_help())]
    pub rules: String,
    /// How many plies long the lines are.
    #[arg(value_name = "DEPTH")]
    pub depth: String,
    /// The position; the start of a game when left out.
    #[arg(long, value_name = "FEN")]
    pub position: Option<String>,
    /// Count moves that lead to the same position once (they differ from checkers depth 12 on).
    #[arg(long)]
    pub results: bool,
    /// Print the count below each move first.
    #[arg(long)]
    pub divide: bool,
    /// Print one JSON object: rules, position, depth, count, seconds, positions a second, divide.
    #[arg(long)]
    pub json: bool,
}

/// `tsoro bench`.
#[derive(Args, Debug)]
pub struct Bench {
    /// Print one JSON object: signature, nodes, seconds, nodes a second.
    #[arg(long)]
    pub json: bool,
}

/// `tsoro engine`.
#[derive(Args, Debug)]
pub struct Engine {
    /// The folder with tables of endings; the data folder when left out.
    #[arg(long, value_name = "DIR", conflicts_with = "no_tables")]
    pub tables: Option<String>,
    /// Play without tables of endings.
    #[arg(long)]
    pub no_tables: bool,
    /// Learned weights of checkers to play by, or none: then by the weights set by hand. Those of
    /// this program when left out.
    #[arg(long, value_name = "FILE|none")]
    pub weights: Option<String>,
    /// An opening book of checkers in place of the one of this program. It is played by once the
    /// option Book says so.
    #[arg(long, value_name = "FILE")]
    pub book: Option<String>,
}

/// The rule sets, for the help of an argument.
fn rules_help() -> String {
    let english = text::Text::new("en");
    let name = |id: &GameId| {
        let key = format!("rules-{}", id.name());
        format!("{} ({})", id.name(), english.get(&key))
    };
    let names: Vec<String> = GameId::ALL.iter().map(name).collect();
    format!("The rule set: {}", names.join(", "))
}

/// The languages, for the help of an option.
fn languages_help() -> String {
    let tags: Vec<&str> = text::languages()
        .iter()
        .map(|language| language.tag)
        .collect();
    format!(
        "Language of messages: {}. Else the one of LC_ALL, LC_MESSAGES or LANG, else English",
        tags.join(", ")
    )
}

const MANUAL: &str = "\
Examples:
  tsoro play american              checkers against the computer, full screen
  tsoro play twelve --level 7      twelve men's morris against a strong computer
  tsoro serve                      the page, at http://127.0.0.1:8080
  tsoro moves american             the seven first moves of checkers
  tsoro board american -o a.pdf    a board and its men to print
  tsoro perft american 8 --divide  legal lines of eight plies, by first move

`tsoro help COMMAND` is the manual of a command.

Environment:
  LC_ALL, LC_MESSAGES, LANG   language of messages, when --lang is not given
  NO_COLOR                    when set, `tsoro play` uses no colour
  COLORTERM                   truecolor or 24bit: exact colours, not 256
  XDG_STATE_HOME              an unfinished game is kept there, in `tsoro`;
                              ~/.local/state when it is not set
  XDG_DATA_HOME               tables of endings are looked for there, in
                              `tsoro/tables`; ~/.local/share when it is not set

Exit code: 0 done; 1 it could not be done; 2 something on the command line is
not understood: one line on the error output names it and what is allowed.";

const SERVE: &str = "\
Serve the page that people play on, from this one program.

The page, the engine that runs in the browser and the rule pages in every
language are inside the program. Nothing is stored and no other host is asked
for anything. Stop it with Ctrl-C or SIGTERM: requests under way are answered
first.

When there are tables of endings in the data folder (`tsoro tables build` puts
them there) or in that of --tables, programs may ask who wins a position:
  curl 'http://127.0.0.1:8080/api/tables/american?fen=W:WK18:BK10'
docs/api.md describes the answers. Tables that are built later are found at the
next start; one that cannot be used is named at the start.

Examples:
  tsoro serve
  tsoro serve --addr 0.0.0.0:80
  tsoro serve --tables tables
  tsoro serve --origin https://tsoro.example    behind a proxy of that name

Log lines go to the error output. TSORO_LOG says how many: error, warn, info
(as when it is not set), debug or off.";

const PLAY: &str = "\
Play in this terminal, against the computer or with a friend.

Full screen, with keyboard and mouse:
  arrows              walk over the board
  Enter, Space        touch the place
  Escape              take back an unfinished move
  : or m, or a digit  type a move, such as 11-15 or d2
  u, r                undo, redo
  h                   hint
  s                   stop thinking: the computer plays the best it has found
  d                   claim or offer a draw
  x                   resign
  n                   new game, rematch
  f                   turn the board
  q                   quit, the game is kept
  ?                   help

A move is made by touching the man, then where it goes: each landing of a jump,
or only the last one when there is a single way. With the mouse, click the
places or drag the man. In morris a mill is followed by a touch on the man to
remove.

When input or output is not a terminal, or with --lines, the game is plain
lines: type a move a line, or one of
  undo  redo  hint  draw  resign  new  board  moves  fen  game  help  quit

An unfinished game is kept, one for each rule set, and goes on the next time;
--new puts it beside the new one, with the ending `.old`. A kept file that
cannot be read is put aside as well, with the ending `.damaged`.

Examples:
  tsoro play american --level 5
  tsoro play twelve --side second --lang sn
  tsoro play morabaraba --two-players --ascii
  tsoro play american --level 10 --seconds 3
  tsoro play american --position 'W:WK18,K19,K20:BK27,K28'
  tsoro play american --ballot draw
  printf '11-15\\nquit\\n' | tsoro play american --side first";

const BALLOTS: &str = "\
Print the ballots: openings of three moves from an official list.

A line holds the number, the use, the moves and, for some, the name. Those used
over the board are what `tsoro play american --ballot draw` draws from; those by
mail only and the barred ones can be chosen by their number.

Examples:
  tsoro ballots
  tsoro ballots --json
  tsoro play american --ballot 133";

const MOVES: &str = "\
Print the legal moves of a position, one a line.

Checkers positions are PDN FEN, such as W:W18,24,K27:B12,16,K20: the side to
move, then the squares of white and of black, with K before a king. Moves are
11-15 and 15x22x31, with every square of a jump.

Morris positions are described in docs/formats/morris-fen.md. Moves are d2,
d2-d3, d2xa7 and d2-d3xa7.

Nothing is printed when the game has ended in the position; --json says how.

Examples:
  tsoro moves american
  tsoro moves american --position 'B:W14,22,19:B10,15'
  tsoro moves twelve --json";

const PERFT: &str = "\
Count the legal lines of a given length, to check the rules against published numbers.

The first line is the count; then the processor time, and the positions counted
in a second of it. The last ply is counted in bulk, in one thread, without a
memory of positions. Two ways of one capture count as two lines, as in OEIS
A133046; with --results they count once.

Known counts:
  american         depth 11  85242128
  american         depth 12  388623673  (--results 388617999)
  twelve           depth 6   99274176
  twelve-diagonal  depth 6   99862272

Examples:
  tsoro perft american 11
  tsoro perft american 8 --divide
  tsoro perft twelve 5 --json";

const BENCH: &str = "\
Search a fixed set of positions of every rule set.

Prints the nodes searched, how many in a second of processor time, and one
signature, which changes when the rules, the search or an evaluation change.

Examples:
  tsoro bench
  tsoro bench --json";

const ENGINE: &str = "\
Speak the Universal Game Interface (UGI, after UCI) over standard input and output.

It plays any rule set: `setoption name Rules value twelve`. All that is
understood is in docs/protocol.md.

By itself it plays without an opening book; `setoption name Book value true` turns
it on, for games with a time for each move.

Endings are played by the tables in the data folder, once `tsoro tables build`
has put some there, or by those of --tables.

Example, typed by hand:
  ugi
  setoption name Rules value american
  isready
  position startpos moves 11-15 23-19
  go movetime 1000
  quit";
