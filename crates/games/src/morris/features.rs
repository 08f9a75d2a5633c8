//! What an evaluation looks at in the morris family, with hand-set weights.
//! Does not know how a score is made of it, nor who is to move.

use super::mills::{self, points};
use super::{Position, Ruleset};
use game::{Features, Side};

/// How many features there are.
pub const COUNT: usize = 12;

/// The features of one side.
#[derive(Clone, Copy, Default)]
struct Count {
    /// Men on the board and in hand.
    men: i16,
    /// Pairs of a man and a vacant point next to it.
    mobility: i16,
    /// Men without a vacant point next to them.
    stuck: i16,
    /// Men on points with four neighbours.
    crossings: i16,
    /// Lines that the side holds whole.
    mills: i16,
    /// Mills that can be opened, to be closed again a move later.
    hinges: i16,
    /// Lines with two men and a vacant point that a third man can reach at once.
    threats: i16,
    /// The other lines with two men and a vacant point.
    pairs: i16,
    /// Lines with two men and an enemy man.
    spoilt: i16,
    /// Lines with one man and two vacant points.
    hopes: i16,
    /// Slides out of one mill into another: a mill on every move.
    swings: i16,
    /// 1 for a side that may move its men to any vacant point.
    flying: i16,
}

/// Lines by what a side holds of each: two bits a line, the lower one of the pair set.
#[derive(Clone, Copy)]
struct Held {
    none: u64,
    one: u64,
    two: u64,
    three: u64,
}

impl Held {
    fn of(diagonals: bool, men: u32) -> Held {
        let lower = mills::LINE_MARKS[usize::from(diagonals)];
        let counts = mills::count_by_line(men);
        let (ones, twos) = (counts & lower, counts >> 1 & lower);
        Held {
            none: lower & !ones & !twos,
            one: ones & !twos,
            two: twos & !ones,
            three: ones & twos,
        }
    }
}

impl<R: Ruleset> Position<R> {
    fn flies(&self, side: Side) -> bool {
        R::FLYING && self.in_hand_of(side) == 0 && self.men_of(side).count_ones() == 3
    }

    /// What the men of each side count by themselves, by [`Side::index`].
    fn count_men(&self) -> [Count; 2] {
        let mut reach = 0;
        let mut mobility = [0; 2];
        let own = Side::BOTH.map(|side| self.men_of(side));
        for vacant in points(self.vacant()) {
            let near = mills::neighbours_of(R::DIAGONALS, vacant);
            reach |= near;
            for side in [0, 1] {
                mobility[side] += (near & own[side]).count_ones();
            }
        }
        Side::BOTH.map(|side| {
            let men = self.men_of(side);
            let flying = self.flies(side);
            let stuck = if flying {
                0
            } else {
                (men & !reach).count_ones()
            };
            Count {
                men: self.total_of(side) as i16,
                mobility: mobility[side.index()] as i16,
                stuck: stuck as i16,
                crossings: (men & mills::crossings(R::DIAGONALS)).count_ones() as i16,
                flying: i16::from(flying),
                ..Count::default()
            }
        })
    }

    /// What a side's lines count, added to `count`.
    fn count_lines(&self, side: Side, held: [Held; 2], count: &mut Count) {
        let (own, their) = (held[side.index()], held[side.other().index()]);
        let (men, vacant) = (self.men_of(side), self.vacant());
        let anywhere = self.in_hand_of(side) > 0 || count.flying == 1;
        count.mills = own.three.count_ones() as i16;
        count.spoilt = (own.two & their.one).count_ones() as i16;
        count.hopes = (own.one & their.none).count_ones() as i16;
        for line in mills::marked_lines(own.two & their.none) {
            let gap = (line & !men).trailing_zeros() as usize;
            let third = mills::neighbours_of(R::DIAGONALS, gap) & men & !line;
            let reached = third != 0 || anywhere && count.men > 2;
            count.threats += i16::from(reached);
            count.pairs += i16::from(!reached);
        }
        let mut standing = 0;
        for line in mills::marked_lines(own.three) {
            count.hinges += i16::from(mills::beside(R::DIAGONALS, line) & vacant != 0);
            standing |= line;
        }
        for from in points(standing) {
            let rest = men & !(1 << from);
            let reach = mills::neighbours_of(R::DIAGONALS, from) & vacant;
            let swings = points(reach).filter(|&to| mills::closes(R::DIAGONALS, rest, to));
            count.swings += swings.count() as i16;
        }
    }
}

impl Count {
    fn vector(self) -> [i16; COUNT] {
        [
            self.men,
            self.mobility,
            self.stuck,
            self.crossings,
            self.mills,
            self.hinges,
            self.threats,
            self.pairs,
            self.spoilt,
            self.hopes,
            self.swings,
            self.flying,
        ]
    }
}

impl<R: Ruleset> Features for Position<R> {
    type Vector = [i16; COUNT];

    const NAMES: &'static [&'static str] = &[
        "men",
        "mobility",
        "stuck",
        "crossings",
        "mills",
        "hinges",
        "threats",
        "pairs",
        "spoilt",
        "hopes",
        "swings",
        "flying",
    ];

    const WEIGHTS: &'static [(i16, i16)] = &[
        (100, 100),
        (3, 5),
        (-4, -8),
        (6, 2),
        (4, 6),
        (8, 14),
        (14, 16),
        (5, 4),
        (-3, -2),
        (2, 1),
        (30, 40),
        (0, 60),
    ];

    fn features(&self) -> [i16; COUNT] {
        let held = Side::BOTH.map(|side| Held::of(R::DIAGONALS, self.men_of(side)));
        let mut counts = self.count_men();
        for side in Side::BOTH {
            self.count_lines(side, held, &mut counts[side.index()]);
        }
        let [first, second] = counts.map(Count::vector);
        std::array::from_fn(|i| first[i] - second[i])
    }

    const INPUTS: usize = 0;

    fn inputs(&self, _: &mut [u8; game::features::MOST_INPUTS]) -> usize {
        0
    }

    fn phase(&self) -> i32 {
        let men = self.total_of(Side::First) + self.total_of(Side::Second);
        let all = 2 * i32::from(R::MEN);
        // Six men, three a side, are the fewest that still play.
        ((all - men as i32) * 256 / (all - 6)).clamp(0, 256)
    }
}
