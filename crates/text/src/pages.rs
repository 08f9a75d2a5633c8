//! The rule pages: one text a board and language, in Markdown.
//! Does not know how they are turned into HTML or what their diagrams look like.

use crate::language::{FALLBACK, PAGES};

/// The rule page of a board ([`game::Board::name`], such as `checkers`) in a language; the English
/// one where that language has none, and nothing for a board that there is not.
#[must_use]
pub fn rules_page(tag: &str, board: &str) -> &'static str {
    let find = |tag: &str| PAGES.iter().find(|page| page.0 == tag && page.1 == board);
    find(tag)
        .or_else(|| find(FALLBACK))
        .map_or("", |page| page.2)
}
