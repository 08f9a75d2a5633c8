//! A book as bytes (docs/formats/book.md): no position is written down, the moves lead to them.
//! Does not know where the bytes come from.

use super::{Book, MOST_WEIGHT};
use game::Game;
use std::collections::BTreeSet;
use std::fmt;
use tables::crc32;

const MAGIC: &[u8; 8] = b"TSOROBOK";
/// The version that is written and read.
pub const VERSION: u16 = 1;
/// The checksum's bytes.
const TAIL: usize = 4;
/// In a move's four bits, beside its weight: the position after it is in the book.
const FOLLOWED: u8 = 8;

/// Why bytes are no book of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BookError {
    /// They do not begin as a book does.
    Foreign,
    /// Another version of the format.
    Version(u16),
    /// Cut off or altered.
    Damaged,
    /// A book of another rule set: its name.
    Rules(String),
}

impl fmt::Display for BookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BookError::Foreign => write!(f, "not an opening book"),
            BookError::Version(found) => {
                write!(f, "version {found} of a book; this program reads {VERSION}")
            }
            BookError::Damaged => write!(f, "a book that is cut off or altered"),
            BookError::Rules(found) => write!(f, "a book of another rule set: {found}"),
        }
    }
}

impl std::error::Error for BookError {}

impl<G: Game> Book<G> {
    /// The book's bytes. Positions are written that the start leads to through others of the book.
    #[must_use]
    pub fn write(&self) -> Vec<u8> {
        let name = &G::NAME.as_bytes()[..G::NAME.len().min(255)];
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.push(name.len() as u8);
        bytes.extend(name);
        walk(|position: &G, moves| {
            let played = self.moves(position);
            let code = |mv: &G::Move| {
                let weight = played.iter().find(|(found, _)| found == mv);
                let followed = self.holds(&position.after(mv));
                weight.map_or(0, |(_, weight)| *weight) | if followed { FOLLOWED } else { 0 }
            };
            let codes: Vec<u8> = moves.iter().map(code).collect();
            let pairs = codes.chunks(2);
            bytes.extend(pairs.map(|pair| pair[0] | pair.get(1).unwrap_or(&0) << 4));
            Some(codes)
        });
        bytes.extend(crc32(&bytes).to_le_bytes());
        bytes
    }

    /// Reads a book. Whatever the bytes say, its moves are legal moves of its positions.
    ///
    /// # Errors
    /// Bytes that are no book, or cut off, or altered, or of another version or rule set.
    pub fn read(bytes: &[u8]) -> Result<Book<G>, BookError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(BookError::Foreign)?;
        let (version, rest) = rest.split_first_chunk().ok_or(BookError::Damaged)?;
        let version = u16::from_le_bytes(*version);
        if version != VERSION {
            return Err(BookError::Version(version));
        }
        let (content, sum) = bytes.split_at(bytes.len().saturating_sub(TAIL));
        if crc32(content).to_le_bytes() != sum {
            return Err(BookError::Damaged);
        }
        let (length, rest) = rest.split_first().ok_or(BookError::Damaged)?;
        let name = rest.split_at_checked(usize::from(*length));
        let (name, rest) = name.ok_or(BookError::Damaged)?;
        if name != G::NAME.as_bytes() {
            let found = String::from_utf8_lossy(name).into_owned();
            return Err(BookError::Rules(found));
        }
        let mut rest = &rest[..rest.len().saturating_sub(TAIL)];
        let mut book = Book::default();
        let whole = walk(|position: &G, moves| {
            let (codes, after) = rest.split_at_checked(moves.len().div_ceil(2))?;
            rest = after;
            let codes: Vec<u8> = codes
                .iter()
                .flat_map(|pair| [pair & 15, pair >> 4])
                .collect();
            let (codes, padding) = codes.split_at(moves.len());
            let weights = codes.iter().map(|code| code & MOST_WEIGHT);
            let played: Vec<_> = moves.iter().copied().zip(weights).collect();
            book.put(position.clone(), &played);
            padding
                .iter()
                .all(|code| *code == 0)
                .then(|| codes.to_vec())
        });
        if whole && rest.is_empty() {
            Ok(book)
        } else {
            Err(BookError::Damaged)
        }
    }
}

