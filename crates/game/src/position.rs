//! What a position of a game answers: its moves, what follows each, and how it ends.
//! Positions are values; nothing here knows about history, clocks or players.

use crate::{Board, Features, Layout, Notation, Opening, Point, Refusal, Route, Side, Standing};

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ending {
    /// Who won, or `None` for a draw.
    pub winner: Option<Side>,
    /// The reason as a message key, such as `end-blocked`.
    pub reason: &'static str,
}

/// A position of one rule set: a value with a side to move.
pub trait Position: Clone + Eq + std::fmt::Debug + Send + Sync + 'static {
    /// A legal move of this rule set, small enough to copy.
    type Move: Copy + Eq + std::fmt::Debug + Send + Sync + 'static;

    /// After so many plies without progress ([`Position::progress`]) a draw may be claimed.
    const QUIET_LIMIT: u32;
    /// How many different values [`Position::slot`] has: the size of a history table.
    const SLOTS: usize;

    /// Where a game starts.
    fn start() -> Self;

    /// Who is to move.
    fn turn(&self) -> Side;

    /// Puts all legal moves into `list` (cleared first), captures first. Two moves that touch
    /// different points are two moves, also when they lead to the same position. A position that
    /// has ended has no legal moves.
    fn moves(&self, list: &mut Vec<Self::Move>);

    /// How many moves are legal: the length of the list of [`Position::moves`], found faster.
    fn count(&self) -> u64 {
        let mut list = Vec::new();
        self.moves(&mut list);
        list.len() as u64
    }

    /// The number of legal lines of `depth` plies: that of [`crate::perft::lines`], found faster.
    fn paths(&self, depth: u32) -> u64 {
        crate::perft::lines(self, depth)
    }

    /// The position after a legal move of this position.
    #[must_use]
    fn after(&self, mv: &Self::Move) -> Self;

    /// A 64-bit key of the position with its side to move, kept up move by move.
    fn key(&self) -> u64;

    /// The same key, computed from nothing.
    fn fresh_key(&self) -> u64;

    /// Whether the move takes something: what quiescence looks at and orders first.
    fn takes(&self, mv: &Self::Move) -> bool;

    /// Puts the moves that quiescence looks at into `list` (cleared first): those that take.
    fn captures(&self, list: &mut Vec<Self::Move>) {
        self.moves(list);
        list.retain(|mv| self.takes(mv));
    }

    /// Whether the side to move has no choice but to take: quiescence may not stand pat here.
    fn must_take(&self) -> bool;

    /// Whether the other side could take something if it were to move: what such a position is worth
    /// shows only after a reply. Games in which that is always or never so leave it.
    fn threatened(&self) -> bool {
        false
    }

    /// Whether the move can not be taken back by later moves, so that no position before it can
    /// return and the count towards [`Position::QUIET_LIMIT`] starts again.
    fn progress(&self, mv: &Self::Move) -> bool;

    /// A small number for the kind of move, below [`Position::SLOTS`], alike for like moves.
    fn slot(&self, mv: &Self::Move) -> usize;

    /// How the game has ended here by the position alone, if it has. A side without a legal move
    /// always makes an ending.
    fn end(&self) -> Option<Ending>;
}

/// A whole rule set, as the catalog lists it: a position with its text, picture, features and
/// explanations.
pub trait Game: Position + Notation + Features {
    /// The rule set's name on the command line and in files, such as `american`.
    const NAME: &'static str;

    /// The board that it is played on.
    fn board() -> Board;

    /// The kinds of men as message keys, such as `piece-man`: those of height 1, then of height 2.
    const KINDS: &'static [&'static str];

    /// The openings that the game has a list of, by their numbers; none for most games.
    #[must_use]
    fn openings() -> Vec<Opening> {
        Vec::new()
    }

    /// The start of a game in which `giver` plays with a man less.
    fn odds(giver: Side) -> Self;

    /// The position that men set up by hand make.
    ///
    /// # Errors
    /// Says what the game cannot go on from, with the points concerned.
    fn from_layout(layout: &Layout) -> Result<Self, Refusal>;

    /// The men that stand, those in hand and those taken.
    fn standing(&self) -> Standing;

    /// The points that the player touches, in order, to make the move. No list of a legal move
    /// begins that of another.
    fn touches(&self, mv: &Self::Move) -> Route;

    /// The way of the moving man: one point when it comes from the hand, else its origin and each
    /// landing. A beginning of [`Game::touches`].
    fn route(&self, mv: &Self::Move) -> Route;

    /// The points whose men the move takes, in the order of the hops.
    fn taken(&self, mv: &Self::Move) -> Route;

    /// The men that must move now because a capture is compulsory; else nothing.
    fn must(&self) -> Vec<Point>;

    /// Why the last of the points touched leads to no legal move: called with a list that begins
    /// no legal move's touches, while the list without its last point does (or is empty).
    fn refuse(&self, touched: &[Point]) -> Refusal;

    /// What stands on a point, as message keys for the spoken label, such as `piece-man`; `None`
    /// where it is vacant.
    fn piece_key(&self, point: Point) -> Option<&'static str>;
}
