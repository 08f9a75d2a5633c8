//! Which men on the board and in hand make a position, however they were set up, and the start
//! with a man less.
//! Does not know positions as text or who sets men up.

use super::{Position, Ruleset, mills, mills::POINTS};
use game::{Layout, Point, Refusal, Side};

/// Why the rules cannot go on from what was set up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Fault {
    /// A side with more men, board and hand together, than the rule set has.
    TooMany { side: Side, found: u32, allowed: u8 },
    /// The men in hand do not go with the side to move: both place in turn (article M9).
    InHand { first: u8, second: u8 },
    /// The side that has just moved is down to two men, which no move of its own does (M8).
    TooFew { side: Side, found: u32 },
}

/// The position, if it is one that the rules can go on from.
pub(super) fn checked<R: Ruleset>(
    men: [u32; 2],
    hand: [u8; 2],
    turn: Side,
) -> Result<Position<R>, Fault> {
    for side in Side::BOTH {
        let found = men[side.index()].count_ones() + u32::from(hand[side.index()]);
        if found > u32::from(R::MEN) {
            return Err(Fault::TooMany {
                side,
                found,
                allowed: R::MEN,
            });
        }
    }
    // Placing in turn, the side on turn has as many left as the other or, when that one has placed
    // since, one more. So both hands are empty at the same time.
    let (own, other) = (hand[turn.index()], hand[turn.other().index()]);
    if own != other && own != other + 1 {
        let [first, second] = hand;
        return Err(Fault::InHand { first, second });
    }
    let position = Position::of(men, hand, turn);
    let moved = turn.other();
    let found = position.total_of(moved);
    if found <= R::LOST_WITH {
        return Err(Fault::TooFew { side: moved, found });
    }
    Ok(position)
}

impl<R: Ruleset> Position<R> {
    /// The start with a man less in the hand of the side that gives it. The other side begins, so
    /// that both hands are empty at the same time (ruling).
    pub(super) fn start_with_odds(giver: Side) -> Position<R> {
        let mut hand = [R::MEN; 2];
        hand[giver.index()] -= 1;
        Position::of([0, 0], hand, giver.other())
    }

    /// The position that men set up by hand make.
    pub(super) fn set_up(layout: &Layout) -> Result<Position<R>, Refusal> {
        let mut men = [0; 2];
        for (point, man) in layout.men.iter().take(POINTS).enumerate() {
            if let Some(man) = man {
                men[man.side.index()] |= 1 << point;
            }
        }
        checked(men, layout.in_hand, layout.turn).map_err(|fault| refusal(fault, men))
    }
}

/// What is said about a fault to who has set the men up on a board.
fn refusal(fault: Fault, men: [u32; 2]) -> Refusal {
    let stand =
        |side: Side| mills::points(men[side.index()]).map(|point| Point((point % POINTS) as u8));
    match fault {
        Fault::TooMany {
            side,
            found,
            allowed,
        } => Refusal::new("refused-morris-set-up-too-many")
            .with("side", side.key())
            .with("number", found)
            .with("allowed", allowed),
        Fault::InHand { .. } => Refusal::new("refused-morris-set-up-in-hand"),
        Fault::TooFew { side, found } => Refusal::new("refused-morris-set-up-too-few")
            .at(stand(side))
            .with("side", side.key())
            .with("number", found),
    }
}
