//! A description of a board: its places, their names and lines, and how arrow keys walk over it.
//! Does not know what stands on it or by which rules.

use crate::Point;

/// How a board is drawn. Lengths are in units of the board: see [`Board::width`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Look {
    /// Squares of one unit in rows and columns; places are the dark ones.
    Squares,
    /// Points joined by lines on an open ground.
    Lines,
}

/// A place for a man.
#[derive(Clone, PartialEq, Debug)]
pub struct Place {
    /// The centre, from the left edge, in units.
    pub x: f32,
    /// The centre, from the top edge, in units, as the second player's side sees it from below.
    pub y: f32,
    /// What it is called in the game's notation, such as `11` or `d2`.
    pub name: String,
}

/// A board: everything about it that does not change during a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Board {
    /// Which board it is, as a message key's ending, such as `checkers`.
    pub name: &'static str,
    /// How it is drawn.
    pub look: Look,
    /// Its width in units.
    pub width: f32,
    /// Its height in units.
    pub height: f32,
    /// Half of a man's width, in units.
    pub man: f32,
    /// The places, by [`Point`].
    pub places: Vec<Place>,
    /// Straight lines to draw, as two ends.
    pub lines: Vec<(Point, Point)>,
    /// Rows of three or more places that count together when one side holds them all; drawn when
    /// they do. Empty for a board without them.
    pub rows: Vec<Vec<Point>>,
    /// Which side's men sit at the bottom when the board is not turned. Meant for `First` playing
    /// upward; `false` where the first player sits at the top of an unturned board.
    pub first_at_bottom: bool,
    /// Moves that lead from the start to a position that shows the game well in a small picture;
    /// none where the start itself does.
    pub still: &'static [&'static str],
    /// Men that each player holds in hand at the start.
    pub in_hand: u8,
}

/// A direction of an arrow key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arrow {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Upward.
    Up,
    /// Downward.
    Down,
}

impl Board {
    /// The point with this name.
    #[must_use]
    pub fn point(&self, name: &str) -> Option<Point> {
        let found = self.places.iter().position(|place| place.name == name)?;
        u8::try_from(found).ok().map(Point)
    }

    /// A point's name; empty for a point that the board does not have.
    #[must_use]
    pub fn name_of(&self, point: Point) -> &str {
        self.places
            .get(point.index())
            .map_or("", |place| &place.name)
    }

    /// All points, by index.
    pub fn points(&self) -> impl Iterator<Item = Point> + use<> {
        (0..self.places.len()).map(|index| Point(u8::try_from(index).unwrap_or(u8::MAX)))
    }

    /// Where an arrow key leads from a point: left and right to the nearest place of the same row,
    /// up and down to the next row's place that is nearest across. `turned` is half a turn.
    #[must_use]
    pub fn step(&self, from: Point, arrow: Arrow, turned: bool) -> Option<Point> {
        let here = self.places.get(from.index())?;
        let sign = if turned { -1.0 } else { 1.0 };
        let mut best: Option<(f32, Point)> = None;
        for point in self.points() {
            let place = &self.places[point.index()];
            let (dx, dy) = ((place.x - here.x) * sign, (place.y - here.y) * sign);
            let cost = match arrow {
                Arrow::Left if dy == 0.0 && dx < 0.0 => -dx,
                Arrow::Right if dy == 0.0 && dx > 0.0 => dx,
                // A tie across is broken to the left.
                Arrow::Up if dy < 0.0 => -dy * 100.0 + dx.abs() + if dx > 0.0 { 0.1 } else { 0.0 },
                Arrow::Down if dy > 0.0 => dy * 100.0 + dx.abs() + if dx > 0.0 { 0.1 } else { 0.0 },
                _ => continue,
            };
            if best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, point));
            }
        }
        best.map(|(_, point)| point)
    }

    /// The points in rows from top to bottom, each from left to right; `turned` is half a turn.
    #[must_use]
    pub fn grid(&self, turned: bool) -> Vec<Vec<Point>> {
        let mut points: Vec<Point> = self.points().collect();
        points.sort_by(|a, b| {
            let (a, b) = (&self.places[a.index()], &self.places[b.index()]);
            a.y.total_cmp(&b.y).then(a.x.total_cmp(&b.x))
        });
        if turned {
            points.reverse();
        }
        let mut grid: Vec<Vec<Point>> = Vec::new();
        for point in points {
            let y = self.places[point.index()].y;
            match grid.last_mut() {
                Some(row) if self.places[row[0].index()].y == y => row.push(point),
                _ => grid.push(vec![point]),
            }
        }
        grid
    }
}
