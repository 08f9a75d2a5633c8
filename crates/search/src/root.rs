//! A search from beginning to end: deepening step by step, and what came of it.
//! Does not know who asked or what is done with the answer.

use crate::alphabeta::{MOST_PLIES, Tree, ended};
use crate::help::{From, Mind, Post, Shared, helped};
use crate::known::{advise, settled};
use crate::limits::{Limits, Report, Watch};
use crate::memory::Memory;
use crate::ports::{Evaluate, Known, Oracle, Unknowing};
use crate::repetition::Path;
use crate::score::{DRAW, INFINITE, decided, plies_to_end};
use game::{Position, Record};
use std::sync::atomic::Ordering::Relaxed;

/// Which parts of the search are on. [`Params::default`] is the full search; [`Params::exact`]
/// leaves out what may change the value of a fixed depth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Params {
    /// Whether positions are remembered.
    pub memory: bool,
    /// Whether a remembered score counts only for the very same depth.
    pub same_depth: bool,
    /// Whether a position that returns is a draw, and so is one when progress has run out.
    pub repetition: bool,
    /// Whether late moves are searched less deep.
    pub reductions: bool,
    /// Whether a reply without a choice is searched deeper.
    pub extensions: bool,
    /// Whether positions far above the window are given up early.
    pub truncation: bool,
    /// Whether a line is not ended where the side to move is threatened.
    pub threats: bool,
    /// How many plies of moves that take, but need not be made, quiescence follows.
    pub optional: u32,
}

impl Default for Params {
    fn default() -> Self {
        Params {
            memory: true,
            same_depth: false,
            repetition: true,
            reductions: true,
            extensions: true,
            truncation: true,
            threats: true,
            optional: 2,
        }
    }
}

impl Params {
    /// Finds the same value as plain minimax: `memory` or `repetition` may be on, not both, since
    /// a remembered score does not know the way that led to it.
    #[must_use]
    pub fn exact(memory: bool, repetition: bool) -> Params {
        Params {
            memory,
            same_depth: true,
            repetition,
            reductions: false,
            extensions: false,
            truncation: false,
            threats: false,
            ..Params::default()
        }
    }
}

/// A move of the root with its score.
#[derive(Clone, Debug)]
pub struct Rated<M> {
    /// The move.
    pub mv: M,
    /// Its number in the list of [`Position::moves`].
    pub number: usize,
    /// Its score for the side to move. Exact from [`Search::rate`]; from [`Search::think`] only
    /// the first move's is.
    pub score: i32,
}

/// The moves of a root.
type Roots<P> = Vec<Rated<<P as Position>::Move>>;

/// All moves with their scores.
#[derive(Clone, Debug)]
pub struct Ratings<M> {
    /// The moves, best first.
    pub moves: Vec<Rated<M>>,
    /// The last depth that was finished, in plies.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
}

/// What a search found.
#[derive(Clone, Debug)]
pub struct Found<M> {
    /// The best move; `None` when the game has ended.
    pub best: Option<M>,
    /// The best move's number in the list of [`Position::moves`].
    pub number: usize,
    /// The score for the side to move.
    pub score: i32,
    /// The last depth that was finished, in plies.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// The expected line, from the best move on.
    pub line: Vec<M>,
}

/// A searcher with what it remembers from one search to the next.
pub struct Search<P: Position, E: Evaluate<P>, O: Oracle<P> = Unknowing> {
    evaluate: E,
    params: Params,
    memory: Memory,
    /// What each thread has for itself; the first one's is always there.
    first: Mind<P, O>,
    helpers: Vec<Mind<P, O>>,
    /// How many lines are told, 1 and more.
    lines: usize,
    seed: u64,
    /// Whether there is anything to forget.
    used: bool,
}

impl<P: Position, E: Evaluate<P>, O: Oracle<P>> Search<P, E, O> {
    /// A searcher with a memory of at most `bytes` bytes. The seed shuffles the memory and the
    /// order of moves that are worth the same; seed 0 leaves the order as it is.
    #[must_use]
    pub fn new(evaluate: E, oracle: O, params: Params, bytes: usize, seed: u64) -> Self {
        Search {
            evaluate,
            params,
            memory: Memory::new(bytes, mix(seed)),
            first: Mind::new(oracle),
            helpers: Vec::new(),
            lines: 1,
            seed,
            used: false,
        }
    }

    /// Has a thread more for each of these oracles help from now on, in [`Search::think`]. With help
    /// the same question may be answered in another way.
    pub fn help_by(&mut self, oracles: impl IntoIterator<Item = O>) {
        self.helpers = oracles.into_iter().map(Mind::new).collect();
    }

    /// Tells so many lines a depth from now on, those of the best moves, each with its own score; with
    /// more than one, the best move is found later.
    pub fn tell_lines(&mut self, lines: usize) {
        self.lines = lines.max(1);
    }

