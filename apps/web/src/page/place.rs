//! The page's address and language: `/sn/#american` is a game of American checkers in Shona.
//! Does not know what is shown there.

use crate::dom::{document, window};
use games::GameId;
use text::Language;

/// The language of the address, when it names one: `/sn/`.
pub fn language_of_address() -> Option<&'static Language> {
    let path = window().location().pathname().ok()?;
    text::language(path.trim_matches('/'))
}

/// The first language of the browser's list that there is.
pub fn language_of_browser() -> &'static Language {
    let wishes: Vec<String> = window()
        .navigator()
        .languages()
        .iter()
        .filter_map(|tag| tag.as_string())
        .collect();
    let wishes: Vec<&str> = wishes.iter().map(String::as_str).collect();
    text::negotiate(&wishes)
}

/// The rule set that the address names.
pub fn game_of_address() -> Option<GameId> {
    let hash = window().location().hash().ok()?;
    GameId::parse(hash.trim_start_matches('#')).ok()
}

/// Puts a game into the address, so that a reload and the browser's way back do what is expected.
pub fn show_game(rules: GameId) {
    if game_of_address() != Some(rules) {
        let was_in_game = game_of_address().is_some();
        write(&format!("#{}", rules.name()), was_in_game);
    }
}

/// Takes the game out of the address.
pub fn show_home() {
    if game_of_address().is_some() {
        let path = window().location().pathname().unwrap_or_default();
        write(&path, false);
    }
}

/// Puts a language into the address and says it to the browser.
pub fn show_language(tag: &'static str) {
    let hash = window().location().hash().unwrap_or_default();
    write(&format!("/{tag}/{hash}"), true);
    mark_language(tag);
}

/// Says the page's language to the browser.
pub fn mark_language(tag: &str) {
    if let Some(root) = document().document_element() {
        let rtl = text::language(tag).is_some_and(|language| language.rtl);
        let _ = root.set_attribute("lang", tag);
        let _ = root.set_attribute("dir", if rtl { "rtl" } else { "ltr" });
    }
}

fn write(address: &str, replace: bool) {
    let Ok(history) = window().history() else {
        return;
    };
    let state = wasm_bindgen::JsValue::NULL;
    // An address that cannot be written is a convenience lost.
    let _ = if replace {
        history.replace_state_with_url(&state, "", Some(address))
    } else {
        history.push_state_with_url(&state, "", Some(address))
    };
}
