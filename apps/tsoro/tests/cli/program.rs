//! Runs the built program with a state folder of its own and no language or colour set.
//! Does not know what is right.

use std::io::{BufRead, BufReader, Lines, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};
use tempfile::TempDir;

/// The program with a fresh state folder.
pub struct Program {
    folder: TempDir,
}

/// What came of a run.
pub struct Run {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl Program {
    pub fn new() -> Program {
        Program {
            folder: tempfile::tempdir().unwrap(),
        }
    }

    /// The folder that state is kept in.
    pub fn state(&self) -> &Path {
        self.folder.path()
    }

    /// A command to run, not yet started.
    pub fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tsoro"));
        command.args(arguments);
        for name in ["XDG_STATE_HOME", "XDG_DATA_HOME"] {
            command.env(name, self.state());
        }
        for name in [
            "LC_ALL",
            "LC_MESSAGES",
            "LANG",
            "NO_COLOR",
            "COLORTERM",
            "TSORO_LOG",
        ] {
            command.env_remove(name);
        }
        command
    }

    /// Starts it for a conversation: the process, what it is told by, and the lines that it says.
    pub fn talk(&self, arguments: &[&str]) -> (Child, ChildStdin, Lines<BufReader<ChildStdout>>) {
        let mut command = self.command(arguments);
        let command = command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let stdin = child.stdin.take().unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        (child, stdin, lines)
    }

    /// Runs with this input.
    pub fn run(&self, arguments: &[&str], input: &str) -> Run {
        feed(self.command(arguments), input)
    }
}

/// Runs a command with this input.
pub fn feed(mut command: Command, input: &str) -> Run {
    command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    let writer = std::thread::spawn(move || {
        // A program that stops before it has read everything is not an error of the test.
        let _ = stdin.write_all(input.as_bytes());
    });
    let Output {
        status,
        stdout,
        stderr,
    } = child.wait_with_output().unwrap();
    writer.join().unwrap();
    Run {
        code: status.code().unwrap_or(-1),
        out: String::from_utf8(stdout).unwrap(),
        err: String::from_utf8(stderr).unwrap(),
    }
}

/// Runs with no input and asks for success.
pub fn good(arguments: &[&str]) -> String {
    let run = Program::new().run(arguments, "");
    assert_eq!(run.code, 0, "{arguments:?}: {}", run.err);
    run.out
}
