//! The tree of positions that a book is made of: what they are worth, and which are wanted next.
//! Does not know how a position is searched, or what becomes of the tree.

use anyhow::{Result, anyhow};
use game::{Game, opening::Use};
use std::collections::HashMap;

/// What a ply further costs: as much as a move that is worse by so many hundredths of a man.
const PLY: i32 = 5;
/// What an opening that is barred costs on top of its plies.
const BARRED: i32 = 60;
/// Nobody needs a book where a side is ahead by so much, in hundredths of a man.
const DECIDED: i32 = 300;

/// A move of a position in the tree.
#[derive(Clone, Debug)]
pub struct Branch<M> {
    /// The move.
    pub mv: M,
    /// What a search of the position says that it is worth to the side to move, in hundredths of a man.
    pub score: i32,
    /// The key of the position after it; `None` when later moves could take it back. So no position
    /// of the tree comes before itself.
    next: Option<u64>,
}

/// A position in the tree.
#[derive(Clone, Debug)]
pub struct Spot<G: Game> {
    /// The position.
    pub position: G,
    /// Its moves, in the order of `Position::moves`.
    pub branches: Vec<Branch<G::Move>>,
}

/// A position that is to be put into the tree.
#[derive(Clone, Debug)]
pub struct Wanted<G> {
    /// The position.
    pub position: G,
    /// What it is worth to the side to move as far as is known, where it has one move only: then it
    /// needs no search.
    pub forced: Option<i32>,
}

/// Positions, each once however it is reached.
pub struct Tree<G: Game> {
    spots: Vec<Spot<G>>,
    places: HashMap<u64, usize>,
    roots: Vec<(G, i32)>,
}

impl<G: Game> Tree<G> {
    /// An empty tree. It will grow from the start of the game, from each opening of the game's list
    /// and from what lies between them.
    ///
    /// # Errors
    /// An opening that cannot be played.
    pub fn new() -> Result<Tree<G>> {
        let mut roots = vec![(G::start(), 0)];
        for opening in G::openings() {
            let mut position = G::start();
            let mut cost = 0;
            for (ply, text) in opening.moves.iter().enumerate() {
                let mv = position.read_move(text).map_err(|refusal| {
                    anyhow!("opening {}, {text}: {}", opening.number, refusal.key)
                })?;
                position = position.after(&mv);
                cost += PLY;
                if ply + 1 == opening.moves.len() && opening.used == Use::Barred {
                    cost += BARRED;
                }
                roots.push((position.clone(), cost));
            }
        }
        Ok(Tree {
            spots: Vec::new(),
            places: HashMap::new(),
            roots,
        })
    }

    /// The positions, in the order in which they came.
    #[must_use]
    pub fn spots(&self) -> &[Spot<G>] {
        &self.spots
    }

    /// Where a position is among [`Tree::spots`], if it is there.
    #[must_use]
    pub fn place(&self, position: &G) -> Option<usize> {
        self.places.get(&position.key()).copied()
    }

    /// Where the position after a move is among [`Tree::spots`], if it is there.
    #[must_use]
    pub fn next_place(&self, branch: &Branch<G::Move>) -> Option<usize> {
        self.places.get(&branch.next?).copied()
    }

    /// Puts a position in, with a score for each of its moves in the order of `Position::moves`.
    /// `false`: there are not as many scores as moves, or none, or it is there already.
    pub fn put(&mut self, position: G, scores: &[i32]) -> bool {
        let mut moves = Vec::new();
        position.moves(&mut moves);
        let fits = !moves.is_empty() && moves.len() == scores.len();
        if !fits || self.place(&position).is_some() {
            return false;
        }
        let branches = moves.into_iter().zip(scores).map(|(mv, &score)| Branch {
            mv,
            score,
            next: (position.progress(&mv)).then(|| position.after(&mv).key()),
        });
        let branches = branches.collect();
        self.places.insert(position.key(), self.spots.len());
        self.spots.push(Spot { position, branches });
        true
    }

    /// The places of all positions, each behind those that its moves lead to.
    #[must_use]
    pub fn order(&self) -> Vec<usize> {
        let mut order = Vec::with_capacity(self.spots.len());
        let mut seen = vec![false; self.spots.len()];
        for place in 0..self.spots.len() {
            self.visit(place, &mut seen, &mut order);
        }
        order
    }

    /// It goes no deeper than a game has moves that cannot be taken back.
    fn visit(&self, place: usize, seen: &mut [bool], order: &mut Vec<usize>) {
        if std::mem::replace(&mut seen[place], true) {
            return;
        }
        for branch in &self.spots[place].branches {
            if let Some(next) = self.next_place(branch) {
                self.visit(next, seen, order);
            }
        }
        order.push(place);
    }

    /// What each position is worth to its side to move when both sides choose the best move that is
    /// known, by place.
    #[must_use]
    pub fn worths(&self, order: &[usize]) -> Vec<i32> {
        let mut worths = vec![0; self.spots.len()];
        for &place in order {
            let moves = self.spots[place].branches.iter();
            let best = moves.map(|branch| self.worth(branch, &worths)).max();
            worths[place] = best.unwrap_or_default();
        }
        worths
    }

    /// What a move is worth to who makes it: by the position after it where that is in the tree.
    #[must_use]
    pub fn worth(&self, branch: &Branch<G::Move>, worths: &[i32]) -> i32 {
        let next = self.next_place(branch);
        next.map_or(branch.score, |next| -worths[next])
    }

