//! The board itself: squares or lines, and the names of its places.
//! Does not know what stands on it.

use crate::{Labels, UNIT, View, centre, escape, size};
use game::{Board, Look, Point};

/// The board without men, as the content of an `svg` element whose view box is the board's
/// [`size`]; of the view it heeds the turn, the labels and the bright squares.
#[must_use]
pub fn ground(board: &Board, view: &View) -> String {
    let bright = view.bright && board.look == Look::Squares;
    let mut drawn = match board.look {
        Look::Squares => squares(board, view.turned, bright),
        Look::Lines => lines(board, view.turned),
    };
    match (view.labels, board.look) {
        (Labels::Off, _) => {}
        (Labels::Letters, Look::Squares) => drawn += &letters(board, view.turned, bright),
        (_, Look::Squares) => drawn += &numbers(board, view.turned, bright),
        (_, Look::Lines) => drawn += &names(board, view.turned),
    }
    drawn
}

fn squares(board: &Board, turned: bool, bright: bool) -> String {
    let (width, height) = size(board);
    let mut places = String::new();
    for point in board.points() {
        let (x, y) = centre(board, turned, point);
        places += &format!("M{} {}h{UNIT}v{UNIT}h-{UNIT}z", x - UNIT / 2, y - UNIT / 2);
    }
    let (under, over) = if bright {
        ("dark", "light")
    } else {
        ("light", "dark")
    };
    format!(
        "<rect class=\"{under}\" width=\"{width}\" height=\"{height}\"/><path class=\"{over}\" d=\"{places}\"/>\
         <path class=\"grain\" d=\"{}\"/>",
        grain(width, height)
    )
}

fn lines(board: &Board, turned: bool) -> String {
    let (width, height) = size(board);
    let mut ways = String::new();
    for &(from, to) in &board.lines {
        let ((x, y), (to_x, to_y)) = (centre(board, turned, from), centre(board, turned, to));
        ways += &format!("M{x} {y}L{to_x} {to_y}");
    }
    let mut holes = String::new();
    for point in board.points() {
        let (x, y) = centre(board, turned, point);
        holes += &format!("<circle class=\"hole\" cx=\"{x}\" cy=\"{y}\" r=\"9\"/>");
    }
    let grain = grain(width, height);
    format!(
        "<rect class=\"slab\" width=\"{width}\" height=\"{height}\"/><path class=\"grain\" d=\"{grain}\"/>\
         <path class=\"ways\" d=\"{ways}\"/>{holes}"
    )
}

/// Long shallow waves across a wooden board: the same ones on every board of a size.
fn grain(width: i32, height: i32) -> String {
    let mut waves = String::new();
    let mut y = 17;
    let mut bend = 9;
    while y < height {
        waves += &format!(
            "M0 {y}C{} {} {} {} {width} {}",
            width / 3,
            y + bend,
            width * 2 / 3,
            y - bend,
            y + bend / 2
        );
        y += 23 + (bend * 7).rem_euclid(19);
        bend = (bend * 5 + 11) % 17 - 6;
    }
    waves
}

/// A text on a square; `light` is the square's colour.
fn on_square(x: i32, y: i32, light: bool, end: bool, text: &str) -> String {
    let class = match (light, end) {
        (false, false) => "name",
        (true, false) => "name on-light",
        (false, true) => "name end",
        (true, true) => "name on-light end",
    };
    format!(
        "<text class=\"{class}\" x=\"{x}\" y=\"{y}\">{}</text>",
        escape(text)
    )
}

/// The names of the squares, each in its square.
fn numbers(board: &Board, turned: bool, bright: bool) -> String {
    let named = |point: Point| {
        let (x, y) = centre(board, turned, point);
        on_square(x - 42, y - 29, bright, false, board.name_of(point))
    };
    board.points().map(named).collect()
}

/// Letters for the columns and digits for the rows along two edges, counted from the near left
/// corner of the player who begins.
fn letters(board: &Board, turned: bool, bright: bool) -> String {
    let (columns, rows) = (board.width as i32, board.height as i32);
    let first_below = board.first_at_bottom != turned;
    let light = |column: i32, row: i32| {
        let middle = (column * UNIT + UNIT / 2, row * UNIT + UNIT / 2);
        let place = board
            .points()
            .any(|point| centre(board, turned, point) == middle);
        place == bright
    };
    let mut drawn = String::new();
    for column in 0..columns {
        let from_left = if first_below {
            column
        } else {
            columns - 1 - column
        };
        let letter = char::from(b'a' + u8::try_from(from_left.clamp(0, 25)).unwrap_or(0));
        let (x, y) = (column * UNIT + UNIT - 8, rows * UNIT - 9);
        drawn += &on_square(x, y, light(column, rows - 1), true, &letter.to_string());
    }
    for row in 0..rows {
        let rank = if first_below { rows - row } else { row + 1 };
        let (x, y) = (8, row * UNIT + 21);
        drawn += &on_square(x, y, light(0, row), false, &rank.to_string());
    }
    drawn
}

/// The names of points on lines, each beside its point.
fn names(board: &Board, turned: bool) -> String {
    let named = |point: Point| {
        let (x, y) = centre(board, turned, point);
        let name = escape(board.name_of(point));
        format!(
            "<text class=\"name on-slab\" x=\"{}\" y=\"{}\">{name}</text>",
            x + 47,
            y + 45
        )
    };
    board.points().map(named).collect()
}
