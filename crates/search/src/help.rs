//! Threads that search the same position beside the first one: what they remember helps it (lazy SMP).
//! Does not know what is done with what they find.

use crate::alphabeta::{Frame, MOST_PLIES, Tree};
use crate::known::Consult;
use crate::limits::{Limits, Report, Watch};
use crate::memory::Memory;
use crate::order::Order;
use crate::ports::{Evaluate, Oracle};
use crate::repetition::Path;
use crate::root::{Params, Rated};
use game::Position;
use std::cell::Cell;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering::Relaxed};
use std::thread;

/// What a thread has for itself.
pub(crate) struct Mind<P: Position, O> {
    pub(crate) oracle: O,
    pub(crate) order: Order<P>,
    pub(crate) frames: Vec<Frame<P>>,
}

impl<P: Position, O: Oracle<P>> Mind<P, O> {
    pub(crate) fn new(oracle: O) -> Mind<P, O> {
        Mind {
            oracle,
            order: Order::new(MOST_PLIES),
            frames: (0..MOST_PLIES).map(|_| Frame::new()).collect(),
        }
    }
}

/// What all threads of a search share.
pub(crate) struct Shared<'a, P: Position, E> {
    pub(crate) evaluate: &'a E,
    pub(crate) params: Params,
    pub(crate) memory: &'a Memory,
    pub(crate) position: &'a P,
    pub(crate) path: Path,
}

impl<P: Position, E: Evaluate<P>> Shared<'_, P, E> {
    /// The tree of one thread.
    pub(crate) fn tree<'a, O: Oracle<P>>(
        &'a self,
        mind: &'a mut Mind<P, O>,
        limits: Limits,
        watch: Watch<'a, P::Move>,
    ) -> Tree<'a, P, E, O> {
        Tree::new(
            self.evaluate,
            &mut mind.oracle,
            self.params,
            self.memory,
            &mut mind.order,
            &mut mind.frames,
            self.path.clone(),
            limits,
            watch,
        )
    }
}

/// How far a helper is, and whether it is to go on.
#[derive(Default)]
pub(crate) struct Post {
    pub(crate) stop: AtomicBool,
    /// The depth that the first thread searches.
    pub(crate) depth: AtomicU32,
    /// Positions that all helpers have looked at.
    pub(crate) nodes: AtomicU64,
}

/// What the oracle is asked, and the moves of the root: where a search begins.
pub(crate) type From<P> = (Consult, Vec<Rated<<P as Position>::Move>>);

/// Searches with helpers at work until the search itself has ended.
pub(crate) fn helped<P: Position, E: Evaluate<P>, O: Oracle<P>, T>(
    shared: &Shared<'_, P, E>,
    helpers: &mut [Mind<P, O>],
    post: &Post,
    from: From<P>,
    search: impl FnOnce(From<P>) -> T,
) -> T {
    // A browser's worker has one thread.
    if cfg!(target_family = "wasm") || helpers.is_empty() {
        return search(from);
    }
    thread::scope(|scope| {
        for (number, mind) in (1..).zip(helpers) {
            let from = from.clone();
            scope.spawn(move || help(shared, mind, from, number, post));
        }
        let found = search(from);
        post.stop.store(true, Relaxed);
        found
    })
}

/// Searches deeper and deeper until the post says stop. Every second helper is a ply ahead, so that not
/// all do the same.
fn help<P: Position, E: Evaluate<P>, O: Oracle<P>>(
    shared: &Shared<'_, P, E>,
    mind: &mut Mind<P, O>,
    (consult, mut roots): From<P>,
    number: u32,
    post: &Post,
) {
    let mut told = 0;
    let depth = Cell::new(1);
    let mut go_on = |report: &Report<'_, P::Move>| {
        post.nodes.fetch_add(report.nodes - told, Relaxed);
        told = report.nodes;
        // What the first thread has finished is of no more use.
        !post.stop.load(Relaxed) && post.depth.load(Relaxed) <= depth.get()
    };
    let watch = Watch {
        clock: &|| 0,
        keep_going: &mut go_on,
    };
    let mut tree = shared.tree(mind, Limits::default(), watch);
    tree.consult = consult;
    let mut next = 1 + (number + 1) % 2;
    while !post.stop.load(Relaxed) && next <= MOST_PLIES as u32 / 2 {
        depth.set(next);
        tree.stopped = false;
        tree.deepen(shared.position, &mut roots, next);
        tree.depth = next;
        next = (next + 1).max(post.depth.load(Relaxed));
    }
    tree.look(false);
}
