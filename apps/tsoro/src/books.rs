//! The opening books that are part of this program.
//! Does not know what is in them.

use games::GameId;

/// The book of a rule set, where there is one.
pub fn of(rules: GameId) -> Option<&'static [u8]> {
    match rules.name() {
        "american" => Some(include_bytes!("../../../assets/american.book")),
        _ => None,
    }
}
