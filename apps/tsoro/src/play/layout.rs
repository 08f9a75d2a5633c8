//! Where the places of a board lie in the terminal, and which place lies under a character.
//! Does not know what stands on them or how they look.

use game::{Board, Look as Kind, Point};
use ratatui::layout::Rect;

/// Characters to one unit of the board, across and down: sizes for squares, the smallest first.
const SQUARES: [(u16, u16); 4] = [(5, 2), (7, 3), (9, 4), (11, 5)];
/// The same for boards of points and lines.
const LINES: [(u16, u16); 5] = [(6, 2), (6, 3), (8, 4), (10, 5), (12, 6)];
/// Characters of a man on a board of lines, its outline included: across and down.
const fn man(unit: (u16, u16)) -> (u16, u16) {
    if unit.1 < 4 { (5, 1) } else { (7, 2) }
}

/// A board laid out in the terminal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Layout {
    /// All of it, with its frame.
    pub area: Rect,
    /// Characters to one unit, across and down.
    pub unit: (u16, u16),
    kind: Kind,
    turned: bool,
}

impl Layout {
    /// The largest layout that fits into `space`, centred in it; `None` when none does.
    #[must_use]
    pub fn fit(board: &Board, turned: bool, space: Rect) -> Option<Layout> {
        let unit = sizes(board).iter().rev().copied().find(|&unit| {
            let (width, height) = size(board, unit);
            width <= space.width && height <= space.height
        })?;
        let (width, height) = size(board, unit);
        let x = space.x + (space.width - width) / 2;
        let y = space.y + (space.height - height) / 2;
        Some(Layout {
            area: Rect {
                x,
                y,
                width,
                height,
            },
            unit,
            kind: board.look,
            turned,
        })
    }

    /// Characters that the smallest layout of a board takes, across and down.
    #[must_use]
    pub fn least(board: &Board) -> (u16, u16) {
        size(board, sizes(board)[0])
    }

    /// The centre of a place: on a board of lines its own character; on squares the square's
    /// upper left character.
    #[must_use]
    pub fn origin(&self, board: &Board, point: Point) -> (u16, u16) {
        let Some(place) = board.places.get(point.index()) else {
            return (self.area.x, self.area.y);
        };
        let (x, y) = if self.turned {
            (board.width - place.x, board.height - place.y)
        } else {
            (place.x, place.y)
        };
        let (left, top) = self.margin();
        let along = |units: f32, unit: u16| ((units - 0.5) * f32::from(unit)).round() as u16;
        (
            self.area.x + left + along(x, self.unit.0),
            self.area.y + top + along(y, self.unit.1),
        )
    }

    /// The characters that belong to a place: those of its square, or of a man on it.
    #[must_use]
    pub fn cell(&self, board: &Board, point: Point) -> Rect {
        let (x, y) = self.origin(board, point);
        match self.kind {
            Kind::Squares => Rect {
                x,
                y,
                width: self.unit.0,
                height: self.unit.1,
            },
            Kind::Lines => {
                let (width, height) = man(self.unit);
                Rect {
                    x: x - width / 2,
                    y: y + 1 - height,
                    width,
                    height,
                }
            }
        }
    }

    /// The place that a character belongs to, or is nearest to.
    #[must_use]
    pub fn hit(&self, board: &Board, column: u16, row: u16) -> Option<Point> {
        let near = |point: &Point| {
            let mut cell = self.cell(board, *point);
            // Near a point counts as on it, where the next one leaves room.
            if self.kind == Kind::Lines && self.unit.1 > 2 {
                (cell.y, cell.height) = (cell.bottom() - 2, 3);
            }
            cell.contains((column, row).into())
        };
        board.points().find(near)
    }

    fn margin(&self) -> (u16, u16) {
        match self.kind {
            Kind::Squares => (1, 1),
            Kind::Lines => (man(self.unit).0 / 2 + 1, 1),
        }
    }
}

fn sizes(board: &Board) -> &'static [(u16, u16)] {
    match board.look {
        Kind::Squares => &SQUARES,
        Kind::Lines => &LINES,
    }
}

/// Characters of the whole board with its frame, across and down.
fn size(board: &Board, unit: (u16, u16)) -> (u16, u16) {
    let along = |units: f32, unit: u16| (units * f32::from(unit)).round() as u16;
    match board.look {
        Kind::Squares => (
            along(board.width, unit.0) + 2,
            along(board.height, unit.1) + 2,
        ),
        Kind::Lines => (
            along(board.width - 1.0, unit.0) + man(unit).0 + 2,
            along(board.height - 1.0, unit.1) + 3,
        ),
    }
}
