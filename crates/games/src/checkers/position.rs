//! A position: the pieces of both sides and whose turn it is, with what may be played and what
//! comes of it.
//! Does not know the game's past, and neither text nor pictures.

use std::marker::PhantomData;

use super::{
    Ruleset, keys,
    moves::Move,
    paths,
    pieces::{First, Mover, Pieces, Second},
    squares,
};
use game::{Ending, Side};

/// A checked position of the rule set `R`: no square holds two pieces, no man stands on the row
/// where it would have been crowned, and no side has more pieces than it starts with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position<R> {
    pieces: Pieces,
    turn: Side,
    key: u64,
    rules: PhantomData<R>,
}

impl<R: Ruleset> Position<R> {
    /// A position of pieces that the caller has checked.
    pub(super) fn of(sides: [u32; 2], kings: u32, turn: Side) -> Position<R> {
        let pieces = Pieces { sides, kings };
        let mut position = Position {
            pieces,
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
        self.pieces.sides[side.index()]
    }

    /// The kings of both sides, as bits of the board.
    pub(super) const fn kings(&self) -> u32 {
        self.pieces.kings
    }

    /// The position after half a turn of the board with the sides changed: the same for the other
    /// player in every respect.
    #[must_use]
    pub fn turned(&self) -> Position<R> {
        let [first, second] = self.pieces.sides.map(u32::reverse_bits);
        Position::of(
            [second, first],
            self.kings().reverse_bits(),
            self.turn.other(),
        )
    }

    /// The pieces of the side to move that can jump.
    pub(super) fn jumpers(&self) -> u32 {
        match self.turn {
            Side::First => self.pieces.field::<First>().jumpers::<R, First>(),
            Side::Second => self.pieces.field::<Second>().jumpers::<R, Second>(),
        }
    }

    /// The pieces of the other side that could jump if it were its turn.
    #[inline]
    fn threats(&self) -> u32 {
        match self.turn {
            Side::First => self.pieces.field::<Second>().jumpers::<R, Second>(),
            Side::Second => self.pieces.field::<First>().jumpers::<R, First>(),
        }
    }

    /// The pieces of the side to move that can move without taking.
    pub(super) fn movers(&self) -> u32 {
        match self.turn {
            Side::First => self.pieces.field::<First>().movers::<First>(),
            Side::Second => self.pieces.field::<Second>().movers::<Second>(),
        }
    }

    #[inline(always)]
    fn list<S: Mover>(&self, list: &mut Vec<Move>) {
        self.list_captures::<S>(list);
        // A capture is compulsory (article C9).
        if list.is_empty() {
            let field = self.pieces.field::<S>();
            field.each_quiet::<S>(|from, to| list.push(Move::quiet(from, to)));
        }
    }

    #[inline(always)]
    fn list_captures<S: Mover>(&self, list: &mut Vec<Move>) {
        list.clear();
        let field = self.pieces.field::<S>();
        field.each_capture::<R, S>(field.jumpers::<R, S>(), |from, jump| {
            list.push(jump.to_move(from));
        });
    }

    #[inline(always)]
    fn play<S: Mover>(&self, mv: Move) -> Position<R> {
        let (from, to) = (1 << mv.from(), 1 << mv.to());
        let landings = mv.landings(R::CROWNED_IN_FLIGHT);
        let pieces = self.pieces.play::<R, S>(from, to, mv.taken(), landings);
        let rank = |kings: u32, bit: u32| (kings >> bit & 1) as usize;
        let mut key = self.key
            ^ keys::SECOND_TO_MOVE
            ^ keys::PIECES[S::INDEX][rank(self.kings(), mv.from())][mv.from() as usize]
            ^ keys::PIECES[S::INDEX][rank(pieces.kings, mv.to())][mv.to() as usize];
        if mv.taken() != 0 {
            key ^= self.part_key(1 - S::INDEX, mv.taken());
        }
        Position {
            pieces,
            turn: self.turn.other(),
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
            key ^= keys::PIECES[side][(self.kings() >> bit & 1) as usize][bit as usize];
        }
        key
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
            Side::First => self.list::<First>(list),
            Side::Second => self.list::<Second>(list),
        }
    }

    #[inline]
    fn count(&self) -> u64 {
        self.paths(1)
    }

    #[inline]
    fn paths(&self, depth: u32) -> u64 {
        match self.turn {
            Side::First => paths::paths::<R, First>(&self.pieces, depth),
            Side::Second => paths::paths::<R, Second>(&self.pieces, depth),
        }
    }

    #[inline]
    fn after(&self, mv: &Move) -> Self {
        match self.turn {
            Side::First => self.play::<First>(*mv),
            Side::Second => self.play::<Second>(*mv),
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
        let [first, second] = self.pieces.sides;
        turn ^ self.part_key(0, first) ^ self.part_key(1, second)
    }

    #[inline]
    fn takes(&self, mv: &Move) -> bool {
        mv.taken() != 0
    }

    #[inline]
    fn captures(&self, list: &mut Vec<Move>) {
        match self.turn {
            Side::First => self.list_captures::<First>(list),
            Side::Second => self.list_captures::<Second>(list),
        }
    }

    #[inline]
    fn must_take(&self) -> bool {
        self.jumpers() != 0
    }

    #[inline]
    fn threatened(&self) -> bool {
        self.threats() != 0
    }

    #[inline]
    fn progress(&self, mv: &Move) -> bool {
        mv.taken() != 0 || self.kings() >> mv.from() & 1 == 0
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
