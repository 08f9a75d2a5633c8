//! A position of the morris family: men on the board, men in hand, and who is to move.
//! Does not know the game before it, nor how it is written or drawn.

use super::mills::{self, ALL, POINTS};
use super::{Move, Ruleset};
use game::{Ending, Side};
use std::marker::PhantomData;

/// A position of the rule set `R`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position<R: Ruleset> {
    men: [u32; 2],
    hand: [u8; 2],
    turn: Side,
    key: u64,
    rules: PhantomData<R>,
}

/// Random numbers for the key: a side's man on a point, a side's men in hand, Second on turn.
struct Keys {
    men: [[u64; POINTS]; 2],
    hand: [[u64; 13]; 2],
    second: u64,
}

static KEYS: Keys = keys();

/// The numbers come from the splitmix64 sequence (Steele, Lea and Flood 2014) of a fixed seed.
const fn keys() -> Keys {
    let mut keys = Keys {
        men: [[0; POINTS]; 2],
        hand: [[0; 13]; 2],
        second: 0,
    };
    let mut state = 0x6d6f_7272_6973_u64;
    let mut side = 0;
    while side < 2 {
        let mut i = 0;
        while i < POINTS {
            keys.men[side][i] = splitmix(&mut state);
            i += 1;
        }
        i = 0;
        while i < 13 {
            keys.hand[side][i] = splitmix(&mut state);
            i += 1;
        }
        side += 1;
    }
    keys.second = splitmix(&mut state);
    keys
}

