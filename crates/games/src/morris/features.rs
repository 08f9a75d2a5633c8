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

impl<R: Ruleset> Position<R> {
    fn flies(&self, side: Side) -> bool {
        R::FLYING && self.in_hand_of(side) == 0 && self.men_of(side).count_ones() == 3
    }

    /// What the men of a side count by themselves.
    fn count_men(&self, side: Side) -> Count {
        let (own, vacant) = (self.men_of(side), self.vacant());
        let flying = self.flies(side);
        let mut count = Count {
            men: self.total_of(side) as i16,
            crossings: (own & mills::crossings(R::DIAGONALS)).count_ones() as i16,
            flying: i16::from(flying),
            ..Count::default()
        };
        for man in points(own) {
            let free = (mills::neighbours_of(R::DIAGONALS, man) & vacant).count_ones() as i16;
            count.mobility += free;
            count.stuck += i16::from(free == 0 && !flying);
        }
        count
    }

    /// What a side's lines count, added to `count`.
    fn count_lines(&self, side: Side, count: &mut Count) {
        let (own, their) = (self.men_of(side), self.men_of(side.other()));
        let vacant = self.vacant();
        let anywhere = self.in_hand_of(side) > 0 || self.flies(side);
        let mut standing = 0;
        for &line in mills::lines_of(R::DIAGONALS) {
            let held = own & line;
            match (held.count_ones(), their & line == 0) {
                (3, _) => {
                    count.mills += 1;
                    count.hinges += i16::from(mills::beside(R::DIAGONALS, line) & vacant != 0);
                    standing |= line;
                }
                (2, true) => {
                    let gap = (line & !held).trailing_zeros() as usize;
                    let third = mills::neighbours_of(R::DIAGONALS, gap) & own & !line;
                    let reached = third != 0 || anywhere && count.men > 2;
                    count.threats += i16::from(reached);
                    count.pairs += i16::from(!reached);
                }
                (2, false) => count.spoilt += 1,
                (1, true) => count.hopes += 1,
                _ => {}
            }
        }
        for from in points(standing) {
            let rest = own & !(1 << from);
            let reach = mills::neighbours_of(R::DIAGONALS, from) & vacant;
            count.swings += points(reach)
                .filter(|&to| mills::closes(R::DIAGONALS, rest, to))
                .count() as i16;
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
        let [first, second] = Side::BOTH.map(|side| {
            let mut count = self.count_men(side);
            self.count_lines(side, &mut count);
            count.vector()
        });
        std::array::from_fn(|i| first[i] - second[i])
    }

    fn phase(&self) -> i32 {
        let men = self.total_of(Side::First) + self.total_of(Side::Second);
        let all = 2 * i32::from(R::MEN);
        // Six men, three a side, are the fewest that still play.
        ((all - men as i32) * 256 / (all - 6)).clamp(0, 256)
    }
}
