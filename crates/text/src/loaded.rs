//! The messages of one language as Fluent text, for a program that embeds none: the page in the
//! browser loads one language at a time. Does not know how the text gets there.

use crate::language::{FALLBACK, source};

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
    let of = |tag: &str| -> String {
        let files = source(tag).files.iter();
        files
            .filter(|(file, _)| wanted(file))
            .map(|(_, messages)| *messages)
            .collect()
    };
    let mut words = of(tag);
    let english = of(FALLBACK);
    let own: Vec<&str> = entries(&words).map(|(key, _)| key).collect();
    let missing: String = entries(&english)
        .filter(|(key, _)| !own.contains(key))
        .map(|(_, entry)| entry)
        .collect();
    words += &missing;
    words
}

/// The messages and terms of squeezed Fluent text: each one's key and all its lines.
fn entries(text: &str) -> impl Iterator<Item = (&str, &str)> {
    let mut rest = text;
    std::iter::from_fn(move || {
        if rest.is_empty() {
            return None;
        }
        let end = rest
            .match_indices('\n')
            .map(|(at, _)| at + 1)
            .find(|&end| begins_entry(&rest[end..]))
            .unwrap_or(rest.len());
        let (entry, after) = rest.split_at(end);
        rest = after;
        let key = entry.split(['=', ' ']).next().unwrap_or_default();
        Some((key, entry))
    })
}

/// Whether a line begins a message or a term: all its other lines are indented or close a brace.
fn begins_entry(line: &str) -> bool {
    line.starts_with(|first: char| first.is_ascii_alphabetic() || first == '-')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_keep_their_lines() {
        let text = "a = One\nb =\n    { $n ->\n        [one] x\n       *[other] y\n    }\n-c = Three\n}\nd-e=4\n";
        let found: Vec<_> = entries(text).collect();
        let keys: Vec<&str> = found.iter().map(|(key, _)| *key).collect();
        assert_eq!(keys, ["a", "b", "-c", "d-e"]);
        let whole: String = found.iter().map(|(_, entry)| *entry).collect();
        assert_eq!(whole, text);
        assert!(found[1].1.contains("*[other] y"));
    }
}
