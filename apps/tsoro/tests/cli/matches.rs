//! `tsoro match`: the engine against itself, and against small programs that do one thing wrong.
//! Does not know who is stronger.

use crate::program::{Program, Run};
use game::Side;
use games::GameId;
use serde_json::Value;
use session::Session;
use std::fs;

/// A program that speaks the Universal Game Interface but for what it does when asked for a move.
fn program(at_go: &str) -> String {
    format!(
        "sh -c 'while read word rest; do case $word in ugi) echo ugiok;; \
         isready) echo readyok;; go) {at_go};; esac; done'"
    )
}

/// A file of two openings, which goes with the program's folder.
fn openings(program: &Program) -> String {
    let file = program.state().join("openings.txt");
    fs::write(
        &file,
        "# two\n\n9-13 21-17 5-9\nW:W32,31,27,K18:B1,2,6,12\n",
    )
    .unwrap();
    file.to_str().unwrap().to_owned()
}

/// A match of the engine against another program, with few positions a move.
fn against(other: &str, more: &[&str]) -> Run {
    let arguments = [&["match", "self", other, "--games", "2"], more].concat();
    Program::new().run(&arguments, "")
}

/// A match of the engine against itself from a file of openings, with the games as they were written.
fn by_itself(program: &Program, openings: &str, more: &[&str]) -> (Run, Vec<String>) {
    let file = program.state().join("games.pdn");
    let written = ["--openings", openings, "--pdn", file.to_str().unwrap()];
    let run = program.run(&[&["match", "self", "self"], more, &written].concat(), "");
    assert_eq!(run.code, 0, "{}", run.err);
    let text = fs::read_to_string(file).unwrap();
    let games = text.split("[Event ").skip(1);
    (run, games.map(|game| format!("[Event {game}")).collect())
}

#[test]
fn every_game_is_counted_and_written_as_it_was_played() {
    let terms = "--option-b Level=2 --games 4 --nodes 300 --concurrency 2 --sprt -5 5 --json";
    let program = Program::new();
    let terms: Vec<&str> = terms.split(' ').collect();
    let (run, written) = by_itself(&program, &openings(&program), &terms);
    assert_eq!(run.err.matches("pair ").count(), 2, "{}", run.err);
    let json: Value = serde_json::from_str(&run.out).unwrap();
    let number = |value: &Value| value.as_u64().unwrap();
    let games = ["wins", "draws", "losses"].map(|key| number(&json[key]));
    assert_eq!(games.iter().sum::<u64>(), 4);
    let pairs: Vec<u64> = json["pairs"]
        .as_array()
        .unwrap()
        .iter()
        .map(number)
        .collect();
    assert_eq!(pairs.iter().sum::<u64>(), 2);
    let halves = pairs.iter().zip(0..).map(|(count, halves)| count * halves);
    assert_eq!(halves.sum::<u64>(), 2 * games[0] + games[1]);
    assert_eq!(json["sprt"]["accepted"], Value::Null);
    assert_eq!(json["players"][1]["player"], "self Level=2");

    let mut won = [0_u64; 2];
    assert_eq!(written.len(), 4);
    for text in &written {
        let game = Session::pasted(GameId::American, text).unwrap();
        let end = game.end().map(|end| end.winner);
        let drawn = game.claimable().map(|_| None);
        let winner = end.or(drawn).expect("the game has been played to its end");
        let (result, black) = (tag(text, "Result"), tag(text, "Black"));
        let wanted = match winner {
            Some(Side::First) => "1-0",
            Some(Side::Second) => "0-1",
            None => "1/2-1/2",
        };
        assert_eq!(result, wanted, "{text}");
        if let Some(side) = winner {
            won[side.index() ^ usize::from(black != "A self")] += 1;
        }
    }
    assert_eq!(won, [games[0], games[2]]);
    for black in ["A self", "B self Level=2"] {
        let with = written.iter().filter(|text| tag(text, "Black") == black);
        assert_eq!(with.count(), 2, "each opening is played with both sides");
    }
}

