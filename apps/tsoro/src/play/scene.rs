//! A board with what stands on it and its marks, painted into a terminal's characters.
//! Does not know any rule, who plays, or what the marks mean to them.

use super::{layout::Layout, look::Look, look::Sign, points, squares};
use game::{Board, Look as Kind, Man, Point, snapshot::Standing};
use ratatui::{buffer::Buffer, style::Style};

/// All that is to be seen on the board.
pub struct Scene<'a> {
    /// The board.
    pub board: &'a Board,
    /// The men.
    pub standing: &'a Standing,
    /// Signs beside places; the first one for a place is shown.
    pub signs: Vec<(Point, Sign)>,
    /// Vacant places where the unfinished move may go.
    pub targets: Vec<Point>,
    /// The place that the keyboard is at.
    pub cursor: Option<Point>,
}

impl Scene<'_> {
    /// Paints the scene.
    pub fn paint(&self, layout: &Layout, look: Look, buffer: &mut Buffer) {
        match self.board.look {
            Kind::Squares => squares::paint(self, layout, look, buffer),
            Kind::Lines => points::paint(self, layout, look, buffer),
        }
    }

    /// The man on a place.
    #[must_use]
    pub fn man(&self, point: Point) -> Option<Man> {
        self.standing.men.get(point.index()).copied().flatten()
    }

    /// The sign beside a place.
    #[must_use]
    pub fn sign(&self, point: Point) -> Option<Sign> {
        self.signs
            .iter()
            .find(|(at, _)| *at == point)
            .map(|(_, sign)| *sign)
    }

    /// Whether the unfinished move may go to this place, and it is vacant.
    #[must_use]
    pub fn is_target(&self, point: Point) -> bool {
        self.targets.contains(&point) && self.man(point).is_none()
    }
}

/// Puts text at a place of the buffer, as far as it fits.
pub fn put(buffer: &mut Buffer, (x, y): (u16, u16), text: &str, style: Style) {
    if buffer.area.contains((x, y).into()) {
        buffer.set_string(x, y, text, style);
    }
}

/// The lines of a board as plain text.
#[must_use]
pub fn lines(scene: &Scene<'_>, layout: &Layout, look: Look) -> Vec<String> {
    let mut buffer = Buffer::empty(layout.area);
    scene.paint(layout, look.plain(), &mut buffer);
    let row = |y: u16| -> String {
        (0..layout.area.width)
            .map(|x| buffer[(layout.area.x + x, layout.area.y + y)].symbol())
            .collect()
    };
    (0..layout.area.height)
        .map(|y| row(y).trim_end().to_owned())
        .collect()
}
