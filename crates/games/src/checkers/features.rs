//! What an evaluation looks at in a position of checkers, with hand-set weights.
//! Does not know how a score is made of it or what searches with it.

use super::{Position, Ruleset};
use game::{Features, Side};

impl<R: Ruleset> Features for Position<R> {
    type Vector = [i16; 2];

    const NAMES: &'static [&'static str] = &["men", "kings"];
    const WEIGHTS: &'static [(i16, i16)] = &[(100, 100), (130, 140)];

    fn features(&self) -> [i16; 2] {
        let [first, second] = [self.pieces(Side::First), self.pieces(Side::Second)];
        let count = |pieces: u32| pieces.count_ones() as i16;
        let kings = self.kings();
        [
            count(first & !kings) - count(second & !kings),
            count(first & kings) - count(second & kings),
        ]
    }

    fn phase(&self) -> i32 {
        let men = (self.pieces(Side::First) | self.pieces(Side::Second)).count_ones() as i32;
        (24 - men).clamp(0, 20) * 256 / 20
    }
}
