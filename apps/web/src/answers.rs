//! What the page answers to a question about the board, in words to be spoken.
//! Does not know any rule, or which key asks.

use crate::frame::Frame;
use crate::keys;
use game::{Board, Point, Side};
use text::{Text, Value};

/// The whole board: its rows from the top as it is seen, then the men in hand.
#[must_use]
pub fn board(text: &Text, board: &Board, turned: bool, frame: &Frame) -> String {
    let mut parts: Vec<String> = board
        .grid(turned)
        .iter()
        .filter_map(|points| men_of(text, board, frame, points))
        .collect();
    if parts.is_empty() {
        parts.push(text.get("answer-empty"));
    }
    for side in Side::BOTH {
        let number = frame.standing.in_hand[side.index()];
        if number > 0 {
            let values = [
                ("side", text.side(side).into()),
                ("number", Value::Number(i64::from(number))),
            ];
            parts.push(text.with("answer-in-hand", &values));
        }
    }
    parts.join(" ")
}

/// The row of a point.
#[must_use]
pub fn row(text: &Text, board: &Board, turned: bool, frame: &Frame, of: Point) -> String {
    let grid = board.grid(turned);
    grid.iter()
        .find(|row| row.contains(&of))
        .and_then(|row| men_of(text, board, frame, row))
        .unwrap_or_else(|| text.get("answer-row-empty"))
}

/// The men of a row, neighbours of a kind together: "White man 29 and 30, red king 31."
fn men_of(text: &Text, board: &Board, frame: &Frame, row: &[Point]) -> Option<String> {
    let mut kinds: Vec<(String, Vec<Point>)> = Vec::new();
    for &point in row {
        let man = frame.standing.men.get(point.index()).copied().flatten();
        let Some(man) = man else { continue };
        let piece = frame
            .piece(point)
            .map_or_else(|| text.side(man.side), |key| text.piece(key, man.side));
        match kinds.last_mut() {
            Some((kind, points)) if *kind == piece => points.push(point),
            _ => kinds.push((piece, vec![point])),
        }
    }
    if kinds.is_empty() {
        return None;
    }
    let groups: Vec<String> = kinds
        .into_iter()
        .map(|(piece, points)| {
            let values = [
                ("piece", piece.into()),
                ("points", text.all_of(board, &points).into()),
            ];
            text.with("answer-men-at", &values)
        })
        .collect();
    Some(text.with("answer-row", &[("men", text.row(&groups).into())]))
}

/// The men that can capture, or that none can.
#[must_use]
pub fn captures(text: &Text, board: &Board, frame: &Frame) -> String {
    let points = keys::captures(frame);
    let side = ("side", Value::from(text.side(frame.snapshot.turn)));
    if points.is_empty() {
        return text.with("answer-no-captures", &[side]);
    }
    if frame.removing() {
        let either = ("either", text.either_of(board, &points).into());
        return text.with("say-removable", &[either]);
    }
    let points = ("points", text.all_of(board, &points).into());
    text.with("answer-captures", &[side, points])
}

/// How many men each side has on the board.
#[must_use]
pub fn men(text: &Text, frame: &Frame) -> String {
    let count = |side: Side| {
        let men = frame.standing.men.iter().flatten();
        let number = men.filter(|man| man.side == side).count();
        let values = [
            ("side", text.side(side).into()),
            (
                "number",
                Value::Number(i64::try_from(number).unwrap_or(i64::MAX)),
            ),
        ];
        text.with("answer-count", &values)
    };
    Side::BOTH.map(count).join(" ")
}
