//! The messages of one language as lines, for a program that embeds none: the page in the
//! browser loads one language at a time. Does not know how the text gets there.

use crate::language::{FALLBACK, source};
use crate::words::entries;
use std::collections::BTreeMap;

/// Files that the page does not load at first: what only the server and the terminal say, and
/// what is loaded when it is opened (see [`words_of`]).
const NOT_AT_FIRST: [&str; 3] = ["pages", "terminal", "lessons"];

/// The messages that the page loads at first. What the language lacks is in English.
#[must_use]
pub fn first_words(tag: &str) -> String {
    complete(tag, |file| !NOT_AT_FIRST.contains(&file))
}

/// The messages of one file, such as `lessons`. What the language lacks is in English; nothing
/// when there is no such file.
#[must_use]
pub fn words_of(tag: &str, file: &str) -> String {
    complete(tag, |name| name == file)
}

/// The messages of some files, with the English ones for those that the language lacks.
fn complete(tag: &str, wanted: impl Fn(&str) -> bool) -> String {
    let mut found = BTreeMap::new();
    for tag in [FALLBACK, tag] {
        let files = source(tag).files.iter().filter(|(file, _)| wanted(file));
        found.extend(files.flat_map(|(_, lines)| entries(lines)));
    }
    let lines = found.iter().flat_map(|(key, said)| [key, "\t", said, "\n"]);
    lines.collect()
}
