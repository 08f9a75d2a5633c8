//! The number of a position among those with the same pieces.
//! Does not know what is kept under it.
//!
//! The side to move is seen as the first side, going down the board. Its men stand on rows 0 to 6,
//! the other's on rows 1 to 7, so a man of its own in row 0 takes no room from the other's men. The
//! positions of a slice are counted block by block, by how many of its own men stand in row 0; in a
//! block each group of pieces has one count of places, whatever the others are: own men in row 0, own
//! men elsewhere, the other's men on what is left of their rows, own kings on what is free, the
//! other's kings on what is free then. A group's places are numbered as combinations (Lehmer).

use super::{
    Position, Ruleset, Slice,
    moves::Move,
    pieces::{First, Mover, Pieces, Second},
    squares::{self, STARTS, back},
};
use game::{Index, Side};
use std::ops::Range;

/// Where each bit of each byte of a word of the board goes in the order of the numbers.
const SORTED: [[u32; 256]; 4] = {
    let mut to = [0; 32];
    let mut square = 0;
    while square < 32 {
        let row = squares::row(square);
        to[squares::BIT_OF[square] as usize] = 16 * (row % 2) + row / 2 * 4 + square % 4;
        square += 1;
    }
    moved(to)
};

/// [`SORTED`] the other way round.
const UNSORTED: [[u32; 256]; 4] = {
    let mut to = [0; 32];
    let mut square = 0;
    while square < 32 {
        let row = squares::row(square);
        to[16 * (row % 2) + row / 2 * 4 + square % 4] = squares::BIT_OF[square] as usize;
        square += 1;
    }
    moved(to)
};

/// For each byte of a word, and each value of it, the bits where they go to.
const fn moved(to: [usize; 32]) -> [[u32; 256]; 4] {
    let mut moved = [[0; 256]; 4];
    let mut bit = 0;
    while bit < 32 {
        let mut byte = 0;
        while byte < 256 {
            if byte >> (bit % 8) & 1 == 1 {
                moved[bit / 8][byte] |= 1 << to[bit];
            }
            byte += 1;
        }
        bit += 1;
    }
    moved
}

#[inline(always)]
const fn move_bits(moved: &[[u32; 256]; 4], word: u32) -> u32 {
    let [a, b, c, d] = word.to_le_bytes();
    moved[0][a as usize] | moved[1][b as usize] | moved[2][c as usize] | moved[3][d as usize]
}

/// A word of the board in the order of the numbers.
#[inline(always)]
const fn sorted(word: u32) -> u32 {
    move_bits(&SORTED, word)
}

/// [`sorted`] the other way round.
#[inline(always)]
const fn unsorted(word: u32) -> u32 {
    move_bits(&UNSORTED, word)
}

/// Row 0, where only men of the side to move stand, in the order of the numbers.
const HOME: u32 = sorted(squares::region(1, 0xff));
/// Rows 1 to 6, where men of both sides stand.
const SHARED: u32 = sorted(squares::region(0b0111_1110, 0xff));
/// Rows 1 to 7, where the other's men stand.
const OTHERS: u32 = !HOME;

/// The most pieces on the board that have a number: more do not come into tables.
const MOST: u8 = 10;

