//! Builds all tables up to a number of men, slice by slice, and goes on where it was stopped.
//! Does not know files or clocks.

use crate::flat::{Flat, Shelf};
use crate::pack::pack;
use crate::solve::solve;
use crate::{BuildError, Kind, Prober, Sink, Source, Tables, name, shares, verify};
use game::Index;

/// What is to be built.
#[derive(Clone, Copy, Debug)]
pub struct Build<'a> {
    /// The rule set's name.
    pub rules: &'a str,
    /// Who wins is kept up to so many men.
    pub men: u32,
    /// How many plies the end is away is kept up to so many.
    pub plies: u32,
    /// How many threads work.
    pub workers: usize,
    /// Bytes of memory that may be used.
    pub memory: u64,
}

/// How far building has come: told before each slice that is solved, and at the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Progress {
    /// The slice that is solved next, together with its answer; nothing at the end.
    pub slice: Option<String>,
    /// Positions solved since the start.
    pub solved: u64,
    /// Positions that were not there at the start.
    pub missing: u64,
    /// Positions of tables that were there at the start.
    pub found: u64,
}

/// Builds what is missing. `heard` may stop it before a slice by `false`.
///
/// # Errors
/// When a table that is there cannot be used, one cannot be written, memory does not suffice, or it
/// is told to stop. What is finished is kept, and the next time it goes on from there.
pub fn build<P: Index>(
    plan: &Build<'_>,
    source: &dyn Source,
    sink: &dyn Sink,
    heard: &mut dyn FnMut(&Progress) -> bool,
) -> Result<(), BuildError> {
    let mut work = Work::<P>::new(plan, source)?;
    for men in 2..=plan.men {
        if men == plan.plies + 1 {
            work.shelf.forget_plies();
        }
        for slice in work.missing(men) {
            work.progress.slice = Some(slice.to_string());
            if !heard(&work.progress) {
                return Err(BuildError::Stopped);
            }
            work.load(men)?;
            work.solve(slice, men, sink)?;
        }
    }
    work.progress.slice = None;
    heard(&work.progress);
    Ok(())
}

struct Work<'a, P: Index> {
    plan: &'a Build<'a>,
    /// The tables that were there at the start.
    tables: Tables<P>,
    /// The slices that others are found from.
    shelf: Shelf<P>,
    progress: Progress,
}

impl<'a, P: Index> Work<'a, P> {
    fn new(plan: &'a Build<'a>, source: &dyn Source) -> Result<Work<'a, P>, BuildError> {
        let tables = Tables::open(source, plan.rules, plan.men)
            .map_err(|(name, error)| BuildError::Table { name, error })?;
        let mut work = Work {
            plan,
            tables,
            shelf: Shelf::default(),
            progress: Progress {
                slice: None,
                solved: 0,
                missing: 0,
                found: 0,
            },
        };
        for men in 2..=plan.men {
            for slice in P::slices(men) {
                let size = P::size(slice);
                if work.is_there(slice, men) {
                    work.progress.found += size;
                } else {
                    work.progress.missing += size;
                }
            }
        }
        Ok(work)
    }

    fn is_there(&self, slice: P::Slice, men: u32) -> bool {
        let kept = self.tables.get(slice);
        kept.is_some_and(|kept| men > self.plan.plies || kept.plies.is_some())
    }

    /// The first slices of the pairs that are to be solved.
    fn missing(&self, men: u32) -> Vec<P::Slice> {
        let first = |slice: &P::Slice| *slice <= P::answer(*slice);
        let there = |slice: P::Slice| self.is_there(slice, men);
        P::slices(men)
            .into_iter()
            .filter(first)
            .filter(|slice| !(there(*slice) && there(P::answer(*slice))))
            .collect()
    }

    /// Puts the slices that were there at the start on the shelf, up to so many men.
    fn load(&mut self, men: u32) -> Result<(), BuildError> {
        let kind = self.kind(men);
        for slice in (2..=men).flat_map(P::slices) {
            let there = self.tables.get(slice);
            let usable = there.is_some_and(|kept| kind == Kind::Outcome || kept.plies.is_some());
            if !usable || self.shelf.get(slice).is_some() {
                continue;
            }
            let parts = shares::each(
                P::size(slice),
                1 << 16,
                self.plan.workers,
                || (Prober::new(&self.tables), Vec::new()),
                |(prober, parts), numbers| {
                    let start = numbers.start;
                    let mut values = Vec::new();
                    P::each(slice, numbers, |number, position| {
                        values.push(verify::value(prober, slice, number, position, kind));
                    });
                    parts.push((start, values.into_iter().collect::<Result<Vec<_>, _>>()));
                },
            );
            let mut parts: Vec<_> = parts.into_iter().flat_map(|(_, parts)| parts).collect();
            parts.sort_unstable_by_key(|(start, _)| *start);
            let mut values = Vec::new();
            for (_, part) in parts {
                values.extend(part.map_err(|error| BuildError::Table {
                    name: name(self.plan.rules, &slice, kind),
                    error,
                })?);
            }
            self.put(slice, Flat::of(values.into_iter()), kind);
        }
        Ok(())
    }

    fn kind(&self, men: u32) -> Kind {
        if men <= self.plan.plies {
            Kind::Plies
        } else {
            Kind::Outcome
        }
    }

    fn put(&mut self, slice: P::Slice, flat: Flat, kind: Kind) {
        let flat = match kind {
            Kind::Plies => flat,
            Kind::Outcome => flat.without_plies(),
        };
        self.shelf.put(slice, flat);
    }

    /// Solves a slice with its answer and writes their tables.
    fn solve(&mut self, slice: P::Slice, men: u32, sink: &dyn Sink) -> Result<(), BuildError> {
        let answer = P::answer(slice);
        let pair = if answer == slice { 1 } else { 2 };
        // Two bytes for the value of a position, one for the number of its moves, and what is packed.
        let needed = self.shelf.bytes() + 4 * pair * P::size(slice);
        if needed > self.plan.memory {
            return Err(BuildError::Memory {
                slice: slice.to_string(),
                needed,
                allowed: self.plan.memory,
            });
        }
        let shelf = &self.shelf;
        let solved = solve::<P>(slice, &|position| shelf.value(position), self.plan.workers);
        let kind = self.kind(men);
        for (slice, codes) in solved {
            let flat = Flat::Plies(codes);
            for kind in Kind::ALL.into_iter().filter(|found| *found <= kind) {
                let name = name(self.plan.rules, &slice, kind);
                let bytes = pack::<P>(&name, kind, slice, &flat, self.plan.workers);
                sink.write(&name, &bytes)
                    .map_err(|reason| BuildError::Unwritten { name, reason })?;
            }
            self.progress.solved += flat.len();
            self.put(slice, flat, kind);
        }
        Ok(())
    }
}
