//! What stands on the board without its places: the unit in which endings are solved.
//! Does not know where pieces stand or how a position is numbered.

use std::fmt;

/// The pieces of both sides: how many men and kings the side to move has, and the other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Slice {
    /// Men and kings of the side to move.
    pub own: [u8; 2],
    /// Men and kings of the other side.
    pub other: [u8; 2],
}

impl Slice {
    pub(super) const fn men(self) -> u8 {
        self.own[0] + self.other[0]
    }

    pub(super) const fn pieces(self) -> u8 {
        self.men() + self.own[1] + self.other[1]
    }

    /// What stands after a move that takes something or crowns a man, as the other side sees it, where
    /// that side has something left.
    pub(super) fn after(self) -> Vec<Slice> {
        let ([men, kings], [other_men, other_kings]) = (self.own, self.other);
        let mut after = Vec::new();
        for crowned in 0..=men.min(1) {
            for left_men in 0..=other_men {
                for left_kings in 0..=other_kings {
                    let takes = (left_men, left_kings) != (other_men, other_kings);
                    if left_men + left_kings > 0 && (takes || crowned > 0) {
                        after.push(Slice {
                            own: [left_men, left_kings],
                            other: [men - crowned, kings + crowned],
                        });
                    }
                }
            }
        }
        after
    }

    /// Its pieces, its men, and each count, as one number.
    #[inline]
    const fn key(self) -> u64 {
        let ([men, kings], [other_men, other_kings]) = (self.own, self.other);
        let own = [self.pieces(), self.men(), men, kings];
        let other = [other_men, other_kings, 0, 0];
        (u32::from_be_bytes(own) as u64) << 32 | u32::from_be_bytes(other) as u64
    }
}

/// Slices come after those that they lead to: fewer pieces first, then fewer men.
impl Ord for Slice {
    #[inline]
    fn cmp(&self, other: &Slice) -> std::cmp::Ordering {
        self.key().cmp(&other.key())
    }
}

impl PartialOrd for Slice {
    #[inline]
    fn partial_cmp(&self, other: &Slice) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

/// As in `1020`: own men and kings, the other's men and kings.
impl fmt::Display for Slice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ([men, kings], [other_men, other_kings]) = (self.own, self.other);
        write!(f, "{men}{kings}{other_men}{other_kings}")
    }
}
