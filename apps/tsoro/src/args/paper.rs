//! The commands that write files to print or to show: `tsoro board` and `tsoro diagram`.
//! Does not know how the files are made.

use clap::Args;

/// `tsoro board`.
#[derive(Args, Debug)]
pub struct Board {
    /// The rule set.
    #[arg(value_name = "RULES", help = super::rules_help())]
    pub rules: String,
    /// Where to write; `-` is the standard output.
    #[arg(short, long, value_name = "FILE")]
    pub output: String,
    /// pdf or svg; as the ending of FILE when left out.
    #[arg(long, value_name = "FORMAT")]
    pub format: Option<String>,
    /// a4 or letter.
    #[arg(long, value_name = "PAPER", default_value = "a4")]
    pub paper: String,
    /// board, men or both; an SVG holds one, the board when left out.
    #[arg(long, value_name = "SHEET")]
    pub sheet: Option<String>,
    /// Green and buff, red and ivory, in place of greys that save ink.
    #[arg(long)]
    pub colour: bool,
    /// Replace FILE when it exists.
    #[arg(long)]
    pub force: bool,
}

/// `tsoro diagram`.
#[derive(Args, Debug)]
pub struct Diagram {
    /// The position, or `start`.
    #[arg(value_name = "FEN")]
    pub position: String,
    /// Where to write; `-` is the standard output.
    #[arg(short, long, value_name = "FILE")]
    pub output: String,
    /// svg, png or pdf; as the ending of FILE when left out.
    #[arg(long, value_name = "FORMAT")]
    pub format: Option<String>,
    /// The rule set; the first that reads the position when left out.
    #[arg(long, value_name = "RULES")]
    pub rules: Option<String>,
    /// Half a turn: the other player's seat.
    #[arg(long)]
    pub turned: bool,
    /// Men on the light squares, as books print them.
    #[arg(long)]
    pub light: bool,
    /// Names of places: off, numbers or letters.
    #[arg(long, value_name = "LABELS", default_value = "numbers")]
    pub labels: String,
    /// Pixels of the longer edge of a PNG, 16 to 8192.
    #[arg(long, value_name = "PIXELS", default_value = "1000")]
    pub size: String,
    /// Places to put a ring around, such as 11,15.
    #[arg(long, value_name = "PLACES")]
    pub marks: Option<String>,
    /// An arrow from place to place, such as 22-15-8.
    #[arg(long, value_name = "PLACES")]
    pub path: Option<String>,
    /// Replace FILE when it exists.
    #[arg(long)]
    pub force: bool,
}

/// The manual of `tsoro board`.
pub const BOARD: &str = "\
Write a board and its men to print and cut out.

A PDF has two pages: the board, as large as the paper allows with 10 mm left
white at the edges, and the men, cut to its size; kings where a game has them.
An SVG is one of the two sheets. Both are drawn in greys that save ink; with
--colour in green and buff. The words are in the language of --lang.

Print at 100 %. A bar of 50 mm shows whether the printer did.

Examples:
  tsoro board american -o board.pdf
  tsoro board american --format pdf --paper a4 -o board.pdf
  tsoro board morabaraba --paper letter --sheet men --colour -o men.svg
  tsoro board twelve --format pdf -o - | lp";

/// The manual of `tsoro diagram`.
pub const DIAGRAM: &str = "\
Write a picture of a position as SVG, PNG or PDF.

The rule set is the first that reads the position; --rules names another one,
such as morabaraba, whose positions look like those of twelve. What the picture
shows is told in it in words, in the language of --lang.

Examples:
  tsoro diagram 'W:W18,24,K27:B12,16,K20' -o diagram.svg
  tsoro diagram 'W:W31:B26,18,11' --path 31-22-15-8 --size 600 -o jump.png
  tsoro diagram start --rules american --light --labels off -o start.pdf
  tsoro diagram '.../.o./.../.o..x./.../.x./... x 10 10' --marks d2,f4 -o mill.svg";
