//! A game as PDN, the text that programs for checkers exchange: tags, moves with numbers, a result.
//! Does not know who plays or where the text goes. [`Session::pasted`] reads it back.
//!
//! `Black` is the tag of the player who moves first, and a win of that player is `1-0`, as in the
//! archives of American checkers.

use crate::Session;
use game::Side;
use std::fmt::Write;

/// The longest line of moves, in characters.
const WIDTH: usize = 80;

impl Session {
    /// The game as PDN, with an empty line at its end: the tags in the order given, the position
    /// that it began at unless it was the usual one, the moves, a remark and the result.
    #[must_use]
    pub fn pdn(&self, tags: &[(&str, &str)], winner: Option<Side>, remark: &str) -> String {
        let result = match winner {
            Some(Side::First) => "1-0",
            Some(Side::Second) => "0-1",
            None => "1/2-1/2",
        };
        let mut text = String::new();
        let mut tag = |name: &str, value: &str| {
            // Writing to a string does not fail.
            let _ = writeln!(text, "[{name} \"{}\"]", plain(value, ['"', '\\']));
        };
        for (name, value) in tags {
            tag(name, value);
        }
        tag("Result", result);
        if let Some(start) = self.start_fen() {
            tag("FEN", start);
        }
        let moves = self.game_text();
        let remark = plain(remark, ['{', '}']);
        let remark = match remark.as_str() {
            "" => String::new(),
            remark => format!("{{{remark}}}"),
        };
        let words = moves.split_whitespace();
        let words = words.chain(remark.split_whitespace()).chain([result]);
        text.push_str(&folded(words));
        text.push('\n');
        text
    }
}

/// A value on one line, without the signs that would end it.
fn plain(value: &str, signs: [char; 2]) -> String {
    let words: Vec<&str> = value.split_whitespace().collect();
    words.join(" ").replace(signs, "'")
}

/// Words in lines of at most [`WIDTH`] characters.
fn folded<'a>(words: impl Iterator<Item = &'a str>) -> String {
    let mut text = String::new();
    let mut length = 0;
    for word in words {
        let more = word.chars().count() + 1;
        if length > 0 && length + more > WIDTH {
            text.push('\n');
            length = 0;
        } else if length > 0 {
            text.push(' ');
        }
        text.push_str(word);
        length += more;
    }
    text.push('\n');
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::GameId;

    #[test]
    fn a_game_is_written_with_its_tags_and_read_back() {
        let mut session = Session::new(GameId::American);
        for mv in ["11-15", "22-18", "15x22"] {
            session.play_text(mv).unwrap();
        }
        let tags = [("Event", "a \"quoted\"\nname"), ("Black", "A")];
        let text = session.pdn(&tags, Some(Side::First), "said {1. 9-13}");
        assert_eq!(
            text,
            "[Event \"a 'quoted' name\"]\n[Black \"A\"]\n[Result \"1-0\"]\n\
             1. 11-15 22-18 2. 15x22 {said '1. 9-13'} 1-0\n\n"
        );
        let read = Session::pasted(GameId::American, &text).unwrap();
        assert_eq!(read.moves(), session.moves());
    }

    #[test]
    fn a_game_that_began_elsewhere_says_where_and_long_games_are_folded() {
        let mut session = Session::at(GameId::American, "W:WK32:BK1").unwrap();
        for _ in 0..20 {
            for mv in ["32-28", "1-5", "28-32", "5-1"] {
                session.play_text(mv).unwrap();
            }
        }
        let text = session.pdn(&[], None, "");
        assert!(text.starts_with("[Result \"1/2-1/2\"]\n[FEN \"W:WK32:BK1\"]\n1. ... 32-28 2. "));
        assert!(text.lines().all(|line| line.len() <= WIDTH) && text.lines().count() > 5);
        let read = Session::pasted(GameId::American, &text).unwrap();
        assert_eq!((read.moves(), read.fen()), (session.moves(), session.fen()));
    }
}
