//! The tree: principal variation search of one position to one depth.
//! Does not know how a search is begun, deepened or ended: that is `root`.

use crate::known::Consult;
use crate::limits::{Limits, Report, Watch};
use crate::memory::{Bound, Memo, Memory};
use crate::order::{Order, Rank};
use crate::ports::{Evaluate, Oracle};
use crate::repetition::Path;
use crate::root::Params;
use crate::score::{DRAW, INFINITE, decided, from_node, from_root, loss_in, win_in};
use game::{Ending, Position};

/// The most plies that a line may have, quiescence included.
pub(crate) const MOST_PLIES: usize = 160;
/// Positions looked at between two looks at the clock and the listener.
const LOOK_EVERY: u64 = 1024;
/// When fewer quiet plies than this are left before a draw may be claimed, positions that differ
/// only in their count are remembered apart: their scores differ.
const COUNT_MATTERS: u32 = 8;
/// Verified truncation: how far above the window the guess must be, in hundredths of a man, and
/// how many plies less verify it.
const TRUNCATION_MARGIN: i32 = 28;
const TRUNCATION_PLIES: i32 = 4;

/// The lists of one ply, used again and again.
pub(crate) struct Frame<P: Position> {
    pub(crate) moves: Vec<P::Move>,
    ranks: Vec<Rank>,
    pub(crate) line: Vec<P::Move>,
}

impl<P: Position> Frame<P> {
    pub(crate) fn new() -> Frame<P> {
        Frame {
            moves: Vec::new(),
            ranks: Vec::new(),
            line: Vec::new(),
        }
    }
}

/// One search in progress.
pub(crate) struct Tree<'a, P: Position, E: Evaluate<P>, O: Oracle<P>> {
    pub(crate) evaluate: &'a E,
    pub(crate) oracle: &'a mut O,
    /// What the oracle is asked.
    pub(crate) consult: Consult,
    pub(crate) params: Params,
    pub(crate) memory: &'a Memory,
    pub(crate) order: &'a mut Order<P>,
    pub(crate) frames: &'a mut [Frame<P>],
    pub(crate) path: Path,
    pub(crate) limits: Limits,
    pub(crate) watch: Watch<'a, P::Move>,
    pub(crate) began: u64,
    pub(crate) nodes: u64,
    pub(crate) next_look: u64,
    pub(crate) stopped: bool,
    /// The earliest place of the way that a draw by repetition in this subtree leans on.
    leans_on: usize,
    /// What the listener is told.
    pub(crate) depth: u32,
    pub(crate) score: i32,
    pub(crate) line: Vec<P::Move>,
    pub(crate) rank: u32,
}

/// The window and place of a node.
#[derive(Clone, Copy)]
struct Node {
    depth: i32,
    ply: usize,
    alpha: i32,
    beta: i32,
}

impl Node {
    const fn principal(self) -> bool {
        self.beta - self.alpha > 1
    }
}

/// The score of an ending for the side to move.
pub(crate) fn ended<P: Position>(ending: &Ending, position: &P, ply: usize) -> i32 {
    match ending.winner {
        None => DRAW,
        Some(side) if side == position.turn() => win_in(ply),
        Some(_) => loss_in(ply),
    }
}

