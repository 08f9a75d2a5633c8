//! What a book holds, without the game: positions by their keys, moves by their numbers.
//! Does not know what a key or a number stands for.

use super::MOST_WEIGHT;
use crate::dice::Dice;

/// A move worth playing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// Where it stands among the legal moves, in the order of `Position::moves`.
    number: u16,
    /// Its weight, 1 to [`MOST_WEIGHT`].
    pub weight: u8,
}

impl Played {
    /// Where it stands among the legal moves.
    pub fn number(&self) -> usize {
        usize::from(self.number)
    }
}

/// Positions, each with the moves worth playing there, in the order of their keys.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Entries(Vec<(u64, Vec<Played>)>);

impl Entries {
    fn find(&self, key: u64) -> Result<usize, usize> {
        self.0.binary_search_by_key(&key, |(key, _)| *key)
    }

    /// Puts a position in, or in place of what it had, with the weights of its moves. Those count that
    /// are 1 to [`MOST_WEIGHT`].
    pub fn put(&mut self, key: u64, weights: &[u8]) {
        let mut moves = Vec::new();
        for (number, &weight) in (0..).zip(weights) {
            if weight > 0 && weight <= MOST_WEIGHT {
                moves.push(Played { number, weight });
            }
        }
        match self.find(key) {
            Ok(at) => self.0[at].1 = moves,
            Err(at) => self.0.insert(at, (key, moves)),
        }
    }

    /// Whether a position is there, with moves or only on the way to others.
    pub fn hold(&self, key: u64) -> bool {
        self.find(key).is_ok()
    }

    /// The moves worth playing in a position.
    pub fn of(&self, key: u64) -> &[Played] {
        match self.find(key) {
            Ok(at) => &self.0[at].1,
            Err(_) => &[],
        }
    }

    /// Draws one of them by their weights: its number.
    pub fn draw(&self, key: u64, dice: &mut Dice) -> Option<usize> {
        let moves = self.of(key);
        let mut all = 0;
        for played in moves {
            all += usize::from(played.weight);
        }
        let mut lot = dice.below(all);
        for played in moves {
            let weight = usize::from(played.weight);
            if lot < weight {
                return Some(played.number());
            }
            lot -= weight;
        }
        None
    }

    /// In how many positions there is a move worth playing.
    pub fn with_moves(&self) -> usize {
        self.0.iter().filter(|(_, moves)| !moves.is_empty()).count()
    }
}
