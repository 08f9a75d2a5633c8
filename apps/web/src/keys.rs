//! What a key pressed on the board means, and where it leads.
//! Does not know a browser, or how anything is spoken.

use crate::frame::Frame;
use game::board::Arrow;
use game::{Board, Point, Side};

/// What a key asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// One place further.
    Step(Arrow),
    /// To an end of the row: the last place of it when true.
    RowEnd(bool),
    /// To an end of the board: the last place of all when true.
    BoardEnd(bool),
    /// To the next or, when true, the place before that may be touched now.
    Target(bool),
    /// To the next man of the side on turn.
    OwnMan,
    /// To the next man of the other side.
    OtherMan,
    /// To the next man that can capture; all of them are told.
    Captures,
    /// The whole board is told.
    Board,
    /// This row is told.
    Row,
    /// The last move is told.
    LastMove,
    /// Whose turn it is, and how many men there are.
    Turn,
    /// A move is to be typed.
    Type,
    /// All keys are listed.
    Help,
    /// The unfinished move is taken back.
    TakeBack,
}

impl Key {
    /// The meaning of a key by its name and its place on the keyboard, both as browsers call them
    /// (`n`, `KeyN`), and whether control is held down. The place counts where the keyboard writes
    /// other letters than Latin ones.
    #[must_use]
    pub fn read(name: &str, place: &str, control: bool) -> Option<Key> {
        let named = match name {
            "ArrowLeft" => Some(Key::Step(Arrow::Left)),
            "ArrowRight" => Some(Key::Step(Arrow::Right)),
            "ArrowUp" => Some(Key::Step(Arrow::Up)),
            "ArrowDown" => Some(Key::Step(Arrow::Down)),
            "Home" if control => Some(Key::BoardEnd(false)),
            "End" if control => Some(Key::BoardEnd(true)),
            "Home" => Some(Key::RowEnd(false)),
            "End" => Some(Key::RowEnd(true)),
            "Escape" => Some(Key::TakeBack),
            _ => None,
        };
        if named.is_some() || control {
            return named;
        }
        let mut letters = name.chars();
        let letter = match (letters.next()?, letters.next()) {
            (letter, None) if letter.is_ascii() => letter.to_ascii_lowercase(),
            (_, None) => place
                .strip_prefix("Key")?
                .chars()
                .next()?
                .to_ascii_lowercase(),
            _ => return None,
        };
        Some(match letter {
            'n' => Key::Target(false),
            'p' => Key::Target(true),
            'm' => Key::OwnMan,
            'o' => Key::OtherMan,
            'c' => Key::Captures,
            'b' => Key::Board,
            'r' => Key::Row,
            'l' => Key::LastMove,
            't' => Key::Turn,
            '/' => Key::Type,
            '?' => Key::Help,
            _ => return None,
        })
    }

    /// Whether it is a key that writes a letter or a sign: those can be switched off.
    #[must_use]
    pub fn writes(self) -> bool {
        !matches!(
            self,
            Key::Step(_) | Key::RowEnd(_) | Key::BoardEnd(_) | Key::TakeBack
        )
    }

    /// The place that it leads to from another one; none when it leads nowhere, or nowhere else.
    #[must_use]
    pub fn leads(self, board: &Board, turned: bool, frame: &Frame, from: Point) -> Option<Point> {
        let grid = board.grid(turned);
        let row = || grid.iter().find(|row| row.contains(&from));
        let whose = |side: Side| {
            let standing = &frame.standing;
            let men = board.points().filter(move |point| {
                let man = standing.men.get(point.index()).copied().flatten();
                man.is_some_and(|man| man.side == side)
            });
            men.collect::<Vec<_>>()
        };
        let to = match self {
            Key::Step(arrow) => board.step(from, arrow, turned),
            Key::RowEnd(false) => row()?.first().copied(),
            Key::RowEnd(true) => row()?.last().copied(),
            Key::BoardEnd(false) => grid.first()?.first().copied(),
            Key::BoardEnd(true) => grid.last()?.last().copied(),
            Key::Target(back) => next(&grid, &frame.targets, from, back),
            Key::OwnMan => next(&grid, &whose(frame.snapshot.turn), from, false),
            Key::OtherMan => next(&grid, &whose(frame.snapshot.turn.other()), from, false),
            Key::Captures => next(&grid, &captures(frame), from, false),
            _ => None,
        };
        to.filter(|to| *to != from)
    }
}

/// The next of some points after `from`, or before it, row by row and round the board.
fn next(grid: &[Vec<Point>], some: &[Point], from: Point, back: bool) -> Option<Point> {
    let order: Vec<Point> = grid.iter().flatten().copied().collect();
    let here = order.iter().position(|point| *point == from)?;
    let count = order.len();
    (1..=count)
        .map(|far| if back { here + count - far } else { here + far } % count)
        .map(|index| order[index])
        .find(|point| some.contains(point))
}

/// The points that a move which takes something begins with: men, or places where one is put. Of
/// a move that is begun, what it can take.
#[must_use]
pub fn captures(frame: &Frame) -> Vec<Point> {
    if frame.removing() {
        return frame.targets.clone();
    }
    let mut points: Vec<Point> = frame
        .snapshot
        .choices
        .iter()
        .filter(|choice| !choice.taken.is_empty())
        .filter_map(|choice| choice.touches.first().copied())
        .collect();
    points.sort_unstable();
    points.dedup();
    points
}
