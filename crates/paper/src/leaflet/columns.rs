//! Fills the columns of pages with what is set.
//! Does not know what it is.

use crate::booklet::Piece;

/// The fewest lines of a paragraph that stand together at the end or the start of a column.
const TOGETHER: usize = 2;

/// Something set in rows: a column may end between two of them.
pub struct Part {
    /// The white above it, unless it begins a column.
    pub before: f32,
    /// How readily that white grows.
    pub stretch: f32,
    /// Its rows with their heights; pieces lie from the left and the top edge of their row.
    pub rows: Vec<(f32, Vec<Piece>)>,
    /// Whether no column may end after it.
    pub stays_with_next: bool,
}

impl Part {
    fn height(&self) -> f32 {
        self.rows.iter().map(|(height, _)| height).sum()
    }

    /// The height of what must stand together at its beginning.
    fn start(&self) -> f32 {
        let together = if self.rows.len() <= TOGETHER + 1 {
            self.rows.len()
        } else {
            TOGETHER
        };
        self.rows[..together].iter().map(|(height, _)| height).sum()
    }
}

/// Where columns lie.
pub struct Columns {
    /// Where they begin on the first and on the other pages.
    pub tops: (f32, f32),
    /// Where they end.
    pub bottom: f32,
    /// Their left edges.
    pub lefts: [f32; 2],
    /// How much white of stretch 1 may grow so that a column ends where it should.
    pub most_more: f32,
}

/// How far the columns are filled.
struct Cursor {
    y: f32,
    fresh: bool,
    /// The columns so far.
    columns: Vec<Column>,
}

/// A column: its pieces, each with the stretch of all white above it, and where it ends.
#[derive(Default)]
struct Column {
    pieces: Vec<(f32, Piece)>,
    stretch: f32,
    end: f32,
}

impl Columns {
    /// The parts on as many pages as they need.
    #[must_use]
    pub fn filled(&self, parts: &[Part]) -> Vec<Vec<Piece>> {
        let mut cursor = Cursor {
            y: self.tops.0,
            fresh: true,
            columns: vec![Column::default()],
        };
        for (number, part) in parts.iter().enumerate() {
            if !cursor.fresh && cursor.y + part.before + needed(&parts[number..]) > self.bottom {
                self.next(&mut cursor);
            }
            if !cursor.fresh {
                cursor.y += part.before;
                if let Some(column) = cursor.columns.last_mut() {
                    column.stretch += part.stretch;
                }
            }
            for row in 0..part.rows.len() {
                if !cursor.fresh && self.ends(&cursor, part, row) {
                    self.next(&mut cursor);
                }
                self.put(&mut cursor, &part.rows[row]);
            }
        }
        self.pages(cursor.columns)
    }

    /// The columns on their pages. What is left free in a column that others follow goes into its
    /// white spaces, so that columns end on one line.
    fn pages(&self, columns: Vec<Column>) -> Vec<Vec<Piece>> {
        let mut pages: Vec<Vec<Piece>> = Vec::new();
        let last = columns.len() - 1;
        for (number, column) in columns.into_iter().enumerate() {
            if number % self.lefts.len() == 0 {
                pages.push(Vec::new());
            }
            let more = if number == last || column.stretch == 0.0 {
                0.0
            } else {
                ((self.bottom - column.end) / column.stretch).clamp(0.0, self.most_more)
            };
            if let Some(page) = pages.last_mut() {
                let moved = |(above, piece): (f32, Piece)| Piece {
                    y: piece.y + above * more,
                    ..piece
                };
                page.extend(column.pieces.into_iter().map(moved));
            }
        }
        pages
    }

    /// Whether a column ends before this row.
    fn ends(&self, cursor: &Cursor, part: &Part, row: usize) -> bool {
        let left = part.rows.len() - row;
        // The last lines stay together, so the column ends before both or after both.
        let together = if row >= TOGETHER && left == TOGETHER {
            TOGETHER
        } else {
            1
        };
        let height: f32 = part.rows[row..row + together]
            .iter()
            .map(|(height, _)| height)
            .sum();
        let begun = row == 0 || row >= TOGETHER && left >= TOGETHER;
        begun && cursor.y + height > self.bottom
    }

    fn next(&self, cursor: &mut Cursor) {
        let first_page = cursor.columns.len() < self.lefts.len();
        cursor.columns.push(Column::default());
        cursor.y = if first_page { self.tops.0 } else { self.tops.1 };
        cursor.fresh = true;
    }

    fn put(&self, cursor: &mut Cursor, (height, pieces): &(f32, Vec<Piece>)) {
        let left = self.lefts[(cursor.columns.len() - 1) % self.lefts.len()];
        let top = cursor.y;
        cursor.y += height;
        cursor.fresh = false;
        if let Some(column) = cursor.columns.last_mut() {
            let above = column.stretch;
            let moved = |piece: &Piece| Piece {
                x: piece.x + left,
                y: piece.y + top,
                ..piece.clone()
            };
            column
                .pieces
                .extend(pieces.iter().map(|piece| (above, moved(piece))));
            column.end = cursor.y;
        }
    }
}

/// The height that the first of these parts needs to begin: with what must follow it.
fn needed(parts: &[Part]) -> f32 {
    match parts {
        [part, next, ..] if part.stays_with_next => {
            part.height() + next.before + needed(&parts[1..])
        }
        [part, ..] => part.start(),
        [] => 0.0,
    }
}
