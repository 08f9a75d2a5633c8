//! The page's address and language: `/sn/#american` is a game of American checkers in Shona.
//! Does not know what is shown there.

use crate::dom::{document, window};
use games::GameId;
use text::Language;
use wasm_bindgen::JsValue;

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

/// What begins the address of a board on which a position is set up.
const SET_UP: &str = "setup/";

/// A screen as an address names it, after the `#`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// The choice of games: nothing after the `#`, or something unknown.
    Home,
    /// A game of a rule set: `#american`.
    Play(GameId),
    /// The games kept on this device: `#games`.
    Games,
    /// How everything looks: `#looks`.
    Looks,
    /// The lessons: `#learn`; those of one course: `#learn/american`; one of them by its number,
    /// from 1: `#learn/american/3`.
    Learn(Option<GameId>, usize),
    /// The board on which a position is set up: `#setup/american`.
    SetUp(GameId),
    /// What can be printed: `#print`.
    Print,
}

impl Place {
    /// The place that an address names.
    pub fn read(hash: &str) -> Place {
        match hash.trim_start_matches('#') {
            "games" => Place::Games,
            "looks" => Place::Looks,
            "learn" => Place::Learn(None, 0),
            name if name.starts_with("learn/") => Place::read_lesson(&name[6..]),
            name if name.starts_with(SET_UP) => {
                GameId::parse(&name[SET_UP.len()..]).map_or(Place::Home, Place::SetUp)
            }
            "print" => Place::Print,
            name => GameId::parse(name).map_or(Place::Home, Place::Play),
        }
    }

    /// `american/3`, or `american`; the list for a course that there is not.
    fn read_lesson(words: &str) -> Place {
        let (course, number) = words.split_once('/').unwrap_or((words, ""));
        Place::Learn(GameId::parse(course).ok(), number.parse().unwrap_or(0))
    }

    /// The place as an address names it; empty for home.
    pub fn write(self) -> String {
        match self {
            Place::Home => String::new(),
            Place::Play(rules) => format!("#{}", rules.name()),
            Place::Games => "#games".to_owned(),
            Place::Looks => "#looks".to_owned(),
            Place::Learn(None, _) => "#learn".to_owned(),
            Place::Learn(Some(course), 0) => format!("#learn/{}", course.name()),
            Place::Learn(Some(course), number) => format!("#learn/{}/{number}", course.name()),
            Place::SetUp(rules) => format!("#{SET_UP}{}", rules.name()),
            Place::Print => "#print".to_owned(),
        }
    }

    /// The place of the page's address.
    pub fn now() -> Place {
        window()
            .location()
            .hash()
            .map_or(Place::Home, |hash| Place::read(&hash))
    }

    /// Puts the place into the address, so that a reload and the browser's way back do what is
    /// expected. A lesson follows a lesson without a step to go back to.
    pub fn show(self) {
        let now = Place::now();
        if now != self {
            let lessons = matches!((now, self), (Place::Learn(_, 1..), Place::Learn(_, 1..)));
            self.write_address(&JsValue::NULL, lessons);
        }
    }

    /// The same for a game, with its name among those kept beside the address: a reload and the way
    /// back find this very game. A game follows a game without a step to go back to.
    pub fn show_game(self, id: &str) {
        let now = Place::now();
        if now != self || kept_game().as_deref() != Some(id) {
            self.write_address(&id.into(), matches!(now, Place::Play(_)));
        }
    }

    fn write_address(self, state: &JsValue, replace: bool) {
        let path = window().location().pathname().unwrap_or_default();
        write(&format!("{path}{}", self.write()), state, replace);
    }
}

/// The name of the kept game that this step of the browser's history is about.
pub fn kept_game() -> Option<String> {
    window().history().ok()?.state().ok()?.as_string()
}

/// Puts a language into the address and says it to the browser.
pub fn show_language(tag: &'static str) {
    let hash = window().location().hash().unwrap_or_default();
    let state = window().history().and_then(|history| history.state());
    write(
        &format!("/{tag}/{hash}"),
        &state.unwrap_or(JsValue::NULL),
        true,
    );
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

fn write(address: &str, state: &JsValue, replace: bool) {
    let Ok(history) = window().history() else {
        return;
    };
    // An address that cannot be written is a convenience lost.
    let _ = if replace {
        history.replace_state_with_url(state, "", Some(address))
    } else {
        history.push_state_with_url(state, "", Some(address))
    };
}
