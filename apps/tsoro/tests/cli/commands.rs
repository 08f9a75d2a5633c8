//! `moves`, `perft`, `bench` and `help`.

use crate::program::{Program, feed, good};
use serde_json::Value;
use std::process::Stdio;

#[test]
fn the_first_moves_of_checkers_are_seven() {
    let moves = good(&["moves", "american"]);
    let mut moves: Vec<&str> = moves.lines().collect();
    moves.sort_unstable();
    assert_eq!(
        moves,
        ["10-14", "10-15", "11-15", "11-16", "12-16", "9-13", "9-14"]
    );
}

#[test]
fn moves_of_a_position_are_whole_jumps() {
    let moves = good(&["moves", "american", "--position", "B:W14,22,19:B10,15"]);
    let mut moves: Vec<&str> = moves.lines().collect();
    moves.sort_unstable();
    assert_eq!(moves, ["10x17x26", "15x24"]);
}

#[test]
fn moves_as_json_say_touches_and_the_end() {
    let out = good(&["moves", "american", "--position", "B:W18,26:BK15", "--json"]);
    let json: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(json["rules"], "american");
    assert_eq!(json["turn"], "first");
    assert_eq!(json["end"], Value::Null);
    assert_eq!(json["moves"][0]["text"], "15x22x31");
    assert_eq!(
        json["moves"][0]["touches"],
        serde_json::json!(["15", "22", "31"])
    );
    assert_eq!(json["moves"][0]["taken"], serde_json::json!(["18", "26"]));

    let out = good(&["moves", "american", "--position", "W:W13:B9,6", "--json"]);
    let json: Value = serde_json::from_str(&out).unwrap();
    assert_eq!(json["moves"], serde_json::json!([]));
    assert_eq!(
        json["end"],
        serde_json::json!({ "winner": "first", "reason": "end-blocked" })
    );
}

#[test]
fn counts_are_the_published_ones() {
    for (rules, depth, count) in [
        ("american", "0", "1"),
        ("american", "1", "7"),
        ("american", "7", "179740"),
        ("twelve", "1", "24"),
        ("twelve", "3", "12144"),
        ("twelve-diagonal", "4", "255024"),
        ("nine", "3", "12144"),
    ] {
        let out = good(&["perft", rules, depth]);
        assert_eq!(out.lines().next(), Some(count), "{rules} {depth}");
    }
}

#[test]
fn results_count_two_ways_of_a_capture_once() {
    // A king may go around either way; both take the same four men.
    let fen = "B:W9,10,17,18:BK6";
    let count = |more: &[&str]| {
        let arguments = [&["perft", "american", "1", "--position", fen], more].concat();
        good(&arguments).lines().next().unwrap().to_owned()
    };
    assert_eq!(count(&[]), "2");
    assert_eq!(count(&["--results"]), "1");
}

#[test]
fn divided_counts_add_up() {
    for more in [&[][..], &["--results"][..]] {
        let out = good(&[&["perft", "american", "5", "--divide", "--json"], more].concat());
        let json: Value = serde_json::from_str(&out).unwrap();
        let parts = json["divide"].as_array().unwrap();
        assert_eq!(parts.len(), 7);
        let sum: u64 = parts
            .iter()
            .map(|part| part["count"].as_u64().unwrap())
            .sum();
        assert_eq!(sum, 7361);
        assert_eq!(json["count"], 7361);
        assert!(json["seconds"].as_f64().unwrap() >= 0.0);
        assert!(json["positions_per_second"].is_number());
    }
    let out = good(&["perft", "twelve", "2", "--divide"]);
    assert_eq!(out.lines().filter(|line| line.ends_with(" 23")).count(), 24);
    assert_eq!(out.lines().nth(24), Some("552"));
}

#[test]
fn every_command_has_a_manual_with_an_example() {
    for command in [
        "serve", "play", "moves", "perft", "bench", "match", "engine",
    ] {
        let manual = good(&["help", command]);
        assert!(manual.contains("Example"), "{command}: {manual}");
        assert!(
            manual.contains(&format!("Usage: tsoro {command}")),
            "{command}"
        );
        assert_eq!(good(&[command, "--help"]), manual);
        let wide = manual.lines().find(|line| line.chars().count() > 100);
        assert_eq!(wide, None, "{command}: a line that is too long");
    }
    let manual = good(&["help"]);
    for said in [
        "tsoro help COMMAND",
        "NO_COLOR",
        "XDG_STATE_HOME",
        "Exit code",
        "play",
        "perft",
    ] {
        assert!(manual.contains(said), "{said}");
    }
    // Without a word it shows how it is used.
    assert!(good(&[]).contains("Usage: tsoro"));
    assert!(good(&["--version"]).starts_with("tsoro "));
}

#[test]
fn the_manual_names_every_rule_set_and_language() {
    let manual = good(&["help", "play"]);
    for name in [
        "american",
        "twelve",
        "twelve-diagonal",
        "morabaraba",
        "nine",
    ] {
        assert!(manual.contains(name), "{name}");
    }
    assert!(manual.contains("en"), "{manual}");
}

#[test]
fn a_reader_that_stops_early_is_not_an_error() {
    let program = Program::new();
    let mut command = program.command(&["perft", "american", "9", "--divide"]);
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn words_are_in_the_language_of_the_environment_unless_told() {
    let program = Program::new();
    let with = |name: &str, value: &str, more: &[&str]| {
        let mut command = program.command(&[&["perft", "twelve", "1"], more].concat());
        command.env(name, value);
        feed(command, "").out
    };
    let english = with("LANG", "en_GB.UTF-8", &[]);
    assert!(english.contains("processor time"), "{english}");
    assert!(
        with("LC_ALL", "xx_YY", &[]).contains("processor time"),
        "unknown: English"
    );
    let shona = with("LANG", "sn_ZW.UTF-8", &[]);
    assert!(!shona.contains("processor time"), "{shona}");
    assert_eq!(shona.lines().next(), Some("24"));
    assert!(with("LANG", "sn_ZW.UTF-8", &["--lang", "en"]).contains("processor time"));
}