/// How many ways there are to choose `k` of `n`, for all `n` up to 32 and `k` up to [`MOST`].
const CHOICES: [[u64; MOST as usize + 1]; 33] = {
    let mut choices = [[0; MOST as usize + 1]; 33];
    let mut n = 0;
    while n <= 32 {
        choices[n][0] = 1;
        let mut k = 1;
        while n > 0 && k <= MOST as usize {
            choices[n][k] = choices[n - 1][k - 1] + choices[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    choices
};

#[inline(always)]
const fn choose(n: u32, k: u32) -> u64 {
    CHOICES[n as usize][k as usize]
}

/// The number of a set of squares among those of its size in `free`.
#[inline(always)]
fn rank(mut set: u32, free: u32) -> u64 {
    let mut number = 0;
    let mut count = 0;
    while set != 0 {
        let bit = set & set.wrapping_neg();
        set ^= bit;
        count += 1;
        number += choose((free & (bit - 1)).count_ones(), count);
    }
    number
}

/// The set of `count` squares in `free` with this number: [`rank`] the other way round.
#[inline(always)]
fn unrank(mut number: u64, count: u32, free: u32) -> u32 {
    let mut set = 0;
    let mut ordinal = free.count_ones();
    let mut left = free;
    let mut wanted = count;
    while wanted > 0 {
        // The highest square whose count of ways is not more than the number.
        loop {
            ordinal -= 1;
            let highest = 1 << (31 - left.leading_zeros());
            left ^= highest;
            let ways = choose(ordinal, wanted);
            if ways <= number {
                number -= ways;
                set |= highest;
                break;
            }
        }
        wanted -= 1;
    }
    set
}

/// The first `count` squares in `free`: the set with the number 0.
#[inline(always)]
fn lowest(count: u32, free: u32) -> u32 {
    let mut left = free;
    for _ in 0..count {
        left &= left.wrapping_sub(1);
    }
    free ^ left
}

/// The set after another among those of its size in `free`, in the order of [`rank`].
#[inline(always)]
fn next(set: u32, free: u32) -> Option<u32> {
    // Of the lowest squares without a gap the highest goes one up, over squares that are not free; the
    // others begin anew.
    let moved = (set | !free).wrapping_add(set & set.wrapping_neg()) & free;
    let others = (set & !moved).count_ones().wrapping_sub(1);
    (moved != 0).then(|| moved | lowest(others, free))
}

/// How many places each group has in the block with `home` own men in row 0.
#[derive(Clone, Copy)]
struct Block {
    /// How many men those are.
    men: u32,
    home: u64,
    shared: u64,
    others: u64,
    kings: u64,
    other_kings: u64,
}

impl Block {
    #[inline(always)]
    fn new(slice: Slice, home: u32) -> Block {
        let [men, kings] = slice.own.map(u32::from);
        let [other_men, other_kings] = slice.other.map(u32::from);
        let free = 32 - men - other_men;
        Block {
            men: home,
            home: choose(4, home),
            shared: choose(24, men - home),
            others: choose(28 - (men - home), other_men),
            kings: choose(free, kings),
            other_kings: choose(free - kings, other_kings),
        }
    }

    #[inline(always)]
    const fn size(&self) -> u64 {
        self.home * self.shared * self.others * self.kings * self.other_kings
    }

    /// The block of a number, and the number in it.
    #[inline(always)]
    fn find(slice: Slice, number: u64) -> (Block, u64) {
        let (mut block, mut number) = (Block::new(slice, 0), number);
        while number >= block.size() && block.men < *homes(slice).end() {
            number -= block.size();
            block = Block::new(slice, block.men + 1);
        }
        (block, number)
    }
}

/// The groups of pieces of a position, in the order in which they are counted.
struct Groups([u32; 5]);

impl Groups {
    /// Where each may stand.
    const BOARD: [u32; 5] = [HOME, SHARED, OTHERS, u32::MAX, u32::MAX];

    /// By the number in a block.
    #[inline(always)]
    fn of(slice: Slice, block: &Block, number: u64) -> Groups {
        let [men, kings] = slice.own.map(u32::from);
        let [other_men, other_kings] = slice.other.map(u32::from);
        let mut number = number;
        let mut part = |places: u64| {
            let part = number % places;
            number /= places;
            part
        };
        let fifth = part(block.other_kings);
        let [fourth, third, second] = [block.kings, block.others, block.shared].map(&mut part);
        let mut groups = Groups([0; 5]);
        for (group, (count, number)) in [
            (block.men, part(block.home)),
            (men - block.men, second),
            (other_men, third),
            (kings, fourth),
            (other_kings, fifth),
        ]
        .into_iter()
        .enumerate()
        {
            groups.0[group] = unrank(number, count, groups.free(group));
        }
        groups
    }

    /// Where a group may stand beside those before it.
    #[inline(always)]
    fn free(&self, group: usize) -> u32 {
        let before = self.0[..group].iter().fold(0, |all, set| all | set);
        Groups::BOARD[group] & !before
    }

    /// Goes on to the next position of the block, if there is one.
    #[inline(always)]
    fn advance(&mut self) {
        for group in (0..5).rev() {
            if let Some(set) = next(self.0[group], self.free(group)) {
                self.0[group] = set;
                for later in group + 1..5 {
                    self.0[later] = lowest(self.0[later].count_ones(), self.free(later));
                }
                return;
            }
        }
    }

    #[inline(always)]
    fn position<R: Ruleset>(&self) -> Position<R> {
        let [home, shared, others, kings, other_kings] = self.0;
        let sides = [home | shared | kings, others | other_kings].map(unsorted);
        Position::of(sides, unsorted(kings | other_kings), Side::First)
    }
}

/// Where a block begins in its slice.
#[inline(always)]
fn start(slice: Slice, home: u32) -> u64 {
    (0..home).map(|home| Block::new(slice, home).size()).sum()
}

fn homes(slice: Slice) -> std::ops::RangeInclusive<u32> {
    0..=u32::from(slice.own[0]).min(4)
}

/// The pieces as the side to move sees them, when that is the first side.
#[inline(always)]
fn seen<R: Ruleset>(position: &Position<R>) -> Pieces {
    match game::Position::turn(position) {
        Side::First => Pieces {
            sides: [position.pieces(Side::First), position.pieces(Side::Second)],
            kings: position.kings(),
        },
        Side::Second => Pieces {
            sides: [
                position.pieces(Side::Second).reverse_bits(),
                position.pieces(Side::First).reverse_bits(),
            ],
            kings: position.kings().reverse_bits(),
        },
    }
}

impl<R: Ruleset> Index for Position<R> {
    type Slice = Slice;

    fn slices(men: u32) -> Vec<Slice> {
        let mut slices = Vec::new();
        let all = u8::try_from(men).unwrap_or(u8::MAX).min(MOST);
        for own in 1..all {
            for own_men in 0..=own {
                let other = all - own;
                for other_men in 0..=other {
                    slices.push(Slice {
                        own: [own_men, own - own_men],
                        other: [other_men, other - other_men],
                    });
                }
            }
        }
        slices.sort_unstable();
        slices
    }

    fn men_of(slice: Slice) -> u32 {
        u32::from(slice.pieces())
    }

    #[inline]
    fn men(&self) -> u32 {
        (self.pieces(Side::First) | self.pieces(Side::Second)).count_ones()
    }

    fn answer(slice: Slice) -> Slice {
        Slice {
            own: slice.other,
            other: slice.own,
        }
    }

    fn needs(slice: Slice) -> Vec<Slice> {
        let mut needs: Vec<Slice> = [slice, Self::answer(slice)]
            .into_iter()
            .flat_map(Slice::after)
            .collect();
        needs.sort_unstable();
        needs.dedup();
        needs
    }

    fn size(slice: Slice) -> u64 {
        homes(slice)
            .map(|home| Block::new(slice, home).size())
            .sum()
    }

    #[inline]
    fn place(&self) -> Option<(Slice, u64)> {
        let Pieces {
            sides: [own, other],
            kings,
        } = seen(self);
        let [own, other, kings] = [own, other, kings].map(sorted);
        let all = own | other;
        if own == 0 || other == 0 || all.count_ones() > u32::from(MOST) {
            return None;
        }
        let count = |set: u32| set.count_ones() as u8;
        let (own_men, other_men) = (own & !kings, other & !kings);
        let (own_kings, other_kings) = (own & kings, other & kings);
        let slice = Slice {
            own: [count(own_men), count(own_kings)],
            other: [count(other_men), count(other_kings)],
        };
        let home = own_men & HOME;
        let block = Block::new(slice, home.count_ones());
        let free = !(own_men | other_men);
        let mut number = rank(home, HOME);
        number = number * block.shared + rank(own_men & SHARED, SHARED);
        number = number * block.others + rank(other_men, OTHERS & !own_men);
        number = number * block.kings + rank(own_kings, free);
        number = number * block.other_kings + rank(other_kings, free & !own_kings);
        Some((slice, start(slice, home.count_ones()) + number))
    }

    #[inline]
    fn at(slice: Slice, number: u64) -> Self {
        let (block, number) = Block::find(slice, number);
        Groups::of(slice, &block, number).position()
    }

    fn each(slice: Slice, numbers: Range<u64>, mut visit: impl FnMut(u64, &Self)) {
        let mut number = numbers.start;
        while number < numbers.end {
            let (block, within) = Block::find(slice, number);
            let mut groups = Groups::of(slice, &block, within);
            let end = numbers.end.min(number + block.size() - within);
            while number < end {
                visit(number, &groups.position());
                groups.advance();
                number += 1;
            }
        }
    }

    #[inline]
    fn converts(&self, mv: &Move) -> bool {
        let last = match game::Position::turn(self) {
            Side::First => First::LAST_ROW,
            Side::Second => Second::LAST_ROW,
        };
        mv.taken() != 0 || self.kings() >> mv.from() & 1 == 0 && last >> mv.to() & 1 == 1
    }

    #[inline]
    fn kept(&self) -> bool {
        match game::Position::turn(self) {
            Side::First => kept::<R, First>(self),
            Side::Second => kept::<R, Second>(self),
        }
    }

    #[inline]
    fn each_before(&self, visit: impl FnMut(&Self)) {
        match game::Position::turn(self) {
            Side::First => before::<R, Second>(self, Side::Second, visit),
            Side::Second => before::<R, First>(self, Side::First, visit),
        }
    }
}

/// Which positions of side `S` to move a table keeps: not those in which it has to take, and not
/// those in which it is threatened and can threaten nothing itself by a quiet move: after each, the
/// other side takes or stands before a position that is kept. What is left changes its value less
/// often from one number to the next.
#[inline(always)]
fn kept<R: Ruleset, S: Mover>(position: &Position<R>) -> bool {
    let pieces = Pieces {
        sides: [position.pieces(Side::First), position.pieces(Side::Second)],
        kings: position.kings(),
    };
    let field = pieces.field::<S>();
    if field.jumpers::<R, S>() != 0 {
        return false;
    }
    if pieces.field::<S::Other>().jumpers::<R, S::Other>() == 0 {
        return true;
    }
    let mut threatens = false;
    field.each_quiet::<S>(|from, to| {
        let next = pieces.play::<R, S>(1 << from, 1 << to, 0, 1 << to);
        threatens |= next.field::<S>().jumpers::<R, S>() != 0
            && next.field::<S::Other>().jumpers::<R, S::Other>() == 0;
    });
    threatens
}

/// The positions in which side `S` has a move that takes and crowns nothing, and leads here.
#[inline(always)]
fn before<R: Ruleset, S: Mover>(
    position: &Position<R>,
    side: Side,
    mut visit: impl FnMut(&Position<R>),
) {
    let sides = [position.pieces(Side::First), position.pieces(Side::Second)];
    let kings = position.kings();
    let own = sides[S::INDEX];
    let vacant = !(sides[0] | sides[1]);
    let mut each = |pieces: u32, direction: usize| {
        // A step in the direction ends on a piece and began on a vacant square.
        let mut origins = back(pieces, direction) & STARTS[direction] & vacant;
        while origins != 0 {
            let from = origins & origins.wrapping_neg();
            origins ^= from;
            let to = squares::step(from, direction);
            let mut sides = sides;
            sides[S::INDEX] ^= from | to;
            let kings = if kings & to != 0 {
                kings ^ from ^ to
            } else {
                kings
            };
            let earlier = Position::of(sides, kings, side);
            // Who can capture must (article C9), and would not have moved like this.
            if earlier.jumpers() == 0 {
                visit(&earlier);
            }
        }
    };
    for direction in S::FORWARD {
        each(own, direction);
    }
    for direction in S::BACKWARD {
        each(own & kings, direction);
    }
}
