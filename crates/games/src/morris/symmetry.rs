//! The 16 ways to lay the board onto itself that keep its lines: eight turns and reflections of
//! the square, each with or without the outer and the inner square changing places.
//! Does not know what stands on the board.

use super::mills::{POINTS, points};
use super::{Move, Position, Ruleset};
use game::{Point, Side};

/// Where each point goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Symmetry([u8; POINTS]);

impl Symmetry {
    /// All 16, the one that changes nothing first. They hold on boards with and without diagonals.
    pub const ALL: [Symmetry; 16] = all();

    /// Where a point below 24 goes.
    #[must_use]
    pub const fn point(&self, point: Point) -> Point {
        Point(self.0[point.index()])
    }

    /// Where a set of points goes.
    #[must_use]
    pub fn set(&self, set: u32) -> u32 {
        points(set).fold(0, |image, point| image | 1 << self.0[point])
    }

    /// The move on the board laid over.
    #[must_use]
    pub fn of_move(&self, mv: Move) -> Move {
        let image = |point: Point| self.point(point);
        Move::new(mv.from().map(image), image(mv.to()), mv.lifted().map(image))
    }

    /// The position on the board laid over.
    #[must_use]
    pub fn of_position<R: Ruleset>(&self, position: &Position<R>) -> Position<R> {
        let men = Side::BOTH.map(|side| self.set(position.men_of(side)));
        let hand = Side::BOTH.map(|side| position.in_hand_of(side));
        Position::of(men, hand, position.mover())
    }
}

/// Column and row of each point from the board's middle, -3 to 3, to the right and down.
const PLACES: [[i8; 2]; POINTS] = [
    [-3, -3],
    [0, -3],
    [3, -3],
    [-2, -2],
    [0, -2],
    [2, -2],
    [-1, -1],
    [0, -1],
    [1, -1],
    [-3, 0],
    [-2, 0],
    [-1, 0],
    [1, 0],
    [2, 0],
    [3, 0],
    [-1, 1],
    [0, 1],
    [1, 1],
    [-2, 2],
    [0, 2],
    [2, 2],
    [-3, 3],
    [0, 3],
    [3, 3],
];

/// Column and row of a point from the board's middle, -3 to 3, to the right and down.
pub(super) const fn place(point: usize) -> [i8; 2] {
    PLACES[point]
}

const fn all() -> [Symmetry; 16] {
    let mut all = [Symmetry([0; POINTS]); 16];
    let mut which = 0;
    while which < 16 {
        let mut point = 0;
        while point < POINTS {
            all[which].0[point] = image(point, which);
            point += 1;
        }
        which += 1;
    }
    all
}

/// Where a point goes: bit 0 of `which` mirrors left and right, bit 1 up and down, bit 2 changes
/// columns and rows, bit 3 changes the outer and the inner square.
const fn image(point: usize, which: usize) -> u8 {
    let [mut x, mut y] = PLACES[point];
    if which & 1 != 0 {
        x = -x;
    }
    if which & 2 != 0 {
        y = -y;
    }
    if which & 4 != 0 {
        (x, y) = (y, x);
    }
    if which & 8 != 0 {
        let ring = if x.abs() > y.abs() { x.abs() } else { y.abs() };
        (x, y) = (x / ring * (4 - ring), y / ring * (4 - ring));
    }
    let mut found = 0;
    while PLACES[found][0] != x || PLACES[found][1] != y {
        found += 1;
    }
    found as u8
}
