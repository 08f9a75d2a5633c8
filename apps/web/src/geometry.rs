//! From a place on the screen to a point of the board, and back.
//! Does not know what a touch there means.

use game::{Board, Look, Point};

/// How far from a point of an open board a touch still means it, in units of the board.
const REACH: f32 = 0.6;

/// The point at a place of the board, given as parts of its width and height from the left and
/// the top of what is seen; nothing between the points.
#[must_use]
pub fn point_at(board: &Board, turned: bool, across: f32, down: f32) -> Option<Point> {
    let (mut x, mut y) = (across * board.width, down * board.height);
    if turned {
        (x, y) = (board.width - x, board.height - y);
    }
    let far = |point: &Point| {
        let place = &board.places[point.index()];
        let (dx, dy) = ((place.x - x).abs(), (place.y - y).abs());
        match board.look {
            Look::Squares => dx.max(dy) / 0.5,
            Look::Lines => dx.hypot(dy) / REACH,
        }
    };
    let nearest = board.points().min_by(|a, b| far(a).total_cmp(&far(b)))?;
    (far(&nearest) <= 1.0).then_some(nearest)
}

/// The upper left corner of the unit around a point, in units as they are seen.
#[must_use]
pub fn corner(board: &Board, turned: bool, point: Point) -> (f32, f32) {
    let Some(place) = board.places.get(point.index()) else {
        return (0.0, 0.0);
    };
    let (x, y) = if turned {
        (board.width - place.x, board.height - place.y)
    } else {
        (place.x, place.y)
    };
    (x - 0.5, y - 0.5)
}
