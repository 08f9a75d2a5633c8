//! An opening book: for positions of the opening, the moves worth playing.
//! Does not know how it was made, or whether it is to be used.

mod entries;
mod file;

pub use file::{BookError, VERSION};

use crate::dice::Dice;
use entries::Entries;
use game::Game;
use std::marker::PhantomData;

/// The largest weight of a move.
pub const MOST_WEIGHT: u8 = 7;

/// Positions with the moves worth playing there, each with its weight: the chance that it is played,
/// against that of the others. What it holds is the same for every game, so that a program that plays
/// them all has it once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Book<G: Game> {
    entries: Entries,
    game: PhantomData<G>,
}

impl<G: Game> Default for Book<G> {
    fn default() -> Self {
        Book {
            entries: Entries::default(),
            game: PhantomData,
        }
    }
}

impl<G: Game> Book<G> {
    /// Puts a position in, or in place of what it had. Of the moves those stay that are legal and have
    /// a weight of 1 to [`MOST_WEIGHT`]; without any, the position is only on the way to others.
    pub fn put(&mut self, position: &G, moves: &[(G::Move, u8)]) {
        let mut legal = Vec::new();
        position.moves(&mut legal);
        let weight = |mv: &G::Move| {
            let found = moves.iter().find(|(found, _)| found == mv);
            found.map_or(0, |(_, weight)| *weight)
        };
        let weights: Vec<u8> = legal.iter().map(weight).collect();
        self.entries.put(position.key(), &weights);
    }

    /// The moves worth playing, with their weights, in the order of `Position::moves`; none for a
    /// position that it does not know.
    #[must_use]
    pub fn moves(&self, position: &G) -> Vec<(G::Move, u8)> {
        let mut legal = Vec::new();
        position.moves(&mut legal);
        let played = self.entries.of(position.key()).iter();
        played
            .filter_map(|played| Some((*legal.get(played.number())?, played.weight)))
            .collect()
    }

    /// Draws one of the moves worth playing by their weights; with its number in the order of
    /// `Position::moves`.
    pub fn draw(&self, position: &G, dice: &mut Dice) -> Option<(usize, G::Move)> {
        let number = self.entries.draw(position.key(), dice)?;
        let mut legal = Vec::new();
        position.moves(&mut legal);
        Some((number, *legal.get(number)?))
    }

    /// In how many positions it has a move to play.
    #[must_use]
    pub fn positions(&self) -> usize {
        self.entries.with_moves()
    }
}
