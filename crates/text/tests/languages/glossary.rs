//! A language's glossary taken apart: its terms, and the words that its texts leave alone.
//! Does not know any word of any language.

use crate::folder::Folder;
use std::collections::BTreeSet;

/// A word or a few that no text of the folder holds.
struct Avoided {
    /// As written, such as `pawn`.
    words: String,
    /// What stands there instead.
    rather: String,
    /// The only file that may tell it, such as `rules/checkers.md`; empty when none may.
    only_in: String,
}

/// Faults of a language's glossary beside that of English: other terms, or terms without a word.
pub fn beside(english: &Folder, folder: &Folder) -> Vec<String> {
    let place = format!("{}/glossary.md", folder.tag);
    let mut faults = Vec::new();
    let (theirs, ours) = (terms(&english.glossary), terms(&folder.glossary));
    let names = |terms: &[(String, String)]| -> Vec<String> {
        terms.iter().map(|(term, _)| term.clone()).collect()
    };
    let (theirs, listed) = (names(&theirs), names(&ours));
    let known: BTreeSet<&String> = listed.iter().collect();
    for term in theirs.iter().filter(|term| !known.contains(term)) {
        faults.push(format!("{place} lacks the term “{term}”"));
    }
    let known: BTreeSet<&String> = theirs.iter().collect();
    for term in listed.iter().filter(|term| !known.contains(term)) {
        faults.push(format!("{place} has a term of its own, “{term}”"));
    }
    if faults.is_empty() && theirs != listed {
        faults.push(format!("{place} has the terms in another order"));
    }
    for (term, _) in ours.iter().filter(|(_, word)| word.is_empty()) {
        faults.push(format!("{place} has no word for “{term}”"));
    }
    faults
}

/// Where the texts of a folder hold words that its glossary leaves alone.
pub fn kept(folder: &Folder) -> Vec<String> {
    let avoided = avoided(&folder.glossary);
    let mut faults = Vec::new();
    for (key, message) in &folder.messages {
        let file = format!("{}.ftl", message.file);
        search(&avoided, &file, &message.value, |words| {
            faults.push(format!("{}/{file}: {key} {words}", folder.tag));
        });
    }
    for (page, text) in &folder.pages {
        let file = format!("rules/{page}.md");
        search(&avoided, &file, text, |words| {
            faults.push(format!("{}/{file} {words}", folder.tag));
        });
    }
    faults
}

fn search(avoided: &[Avoided], file: &str, text: &str, mut fault: impl FnMut(String)) {
    let text = words(text);
    for row in avoided.iter().filter(|row| row.only_in != file) {
        let sought = words(&row.words);
        if text.windows(sought.len()).any(|found| found == sought) {
            let Avoided { words, rather, .. } = row;
            fault(format!("says “{words}”, the glossary says {rather}"));
        }
    }
}

/// The words of a text in small letters, without their marks.
fn words(text: &str) -> Vec<String> {
    text.split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect()
}

/// The terms in English with the language's word for each.
fn terms(glossary: &str) -> Vec<(String, String)> {
    table(glossary, "English")
        .into_iter()
        .map(|[term, word, _]| (term, word))
        .collect()
}

fn avoided(glossary: &str) -> Vec<Avoided> {
    let mut found = Vec::new();
    for [words, rather, only_in] in table(glossary, "Not") {
        for words in words.split(", ") {
            found.push(Avoided {
                words: words.to_owned(),
                rather: rather.clone(),
                only_in: only_in.clone(),
            });
        }
    }
    found
}

/// The rows of the table of three columns whose first heading this is.
fn table(text: &str, heading: &str) -> Vec<[String; 3]> {
    text.lines()
        .skip_while(|line| cells(line).is_none_or(|cells| cells[0] != heading))
        .skip(2)
        .map_while(cells)
        .collect()
}

fn cells(line: &str) -> Option<[String; 3]> {
    let inner = line.strip_prefix('|')?.strip_suffix('|')?;
    let cells: Vec<String> = inner.split('|').map(|cell| cell.trim().into()).collect();
    cells.try_into().ok()
}
