//! A position or a game as people pass it on: a line of position text, moves with numbers, tags.
//! Does not know where the text comes from.

use crate::Session;
use game::Refusal;
use games::GameId;

/// How a game ended, as files say it after the moves; none of it is a move.
const RESULTS: [&str; 9] = [
    "*", "1-0", "0-1", "1/2-1/2", "2-0", "0-2", "1-1", "0-0", "1/2",
];

/// What may stand before a text that is a game kept by [`Session::save`].
const KEPT: &str = "tsoro-game";

impl Session {
    /// Reads a position, or a game with all its moves, by the rules `id`: position text alone or in
    /// a tag, moves with or without numbers, remarks and a result, or a game kept by
    /// [`Session::save`], which names its own rules.
    ///
    /// # Errors
    /// What is wrong with the position or with the first move that is none.
    pub fn pasted(id: GameId, text: &str) -> Result<Session, Refusal> {
        let text = text.trim();
        if text.starts_with(KEPT) {
            return Session::load(text);
        }
        let (tag, rest) = parted(text);
        let moves = words(&rest);
        if moves.is_empty() {
            return Session::at(id, tag.unwrap_or(text));
        }
        let mut session = match tag {
            Some(tag) => Session::at(id, tag)?,
            None => match Session::at(id, &rest) {
                Ok(session) => return Ok(session),
                // A row of squares and colons is meant as a position.
                Err(refusal) if rest.contains([':', '/']) && !rest.contains("1/2") => {
                    return Err(refusal);
                }
                Err(_) => Session::new(id),
            },
        };
        for mv in moves {
            session.play_text(&mv)?;
        }
        Ok(session)
    }
}

/// The tag that holds a position, and what is neither a tag nor a remark.
fn parted(text: &str) -> (Option<&str>, String) {
    let mut tag = None;
    let mut rest = String::new();
    let mut depth = 0_u32;
    for line in text.lines() {
        let line = line.trim();
        if depth == 0 && line.starts_with('[') {
            if line[1..]
                .trim_start()
                .to_ascii_uppercase()
                .starts_with("FEN")
            {
                tag = Some(line);
            }
            continue;
        }
        for c in line.chars() {
            match c {
                '{' | '(' => depth += 1,
                '}' | ')' => depth = depth.saturating_sub(1),
                ';' if depth == 0 => break,
                _ if depth == 0 => rest.push(c),
                _ => {}
            }
        }
        rest.push(' ');
    }
    (tag, rest.trim().to_owned())
}

/// The moves among the words: without numbers, signs of praise and the result.
fn words(text: &str) -> Vec<String> {
    text.split_whitespace()
        .map(|word| {
            let numbered = word
                .rfind('.')
                .filter(|dot| word[..*dot].chars().all(|c| c.is_ascii_digit() || c == '.'));
            numbered.map_or(word, |dot| &word[dot + 1..])
        })
        .map(|word| word.trim_end_matches(['!', '?', '*']))
        .filter(|word| !word.is_empty() && !word.starts_with('$') && !RESULTS.contains(word))
        .map(str::to_owned)
        .collect()
}
