//! What may be wrong with a language beside English, each as one line of text.
//! Does not know where folders and sources are.

use crate::folder::{Folder, Message};
use intl_pluralrules::{PluralRuleType, PluralRules};
use std::collections::BTreeSet;

/// Every plural category that any language has.
const CATEGORIES: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];

/// A text of so many words that is the same as in English was forgotten, not translated.
const WORDS_LEFT_IN_ENGLISH: usize = 4;

/// Faults of a language by itself: its own files, terms and plural forms.
pub fn alone(folder: &Folder) -> Vec<String> {
    let mut faults = folder.faults.clone();
    let categories = categories(&folder.tag);
    for (key, message) in &folder.messages {
        let place = format!("{}/{}.ftl: {key}", folder.tag, message.file);
        for held in message
            .holds
            .iter()
            .filter(|held| !folder.messages.contains_key(*held))
        {
            faults.push(format!("{place} holds {held}, which there is not"));
        }
        for select in &message.selects {
            let named: BTreeSet<&str> = select
                .forms
                .iter()
                .map(String::as_str)
                .filter(|form| form.parse::<f64>().is_err())
                .collect();
            if !named.iter().any(|form| CATEGORIES.contains(form)) {
                continue;
            }
            for form in named.difference(&categories) {
                faults.push(format!(
                    "{place} has a plural form [{form}] that the language lacks"
                ));
            }
            for form in categories.difference(&named) {
                faults.push(format!("{place} lacks the plural form [{form}]"));
            }
            if select.default != "other" {
                faults.push(format!("{place} must fall back to *[other]"));
            }
        }
    }
    faults
}

/// Faults of a language against English.
pub fn beside(english: &Folder, folder: &Folder) -> Vec<String> {
    let tag = &folder.tag;
    let mut faults = Vec::new();
    for (key, message) in &english.messages {
        match folder.messages.get(key) {
            Some(other) => faults.extend(
                compare(key, message, other)
                    .into_iter()
                    .map(|fault| format!("{tag}: {key} {fault}")),
            ),
            None => faults.push(format!(
                "{tag}: {key} is missing (English {}.ftl)",
                message.file
            )),
        }
    }
    // A term may be a language's own; a message that English lacks is never said.
    for key in folder.messages.keys().filter(|key| !key.starts_with('-')) {
        if !english.messages.contains_key(key) {
            faults.push(format!("{tag}: {key} is not in English"));
        }
    }
    for (page, text) in &english.pages {
        match folder.pages.get(page) {
            Some(other) => faults.extend(compare_pages(tag, page, text, other)),
            None => faults.push(format!("{tag}: rules/{page}.md is missing")),
        }
    }
    for page in folder
        .pages
        .keys()
        .filter(|page| !english.pages.contains_key(*page))
    {
        faults.push(format!("{tag}: rules/{page}.md is not in English"));
    }
    faults
}

fn compare(key: &str, english: &Message, other: &Message) -> Vec<String> {
    let mut faults = Vec::new();
    // The number of points is given to every refusal, for languages that need it for the verb.
    let told = ["refused-", "error-", "turn-"]
        .iter()
        .any(|family| key.starts_with(family));
    let spare = |name: &&String| told && *name == "count";
    let ours: BTreeSet<_> = other.variables.iter().filter(|name| !spare(name)).collect();
    let theirs: BTreeSet<_> = english
        .variables
        .iter()
        .filter(|name| !spare(name))
        .collect();
    for name in theirs.difference(&ours) {
        faults.push(format!("does not use ${name}"));
    }
    for name in ours.difference(&theirs) {
        faults.push(format!("uses ${name}, which is not given"));
    }
    for select in &other.selects {
        let same = english
            .selects
            .iter()
            .find(|theirs| theirs.variable == select.variable);
        let plural = select
            .forms
            .iter()
            .any(|form| CATEGORIES.contains(&form.as_str()));
        if let Some(theirs) = same.filter(|theirs| !plural && theirs.forms != select.forms) {
            faults.push(format!(
                "chooses by ${} between {:?}, not {:?}",
                select.variable, select.forms, theirs.forms
            ));
        }
    }
    let words = english
        .value
        .split_whitespace()
        .filter(|word| *word != "{}")
        .count();
    if words >= WORDS_LEFT_IN_ENGLISH && english.value == other.value {
        faults.push("is left in English".into());
    }
    faults
}

