//! Random games from a seed: the same ones in every run.
//! Does not know what is tried on their positions.

use game::Game;

/// A generator of numbers (the multiplier of Knuth's MMIX).
pub struct Chance(pub u64);

impl Chance {
    /// A number below `limit`, which is more than 0.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }
}

/// The positions of random games, each to its end or to `plies` plies.
pub fn positions<G: Game>(games: usize, plies: usize) -> Vec<G> {
    let (mut chance, mut list, mut positions) = (Chance(2026), Vec::new(), vec![G::start()]);
    for _ in 0..games {
        let mut position = G::start();
        for _ in 0..plies {
            position.moves(&mut list);
            if list.is_empty() {
                break;
            }
            position = position.after(&list[chance.below(list.len())]);
            positions.push(position.clone());
        }
    }
    positions
}
