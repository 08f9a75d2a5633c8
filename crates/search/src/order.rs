//! In which order moves are tried: the remembered one, those that take, killers, then by history.
//! Does not know what a move does beyond what [`game::Position`] says.

use game::Position;

/// A move's place in the order, and its number in the list of moves.
#[derive(Clone, Copy, Debug)]
pub struct Rank {
    rank: i32,
    /// The move's number in the list of moves.
    pub number: u16,
}

const REMEMBERED: i32 = 1 << 30;
const TAKING: i32 = 1 << 20;
const KILLER: i32 = 1 << 19;
/// The largest number in the history.
const MOST_HISTORY: i32 = 1 << 14;

/// What the search has learned about moves: two killers a ply, and how often a kind of move was
/// good for a side.
pub struct Order<P: Position> {
    killers: Vec<[Option<P::Move>; 2]>,
    history: Vec<i32>,
}

impl<P: Position> Order<P> {
    /// Knows nothing yet; for searches of up to `plies` plies.
    #[must_use]
    pub fn new(plies: usize) -> Order<P> {
        Order {
            killers: vec![[None; 2]; plies],
            history: vec![0; 2 * P::SLOTS],
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.killers.fill([None; 2]);
        self.history.fill(0);
    }

    /// Begins another search of the same game: killers go, history fades.
    pub fn fade(&mut self) {
        self.killers.fill([None; 2]);
        for number in &mut self.history {
            *number /= 8;
        }
    }

    fn place(position: &P, mv: &P::Move) -> usize {
        position.turn().index() * P::SLOTS + position.slot(mv)
    }

    /// How good this kind of move was for the side to move: from -2^14 to 2^14.
    #[must_use]
    pub fn history(&self, position: &P, mv: &P::Move) -> i32 {
        self.history[Self::place(position, mv)]
    }

    /// Ranks the moves of a position into `ranks`, in the order of the list.
    pub fn rank(
        &self,
        position: &P,
        moves: &[P::Move],
        remembered: Option<u16>,
        ply: usize,
        ranks: &mut Vec<Rank>,
    ) {
        let killers = &self.killers[ply];
        ranks.clear();
        for (number, mv) in (0u16..).zip(moves) {
            let mut rank = self.history(position, mv);
            if remembered == Some(number) {
                rank = REMEMBERED;
            } else if killers[0].as_ref() == Some(mv) {
                rank = KILLER + 1;
            } else if killers[1].as_ref() == Some(mv) {
                rank = KILLER;
            }
            if position.takes(mv) {
                rank = rank.saturating_add(TAKING);
            }
            ranks.push(Rank { rank, number });
        }
    }

    /// Takes the best rank from `from` on to the place `from` and returns its move's number. Of
    /// equal ones the earlier in the list comes first.
    pub fn pick(ranks: &mut [Rank], from: usize) -> u16 {
        let mut best = from;
        for index in from + 1..ranks.len() {
            let (a, b) = (&ranks[index], &ranks[best]);
            if a.rank > b.rank || (a.rank == b.rank && a.number < b.number) {
                best = index;
            }
        }
        ranks.swap(from, best);
        ranks[from].number
    }

    /// Learns that the last of the moves tried refuted the line, and the others did not.
    pub fn learn(
        &mut self,
        position: &P,
        moves: &[P::Move],
        tried: &[Rank],
        depth: i32,
        ply: usize,
    ) {
        let Some((last, others)) = tried.split_last() else {
            return;
        };
        let best = moves[last.number as usize];
        let killers = &mut self.killers[ply];
        if killers[0] != Some(best) {
            killers[1] = killers[0];
            killers[0] = Some(best);
        }
        let bonus = (depth * depth).min(400);
        self.nudge(position, &best, bonus);
        for other in others {
            self.nudge(position, &moves[other.number as usize], -bonus);
        }
    }

    fn nudge(&mut self, position: &P, mv: &P::Move, bonus: i32) {
        let number = &mut self.history[Self::place(position, mv)];
        *number += bonus * 16 - *number * bonus.abs() / (MOST_HISTORY / 16);
        *number = (*number).clamp(-MOST_HISTORY, MOST_HISTORY);
    }
}
