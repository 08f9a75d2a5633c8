//! Tables of endings for a server: questions of many threads answered at once.
//! Does not know what asks, nor how a value is found.

use super::{Folder, Known};
use engine::TableFault;
use engine::endings::Endings;
use game::{Game, Index};
use games::{GameId, IndexJob};
use server::Unanswered;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The tables of a folder, by rule set.
pub struct Answers(Vec<(GameId, Box<dyn Answering>)>);

impl Answers {
    /// Opens what can be used, and names what cannot.
    #[must_use]
    pub fn open(folder: &Folder) -> (Answers, Vec<TableFault>) {
        let (mut all, mut faults) = (Vec::new(), Vec::new());
        for &rules in GameId::ALL {
            let Some((answering, faulty)) = rules.with_index(Open(folder)) else {
                continue;
            };
            faults.extend(faulty);
            if answering.pieces() > 0 {
                all.push((rules, answering));
            }
        }
        (Answers(all), faults)
    }

    /// The rule sets that have tables, each with the most pieces that they know.
    pub fn reach(&self) -> impl Iterator<Item = (&'static str, u32)> {
        let one =
            |(rules, answering): &(GameId, Box<dyn Answering>)| (rules.name(), answering.pieces());
        self.0.iter().map(one)
    }
}

impl server::Endings for Answers {
    fn answer(&self, rules: GameId, position: &str) -> Result<String, Unanswered> {
        let found = self.0.iter().find(|(known, _)| *known == rules);
        let (_, answering) = found.ok_or(Unanswered::NoTables)?;
        answering.answer(position)
    }
}

/// Answers for one rule set.
trait Answering: Send + Sync {
    /// The most pieces of a position that is known.
    fn pieces(&self) -> u32;
    fn answer(&self, position: &str) -> Result<String, Unanswered>;
}

struct Open<'a>(&'a Folder);

impl IndexJob for Open<'_> {
    type Output = (Box<dyn Answering>, Vec<TableFault>);

    fn run<G: Game + Index>(self) -> Self::Output {
        let (first, faults) = Endings::<G>::open(self.0, G::NAME);
        let idle = Mutex::default();
        (Box::new(Shared { first, idle }), faults)
    }
}

/// The same tables for many threads: each takes an oracle with the blocks that it has read, and puts
/// it back. There are as many as were ever in use at once.
struct Shared<G: Index> {
    /// Never asked itself, so no fault ends it.
    first: Endings<G>,
    idle: Mutex<Vec<Endings<G>>>,
}

impl<G: Index> Shared<G> {
    fn idle(&self) -> MutexGuard<'_, Vec<Endings<G>>> {
        // Nothing is done under the lock that could leave half of it behind.
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<G: Game + Index> Answering for Shared<G> {
    fn pieces(&self) -> u32 {
        self.first.men()
    }

    fn answer(&self, position: &str) -> Result<String, Unanswered> {
        let position = G::from_fen(position).map_err(Unanswered::NoPosition)?;
        let taken = self.idle().pop();
        let mut endings = taken.unwrap_or_else(|| self.first.another());
        // One that has met a damaged table says nothing more: another takes its place.
        let known = Known::of(&mut endings, &position).map_err(|fault| Unanswered::Damaged {
            table: fault.table,
            reason: fault.reason,
        })?;
        self.idle().push(endings);
        let pieces = self.pieces();
        let known = known.ok_or(Unanswered::OutOfReach { pieces })?;
        Ok(known.json().to_string())
    }
}