/// The value of a tag of a game.
fn tag<'a>(game: &'a str, name: &str) -> &'a str {
    let line = game
        .lines()
        .find_map(|line| line.strip_prefix(&format!("[{name} \"")));
    line.and_then(|rest| rest.strip_suffix("\"]")).unwrap_or("")
}

#[test]
fn an_illegal_move_loses_the_game_and_is_named() {
    let run = against(&program("echo bestmove 1-32"), &["--nodes", "100"]);
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.contains("A won 2, drawn 0, lost 0"), "{}", run.out);
    assert!(
        run.out.contains("faults of B: illegal move 2"),
        "{}",
        run.out
    );
    let faults: Vec<&str> = run
        .err
        .lines()
        .filter(|line| line.starts_with("fault"))
        .collect();
    assert_eq!(faults.len(), 2, "{}", run.err);
    for said in [
        "fault of B",
        "ballot ",
        "game 1.1, ply 4",
        "“1-32”: ",
        "it said: bestmove 1-32",
    ] {
        assert!(faults[0].contains(said), "{said}: {}", faults[0]);
    }
}

#[test]
fn silence_past_the_clock_loses_the_game() {
    let run = against(&program(":"), &["--movetime", "10", "--margin", "990"]);
    assert!(
        run.out.contains("faults of B: time 2"),
        "{}{}",
        run.out,
        run.err
    );
    assert!(run.err.contains("no move after 10"), "{}", run.err);
}

#[test]
fn a_game_is_played_by_a_clock_that_nobody_oversteps() {
    let program = Program::new();
    let terms = ["--games", "2", "--clock", "0.5+0.01"];
    let (run, written) = by_itself(&program, &openings(&program), &terms);
    assert!(run.out.starts_with("A: self") && run.out.contains("games 2:"));
    assert!(!run.out.contains("faults"), "{}{}", run.out, run.err);
    for game in &written {
        assert!(tag(game, "Event").ends_with("clock 0.5+0.01"), "{game}");
    }
}

#[test]
fn a_clock_that_has_run_down_loses_the_game_and_is_named() {
    let slow = "echo told $rest; sleep 0.15; echo bestmove 21-17";
    let clock = ["--clock", "0.1+0.01", "--margin", "0"];
    let run = against(&program(slow), &clock);
    assert!(
        run.out.contains("faults of B: time 2"),
        "{}{}",
        run.out,
        run.err
    );
    for said in ["time: ", " ms", "told p1time", "p1inc 10 p2inc 10"] {
        assert!(run.err.contains(said), "{}", run.err);
    }
}

#[cfg(target_os = "linux")]
#[test]
fn processor_time_is_what_a_busy_program_loses_by() {
    let busy = "while :; do :; done";
    let more = ["--movetime", "10", "--margin", "290", "--cputime"];
    let run = against(&program(busy), &more);
    assert!(
        run.out.contains("faults of B: time 2"),
        "{}{}",
        run.out,
        run.err
    );
    assert!(
        run.err.contains("ms of processor time without a move"),
        "{}",
        run.err
    );
}

#[test]
fn a_program_that_ends_loses_the_game_and_is_started_again() {
    let run = against(&program("echo boom >&2; exit 3"), &["--nodes", "100"]);
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.contains("faults of B: crash 2"), "{}", run.out);
    assert_eq!(run.err.matches("it said: boom").count(), 2, "{}", run.err);
}

#[test]
fn a_program_that_does_not_start_is_told_before_the_first_game() {
    for (other, said) in [
        ("sh -c 'echo no book >&2; exit 4'", "it said: no book"),
        ("./there-is-no-such-program", "no start"),
    ] {
        let run = against(other, &["--nodes", "100"]);
        assert_eq!((run.code, run.out.as_str()), (1, ""));
        assert!(
            run.err.contains(said) && run.err.contains("B ("),
            "{}",
            run.err
        );
    }
    let run = against("simple:true", &["--clock", "1"]);
    assert!(run.code == 2 && run.err.contains("--clock"), "{}", run.err);
    let run = against("self", &["--option-b", "Level=77"]);
    assert!(
        run.code == 1 && run.err.contains("setoption name Level"),
        "{}",
        run.err
    );
}

