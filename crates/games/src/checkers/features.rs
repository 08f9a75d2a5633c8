//! What an evaluation looks at in a position of checkers, with hand-set weights.
//! Does not know how a score is made of it or what searches with it.

use super::squares::{self, STARTS, UP, region, step};
use super::{Position, Ruleset};
use game::features::MOST_INPUTS;
use game::{Features, Side};

/// How many features there are.
const COUNT: usize = 16;

/// The rows of a side's own men, of the middle and of the far end, seen with the side at the top.
const HOME: u32 = region(0b0000_0001, 0xff);
/// Two men here keep enemy men from becoming kings: squares 1 and 3.
const BRIDGE: u32 = region(1, 0b0010_0010);
/// The eight squares in the middle.
const CENTRE: u32 = region(0b0011_1100, 0b0011_1100);
/// The squares on the side edges.
const SIDES: u32 = region(0xff, 0b1000_0001);
/// All squares on the rim.
const RIM: u32 = !squares::INNER;
/// The rows that decide who has the move: every second one.
const SYSTEM: u32 = region(0b0101_0101, 0xff);

/// One side as it sees the board: at the top, its men going down.
#[derive(Clone, Copy)]
struct View {
    men: u32,
    kings: u32,
    other: u32,
    other_kings: u32,
    vacant: u32,
}

impl View {
    #[inline(always)]
    fn of<R: Ruleset>(position: &Position<R>, side: Side) -> View {
        let mut own = position.pieces(side);
        let mut other = position.pieces(side.other());
        let mut kings = position.kings();
        if side == Side::Second {
            own = own.reverse_bits();
            other = other.reverse_bits();
            kings = kings.reverse_bits();
        }
        View {
            men: own & !kings,
            kings: own & kings,
            other,
            other_kings: other & kings,
            vacant: !(own | other),
        }
    }

    /// Its men and the other's, its kings and the other's.
    #[inline(always)]
    fn parts(self) -> [u32; 4] {
        let others = self.other & !self.other_kings;
        [self.men, others, self.kings, self.other_kings]
    }

    /// Men with no enemy in the widening way ahead: nothing there can stop them.
    #[inline(always)]
    fn runaways(self) -> u32 {
        let mut watched = self.other;
        for _ in 0..7 {
            for direction in UP {
                watched |= step(watched & STARTS[direction], direction);
            }
        }
        self.men & !watched
    }

    /// Squares that the pieces can step to, each as often as it can be reached.
    fn reach(self, pieces: u32, directions: &[usize]) -> i16 {
        let ends = |direction: &usize| {
            let ends = step(pieces & STARTS[*direction], *direction);
            count(ends & self.vacant)
        };
        directions.iter().map(ends).sum()
    }

    /// What this side counts, feature by feature.
    fn count(self, ahead: i16, all: u32) -> [i16; COUNT] {
        let own = self.men | self.kings;
        let enemy_men = self.other & !self.other_kings != 0;
        let runaways = self.runaways();
        let supported = STARTS[2] & step(own & STARTS[1], 1) | STARTS[3] & step(own & STARTS[0], 0);
        [
            count(self.men),
            count(self.kings),
            rows(self.men),
            if enemy_men { count(own & HOME) } else { 0 },
            i16::from(enemy_men && own & BRIDGE == BRIDGE),
            count(self.men & CENTRE),
            count(self.men & SIDES),
            count(self.men & supported),
            self.reach(self.men, &squares::DOWN),
            self.reach(self.kings, &squares::ALL),
            count(self.kings & CENTRE),
            count(self.kings & RIM),
            count(runaways),
            rows(runaways),
            // The side that is ahead wants fewer pieces.
            if ahead > 0 { 24 - all as i16 } else { 0 },
            0,
        ]
    }
}

#[inline(always)]
fn count(squares: u32) -> i16 {
    squares.count_ones() as i16
}

/// How far men have come, in rows and in all.
#[inline(always)]
fn rows(men: u32) -> i16 {
    const ONES: u32 = region(0b1010_1010, 0xff);
    const TWOS: u32 = region(0b1100_1100, 0xff);
    const FOURS: u32 = region(0b1111_0000, 0xff);
    count(men & ONES) + 2 * count(men & TWOS) + 4 * count(men & FOURS)
}

impl<R: Ruleset> Features for Position<R> {
    type Vector = [i16; COUNT];

    const NAMES: &'static [&'static str] = &[
        "men",
        "kings",
        "advance",
        "home row",
        "bridge",
        "men in the centre",
        "men on the sides",
        "men with support",
        "men's freedom",
        "kings' freedom",
        "kings in the centre",
        "kings on the rim",
        "runaways",
        "runaways' rows",
        "fewer pieces when ahead",
        "the move",
    ];

    // Where kings stand counts for nothing in the end: with few pieces on the board the search sees
    // far, and the more positions are worth the same, the further it sees.
    const WEIGHTS: &'static [(i16, i16)] = &[
        (100, 100),
        (150, 140),
        (1, 3),
        (7, 0),
        (10, 0),
        (3, 0),
        (-3, 0),
        (3, 0),
        (1, 0),
        (2, 0),
        (6, 0),
        (-4, 0),
        (10, 20),
        (4, 10),
        (2, 4),
        (2, 0),
    ];

    fn features(&self) -> [i16; COUNT] {
        let worth = |side: Side| {
            let pieces = self.pieces(side);
            2 * count(pieces & !self.kings()) + 3 * count(pieces & self.kings())
        };
        let both = self.pieces(Side::First) | self.pieces(Side::Second);
        let ahead = worth(Side::First) - worth(Side::Second);
        let all = both.count_ones();
        let first = View::of(self, Side::First).count(ahead, all);
        let second = View::of(self, Side::Second).count(-ahead, all);
        let mut features = std::array::from_fn(|index| first[index] - second[index]);
        features[COUNT - 1] = the_move(both, game::Position::turn(self));
        features
    }

    const INPUTS: usize = 4 * squares::SQUARES;

    #[inline(always)]
    fn inputs(&self, list: &mut [u8; MOST_INPUTS]) -> usize {
        let parts = View::of(self, game::Position::turn(self)).parts();
        let mut count = 0;
        for (part, squares) in parts.into_iter().enumerate() {
            let mut left = squares;
            while left != 0 && count < MOST_INPUTS {
                list[count] = (part * squares::SQUARES) as u8 + left.trailing_zeros() as u8;
                count += 1;
                left &= left - 1;
            }
        }
        count
    }

    #[inline(always)]
    fn phase(&self) -> i32 {
        let men = (self.pieces(Side::First) | self.pieces(Side::Second)).count_ones() as i32;
        (24 - men).clamp(0, 18) * 256 / 18
    }
}

/// Who has the move (the opposition): with as many pieces on both sides, an odd number of pieces
/// in the rows of the side to move's system gives it to that side. 1 for the first player.
#[inline(always)]
fn the_move(both: u32, turn: Side) -> i16 {
    let system = if turn == Side::First { SYSTEM } else { !SYSTEM };
    if !both.count_ones().is_multiple_of(2) {
        return 0;
    }
    let mover_has_it = (both & system).count_ones() % 2 == 1;
    if mover_has_it == (turn == Side::First) {
        1
    } else {
        -1
    }
}
