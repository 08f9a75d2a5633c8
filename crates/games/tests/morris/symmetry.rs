//! The board laid onto itself in 16 ways: the moves go along.
//! Does not know how the maps are made.

use game::{Game, Notation, Point, Position as _};
use games::morris::{
    Morabaraba, Move, Nine, Position, Ruleset, Symmetry, Twelve, TwelveDiagonal, mills,
};

/// A generator of numbers for random games (the multiplier of Knuth's MMIX).
pub struct Chance(pub u64);

impl Chance {
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }
}

/// Positions of random games, each game at most `plies` long.
pub fn random_positions<G: Game>(games: usize, plies: usize, seed: u64) -> Vec<G> {
    let (mut chance, mut list, mut positions) = (Chance(seed), Vec::new(), Vec::new());
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

fn sorted<R: Ruleset>(position: &Position<R>) -> Vec<String> {
    let mut list = Vec::new();
    position.moves(&mut list);
    let mut text: Vec<String> = list.iter().map(|mv| position.write_move(mv)).collect();
    text.sort();
    text
}

fn moves_go_along<R: Ruleset>() {
    let positions = random_positions::<Position<R>>(40, 120, 7);
    let mut list: Vec<Move> = Vec::new();
    for position in &positions {
        position.moves(&mut list);
        for symmetry in &Symmetry::ALL {
            let image = symmetry.of_position(position);
            let mut laid: Vec<String> = list
                .iter()
                .map(|&mv| image.write_move(&symmetry.of_move(mv)))
                .collect();
            laid.sort();
            assert_eq!(
                laid,
                sorted(&image),
                "{symmetry:?} of {}",
                position.to_fen()
            );
            assert_eq!(image.end(), position.end());
            if let Some(mv) = list.first() {
                let after = symmetry.of_position(&position.after(mv));
                assert_eq!(image.after(&symmetry.of_move(*mv)), after);
            }
        }
    }
    println!(
        "{}: {} positions under 16 symmetries",
        R::NAME,
        positions.len()
    );
    assert!(positions.len() > 2000);
}

#[test]
fn symmetric_positions_have_symmetric_moves() {
    moves_go_along::<games::morris::twelve::TwelveRules>();
    moves_go_along::<games::morris::twelve::TwelveDiagonalRules>();
    moves_go_along::<games::morris::morabaraba::MorabarabaRules>();
    moves_go_along::<games::morris::nine::NineRules>();
}

#[test]
fn the_16_symmetries_differ_and_keep_every_line() {
    for (i, symmetry) in Symmetry::ALL.iter().enumerate() {
        let mut images: Vec<u8> = (0..24)
            .map(|point| symmetry.point(Point(point)).0)
            .collect();
        assert!(!Symmetry::ALL[..i].contains(symmetry));
        for diagonals in [false, true] {
            let lines = mills::lines_of(diagonals);
            assert!(
                lines
                    .iter()
                    .all(|&line| lines.contains(&symmetry.set(line)))
            );
        }
        images.sort_unstable();
        assert_eq!(images, (0..24).collect::<Vec<u8>>());
    }
    assert!((0..24).all(|point| Symmetry::ALL[0].point(Point(point)) == Point(point)));
}

#[test]
fn keys_follow_the_moves_and_tell_positions_apart() {
    fn hold<G: Game>() {
        let mut keys = std::collections::HashMap::new();
        for position in random_positions::<G>(300, 150, 11) {
            assert_eq!(position.key(), position.fresh_key());
            let fen = position.to_fen();
            assert_eq!(
                keys.entry(position.key()).or_insert_with(|| fen.clone()),
                &fen
            );
        }
    }
    hold::<Twelve>();
    hold::<TwelveDiagonal>();
    hold::<Morabaraba>();
    hold::<Nine>();
}
