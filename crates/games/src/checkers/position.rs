//! A position: the pieces of both sides and whose turn it is, with what may be played and what
//! comes of it.
//! Does not know the game's past, and neither text nor pictures.

use std::marker::PhantomData;

use super::{
    Ruleset,
    captures::last_row,
    keys,
    moves::{Field, Move},
    squares::{self, INNER},
};
use game::{Ending, Side};

/// A checked position of the rule set `R`: no square holds two pieces, no man stands on the row
/// where it would have been crowned, and no side has more pieces than it starts with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position<R> {
    /// The pieces of each side, by [`Side::index`].
    pieces: [u32; 2],
    /// Which of them are kings.
    kings: u32,
    turn: Side,
    key: u64,
    rules: PhantomData<R>,
}

impl<R: Ruleset> Position<R> {
    /// A position of pieces that the caller has checked.
    pub(super) fn of(pieces: [u32; 2], kings: u32, turn: Side) -> Position<R> {
        let mut position = Position {
            pieces,
            kings,
            turn,
            key: 0,
            rules: PhantomData,
        };
        position.key = game::Position::fresh_key(&position);
        position
    }

    /// The most pieces that a side may have (article C4).
    pub(super) const MOST_PIECES: u32 = 4 * R::ROWS_OF_MEN;

    /// All pieces of a side, as bits of the board.
    pub(super) const fn pieces(&self, side: Side) -> u32 {
        self.pieces[side.index()]
    }

    /// The kings of both sides, as bits of the board.
    pub(super) const fn kings(&self) -> u32 {
        self.kings
    }

    /// The position after half a turn of the board with the sides changed: the same for the other
    /// player in every respect.
    #[must_use]
    pub fn turned(&self) -> Position<R> {
        let [first, second] = self.pieces.map(u32::reverse_bits);
        Position::of(
            [second, first],
            self.kings.reverse_bits(),
            self.turn.other(),
        )
    }

    /// What the side to move sees.
    #[inline(always)]
    pub(super) const fn field<const FIRST: bool>(&self) -> Field {
        let [own, other] = if FIRST {
            self.pieces
        } else {
            [self.pieces[1], self.pieces[0]]
        };
        Field {
            own,
            kings: own & self.kings,
            targets: other & INNER,
            vacant: !(own | other),
        }
    }

    /// The pieces of the side to move that can jump.
    pub(super) fn jumpers(&self) -> u32 {
        match self.turn {
            Side::First => self.field::<true>().jumpers::<R, true>(),
            Side::Second => self.field::<false>().jumpers::<R, false>(),
        }
    }

    #[inline(always)]
    fn list<const FIRST: bool>(&self, list: &mut Vec<Move>) {
        list.clear();
        let field = self.field::<FIRST>();
        match field.jumpers::<R, FIRST>() {
            0 => field.quiet::<FIRST>(list),
            jumpers => field.captures::<R, FIRST>(jumpers, list),
        }
    }

    #[inline(always)]
    fn count_for<const FIRST: bool>(&self) -> u64 {
        let field = self.field::<FIRST>();
        match field.jumpers::<R, FIRST>() {
            0 => field.count_quiet::<FIRST>(),
            jumpers => field.count_captures::<R, FIRST>(jumpers),
        }
    }

    #[inline(always)]
    fn play<const FIRST: bool>(&self, mv: Move) -> Position<R> {
        let (own, other) = if FIRST { (0, 1) } else { (1, 0) };
        let (from, to, taken) = (1 << mv.from(), 1 << mv.to(), mv.taken());
        let king = self.kings & from != 0;
        let crowned = king || to & last_row::<FIRST>() != 0;
        let (leaves, comes) = (if king { from } else { 0 }, if crowned { to } else { 0 });
        let mut pieces = self.pieces;
        pieces[own] = pieces[own] & !from | to;
        pieces[other] &= !taken;
        let mut key = self.key
            ^ keys::SECOND_TO_MOVE
            ^ keys::PIECES[own][usize::from(king)][mv.from() as usize]
            ^ keys::PIECES[own][usize::from(crowned)][mv.to() as usize];
        if taken != 0 {
            key ^= self.part_key(other, taken);
        }
        Position {
            pieces,
            kings: self.kings & !(leaves | taken) | comes,
            turn: if FIRST { Side::Second } else { Side::First },
            key,
            rules: PhantomData,
        }
    }

