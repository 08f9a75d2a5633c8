//! Which positions of a tree a book is made of, and which moves are worth playing there.
//! Does not know how the tree came about.

use super::tree::{Branch, Tree};
use engine::book::{Book, MOST_WEIGHT};
use game::Game;

/// A position is in the book when so many positions with a choice were searched from it on, itself
/// included: then its worth is known better than by one search.
const SEARCHED: usize = 12;
/// A move is worth playing only when so many were searched from the position after it on.
const SEARCHED_AFTER: usize = 3;
/// A move is worth playing when it is worse than the best by no more, in hundredths of a man.
const MARGIN: i32 = 8;

/// The book of a tree: for both sides, so that it answers whatever is played within the tree.
#[must_use]
pub fn book<G: Game>(tree: &Tree<G>) -> Book<G> {
    let order = tree.order();
    let worths = tree.worths(&order);
    let mut searched = Searched::of(tree);
    let mut book = Book::default();
    let mut held = vec![false; tree.spots().len()];
    for place in order {
        let spot = &tree.spots()[place];
        let moves = if searched.reaches(place, SEARCHED) {
            worth_playing(tree, place, &worths, &mut searched)
        } else {
            Vec::new()
        };
        let leads_on = |branch: &Branch<G::Move>| {
            let next = tree.next_place(branch);
            next.is_some_and(|next| held[next])
        };
        held[place] = !moves.is_empty() || spot.branches.iter().any(leads_on);
        if held[place] {
            book.put(&spot.position, &moves);
        }
    }
    book
}

/// The moves worth playing in a position: none when the best of all is not known well enough. The best
/// has the most weight, those at the margin the least.
fn worth_playing<G: Game>(
    tree: &Tree<G>,
    place: usize,
    worths: &[i32],
    searched: &mut Searched<'_, G>,
) -> Vec<(G::Move, u8)> {
    let mut moves = Vec::new();
    let mut best_known = false;
    for branch in &tree.spots()[place].branches {
        let loss = worths[place] - tree.worth(branch, worths);
        let next = tree.next_place(branch);
        let known = next.is_some_and(|next| searched.reaches(next, SEARCHED_AFTER));
        if known && loss <= MARGIN {
            best_known |= loss == 0;
            let steps = i32::from(MOST_WEIGHT) - 1;
            let weight = i32::from(MOST_WEIGHT) - loss * steps / MARGIN;
            moves.push((branch.mv, u8::try_from(weight).unwrap_or(1)));
        }
    }
    if best_known { moves } else { Vec::new() }
}

/// Counts the positions with a choice that were searched from a position on, each once.
struct Searched<'a, G: Game> {
    tree: &'a Tree<G>,
    /// The count that last met each position.
    met: Vec<usize>,
    counts: usize,
    open: Vec<usize>,
}

impl<'a, G: Game> Searched<'a, G> {
    fn of(tree: &'a Tree<G>) -> Self {
        Searched {
            tree,
            met: vec![0; tree.spots().len()],
            counts: 0,
            open: Vec::new(),
        }
    }

    /// Whether they are so many or more.
    fn reaches(&mut self, place: usize, least: usize) -> bool {
        self.counts += 1;
        self.open.clear();
        self.open.push(place);
        let mut found = 0;
        while let Some(place) = self.open.pop() {
            if std::mem::replace(&mut self.met[place], self.counts) == self.counts {
                continue;
            }
            let branches = &self.tree.spots()[place].branches;
            found += usize::from(branches.len() > 1);
            if found >= least {
                return true;
            }
            let next = branches
                .iter()
                .filter_map(|branch| self.tree.next_place(branch));
            self.open.extend(next);
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::super::tree::Wanted;
    use super::*;
    use game::{Point, Position, Side};
    use games::checkers::American;

    /// A tree that has grown by so many positions; `score` says what the moves of a position are worth.
    fn grown(number: usize, score: impl Fn(&American, usize) -> i32) -> Tree<American> {
        let mut tree = Tree::<American>::new().unwrap();
        while tree.spots().len() < number {
            for Wanted { position, .. } in tree.wanted(50) {
                let moves = usize::try_from(position.count()).unwrap();
                let scores: Vec<i32> = (0..moves).map(|at| score(&position, at)).collect();
                assert!(tree.put(position, &scores));
            }
        }
        tree
    }

    #[test]
    fn moves_are_worth_playing_by_what_comes_after_them() {
        // All is level, as far as the searches can tell.
        let tree = grown(1500, |_, _| 0);
        let book = book(&tree);
        assert!(book.positions() > 20, "{}", book.positions());
        let moves = book.moves(&American::start());
        assert_eq!(moves.len(), 7);
        assert!(moves.iter().all(|(_, weight)| *weight == MOST_WEIGHT));
        // Searches find that the first player loses a man once one of five men has left their squares,
        // but not before. None can come back to them.
        let five = [1, 2, 5, 6, 9].map(|square| Point(square - 1));
        let tree = grown(1500, |position, _| {
            let moved = five
                .iter()
                .any(|&point| position.piece_key(point).is_none());
            match position.turn() {
                Side::First if moved => -100,
                Side::Second if moved => 100,
                _ => 0,
            }
        });
        let book = self::book(&tree);
        let start = American::start();
        let left = book.moves(&start);
        assert_eq!(left.len(), 5);
        assert!(left.iter().all(|(mv, _)| start.touches(mv)[0] != five[4]));
    }

    #[test]
    fn a_position_that_was_hardly_looked_into_is_not_in_it() {
        let tree = grown(300, |_, _| 0);
        let book = book(&tree);
        let known = |position: &American| !book.moves(position).is_empty();
        let spots = tree.spots().iter();
        let last = spots.filter(|spot| {
            let mut next = spot.branches.iter();
            !next.any(|branch| tree.next_place(branch).is_some())
        });
        let last: Vec<_> = last.collect();
        assert!(last.len() > 100);
        assert!(!last.iter().any(|spot| known(&spot.position)));
        assert!(known(&American::start()));
    }
}
