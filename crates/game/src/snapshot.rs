//! What a player sees of a game at one moment, with what may be done next.
//! Does not know the rules: a client draws it and sends back the points touched.

use crate::{Claim, Ending, Point, Route, Side};

/// A man on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Man {
    /// Whose it is.
    pub side: Side,
    /// How many men high it stands: 1, or 2 with a second one set on top.
    pub height: u8,
}

/// The men of a position.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// The men on the board, by [`Point`].
    pub men: Vec<Option<Man>>,
    /// Men not yet placed, by [`Side::index`].
    pub in_hand: [u8; 2],
    /// Men that each side has lost, by [`Side::index`] of the loser.
    pub lost: [u8; 2],
}

/// One legal move, as its touches.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The points to touch, in order.
    pub touches: Route,
    /// The way of the man: a beginning of the touches.
    pub route: Route,
    /// The points whose men are taken.
    pub taken: Route,
    /// The key of the position that it leads to: two choices with the same key have one result.
    pub result: u64,
    /// The move as text.
    pub text: String,
}

/// A move that was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// Who played it.
    pub side: Side,
    /// The way of the man: one point when it came from the hand.
    pub route: Route,
    /// The points whose men were taken, in the order of the hops.
    pub taken: Route,
    /// The move as text.
    pub text: String,
}

/// A game at one moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Snapshot {
    /// How many plies have been played.
    pub ply: usize,
    /// The men.
    pub standing: Standing,
    /// Who is to move.
    pub turn: Side,
    /// The legal moves; none when the game has ended.
    pub choices: Vec<Choice>,
    /// The men that must move because a capture is compulsory.
    pub must: Vec<Point>,
    /// The move that led here.
    pub last: Option<Played>,
    /// How the game has ended, if it has.
    pub end: Option<Ending>,
    /// The draw that the side to move may claim.
    pub claim: Option<Claim>,
    /// Plies without progress.
    pub quiet_plies: u32,
    /// What stands on each point as a message key, such as `piece-man`, by [`Point`].
    pub pieces: Vec<Option<&'static str>>,
}
