//! Why something that a player asked for is not done: a key, the points concerned, and values.
//! Does not know the words: the key is a message of the languages (`crates/text`).

use crate::Point;

/// A reason that can be told in any language. Each game has an enum of its own for its reasons
/// and turns it into this value at its border.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The message's key, such as `refused-must-capture`.
    pub key: &'static str,
    /// The points concerned, to be marked on the board; the message names them as `$points`.
    pub points: Vec<Point>,
    /// What else the message needs: names and values, such as `("found", "W:We3")`.
    pub args: Vec<(&'static str, String)>,
}

impl Refusal {
    /// A reason with nothing but its key.
    #[must_use]
    pub fn new(key: &'static str) -> Refusal {
        Refusal {
            key,
            points: Vec::new(),
            args: Vec::new(),
        }
    }

    /// The same with the points concerned.
    #[must_use]
    pub fn at(mut self, points: impl IntoIterator<Item = Point>) -> Refusal {
        self.points.extend(points);
        self
    }

    /// The same with a value for the message.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl ToString) -> Refusal {
        self.args.push((name, value.to_string()));
        self
    }
}
