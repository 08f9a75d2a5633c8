//! A rule set as a whole game: its board, its men, the touches of its moves, and why a touch is
//! refused.
//! Does not know the words of any language.

use super::refusals::Reason;
use super::{Move, Position, Ruleset, board, mills};
use game::{
    Board, Game, Layout, Man, Point, Position as _, Refusal, Route, Side, snapshot::Standing,
};

impl<R: Ruleset> Position<R> {
    /// The men that the player on turn may remove by closing a mill (article M6).
    #[must_use]
    pub fn removable_now(&self) -> u32 {
        mills::removable(R::DIAGONALS, self.their())
    }

    /// The men of the player on turn that can move on the board.
    fn movable(&self) -> u32 {
        let men = mills::points(self.own()).filter(|&man| self.targets(man) != 0);
        men.fold(0, |set, man| set | 1 << man)
    }

    /// Why `point` is not where a move begins.
    fn refuse_first(&self, point: Point) -> Reason {
        let index = point.index();
        if self.placing() {
            return match self.owner(index) {
                Some(side) if side == self.turn() => Reason::StillPlacing {
                    hand: self.in_hand_of(side),
                },
                _ => Reason::Taken { point },
            };
        }
        let movable = self.movable();
        match self.owner(index) {
            None => Reason::NoMan { point, movable },
            Some(side) if side == self.turn() => Reason::Blocked { point, movable },
            Some(_) => Reason::NotYours { point, movable },
        }
    }

    /// Why the man on `from` can not go to `point`.
    fn refuse_slide(&self, from: Point, point: Point) -> Reason {
        let targets = self.targets(from.index());
        let men = self.own().count_ones();
        if self.owner(point.index()).is_some() {
            Reason::Occupied { point, targets }
        } else if R::FLYING && men > 3 {
            Reason::NoFlyingYet {
                point,
                targets,
                men,
            }
        } else {
            Reason::NotAdjacent { point, targets }
        }
    }

    /// Why no man is removed from `point` after a man came from `from` to `to`.
    fn refuse_removal(&self, from: Option<Point>, to: Point, point: Point) -> Reason {
        let rest = self.own() & !from.map_or(0, |from| 1 << from.0);
        if !mills::closes(R::DIAGONALS, rest, to.index()) || self.their() == 0 {
            return Reason::NoMill { point: to };
        }
        let removable = self.removable_now();
        if rest & 1 << point.0 != 0 || point == to {
            Reason::RemoveTheirs { point, removable }
        } else if self.their() & 1 << point.0 == 0 {
            Reason::RemoveNow { removable }
        } else {
            Reason::SafeInMill { point, removable }
        }
    }

    fn reason(&self, touched: &[Point]) -> Reason {
        if self.end().is_some() {
            return Reason::Over;
        }
        if touched.iter().any(|point| point.index() >= mills::POINTS) {
            return Reason::NoPoint;
        }
        match (self.placing(), touched) {
            (_, []) => Reason::NoPoint,
            (_, &[point]) => self.refuse_first(point),
            (true, &[to, point]) => self.refuse_removal(None, to, point),
            (false, &[from, point]) => self.refuse_slide(from, point),
            (false, &[from, to, point]) => self.refuse_removal(Some(from), to, point),
            _ => Reason::OneRemoval,
        }
    }
}

impl<R: Ruleset> Game for Position<R> {
    const NAME: &'static str = R::NAME;
    const KINDS: &'static [&'static str] = &["piece-man"];

    fn board() -> Board {
        board::describe::<R>()
    }

    fn odds(giver: Side) -> Self {
        Self::start_with_odds(giver)
    }

    fn from_layout(layout: &Layout) -> Result<Self, Refusal> {
        Self::set_up(layout)
    }

    fn standing(&self) -> Standing {
        let man = |side| Man { side, height: 1 };
        Standing {
            men: (0..mills::POINTS)
                .map(|point| self.owner(point).map(man))
                .collect(),
            in_hand: Side::BOTH.map(|side| self.in_hand_of(side)),
            lost: Side::BOTH.map(|side| R::MEN - self.total_of(side) as u8),
        }
    }

    fn touches(&self, mv: &Move) -> Route {
        mv.from()
            .into_iter()
            .chain([mv.to()])
            .chain(mv.lifted())
            .collect()
    }

    fn route(&self, mv: &Move) -> Route {
        mv.from().into_iter().chain([mv.to()]).collect()
    }

    fn taken(&self, mv: &Move) -> Route {
        mv.lifted().into_iter().collect()
    }

    /// Nothing: which man closes a mill, if any, is free (article M5).
    fn must(&self) -> Vec<Point> {
        Vec::new()
    }

    fn refuse(&self, touched: &[Point]) -> Refusal {
        self.reason(touched).into()
    }

    fn piece_key(&self, point: Point) -> Option<&'static str> {
        (point.index() < mills::POINTS).then(|| self.owner(point.index()))??;
        Some(Self::KINDS[0])
    }
}