    /// The positions that are wanted next, at most so many: those that cost least. A position costs
    /// what its cheapest line from a root does: each ply something, and each move as much as it is
    /// worse than the best. A move without a choice is free.
    #[must_use]
    pub fn wanted(&self, most: usize) -> Vec<Wanted<G>> {
        let order = self.order();
        let worths = self.worths(&order);
        let mut costs = vec![i32::MAX; self.spots.len()];
        let mut wanted: HashMap<u64, (i32, Wanted<G>)> = HashMap::new();
        for (position, cost) in &self.roots {
            match self.place(position) {
                Some(place) => costs[place] = costs[place].min(*cost),
                None => {
                    let position = position.clone();
                    let forced = None;
                    offer(&mut wanted, *cost, Wanted { position, forced });
                }
            }
        }
        for &place in order.iter().rev() {
            let spot = &self.spots[place];
            for branch in &spot.branches {
                let worth = self.worth(branch, &worths);
                let ply = if spot.branches.len() > 1 { PLY } else { 0 };
                let loss = worths[place] - worth;
                let cost = costs[place].saturating_add(ply + loss);
                match self.next_place(branch) {
                    Some(next) => costs[next] = costs[next].min(cost),
                    None if branch.next.is_some() && worth.abs() < DECIDED => {
                        let position = spot.position.after(&branch.mv);
                        let forced = (position.count() == 1).then_some(-worth);
                        if position.end().is_none() {
                            offer(&mut wanted, cost, Wanted { position, forced });
                        }
                    }
                    None => {}
                }
            }
        }
        let mut wanted: Vec<(i32, Wanted<G>)> = wanted.into_values().collect();
        wanted.sort_by_key(|(cost, wanted)| (*cost, wanted.position.key()));
        wanted.truncate(most);
        wanted.into_iter().map(|(_, wanted)| wanted).collect()
    }
}

/// Keeps the cheapest offer of a position.
fn offer<G: Game>(wanted: &mut HashMap<u64, (i32, Wanted<G>)>, cost: i32, one: Wanted<G>) {
    let key = one.position.key();
    if wanted.get(&key).is_none_or(|(least, _)| cost < *least) {
        wanted.insert(key, (cost, one));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::Position;
    use games::checkers::American;
    use games::morris::Twelve;

    fn play<G: Game>(texts: &[&str]) -> G {
        texts.iter().fold(G::start(), |position, text| {
            position.after(&position.read_move(text).unwrap())
        })
    }

    fn put<G: Game>(tree: &mut Tree<G>, texts: &[&str], score: i32) {
        let position: G = play(texts);
        let moves = usize::try_from(position.count()).unwrap();
        assert!(tree.put(position, &vec![score; moves]), "{texts:?}");
    }

    #[test]
    fn worths_are_carried_up_through_a_position_that_two_ways_lead_to() {
        let mut tree = Tree::<American>::new().unwrap();
        put(&mut tree, &[], 0);
        for first in ["9-13", "10-14"] {
            put(&mut tree, &[first], -10);
            put(&mut tree, &[first, "24-20"], -30);
        }
        // Good for the side that is to move then, so bad for the one that has just moved.
        put(&mut tree, &["9-13", "24-20", "10-14"], 50);
        let last = play(&["10-14", "24-20", "9-13"]);
        let last = tree.place(&last).expect("the same position");
        let worths = tree.worths(&tree.order());
        assert_eq!(worths[last], 50);
        for first in ["9-13", "10-14"] {
            let before = play(&[first, "24-20"]);
            let spot = &tree.spots()[tree.place(&before).unwrap()];
            let into = spot.branches.iter().find(|b| tree.next_place(b).is_some());
            assert_eq!(tree.worth(into.unwrap(), &worths), -50);
            // The other moves are better.
            assert_eq!(worths[tree.place(&before).unwrap()], -30);
            assert_eq!(worths[tree.place(&play(&[first])).unwrap()], 30);
        }
    }

    #[test]
    fn openings_come_first_barred_ones_later_and_then_the_best_moves() {
        let mut tree = Tree::<American>::new().unwrap();
        let wanted = tree.wanted(10_000);
        let openings = American::openings();
        let barred: Vec<American> = openings
            .iter()
            .filter(|opening| opening.used == Use::Barred)
            .map(|opening| play(&opening.moves))
            .collect();
        let places = wanted.iter().map(|one| barred.contains(&one.position));
        let places: Vec<bool> = places.collect();
        assert_eq!(wanted[0].position, American::start());
        assert!(places.iter().filter(|barred| **barred).count() > 5);
        assert!(places.is_sorted(), "barred ones are last");
        put(&mut tree, &[], -20);
        let start = American::start();
        let mut scores = vec![-20; 7];
        scores[2] = 0;
        let mut tree = Tree::<American>::new().unwrap();
        assert!(tree.put(start, &scores));
        assert!(!tree.put(start, &scores), "it is there");
        assert!(!tree.put(play(&["9-13"]), &[1]), "too few scores");
        // All first moves begin openings of the list, so that none is dearer than another.
        let second: Vec<_> = tree.wanted(8).iter().map(|one| one.position).collect();
        assert!(second.contains(&start.after(&tree.spots()[0].branches[2].mv)));
    }

    #[test]
    fn a_game_without_openings_grows_from_its_start_by_cost() {
        let mut tree = Tree::<Twelve>::new().unwrap();
        assert_eq!(tree.wanted(9).len(), 1);
        let start = Twelve::start();
        let moves = usize::try_from(start.count()).unwrap();
        let mut scores = vec![-8; moves];
        scores[5] = 3;
        scores[7] = 0;
        assert!(tree.put(start, &scores));
        let wanted = tree.wanted(2);
        let after = |index: usize| start.after(&tree.spots()[0].branches[index].mv);
        assert_eq!(wanted[0].position, after(5));
        assert_eq!(wanted[1].position, after(7));
    }
}