    /// What the given pieces of a side put into the key.
    #[inline]
    fn part_key(&self, side: usize, mut pieces: u32) -> u64 {
        let mut key = 0;
        while pieces != 0 {
            let bit = pieces.trailing_zeros();
            pieces &= pieces - 1;
            key ^= keys::PIECES[side][(self.kings >> bit & 1) as usize][bit as usize];
        }
        key
    }

    /// The pieces of the side to move that can move without taking.
    pub(super) fn movers(&self) -> u32 {
        match self.turn {
            Side::First => self.field::<true>().movers::<true>(),
            Side::Second => self.field::<false>().movers::<false>(),
        }
    }
}

impl<R: Ruleset> game::Position for Position<R> {
    type Move = Move;

    const QUIET_LIMIT: u32 = R::QUIET_PLIES;
    const SLOTS: usize = squares::SQUARES * squares::SQUARES;

    fn start() -> Self {
        let rows = (1 << R::ROWS_OF_MEN) - 1_u8;
        let first = squares::region(rows, 0xff);
        Position::of([first, first.reverse_bits()], 0, Side::First)
    }

    #[inline]
    fn turn(&self) -> Side {
        self.turn
    }

    #[inline]
    fn moves(&self, list: &mut Vec<Move>) {
        match self.turn {
            Side::First => self.list::<true>(list),
            Side::Second => self.list::<false>(list),
        }
    }

    #[inline]
    fn count(&self) -> u64 {
        match self.turn {
            Side::First => self.count_for::<true>(),
            Side::Second => self.count_for::<false>(),
        }
    }

    #[inline]
    fn after(&self, mv: &Move) -> Self {
        match self.turn {
            Side::First => self.play::<true>(*mv),
            Side::Second => self.play::<false>(*mv),
        }
    }

    #[inline]
    fn key(&self) -> u64 {
        self.key
    }

    fn fresh_key(&self) -> u64 {
        let turn = if self.turn == Side::Second {
            keys::SECOND_TO_MOVE
        } else {
            0
        };
        turn ^ self.part_key(0, self.pieces[0]) ^ self.part_key(1, self.pieces[1])
    }

    #[inline]
    fn takes(&self, mv: &Move) -> bool {
        mv.taken() != 0
    }

    #[inline]
    fn captures(&self, list: &mut Vec<Move>) {
        list.clear();
        match self.turn {
            Side::First => {
                let field = self.field::<true>();
                field.captures::<R, true>(field.jumpers::<R, true>(), list);
            }
            Side::Second => {
                let field = self.field::<false>();
                field.captures::<R, false>(field.jumpers::<R, false>(), list);
            }
        }
    }

    #[inline]
    fn must_take(&self) -> bool {
        self.jumpers() != 0
    }

    #[inline]
    fn progress(&self, mv: &Move) -> bool {
        mv.taken() != 0 || self.kings >> mv.from() & 1 == 0
    }

    #[inline]
    fn slot(&self, mv: &Move) -> usize {
        mv.from() as usize * squares::SQUARES + mv.to() as usize
    }

    fn end(&self) -> Option<Ending> {
        if self.jumpers() | self.movers() != 0 {
            return None;
        }
        let reason = if self.pieces(self.turn) == 0 {
            "end-taken"
        } else {
            "end-blocked"
        };
        Some(Ending {
            winner: Some(self.turn.other()),
            reason,
        })
    }
}
