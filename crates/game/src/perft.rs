//! Counts of the legal lines of a given length, to hold move generation to published numbers.
//! Does not know any game's counts: those are data of its tests.

use crate::Position;

/// The number of legal lines of `depth` plies. The last ply is counted in bulk.
#[must_use]
pub fn paths<P: Position>(position: &P, depth: u32) -> u64 {
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
    let Some((list, deeper)) = lists.split_first_mut() else { return 0 };
    position.moves(list);
    list.iter().map(|mv| count(&position.after(mv), depth - 1, deeper)).sum()
}

/// The number of lines of `depth` plies when moves that lead to the same position count once.
#[must_use]
pub fn results<P: Position>(position: &P, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    distinct(position).iter().map(|next| results(next, depth - 1)).sum()
}

/// The positions one ply on, each once, in the order in which a move first reaches it.
fn distinct<P: Position>(position: &P) -> Vec<P> {
    let mut list = Vec::new();
    position.moves(&mut list);
    let mut nexts: Vec<P> = Vec::with_capacity(list.len());
    for mv in &list {
        let next = position.after(mv);
        if !position.takes(mv) || !nexts.contains(&next) {
            nexts.push(next);
        }
    }
    nexts
}

/// Each legal move with the number of lines of `depth` plies that begin with it.
#[must_use]
pub fn divide<P: Position>(position: &P, depth: u32) -> Vec<(P::Move, u64)> {
    let mut list = Vec::new();
    if depth > 0 {
        position.moves(&mut list);
    }
    list.into_iter().map(|mv| (mv, paths(&position.after(&mv), depth - 1))).collect()
}
