//! What stays in the browser between visits: settings and games, as text, a key a game.
//! Does not know what the texts say. What a browser refuses to keep is kept as long as the page.

use std::cell::RefCell;
use std::collections::BTreeMap;

const SETTINGS: &str = "tsoro.settings";
const LEARNED: &str = "tsoro.lessons";
const LAST: &str = "tsoro.last";
/// The key of a game is this and its name. The keys are the list of games: there is no other, so
/// that two tabs cannot overwrite each other's.
const GAME: &str = "tsoro.game.";

thread_local! {
    /// Games that the browser did not take.
    static UNSAVED: RefCell<BTreeMap<String, String>> = const { RefCell::new(BTreeMap::new()) };
    /// The game that this page played last.
    static OWN_LAST: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// What became of a game that was to be kept.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kept {
    /// It is kept.
    Yes,
    /// There is no room for it.
    Full,
    /// The browser keeps nothing for this page.
    Refused,
}

fn storage() -> Option<web_sys::Storage> {
    crate::dom::window().local_storage().ok().flatten()
}

fn get(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

fn set(key: &str, text: &str) -> Kept {
    match storage().map(|storage| storage.set_item(key, text)) {
        Some(Ok(())) => Kept::Yes,
        Some(Err(_)) => Kept::Full,
        None => Kept::Refused,
    }
}

fn remove(key: &str) {
    if let Some(storage) = storage() {
        // What cannot be removed stays, and is seen to stay.
        let _ = storage.remove_item(key);
    }
}

/// The lessons that are done, as they were kept.
pub fn learned() -> Option<String> {
    get(LEARNED)
}

/// Keeps which lessons are done.
pub fn keep_learned(text: &str) {
    set(LEARNED, text);
}

/// The settings as they were kept.
pub fn settings() -> Option<String> {
    get(SETTINGS)
}

/// Keeps the settings. Losing them costs a convenience.
pub fn keep_settings(text: &str) {
    set(SETTINGS, text);
}

/// Whether a key of the browser's storage is that of this game, or of any game.
pub fn is_key_of(key: &str, id: Option<&str>) -> bool {
    key.strip_prefix(GAME)
        .is_some_and(|name| id.is_none_or(|id| id == name))
}

/// The names of all games kept.
pub fn ids() -> Vec<String> {
    let mut ids: Vec<String> = UNSAVED.with_borrow(|unsaved| unsaved.keys().cloned().collect());
    if let Some(storage) = storage() {
        let all = storage.length().unwrap_or(0);
        let names = (0..all)
            .filter_map(|index| storage.key(index).ok().flatten())
            .filter_map(|key| key.strip_prefix(GAME).map(str::to_owned))
            .filter(|name| UNSAVED.with_borrow(|unsaved| !unsaved.contains_key(name)));
        ids.extend(names.collect::<Vec<_>>());
    }
    ids
}

/// A game by its name.
pub fn game(id: &str) -> Option<String> {
    UNSAVED
        .with_borrow(|unsaved| unsaved.get(id).cloned())
        .or_else(|| get(&format!("{GAME}{id}")))
}

/// Keeps a game. One that the browser does not take is kept until the page is closed.
pub fn keep_game(id: &str, text: &str) -> Kept {
    let kept = set(&format!("{GAME}{id}"), text);
    UNSAVED.with_borrow_mut(|unsaved| {
        if kept == Kept::Yes {
            unsaved.remove(id);
        } else {
            unsaved.insert(id.to_owned(), text.to_owned());
        }
    });
    kept
}

/// Forgets a game, and tries again to keep those that there was no room for.
pub fn forget_game(id: &str) {
    remove(&format!("{GAME}{id}"));
    let waiting = UNSAVED.with_borrow_mut(|unsaved| {
        unsaved.remove(id);
        unsaved.clone()
    });
    for (id, text) in waiting {
        keep_game(&id, &text);
    }
}

/// Whether a game stands on this page only.
pub fn some_unsaved() -> bool {
    UNSAVED.with_borrow(|unsaved| !unsaved.is_empty())
}

/// Puts a game that cannot be read aside, so that it is not met again and not lost.
pub fn set_apart(id: &str, text: &str) {
    if set(&format!("tsoro.apart.{id}"), text) == Kept::Yes {
        forget_game(id);
    }
}

/// The game played last: on this page, else on any.
pub fn last() -> Option<String> {
    OWN_LAST
        .with_borrow(Clone::clone)
        .filter(|id| game(id).is_some())
        .or_else(|| get(LAST))
}

/// Notes which game was played last.
pub fn set_last(id: &str) {
    OWN_LAST.set(Some(id.to_owned()));
    if get(LAST).as_deref() != Some(id) {
        set(LAST, id);
    }
}

/// Whether something is done for the first time on this device; from now on it is not. Where
/// nothing can be kept, nothing is done.
pub fn first_time(what: &str) -> bool {
    let key = format!("tsoro.done.{what}");
    let first = storage().is_some() && get(&key).is_none();
    if first {
        set(&key, "1");
    }
    first
}
