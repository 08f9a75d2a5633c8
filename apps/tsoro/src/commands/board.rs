//! `tsoro board`: a board and its men to print.
//! Does not know how they are drawn.

use super::output;
use crate::{args, failure::Failure};
use game::Refusal;
use games::GameId;
use paper::{Ink, Paper, Sheet};
use text::Text;

/// Writes the file.
///
/// # Errors
/// For a rule set, paper, sheet or format that there is not, or a file that cannot be written.
pub fn run(arguments: &args::Board, text: &Text) -> Result<(), Failure> {
    let rules = GameId::parse(&arguments.rules)?;
    let format = output::format(
        arguments.format.as_deref(),
        &arguments.output,
        &["pdf", "svg"],
    )?;
    let paper = Paper::parse(&arguments.paper)
        .ok_or_else(|| bad("--paper", &arguments.paper, "a4, letter"))?;
    let ink = if arguments.colour {
        Ink::Full
    } else {
        Ink::Saving
    };
    let sheets = sheets(arguments.sheet.as_deref(), format)?;
    let made = match (format, sheets) {
        ("svg", [sheet, ..]) => {
            paper::sheet_svg(rules, *sheet, paper, ink, text).map(String::into_bytes)
        }
        _ => paper::sheets_pdf(rules, sheets, paper, ink, text),
    };
    let bytes = made.map_err(anyhow::Error::new)?;
    output::write(&arguments.output, arguments.force, &bytes)
}

/// The sheets by name; an SVG holds one.
fn sheets(asked: Option<&str>, format: &str) -> Result<&'static [Sheet], Refusal> {
    match (asked, format) {
        (None, "svg") | (Some("board"), _) => Ok(&[Sheet::Board]),
        (Some("men"), _) => Ok(&[Sheet::Men]),
        (None | Some("both"), "pdf") => Ok(&Sheet::ALL),
        (Some(found), "pdf") => Err(bad("--sheet", found, "board, men, both")),
        (found, _) => Err(bad("--sheet", found.unwrap_or_default(), "board, men")),
    }
}

fn bad(flag: &str, found: &str, allowed: &str) -> Refusal {
    Refusal::new("bad-value")
        .with("flag", flag)
        .with("found", found)
        .with("allowed", allowed)
}
