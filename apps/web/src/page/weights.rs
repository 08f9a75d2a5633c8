//! Learned weights on the page: loaded when the full engine is first asked, after the board. Until they
//! are there, and without them, it plays by those set by hand.
//! Does not know what they count.

use crate::app::App;
use crate::files;
use engine::Ask;
use engine::levels::STRONGEST;

/// Loads the weights of the rule set that the full engine is asked about, if there are any.
pub fn look(app: App, ask: &Ask) {
    let rules = ask.rules;
    if ask.level != STRONGEST || app.weights.get() == Some(rules) {
        return;
    }
    let name = format!("{}.weights", rules.name());
    if files::address(&name).is_none() {
        return;
    }
    app.weights.set(Some(rules));
    files::load_bytes(&name, move |found| match found {
        Some(bytes) => app.with_thinker(|thinker| thinker.teach(rules.name(), bytes)),
        // The next question tries again.
        None => app.weights.set(None),
    });
}
