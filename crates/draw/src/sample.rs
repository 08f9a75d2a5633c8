//! A corner of a board with a man of each kind, to show what a look does.
//! Does not belong to any game.

use game::board::Place;
use game::snapshot::{Man, Standing};
use game::{Board, Look, Point, Side};

/// How many units a sample is wide and high.
const SIZE: (usize, usize) = (4, 3);

/// A small board of this kind and what stands on it: a man of each side, and two of each that are
/// set one on the other.
#[must_use]
pub fn sample(look: Look) -> (Board, Standing) {
    let place = |(column, row): (usize, usize)| Place {
        x: column as f32 + 0.5,
        y: row as f32 + 0.5,
        name: String::new(),
    };
    let all = (0..SIZE.1).flat_map(|row| (0..SIZE.0).map(move |column| (column, row)));
    let places: Vec<(usize, usize)> = match look {
        Look::Squares => all
            .filter(|(column, row)| (column + row) % 2 == 1)
            .collect(),
        Look::Lines => all.collect(),
    };
    let at = |column: usize, row: usize| {
        let found = places.iter().position(|place| *place == (column, row));
        Point(
            found
                .and_then(|index| u8::try_from(index).ok())
                .unwrap_or(0),
        )
    };
    let (right, below) = (SIZE.0 - 1, SIZE.1 - 1);
    let lines = match look {
        Look::Squares => Vec::new(),
        Look::Lines => (0..=below)
            .map(|row| (at(0, row), at(right, row)))
            .chain((0..=right).map(|column| (at(column, 0), at(column, below))))
            .collect(),
    };
    let board = Board {
        name: "",
        look,
        width: SIZE.0 as f32,
        height: SIZE.1 as f32,
        man: 0.4,
        places: places.iter().copied().map(place).collect(),
        lines,
        rows: Vec::new(),
        first_at_bottom: false,
        still: &[],
        in_hand: 0,
    };
    let mut men = vec![None; places.len()];
    for (column, row, side, height) in [
        (1, 0, Side::First, 1),
        (0, 1, Side::First, 2),
        (2, 1, Side::Second, 1),
        (3, 2, Side::Second, 2),
    ] {
        men[at(column, row).index()] = Some(Man { side, height });
    }
    let standing = Standing {
        men,
        ..Standing::default()
    };
    (board, standing)
}