/// Goes from the start of the game to every position of a book, each once, however it is reached: a
/// position, then what follows its moves, one after the other, in the order of their texts. `codes` is
/// told the position and its moves in that order, and says for each move whether it is followed.
/// `false`: it had no answer.
fn walk<G: Game>(mut codes: impl FnMut(&G, &[G::Move]) -> Option<Vec<u8>>) -> bool {
    let mut open = vec![G::start()];
    let mut met = BTreeSet::new();
    let mut moves = Vec::new();
    while let Some(position) = open.pop() {
        if !met.insert(position.key()) {
            continue;
        }
        position.moves(&mut moves);
        moves.sort_by_cached_key(|mv| position.write_move(mv));
        let Some(codes) = codes(&position, &moves) else {
            return false;
        };
        let followed = moves.iter().zip(&codes).rev();
        let followed = followed.filter(|(_, code)| *code & FOLLOWED != 0);
        open.extend(followed.map(|(mv, _)| position.after(mv)));
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Notation, Position};
    use games::checkers::American;

    /// A book of all positions three plies from the start, with weights by the number of the move,
    /// and how many positions and ways to them there are.
    fn book() -> (Book<American>, usize, usize) {
        let mut book = Book::default();
        let mut row = vec![American::start()];
        let mut ways = 0;
        for _ in 0..4 {
            let mut next = Vec::new();
            for position in row {
                ways += 1;
                let mut moves = Vec::new();
                position.moves(&mut moves);
                next.extend(moves.iter().map(|mv| position.after(mv)));
                let weights = (0..8).cycle();
                let moves: Vec<_> = moves.into_iter().zip(weights).collect();
                book.put(position, &moves);
            }
            row = next;
        }
        let positions = book.positions();
        (book, positions, ways)
    }

    #[test]
    fn what_is_written_is_read_and_a_transposition_stands_once() {
        let (book, positions, ways) = book();
        assert!(positions < ways, "{positions} positions, {ways} ways");
        let bytes = book.write();
        // Seven moves or so are four bytes.
        assert!(bytes.len() < positions * 5, "{} bytes", bytes.len());
        assert_eq!(Book::read(&bytes), Ok(book));
        let empty = Book::<American>::default();
        let read = Book::<American>::read(&empty.write()).unwrap();
        assert_eq!(read.positions(), 0);
    }

    #[test]
    fn a_position_has_its_moves_however_it_was_reached() {
        let mut book = Book::default();
        let play = |texts: &[&str]| {
            texts.iter().fold(American::start(), |position, text| {
                position.after(&position.read_move(text).unwrap())
            })
        };
        let line = ["9-13", "24-20", "10-14"];
        for plies in 0..=line.len() {
            let position = play(&line[..plies]);
            let text = *line.get(plies).unwrap_or(&"28-24");
            let mv = position.read_move(text).unwrap();
            book.put(position, &[(mv, 3)]);
        }
        let read = Book::<American>::read(&book.write()).unwrap();
        let position = play(&["10-14", "24-20", "9-13"]);
        let moves = read.moves(&position);
        assert_eq!(moves.len(), 1);
        assert_eq!(position.write_move(&moves[0].0), "28-24");
        assert_eq!(read.moves(&play(&["10-14", "24-20"])), []);
    }

    #[test]
    fn what_is_cut_off_altered_or_foreign_is_refused() {
        let bytes = book().0.write();
        let read = Book::<American>::read;
        assert_eq!(read(b"something else"), Err(BookError::Foreign));
        for end in (0..40).chain(bytes.len() - 40..bytes.len()) {
            let expected = if end < 8 {
                BookError::Foreign
            } else {
                BookError::Damaged
            };
            assert_eq!(read(&bytes[..end]), Err(expected), "{end} bytes");
        }
        for at in (0..40).chain((40..bytes.len()).step_by(7)) {
            let mut altered = bytes.clone();
            altered[at] ^= 0x10;
            assert!(read(&altered).is_err(), "byte {at}");
        }
        let mut newer = bytes.clone();
        newer[8] = 9;
        assert_eq!(read(&newer), Err(BookError::Version(9)));
        let other = Book::<games::morris::Twelve>::read(&bytes);
        assert_eq!(other, Err(BookError::Rules("american".into())));
    }

    #[test]
    fn whatever_a_whole_file_says_only_legal_moves_come_of_it() {
        let bytes = book().0.write();
        let head = MAGIC.len() + 3 + American::NAME.len();
        let mut dice = crate::dice::Dice::new(4);
        let mut read = 0;
        for _ in 0..200 {
            let mut altered = bytes[..bytes.len() - TAIL].to_vec();
            for _ in 0..3 {
                let at = head + dice.below(altered.len() - head);
                // Weights alone: what is followed stays, so that the file is still whole.
                altered[at] ^= dice.below(8) as u8;
            }
            altered.extend(crc32(&altered).to_le_bytes());
            let Ok(book) = Book::<American>::read(&altered) else {
                continue;
            };
            read += 1;
            for entry in book.entries.values() {
                let mut legal = Vec::new();
                entry.position.moves(&mut legal);
                assert!(entry.moves.iter().all(|(mv, _)| legal.contains(mv)));
            }
        }
        assert!(read > 100, "{read} files were whole");
        for longer in [&[0][..], &[0x88; 9]] {
            let mut more = bytes[..bytes.len() - TAIL].to_vec();
            more.extend(longer);
            more.extend(crc32(&more).to_le_bytes());
            let read = Book::<American>::read(&more);
            assert_eq!(read, Err(BookError::Damaged));
        }
    }
}
