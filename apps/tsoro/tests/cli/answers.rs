//! Answers of the served program about endings: as `tables probe` gives them, refused in good order.

use crate::program::Program;
use serde_json::Value;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Stdio};
use std::thread;

/// The tables of up to three pieces, in the program's data folder.
fn built(program: &Program) -> String {
    let folder = program.state().join("tsoro/tables");
    let build = ["tables", "build", "american", "--pieces", "3"];
    let run = program.run(&build, "");
    assert_eq!(run.code, 0, "{}", run.err);
    folder.to_str().unwrap().to_owned()
}

/// A running server; it ends with this value.
struct Server {
    child: Child,
    host: String,
    /// What it said when it was ready, after the address of the page.
    said: String,
}

impl Server {
    fn start(program: &Program, arguments: &[&str]) -> Server {
        let start = ["serve", "--addr", "127.0.0.1:0"];
        let mut command = program.command(&[&start, arguments].concat());
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        out.read_line(&mut line).unwrap();
        let host = line.split("http://").nth(1).unwrap();
        let host = host.split('/').next().unwrap().to_owned();
        // The rest is said at once; the pipe stays open until the end.
        let expected = !arguments.contains(&"--no-tables");
        let mut said = String::new();
        while expected && !said.contains("/api/tables/") {
            assert_ne!(out.read_line(&mut said).unwrap(), 0, "{said}");
        }
        thread::spawn(move || out.read_to_end(&mut Vec::new()));
        Server { child, host, said }
    }

