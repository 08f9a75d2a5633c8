//! `tsoro play` through a pipe: whole games, refusals, words, draws.

use crate::program::{Program, good};
use std::io::Write;

/// The moves that were said to be played, as text.
fn played(out: &str) -> Vec<String> {
    let after = |line: &str| {
        line.split_once(" played ")
            .map(|(_, mv)| mv.trim_end_matches('.').to_owned())
    };
    out.lines().filter_map(after).collect()
}

/// A whole game: the computer plays itself; then the same moves are typed by two people.
fn whole_game(rules: &str) {
    let (moves, result) = (1..30)
        .find_map(|seed| won(rules, seed))
        .expect("a game that is won");
    let program = Program::new();
    let script = format!("{}\nd2\nquit\n", moves.join("\n"));
    let typed = program.run(&["play", rules, "--two-players"], &script);
    assert_eq!((typed.code, typed.err.as_str()), (0, ""));
    assert_eq!(played(&typed.out), moves);
    assert!(
        typed.out.lines().any(|line| line == result),
        "{result}\n{}",
        typed.out
    );
    let last = typed.out.lines().last().unwrap();
    assert!(
        last.contains("over"),
        "a move after the end is refused: {last}"
    );
    assert!(
        !program
            .state()
            .join("tsoro")
            .join(format!("{rules}.game"))
            .exists(),
        "the game has ended"
    );
}

/// The moves and the result of a game of the computer with itself, when somebody wins it.
fn won(rules: &str, seed: u32) -> Option<(Vec<String>, String)> {
    let arguments = [
        "play",
        rules,
        "--watch",
        "--level",
        "2",
        "--seed",
        &seed.to_string(),
    ];
    let watched = Program::new().run(&arguments, "");
    assert_eq!((watched.code, watched.err.as_str()), (0, ""));
    let moves = played(&watched.out);
    assert!(moves.len() > 10, "{}", watched.out);
    let result = watched.out.lines().last()?.to_owned();
    result.contains(" wins: ").then_some((moves, result))
}

#[test]
fn a_whole_game_of_checkers() {
    whole_game("american");
}

#[test]
fn a_whole_game_of_twelve_mens_morris() {
    whole_game("twelve");
}

#[test]
fn a_whole_game_of_morabaraba() {
    whole_game("morabaraba");
}

#[test]
fn a_whole_game_against_the_computer() {
    // The person plays the first legal move that is offered, until the game has ended.
    let program = Program::new();
    let arguments = [
        "play", "american", "--side", "second", "--level", "4", "--seed", "5",
    ];
    let (mut child, mut stdin, lines) = program.talk(&arguments);
    let mut said = Vec::new();
    stdin.write_all(b"moves\n").unwrap();
    for line in lines {
        let line = line.unwrap();
        if let Some(offered) = line
            .strip_prefix("You can play: ")
            .filter(|all| !all.is_empty())
        {
            let mv = offered.split(", ").next().unwrap();
            stdin
                .write_all(format!("{mv}\nmoves\n").as_bytes())
                .unwrap();
        }
        let over = line.contains(" wins: ") || line.starts_with("Draw: ");
        said.push(line);
        if over {
            break;
        }
    }
    drop(stdin);
    assert!(child.wait().unwrap().success());
    let moves = played(&said.join("\n"));
    assert!(moves.len() > 20, "{said:?}");
    assert!(
        said.iter().any(|line| line == "Red: Computer, level 4"),
        "{said:?}"
    );
}

#[test]
fn every_move_that_is_printed_reads_back() {
    for (rules, position) in [
        ("american", None),
        ("american", Some("B:W9,10,17,18:BK6")),
        ("american", Some("B:W14,15,18,21,22,23,30:B6,7,8,10,12,13")),
        ("twelve", None),
        ("morabaraba", None),
    ] {
        let more: Vec<&str> = position
            .into_iter()
            .flat_map(|fen| ["--position", fen])
            .collect();
        let moves = good(&[&["moves", rules][..], &more].concat());
        assert!(!moves.is_empty());
        for mv in moves.lines() {
            let arguments = [&["play", rules, "--two-players"][..], &more].concat();
            let run = Program::new().run(&arguments, &format!("{mv}\n"));
            assert_eq!(played(&run.out), [mv], "{rules} {position:?}: {}", run.out);
        }
    }
}

#[test]
fn a_removal_is_printed_and_reads_back() {
    let script = "a1\nb2\nd1\nd2\nmoves\n";
    let run = Program::new().run(&["play", "twelve", "--two-players"], script);
    let offered = run
        .out
        .lines()
        .rev()
        .find_map(|line| line.strip_prefix("You can play: "))
        .unwrap();
    let takes: Vec<&str> = offered.split(", ").filter(|mv| mv.contains('x')).collect();
    assert_eq!(takes, ["g1xb2", "g1xd2"]);
    let run = Program::new().run(
        &["play", "twelve", "--two-players"],
        "a1\nb2\nd1\nd2\ng1xd2\n",
    );
    assert_eq!(played(&run.out).last().map(String::as_str), Some("g1xd2"));
}

#[test]
fn a_forced_capture_is_refused_with_its_reason_and_nothing_changes() {
    let script = "11-15\n22-18\n10-14\n8-11\n15x22x13\n15x22x99\nrubbish\nfen\n15x22\n";
    let run = Program::new().run(&["play", "american", "--two-players"], script);
    assert_eq!(run.code, 0);
    assert!(run.out.contains("15"), "{}", run.out);
    assert_eq!(played(&run.out), ["11-15", "22-18", "15x22"], "{}", run.out);
    assert!(
        run.out.contains("rubbish"),
        "the text is named: {}",
        run.out
    );
    assert!(
        run.out.lines().any(|line| line.starts_with("B:")),
        "{}",
        run.out
    );
}

