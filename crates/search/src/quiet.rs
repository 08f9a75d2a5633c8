//! Quiescence: at the end of a line only moves that take are followed, until nothing hangs.
//! Does not know how deep the line was.

use crate::alphabeta::{MOST_PLIES, Tree, ended};
use crate::ports::{Evaluate, Oracle};
use crate::score::INFINITE;
use game::Position;

impl<P: Position, E: Evaluate<P>, O: Oracle<P>> Tree<'_, P, E, O> {
    /// The score of a position when only moves that take are followed. `optional` is how many more
    /// plies of them are looked at where the side to move need not take.
    pub(crate) fn quiet(
        &mut self,
        position: &P,
        ply: usize,
        mut alpha: i32,
        beta: i32,
        optional: u32,
    ) -> i32 {
        self.count();
        let must = position.must_take();
        let mut best = -INFINITE;
        if !must {
            if let Some(ending) = position.end() {
                return ended(&ending, position, ply);
            }
            if let Some(score) = self.told(position, ply, true) {
                return score;
            }
            best = self.evaluate.score(position);
            if best >= beta || optional == 0 {
                return best;
            }
            alpha = alpha.max(best);
        }
        if ply + 1 >= MOST_PLIES || self.stopped {
            return self.evaluate.score(position);
        }
        let optional = if must { optional } else { optional - 1 };
        let mut moves = std::mem::take(&mut self.frames[ply].moves);
        position.captures(&mut moves);
        for mv in &moves {
            let next = position.after(mv);
            let score = -self.quiet(&next, ply + 1, -beta, -alpha, optional);
            best = best.max(score);
            alpha = alpha.max(score);
            if alpha >= beta || self.stopped {
                break;
            }
        }
        self.frames[ply].moves = moves;
        best
    }
}
