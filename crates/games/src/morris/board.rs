//! The board of the morris family as a description for those who draw it (article M2).
//! Does not know what stands on it.

use super::mills::{self, POINTS};
use super::{Ruleset, symmetry};
use game::{Board, Look, Place, Point};

/// The points' names in reading order: letters a to g from the left, digits 1 to 7 from below.
pub const NAMES: [&str; POINTS] = [
    "a7", "d7", "g7", "b6", "d6", "f6", "c5", "d5", "e5", "a4", "b4", "c4", //
    "e4", "f4", "g4", "c3", "d3", "e3", "b2", "d2", "f2", "a1", "d1", "g1",
];

/// The point with this name; capital letters are taken as well.
#[must_use]
pub fn point_named(name: &str) -> Option<Point> {
    let found = NAMES
        .iter()
        .position(|known| known.eq_ignore_ascii_case(name))?;
    Some(Point(found as u8))
}

/// The name of a point below 24.
#[must_use]
pub const fn name_of(point: Point) -> &'static str {
    NAMES[point.index()]
}

/// The board of a rule set, 7 units wide and high, with points at the middles of units.
#[must_use]
pub fn describe<R: Ruleset>() -> Board {
    let places = NAMES.iter().enumerate().map(|(point, &name)| {
        let [x, y] = symmetry::place(point).map(f32::from);
        Place {
            x: x + 3.5,
            y: y + 3.5,
            name: name.to_owned(),
        }
    });
    let rows = mills::rows_of(R::DIAGONALS);
    Board {
        name: if R::DIAGONALS {
            "morris-diagonal"
        } else {
            "morris"
        },
        look: Look::Lines,
        width: 7.0,
        height: 7.0,
        man: 0.4,
        places: places.collect(),
        // Every line drawn is a line of three from end to end.
        lines: rows.iter().map(|&[a, _, c]| (Point(a), Point(c))).collect(),
        rows: rows.iter().map(|row| row.map(Point).to_vec()).collect(),
        first_at_bottom: true,
        still: &["b4", "f4", "b6", "d2", "d6", "f2", "e5", "c3", "d5"],
        in_hand: R::MEN,
    }
}
