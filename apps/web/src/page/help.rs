//! What helps the full engine, on the page: learned weights and an opening book, loaded when it is first
//! asked, after the board. Until they are there, and without them, it plays all the same.
//! Does not know what is in them.

use crate::app::App;
use crate::files;
use engine::Ask;
use engine::levels::STRONGEST;
use games::GameId;
use web::messages::Help;

/// Whether there is such help for a rule set.
pub fn is_there(help: Help, rules: GameId) -> bool {
    files::address(&help.file(rules.name())).is_some()
}

/// Loads the help for the rule set that the full engine is asked about, as far as there is any and it
/// may be used.
pub fn look(app: App, ask: &Ask) {
    if ask.level == STRONGEST {
        load(app, Help::Weights, ask.rules);
        if ask.book {
            load(app, Help::Book, ask.rules);
        }
    }
}

fn load(app: App, help: Help, rules: GameId) {
    if app.helped(help) == Some(rules) || !is_there(help, rules) {
        return;
    }
    app.help_with(help, Some(rules));
    files::load_bytes(&help.file(rules.name()), move |found| match found {
        Some(bytes) => app.with_thinker(|thinker| thinker.help(help, rules.name(), bytes)),
        // The next question tries again.
        None => app.help_with(help, None),
    });
}
