//! Which rule sets are played on one board, so that a board is printed once.
//! Does not know how a board is drawn.

use crate::{GameId, Job};
use game::{Board, Game};

struct OfBoard;

impl Job for OfBoard {
    type Output = Board;

    fn run<G: Game>(self) -> Board {
        G::board()
    }
}

/// The rule sets by board: those that are played on the same places and lines stand together, in
/// the order of the catalog, each with as many men as it has.
#[must_use]
pub fn boards() -> Vec<Vec<GameId>> {
    let mut found: Vec<(Board, Vec<GameId>)> = Vec::new();
    for &rules in GameId::ALL {
        let board = rules.with(OfBoard);
        let same = |other: &Board| {
            other.look == board.look && other.places == board.places && other.lines == board.lines
        };
        match found.iter_mut().find(|(other, _)| same(other)) {
            Some((_, rules_of_board)) => rules_of_board.push(rules),
            None => found.push((board, vec![rules])),
        }
    }
    found.into_iter().map(|(_, rules)| rules).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_morris_games_have_two_boards() {
        use GameId::{American, Morabaraba, Nine, Twelve, TwelveDiagonal};
        let wanted = [
            vec![American],
            vec![Twelve, Nine],
            vec![TwelveDiagonal, Morabaraba],
        ];
        assert_eq!(boards(), wanted);
    }
}
