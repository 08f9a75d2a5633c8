//! Fills the columns of pages with what is set.
//! Does not know what it is.

use crate::booklet::Piece;

/// The fewest lines of a paragraph that stand together at the end or the start of a column.
const TOGETHER: usize = 2;

/// Something set in rows: a column may end between two of them.
pub struct Part {
    /// The white above it, unless it begins a column.
    pub before: f32,
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
        self.rows[..together]
            .iter()
            .map(|(height, _)| height)
            .sum()
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
}

/// How far the columns are filled.
struct Cursor {
    column: usize,
    y: f32,
    fresh: bool,
}

impl Columns {
    /// The parts on as many pages as they need.
    #[must_use]
    pub fn filled(&self, parts: &[Part]) -> Vec<Vec<Piece>> {
        let mut pages: Vec<Vec<Piece>> = vec![Vec::new()];
        let mut cursor = Cursor {
            column: 0,
            y: self.tops.0,
            fresh: true,
        };
        for (number, part) in parts.iter().enumerate() {
            if !cursor.fresh && cursor.y + part.before + needed(&parts[number..]) > self.bottom {
                self.next(&mut cursor, &mut pages);
            }
            if !cursor.fresh {
                cursor.y += part.before;
            }
            for row in 0..part.rows.len() {
                if !cursor.fresh && self.ends(&cursor, part, row) {
                    self.next(&mut cursor, &mut pages);
                }
                self.put(&mut cursor, &mut pages, &part.rows[row]);
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

    fn next(&self, cursor: &mut Cursor, pages: &mut Vec<Vec<Piece>>) {
        cursor.column += 1;
        if cursor.column.is_multiple_of(self.lefts.len()) {
            pages.push(Vec::new());
        }
        cursor.y = if pages.len() == 1 {
            self.tops.0
        } else {
            self.tops.1
        };
        cursor.fresh = true;
    }

    fn put(
        &self,
        cursor: &mut Cursor,
        pages: &mut [Vec<Piece>],
        (height, pieces): &(f32, Vec<Piece>),
    ) {
        let left = self.lefts[cursor.column % self.lefts.len()];
        let moved = pieces.iter().map(|piece| Piece {
            x: piece.x + left,
            y: piece.y + cursor.y,
            ..piece.clone()
        });
        if let Some(page) = pages.last_mut() {
            page.extend(moved);
        }
        cursor.y += height;
        cursor.fresh = false;
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
