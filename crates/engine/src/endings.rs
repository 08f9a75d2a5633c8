//! Tables of endings, as the search asks them.
//! Does not know where their bytes come from, nor which game it is.

use game::Index;
use search::{Known, Oracle};
use std::sync::Arc;
use tables::{Outcome, Prober, Source, TableError, Tables, Value};

/// The most men that a table has.
const MOST_MEN: u32 = 10;

/// A table that cannot be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableFault {
    /// Its name.
    pub table: String,
    /// What is wrong with it, in English.
    pub reason: String,
}

/// An oracle that looks positions up. When a table turns out to be damaged it says nothing more.
pub struct Endings<P: Index> {
    tables: Arc<Tables<P>>,
    prober: Prober<P, Arc<Tables<P>>>,
    men: u32,
    fault: Option<TableError>,
}

impl<P: Index> Endings<P> {
    /// Opens all tables of a rule set that can be used, and names those that cannot.
    #[must_use]
    pub fn open(source: &dyn Source, rules: &str) -> (Endings<P>, Vec<TableFault>) {
        let (tables, faults) = Tables::usable(source, rules, MOST_MEN);
        let faults = faults.into_iter().map(|(table, error)| TableFault {
            table,
            reason: error.to_string(),
        });
        (Endings::of(Arc::new(tables)), faults.collect())
    }

    /// An oracle of tables that others use too.
    #[must_use]
    pub fn of(tables: Arc<Tables<P>>) -> Endings<P> {
        let men = tables.men();
        Endings {
            prober: Prober::new(tables.clone()),
            tables,
            men,
            fault: None,
        }
    }

    /// Another one of the same tables, for another thread.
    #[must_use]
    pub fn another(&self) -> Endings<P> {
        Endings {
            men: self.men,
            ..Endings::of(self.tables.clone())
        }
    }

    /// The most men of a position that it may know; 0 without tables.
    #[must_use]
    pub fn men(&self) -> u32 {
        self.men
    }

    /// What was found to be wrong since it was last asked for.
    pub fn fault(&mut self) -> Option<TableFault> {
        let error = self.fault.take()?;
        let reason = error.to_string();
        let table = match error {
            TableError::Block { table, .. } => table,
            _ => String::new(),
        };
        Some(TableFault { table, reason })
    }

    /// What a table said; a damaged one ends it all.
    fn heard<T>(&mut self, said: Result<Option<T>, TableError>) -> Option<T> {
        said.unwrap_or_else(|error| {
            self.men = 0;
            self.fault = Some(error);
            None
        })
    }
}

impl<P: Index> Oracle<P> for Endings<P> {
    #[inline]
    fn outcome(&mut self, position: &P) -> Option<Known> {
        // Where something is to be taken the search looks a ply further instead.
        if position.men() > self.men || !position.kept() {
            return None;
        }
        let said = self.prober.outcome(position);
        Some(match self.heard(said)? {
            Outcome::Win => Known::Win(None),
            Outcome::Draw => Known::Draw,
            Outcome::Loss => Known::Loss(None),
        })
    }

    fn value(&mut self, position: &P) -> Option<Known> {
        if position.men() > self.men {
            return None;
        }
        let said = self.prober.value(position);
        if let Some(value) = self.heard(said) {
            return Some(match value {
                Value::Win(plies) => Known::Win(Some(plies)),
                Value::Draw => Known::Draw,
                Value::Loss(plies) => Known::Loss(Some(plies)),
            });
        }
        let said = self.prober.outcome(position);
        Some(match self.heard(said)? {
            Outcome::Win => Known::Win(None),
            Outcome::Draw => Known::Draw,
            Outcome::Loss => Known::Loss(None),
        })
    }
}
