//! The tree as it is kept beside the book, so that the work can be stopped and gone on with.
//! Does not know how it grows.

use super::tree::Tree;
use crate::manifest::write_whole;
use crate::sealed::Format;
use anyhow::{Context, Result, anyhow, ensure};
use game::Game;
use serde::{Deserialize, Serialize};
use std::fs;
use std::path::{Path, PathBuf};

const FORMAT: Format = Format {
    magic: *b"TSOROTRE",
    version: 1,
    what: "a tree of positions",
};

/// What the scores of a tree depend on, besides the engine itself.
#[derive(Serialize, Deserialize, Clone, PartialEq, Eq, Debug)]
pub struct Terms {
    /// The rule set's name.
    pub rules: String,
    /// The seed of the searches.
    pub seed: u64,
    /// Positions that a search looks at.
    pub nodes: u64,
    /// The CRC-32 of the learned weights; 0 for those set by hand.
    pub weights: u32,
}

/// A tree in a file.
#[derive(Serialize, Deserialize)]
struct Kept {
    terms: Terms,
    /// Each position as text, with the scores of its moves, in the order in which they came.
    spots: Vec<(String, Vec<i32>)>,
}

/// Where the tree of a book lies: beside it.
#[must_use]
pub fn path_of(book: &Path) -> PathBuf {
    book.with_extension("tree")
}

/// The tree that is kept there, or an empty one.
///
/// # Errors
/// A file that cannot be read, is damaged, or was made by other terms.
pub fn read<G: Game>(path: &Path, terms: &Terms) -> Result<Tree<G>> {
    let mut tree = Tree::new()?;
    if !path.exists() {
        return Ok(tree);
    }
    let place = || path.display().to_string();
    let bytes = fs::read(path).with_context(place)?;
    let kept: Kept = FORMAT.read(&bytes).with_context(place)?;
    ensure!(
        kept.terms == *terms,
        "{}: made with another seed, nodes or weights; choose another file",
        path.display()
    );
    for (fen, scores) in kept.spots {
        let position = G::from_fen(&fen).map_err(|refusal| anyhow!("{fen}: {}", refusal.key));
        let fits = tree.put(position.with_context(place)?, &scores);
        ensure!(fits, "{}: {fen} does not fit", path.display());
    }
    Ok(tree)
}

/// Keeps a tree.
///
/// # Errors
/// Names the file that cannot be written.
pub fn write<G: Game>(path: &Path, terms: &Terms, tree: &Tree<G>) -> Result<()> {
    let spots = tree.spots().iter().map(|spot| {
        let scores = spot.branches.iter().map(|branch| branch.score);
        (spot.position.to_fen(), scores.collect())
    });
    let kept = Kept {
        terms: terms.clone(),
        spots: spots.collect(),
    };
    write_whole(path, &FORMAT.write(&kept)?)
}
