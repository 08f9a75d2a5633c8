//! Why a touch is refused, in the terms of this game.
//! Does not know the words, which are messages, or who asked.

use super::{
    Move, Position, Ruleset,
    squares::{self, bit},
};
use game::{Game, Point, Position as _, Refusal, Side};

/// Why a point can not be touched now.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The game is over: nothing can be moved (article C14).
    Ended,
    /// No piece stands on the point.
    Vacant(Point),
    /// The other player's piece stands there.
    NotYours(Point),
    /// Other pieces can capture, and a capture is compulsory (articles C2 and C9).
    MustCapture(Vec<Point>),
    /// Every square that the man could move to is taken (article C7).
    Blocked(Point),
    /// Every square beside the king is taken.
    KingBlocked(Point),
    /// The piece touched must capture, and so go to one of these squares (article C9).
    MustJump(Point, Vec<Point>),
    /// The jump is not complete: it goes on to one of these squares (article C10).
    JumpGoesOn(Vec<Point>),
    /// The square is taken; the piece can go to these.
    Taken(Point, Vec<Point>),
    /// The other player's piece can not be jumped, since no square behind it is free (article C8).
    NoRoom(Point),
    /// A man moves only forward (article C7); it can go to these squares.
    Backward(Point, Vec<Point>),
    /// The man moves one square diagonally forward (article C7); it can go to these.
    TooFar(Point, Vec<Point>),
    /// The king moves one square diagonally (article C7); it can go to these.
    KingTooFar(Point, Vec<Point>),
}

impl From<Reason> for Refusal {
    fn from(reason: Reason) -> Refusal {
        let name = |point: Point| u32::from(point.0) + 1;
        match reason {
            Reason::Ended => Refusal::new("refused-checkers-ended"),
            Reason::Vacant(point) => Refusal::new("refused-checkers-vacant").at([point]),
            Reason::NotYours(point) => Refusal::new("refused-checkers-not-yours").at([point]),
            Reason::MustCapture(men) => Refusal::new("refused-checkers-must-capture").at(men),
            Reason::Blocked(man) => Refusal::new("refused-checkers-blocked").at([man]),
            Reason::KingBlocked(man) => Refusal::new("refused-checkers-king-blocked").at([man]),
            Reason::MustJump(man, ends) => Refusal::new("refused-checkers-must-jump")
                .at(ends)
                .with("man", name(man)),
            Reason::JumpGoesOn(ends) => Refusal::new("refused-checkers-jump-goes-on").at(ends),
            Reason::Taken(square, ends) => Refusal::new("refused-checkers-square-taken")
                .at(ends)
                .with("found", name(square)),
            Reason::NoRoom(man) => Refusal::new("refused-checkers-no-room").at([man]),
            Reason::Backward(man, ends) => Refusal::new("refused-checkers-backward")
                .at(ends)
                .with("man", name(man)),
            Reason::TooFar(man, ends) => Refusal::new("refused-checkers-too-far")
                .at(ends)
                .with("man", name(man)),
            Reason::KingTooFar(man, ends) => Refusal::new("refused-checkers-king-too-far")
                .at(ends)
                .with("man", name(man)),
        }
    }
}

impl<R: Ruleset> Position<R> {
    /// Why the last of the points touched leads to no legal move. The points before it begin one.
    pub(super) fn reason(&self, touched: &[Point]) -> Reason {
        let mut moves = Vec::new();
        self.moves(&mut moves);
        if moves.is_empty() {
            return Reason::Ended;
        }
        match touched {
            [] => Reason::MustCapture(squares::points(self.jumpers())),
            [man] => self.reason_not_to_start(*man),
            [man, before @ .., last] => {
                let ends = self.next_points(&moves, &touched[..touched.len() - 1]);
                if !before.is_empty() {
                    Reason::JumpGoesOn(ends)
                } else if self.must_take() {
                    Reason::MustJump(*man, ends)
                } else {
                    self.reason_not_to_go(*man, *last, ends)
                }
            }
        }
    }

    /// Why the piece can not begin a move.
    fn reason_not_to_start(&self, man: Point) -> Reason {
        let jumpers = self.jumpers();
        match self.piece(man) {
            None => Reason::Vacant(man),
            Some((side, _)) if side != self.turn() => Reason::NotYours(man),
            Some(_) if jumpers != 0 => Reason::MustCapture(squares::points(jumpers)),
            Some((_, true)) => Reason::KingBlocked(man),
            Some((_, false)) => Reason::Blocked(man),
        }
    }

    /// Why the piece, which could go to `ends` without taking, can not go to `last`.
    fn reason_not_to_go(&self, man: Point, last: Point, ends: Vec<Point>) -> Reason {
        let king = self.kings() & bit(man) != 0;
        let ahead = match self.turn() {
            Side::First => last.0 / 4 > man.0 / 4,
            Side::Second => last.0 / 4 < man.0 / 4,
        };
        match self.piece(last) {
            Some((side, _)) if side == self.turn() => Reason::Taken(last, ends),
            Some(_) if adjacent(man, last) && (king || ahead) => Reason::NoRoom(last),
            Some(_) => Reason::Taken(last, ends),
            None if king => Reason::KingTooFar(man, ends),
            None if ahead => Reason::TooFar(man, ends),
            None => Reason::Backward(man, ends),
        }
    }

    /// The points that may be touched after those touched, in the order of the squares.
    fn next_points(&self, moves: &[Move], touched: &[Point]) -> Vec<Point> {
        let mut next: Vec<Point> = moves
            .iter()
            .map(|mv| self.touches(mv))
            .filter(|touches| touches.starts_with(touched))
            .filter_map(|touches| touches.get(touched.len()).copied())
            .collect();
        next.sort_unstable();
        next.dedup();
        next
    }
}

/// Whether two squares touch at a corner.
fn adjacent(one: Point, other: Point) -> bool {
    let row = |point: Point| squares::row(point.index());
    let column = |point: Point| squares::column(point.index());
    row(one).abs_diff(row(other)) == 1 && column(one).abs_diff(column(other)) == 1
}
