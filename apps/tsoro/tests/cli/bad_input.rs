//! Everything that may be wrong on the command line: one line on the error output, exit code 2.

use crate::program::Program;

/// Runs and gives back the one line.
fn refused(arguments: &[&str]) -> String {
    let run = Program::new().run(arguments, "");
    assert_eq!(run.code, 2, "{arguments:?}: {}{}", run.out, run.err);
    assert_eq!(run.out, "", "{arguments:?}");
    assert_eq!(run.err.lines().count(), 1, "{arguments:?}: {}", run.err);
    run.err.trim_end().to_owned()
}

/// The line names what was wrong and what is allowed.
fn names(arguments: &[&str], wanted: &[&str]) {
    let line = refused(arguments);
    for word in wanted {
        assert!(
            line.contains(word),
            "{arguments:?}: {word:?} is not in {line:?}"
        );
    }
    assert!(
        !line.contains('{') && !line.contains("error-") && !line.contains("bad-"),
        "{line}"
    );
}

#[test]
fn rules() {
    let all = [
        "chess",
        "american",
        "twelve",
        "twelve-diagonal",
        "morabaraba",
        "nine",
    ];
    names(&["moves", "chess"], &all);
    names(&["perft", "chess", "3"], &all);
    names(&["play", "chess"], &all);
    names(&["play", "American"], &["American", "american"]);
}

#[test]
fn levels_sides_times_and_seeds() {
    for level in ["0", "11", "-1", "strong", "", "1.5"] {
        names(
            &["play", "american", &format!("--level={level}")],
            &[level, "1 … 10"],
        );
    }
    names(
        &["play", "twelve", "--side", "red"],
        &["red", "first, second, random"],
    );
    for seconds in ["0", "601", "soon", "-3", "NaN"] {
        names(
            &["play", "twelve", &format!("--seconds={seconds}")],
            &[seconds, "0.1 … 600"],
        );
    }
    names(&["play", "twelve", "--seed", "x"], &["x", "--seed"]);
}

#[test]
fn depths() {
    for depth in ["-1", "31", "deep", "99999999999999999999"] {
        names(
            &["perft", "american", "--", depth],
            &[depth, "0 … 30", "DEPTH"],
        );
    }
}

#[test]
fn positions() {
    names(
        &["moves", "american", "--position", "W:We3,g3:Bc5"],
        &["e3"],
    );
    names(
        &["moves", "american", "--position", "nonsense"],
        &["nonsense"],
    );
    names(
        &["perft", "american", "3", "--position", "B:W33:B1"],
        &["33"],
    );
    names(
        &["moves", "twelve", "--position", "nonsense"],
        &["“n” at place 1"],
    );
    names(
        &["play", "twelve", "--position", "nonsense"],
        &["“n” at place 1"],
    );
    refused(&["moves", "american", "--position", ""]);
    refused(&["moves", "twelve", "--position", "\u{1F600} \n two lines"]);
}

#[test]
fn languages() {
    names(&["--lang", "xx", "moves", "american"], &["xx", "en"]);
    names(
        &["moves", "american", "--lang", "english"],
        &["english", "en"],
    );
}

#[test]
fn every_language_says_it_in_one_line_and_names_it() {
    let mut lines = Vec::new();
    for tag in text::languages().iter().map(|language| language.tag) {
        let lang = format!("--lang={tag}");
        for (arguments, found) in [
            (&["moves", "chess"][..], "chess"),
            (&["play", "american", "--level", "12"], "12"),
            (&["play", "american", "--side", "left"], "left"),
            (&["perft", "american", "x"], "x"),
            (&["serve", "--addr", "here"], "here"),
            (&["dance"], "dance"),
            (&["moves", "american", "--loud"], "--loud"),
            (&["moves"], "RULES"),
            (&["moves", "american", "nine"], "nine"),
            (&["play", "american", "--level"], "--level"),
            (&["play", "nine", "--two-players", "--watch"], "--watch"),
        ] {
            let arguments = [&[lang.as_str()], arguments].concat();
            names(&arguments, &[found]);
            lines.push((arguments[1..].join(" "), refused(&arguments)));
        }
    }
    // Every language has words of its own.
    let (english, others) = lines.split_at(lines.len() / 5);
    for line in others {
        assert!(!english.contains(line), "{line:?} is English");
    }
}

#[test]
fn addresses() {
    for address in [
        "8080",
        "localhost",
        "1.2.3.4:99999",
        "nowhere:80",
        "127.0.0.1:",
    ] {
        names(&["serve", "--addr", address], &[address, "127.0.0.1:8080"]);
    }
    names(
        &["serve", "--origin", "tsoro.example"],
        &["tsoro.example", "https://HOST"],
    );
}

#[test]
fn commands_flags_and_what_is_missing() {
    names(&["dance"], &["dance", "play", "serve", "help"]);
    names(&["help", "dance"], &["dance", "play", "serve"]);
    names(
        &["moves", "american", "--fen", "x"],
        &["--fen", "--position", "--json"],
    );
    names(&["--loud"], &["--loud", "--lang"]);
    names(&["moves"], &["RULES", "tsoro moves RULES"]);
    names(
        &["perft", "american"],
        &["DEPTH", "tsoro perft RULES DEPTH"],
    );
    names(
        &["moves", "american", "twelve"],
        &["twelve", "tsoro moves RULES"],
    );
    names(&["play", "american", "--level"], &["--level", "1..10"]);
    names(
        &["play", "american", "--two-players", "--level", "3"],
        &["--two-players", "--level"],
    );
    names(&["moves", "american", "--json=yes"], &["yes", "--json"]);
    names(&["--lang"], &["--lang"]);
}

#[test]
fn a_taken_port_is_said_in_one_line() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let run = Program::new().run(&["serve", "--addr", &address], "");
    assert_eq!(run.code, 1, "{}", run.err);
    assert_eq!(run.err.lines().count(), 1, "{}", run.err);
    assert!(run.err.contains(&address), "{}", run.err);
}
