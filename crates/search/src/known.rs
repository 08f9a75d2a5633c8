//! What an oracle knows, put to use: at the root it says which moves keep what is won or drawn, and in
//! the tree it ends lines.
//! Does not know how the oracle knows.

use crate::alphabeta::Tree;
use crate::ports::{Evaluate, Known, Oracle};
use crate::root::{Found, Rated};
use crate::score::{DRAW, loss_in, told, win_in};
use game::Position;

/// The longest line that is told of a known win, in plies.
const LONGEST_LINE: usize = 40;

/// What the oracle is asked in the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Consult {
    /// Nothing.
    Never,
    /// Who wins.
    Outcome,
    /// Who wins in how many plies. Wins of unknown length end no line before its time: it has to make
    /// progress.
    Plies,
}

/// What is known of the root.
pub(crate) struct Advice {
    /// What to ask in the tree.
    pub(crate) consult: Consult,
    /// Who wins, if that is known.
    pub(crate) known: Option<Known>,
}

/// Keeps those of the root's moves that are as good as any, when all are known; of those whose length
/// is known the quickest wins, or the slowest losses.
pub(crate) fn advise<P: Position, O: Oracle<P>>(
    oracle: &mut O,
    position: &P,
    roots: &mut Vec<Rated<P::Move>>,
) -> Advice {
    let values: Option<Vec<Known>> = roots
        .iter()
        .map(|root| oracle.value(&position.after(&root.mv)).map(Known::before))
        .collect();
    let (Some(values), false) = (values, roots.is_empty()) else {
        return Advice {
            consult: Consult::Outcome,
            known: None,
        };
    };
    let sign = values.iter().map(|known| known.sign()).max().unwrap_or(0);
    // Without plies a win counts as the longest there is, and a loss as the quickest.
    let rank = |known: &Known| match known {
        _ if known.sign() != sign => i32::MIN,
        Known::Win(plies) => -i32::from(plies.unwrap_or(u16::MAX)),
        Known::Draw => 0,
        Known::Loss(plies) => i32::from(plies.unwrap_or(0)),
    };
    let best = values.iter().map(rank).max().unwrap_or(0);
    let mut kept = values.iter().map(|known| rank(known) == best);
    roots.retain(|_| kept.next().unwrap_or(true));
    let known = values.iter().find(|known| rank(known) == best).copied();
    let consult = match known {
        Some(Known::Draw) => Consult::Never,
        _ => Consult::Plies,
    };
    Advice { consult, known }
}

/// The answer where the root's value is known with its plies: nothing is left to be searched.
pub(crate) fn settled<P: Position, O: Oracle<P>>(
    oracle: &mut O,
    position: &P,
    best: &Rated<P::Move>,
    known: Known,
) -> Option<Found<P::Move>> {
    let score = match known {
        Known::Win(Some(plies)) => win_in(usize::from(plies)),
        Known::Loss(Some(plies)) => loss_in(usize::from(plies)),
        _ => return None,
    };
    let mut line = vec![best.mv];
    let mut position = position.after(&best.mv);
    while line.len() < LONGEST_LINE {
        let Some(mv) = best_known(oracle, &position) else {
            break;
        };
        line.push(mv);
        position = position.after(&mv);
    }
    Some(Found {
        best: Some(best.mv),
        number: best.number,
        score,
        depth: line.len() as u32,
        nodes: 0,
        line,
    })
}

/// The quickest win or the slowest loss.
fn best_known<P: Position, O: Oracle<P>>(oracle: &mut O, position: &P) -> Option<P::Move> {
    let mut moves = Vec::new();
    position.moves(&mut moves);
    let mut roots: Vec<Rated<P::Move>> = (0..)
        .zip(moves)
        .map(|(number, mv)| Rated {
            mv,
            number,
            score: 0,
        })
        .collect();
    advise(oracle, position, &mut roots).known?;
    roots.first().map(|root| root.mv)
}

impl<P: Position, E: Evaluate<P>, O: Oracle<P>> Tree<'_, P, E, O> {
    /// The score of a position that the oracle knows, when that ends the line. `leaf` says that the
    /// line ends here in any case.
    #[inline]
    pub(crate) fn told(&mut self, position: &P, ply: usize, leaf: bool) -> Option<i32> {
        let known = match self.consult {
            Consult::Never => return None,
            Consult::Outcome => self.oracle.outcome(position)?,
            Consult::Plies => self.oracle.value(position)?,
        };
        match known {
            Known::Draw => Some(DRAW),
            Known::Win(Some(plies)) => Some(win_in(ply + usize::from(plies))),
            Known::Loss(Some(plies)) => Some(loss_in(ply + usize::from(plies))),
            _ if self.consult == Consult::Plies && !leaf => None,
            known => Some(told(known.sign(), self.evaluate.score(position))),
        }
    }
}
