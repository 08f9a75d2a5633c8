//! Moves as text: `11-15`, `15x22x31`, `15x31` where that is enough.
//! Does not know positions as text.

use super::{Move, Position, Ruleset, fen, squares::SQUARES};
use game::{Game, Notation, Point, Position as _, Refusal};

/// Signs that may stand between two squares. Files use either kind for either kind of move.
const SEPARATORS: [char; 6] = ['-', 'x', 'X', '\u{d7}', '\u{2013}', '\u{2212}'];

/// A square of a move's text: its point and the character where it begins, from 1.
type Touch = (Point, usize);

impl<R: Ruleset> Notation for Position<R> {
    fn from_fen(text: &str) -> Result<Self, Refusal> {
        fen::read(text)
    }

    fn to_fen(&self) -> String {
        fen::write(self)
    }

    fn read_move(&self, text: &str) -> Result<Move, Refusal> {
        let touched = read_squares(text)?;
        let points: Vec<Point> = touched.iter().map(|(point, _)| *point).collect();
        let mut moves = Vec::new();
        self.moves(&mut moves);
        if let Some(mv) = moves.iter().find(|mv| *self.touches(mv) == *points) {
            return Ok(*mv);
        }
        let short: Vec<Move> = moves
            .iter()
            .copied()
            .filter(|mv| shortens(&points, &self.touches(mv)))
            .collect();
        match short.as_slice() {
            [] => Err(self.refuse_text(&moves, &touched)),
            [first, others @ ..] => {
                let result = self.after(first);
                if others.iter().all(|mv| self.after(mv) == result) {
                    return Ok(*first);
                }
                let forms: Vec<String> = short.iter().map(|mv| self.write_move(mv)).collect();
                Err(Refusal::new("error-checkers-move-ambiguous")
                    .with("found", text.trim())
                    .with("allowed", forms.join(", ")))
            }
        }
    }

    fn write_move(&self, mv: &Move) -> String {
        let separator = if self.takes(mv) { "x" } else { "-" };
        let names: Vec<String> = self
            .touches(mv)
            .iter()
            .map(|point| (point.0 + 1).to_string())
            .collect();
        names.join(separator)
    }
}

impl<R: Ruleset> Position<R> {
    /// Why a text whose squares name no legal move is refused.
    fn refuse_text(&self, moves: &[Move], touched: &[Touch]) -> Refusal {
        let mut points: Vec<Point> = Vec::new();
        for &(point, at) in touched {
            points.push(point);
            if moves.iter().any(|mv| self.touches(mv).starts_with(&points)) {
                continue;
            }
            let before = &points[..points.len() - 1];
            let complete = moves.iter().any(|mv| *self.touches(mv) == *before);
            let refusal = if complete && before.len() > 1 {
                Refusal::new("error-checkers-move-goes-on").at(before.last().copied())
            } else {
                self.refuse(&points)
            };
            return refusal.with("at", at);
        }
        // Every square was good as far as the text goes: the jump is not complete.
        let at = touched.last().map_or(1, |(_, at)| *at);
        points.push(Point(u8::MAX));
        self.refuse(&points).with("at", at)
    }
}

/// Whether the squares of a text name a capture in short: its origin and end, and squares between
/// them in its order.
fn shortens(points: &[Point], touches: &[Point]) -> bool {
    let ([first, between @ .., last], [from, route @ .., end]) = (points, touches) else {
        return false;
    };
    let mut route = route.iter();
    first == from && last == end && between.iter().all(|point| route.any(|on| on == point))
}

/// Reads squares with separators between them.
fn read_squares(text: &str) -> Result<Vec<Touch>, Refusal> {
    let refusal = |key, at: usize| Refusal::new(key).with("found", text.trim()).with("at", at);
    let mut touched = Vec::new();
    let mut characters = text.trim_end().chars().enumerate().peekable();
    while characters.next_if(|(_, c)| c.is_whitespace()).is_some() {}
    loop {
        let at = characters
            .peek()
            .map_or(text.trim_end().chars().count(), |(at, _)| *at)
            + 1;
        let mut digits = String::new();
        while let Some((_, digit)) = characters.next_if(|(_, c)| c.is_ascii_digit()) {
            digits.push(digit);
        }
        if digits.is_empty() {
            return Err(refusal("error-checkers-move-form", at));
        }
        let Ok(square @ 1..=SQUARES) = digits.parse() else {
            return Err(Refusal::new("error-checkers-move-square")
                .with("found", digits)
                .with("at", at));
        };
        touched.push((Point((square - 1) as u8), at));
        match characters.next() {
            None if touched.len() > 1 => return Ok(touched),
            None => return Err(refusal("error-checkers-move-form", at + digits.len())),
            Some((_, c)) if SEPARATORS.contains(&c) => {}
            Some((at, _)) => return Err(refusal("error-checkers-move-form", at + 1)),
        }
    }
}
