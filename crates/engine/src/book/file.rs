//! A book as bytes (docs/formats/book.md): no position is written down, the moves lead to them.
//! Does not know where the bytes come from.

use super::entries::Entries;
use super::{Book, MOST_WEIGHT};
use game::Game;
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
        walk(&mut Open::<G>::start(), &mut |ways, key, order| {
            let played = self.entries.of(key);
            let code = |number: &usize| {
                let weight = played.iter().find(|played| played.number() == *number);
                let next = ways.open(*number);
                ways.close();
                let followed = if self.entries.hold(next) { FOLLOWED } else { 0 };
                weight.map_or(0, |played| played.weight) | followed
            };
            let codes: Vec<u8> = order.iter().map(code).collect();
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
        let records = records(bytes, G::NAME)?;
        let entries = read(records, &mut Open::<G>::start()).ok_or(BookError::Damaged)?;
        Ok(Book {
            entries,
            ..Book::default()
        })
    }
}

/// The records of a book of the rule set with this name.
fn records<'a>(bytes: &'a [u8], rules: &str) -> Result<&'a [u8], BookError> {
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
    if name != rules.as_bytes() {
        let found = String::from_utf8_lossy(name).into_owned();
        return Err(BookError::Rules(found));
    }
    Ok(&rest[..rest.len().saturating_sub(TAIL)])
}

/// What the records say of the positions; `None` when they do not fit them.
fn read(records: &[u8], ways: &mut dyn Ways) -> Option<Entries> {
    let mut entries = Entries::default();
    let mut rest = records;
    let whole = walk(ways, &mut |_, key, order| {
        let (pairs, after) = rest.split_at_checked(order.len().div_ceil(2))?;
        rest = after;
        let mut codes = Vec::new();
        for pair in pairs {
            codes.push(pair & 15);
            codes.push(pair >> 4);
        }
        if codes.len() > order.len() && codes.pop() != Some(0) {
            return None;
        }
        let mut weights = vec![0; order.len()];
        for (number, code) in order.iter().zip(&codes) {
            weights[*number] = code & MOST_WEIGHT;
        }
        entries.put(key, &weights);
        Some(codes)
    });
    (whole && rest.is_empty()).then_some(entries)
}

/// Positions of a game that are to be gone to, the last one opened first. [`walk`] knows them by this,
/// so that it is there once for all games.
trait Ways {
    /// Goes to the next position: its key.
    fn next(&mut self) -> Option<u64>;
    /// Its legal moves as texts, in the order of `Position::moves`.
    fn texts(&self) -> Vec<String>;
    /// Opens the position after the move of this number: its key.
    fn open(&mut self, number: usize) -> u64;
    /// Takes the position opened last back.
    fn close(&mut self);
}

/// The positions, and the one gone to with its moves.
struct Open<G: Game> {
    open: Vec<G>,
    here: G,
    moves: Vec<G::Move>,
}

impl<G: Game> Open<G> {
    fn start() -> Open<G> {
        Open {
            open: vec![G::start()],
            here: G::start(),
            moves: Vec::new(),
        }
    }
}

impl<G: Game> Ways for Open<G> {
    fn next(&mut self) -> Option<u64> {
        self.here = self.open.pop()?;
        self.here.moves(&mut self.moves);
        Some(self.here.key())
    }

    fn texts(&self) -> Vec<String> {
        let text = |mv| self.here.write_move(mv);
        self.moves.iter().map(text).collect()
    }

    fn open(&mut self, number: usize) -> u64 {
        let next = self.here.after(&self.moves[number]);
        let key = next.key();
        self.open.push(next);
        key
    }

    fn close(&mut self) {
        self.open.pop();
    }
}

/// What is told the ways, the key of the position gone to and the numbers of its moves in the order of
/// their texts, and says for each of these what its four bits are.
type Codes<'a> = dyn FnMut(&mut dyn Ways, u64, &[usize]) -> Option<Vec<u8>> + 'a;

/// Goes from the start of the game to every position of a book, each once, however it is reached: a
/// position, then what follows its moves, one after the other, in the order of their texts.
/// `false`: `codes` had no answer.
fn walk(ways: &mut dyn Ways, codes: &mut Codes<'_>) -> bool {
    let mut met = Vec::new();
    while let Some(key) = ways.next() {
        let Err(at) = met.binary_search(&key) else {
            continue;
        };
        met.insert(at, key);
        let order = order(&ways.texts());
        let Some(codes) = codes(ways, key, &order) else {
            return false;
        };
        for (number, code) in order.iter().zip(&codes).rev() {
            if code & FOLLOWED != 0 {
                ways.open(*number);
            }
        }
    }
    true
}

/// The numbers of texts in the order of the texts. They are few, and counting takes less of a program
/// than sorting.
fn order(texts: &[String]) -> Vec<usize> {
    let mut order = vec![0; texts.len()];
    for (number, text) in texts.iter().enumerate() {
        let mut rank = 0;
        for (other, before) in texts.iter().enumerate() {
            if (before, other) < (text, number) {
                rank += 1;
            }
        }
        order[rank] = number;
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Notation, Position};
    use games::checkers::American;

    /// The positions up to three plies from the start, as often as there are ways to them.
    fn reached() -> Vec<American> {
        let mut reached = vec![American::start()];
        let mut row = reached.clone();
        let mut moves = Vec::new();
        for _ in 0..3 {
            let mut next = Vec::new();
            for position in row {
                position.moves(&mut moves);
                next.extend(moves.iter().map(|mv| position.after(mv)));
            }
            reached.extend(next.iter().cloned());
            row = next;
        }
        reached
    }

    /// A book of these positions, with weights by the number of the move.
    fn book() -> Book<American> {
        let mut book = Book::default();
        let mut moves = Vec::new();
        for position in reached() {
            position.moves(&mut moves);
            let moves: Vec<_> = moves.iter().copied().zip((0..8).cycle()).collect();
            book.put(&position, &moves);
        }
        book
    }

    #[test]
    fn what_is_written_is_read_and_a_transposition_stands_once() {
        let book = book();
        let (positions, ways) = (book.positions(), reached().len());
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
            book.put(&position, &[(mv, 3)]);
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
        let bytes = book().write();
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
        let bytes = book().write();
        let head = MAGIC.len() + 3 + American::NAME.len();
        let mut dice = crate::dice::Dice::new(4);
        let (mut read, mut legal) = (0, Vec::new());
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
            for position in reached() {
                position.moves(&mut legal);
                let mut played = book.entries.of(position.key()).iter();
                assert!(played.all(|played| played.number() < legal.len()));
                let moves = book.moves(&position);
                assert!(moves.iter().all(|(mv, _)| legal.contains(mv)));
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
