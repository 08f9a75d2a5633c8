//! Words of one game that may not stand where every game is meant.
//! Does not know what they mean.

use super::{File, Findings};

/// The folders of what is the same for every game.
const GENERIC: [&str; 4] = [
    "crates/game/",
    "crates/search/",
    "crates/eval/",
    "crates/session/",
];

/// Words of one game, also as parts of names.
const WORDS: [&str; 4] = ["king", "mill", "jump", "crown"];

/// Longer words of everyday speech that hold one of them.
const INNOCENT: [&str; 12] = [
    "making", "taking", "looking", "asking", "thinking", "breaking", "marking", "checking",
    "speaking", "million", "millis", "working",
];

/// Finds words of one game where they do not belong.
pub fn check(files: &[File]) -> Findings {
    let mut findings = Findings::new();
    for file in files {
        let generic = GENERIC.iter().any(|folder| file.path.starts_with(folder));
        if !generic || !file.path.ends_with(".rs") || file.path.contains("/tests/") {
            continue;
        }
        for (number, line) in (1..).zip(file.text.lines()) {
            if let Some(word) = word_of_one_game(line) {
                findings.push(format!(
                    "{}:{number}: `{word}` is a word of one game",
                    file.path
                ));
            }
        }
    }
    findings
}

/// The first word of one game in a line.
fn word_of_one_game(line: &str) -> Option<&str> {
    line.split(|c: char| !c.is_ascii_alphabetic()).find(|word| {
        let small = word.to_ascii_lowercase();
        let mut rest = small.clone();
        for innocent in INNOCENT {
            rest = rest.replace(innocent, "");
        }
        WORDS.iter().any(|of_one| rest.contains(of_one))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_found_in_names_and_not_in_everyday_speech() {
        assert_eq!(word_of_one_game("let kings = 2;"), Some("kings"));
        assert_eq!(word_of_one_game("fn may_jump() {}"), Some("jump"));
        assert_eq!(word_of_one_game("struct Windmill;"), Some("Windmill"));
        assert_eq!(word_of_one_game("// taking two million looks"), None);
    }
}
