//! The unfinished game that is kept, and what happens to one that cannot be read.

use crate::program::Program;
use std::fs;
use std::path::PathBuf;

fn file(program: &Program, name: &str) -> PathBuf {
    program.state().join("tsoro").join(name)
}

#[test]
fn an_unfinished_game_goes_on_the_next_time() {
    let program = Program::new();
    let run = program.run(
        &["play", "american", "--two-players"],
        "11-15\n22-18\nquit\n",
    );
    assert!(run.out.contains("The game is kept"), "{}", run.out);
    let run = program.run(&["play", "american"], "15x22\ngame\n");
    assert!(run.out.contains("The kept game goes on"), "{}", run.out);
    assert!(run.out.contains("1. 11-15 22-18 2. 15x22"), "{}", run.out);
    assert!(run.out.contains("Friend"), "still two people: {}", run.out);
    // Another rule set has a game of its own.
    let run = program.run(&["play", "twelve", "--two-players"], "game\n");
    assert!(!run.out.contains("The kept game goes on"), "{}", run.out);
}

#[test]
fn the_opponent_of_a_kept_game_may_be_changed() {
    let program = Program::new();
    program.run(
        &[
            "play", "american", "--level", "2", "--side", "first", "--seed", "1",
        ],
        "11-15\n",
    );
    let run = program.run(&["play", "american", "--level", "6"], "");
    assert!(run.out.contains("Computer, level 6"), "{}", run.out);
    assert!(run.out.contains("Red: You"), "{}", run.out);
    let run = program.run(&["play", "american", "--two-players"], "game\n");
    assert!(run.out.contains("1. 11-15"), "{}", run.out);
    assert!(!run.out.contains("Computer"), "{}", run.out);
}

#[test]
fn a_new_game_leaves_the_kept_one_aside() {
    let program = Program::new();
    program.run(&["play", "american", "--two-players"], "11-15\n");
    let kept = fs::read_to_string(file(&program, "american.game")).unwrap();
    let run = program.run(
        &["play", "american", "--two-players", "--new"],
        "game\n9-13\n",
    );
    assert!(!run.out.contains("The kept game goes on"), "{}", run.out);
    assert_eq!(
        fs::read_to_string(file(&program, "american.old")).unwrap(),
        kept
    );
}

#[test]
fn a_kept_game_is_in_the_way_of_a_position() {
    let program = Program::new();
    program.run(&["play", "american", "--two-players"], "11-15\n");
    let at = [
        "play",
        "american",
        "--two-players",
        "--position",
        "B:WK32:BK1",
    ];
    let run = program.run(&at, "1-5\n");
    assert_eq!(run.code, 2);
    assert_eq!(run.err.lines().count(), 1, "{}", run.err);
    assert!(run.err.contains("--new"), "{}", run.err);
    assert!(file(&program, "american.game").exists(), "nothing is lost");
    let run = program.run(&[&at[..], &["--new"]].concat(), "1-5\n");
    assert_eq!(run.code, 0, "{}", run.err);
}

#[test]
fn a_damaged_file_is_put_aside_with_a_message_and_a_new_game_begins() {
    let damaged: [&[u8]; 5] = [
        b"",
        b"\xff\xfe\x00rubbish",
        b"tsoro-game 1\nrules chess\nmoves 11-15\n",
        b"tsoro-game 1\nrules american\nmoves 11-15 11-15\n",
        b"tsoro-game 1\nrules twelve\nmoves d2\n",
    ];
    for (number, bytes) in damaged.iter().enumerate() {
        let program = Program::new();
        fs::create_dir_all(program.state().join("tsoro")).unwrap();
        fs::write(file(&program, "american.game"), bytes).unwrap();
        let run = program.run(&["play", "american", "--two-players"], "9-13\nquit\n");
        assert_eq!((run.code, run.err.as_str()), (0, ""), "{number}");
        assert!(
            run.out.contains("could not be read"),
            "{number}: {}",
            run.out
        );
        assert!(
            run.out.contains("american.damaged"),
            "{number}: {}",
            run.out
        );
        assert_eq!(
            fs::read(file(&program, "american.damaged")).unwrap(),
            *bytes,
            "{number}"
        );
        assert!(run.out.contains("played 9-13"), "{number}: {}", run.out);
    }
}

#[test]
fn two_damaged_files_are_both_kept() {
    let program = Program::new();
    for text in ["one", "two"] {
        fs::create_dir_all(program.state().join("tsoro")).unwrap();
        fs::write(file(&program, "nine.game"), text).unwrap();
        program.run(&["play", "nine", "--two-players"], "");
    }
    assert_eq!(
        fs::read_to_string(file(&program, "nine.damaged")).unwrap(),
        "one"
    );
    assert_eq!(
        fs::read_to_string(file(&program, "nine.damaged-2")).unwrap(),
        "two"
    );
}

#[test]
fn a_folder_that_cannot_be_written_is_told_and_the_game_goes_on() {
    let program = Program::new();
    // A file where the folder should be.
    fs::write(program.state().join("tsoro"), "in the way").unwrap();
    let run = program.run(
        &["play", "american", "--two-players", "--new"],
        "11-15\n22-18\n",
    );
    assert!(
        run.out.contains("could not be kept"),
        "{}{}",
        run.out,
        run.err
    );
    assert!(run.out.contains("played 22-18"), "{}", run.out);
}
