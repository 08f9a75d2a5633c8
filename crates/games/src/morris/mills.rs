//! The points of the board as bits, the lines through them, and which men stand in mills.
//! Does not know whose turn it is or what is legal.
//!
//! Points are numbered in reading order, a7 d7 g7 b6 ... g1 = bits 0 to 23.

/// Points on the board (article M2).
pub const POINTS: usize = 24;

/// All points.
pub const ALL: u32 = (1 << POINTS) - 1;

/// The points of every line of three (article M2): the sides of the outer, middle and inner
/// square, the lines that join the middles of the sides, and last the corner diagonals (M10).
pub const ROWS: [[u8; 3]; 20] = [
    [0, 1, 2],
    [2, 14, 23],
    [21, 22, 23],
    [0, 9, 21],
    [3, 4, 5],
    [5, 13, 20],
    [18, 19, 20],
    [3, 10, 18],
    [6, 7, 8],
    [8, 12, 17],
    [15, 16, 17],
    [6, 11, 15],
    [1, 4, 7],
    [9, 10, 11],
    [12, 13, 14],
    [16, 19, 22],
    [0, 3, 6],
    [2, 5, 8],
    [15, 18, 21],
    [17, 20, 23],
];

/// The lines as sets of points, in the order of [`ROWS`].
const LINES: [u32; 20] = lines();

/// How many lines a board without diagonals has: the first of [`ROWS`].
const PLAIN_LINES: usize = 16;

/// The points next to each along a line, without and with diagonals.
const NEIGHBOURS: [[u32; POINTS]; 2] = [neighbours(PLAIN_LINES), neighbours(20)];

/// The other two points of each line through a point, without and with diagonals; a set that
/// nobody can hold fills up the third.
const PAIRS: [[[u32; 3]; POINTS]; 2] = [pairs(PLAIN_LINES), pairs(20)];

const fn lines() -> [u32; 20] {
    let mut lines = [0; 20];
    let mut i = 0;
    while i < 20 {
        lines[i] = 1 << ROWS[i][0] | 1 << ROWS[i][1] | 1 << ROWS[i][2];
        i += 1;
    }
    lines
}

const fn neighbours(lines: usize) -> [u32; POINTS] {
    let mut sets = [0; POINTS];
    let mut i = 0;
    while i < lines {
        let [a, b, c] = ROWS[i];
        sets[a as usize] |= 1 << b;
        sets[b as usize] |= 1 << a | 1 << c;
        sets[c as usize] |= 1 << b;
        i += 1;
    }
    sets
}

const fn pairs(lines: usize) -> [[u32; 3]; POINTS] {
    let mut sets = [[u32::MAX; 3]; POINTS];
    let mut filled = [0; POINTS];
    let mut i = 0;
    while i < lines {
        let mut k = 0;
        while k < 3 {
            let point = ROWS[i][k] as usize;
            sets[point][filled[point]] = LINES[i] & !(1 << point);
            filled[point] += 1;
            k += 1;
        }
        i += 1;
    }
    sets
}

/// The lines of three of a board, each as a set of points.
#[must_use]
pub fn lines_of(diagonals: bool) -> &'static [u32] {
    if diagonals {
        &LINES
    } else {
        &LINES[..PLAIN_LINES]
    }
}

/// The lines of three of a board, each as its points in order.
#[must_use]
pub fn rows_of(diagonals: bool) -> &'static [[u8; 3]] {
    if diagonals {
        &ROWS
    } else {
        &ROWS[..PLAIN_LINES]
    }
}

/// The points next to a point, along the lines of the board. `point` is below [`POINTS`].
#[inline]
#[must_use]
pub const fn neighbours_of(diagonals: bool, point: usize) -> u32 {
    NEIGHBOURS[diagonals as usize][point]
}

/// The points next to any of a set.
#[inline]
#[must_use]
pub fn beside(diagonals: bool, set: u32) -> u32 {
    points(set).fold(0, |all, point| all | neighbours_of(diagonals, point))
}

/// The points with four neighbours.
#[inline]
#[must_use]
pub const fn crossings(diagonals: bool) -> u32 {
    const CROSSINGS: [u32; 2] = [with_four_neighbours(0), with_four_neighbours(1)];
    CROSSINGS[diagonals as usize]
}

const fn with_four_neighbours(diagonals: usize) -> u32 {
    let (mut set, mut point) = (0, 0);
    while point < POINTS {
        if NEIGHBOURS[diagonals][point].count_ones() == 4 {
            set |= 1 << point;
        }
        point += 1;
    }
    set
}

/// Whether a man that comes to `point` stands in a mill with two of `men`, of which none is on
/// the point (article M5).
#[inline]
#[must_use]
pub const fn closes(diagonals: bool, men: u32, point: usize) -> bool {
    let [a, b, c] = PAIRS[diagonals as usize][point];
    // The third pair is a filler without diagonals and at the middles of the sides.
    men & a == a || men & b == b || diagonals && men & c == c
}

/// The men that stand in a mill (article M6).
#[inline]
#[must_use]
pub fn standing_in_mills(diagonals: bool, men: u32) -> u32 {
    lines_of(diagonals).iter().fold(0, |all, &line| {
        let held = men & line == line;
        all | if held { line } else { 0 }
    })
}

/// The points, held by nobody of `men`, where one more of them would complete a line.
#[inline]
#[must_use]
pub fn completing(diagonals: bool, men: u32) -> u32 {
    lines_of(diagonals).iter().fold(0, |all, &line| {
        let missing = line & !men;
        all | if missing.count_ones() == 1 {
            missing
        } else {
            0
        }
    })
}

/// The men that may be removed of those that stand (article M6): the ones outside mills, or all
/// when there are no others.
#[inline]
#[must_use]
pub fn removable(diagonals: bool, men: u32) -> u32 {
    let free = men & !standing_in_mills(diagonals, men);
    if free == 0 { men } else { free }
}

/// The lines of a board, without and with diagonals, as marks: the lower bit of each line's two.
pub(super) const LINE_MARKS: [u64; 2] = [0x5555_5555, 0x55_5555_5555];

/// How many of `men` stand on each line, two bits a line in the order of [`ROWS`]; lines of the
/// diagonals included.
#[inline]
pub(super) fn count_by_line(men: u32) -> u64 {
    points(men).map(|point| MARKS_OF[point]).sum()
}

/// The lines with a mark, as sets of points.
#[inline]
pub(super) fn marked_lines(marks: u64) -> impl Iterator<Item = u32> {
    let mut left = marks;
    std::iter::from_fn(move || {
        (left != 0).then(|| {
            let line = left.trailing_zeros() as usize / 2;
            left &= left - 1;
            LINES[line]
        })
    })
}

/// The marks of the lines through each point.
static MARKS_OF: [u64; POINTS] = marks_of();

const fn marks_of() -> [u64; POINTS] {
    let mut marks = [0; POINTS];
    let mut i = 0;
    while i < 60 {
        marks[ROWS[i / 3][i % 3] as usize] |= 1 << (2 * (i / 3));
        i += 1;
    }
    marks
}

/// The indices of a set's points, in order.
#[inline]
pub fn points(set: u32) -> impl Iterator<Item = usize> {
    let mut left = set;
    std::iter::from_fn(move || {
        (left != 0).then(|| {
            let point = left.trailing_zeros() as usize;
            left &= left - 1;
            point
        })
    })
}
