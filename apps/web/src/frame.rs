//! Everything that the page shows of a game at one moment, and which marks that makes.
//! Does not know any rule, any word of a language, or how anything is drawn.

use crate::endings;
use crate::lesson::Shown;
use crate::table::{Setup, Wish};
use draw::{Mark, Sign};
use engine::Judgement;
use game::snapshot::Standing;
use game::{Point, Refusal, Side, Snapshot};
use games::GameId;
use std::sync::Arc;

/// Something to say that the position alone does not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// Why a touch or a claim was refused.
    Refusal(Refusal),
    /// A message without values.
    Say(&'static str),
    /// A hint: the move as text.
    Hint(String),
}

/// A game at one moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Frame {
    /// The rule set.
    pub rules: GameId,
    /// Who plays.
    pub setup: Setup,
    /// The lesson that the game is about, when it is one.
    pub lesson: Option<Shown>,
    /// The points that the lesson's task is about.
    pub marked: Vec<Point>,
    /// The position shown.
    pub snapshot: Snapshot,
    /// Whether the position shown is the last one.
    pub live: bool,
    /// The men shown: those of the position, with the unfinished move carried so far.
    pub standing: Standing,
    /// The points touched of the unfinished move.
    pub touched: Vec<Point>,
    /// The points that may be touched next.
    pub targets: Vec<Point>,
    /// The men that the unfinished move has taken so far.
    pub passed: Vec<Point>,
    /// The men that a refusal is about.
    pub concerned: Vec<Point>,
    /// The way of a hint.
    pub hint: Vec<Point>,
    /// What is to be said.
    pub notice: Option<Notice>,
    /// The moves of the whole game, as text.
    pub moves: Arc<Vec<String>>,
    /// Who made the first of them.
    pub first_turn: Side,
    /// What the engine is thinking about.
    pub wanted: Option<Wish>,
    /// Whether the position shown waits for a person's move.
    pub on_turn: bool,
    /// Whether the computer was stopped and waits.
    pub halted: bool,
    /// Whether there is something to take back.
    pub can_undo: bool,
    /// Whether there is something to play again.
    pub can_redo: bool,
    /// Whether the game is over.
    pub over: bool,
    /// Whether a clock runs beside it.
    pub timed: bool,
    /// So many plies at the beginning belong to the opening and cannot be taken back.
    pub fixed: usize,
    /// The number of the opening that the game began with.
    pub opening: Option<u16>,
    /// Who plays with a man less from the start.
    pub giver: Option<Side>,
    /// Whether another tab plays it.
    pub elsewhere: bool,
    /// Whether so few men are left that tables of endings are near.
    pub near_end: bool,
    /// The most men of which tables know who wins.
    pub men_known: u8,
    /// The position that tables are to judge, as text.
    pub to_judge: Option<String>,
    /// What tables know of the position shown, where that is to be shown.
    pub judgement: Option<Arc<Judgement>>,
}

impl Frame {
    /// Whether the next touch takes a man off the board: all targets are men of the other side.
    #[must_use]
    pub fn removing(&self) -> bool {
        !self.touched.is_empty()
            && !self.targets.is_empty()
            && self.targets.iter().all(|point| {
                self.standing
                    .men
                    .get(point.index())
                    .copied()
                    .flatten()
                    .is_some_and(|man| man.side != self.snapshot.turn)
            })
    }

    /// Whether a point may be touched next.
    #[must_use]
    pub fn is_target(&self, point: Point) -> bool {
        self.targets.contains(&point)
    }

    /// Whether a man stands on a point.
    #[must_use]
    pub fn occupied(&self, point: Point) -> bool {
        self.standing
            .men
            .get(point.index())
            .copied()
            .flatten()
            .is_some()
    }

    /// The key of what stands on a point; a man that the unfinished move has carried there is what
    /// it was before.
    #[must_use]
    pub fn piece(&self, point: Point) -> Option<&'static str> {
        let key = |point: Point| self.snapshot.pieces.get(point.index()).copied().flatten();
        key(point).or_else(|| {
            let from = *self.touched.first()?;
            key(from)
                .or_else(|| self.snapshot.pieces.iter().flatten().next().copied())
                .or(Some("piece-man"))
        })
    }

    /// Marks that lie under the men: what the last move touched, or what a lesson's task is about.
    #[must_use]
    pub fn marks_below(&self) -> Vec<Mark> {
        let Some(last) = self
            .snapshot
            .last
            .as_ref()
            .filter(|_| self.touched.is_empty())
        else {
            let task = self.marked.iter().filter(|_| self.touched.is_empty());
            return task.copied().map(dashed).collect();
        };
        let mut points = vec![last.route.first().copied(), last.route.last().copied()];
        points.extend(
            last.taken
                .iter()
                .copied()
                .map(Some)
                .filter(|_| last.route.len() < 3 && !self.jumps()),
        );
        points.dedup();
        points.into_iter().flatten().map(dashed).collect()
    }

    /// Whether the last move took men on its way, so that they need no mark of their own.
    fn jumps(&self) -> bool {
        self.snapshot.last.as_ref().is_some_and(|last| {
            last.route.len() > 1
                && last.taken.len() + 1 == last.route.len()
                && self.snapshot.standing.in_hand == [0, 0]
        })
    }

    /// Marks that lie over the men: what must or may be touched, what is chosen, what a refusal
    /// is about. A point has one mark, and a small disc beside it
    /// where tables know what a move there is worth.
    #[must_use]
    pub fn marks_above(&self) -> Vec<Mark> {
        let mut marks: Vec<Mark> = Vec::new();
        let mut add = |points: &[Point], sign: &dyn Fn(Point) -> Sign| {
            for &point in points {
                if !marks.iter().any(|mark| mark.point == point) {
                    marks.push(Mark {
                        point,
                        sign: sign(point),
                    });
                }
            }
        };
        add(&self.concerned, &|point| {
            if self.occupied(point) {
                Sign::Bar
            } else {
                Sign::Dashed
            }
        });
        if self.live && !self.over {
            let chosen = self.touched.last().copied();
            add(chosen.as_slice(), &|_| Sign::Corners);
            if chosen.is_some() {
                add(&self.targets, &|point| {
                    if self.occupied(point) {
                        Sign::Ticks
                    } else {
                        Sign::Dot
                    }
                });
            } else if self.on_turn {
                add(&self.snapshot.must, &|_| Sign::Ring);
            }
        }
        marks.extend(endings::marks(self));
        marks
    }
}

fn dashed(point: Point) -> Mark {
    Mark {
        point,
        sign: Sign::Dashed,
    }
}
