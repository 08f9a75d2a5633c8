//! A man as a flat disc, or two discs high, in half rows of a terminal's characters.
//! Does not know which place it stands on or what it is worth.

use super::{look::Look, scene::put};
use game::{Man, Side};
use ratatui::{buffer::Buffer, layout::Rect, style::Style};

/// Paints a man into the characters of `cell`, which have the colour named `ground`, standing on
/// the half row `floor` from the top. `edges` are two characters and a colour's name that take the
/// outline's place on the lowest row.
pub fn paint(
    man: Man,
    cell: Rect,
    floor: u16,
    ground: &str,
    edges: Option<([&str; 2], &str)>,
    look: Look,
    buffer: &mut Buffer,
) {
    let paint = Disc {
        man,
        cell,
        floor,
        ground,
        look,
    };
    let rows = if look.coloured() {
        paint.colours(buffer)
    } else {
        paint.plain(buffer)
    };
    if let (Some((signs, colour)), Some(lowest)) = (edges, rows) {
        let style = look.on(colour, ground).patch(look.strong());
        let width = paint.width();
        let left = cell.x + (cell.width - width) / 2;
        put(buffer, (left, lowest), signs[0], style);
        put(buffer, (left + width - 1, lowest), signs[1], style);
    }
}

struct Disc<'a> {
    man: Man,
    cell: Rect,
    floor: u16,
    ground: &'a str,
    look: Look,
}

impl Disc<'_> {
    /// Characters across, the outline included.
    fn width(&self) -> u16 {
        if self.cell.width > 5 {
            self.cell.width - 2
        } else {
            self.cell.width.min(5)
        }
    }

    /// The half rows from the top of the upper disc to the floor: `true` for a face, which is
    /// lighter, `false` for an edge.
    fn layers(&self) -> Vec<bool> {
        let face = usize::from((self.cell.width.saturating_sub(3) / 2).clamp(1, 4));
        let mut layers = vec![true; face];
        layers.push(false);
        for _ in 1..self.man.height {
            layers.extend([true, false]);
        }
        layers
    }

    /// Paints with colours and gives back the lowest row painted.
    fn colours(&self, buffer: &mut Buffer) -> Option<u16> {
        let (face, edge, rim) = match self.man.side {
            Side::First => ("man-first-bevel", "man-first-edge", "man-first-rim"),
            Side::Second => ("man-second-bevel", "man-second-edge", "man-second-rim"),
        };
        let layers = self.layers();
        let top = self.floor.checked_sub(u16::try_from(layers.len()).ok()?)?;
        let layer = |half: u16| -> Option<&str> {
            let face_here = layers.get(usize::from(half.checked_sub(top)?))?;
            Some(if *face_here { face } else { edge })
        };
        let left = self.cell.x + (self.cell.width - self.width()) / 2;
        let mut lowest = None;
        for row in 0..self.cell.height {
            let (upper, lower) = (layer(2 * row), layer(2 * row + 1));
            let (sides, middle, front, back) = match (upper, lower) {
                (None, None) => continue,
                (Some(upper), Some(lower)) => (["▐", "▌"], "▀", upper, lower),
                (Some(upper), None) => (["▝", "▘"], "▀", upper, self.ground),
                (None, Some(lower)) => (["▗", "▖"], "▄", lower, self.ground),
            };
            let y = self.cell.y + row;
            let inside = usize::from(self.width().saturating_sub(2));
            // A terminal that cannot show half rows gets a full one.
            let (sides, middle, style) = if self.look.ascii {
                (["(", ")"], " ", self.look.on(front, front))
            } else {
                (sides, middle, self.look.on(front, back))
            };
            put(buffer, (left, y), sides[0], self.look.on(rim, self.ground));
            put(buffer, (left + 1, y), &middle.repeat(inside), style);
            put(
                buffer,
                (left + self.width() - 1, y),
                sides[1],
                self.look.on(rim, self.ground),
            );
            lowest = Some(y);
        }
        lowest
    }

    /// Paints with characters alone and gives back the lowest row painted.
    fn plain(&self, buffer: &mut Buffer) -> Option<u16> {
        let fill = match self.man.side {
            Side::First => self.look.pick("█", "#"),
            Side::Second => self.look.pick(" ", "o"),
        };
        let inside = usize::from(self.width().saturating_sub(4).max(1));
        let disc = format!("({})", fill.repeat(inside));
        let x = self.cell.x + (self.cell.width - u16::try_from(inside).ok()? - 2) / 2;
        let lowest = self.cell.y + (self.floor.max(1) - 1) / 2;
        for above in 0..u16::from(self.man.height) {
            let y = lowest.checked_sub(above)?;
            put(
                buffer,
                (x, y),
                &disc,
                Style::new().patch(self.look.strong()),
            );
        }
        Some(lowest)
    }
}