    /// Forgets everything, for another game. That takes a while with a large memory, but none when
    /// nothing has been searched since the last time.
    pub fn clear(&mut self, seed: u64) {
        self.seed = seed;
        if !std::mem::take(&mut self.used) {
            self.memory.shuffle(mix(seed));
            return;
        }
        self.memory.clear(mix(seed));
        for mind in self.helpers.iter_mut().chain([&mut self.first]) {
            mind.order.clear();
        }
    }

    /// What scores the leaves, to be changed: then everything has to be forgotten.
    pub fn evaluate_mut(&mut self) -> &mut E {
        &mut self.evaluate
    }

    /// What knows positions for certain.
    pub fn oracle(&mut self) -> &mut O {
        &mut self.first.oracle
    }

    /// Begins another search: the moves of the root.
    fn begin(&mut self, record: &Record<P>) -> Roots<P> {
        self.used = true;
        self.memory.grow_older();
        for mind in self.helpers.iter_mut().chain([&mut self.first]) {
            mind.order.fade();
        }
        let mut moves = Vec::new();
        record.position().moves(&mut moves);
        let mut roots: Roots<P> = (0..)
            .zip(moves)
            .map(|(number, mv)| Rated {
                mv,
                number,
                score: -INFINITE,
            })
            .collect();
        if self.seed != 0 {
            shuffle(&mut roots, self.seed ^ record.position().key());
        }
        roots
    }

    /// Looks for the best move of the position that stands, deeper and deeper until a limit. Where the
    /// oracle knows the position, no move is chosen that gives away what it is worth, and nothing is
    /// searched when it knows the plies to the end.
    pub fn think(
        &mut self,
        record: &Record<P>,
        limits: Limits,
        watch: Watch<'_, P::Move>,
    ) -> Found<P::Move> {
        let mut roots = self.begin(record);
        let position = record.position();
        let advice = advise(&mut self.first.oracle, position, &mut roots);
        if let (Some(known), Some(best)) = (advice.known, roots.first())
            && let Some(found) = settled(&mut self.first.oracle, position, best, known)
        {
            return found;
        }
        if roots.is_empty() {
            return over(record);
        }
        let shared = Shared {
            evaluate: &self.evaluate,
            params: self.params,
            memory: &self.memory,
            position,
            path: Path::of(record),
        };
        let post = Post::default();
        let Watch { clock, keep_going } = watch;
        let mut heard = |report: &Report<'_, P::Move>| {
            let nodes = report.nodes + post.nodes.load(Relaxed);
            keep_going(&Report { nodes, ..*report })
        };
        let watch = Watch {
            clock,
            keep_going: &mut heard,
        };
        let (first, helpers) = (&mut self.first, &mut self.helpers);
        let from = (advice.consult, roots);
        let lines = self.lines;
        let mut found = helped(&shared, helpers, &post, from, |from| {
            deepened(&shared, first, from, &post, lines, limits, watch)
        });
        found.nodes += post.nodes.load(Relaxed);
        if let Some(Known::Draw) = advice.known {
            found.score = DRAW;
        }
        found
    }

    /// Scores the moves of the position that stands as deep as the limits allow, best first. The
    /// scores of moves that are worse than the best by no more than
    /// `within` are exact; of the others it is known that they are worse than that. The first ply
    /// is always finished, so that every move has a score.
    pub fn rate(
        &mut self,
        record: &Record<P>,
        limits: Limits,
        within: i32,
        watch: Watch<'_, P::Move>,
    ) -> Ratings<P::Move> {
        let mut roots = self.begin(record);
        let shared = Shared {
            evaluate: &self.evaluate,
            params: self.params,
            memory: &self.memory,
            position: record.position(),
            path: Path::of(record),
        };
        let Watch { clock, keep_going } = watch;
        let watch = Watch { clock, keep_going };
        let mut tree = shared.tree(&mut self.first, limits, watch);
        for depth in 1..=limits.depth.unwrap_or(1).clamp(1, MOST_PLIES as u32 / 2) {
            let mut best = -INFINITE;
            let mut scores = Vec::with_capacity(roots.len());
            for root in &roots {
                let low = (best - within - 1).max(-INFINITE);
                let score = tree.follow(
                    record.position(),
                    &root.mv,
                    depth as i32 - 1,
                    0,
                    (low, INFINITE),
                );
                if tree.stopped && depth > 1 {
                    break;
                }
                best = best.max(score);
                scores.push(score);
            }
            if scores.len() < roots.len() {
                break;
            }
            for (root, score) in roots.iter_mut().zip(scores) {
                root.score = score;
            }
            roots.sort_by_key(|root| std::cmp::Reverse(root.score));
            tree.depth = depth;
            if tree.stopped {
                break;
            }
        }
        Ratings {
            depth: tree.depth,
            nodes: tree.nodes,
            moves: roots,
        }
    }
}

