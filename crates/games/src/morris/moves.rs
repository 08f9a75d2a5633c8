//! A move of the morris family, and how the legal ones are found.
//! Does not know how a move is written or explained.

use super::mills::{self, points};
use super::{Position, Ruleset};
use game::Point;

/// Stands for "no point" in a [`Move`].
const NONE: u8 = mills::POINTS as u8;

/// A placing or a slide, with the man that it removes when it closes a mill (articles M3 to M5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    from: u8,
    to: u8,
    lifted: u8,
}

impl Move {
    /// A move from its points. `from` is `None` for a man that comes from the hand.
    #[must_use]
    pub const fn new(from: Option<Point>, to: Point, lifted: Option<Point>) -> Move {
        let from = if let Some(point) = from {
            point.0
        } else {
            NONE
        };
        let lifted = if let Some(point) = lifted {
            point.0
        } else {
            NONE
        };
        Move {
            from,
            to: to.0,
            lifted,
        }
    }

    /// Where the man comes from; `None` when from the hand.
    #[must_use]
    pub const fn from(self) -> Option<Point> {
        if self.from == NONE {
            None
        } else {
            Some(Point(self.from))
        }
    }

    /// Where the man comes to stand.
    #[must_use]
    pub const fn to(self) -> Point {
        Point(self.to)
    }

    /// The point of the man that is removed.
    #[must_use]
    pub const fn lifted(self) -> Option<Point> {
        if self.lifted == NONE {
            None
        } else {
            Some(Point(self.lifted))
        }
    }

    /// A number below 600 for origin and target; the hand counts as a 25th origin.
    #[must_use]
    pub(super) const fn slot(self) -> usize {
        self.from as usize * mills::POINTS + self.to as usize
    }
}

impl<R: Ruleset> Position<R> {
    /// Whether the player on turn may move a man to any vacant point (article M10).
    #[must_use]
    pub const fn may_fly(&self) -> bool {
        R::FLYING
            && self.in_hand_of(self.mover()) == 0
            && self.men_of(self.mover()).count_ones() == 3
    }

    /// The vacant points that the man of the player on turn on `from` may go to, mills aside
    /// (articles M4 and M10). `from` is below 24.
    #[inline]
    #[must_use]
    pub fn targets(&self, from: usize) -> u32 {
        let reach = if self.may_fly() {
            mills::ALL
        } else {
            mills::neighbours_of(R::DIAGONALS, from)
        };
        reach & self.vacant()
    }

    /// Puts the moves that remove a man into `list`, after what it holds.
    pub(super) fn removing_moves(&self, list: &mut Vec<Move>) {
        let own = self.own();
        let closing = mills::completing(R::DIAGONALS, own) & self.vacant();
        if closing == 0 || self.over() {
            return;
        }
        let removable = mills::removable(R::DIAGONALS, self.their());
        let mut push = |from, to| {
            list.extend(points(removable).map(|lifted| Move {
                from,
                to,
                lifted: lifted as u8,
            }));
        };
        if self.placing() {
            points(closing).for_each(|to| push(NONE, to as u8));
            return;
        }
        for from in points(own) {
            let rest = own & !(1 << from);
            for to in points(self.targets(from) & closing) {
                if mills::closes(R::DIAGONALS, rest, to) {
                    push(from as u8, to as u8);
                }
            }
        }
    }

    /// Puts the moves that remove nobody into `list`, after what it holds.
    pub(super) fn quiet_moves(&self, list: &mut Vec<Move>) {
        if self.over() {
            return;
        }
        let own = self.own();
        // With no enemy man on the board a mill removes nobody (only in positions set up by hand).
        let nobody = self.their() == 0;
        let closing = if nobody {
            0
        } else {
            mills::completing(R::DIAGONALS, own)
        };
        if self.placing() {
            let quiet = points(self.vacant() & !closing);
            list.extend(quiet.map(|to| Move {
                from: NONE,
                to: to as u8,
                lifted: NONE,
            }));
            return;
        }
        for from in points(own) {
            let rest = own & !(1 << from);
            for to in points(self.targets(from)) {
                if closing & 1 << to == 0 || !mills::closes(R::DIAGONALS, rest, to) {
                    list.push(Move {
                        from: from as u8,
                        to: to as u8,
                        lifted: NONE,
                    });
                }
            }
        }
    }

    /// How many moves are legal.
    pub(super) fn count_moves(&self) -> u32 {
        if self.over() {
            return 0;
        }
        let (own, vacant) = (self.own(), self.vacant());
        let closing = mills::completing(R::DIAGONALS, own) & vacant;
        let removals = match closing {
            0 => 1,
            _ => mills::removable(R::DIAGONALS, self.their())
                .count_ones()
                .max(1),
        };
        if self.placing() {
            return vacant.count_ones() + closing.count_ones() * (removals - 1);
        }
        let mut count = 0;
        for from in points(own) {
            let targets = self.targets(from);
            count += targets.count_ones();
            let rest = own & !(1 << from);
            let closers = points(targets & closing);
            let closers = closers
                .filter(|&to| mills::closes(R::DIAGONALS, rest, to))
                .count() as u32;
            count += closers * (removals - 1);
        }
        count
    }
}
