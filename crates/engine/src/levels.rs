//! Ten strengths, from one that a child beats to the full engine, by honest handicaps.
//! Does not know which game is played; docs/levels.md shows what each level scores.

use crate::dice::Dice;
use search::Rated;

/// A strength.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// 1 to 10.
    pub number: u8,
    /// The message key of its name.
    pub key: &'static str,
    /// How deep it looks, in plies.
    pub depth: u32,
    /// How many positions it looks at, at most.
    pub nodes: u64,
    /// How much less than the best a move may be worth and still be played, in hundredths of a man.
    pub noise: i32,
}

const fn level(number: u8, key: &'static str, depth: u32, nodes: u64, noise: i32) -> Level {
    Level {
        number,
        key,
        depth,
        nodes,
        noise,
    }
}

/// The levels, weakest first. The last has no limit but the time it is given.
pub const LEVELS: [Level; 10] = [
    level(1, "level-1", 1, 2_000, 60_000),
    level(2, "level-2", 1, 2_000, 1_200),
    level(3, "level-3", 1, 2_000, 400),
    level(4, "level-4", 1, 2_000, 200),
    level(5, "level-5", 2, 5_000, 180),
    level(6, "level-6", 3, 20_000, 90),
    level(7, "level-7", 4, 40_000, 40),
    level(8, "level-8", 6, 80_000, 12),
    level(9, "level-9", 8, 200_000, 3),
    level(10, "level-10", u32::MAX, u64::MAX, 0),
];

/// The number of the full engine.
pub const STRONGEST: u8 = 10;

/// The level with this number.
#[must_use]
pub fn find(number: u8) -> Option<&'static Level> {
    LEVELS.iter().find(|level| level.number == number)
}

/// Picks among rated moves: each gets up to `noise` on top of its score, and the best then is
/// played. So a move that is worse than the best by more than `noise` never is.
#[must_use]
pub fn pick<'a, M>(rated: &'a [Rated<M>], noise: i32, dice: &mut Dice) -> Option<&'a Rated<M>> {
    let span = usize::try_from(noise).unwrap_or(0) + 1;
    let mut best: Option<(i32, &Rated<M>)> = None;
    for each in rated {
        let worth = each.score + i32::try_from(dice.below(span)).unwrap_or(0);
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, each));
        }
    }
    best.map(|(_, each)| each)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_keys_go_together() {
        for (index, level) in LEVELS.iter().enumerate() {
            assert_eq!(usize::from(level.number), index + 1);
            assert_eq!(level.key, format!("level-{}", level.number));
            assert_eq!(find(level.number), Some(level));
        }
        assert_eq!(find(0), None);
        assert_eq!(find(11), None);
    }

    #[test]
    fn a_move_that_is_much_worse_is_never_played_and_near_ones_all_are() {
        let rated = |mv, score| Rated {
            mv,
            number: 0,
            score,
        };
        let moves = [rated('a', 100), rated('b', 90), rated('c', 70)];
        let mut played = [0; 3];
        let mut dice = Dice::new(1);
        for _ in 0..500 {
            let mv = pick(&moves, 20, &mut dice).unwrap().mv;
            played[mv as usize - 'a' as usize] += 1;
        }
        assert!(played[0] > played[1] && played[1] > 0, "{played:?}");
        assert_eq!(played[2], 0);
    }
}
