//! Builds all tables up to a number of men, slice by slice, and goes on where it was stopped.
//! Does not know files or clocks.

use crate::flat::{Flat, Shelf};
use crate::pack::pack;
use crate::solve::solve;
use crate::unpack::{pairs, unpack};
use crate::{BuildError, Kind, Sink, Source, TableError, Tables, name};
use game::Index;
use std::collections::{BTreeMap, BTreeSet};

/// The most men of a slice that is looked for by its name.
const MOST_MEN: u32 = 10;

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
            work.load((2..=men).flat_map(P::slices), men)?;
            work.solve(slice, men, sink)?;
        }
    }
    work.progress.slice = None;
    heard(&work.progress);
    Ok(())
}

/// Builds one slice and its answer from what the source has, unless they are there: so many machines
/// may share the work. Of the plan the number of men does not count.
///
/// # Errors
/// There is no such slice, one that it needs is not there, and as [`build`].
pub fn build_slice<P: Index>(
    plan: &Build<'_>,
    slice: &str,
    source: &dyn Source,
    sink: &dyn Sink,
) -> Result<(), BuildError> {
    let found = (2..=MOST_MEN)
        .flat_map(P::slices)
        .find(|known| known.to_string() == slice)
        .ok_or_else(|| BuildError::NoSlice(slice.to_owned()))?;
    let (slice, men) = (found, P::men_of(found));
    let needs = P::needs(slice);
    // Values that a table leaves out follow from those of the slices that it leads to, and so on.
    let mut all = BTreeSet::from([slice, P::answer(slice)]);
    let mut ways = needs.clone();
    while let Some(way) = ways.pop() {
        if all.insert(way) {
            ways.push(P::answer(way));
            ways.extend(P::needs(way));
        }
    }
    let mut work = Work::<P>::of(plan, opened(Tables::open_some(source, plan.rules, all))?);
    if [slice, P::answer(slice)].map(|slice| work.is_there(slice, men)) == [true, true] {
        return Ok(());
    }
    if let Some(needed) = needs.iter().find(|&&need| !work.is_there(need, men)) {
        return Err(BuildError::Needs {
            slice: slice.to_string(),
            needed: needed.to_string(),
        });
    }
    work.load(needs, men)?;
    work.solve(slice.min(P::answer(slice)), men, sink)
}

/// The slices of so many men that are solved one by one, each with its answer: with the step in which
/// each can be, those of one step in any order once those of the steps before are there.
#[must_use]
pub fn steps<P: Index>(men: u32) -> Vec<(u32, P::Slice)> {
    let mut steps: BTreeMap<P::Slice, u32> = BTreeMap::new();
    for slice in P::slices(men) {
        let needs = P::needs(slice);
        let before = needs.iter().filter_map(|need| steps.get(need)).max();
        steps.insert(slice, before.map_or(1, |step| step + 1));
    }
    let first = |slice: &P::Slice| *slice <= P::answer(*slice);
    let listed = steps.into_iter().filter(|(slice, _)| first(slice));
    let mut listed: Vec<_> = listed.map(|(slice, step)| (step, slice)).collect();
    listed.sort_unstable();
    listed
}

/// Tables that were opened; the first one that cannot be used is named.
fn opened<P: Index>(
    tables: Result<Tables<P>, (String, TableError)>,
) -> Result<Tables<P>, BuildError> {
    tables.map_err(|(name, error)| BuildError::Table { name, error })
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
        let tables = opened(Tables::open(source, plan.rules, plan.men))?;
        let mut work = Work::of(plan, tables);
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

    fn of(plan: &'a Build<'a>, tables: Tables<P>) -> Work<'a, P> {
        Work {
            plan,
            tables,
            shelf: Shelf::default(),
            progress: Progress {
                slice: None,
                solved: 0,
                missing: 0,
                found: 0,
            },
        }
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

    /// Puts those of these slices that were there at the start on the shelf, for solving one of so many
    /// men.
    fn load(
        &mut self,
        slices: impl IntoIterator<Item = P::Slice>,
        men: u32,
    ) -> Result<(), BuildError> {
        let kind = self.kind(men);
        let missing = slices.into_iter().filter(|slice| {
            let there = self.tables.get(*slice);
            let usable = there.is_some_and(|kept| kind == Kind::Outcome || kept.plies.is_some());
            usable && self.shelf.get(*slice).is_none()
        });
        for pair in pairs::<P>(missing) {
            let unpacked = unpack(
                &self.tables,
                &mut self.shelf,
                &pair,
                kind,
                self.plan.workers,
            );
            let unpacked = unpacked.and_then(|unknown| match unknown {
                0 => Ok(()),
                _ => Err((pair[0], TableError::incomplete())),
            });
            unpacked.map_err(|(slice, error)| BuildError::Table {
                name: name(self.plan.rules, &slice, kind),
                error,
            })?;
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
