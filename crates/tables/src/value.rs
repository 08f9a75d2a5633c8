//! What a position is worth to the side to move, and how far the end is.
//! Does not know where values are kept.

/// Who wins, seen from the side to move, both sides playing perfectly. Draws by the count of moves
/// without progress do not exist here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, PartialOrd, Ord)]
pub enum Outcome {
    /// The other side wins.
    Loss,
    /// Neither side can force a win.
    Draw,
    /// The side to move wins.
    Win,
}

impl Outcome {
    /// The same for the other side.
    #[must_use]
    pub const fn turned(self) -> Outcome {
        match self {
            Outcome::Loss => Outcome::Win,
            Outcome::Draw => Outcome::Draw,
            Outcome::Win => Outcome::Loss,
        }
    }

    /// The number it has in files: 0 win, 1 draw, 2 loss.
    #[inline]
    pub(crate) const fn symbol(self) -> u16 {
        match self {
            Outcome::Win => 0,
            Outcome::Draw => 1,
            Outcome::Loss => 2,
        }
    }

    /// [`Outcome::symbol`] the other way round.
    #[inline]
    pub(crate) const fn of(symbol: u16) -> Option<Outcome> {
        match symbol {
            0 => Some(Outcome::Win),
            1 => Some(Outcome::Draw),
            2 => Some(Outcome::Loss),
            _ => None,
        }
    }
}

/// The value of a position for the side to move, both sides playing perfectly: the winner as fast
/// as can be, the loser as slowly. Draws by the count of moves without progress do not exist here.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Value {
    /// Won in so many plies, an odd number.
    Win(u16),
    /// Neither side can force a win.
    Draw,
    /// Lost in so many plies, an even number; 0 when there is no move.
    Loss(u16),
}

impl Value {
    /// The value of plies from the end: who is an even number of them away has lost.
    #[inline]
    pub(crate) const fn of(plies: u16) -> Value {
        if plies % 2 == 1 {
            Value::Win(plies)
        } else {
            Value::Loss(plies)
        }
    }

    /// How many plies the end is away, unless it is a draw.
    #[must_use]
    #[inline]
    pub const fn plies(self) -> Option<u16> {
        match self {
            Value::Win(plies) | Value::Loss(plies) => Some(plies),
            Value::Draw => None,
        }
    }

    /// Who wins.
    #[must_use]
    #[inline]
    pub const fn outcome(self) -> Outcome {
        match self {
            Value::Win(_) => Outcome::Win,
            Value::Draw => Outcome::Draw,
            Value::Loss(_) => Outcome::Loss,
        }
    }

    /// What a move to a position of this value is worth to who makes it.
    #[must_use]
    #[inline]
    pub const fn before(self) -> Value {
        match self {
            Value::Win(plies) => Value::Loss(plies + 1),
            Value::Draw => Value::Draw,
            Value::Loss(plies) => Value::Win(plies + 1),
        }
    }

    /// Better values have greater numbers: quick wins first, slow losses before quick ones.
    #[inline]
    const fn rank(self) -> i32 {
        match self {
            Value::Win(plies) => 0x10000 - plies as i32,
            Value::Draw => 0,
            Value::Loss(plies) => plies as i32 - 0x10000,
        }
    }
}

/// A better value is greater.
impl Ord for Value {
    #[inline]
    fn cmp(&self, other: &Value) -> std::cmp::Ordering {
        self.rank().cmp(&other.rank())
    }
}

impl PartialOrd for Value {
    #[inline]
    fn partial_cmp(&self, other: &Value) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}