    fn get(&self, address: &str) -> (u16, Value) {
        let mut stream = TcpStream::connect(&self.host).unwrap();
        let host = &self.host;
        write!(
            stream,
            "GET {address} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let status = answer.split(' ').nth(1).unwrap().parse().unwrap();
        let (_, body) = answer.split_once("\r\n\r\n").unwrap();
        (status, serde_json::from_str(body).unwrap())
    }

    fn ask(&self, position: &str) -> (u16, Value) {
        self.get(&format!("/api/tables/american?fen={position}"))
    }

    /// Ends it and returns its error output.
    fn stop(mut self) -> String {
        self.child.kill().unwrap();
        let mut err = String::new();
        let mut stderr = self.child.stderr.take().unwrap();
        stderr.read_to_string(&mut err).unwrap();
        err
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It has ended already when it was stopped.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The fields of an answer's moves.
fn moves(answer: &Value) -> Vec<(&str, &str, Option<u64>)> {
    let moves = answer["moves"].as_array().unwrap().iter();
    moves
        .map(|mv| {
            let text = |field: &str| mv[field].as_str().unwrap();
            (text("move"), text("value"), mv["plies"].as_u64())
        })
        .collect()
}

#[test]
fn positions_in_reach_are_answered_and_others_refused() {
    let program = Program::new();
    built(&program);
    let server = Server::start(&program, &[]);
    assert!(server.said.contains("up to 3 pieces"), "{}", server.said);
    // A king in the double corner holds the draw against one king.
    let (status, drawn) = server.ask("B:WK2:BK17");
    assert_eq!((status, &drawn["value"]), (200, &"draw".into()));
    assert_eq!(drawn["plies"], Value::Null);
    assert_eq!(drawn["rules"], "american");
    assert_eq!(drawn["position"], "B:WK2:BK17");
    // The king that is to move jumps the other and wins with it.
    let (status, won) = server.ask("W:WK18:BK15");
    assert_eq!(status, 200);
    assert_eq!((&won["value"], &won["plies"]), (&"win".into(), &1.into()));
    assert_eq!(moves(&won), [("18x11", "win", Some(1))]);
    // Two kings against one win, and every move has a value.
    let (status, two) = server.ask("W:WK18,K19:BK1");
    assert_eq!((status, &two["value"]), (200, &"win".into()));
    assert_eq!(moves(&two).len(), 8);
    let plies: Vec<Option<u64>> = moves(&two).iter().map(|mv| mv.2).collect();
    assert_eq!(plies[0], two["plies"].as_u64());
    let (status, far) = server.ask("W:WK18,K19,K20:BK27,K28");
    assert_eq!((status, &far["error"]), (404, &"out-of-reach".into()));
    assert_eq!(far["pieces"], 3);
    let (status, bad) = server.ask("W:We3");
    assert_eq!((status, &bad["error"]), (400, &"bad-position".into()));
    let (status, none) = server.get("/api/tables/twelve?fen=x");
    assert_eq!((status, &none["error"]), (404, &"no-tables".into()));
}

#[test]
fn a_hundred_at_once_are_answered_as_probe_does() {
    let program = Program::new();
    let folder = built(&program);
    let positions: Vec<String> = (0..100)
        .map(|n| {
            let square = |steps: usize| 1 + (n + steps) % 32;
            let (one, two, three) = (square(0), square(5), square(14));
            match n % 3 {
                0 => format!("W:WK{one}:BK{two}"),
                1 => format!("B:WK{one}:BK{three}"),
                _ => format!("W:WK{one},K{two}:BK{three}"),
            }
        })
        .collect();
    let server = Server::start(&program, &["--tables", &folder]);
    let answers: Vec<(u16, Value)> = thread::scope(|scope| {
        let server = &server;
        let all = positions
            .iter()
            .map(|position| scope.spawn(move || server.ask(position)));
        let all: Vec<_> = all.collect();
        all.into_iter().map(|one| one.join().unwrap()).collect()
    });
    for (position, (status, answer)) in positions.iter().zip(answers) {
        let probe = ["tables", "probe", &folder, position, "--json"];
        let probed = program.run(&probe, "").out;
        let probed: Value = serde_json::from_str(&probed).unwrap();
        assert_eq!((status, answer), (200, probed), "{position}");
    }
}

#[test]
fn without_tables_there_are_no_answers() {
    let program = Program::new();
    built(&program);
    let server = Server::start(&program, &["--no-tables"]);
    let (status, none) = server.ask("B:WK2:BK17");
    assert_eq!((status, &none["error"]), (404, &"no-tables".into()));
    let missing = ["serve", "--addr", "127.0.0.1:0", "--tables", "/no/folder"];
    let missing = program.run(&missing, "");
    assert_eq!(missing.code, 1);
    assert!(missing.err.contains("/no/folder"), "{}", missing.err);
}

#[test]
fn a_table_that_is_cut_off_is_named_and_the_others_answer() {
    let program = Program::new();
    let folder = built(&program);
    let file = format!("{folder}/american-0101.wdl");
    let bytes = fs::read(&file).unwrap();
    // A map of the file must not change, so the name gets another file.
    fs::remove_file(&file).unwrap();
    fs::write(&file, &bytes[..bytes.len() - 1]).unwrap();
    let server = Server::start(&program, &[]);
    let (status, far) = server.ask("B:WK2:BK17");
    assert_eq!((status, &far["error"]), (404, &"out-of-reach".into()));
    let (status, won) = server.ask("B:W21:B10");
    assert_eq!((status, &won["value"]), (200, &"win".into()));
    let err = server.stop();
    let named = err.lines().find(|line| line.contains("american-0101.wdl"));
    let named = named.unwrap_or_else(|| panic!("{err}"));
    assert!(named.contains("bytes instead of"), "{named}");
    assert!(named.contains("goes on without it"), "{named}");
}

#[test]
fn a_block_that_was_changed_fails_its_positions_alone() {
    let program = Program::new();
    let folder = built(&program);
    let file = format!("{folder}/american-0101.wdl");
    let mut bytes = fs::read(&file).unwrap();
    *bytes.last_mut().unwrap() ^= 1;
    fs::write(&file, bytes).unwrap();
    let server = Server::start(&program, &[]);
    for _ in 0..3 {
        let (status, failed) = server.ask("B:WK2:BK17");
        assert_eq!((status, &failed["error"]), (500, &"failed".into()));
        let (status, won) = server.ask("B:W21:B10");
        assert_eq!((status, &won["value"]), (200, &"win".into()));
    }
    assert!(server.stop().contains("american-0101.wdl"));
}
