//! The commands about tables of endings: `tsoro tables`.
//! Does not know what a table is.

use clap::{Args, Subcommand};

/// `tsoro tables`.
#[derive(Args, Debug)]
pub struct Tables {
    /// What to do with them.
    #[command(subcommand)]
    pub action: Action,
}

/// What to do with tables.
#[derive(Subcommand, Debug)]
pub enum Action {
    /// Build what is missing
    Build(Build),
    /// List the slices in the order in which they can be built, as CSV
    Slices(Slices),
    /// Check every position against those after its moves
    Verify(Whole),
    /// Count wins, draws and losses of every slice, as CSV
    Count(Whole),
    /// Print the value of a position and of each move
    Probe(Probe),
    /// List the tables and their sizes, as CSV
    Info(Folder),
    /// Play random won and drawn endings out, and count how many are held
    Play(Play),
}

/// `tsoro tables build`.
#[derive(Args, Debug)]
pub struct Build {
    /// The rule set.
    #[arg(value_name = "RULES", default_value = "american")]
    pub rules: String,
    /// The most pieces on the board, both sides together.
    #[arg(long, value_name = "2..10", default_value = "5")]
    pub pieces: String,
    /// Build one slice and its answer alone, from those that are there: as `slices` names it.
    #[arg(long, value_name = "NAME")]
    pub slice: Option<String>,
    /// The folder to put them in; what is there already is kept. The data folder when left out,
    /// where the computer player finds them.
    #[arg(long, value_name = "DIR")]
    pub out: Option<String>,
    /// Keep how far the end is for up to so many pieces.
    #[arg(long, value_name = "0..10", default_value = "5")]
    pub plies: String,
    /// The most memory to use.
    #[arg(long, value_name = "MEGABYTES", default_value = "8192")]
    pub memory: String,
    /// How many threads work; as many as there are processors when left out.
    #[arg(long, value_name = "1..64")]
    pub threads: Option<String>,
}

/// `tsoro tables slices`.
#[derive(Args, Debug)]
pub struct Slices {
    /// The rule set.
    #[arg(value_name = "RULES", default_value = "american")]
    pub rules: String,
    /// The most pieces on the board, both sides together.
    #[arg(long, value_name = "2..10", default_value = "5")]
    pub pieces: String,
}

/// The commands that look at all tables of a folder.
#[derive(Args, Debug)]
pub struct Folder {
    /// Where the tables are; the data folder when left out.
    #[arg(value_name = "DIR")]
    pub folder: Option<String>,
    /// The rule set.
    #[arg(long, value_name = "RULES", default_value = "american")]
    pub rules: String,
}

/// The commands that look at all positions.
#[derive(Args, Debug)]
pub struct Whole {
    /// Where the tables are, and which rule set.
    #[command(flatten)]
    pub folder: Folder,
    /// The most memory to use.
    #[arg(long, value_name = "MEGABYTES", default_value = "8192")]
    pub memory: String,
}

/// `tsoro tables play`.
#[derive(Args, Debug)]
pub struct Play {
    /// Where the tables are, and which rule set.
    #[command(flatten)]
    pub folder: Folder,
    /// How many won positions, and how many drawn ones.
    #[arg(long, value_name = "1..1000000", default_value = "1000")]
    pub games: String,
    /// The most pieces on the board; those of the tables when left out.
    #[arg(long, value_name = "3..10")]
    pub pieces: Option<String>,
    /// Positions looked at for a move.
    #[arg(long, value_name = "NUMBER", default_value = "100000")]
    pub nodes: String,
    /// Which positions are drawn.
    #[arg(long, value_name = "NUMBER", default_value = "1")]
    pub seed: String,
}

/// `tsoro tables probe`.
#[derive(Args, Debug)]
pub struct Probe {
    /// Where the tables are.
    #[arg(value_name = "DIR")]
    pub folder: String,
    /// The position.
    #[arg(value_name = "FEN")]
    pub position: String,
    /// The rule set.
    #[arg(long, value_name = "RULES", default_value = "american")]
    pub rules: String,
    /// Print one JSON object: rules, position, value, plies, and the last two of each move.
    #[arg(long)]
    pub json: bool,
}

pub(super) const TABLES: &str = "\
Build, check and look into tables of endings: the value of every position with few pieces.

Who wins is kept for all positions, and how many plies the end is away for those
with few pieces (--plies). A folder holds one file a slice: the number of men and
kings of the side to move, then of the other. docs/tables.md explains what they
hold, how long they take and how many pieces are within reach.

Building can be stopped at any time and goes on slice by slice with the same
command. The draw by moves without progress is not part of a table.

Examples:
  tsoro tables build                  all that the computer player needs
  tsoro tables build american --pieces 4 --out tables
  tsoro tables probe tables 'W:WK18,K19,K20:BK27,K28'
  tsoro tables count tables > counts.csv
  tsoro tables verify tables";