fn compare_pages(tag: &str, page: &str, english: &str, other: &str) -> Vec<String> {
    let place = format!("{tag}: rules/{page}.md");
    let mut faults = Vec::new();
    if headings(english) != headings(other) {
        faults.push(format!("{place} has other headings: {:?}", headings(other)));
    }
    let home = |link: &String| link.replace("/en/", &format!("/{tag}/"));
    let theirs: Vec<String> = links(english).iter().map(home).collect();
    let ours = links(other);
    if theirs != ours {
        let at = theirs
            .iter()
            .zip(&ours)
            .position(|(a, b)| a != b)
            .unwrap_or(0);
        faults.push(format!(
            "{place} has other diagrams or links: {:?} instead of {:?}",
            ours.get(at),
            theirs.get(at)
        ));
    }
    faults
}

/// The ranks of a page's headings, in order.
fn headings(text: &str) -> Vec<usize> {
    let rank = |line: &str| line.chars().take_while(|&c| c == '#').count();
    text.lines().map(rank).filter(|&rank| rank > 0).collect()
}

/// Where a page's links and pictures lead, in order.
fn links(text: &str) -> Vec<String> {
    text.split("](")
        .skip(1)
        .filter_map(|rest| match rest.strip_prefix('<') {
            Some(rest) => rest.split_once('>'),
            None => rest.split_once(')'),
        })
        .map(|(link, _)| link.to_owned())
        .collect()
}

/// Faults of the program's sources against English: messages that nobody says, and keys of
/// refusals and endings that there are not. `sources` are texts of Rust files and templates.
pub fn used(english: &Folder, sources: &[String]) -> Vec<String> {
    let mut faults = Vec::new();
    let literals: BTreeSet<&str> = sources.iter().flat_map(|source| literals(source)).collect();
    // `"level-{number}"` says every message that begins with `level-`.
    let families: Vec<&str> = literals
        .iter()
        .filter_map(|literal| Some(literal.split_once('{')?.0).filter(|start| start.ends_with('-')))
        .collect();
    let held: BTreeSet<&String> = english.messages.values().flat_map(|m| &m.holds).collect();
    for (key, message) in &english.messages {
        let said = literals.contains(key.as_str())
            || families.iter().any(|family| key.starts_with(family))
            || held.contains(key);
        if !said {
            faults.push(format!("en/{}.ftl: {key} is not used", message.file));
        }
    }
    let reported = |literal: &&&str| {
        ["refused-", "error-", "end-", "piece-"]
            .iter()
            .any(|family| literal.starts_with(family))
            && literal
                .chars()
                .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
            && !literal.ends_with('-')
    };
    for key in literals.iter().filter(reported) {
        if !english.messages.contains_key(*key) {
            faults.push(format!("{key} is said by the program, and not in English"));
        }
    }
    faults
}

/// What stands between quotes on one line, without spaces: enough to find keys.
fn literals(source: &str) -> impl Iterator<Item = &str> {
    source
        .lines()
        .flat_map(|line| line.split('"').skip(1))
        .filter(|part| !part.is_empty() && part.len() < 60 && !part.contains(char::is_whitespace))
}

/// The plural categories that whole numbers have in a language, by the rules that Fluent uses.
pub fn categories(tag: &str) -> BTreeSet<&'static str> {
    let language: unic_langid::LanguageIdentifier =
        tag.parse().expect("a folder's name is a language tag");
    let rules = PluralRules::create(language, PluralRuleType::CARDINAL)
        .unwrap_or_else(|error| panic!("no plural rules for {tag}: {error}"));
    (0..=1000_u32)
        .chain([10_000, 100_000, 1_000_000])
        .map(
            |number| match rules.select(number).expect("whole numbers have a category") {
                intl_pluralrules::PluralCategory::ZERO => "zero",
                intl_pluralrules::PluralCategory::ONE => "one",
                intl_pluralrules::PluralCategory::TWO => "two",
                intl_pluralrules::PluralCategory::FEW => "few",
                intl_pluralrules::PluralCategory::MANY => "many",
                intl_pluralrules::PluralCategory::OTHER => "other",
            },
        )
        .collect()
}