/// What is found of a game that has ended.
fn over<P: Position>(record: &Record<P>) -> Found<P::Move> {
    let score = record
        .end()
        .map_or(DRAW, |end| ended(&end, record.position(), 0));
    Found {
        best: None,
        number: 0,
        score,
        depth: 0,
        nodes: 0,
        line: Vec::new(),
    }
}

/// Searches deeper and deeper until a limit.
fn deepened<P: Position, E: Evaluate<P>, O: Oracle<P>>(
    shared: &Shared<'_, P, E>,
    mind: &mut Mind<P, O>,
    (consult, mut roots): From<P>,
    post: &Post,
    lines: usize,
    limits: Limits,
    watch: Watch<'_, P::Move>,
) -> Found<P::Move> {
    let Watch { clock, keep_going } = watch;
    let watch = Watch { clock, keep_going };
    let mut tree = shared.tree(mind, limits, watch);
    tree.consult = consult;
    tree.line = vec![roots[0].mv];
    let deepest = limits
        .depth
        .unwrap_or(u32::MAX)
        .clamp(1, MOST_PLIES as u32 / 2);
    let lines = lines.min(roots.len());
    let mut best = (tree.score, tree.line.clone());
    for depth in 1..=deepest {
        post.depth.store(depth, Relaxed);
        for rank in 0..lines {
            if rank > 0 {
                tree.score = roots[rank].score;
            }
            tree.deepen(shared.position, &mut roots[rank..], depth);
            if rank == 0 {
                best = (tree.score, tree.line.clone());
            }
            if tree.stopped {
                break;
            }
            tree.depth = depth;
            tree.rank = rank as u32 + 1;
            tree.look(true);
        }
        (tree.score, tree.line) = best.clone();
        let settled = plies_to_end(tree.score).is_some_and(|plies| plies <= depth);
        let forced = roots.len() == 1 && limits.depth.is_none() && depth >= 8;
        if tree.stopped || settled || forced {
            break;
        }
    }
    Found {
        best: Some(roots[0].mv),
        number: roots[0].number,
        score: tree.score,
        depth: tree.depth,
        nodes: tree.nodes,
        line: std::mem::take(&mut tree.line),
    }
}

impl<P: Position, E: Evaluate<P>, O: Oracle<P>> Tree<'_, P, E, O> {
    /// One iteration. Where it is stopped half-way, a better move found so far still counts.
    pub(crate) fn deepen(&mut self, position: &P, roots: &mut [Rated<P::Move>], depth: u32) {
        let mut reach = 24;
        let narrow = depth >= 4 && !decided(self.score);
        let mut alpha = if narrow {
            self.score - reach
        } else {
            -INFINITE
        };
        let mut beta = if narrow { self.score + reach } else { INFINITE };
        loop {
            let score = self.root(position, roots, depth, alpha, beta);
            if self.stopped {
                return;
            }
            if score <= alpha && alpha > -INFINITE {
                reach *= 3;
                alpha = if reach > 400 {
                    -INFINITE
                } else {
                    score - reach
                };
            } else if score >= beta && beta < INFINITE {
                reach *= 3;
                beta = if reach > 400 { INFINITE } else { score + reach };
            } else {
                return;
            }
        }
    }

    /// Tries the root's moves; the best so far comes to the front with its line.
    fn root(
        &mut self,
        position: &P,
        roots: &mut [Rated<P::Move>],
        depth: u32,
        alpha: i32,
        beta: i32,
    ) -> i32 {
        let depth = depth as i32 - 1;
        let mut low = alpha;
        let mut best = -INFINITE;
        for index in 0..roots.len() {
            let mv = roots[index].mv;
            let mut score = -INFINITE;
            if index > 0 {
                score = self.follow(position, &mv, depth, 0, (low, low + 1));
            }
            if !self.stopped && (index == 0 || score > low) {
                score = self.follow(position, &mv, depth, 0, (low, beta));
            }
            if self.stopped {
                break;
            }
            roots[index].score = score;
            best = best.max(score);
            if score > low || index == 0 {
                if score > low {
                    low = score;
                }
                roots[..=index].rotate_right(1);
                self.score = score;
                self.line.clear();
                self.line.push(mv);
                self.line.extend_from_slice(&self.frames[1].line);
                if score >= beta {
                    break;
                }
            }
        }
        best
    }
}

fn mix(seed: u64) -> u64 {
    let mut mixed = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
    mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    mixed ^ (mixed >> 31)
}

fn shuffle<T>(list: &mut [T], seed: u64) {
    let mut state = seed;
    for last in (1..list.len()).rev() {
        state = state.wrapping_add(1);
        let other = (u128::from(mix(state)) * (last as u128 + 1)) >> 64;
        list.swap(last, other as usize);
    }
}