impl<'a, P: Position, E: Evaluate<P>, O: Oracle<P>> Tree<'a, P, E, O> {
    #[expect(
        clippy::too_many_arguments,
        reason = "takes a search apart into the loans of one tree"
    )]
    pub(crate) fn new(
        evaluate: &'a E,
        oracle: &'a mut O,
        params: Params,
        memory: &'a Memory,
        order: &'a mut Order<P>,
        frames: &'a mut [Frame<P>],
        path: Path,
        limits: Limits,
        watch: Watch<'a, P::Move>,
    ) -> Self {
        let began = (watch.clock)();
        let next_look = limits.nodes.unwrap_or(u64::MAX).min(LOOK_EVERY);
        Tree {
            evaluate,
            oracle,
            consult: Consult::Never,
            params,
            memory,
            order,
            frames,
            path,
            limits,
            watch,
            began,
            nodes: 0,
            next_look,
            stopped: false,
            leans_on: usize::MAX,
            depth: 0,
            score: 0,
            line: Vec::new(),
            rank: 1,
        }
    }

    /// Tells the listener; stops when it says so, or when a limit is reached.
    pub(crate) fn look(&mut self, finished: bool) {
        let millis = (self.watch.clock)().saturating_sub(self.began);
        let report = Report {
            depth: self.depth,
            score: self.score,
            nodes: self.nodes,
            millis,
            line: &self.line,
            rank: self.rank,
            finished,
        };
        let go_on = (self.watch.keep_going)(&report);
        let most = self.limits.nodes.unwrap_or(u64::MAX);
        let out_of_time = self.limits.millis.is_some_and(|most| millis >= most);
        if !go_on || out_of_time || self.nodes >= most {
            self.stopped = true;
        }
        self.next_look = (self.nodes + LOOK_EVERY).min(most);
    }

    /// Counts a position.
    pub(crate) fn count(&mut self) {
        self.nodes += 1;
        if self.nodes >= self.next_look {
            self.look(false);
        }
    }

    /// The score of the position after a move of `position`, for the side that moves.
    pub(crate) fn follow(
        &mut self,
        position: &P,
        mv: &P::Move,
        depth: i32,
        ply: usize,
        window: (i32, i32),
    ) -> i32 {
        let next = position.after(mv);
        if depth > 1 {
            self.memory.prepare(next.key());
        }
        self.path.push(next.key(), position.progress(mv));
        let node = Node {
            depth,
            ply: ply + 1,
            alpha: -window.1,
            beta: -window.0,
        };
        let score = -self.node(&next, node);
        self.path.pop();
        score
    }

    /// A draw by the way that led here: the position stood before, or progress ran out.
    fn drawn(&mut self, position: &P, ply: usize) -> Option<i32> {
        if !self.params.repetition {
            return None;
        }
        if let Some(place) = self.path.stood_at() {
            self.leans_on = self.leans_on.min(place);
            return Some(DRAW);
        }
        if self.path.quiet() >= P::QUIET_LIMIT {
            let Some(ending) = position.end() else {
                // With fewer quiet plies behind it the position would be no draw.
                self.leans_on = 0;
                return Some(DRAW);
            };
            return Some(ended(&ending, position, ply));
        }
        None
    }

    /// The key to remember a position by.
    fn key(&self, position: &P) -> u64 {
        let quiet = self.path.quiet();
        if self.params.repetition && quiet + COUNT_MATTERS >= P::QUIET_LIMIT {
            position.key() ^ u64::from(quiet).wrapping_mul(0xD6E8_FEB8_6659_FD93)
        } else {
            position.key()
        }
    }

    fn node(&mut self, position: &P, mut node: Node) -> i32 {
        let ply = node.ply;
        if node.principal() {
            self.frames[ply].line.clear();
        }
        if let Some(score) = self.drawn(position, ply) {
            self.count();
            return score;
        }
        if self.settles(position, node) {
            return self.quiet(position, ply, node.alpha, node.beta, self.params.optional);
        }
        self.count();
        if let Some(score) = self.told(position, ply, false) {
            return score;
        }
        if self.stopped {
            return DRAW;
        }
        // No line from here is decided sooner than this.
        node.alpha = node.alpha.max(loss_in(ply));
        node.beta = node.beta.min(win_in(ply + 1));
        if node.alpha >= node.beta {
            return node.alpha;
        }
        let key = self.key(position);
        let memo = if self.params.memory && node.depth > 1 {
            self.memory.recall(key)
        } else {
            None
        };
        if let Some(score) = memo.and_then(|memo| self.known(memo, node)) {
            return score;
        }
        let best = memo.and_then(|memo| memo.best);
        if self.params.truncation
            && let Some(score) = self.truncated(position, node)
        {
            return score;
        }
        if self.params.reductions && best.is_none() && node.depth >= 5 {
            // Nothing is remembered of it: a shallower search finds what to try first.
            node.depth -= 1 + i32::from(node.depth >= 9);
        }
        let outer = std::mem::replace(&mut self.leans_on, usize::MAX);
        let mut moves = std::mem::take(&mut self.frames[ply].moves);
        position.moves(&mut moves);
        let score = self.try_moves(position, node, key, best, &moves);
        self.frames[ply].moves = moves;
        self.leans_on = self.leans_on.min(outer);
        score
    }

    /// Whether the line ends here, but for moves that take. Where the side to move is threatened its
    /// replies are looked at first, once.
    fn settles(&self, position: &P, node: Node) -> bool {
        node.depth < 0
            || node.ply + 1 >= MOST_PLIES
            || node.depth == 0 && !(self.params.threats && position.threatened())
    }

    /// What memory says, when it settles the node.
    fn known(&self, memo: Memo, node: Node) -> Option<i32> {
        if node.principal() {
            return None;
        }
        let score = from_root(memo.score, node.ply);
        // A decided score is a proof and holds at any depth.
        let deep = if self.params.same_depth {
            memo.depth == node.depth
        } else {
            memo.depth >= node.depth || decided(memo.score)
        };
        let settles = match memo.bound {
            Bound::Unknown => false,
            Bound::Exact => true,
            Bound::AtLeast => score >= node.beta,
            Bound::AtMost => score <= node.alpha,
        };
        (deep && settles).then_some(score)
    }

    /// A position far above the window is given up early when a shallower search says the same.
    fn truncated(&mut self, position: &P, node: Node) -> Option<i32> {
        if node.principal() || node.depth < 3 || decided(node.beta) || position.must_take() {
            return None;
        }
        let bar = node.beta + TRUNCATION_MARGIN;
        if self.evaluate.score(position) < bar {
            return None;
        }
        let depth = node.depth - TRUNCATION_PLIES;
        let score = self.node(
            position,
            Node {
                depth,
                alpha: bar - 1,
                beta: bar,
                ..node
            },
        );
        (!self.stopped && score >= bar).then_some(score)
    }

    /// Tries the moves of a node in order and remembers what came of it.
    fn try_moves(
        &mut self,
        position: &P,
        node: Node,
        key: u64,
        remembered: Option<u16>,
        moves: &[P::Move],
    ) -> i32 {
        if moves.is_empty() {
            let ending = position.end();
            return ending.map_or(DRAW, |ending| ended(&ending, position, node.ply));
        }
        let mut ranks = std::mem::take(&mut self.frames[node.ply].ranks);
        self.order
            .rank(position, moves, remembered, node.ply, &mut ranks);
        // A reply without a choice costs no depth.
        let forced = self.params.extensions && moves.len() == 1 && node.ply < 2 * self.root_depth();
        let depth = if forced { node.depth } else { node.depth - 1 };
        let mut alpha = node.alpha;
        let mut best = -INFINITE;
        let mut best_move = None;
        for tried in 0..moves.len() {
            let number = Order::<P>::pick(&mut ranks, tried);
            let mv = &moves[number as usize];
            let score = self.try_move(
                position,
                mv,
                Node {
                    depth,
                    alpha,
                    ..node
                },
                tried,
            );
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    best_move = Some(number);
                    if node.principal() {
                        self.extend_line(node.ply, *mv);
                    }
                    if score >= node.beta {
                        self.order
                            .learn(position, moves, &ranks[..=tried], node.depth, node.ply);
                        break;
                    }
                }
            }
        }
        self.frames[node.ply].ranks = ranks;
        if !self.stopped && self.params.memory && node.depth > 1 {
            self.remember(key, node, best, best_move);
        }
        best
    }

    /// One move of a node: later ones are first searched with a null window, and less deep.
    fn try_move(&mut self, position: &P, mv: &P::Move, node: Node, tried: usize) -> i32 {
        let Node {
            depth,
            ply,
            alpha,
            beta,
        } = node;
        if tried == 0 {
            return self.follow(position, mv, depth, ply, (alpha, beta));
        }
        let less = self.reduction(position, mv, node, tried);
        let mut score = self.follow(position, mv, depth - less, ply, (alpha, alpha + 1));
        if less > 0 && score > alpha && !self.stopped {
            score = self.follow(position, mv, depth, ply, (alpha, alpha + 1));
        }
        if score > alpha && score < beta && node.principal() && !self.stopped {
            score = self.follow(position, mv, depth, ply, (alpha, beta));
        }
        score
    }

    /// How many plies less a late move is searched.
    fn reduction(&self, position: &P, mv: &P::Move, node: Node, tried: usize) -> i32 {
        if !self.params.reductions || node.depth < 2 || tried < 2 || position.takes(mv) {
            return 0;
        }
        let history = self.order.history(position, mv);
        let mut less = 1 + i32::from(tried >= 4);
        less += i32::from(node.depth >= 7 && tried >= 3);
        less += i32::from(node.depth >= 12 && tried >= 6);
        less += i32::from(history < -4096) - i32::from(history > 4096);
        less -= i32::from(node.principal());
        less.clamp(0, node.depth - 1)
    }

    fn extend_line(&mut self, ply: usize, mv: P::Move) {
        let (upper, lower) = self.frames.split_at_mut(ply + 1);
        let line = &mut upper[ply].line;
        line.clear();
        line.push(mv);
        line.extend_from_slice(&lower[0].line);
    }

    fn remember(&mut self, key: u64, node: Node, score: i32, best: Option<u16>) {
        let here = self.path.len() - 1;
        // A draw that leans on earlier positions of this way is none on another way.
        let elsewhere = score == DRAW && self.leans_on < here;
        let bound = if elsewhere {
            Bound::Unknown
        } else if score >= node.beta {
            Bound::AtLeast
        } else if score > node.alpha {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        if self.leans_on >= here {
            self.leans_on = usize::MAX;
        }
        let score = from_node(score, node.ply);
        self.memory.store(
            key,
            &Memo {
                score,
                depth: node.depth,
                bound,
                best,
            },
        );
    }

    fn root_depth(&self) -> usize {
        self.depth as usize + 1
    }
}
