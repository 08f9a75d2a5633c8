//! The rules of a board as a leaflet: the text of its rule page with the diagrams, on two sides of
//! a sheet where it fits. Does not know any rule or language.

mod blocks;
mod columns;
mod setting;

pub use blocks::without_screen_parts;

use crate::{Failed, Paper, pdf};
use text::Text;

/// The leaflet about a board by its name, such as `checkers`, as PDF.
///
/// # Errors
/// See [`Failed`]; a board without rules fails as well.
pub fn leaflet(board: &str, paper: Paper, text: &Text) -> Result<Vec<u8>, Failed> {
    let markdown = text::rules_page(text.language().tag, board);
    let blocks = blocks::read(markdown, text).map_err(|refusal| {
        Failed::Document(format!("a diagram of {board} cannot be drawn: {refusal:?}"))
    })?;
    if blocks.is_empty() {
        return Err(Failed::Document(format!("no rules of {board}")));
    }
    pdf::write(&setting::fitted(&blocks, paper, text))
}
