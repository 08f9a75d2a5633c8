//! Why a move, a text or a touch is refused in the morris family, as values of our own.
//! Does not know the words: they are in locales/*/morris.ftl.

use super::board;
use super::mills::points;
use game::{Point, Refusal};

/// A reason why touches lead to no legal move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The game has ended: nobody moves.
    Over,
    /// There is no such point.
    NoPoint,
    /// Men are left in hand, so none moves on the board yet (article M3).
    StillPlacing {
        /// How many are left.
        hand: u8,
    },
    /// A man stands where one was to be placed (article M3).
    Taken {
        /// The point.
        point: Point,
    },
    /// No man stands where one was to be picked up.
    NoMan {
        /// The point.
        point: Point,
        /// The men that can move.
        movable: u32,
    },
    /// The man belongs to the other player.
    NotYours {
        /// The point.
        point: Point,
        /// The men that can move.
        movable: u32,
    },
    /// Every point next to the man is occupied (article M4).
    Blocked {
        /// The man's point.
        point: Point,
        /// The men that can move.
        movable: u32,
    },
    /// A man stands where the slide was to end (article M4).
    Occupied {
        /// The point.
        point: Point,
        /// Where the man may go.
        targets: u32,
    },
    /// The point is not the next one on a line, and this rule set has no flying (articles M4, M9).
    NotAdjacent {
        /// The point.
        point: Point,
        /// Where the man may go.
        targets: u32,
    },
    /// The point is not the next one on a line, and more than three men are left (article M10).
    NoFlyingYet {
        /// The point.
        point: Point,
        /// Where the man may go.
        targets: u32,
        /// How many men are left.
        men: u32,
    },
    /// A mill is closed and a man must be removed now, but none stands there (articles M5, M9).
    RemoveNow {
        /// The men that may be removed.
        removable: u32,
    },
    /// A mill is closed, and the man touched is the player's own (article M5).
    RemoveTheirs {
        /// The point touched.
        point: Point,
        /// The men that may be removed.
        removable: u32,
    },
    /// The man stands in a mill and is safe while another stands free (article M6).
    SafeInMill {
        /// The man's point.
        point: Point,
        /// The men that may be removed.
        removable: u32,
    },
    /// No mill is closed, so no man is removed (article M5).
    NoMill {
        /// The point that the man came to.
        point: Point,
    },
    /// One man is removed a turn, however many mills are closed (article M5).
    OneRemoval,
}

impl From<Reason> for Refusal {
    fn from(reason: Reason) -> Refusal {
        let about = |key, point: Point, others: u32| {
            Refusal::new(key)
                .at(set(others))
                .with("found", board::name_of(point))
        };
        match reason {
            Reason::Over => Refusal::new("refused-game-over"),
            Reason::NoPoint => Refusal::new("refused-morris-no-point"),
            Reason::StillPlacing { hand } => {
                Refusal::new("refused-morris-still-placing").with("number", hand)
            }
            Reason::Taken { point } => about("refused-morris-taken", point, 0),
            Reason::NoMan { point, movable } => about("refused-morris-no-man", point, movable),
            Reason::NotYours { point, movable } => {
                about("refused-morris-not-yours", point, movable)
            }
            Reason::Blocked { point, movable } => about("refused-morris-blocked", point, movable),
            Reason::Occupied { point, targets } => about("refused-morris-occupied", point, targets),
            Reason::NotAdjacent { point, targets } => {
                about("refused-morris-not-adjacent", point, targets)
            }
            Reason::NoFlyingYet {
                point,
                targets,
                men,
            } => about("refused-morris-no-flying-yet", point, targets).with("number", men),
            Reason::RemoveNow { removable } => {
                Refusal::new("refused-morris-remove-now").at(set(removable))
            }
            Reason::RemoveTheirs { point, removable } => {
                about("refused-morris-remove-theirs", point, removable)
            }
            Reason::SafeInMill { point, removable } => {
                about("refused-morris-safe-in-mill", point, removable)
            }
            Reason::NoMill { point } => about("refused-morris-no-mill", point, 0),
            Reason::OneRemoval => Refusal::new("refused-morris-one-removal"),
        }
    }
}

/// The points of a set.
pub(super) fn set(set: u32) -> impl Iterator<Item = Point> {
    points(set).map(|point| Point(point as u8))
}
