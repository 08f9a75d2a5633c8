//! The rule set as the catalog lists it: touches, routes and labels of a position.
//! Does not know rules: it puts together what the other files of this folder know.

use super::{
    Move, Position, Ruleset, ballots, board,
    squares::{self, point},
};
use game::{
    Board, Game, Layout, Opening, Point, Position as _, Refusal, Route, Side, snapshot::Standing,
};

impl<R: Ruleset> Game for Position<R> {
    const NAME: &'static str = R::NAME;
    const KINDS: &'static [&'static str] = &["piece-man", "piece-king"];

    fn board() -> Board {
        board::board()
    }

    fn openings() -> Vec<Opening> {
        ballots::read(R::BALLOTS)
    }

    fn odds(giver: Side) -> Self {
        Self::start_with_odds(giver)
    }

    fn from_layout(layout: &Layout) -> Result<Self, Refusal> {
        Self::set_up(layout)
    }

    fn standing(&self) -> Standing {
        self.men()
    }

    /// The origin, then each landing square.
    fn touches(&self, mv: &Move) -> Route {
        let mut touches = Route::of(&[point(mv.from())]);
        if self.takes(mv) {
            for (_, landing) in mv.hops() {
                touches.push(point(landing));
            }
        } else {
            touches.push(point(mv.to()));
        }
        touches
    }

    fn route(&self, mv: &Move) -> Route {
        self.touches(mv)
    }

    fn taken(&self, mv: &Move) -> Route {
        mv.hops().map(|(over, _)| point(over)).collect()
    }

    fn must(&self) -> Vec<Point> {
        squares::points(self.jumpers())
    }

    fn refuse(&self, touched: &[Point]) -> Refusal {
        self.reason(touched).into()
    }

    fn piece_key(&self, point: Point) -> Option<&'static str> {
        let (_, king) = self.piece(point)?;
        Some(Self::KINDS[usize::from(king)])
    }
}