const fn splitmix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let z = (*state ^ *state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

impl<R: Ruleset> Position<R> {
    /// A position from sets of points and men in hand, by [`Side::index`]. The sets are disjoint
    /// and within the board, and nobody has more than [`Ruleset::MEN`]; positions from text are
    /// checked by [`game::Notation::from_fen`].
    #[must_use]
    pub(super) fn of(men: [u32; 2], hand: [u8; 2], turn: Side) -> Position<R> {
        let mut position = Position {
            men,
            hand,
            turn,
            key: 0,
            rules: PhantomData,
        };
        position.key = position.key_from_nothing();
        position
    }

    /// The points where a side's men stand, bit by [`game::Point`].
    #[inline]
    #[must_use]
    pub const fn men_of(&self, side: Side) -> u32 {
        self.men[side.index()]
    }

    /// The men that a side has yet to place.
    #[inline]
    #[must_use]
    pub const fn in_hand_of(&self, side: Side) -> u8 {
        self.hand[side.index()]
    }

    /// A side's men on the board and in hand together (article M8).
    #[inline]
    #[must_use]
    pub const fn total_of(&self, side: Side) -> u32 {
        self.men[side.index()].count_ones() + self.hand[side.index()] as u32
    }

    /// Who stands on a point below 24.
    #[must_use]
    pub const fn owner(&self, point: usize) -> Option<Side> {
        if self.men[0] >> point & 1 == 1 {
            Some(Side::First)
        } else if self.men[1] >> point & 1 == 1 {
            Some(Side::Second)
        } else {
            None
        }
    }

    /// The points without a man.
    #[inline]
    #[must_use]
    pub const fn vacant(&self) -> u32 {
        ALL & !(self.men[0] | self.men[1])
    }

    /// Whether the player on turn places a man, not moves one (articles M3 and M4).
    #[inline]
    #[must_use]
    pub const fn placing(&self) -> bool {
        self.hand[self.turn.index()] > 0
    }

    /// The player on turn.
    #[inline]
    pub(super) const fn mover(&self) -> Side {
        self.turn
    }

    /// The men of the player on turn.
    #[inline]
    pub(super) const fn own(&self) -> u32 {
        self.men[self.turn.index()]
    }

    /// The men of the player who is not on turn.
    #[inline]
    pub(super) const fn their(&self) -> u32 {
        self.men[self.turn.other().index()]
    }

    /// The same position with the players changed: First has Second's men and turn.
    #[must_use]
    pub fn with_sides_changed(&self) -> Position<R> {
        let [first, second] = self.men;
        let [hand_first, hand_second] = self.hand;
        Position::of(
            [second, first],
            [hand_second, hand_first],
            self.turn.other(),
        )
    }

    /// Whether a side has been brought down to two men (article M8).
    #[inline]
    const fn reduced(&self, side: Side) -> bool {
        self.total_of(side) <= R::LOST_WITH
    }

    /// Whether the game has ended here, being blocked aside.
    #[inline]
    pub(super) const fn over(&self) -> bool {
        self.reduced(Side::First) || self.reduced(Side::Second)
    }

    /// Whether the player on turn has no vacant point to go to (article M8).
    fn blocked(&self) -> bool {
        let vacant = self.vacant();
        let reach = if self.placing() || self.may_fly() {
            ALL
        } else {
            mills::beside(R::DIAGONALS, self.own())
        };
        reach & vacant == 0
    }

    pub(super) fn ending(&self) -> Option<Ending> {
        let lost = |side: Side, reason| {
            Some(Ending {
                winner: Some(side.other()),
                reason,
            })
        };
        if self.reduced(self.turn) {
            lost(self.turn, "end-reduced")
        } else if self.reduced(self.turn.other()) {
            lost(self.turn.other(), "end-reduced")
        } else if R::FULL_BOARD_DRAWS && self.vacant() == 0 {
            Some(Ending {
                winner: None,
                reason: "end-full",
            })
        } else if self.blocked() {
            lost(self.turn, "end-blocked")
        } else {
            None
        }
    }

    fn key_from_nothing(&self) -> u64 {
        let mut key = if self.turn == Side::Second {
            KEYS.second
        } else {
            0
        };
        for side in [0, 1] {
            key ^= KEYS.hand[side][usize::from(self.hand[side]).min(12)];
            key = mills::points(self.men[side]).fold(key, |key, point| key ^ KEYS.men[side][point]);
        }
        key
    }
}

impl<R: Ruleset> game::Position for Position<R> {
    type Move = Move;

    const QUIET_LIMIT: u32 = R::QUIET_LIMIT;
    const SLOTS: usize = (POINTS + 1) * POINTS;

    fn start() -> Self {
        Position::of([0, 0], [R::MEN, R::MEN], Side::First)
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn moves(&self, list: &mut Vec<Move>) {
        list.clear();
        self.removing_moves(list);
        self.quiet_moves(list);
    }

    fn count(&self) -> u64 {
        u64::from(self.count_moves())
    }

    #[inline]
    fn after(&self, mv: &Move) -> Self {
        let (own, their) = (self.turn.index(), self.turn.other().index());
        let mut next = *self;
        let to = mv.to().index();
        next.men[own] |= 1 << to;
        next.key ^= KEYS.men[own][to] ^ KEYS.second;
        if let Some(from) = mv.from() {
            next.men[own] &= !(1 << from.0);
            next.key ^= KEYS.men[own][from.index()];
        } else {
            let hand = usize::from(self.hand[own]);
            next.hand[own] -= 1;
            next.key ^= KEYS.hand[own][hand] ^ KEYS.hand[own][hand - 1];
        }
        if let Some(lifted) = mv.lifted() {
            next.men[their] &= !(1 << lifted.0);
            next.key ^= KEYS.men[their][lifted.index()];
        }
        next.turn = self.turn.other();
        next
    }

    fn key(&self) -> u64 {
        self.key
    }

    fn fresh_key(&self) -> u64 {
        self.key_from_nothing()
    }

    fn takes(&self, mv: &Move) -> bool {
        mv.lifted().is_some()
    }

    fn captures(&self, list: &mut Vec<Move>) {
        list.clear();
        self.removing_moves(list);
    }

    fn must_take(&self) -> bool {
        false
    }

    /// A man that is placed or removed never goes back: with it the count of article M9 starts
    /// again, so that it begins with the moving phase.
    fn progress(&self, mv: &Move) -> bool {
        mv.from().is_none() || mv.lifted().is_some()
    }

    fn slot(&self, mv: &Move) -> usize {
        mv.slot()
    }

    fn end(&self) -> Option<Ending> {
        self.ending()
    }
}