#[test]
fn moves_are_taken_back_and_played_again_to_the_start() {
    let script = "undo\n9-13\n22-18\nundo\nundo\nundo\nredo\nredo\nredo\ngame\n";
    let run = Program::new().run(&["play", "american", "--two-players"], script);
    let nothing = run
        .out
        .lines()
        .filter(|line| line.contains("no move to take back"))
        .count();
    assert_eq!(nothing, 2, "{}", run.out);
    assert!(run.out.contains("no move to play again"), "{}", run.out);
    assert!(
        run.out.lines().any(|line| line == "1. 9-13 22-18"),
        "{}",
        run.out
    );
}

#[test]
fn against_the_computer_both_moves_are_taken_back() {
    let script = "11-15\nundo\ngame\nfen\n";
    let arguments = [
        "play", "american", "--side", "first", "--level", "1", "--seed", "3",
    ];
    let run = Program::new().run(&arguments, script);
    assert_eq!(played(&run.out).len(), 2, "{}", run.out);
    let fen = run
        .out
        .lines()
        .rev()
        .find(|line| line.starts_with("B:"))
        .unwrap();
    assert!(fen.contains("11"), "the man is back on 11: {fen}");
}

#[test]
fn a_game_that_was_won_can_be_taken_back() {
    // The last man of Red is shut in by 27-32.
    let script = "27-32\nundo\nmoves\n27-32\n";
    let arguments = [
        "play",
        "american",
        "--two-players",
        "--position",
        "W:WK27:B28",
    ];
    let run = Program::new().run(&arguments, script);
    let ends = run
        .out
        .lines()
        .filter(|line| line.contains("White wins: "))
        .count();
    assert_eq!(ends, 2, "{}", run.out);
}

#[test]
fn draws_are_offered_answered_and_claimed() {
    let two = ["play", "american", "--two-players"];
    let run = Program::new().run(&two, "draw\nperhaps\nno\ndraw\nyes\n");
    assert!(run.out.contains("Answer Yes or No."), "{}", run.out);
    assert!(
        run.out
            .lines()
            .last()
            .unwrap()
            .contains("Draw by agreement"),
        "{}",
        run.out
    );

    let kings = "1-5\n32-28\n5-1\n28-32\n1-5\n32-28\n5-1\n28-32\n";
    let at = [&two[..], &["--position", "B:WK32:BK1"]].concat();
    let run = Program::new().run(&at, &format!("{kings}draw\n"));
    assert!(run.out.contains("third time: you may claim"), "{}", run.out);
    let last = run.out.lines().last().unwrap();
    assert!(last.starts_with("Draw: the same position"), "{last}");
}

#[test]
fn resigning_hints_and_a_rematch() {
    let arguments = [
        "play", "twelve", "--side", "first", "--level", "1", "--seed", "1",
    ];
    let run = Program::new().run(&arguments, "hint\nresign\nnew\n");
    assert!(run.out.contains("Hint: "), "{}", run.out);
    assert!(run.out.contains("White wins: Red resigned"), "{}", run.out);
    assert!(
        run.out.contains("Red: Computer, level 1"),
        "the sides are exchanged: {}",
        run.out
    );
    assert_eq!(
        played(&run.out).len(),
        1,
        "the computer begins the rematch: {}",
        run.out
    );
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let arguments = [
        "play", "american", "--level", "3", "--seed", "11", "--side", "random",
    ];
    let first = Program::new().run(&arguments, "11-15\n9-14\n");
    let again = Program::new().run(&arguments, "11-15\n9-14\n");
    assert_eq!(first.out, again.out);
}

#[test]
fn plain_lines_hold_no_escapes_and_ascii_is_ascii() {
    for rules in ["american", "morabaraba"] {
        let run = Program::new().run(
            &["play", rules, "--two-players", "--ascii"],
            "board\nquit\n",
        );
        assert!(!run.out.contains('\u{1b}'));
        let board: Vec<&str> = run
            .out
            .lines()
            .filter(|line| line.contains("--") || line.contains('|'))
            .collect();
        assert!(
            board.len() > 10 && board.iter().all(|line| line.is_ascii()),
            "{}",
            run.out
        );
    }
}

#[test]
fn a_flood_of_rubbish_is_survived() {
    let mut script = String::from("11-15\n");
    for text in [
        "\u{0}",
        "\u{fffd}\u{202e}",
        "99-99",
        "11x",
        "-",
        "x",
        "((((((",
        "11-15-",
        "1e9",
        "🙂",
    ] {
        script += &format!("{text}\n");
    }
    script += &"9".repeat(100_000);
    script += "\n22-18\n";
    let run = Program::new().run(&["play", "american", "--two-players"], &script);
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    assert_eq!(played(&run.out), ["11-15", "22-18"]);
}

#[test]
fn level_ten_opens_by_its_book_unless_told_not_to() {
    let seconds = |more: &[&str]| {
        let begun = std::time::Instant::now();
        let words = [
            "play",
            "american",
            "--level",
            "10",
            "--side",
            "second",
            "--seconds",
            "3",
        ];
        let run = Program::new().run(&[&words, more].concat(), "");
        assert_eq!((run.code, run.err.as_str()), (0, ""));
        begun.elapsed().as_secs()
    };
    assert!(seconds(&[]) < 3);
    assert!(seconds(&["--no-book"]) >= 3);
}
