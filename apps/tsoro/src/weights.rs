//! The learned weights that are part of this program.
//! Does not know what they count.

use games::GameId;

/// The weights of a rule set, where some were learned.
pub fn of(rules: GameId) -> Option<&'static [u8]> {
    match rules.name() {
        "american" => Some(include_bytes!("../../../assets/american.weights")),
        _ => None,
    }
}
