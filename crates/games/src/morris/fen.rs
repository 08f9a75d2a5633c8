//! Positions of the morris family as text: see docs/formats/morris-fen.md.
//! Does not know what the men may do.

use super::mills::POINTS;
use super::{Position, Ruleset, setups};
use game::{Refusal, Side};

/// Points in each of the seven rows of the board, from the top.
const ROW_LENGTHS: [usize; 7] = [3, 3, 3, 6, 3, 3, 3];

/// The men's letters, by [`Side::index`].
const LETTERS: [char; 2] = ['x', 'o'];

/// What is wrong with the text of a position. Places are counted in characters from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Fault {
    /// There is nothing to read.
    Empty,
    /// A character in the rows that is neither a man nor a vacant point.
    Letter { found: char, at: usize },
    /// A row with too few or too many points; `row` counts from the top of the board, 7 to 1.
    RowLength {
        row: usize,
        found: usize,
        allowed: usize,
    },
    /// Not seven rows.
    Rows { found: usize },
    /// The side to move is missing or unknown.
    Turn { found: String, at: usize },
    /// A number of men in hand that is none, or missing.
    Hand { found: String, at: usize },
    /// Something after the end.
    Rest { found: String, at: usize },
    /// What is written is no position of the rule set.
    SetUp(setups::Fault),
}

impl From<Fault> for Refusal {
    fn from(fault: Fault) -> Refusal {
        match fault {
            Fault::Empty => Refusal::new("error-morris-fen-empty"),
            Fault::Letter { found, at } => Refusal::new("error-morris-fen-letter")
                .with("found", found)
                .with("at", at),
            Fault::RowLength {
                row,
                found,
                allowed,
            } => Refusal::new("error-morris-fen-row")
                .with("number", row)
                .with("found", found)
                .with("allowed", allowed),
            Fault::Rows { found } => Refusal::new("error-morris-fen-rows").with("found", found),
            Fault::Turn { found, at } => Refusal::new("error-morris-fen-turn")
                .with("found", found)
                .with("at", at),
            Fault::Hand { found, at } => Refusal::new("error-morris-fen-hand")
                .with("found", found)
                .with("at", at),
            Fault::Rest { found, at } => Refusal::new("error-morris-fen-rest")
                .with("found", found)
                .with("at", at),
            Fault::SetUp(fault) => set_up(fault),
        }
    }
}

/// What is said about a fault to who has written the position down.
fn set_up(fault: setups::Fault) -> Refusal {
    let letter = |side: Side| LETTERS[side.index()];
    match fault {
        setups::Fault::TooMany {
            side,
            found,
            allowed,
        } => Refusal::new("error-morris-fen-too-many")
            .with("letter", letter(side))
            .with("found", found)
            .with("allowed", allowed),
        setups::Fault::InHand { first, second } => Refusal::new("error-morris-fen-in-hand")
            .with("first", first)
            .with("second", second),
        setups::Fault::TooFew { side, found } => Refusal::new("error-morris-fen-too-few")
            .with("letter", letter(side))
            .with("found", found),
    }
}

/// Reads a position; what is around it in `[FEN "..."]` is passed over.
///
/// # Errors
/// Says what is wrong and where.
pub(super) fn read<R: Ruleset>(text: &str) -> Result<Position<R>, Refusal> {
    let mut words = words(text).into_iter();
    let (rows, at) = words.next().ok_or(Fault::Empty)?;
    let end = text.trim_end().chars().count() + 1;
    let men = read_rows(rows, at)?;
    let (turn, at) = words.next().unwrap_or(("", end));
    let turn = match turn {
        "x" | "X" => Side::First,
        "o" | "O" => Side::Second,
        _ => {
            return Err(Fault::Turn {
                found: turn.to_owned(),
                at,
            }
            .into());
        }
    };
    let mut hand = [0; 2];
    if let Some(first) = words.next() {
        hand = [
            read_hand(first)?,
            read_hand(words.next().unwrap_or(("", end)))?,
        ];
    }
    if let Some((rest, at)) = words.next() {
        return Err(Fault::Rest {
            found: rest.to_owned(),
            at,
        }
        .into());
    }
    Ok(setups::checked(men, hand, turn).map_err(Fault::SetUp)?)
}

/// The words of the text with the place where each begins, without a tag's brackets and quotes.
fn words(text: &str) -> Vec<(&str, usize)> {
    let mut words = Vec::new();
    let mut begin = None;
    let stop = |c: char| c.is_whitespace() || matches!(c, '[' | ']' | '"');
    for (place, (byte, c)) in text.char_indices().chain([(text.len(), ' ')]).enumerate() {
        match (begin, stop(c)) {
            (None, false) => begin = Some((byte, place + 1)),
            (Some((from, at)), true) => {
                words.push((&text[from..byte], at));
                begin = None;
            }
            _ => {}
        }
    }
    if words
        .first()
        .is_some_and(|(word, _)| word.eq_ignore_ascii_case("fen"))
    {
        words.remove(0);
    }
    words
}

/// Reads the seven rows, from the top, into sets of points. `at` is the place of the first letter.
fn read_rows(text: &str, at: usize) -> Result<[u32; 2], Fault> {
    let mut men = [0; 2];
    let rows = text.split('/').count();
    if let Some((i, found)) = text.chars().enumerate().find(|&(_, c)| !is_row_letter(c)) {
        return Err(Fault::Letter { found, at: at + i });
    }
    if rows != ROW_LENGTHS.len() {
        return Err(Fault::Rows { found: rows });
    }
    let mut begin = 0;
    for (row, (text, length)) in text.split('/').zip(ROW_LENGTHS).enumerate() {
        let mut across = 0;
        for c in text.chars() {
            let set = 1_u32.checked_shl((begin + across) as u32).unwrap_or(0);
            match c.to_ascii_lowercase() {
                'x' => men[0] |= set,
                'o' => men[1] |= set,
                _ => {}
            }
            across += c.to_digit(10).map_or(1, |vacant| vacant as usize);
        }
        if across != length {
            return Err(Fault::RowLength {
                row: 7 - row,
                found: across,
                allowed: length,
            });
        }
        begin += length;
    }
    Ok(men)
}

const fn is_row_letter(c: char) -> bool {
    matches!(c, 'x' | 'X' | 'o' | 'O' | '.' | '/' | '1'..='6')
}

fn read_hand((text, at): (&str, usize)) -> Result<u8, Fault> {
    let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    let number = if digits { text.parse().ok() } else { None };
    number.ok_or_else(|| Fault::Hand {
        found: text.to_owned(),
        at,
    })
}

/// Writes a position: each point as a letter, the side to move, the men in hand.
pub(super) fn write<R: Ruleset>(position: &Position<R>) -> String {
    let mut text = String::with_capacity(POINTS + 16);
    let mut point = 0;
    for (row, length) in ROW_LENGTHS.into_iter().enumerate() {
        if row > 0 {
            text.push('/');
        }
        for _ in 0..length {
            text.push(
                position
                    .owner(point)
                    .map_or('.', |side| LETTERS[side.index()]),
            );
            point += 1;
        }
    }
    let [first, second] = Side::BOTH.map(|side| position.in_hand_of(side));
    text + &format!(" {} {first} {second}", LETTERS[position.mover().index()])
}
