//! From a place on the screen to a point of the board, and back, and how a length is written.
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

/// A length with at most two decimals, as style sheets read it. Whole numbers write it: the code for
/// floating-point numbers in full is as large as a screen's.
#[must_use]
pub fn length(value: f64) -> String {
    let hundredths = (value * 100.0).round() as i64;
    let sign = if hundredths < 0 { "-" } else { "" };
    let (whole, rest) = (
        hundredths.unsigned_abs() / 100,
        hundredths.unsigned_abs() % 100,
    );
    if rest == 0 {
        format!("{sign}{whole}")
    } else {
        format!("{sign}{whole}.{rest:02}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_have_two_decimals() {
        for (value, written) in [
            (0.0, "0"),
            (-0.001, "0"),
            (12.5, "12.50"),
            (-12.345, "-12.35"),
            (-0.25, "-0.25"),
            (100.0 / 7.0, "14.29"),
            (1e6, "1000000"),
            (f64::NAN, "0"),
        ] {
            assert_eq!(length(value), written);
        }
    }
}
