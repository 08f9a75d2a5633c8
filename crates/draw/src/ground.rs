//! The board itself: squares or lines, and the names of its places.
//! Does not know what stands on it.

use crate::{UNIT, centre, escape, size};
use game::{Board, Look};

/// The board without men, as the content of an `svg` element whose view box is the board's
/// [`size`]. With `labels` each place carries its name.
#[must_use]
pub fn ground(board: &Board, turned: bool, labels: bool) -> String {
    let mut drawn = match board.look {
        Look::Squares => squares(board, turned),
        Look::Lines => lines(board, turned),
    };
    if labels {
        drawn += &names(board, turned);
    }
    drawn
}

fn squares(board: &Board, turned: bool) -> String {
    let (width, height) = size(board);
    let mut dark = String::new();
    for point in board.points() {
        let (x, y) = centre(board, turned, point);
        dark += &format!("M{} {}h{UNIT}v{UNIT}h-{UNIT}z", x - UNIT / 2, y - UNIT / 2);
    }
    format!(
        "<rect class=\"light\" width=\"{width}\" height=\"{height}\"/><path class=\"dark\" d=\"{dark}\"/>"
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

fn names(board: &Board, turned: bool) -> String {
    let mut drawn = String::new();
    for point in board.points() {
        let (x, y) = centre(board, turned, point);
        let name = escape(board.name_of(point));
        drawn += &match board.look {
            Look::Squares => {
                format!(
                    "<text class=\"name\" x=\"{}\" y=\"{}\">{name}</text>",
                    x - 42,
                    y - 29
                )
            }
            Look::Lines => format!(
                "<text class=\"name on-slab\" x=\"{}\" y=\"{}\">{name}</text>",
                x + 47,
                y + 45
            ),
        };
    }
    drawn
}
