//! Men set up on a board in any way: what a board editor holds until it is checked.
//! Does not know which layouts a game can go on from.

use crate::{Man, Side, Standing};

/// Men on a board and in hand, with whose turn it is to be. Not checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    /// The men on the board, by [`crate::Point`].
    pub men: Vec<Option<Man>>,
    /// Men not yet placed, by [`Side::index`].
    pub in_hand: [u8; 2],
    /// Who is to move.
    pub turn: Side,
}

impl Layout {
    /// What stands, with whose turn it is.
    #[must_use]
    pub fn of(standing: Standing, turn: Side) -> Layout {
        Layout {
            men: standing.men,
            in_hand: standing.in_hand,
            turn,
        }
    }

    /// The men as they are drawn.
    #[must_use]
    pub fn standing(&self) -> Standing {
        Standing {
            men: self.men.clone(),
            in_hand: self.in_hand,
            lost: [0, 0],
        }
    }
}
