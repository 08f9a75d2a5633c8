//! The list of ballots, and games begun with one.

use crate::program::{Program, good};

#[test]
fn c17_the_list_is_printed_with_its_uses() {
    let list = good(&["ballots"]);
    assert_eq!(list.lines().count(), 174);
    let uses = |wanted: &str| {
        let uses = list
            .lines()
            .filter_map(|line| line.split_whitespace().nth(1));
        uses.filter(|found| *found == wanted).count()
    };
    assert_eq!((uses("board"), uses("mail"), uses("barred")), (144, 12, 18));
    assert!(
        list.contains("133  board   11-16 21-17 7-11  Octopus\n"),
        "{list}"
    );
    let object: serde_json::Value = serde_json::from_str(&good(&["ballots", "--json"])).unwrap();
    assert_eq!(object["ballots"][173]["moves"][2], "10-15");
}

#[test]
fn a_game_is_begun_with_a_ballot_that_cannot_be_taken_back() {
    let play = ["play", "american", "--two-players", "--ballot", "133"];
    let run = Program::new().run(&play, "undo\ngame\n25-21\nundo\nundo\ngame\n");
    let games = run.out.matches("1. 11-16 21-17 2. 7-11").count();
    assert_eq!((run.code, games), (0, 2), "{}{}", run.out, run.err);
}

#[test]
fn a_ballot_is_drawn_by_lot_from_those_for_the_board() {
    let drawn = |seed: &str| {
        let play = [
            "play",
            "american",
            "--two-players",
            "--ballot",
            "draw",
            "--seed",
            seed,
        ];
        let run = Program::new().run(&play, "game\n");
        let line = run.out.lines().find(|line| line.starts_with("1. "));
        line.unwrap_or_default().to_owned()
    };
    let (one, other) = (drawn("65536"), drawn("9999999"));
    assert_eq!(one, drawn("65536"), "the same every time");
    assert!(one.len() > 10 && one != other, "{one} {other}");
}

#[test]
fn what_is_no_ballot_is_refused_with_what_is_allowed() {
    for (arguments, words) in [
        (["play", "american", "--ballot", "175"], "draw, 1 … 174"),
        (["play", "american", "--ballot", "octopus"], "draw, 1 … 174"),
        (
            ["play", "twelve", "--ballot", "draw"],
            "Twelve Men’s Morris",
        ),
    ] {
        let run = Program::new().run(&arguments, "");
        assert_eq!(run.code, 2);
        assert!(run.err.contains(words), "{}", run.err);
    }
    assert_eq!(Program::new().run(&["ballots", "nine"], "").code, 2);
}
