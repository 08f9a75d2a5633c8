//! What stays in the browser between visits: settings and unfinished games, as text.
//! Does not know what the texts say. A browser that refuses storage keeps nothing, without harm.

use games::GameId;

const SETTINGS: &str = "tsoro.settings";
const LAST: &str = "tsoro.last";

fn storage() -> Option<web_sys::Storage> {
    crate::dom::window().local_storage().ok().flatten()
}

fn get(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

fn set(key: &str, text: &str) {
    if let Some(storage) = storage() {
        // A full or refused storage loses a convenience, not the game on the screen.
        let _ = storage.set_item(key, text);
    }
}

fn remove(key: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(key);
    }
}

/// The settings as they were kept.
pub fn settings() -> Option<String> {
    get(SETTINGS)
}

/// Keeps the settings.
pub fn keep_settings(text: &str) {
    set(SETTINGS, text);
}

fn game_key(rules: GameId) -> String {
    format!("tsoro.game.{}", rules.name())
}

/// The unfinished game of a rule set.
pub fn game(rules: GameId) -> Option<String> {
    get(&game_key(rules))
}

/// Keeps an unfinished game and that it was the last one.
pub fn keep_game(rules: GameId, text: &str) {
    set(&game_key(rules), text);
    set(LAST, rules.name());
}

/// Forgets the game of a rule set: it is finished or given up.
pub fn forget_game(rules: GameId) {
    remove(&game_key(rules));
    if get(LAST).as_deref() == Some(rules.name()) {
        remove(LAST);
    }
}

/// Puts a game that cannot be read aside, so that a new one does not overwrite it.
pub fn set_apart(rules: GameId, text: &str) {
    set(&format!("tsoro.apart.{}", rules.name()), text);
    forget_game(rules);
}

/// The rule set of the unfinished game played last.
pub fn last() -> Option<GameId> {
    let rules = GameId::parse(&get(LAST)?).ok()?;
    game(rules).map(|_| rules)
}
