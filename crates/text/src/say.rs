//! What the games report, in words: refusals, endings, claims, sides, pieces.
//! Does not know any rule: keys and points come from the games.

use crate::text::{Text, Value, side_key};
use game::{Board, Claim, Ending, Point, Refusal, Side};

/// Values of a refusal that are themselves keys of messages.
const KEYS: [&str; 5] = ["side", "piece", "game", "rules", "reason"];

/// Values of a refusal that are numbers.
const NUMBERS: [&str; 4] = ["number", "at", "count", "line"];

impl Text {
    /// A refusal in words. Its message may use `$points` and `$either` (the points concerned by
    /// name, joined by "and" or by "or"), `$count` (how many they are) and the refusal's own
    /// values: `$side`, `$piece`, `$game`, `$rules` and `$reason` hold a key and are said in the
    /// language, `$number`, `$at`, `$count` and `$line` are numbers, all others stand as they are.
    #[must_use]
    pub fn refusal(&self, board: &Board, refusal: &Refusal) -> String {
        let names = names(board, &refusal.points);
        let count = i64::try_from(names.len()).unwrap_or(i64::MAX);
        let mut values = vec![
            ("points", Value::Text(self.both(&names))),
            ("either", Value::Text(self.either(&names))),
            ("count", Value::Number(count)),
        ];
        for (name, value) in &refusal.args {
            values.push((name, self.value(name, value)));
        }
        self.with(refusal.key, &values)
    }

    /// A refusal's value, by the kind of its name.
    fn value(&self, name: &str, value: &str) -> Value {
        if KEYS.contains(&name) {
            return Value::Text(self.get(value));
        }
        match value.parse() {
            Ok(number) if NUMBERS.contains(&name) => Value::Number(number),
            _ => Value::Text(value.to_owned()),
        }
    }

    /// How a game ended, with its reason: the message may use `$winner` and `$loser`.
    #[must_use]
    pub fn ending(&self, ending: &Ending) -> String {
        let values = ending.winner.map(|winner| {
            [
                ("winner", self.side(winner).into()),
                ("loser", self.side(winner.other()).into()),
            ]
        });
        self.with(
            ending.reason,
            values.as_ref().map_or(&[], |values| values.as_slice()),
        )
    }

    /// Why the player on turn may claim a draw.
    #[must_use]
    pub fn claim(&self, claim: Claim) -> String {
        self.get(match claim {
            Claim::Repetition => "claim-repetition",
            Claim::NoProgress => "claim-no-progress",
        })
    }

    /// What the set in use calls a side.
    #[must_use]
    pub fn side(&self, side: Side) -> String {
        self.get(side_key(self.colours()[side.index()]))
    }

    /// A piece by its key, such as `piece-man`, for the spoken label: "red man". The message
    /// chooses its words by `$colour`: `red`, `white` or `black`.
    #[must_use]
    pub fn piece(&self, key: &str, side: Side) -> String {
        self.with(key, &[("colour", self.colours()[side.index()].into())])
    }

    /// The points that a choice is between: "11 or 15".
    #[must_use]
    pub fn either_of(&self, board: &Board, points: &[Point]) -> String {
        self.either(&names(board, points))
    }

    /// Points that belong together: "11 and 15".
    #[must_use]
    pub fn all_of(&self, board: &Board, points: &[Point]) -> String {
        self.both(&names(board, points))
    }
}

/// The points' names on the board.
fn names(board: &Board, points: &[Point]) -> Vec<String> {
    points
        .iter()
        .map(|&point| board.name_of(point).to_owned())
        .collect()
}
