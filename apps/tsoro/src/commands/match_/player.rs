//! A player as the command line gives it: a program, how it is spoken to, and its options.
//! Does not know how a program is run.

use game::Refusal;

/// The word for this program's own engine.
const SELF: &str = "self";
/// What stands before the command line of a program that speaks the short dialect. It is said, not
/// found out: a program that does not know `ugi` may answer with anything, or with nothing.
const SIMPLE: &str = "simple:";

/// How a program is spoken to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Dialect {
    /// The Universal Game Interface (docs/protocol.md).
    Ugi,
    /// `go movetime MS fen FEN`, answered with `bestmove M`.
    Simple,
}

/// A player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// `A` or `B`.
    pub letter: &'static str,
    /// The program and its arguments.
    pub words: Vec<String>,
    /// How it is spoken to.
    pub dialect: Dialect,
    /// Its options, by name and value.
    pub options: Vec<(String, String)>,
    /// The player as it was typed, with its options.
    pub shown: String,
}

impl Player {
    /// Reads a player and its options, which came with `flag`.
    ///
    /// # Errors
    /// `bad-value` for a command line that is empty or has a quote without its end, an option that
    /// is not `NAME=VALUE`, or options for a dialect that has none.
    pub fn read(
        letter: &'static str,
        typed: &str,
        flag: &str,
        options: &[String],
    ) -> Result<Player, Refusal> {
        let (dialect, line) = match typed.strip_prefix(SIMPLE) {
            Some(line) => (Dialect::Simple, line),
            None => (Dialect::Ugi, typed),
        };
        let words = if line.trim() == SELF && dialect == Dialect::Ugi {
            own_engine()
        } else {
            shlex::split(line).filter(|words| !words.is_empty())
        };
        let words = words.ok_or_else(|| {
            bad(
                letter,
                typed,
                "self, 'PROGRAM ARGUMENT...', 'simple:PROGRAM ARGUMENT...'",
            )
        })?;
        if let (Dialect::Simple, Some(option)) = (dialect, options.first()) {
            return Err(Refusal::new("bad-conflict")
                .with("found", format!("{flag} {option}"))
                .with("other", typed));
        }
        let mut pairs = Vec::with_capacity(options.len());
        for option in options {
            let pair = option.split_once('=').filter(|(name, _)| !name.is_empty());
            let (name, value) = pair.ok_or_else(|| bad(flag, option, "NAME=VALUE"))?;
            pairs.push((name.to_owned(), value.to_owned()));
        }
        let shown = [&[typed.to_owned()], options].concat().join(" ");
        Ok(Player {
            letter,
            words,
            dialect,
            options: pairs,
            shown,
        })
    }
}

/// This program, as an engine; `None` when the system does not tell where it lies.
fn own_engine() -> Option<Vec<String>> {
    let program = std::env::current_exe().ok()?;
    Some(vec![program.to_str()?.to_owned(), "engine".to_owned()])
}

fn bad(flag: &str, found: &str, allowed: &str) -> Refusal {
    Refusal::new("bad-value")
        .with("flag", flag)
        .with("found", found)
        .with("allowed", allowed)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(typed: &str, options: &[&str]) -> Result<Player, Refusal> {
        let options: Vec<String> = options.iter().map(|&option| option.to_owned()).collect();
        Player::read("A", typed, "--option-a", &options)
    }

    #[test]
    fn a_command_line_is_split_as_a_shell_does() {
        let player = read("'my engine' --level=3 \"a b\"", &["Hash=1"]).unwrap();
        assert_eq!(player.words, ["my engine", "--level=3", "a b"]);
        assert_eq!(player.dialect, Dialect::Ugi);
        assert_eq!(player.options, [("Hash".to_owned(), "1".to_owned())]);
        assert_eq!(read("simple:./x y", &[]).unwrap().dialect, Dialect::Simple);
        assert_eq!(read("self", &[]).unwrap().words[1], "engine");
    }

    #[test]
    fn what_is_no_player_is_refused() {
        for (typed, options) in [
            ("", &[][..]),
            ("simple:", &[]),
            ("'open", &[]),
            ("self", &["Level"]),
            ("self", &["=3"]),
            ("simple:x", &["Level=3"]),
        ] {
            assert!(read(typed, options).is_err(), "{typed} {options:?}");
        }
    }
}
