//! An opening book: for positions of the opening, the moves worth playing.
//! Does not know how it was made, or whether it is to be used.

mod file;

pub use file::{BookError, VERSION};

use crate::dice::Dice;
use game::Game;
use std::collections::BTreeMap;

/// The largest weight of a move.
pub const MOST_WEIGHT: u8 = 7;

/// Positions with the moves worth playing there, each with its weight: the chance that it is played,
/// against that of the others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Book<G: Game> {
    entries: BTreeMap<u64, Entry<G>>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Entry<G: Game> {
    position: G,
    /// Moves that are legal there, in the order of `Position::moves`.
    moves: Vec<(G::Move, u8)>,
}

impl<G: Game> Default for Book<G> {
    fn default() -> Self {
        Book {
            entries: BTreeMap::new(),
        }
    }
}

impl<G: Game> Book<G> {
    /// Puts a position in, or in place of what it had. Of the moves those stay that are legal and have
    /// a weight of 1 to [`MOST_WEIGHT`]; without any, the position is only on the way to others.
    pub fn put(&mut self, position: G, moves: &[(G::Move, u8)]) {
        let mut legal = Vec::new();
        position.moves(&mut legal);
        let weight = |mv: &G::Move| {
            moves
                .iter()
                .find(|(found, _)| found == mv)
                .map(|(_, weight)| *weight)
        };
        let weighed = legal.into_iter().map(|mv| (mv, weight(&mv).unwrap_or(0)));
        let fits = |(_, weight): &(G::Move, u8)| (1..=MOST_WEIGHT).contains(weight);
        let moves = weighed.filter(fits).collect();
        let key = position.key();
        self.entries.insert(key, Entry { position, moves });
    }

    /// The moves worth playing, with their weights; none for a position that it does not know.
    #[must_use]
    pub fn moves(&self, position: &G) -> &[(G::Move, u8)] {
        let entry = self.entries.get(&position.key());
        // Two positions may have the same key.
        let entry = entry.filter(|entry| entry.position == *position);
        entry.map_or(&[], |entry| &entry.moves)
    }

    /// Draws one of the moves worth playing by their weights.
    pub fn draw(&self, position: &G, dice: &mut Dice) -> Option<G::Move> {
        let moves = self.moves(position);
        let all: usize = moves.iter().map(|(_, weight)| usize::from(*weight)).sum();
        let mut lot = dice.below(all);
        let drawn = moves.iter().find(|(_, weight)| {
            let weight = usize::from(*weight);
            let hit = lot < weight;
            lot = lot.saturating_sub(weight);
            hit
        });
        drawn.map(|(mv, _)| *mv)
    }

    /// In how many positions it has a move to play.
    #[must_use]
    pub fn positions(&self) -> usize {
        let entries = self.entries.values();
        entries.filter(|entry| !entry.moves.is_empty()).count()
    }

    fn holds(&self, position: &G) -> bool {
        let entry = self.entries.get(&position.key());
        entry.is_some_and(|entry| entry.position == *position)
    }
}
