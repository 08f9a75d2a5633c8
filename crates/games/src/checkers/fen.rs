//! Positions as text: the FEN of Portable Draughts Notation; see docs/formats/checkers-fen.md.
//! Does not know moves.
//!
//! The reader takes what real files hold: lower case, blanks, the sides in either order or left
//! out, ranges (`W21-32`), a full stop at the end, `?` for the side to move (the first player's
//! turn then), and the tag around it (`[FEN "..."]`, with others such as `[SetUp "1"]`).

use super::{
    Position, Ruleset,
    pieces::{First, Mover, Second},
    squares::{SQUARES, bit},
};
use game::{Point, Position as _, Refusal, Side};

/// A place in a text, for messages.
struct Reader<'a> {
    text: &'a str,
    /// The byte where reading goes on.
    at: usize,
    /// The byte where reading ends.
    end: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<char> {
        self.text[self.at..self.end].chars().next()
    }

    fn skip_blanks(&mut self) {
        while let Some(c) = self.peek().filter(|c| c.is_whitespace()) {
            self.at += c.len_utf8();
        }
    }

    /// The next character after blanks, read when it is one of those given.
    fn take(&mut self, any: &[char]) -> Option<char> {
        self.skip_blanks();
        let c = self
            .peek()
            .filter(|c| any.contains(&c.to_ascii_uppercase()))?;
        self.at += c.len_utf8();
        Some(c.to_ascii_uppercase())
    }

    /// A refusal that points at byte `at` and shows the word there.
    fn refuse(&self, key: &'static str, at: usize) -> Refusal {
        let found: String = self.text[at..self.end]
            .chars()
            .take_while(|c| !c.is_whitespace() && !",:.".contains(*c))
            .take(20)
            .collect();
        let found = match (found.is_empty(), self.text[at..self.end].chars().next()) {
            (true, Some(c)) => c.to_string(),
            _ => found,
        };
        let characters = self.text[..at].chars().count() + 1;
        Refusal::new(key)
            .with("found", found)
            .with("at", characters)
    }

    /// A number of a square, with the byte where it begins.
    fn square(&mut self) -> Result<usize, Refusal> {
        self.skip_blanks();
        let begin = self.at;
        while self.peek().is_some_and(|c| c.is_ascii_digit()) {
            self.at += 1;
        }
        if begin == self.at {
            let letters = self.peek().is_some_and(|c| c.is_ascii_alphabetic());
            let key = if letters {
                "error-checkers-fen-letters"
            } else {
                "error-checkers-fen-square"
            };
            return Err(self.refuse(key, begin));
        }
        match self.text[begin..self.at].parse() {
            Ok(square @ 1..=SQUARES) => Ok(square),
            _ => Err(self.refuse("error-checkers-fen-square", begin)),
        }
    }
}

/// Finds the position in the text: all of it, or what stands between the quotes of a `FEN` tag.
fn content(text: &str) -> Result<Reader<'_>, Refusal> {
    let whole = Reader {
        text,
        at: 0,
        end: text.len(),
    };
    let Some(quote) = text.find('"') else {
        return Ok(whole);
    };
    let open = match text.to_ascii_uppercase().find("FEN") {
        Some(tag) => text[tag..].find('"').map_or(quote, |quote| tag + quote),
        None if text[..quote].trim().is_empty() => quote,
        None => return Err(whole.refuse("error-checkers-fen-tag", 0)),
    };
    let begin = open + 1;
    let end = text[begin..]
        .find('"')
        .map_or(text.len(), |close| begin + close);
    Ok(Reader {
        text,
        at: begin,
        end,
    })
}

/// The pieces read so far.
#[derive(Default)]
struct Pieces {
    sides: [u32; 2],
    kings: u32,
}

/// Reads a position.
pub(super) fn read<R: Ruleset>(text: &str) -> Result<Position<R>, Refusal> {
    let mut reader = content(text)?;
    let turn = match reader.take(&['B', 'W', '?']) {
        Some('W') => Side::Second,
        Some(_) => Side::First,
        None => return Err(reader.refuse("error-checkers-fen-turn", reader.at)),
    };
    let mut pieces = Pieces::default();
    let mut read = [false; 2];
    while reader.take(&[':']).is_some() {
        let begin = reader.at;
        let side = match reader.take(&['B', 'W']) {
            Some('B') => Side::First,
            Some(_) => Side::Second,
            None => return Err(reader.refuse("error-checkers-fen-side", reader.at)),
        };
        if std::mem::replace(&mut read[side.index()], true) {
            return Err(reader.refuse("error-checkers-fen-side-twice", begin));
        }
        read_side(&mut reader, side, &mut pieces)?;
        let count = pieces.sides[side.index()].count_ones();
        if count > Position::<R>::MOST_PIECES {
            let refusal = reader.refuse("error-checkers-fen-too-many", begin);
            return Err(refusal
                .with("number", count)
                .with("allowed", Position::<R>::MOST_PIECES));
        }
    }
    reader.take(&['.']);
    reader.skip_blanks();
    if reader.at < reader.end {
        return Err(reader.refuse("error-checkers-fen-more", reader.at));
    }
    if pieces.sides == [0, 0] {
        return Err(reader.refuse("error-checkers-fen-empty", reader.end));
    }
    Ok(Position::of(pieces.sides, pieces.kings, turn))
}

/// Reads one side's pieces, up to the next colon, a full stop or the end.
fn read_side(reader: &mut Reader<'_>, side: Side, pieces: &mut Pieces) -> Result<(), Refusal> {
    reader.skip_blanks();
    while reader.peek().is_some_and(|c| !":.".contains(c)) {
        let begin = reader.at;
        let king = reader.take(&['K']).is_some();
        let first = reader.square()?;
        let last = if reader.take(&['-']).is_some() {
            reader.square()?
        } else {
            first
        };
        if last < first {
            return Err(reader.refuse("error-checkers-fen-range", begin));
        }
        for square in first..=last {
            let point = Point((square - 1) as u8);
            let refusal = |key| reader.refuse(key, begin).at([point]);
            if (pieces.sides[0] | pieces.sides[1]) & bit(point) != 0 {
                return Err(refusal("error-checkers-fen-occupied"));
            }
            if !king && bit(point) & last_row(side) != 0 {
                return Err(refusal("error-checkers-fen-king-row"));
            }
            pieces.sides[side.index()] |= bit(point);
            if king {
                pieces.kings |= bit(point);
            }
        }
        if reader.take(&[',']).is_some() {
            reader.skip_blanks();
            if reader.peek().is_none_or(|c| ":.".contains(c)) {
                return Err(reader.refuse("error-checkers-fen-square", reader.at));
            }
        }
        reader.skip_blanks();
    }
    Ok(())
}

fn last_row(side: Side) -> u32 {
    match side {
        Side::First => First::LAST_ROW,
        Side::Second => Second::LAST_ROW,
    }
}

/// Writes a position: the side to move, White's pieces, Black's pieces, by their squares.
pub(super) fn write<R: Ruleset>(position: &Position<R>) -> String {
    let letter = |side| if side == Side::First { 'B' } else { 'W' };
    let mut text = String::from(letter(position.turn()));
    for side in [Side::Second, Side::First] {
        text.push(':');
        text.push(letter(side));
        let mut comma = "";
        for square in 1..=SQUARES {
            let square_bit = bit(Point((square - 1) as u8));
            if position.pieces(side) & square_bit != 0 {
                let king = if position.kings() & square_bit != 0 {
                    "K"
                } else {
                    ""
                };
                text.push_str(&format!("{comma}{king}{square}"));
                comma = ",";
            }
        }
    }
    text
}
