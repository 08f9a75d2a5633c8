//! Counts of the legal lines of a given length, to hold move generation to published numbers.
//! Does not know any game's counts: those are data of its tests.

use crate::Position;

/// The number of legal lines of `depth` plies, in the game's own fastest way.
#[must_use]
pub fn paths<P: Position>(position: &P, depth: u32) -> u64 {
    position.paths(depth)
}

/// The number of legal lines of `depth` plies, by the lists of moves; the last ply is counted in
/// bulk.
#[must_use]
pub fn lines<P: Position>(position: &P, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut lists = vec![Vec::new(); depth as usize];
    count(position, depth, &mut lists)
}

fn count<P: Position>(position: &P, depth: u32, lists: &mut [Vec<P::Move>]) -> u64 {
    if depth == 1 {
        return position.count();
    }
    let Some((list, deeper)) = lists.split_first_mut() else {
        return 0;
    };
    position.moves(list);
    list.iter()
        .map(|mv| count(&position.after(mv), depth - 1, deeper))
        .sum()
}

/// The number of lines of `depth` plies when moves that lead to the same position count once. Only
/// moves that take are compared: two others never lead to the same position.
#[must_use]
pub fn results<P: Position>(position: &P, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut levels = vec![
        Level {
            list: Vec::new(),
            taken: Vec::new()
        };
        depth as usize
    ];
    count_results(position, depth, &mut levels)
}

/// What one ply of [`results`] works with, kept from node to node.
#[derive(Clone)]
struct Level<P: Position> {
    list: Vec<P::Move>,
    /// The positions after the moves that take, each once.
    taken: Vec<P>,
}

fn count_results<P: Position>(position: &P, depth: u32, levels: &mut [Level<P>]) -> u64 {
    let Some((Level { list, taken }, deeper)) = levels.split_first_mut() else {
        return 0;
    };
    taken.clear();
    if depth == 1 {
        position.captures(list);
        if list.len() < 2 {
            return position.count();
        }
        let repeated = list
            .iter()
            .filter(|mv| !is_new(position.after(mv), taken))
            .count();
        return position.count() - repeated as u64;
    }
    position.moves(list);
    let mut sum = 0;
    for mv in list.iter() {
        let next = position.after(mv);
        if !position.takes(mv) || is_new(next.clone(), taken) {
            sum += count_results(&next, depth - 1, deeper);
        }
    }
    sum
}

/// Whether the position is not among those seen; it is from now on.
fn is_new<P: Position>(position: P, seen: &mut Vec<P>) -> bool {
    let new = !seen.contains(&position);
    if new {
        seen.push(position);
    }
    new
}

/// Each legal move with the number of lines of `depth` plies that begin with it.
#[must_use]
pub fn divide<P: Position>(position: &P, depth: u32) -> Vec<(P::Move, u64)> {
    let mut list = Vec::new();
    if depth > 0 {
        position.moves(&mut list);
    }
    list.into_iter()
        .map(|mv| (mv, paths(&position.after(&mv), depth - 1)))
        .collect()
}