#[test]
fn the_short_dialect_is_enough_to_play() {
    let moves = format!("{} moves american --position", env!("CARGO_BIN_EXE_tsoro"));
    let first = format!(
        "simple:sh -c 'while read go limit number fen position; do \
         set -- $({moves} \"$position\"); echo bestmove $1; done'"
    );
    let run = against(&first, &["--nodes", "2000"]);
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.contains("A won 2, drawn 0, lost 0"), "{}", run.out);
    assert!(!run.out.contains("faults"), "{}{}", run.out, run.err);
}

#[test]
fn a_game_ends_where_tables_know_how_it_goes_out() {
    let program = Program::new();
    let folder = program.state().join("tables");
    let folder = folder.to_str().unwrap();
    let build = ["tables", "build", "--pieces", "2", "--out", folder];
    assert_eq!(program.run(&build, "").code, 0);
    let lines = program.state().join("o.txt");
    // White takes one of two, which leads into the tables.
    fs::write(&lines, "W:WK14:BK10,K32\n").unwrap();
    let terms = ["--games", "2", "--nodes", "100", "--tables", folder];
    let (_, written) = by_itself(&program, lines.to_str().unwrap(), &terms);
    for game in &written {
        assert_eq!(tag(game, "Termination"), "tables", "{game}");
    }
    let none = program.run(&["match", "self", "self", "--tables", "/nowhere"], "");
    assert!(none.err.contains("no tables"), "{}", none.err);
}

#[test]
fn a_bad_line_of_openings_is_named() {
    let program = Program::new();
    let lines = openings(&program);
    let good = fs::read_to_string(&lines).unwrap();
    fs::write(&lines, format!("{good}9-13 1-2\n")).unwrap();
    let run = program.run(&["match", "self", "self", "--openings", &lines], "");
    assert_eq!((run.code, run.out.as_str()), (1, ""));
    assert!(run.err.contains("openings.txt, line 5: "), "{}", run.err);
}

#[test]
fn what_is_not_understood_is_refused_with_what_is_allowed() {
    for (more, said) in [
        (&["--games", "3"][..], "2, 4, 6"),
        (&["--sprt", "5", "5"], "ELO0 < ELO1"),
        (&["--option-b", "Level"], "NAME=VALUE"),
        (&["--concurrency", "3"], "1 … 2"),
        (&["--clock", "0+1"], "60+0.5"),
        (&["--clock", "1", "--nodes", "5"], "--clock"),
        (&["--rules", "nine", "--openings", "ballots"], "no ballots"),
    ] {
        let run = Program::new().run(&[&["match", "self", "self"], more].concat(), "");
        assert_eq!(run.code, 2, "{more:?}");
        assert!(run.err.contains(said), "{}", run.err);
    }
}

#[cfg(unix)]
#[test]
fn an_interrupt_ends_a_match_with_the_count_so_far() {
    use rustix::process::{Pid, Signal, kill_process};
    use std::io::{BufRead, BufReader, Read};
    use std::process::Stdio;

    let program = Program::new();
    let mut command = program.command(&["match", "self", "self", "--nodes", "100"]);
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut progress = BufReader::new(child.stderr.take().unwrap()).lines();
    assert!(
        progress
            .next()
            .unwrap()
            .unwrap()
            .starts_with("pair 1 of 156: ")
    );
    kill_process(Pid::from_child(&child), Signal::INT).unwrap();
    // Read on, so that the program is not held up by a full pipe.
    let last = progress.map_while(Result::ok).last();
    assert_ne!(
        last.as_deref().map(|line| line.contains("fault")),
        Some(true)
    );
    let mut out = String::new();
    child
        .stdout
        .take()
        .unwrap()
        .read_to_string(&mut out)
        .unwrap();
    assert!(child.wait().unwrap().success());
    assert!(out.ends_with("stopped before its end\n"), "{out}");
    assert!(out.contains("Elo "), "{out}");
}
