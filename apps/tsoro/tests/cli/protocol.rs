//! `tsoro engine`: a conversation in the Universal Game Interface.

use crate::program::Program;
use std::io::Write;
use std::time::{Duration, Instant};

#[test]
fn a_conversation_from_hello_to_a_move() {
    let input = "ugi\nsetoption name Rules value american\nisready\n\
                 position startpos moves 11-15 22-18\nquery p1turn\nquery gameover\ngo depth 5\n\
                 setoption name Rules value twelve\nposition startpos moves d2\ngo nodes 2000\n\
                 position startpos moves d2 d2\nnonsense\nquit\n";
    let run = Program::new().run(&["engine"], input);
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    let lines: Vec<&str> = run.out.lines().collect();
    assert!(
        lines.contains(&"ugiok") && lines.contains(&"readyok"),
        "{}",
        run.out
    );
    assert!(
        lines.contains(&"response true") && lines.contains(&"response false"),
        "{}",
        run.out
    );
    let best: Vec<&&str> = lines
        .iter()
        .filter(|line| line.starts_with("bestmove "))
        .collect();
    // After 11-15 22-18 nothing but the capture is legal.
    assert_eq!(*best[0], "bestmove 15x22");
    assert_eq!(best.len(), 2, "{}", run.out);
    assert!(
        lines
            .iter()
            .any(|line| line.starts_with("info depth ") && line.contains(" pv "))
    );
    assert!(
        lines
            .iter()
            .filter(|line| line.starts_with("info string "))
            .count()
            >= 2,
        "{}",
        run.out
    );
}

#[test]
fn stop_is_heard_during_a_search() {
    let program = Program::new();
    let (mut child, mut stdin, mut lines) = program.talk(&["engine"]);
    stdin
        .write_all(b"position startpos\ngo infinite\n")
        .unwrap();
    let first = lines.next().unwrap().unwrap();
    assert!(first.starts_with("info depth 1"), "{first}");
    std::thread::sleep(Duration::from_millis(200));
    assert!(
        child.try_wait().unwrap().is_none(),
        "it thinks on without an end"
    );
    let asked = Instant::now();
    stdin.write_all(b"isready\nstop\nquit\n").unwrap();
    let rest: Vec<String> = lines.map(Result::unwrap).collect();
    assert!(asked.elapsed() < Duration::from_secs(5), "it stops at once");
    assert!(rest.iter().any(|line| line == "readyok"), "{rest:?}");
    assert!(rest.last().unwrap().starts_with("bestmove "), "{rest:?}");
    assert!(child.wait().unwrap().success());
}

#[test]
fn pondering_ends_with_the_expected_move() {
    let program = Program::new();
    let (mut child, mut stdin, mut lines) = program.talk(&["engine"]);
    let mut best = || {
        let line = lines.find(|line| line.as_ref().unwrap().starts_with("bestmove "));
        line.unwrap().unwrap()
    };
    stdin
        .write_all(b"setoption name Ponder value true\nposition startpos\ngo depth 6\n")
        .unwrap();
    let first = best();
    assert!(first.contains(" ponder "), "{first}");
    stdin
        .write_all(b"position startpos moves 11-15 23-19 8-11 22-17\ngo ponder movetime 200\n")
        .unwrap();
    std::thread::sleep(Duration::from_millis(500));
    let hit = Instant::now();
    stdin.write_all(b"ponderhit\n").unwrap();
    assert!(best().starts_with("bestmove "));
    let own = hit.elapsed();
    assert!(own >= Duration::from_millis(199) && own < Duration::from_secs(5));
    // Another move was made: what comes of pondering is told and let pass.
    stdin
        .write_all(b"go ponder p1time 60000 p2time 60000\nstop\ngo ponder\nquit\n")
        .unwrap();
    assert!(best().starts_with("bestmove ") && best().starts_with("bestmove "));
    assert!(child.wait().unwrap().success());
}

#[test]
fn the_book_is_off_until_it_is_wished_and_another_one_can_be_given() {
    let input = "go movetime 20\nsetoption name Book value true\ngo movetime 60000\nquit\n";
    let run = Program::new().run(&["engine"], input);
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    let lines: Vec<&str> = run.out.lines().collect();
    let [.., searched, before, by_book] = lines[..] else {
        panic!("{}", run.out)
    };
    assert!(searched.starts_with("info depth "), "{}", run.out);
    assert!(before.starts_with("bestmove "), "{}", run.out);
    assert!(by_book.starts_with("bestmove "), "{}", run.out);
    let none = Program::new().run(&["engine", "--book", "Cargo.toml"], "quit\n");
    assert_eq!(none.code, 1);
    assert!(
        none.err.contains("Cargo.toml: not an opening book"),
        "{}",
        none.err
    );
}
