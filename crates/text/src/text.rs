//! Messages in one language, found by key.
//! Does not know who shows them; what a game says about itself is put into words in `say`.

use crate::language::{FALLBACK, Language, language, negotiate, source};
use crate::number;
use crate::words::{find, say};
use std::borrow::Cow;
use std::sync::Arc;

/// A value that a message holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// Words, put in as they are.
    Text(String),
    /// A number, written as the language does; chooses plural forms.
    Number(i64),
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Number(number)
    }
}

/// All messages in one language. Cheap to clone, and shared between threads.
#[derive(Clone)]
pub struct Text {
    language: &'static Language,
    /// Lines of messages; the last that has a key says it.
    files: Arc<[Cow<'static, str>]>,
    colours: [&'static str; 2],
}

impl std::fmt::Debug for Text {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Text")
            .field("language", self.language)
            .finish_non_exhaustive()
    }
}

impl Text {
    /// The embedded messages of the language with this tag; English for a tag that there is not.
    /// The browser's program embeds none: there it is [`Text::of`].
    #[must_use]
    pub fn new(tag: &str) -> Text {
        let language = language(tag).unwrap_or_else(|| negotiate(&[]));
        Text::made(
            language,
            embedded(language.tag).map(Cow::Borrowed).collect(),
        )
    }

    /// The messages of the language with this tag that were loaded, as lines (see
    /// [`crate::first_words`]).
    #[must_use]
    pub fn of(tag: &str, messages: &str) -> Text {
        let language = language(tag).unwrap_or_else(|| negotiate(&[]));
        Text::made(language, Arc::new([Cow::Owned(messages.to_owned())]))
    }

    /// The same with more messages of the language, which take the place of those with their keys.
    #[must_use]
    pub fn join(&self, more: &str) -> Text {
        let more = Cow::Owned(more.to_owned());
        let files = self.files.iter().cloned().chain([more]).collect();
        Text::made(self.language, files).with_colours(self.colours)
    }

    fn made(language: &'static Language, files: Arc<[Cow<'static, str>]>) -> Text {
        Text {
            language,
            files,
            colours: ["red", "white"],
        }
    }

    /// The same messages for a set whose men have other colours (article C4): those of the side
    /// that moves first, then of the other, each `red`, `white` or `black`.
    #[must_use]
    pub fn with_colours(mut self, colours: [&'static str; 2]) -> Text {
        self.colours = colours;
        self
    }

    /// The language.
    #[must_use]
    pub fn language(&self) -> &'static Language {
        self.language
    }

    /// The colours of the set in use, by [`game::Side::index`].
    pub(crate) fn colours(&self) -> [&'static str; 2] {
        self.colours
    }

    /// The message with this key. One that the language lacks is said in English, and a key that
    /// there is not is given back itself.
    #[must_use]
    pub fn get(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// The message with this key and values, found as by [`Text::get`].
    #[must_use]
    pub fn with(&self, key: &str, values: &[(&str, Value)]) -> String {
        let key = match key {
            "side-first" => side_key(self.colours[0]),
            "side-second" => side_key(self.colours[1]),
            key => key,
        };
        let mut own = self.files.iter().rev().map(|lines| &**lines);
        match own.find_map(|lines| find(lines, key)) {
            Some(said) => say(said, values, source(self.language.tag)),
            None => match embedded(FALLBACK).find_map(|lines| find(lines, key)) {
                Some(said) => say(said, values, source(FALLBACK)),
                None => key.to_owned(),
            },
        }
    }

    /// A whole number in digits, grouped as the language does.
    #[must_use]
    pub fn number(&self, number: i64) -> String {
        number::grouped(number, source(self.language.tag).group)
    }

    /// A list that holds together: "a, b and c".
    #[must_use]
    pub fn both(&self, parts: &[String]) -> String {
        self.list(parts, "list-and")
    }

    /// A list to choose from: "a, b or c".
    #[must_use]
    pub fn either(&self, parts: &[String]) -> String {
        self.list(parts, "list-or")
    }

    /// A plain row: "a, b, c".
    #[must_use]
    pub fn row(&self, parts: &[String]) -> String {
        self.list(parts, "list-comma")
    }

    /// Joins by a message for the last two parts, and by commas before.
    fn list(&self, parts: &[String], last: &str) -> String {
        let pair = |key: &str, before: String, after: &String| {
            self.with(
                key,
                &[
                    ("before", Value::Text(before)),
                    ("after", after.clone().into()),
                ],
            )
        };
        match parts {
            [] => String::new(),
            [only] => only.clone(),
            [first, between @ .., end] => {
                let start = between
                    .iter()
                    .fold(first.clone(), |row, part| pair("list-comma", row, part));
                pair(last, start, end)
            }
        }
    }
}

/// The key of a side's name when its men have this colour.
pub(crate) fn side_key(colour: &str) -> &'static str {
    match colour {
        "white" => "side-white",
        "black" => "side-black",
        _ => "side-red",
    }
}

/// All that is embedded of a language.
fn embedded(tag: &str) -> impl Iterator<Item = &'static str> + use<> {
    source(tag).files.iter().map(|(_, lines)| *lines)
}
