//! Says who wins a position and after each of its moves, as tables of endings know it.
//! Does not know where their bytes come from, who asks, or how the game came to the position.

use crate::endings::{Endings, TableFault};
use game::{Game, Index, Refusal};
use games::{GameId, IndexJob};
use search::{Known, Oracle};
use serde::{Deserialize, Serialize};
use tables::Source;

/// What is known of a position or a move, for the side that is to move there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Verdict {
    /// It wins, in so many plies where that is known.
    Win(Option<u16>),
    /// A draw.
    Draw,
    /// It loses, in so many plies where that is known.
    Loss(Option<u16>),
}

/// What tables know of a position.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Judgement {
    /// Who wins; nothing where that is not known.
    pub verdict: Option<Verdict>,
    /// The legal moves as text, with what is known after each, seen from who makes it. Those about
    /// which nothing is known are not there.
    pub moves: Vec<(String, Verdict)>,
}

/// Judges positions of one rule set.
pub struct Judge(Box<dyn Judges>);

impl Judge {
    /// A judge with the tables that a source has for a rule set; `None` when there are none that can
    /// be used.
    #[must_use]
    pub fn open(rules: GameId, source: &dyn Source) -> Option<Judge> {
        rules.with_index(Open(source)).flatten().map(Judge)
    }

    /// What is known of a position given as text; nothing when a table turns out to be damaged.
    ///
    /// # Errors
    /// Says why the text is no position.
    pub fn judge(&mut self, fen: &str) -> Result<Judgement, Refusal> {
        self.0.judge(fen)
    }
}

struct Open<'a>(&'a dyn Source);

impl IndexJob for Open<'_> {
    type Output = Option<Box<dyn Judges>>;
    fn run<G: Game + Index>(self) -> Self::Output {
        let (endings, _) = Endings::<G>::open(self.0, G::NAME);
        let any = endings.men() > 0;
        any.then(|| Box::new(endings) as Box<dyn Judges>)
    }
}

trait Judges: Send {
    fn judge(&mut self, fen: &str) -> Result<Judgement, Refusal>;
}

impl<G: Game + Index> Judges for Endings<G> {
    fn judge(&mut self, fen: &str) -> Result<Judgement, Refusal> {
        let position = G::from_fen(fen)?;
        Ok(self.judgement(&position).unwrap_or_default())
    }
}

impl<G: Game + Index> Endings<G> {
    /// What is known of a position and of its moves.
    ///
    /// # Errors
    /// Names the table that turned out to be damaged; from then on nothing is known.
    pub fn judgement(&mut self, position: &G) -> Result<Judgement, TableFault> {
        let mut legal = Vec::new();
        position.moves(&mut legal);
        let known: Vec<Option<Known>> = legal
            .iter()
            .map(|mv| self.value(&position.after(mv)).map(Known::before))
            .collect();
        let here = self.value(position).or_else(|| best(&known));
        if let Some(fault) = self.fault() {
            return Err(fault);
        }
        let moves = legal.iter().zip(known).filter_map(|(mv, known)| {
            let verdict = verdict(known?);
            Some((position.write_move(mv), verdict))
        });
        Ok(Judgement {
            verdict: here.map(verdict),
            moves: moves.collect(),
        })
    }
}

/// What a position beyond the tables is worth by its moves: one that wins is enough; else all have to
/// be known. Its plies are not known then.
fn best(moves: &[Option<Known>]) -> Option<Known> {
    let any = |wanted: fn(&Known) -> bool| moves.iter().flatten().any(wanted);
    if any(|known| matches!(known, Known::Win(_))) {
        Some(Known::Win(None))
    } else if moves.is_empty() || moves.contains(&None) {
        None
    } else if any(|known| *known == Known::Draw) {
        Some(Known::Draw)
    } else {
        Some(Known::Loss(None))
    }
}

fn verdict(known: Known) -> Verdict {
    match known {
        Known::Win(plies) => Verdict::Win(plies),
        Known::Draw => Verdict::Draw,
        Known::Loss(plies) => Verdict::Loss(plies),
    }
}
