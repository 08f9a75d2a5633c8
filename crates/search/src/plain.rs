//! Plain minimax to a fixed depth: no window, no memory, no order. What the search is held to.
//! Does not know the search: it is slow on purpose, and short enough to be seen to be right.

use crate::ports::Evaluate;
use crate::repetition::Path;
use crate::score::{DRAW, INFINITE, loss_in, win_in};
use game::{Position, Record};

/// The value of the position that stands, `depth` plies deep with quiescence after them.
/// `repetition` and `optional` are those of [`crate::Params`].
#[must_use]
pub fn value<P: Position, E: Evaluate<P>>(
    evaluate: &E,
    record: &Record<P>,
    depth: u32,
    repetition: bool,
    optional: u32,
) -> i32 {
    let mut plain = Plain {
        evaluate,
        path: Path::of(record),
        repetition,
        optional,
    };
    plain.look(record.position(), depth, 0)
}

struct Plain<'a, E> {
    evaluate: &'a E,
    path: Path,
    repetition: bool,
    optional: u32,
}

impl<E> Plain<'_, E> {
    fn look<P: Position>(&mut self, position: &P, depth: u32, ply: usize) -> i32
    where
        E: Evaluate<P>,
    {
        if let Some(ending) = position.end() {
            return ended(position, ending.winner, ply);
        }
        let returns = self.path.stood_at().is_some() || self.path.quiet() >= P::QUIET_LIMIT;
        if self.repetition && ply > 0 && returns {
            return DRAW;
        }
        if depth == 0 {
            return self.settle(position, ply, self.optional);
        }
        let mut moves = Vec::new();
        position.moves(&mut moves);
        let mut best = -INFINITE;
        for mv in &moves {
            let next = position.after(mv);
            self.path.push(next.key(), position.progress(mv));
            best = best.max(-self.look(&next, depth - 1, ply + 1));
            self.path.pop();
        }
        best
    }

    fn settle<P: Position>(&self, position: &P, ply: usize, optional: u32) -> i32
    where
        E: Evaluate<P>,
    {
        if let Some(ending) = position.end() {
            return ended(position, ending.winner, ply);
        }
        let must = position.must_take();
        let mut best = if must {
            -INFINITE
        } else {
            self.evaluate.score(position)
        };
        if !must && optional == 0 {
            return best;
        }
        let optional = if must { optional } else { optional - 1 };
        let mut moves = Vec::new();
        position.moves(&mut moves);
        for mv in moves.iter().filter(|mv| position.takes(mv)) {
            best = best.max(-self.settle(&position.after(mv), ply + 1, optional));
        }
        best
    }
}

fn ended<P: Position>(position: &P, winner: Option<game::Side>, ply: usize) -> i32 {
    match winner {
        None => DRAW,
        Some(side) if side == position.turn() => win_in(ply),
        Some(_) => loss_in(ply),
    }
}
