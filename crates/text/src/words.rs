//! Messages as lines: how one is found, and how it is said with its values.
//! Does not know Fluent, in which they are written: a program is built with the lines made of it
//! (docs/formats/words.md). Lines that are damaged are said as far as they can be read.

use crate::language::Source;
use crate::number::grouped;
use crate::text::Value;

/// What a value's name stands between.
const VALUE: char = '\u{1}';
/// What a name ends with.
const NAMED: char = '\u{2}';
/// What a choice between forms begins with; the name of its value follows.
const CHOICE: char = '\u{3}';
/// What a form begins with; its name follows, and then what it says.
const FORM: char = '\u{4}';
/// What a choice ends with.
const CHOSEN: char = '\u{5}';
/// A line's end inside a message.
const LINE: char = '\u{6}';

/// The keys of lines, each with what it says.
pub(crate) fn entries(lines: &str) -> impl Iterator<Item = (&str, &str)> {
    lines.lines().filter_map(|line| line.split_once('\t'))
}

/// What a key says, in lines that are sorted by their keys.
pub(crate) fn find<'a>(lines: &'a str, key: &str) -> Option<&'a str> {
    let (mut low, mut high) = (0, lines.len());
    while low < high {
        // The line that the middle lies in.
        let middle = low + (high - low) / 2;
        let bytes = lines.as_bytes();
        let from = (low..middle).rev().find(|&at| bytes[at] == b'\n');
        let from = from.map_or(low, |at| at + 1);
        let to = (middle..high).find(|&at| bytes[at] == b'\n');
        let to = to.unwrap_or(high);
        let (here, said) = lines.get(from..to)?.split_once('\t')?;
        match here.cmp(key) {
            std::cmp::Ordering::Equal => return Some(said),
            std::cmp::Ordering::Less => low = (to + 1).min(high),
            std::cmp::Ordering::Greater => high = from,
        }
    }
    None
}

/// A message with its values. One that is missing is named.
pub(crate) fn say(said: &str, values: &[(&str, Value)], source: &Source) -> String {
    let mut out = String::with_capacity(said.len() + 16);
    write(&mut out, said, values, source);
    out
}

fn write(out: &mut String, said: &str, values: &[(&str, Value)], source: &Source) {
    let mut rest = said;
    while let Some(at) = rest.find(|c: char| c <= LINE) {
        let (before, from) = rest.split_at(at);
        out.push_str(before);
        // The marks are one byte each.
        let (mark, after) = from.split_at(1);
        rest = after;
        if mark.starts_with(LINE) {
            out.push('\n');
        } else if mark.starts_with(VALUE) {
            let (name, after) = rest.split_once(NAMED).unwrap_or((rest, ""));
            rest = after;
            match value(values, name) {
                Some(Value::Text(text)) => out.push_str(text),
                Some(Value::Number(number)) => out.push_str(&grouped(*number, source.group)),
                None => {
                    out.push_str("{$");
                    out.push_str(name);
                    out.push('}');
                }
            }
        } else if mark.starts_with(CHOICE) {
            let (choice, after) = split_choice(rest);
            rest = after;
            write(out, chosen(choice, values, source), values, source);
        }
    }
    out.push_str(rest);
}

fn value<'a>(values: &'a [(&str, Value)], name: &str) -> Option<&'a Value> {
    // As in a map, the last value of a name counts.
    let mut found = values.iter().rev().filter(|(known, _)| *known == name);
    found.next().map(|(_, value)| value)
}

/// A choice without its last mark, and what follows it.
fn split_choice(rest: &str) -> (&str, &str) {
    let mut depth = 0;
    for (at, mark) in rest.char_indices() {
        match mark {
            CHOICE => depth += 1,
            CHOSEN if depth == 0 => return (&rest[..at], &rest[at + 1..]),
            CHOSEN => depth -= 1,
            _ => {}
        }
    }
    (rest, "")
}

