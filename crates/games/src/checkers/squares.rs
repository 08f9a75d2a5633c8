//! The 32 dark squares as bits of a word, numbered so that a diagonal step is one rotation.
//! Does not know what stands on them or how it moves.
//!
//! With rows 0 to 7 from the top and columns 0 to 7 from the left, the square in row `r` and
//! column `c` is bit `4r + 3c + 7` modulo 32. One step down the board is a rotation by 1 (to the
//! left) or 7 (to the right), and half a turn of the board reverses the bits of the word.

use game::Point;

/// The squares of the board.
pub const SQUARES: usize = 32;

/// How far a word is rotated to the left for a step: down and left, down and right, up and left,
/// up and right. A direction is an index; `3 - direction` is the opposite one.
pub const STEPS: [u32; 4] = [1, 7, 25, 31];

/// The directions down the board, where the first player's men move.
pub const DOWN: [usize; 2] = [0, 1];
/// The directions up the board, where the second player's men move.
pub const UP: [usize; 2] = [2, 3];
/// All four directions.
pub const ALL: [usize; 4] = [0, 1, 2, 3];

/// Row of a square, from 0 at the top.
#[must_use]
pub const fn row(square: usize) -> usize {
    square / 4
}

/// Column of a square, from 0 at the left.
#[must_use]
pub const fn column(square: usize) -> usize {
    2 * (square % 4) + (row(square) + 1) % 2
}

/// The number of the bit of each square; a square is its number in the literature less one
/// (article C6).
pub const BIT_OF: [u8; SQUARES] = {
    let mut bits = [0; SQUARES];
    let mut square = 0;
    while square < SQUARES {
        bits[square] = ((4 * row(square) + 3 * column(square) + 7) % SQUARES) as u8;
        square += 1;
    }
    bits
};

/// The square of each bit: [`BIT_OF`] the other way round.
pub const SQUARE_OF: [u8; SQUARES] = {
    let mut squares = [0; SQUARES];
    let mut square = 0;
    while square < SQUARES {
        squares[BIT_OF[square] as usize] = square as u8;
        square += 1;
    }
    squares
};

/// The squares of a region: those from whose row and column the test is passed. `rows` and
/// `columns` hold a bit for each row and column that belongs to it.
#[must_use]
pub const fn region(rows: u8, columns: u8) -> u32 {
    let mut squares = 0;
    let mut square = 0;
    while square < SQUARES {
        if rows >> row(square) & 1 == 1 && columns >> column(square) & 1 == 1 {
            squares |= 1 << BIT_OF[square];
        }
        square += 1;
    }
    squares
}

/// The squares that are not on the rim: only a man on one of these can be jumped over.
pub const INNER: u32 = region(0b0111_1110, 0b0111_1110);

/// From where a step in each direction stays on the board.
pub const STARTS: [u32; 4] = [
    region(0b0111_1111, 0b1111_1110),
    region(0b0111_1111, 0b0111_1111),
    region(0b1111_1110, 0b1111_1110),
    region(0b1111_1110, 0b0111_1111),
];

/// Moves every square one step on. Squares for which that leaves the board ([`STARTS`]) come out
/// elsewhere: mask them before or after.
#[inline(always)]
#[must_use]
pub const fn step(squares: u32, direction: usize) -> u32 {
    squares.rotate_left(STEPS[direction])
}

/// Moves every square one step back: [`step`] the other way.
#[inline(always)]
#[must_use]
pub const fn back(squares: u32, direction: usize) -> u32 {
    squares.rotate_right(STEPS[direction])
}

/// The word with the bit of a point; nothing for a point that the board does not have.
#[must_use]
pub const fn bit(point: Point) -> u32 {
    if point.index() < SQUARES {
        1 << BIT_OF[point.index()]
    } else {
        0
    }
}

/// The point of a bit number (modulo 32).
#[must_use]
pub const fn point(bit: u32) -> Point {
    Point(SQUARE_OF[(bit % 32) as usize])
}

/// The points of a word in the order of their squares.
#[must_use]
pub fn points(squares: u32) -> Vec<Point> {
    BIT_OF
        .iter()
        .enumerate()
        .filter(|(_, bit)| squares >> **bit & 1 == 1)
        .map(|(square, _)| Point(square as u8))
        .collect()
}
