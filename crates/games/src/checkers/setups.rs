//! Pieces set up by hand: which of them make a position, and the start with a man less.
//! Does not know positions as text or who sets pieces up.

use super::{
    Position, Ruleset,
    pieces::{First, Mover, Second},
    squares::{self, bit},
};
use game::{Layout, Point, Position as _, Refusal, Side};

impl<R: Ruleset> Position<R> {
    /// The start without the man on the single corner of the side that gives it (ruling: customs
    /// differ in which man is given; this one is the last to be missed).
    pub(super) fn start_with_odds(giver: Side) -> Position<R> {
        let start = Position::<R>::start();
        let given = match giver {
            Side::First => bit(Point(3)),
            Side::Second => bit(Point(28)),
        };
        let mut sides = Side::BOTH.map(|side| start.pieces(side));
        sides[giver.index()] &= !given;
        Position::of(sides, 0, start.turn())
    }

    /// The position that pieces set up by hand make.
    pub(super) fn set_up(layout: &Layout) -> Result<Position<R>, Refusal> {
        let mut sides = [0; 2];
        let mut kings = 0;
        for (index, man) in layout.men.iter().enumerate() {
            let Some(man) = man else { continue };
            let square = u8::try_from(index).map_or(0, |index| bit(Point(index)));
            sides[man.side.index()] |= square;
            if man.height > 1 {
                kings |= square;
            }
        }
        if sides == [0, 0] {
            return Err(Refusal::new("refused-checkers-set-up-empty"));
        }
        for (side, last_row) in [
            (Side::First, First::LAST_ROW),
            (Side::Second, Second::LAST_ROW),
        ] {
            let uncrowned = sides[side.index()] & last_row & !kings;
            if uncrowned != 0 {
                return Err(Refusal::new("refused-checkers-set-up-last-row")
                    .at(squares::points(uncrowned))
                    .with("side", side.key()));
            }
            let number = sides[side.index()].count_ones();
            if number > Self::MOST_PIECES {
                return Err(Refusal::new("refused-checkers-set-up-too-many")
                    .with("side", side.key())
                    .with("number", number)
                    .with("allowed", Self::MOST_PIECES));
            }
        }
        Ok(Position::of(sides, kings, layout.turn))
    }
}