/// What the form of a choice says that its value takes.
fn chosen<'a>(choice: &'a str, values: &[(&str, Value)], source: &Source) -> &'a str {
    let mut depth = 0;
    let mut forms = choice.split(|mark: char| {
        match mark {
            CHOICE => depth += 1,
            CHOSEN => depth -= 1,
            _ => {}
        }
        mark == FORM && depth == 0
    });
    let value = value(values, forms.next().unwrap_or_default());
    let mut rest = "";
    for form in forms {
        let (name, said) = form.split_once(NAMED).unwrap_or((form, ""));
        let (name, others) = match name.strip_prefix('*') {
            Some(name) => (name, true),
            None => (name, false),
        };
        let takes = match value {
            Some(Value::Text(text)) => text == name,
            Some(Value::Number(number)) => match name.strip_prefix('#') {
                Some(exact) => exact.parse() == Ok(*number),
                None => category(number.unsigned_abs(), source) == name,
            },
            None => false,
        };
        if takes {
            return said;
        }
        if others {
            rest = said;
        }
    }
    rest
}

/// The plural category of a number in the language.
fn category(number: u64, source: &Source) -> &'static str {
    let near = if number < 200 {
        number
    } else {
        100 + number % 100
    };
    let runs = source.plurals.iter().rev();
    let mut found = runs.filter(|(from, _)| u64::from(*from) <= near);
    found.next().map_or("other", |(_, category)| category)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: Source = Source {
        tag: "xx",
        group: "'",
        plurals: &[
            (0, "other"),
            (1, "one"),
            (2, "other"),
            (101, "one"),
            (102, "other"),
        ],
        files: &[],
    };

    fn said(line: &str, values: &[(&str, Value)]) -> String {
        say(line, values, &SOURCE)
    }

    #[test]
    fn every_key_is_found_and_no_other() {
        let keys = ["a", "a-b", "ab", "b", "bé", "c"];
        let lines: String = keys
            .iter()
            .map(|key| format!("{key}\tsays {key}\n"))
            .collect();
        for key in keys {
            assert_eq!(find(&lines, key), Some(format!("says {key}").as_str()));
        }
        for key in ["", "a-", "aa", "bb", "d", "says", "\t", "\n", "a\t"] {
            assert_eq!(find(&lines, key), None, "{key:?}");
        }
        assert_eq!(find("", "a"), None);
        assert_eq!(entries(&lines).count(), keys.len());
    }

    #[test]
    fn damaged_lines_say_what_can_be_read() {
        for (line, words) in [
            ("a\u{1}b", "a{$b}"),
            ("a\u{3}n", "a"),
            ("a\u{3}n\u{4}one", "a"),
            ("a\u{3}n\u{4}*one\u{2}b", "ab"),
            ("a\u{5}\u{4}\u{2}b", "ab"),
            ("a\u{3}n\u{4}*x\u{2}\u{3}n\u{4}*y\u{2}b", "ab"),
        ] {
            assert_eq!(said(line, &[]), words, "{line:?}");
        }
        assert_eq!(find("no tab\nat all\n", "no tab"), None);
    }

    #[test]
    fn forms_stand_in_forms() {
        let inner = "\u{3}s\u{4}red\u{2}R\u{4}*white\u{2}W\u{5}";
        let line = format!(
            "<\u{3}n\u{4}#7\u{2}seven\u{4}one\u{2}one {inner}\u{4}*other\u{2}\u{1}n\u{2} {inner}s\u{5}>"
        );
        let say =
            |number, side: &str| said(&line, &[("n", Value::Number(number)), ("s", side.into())]);
        assert_eq!(say(1, "red"), "<one R>");
        assert_eq!(say(7, "red"), "<seven>");
        assert_eq!(say(2, "blue"), "<2 Ws>");
        assert_eq!(say(1201, "red"), "<one R>");
        assert_eq!(say(1200, "red"), "<1'200 Rs>");
        assert_eq!(say(-1, "white"), "<one W>");
        assert_eq!(
            said(&line, &[("n", "7".into())]),
            "<{$n} Ws>".replace("{$n}", "7")
        );
    }
}
