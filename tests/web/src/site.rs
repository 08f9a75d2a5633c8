//! The server under test: the real program on a free port of this machine.
//! Does not know what it serves.

use anyhow::{Context, Result, bail};
use std::{cell::Cell, env, path::PathBuf, process::Stdio, time::Duration};
use tokio::{
    io::{AsyncBufReadExt, BufReader},
    process::{Child, ChildStdout, Command},
    time::timeout,
};

/// The program, running unless it was stopped.
pub struct Site {
    /// Ended when this is dropped.
    child: Cell<Option<Child>>,
    /// Where it answers, without a slash at the end.
    pub address: String,
}

impl Site {
    /// Starts the program that `TSORO_BIN` names.
    ///
    /// # Errors
    /// When the variable is missing or the program does not say its address within 20 s.
    pub async fn start() -> Result<Site> {
        let (child, address) = start("127.0.0.1:0", &[]).await?;
        Ok(Site {
            child: Cell::new(Some(child)),
            address,
        })
    }

    /// Ends the program: nothing answers at its address any more.
    ///
    /// # Errors
    /// The system's own.
    pub async fn stop(&self) -> Result<()> {
        if let Some(mut child) = self.child.take() {
            child.kill().await?;
        }
        Ok(())
    }

    /// Starts the program anew at the same address, with more words on its command line.
    ///
    /// # Errors
    /// As [`Site::start`].
    pub async fn start_again(&self, more: &[&str]) -> Result<()> {
        self.stop().await?;
        let (child, _) = start(self.address.trim_start_matches("http://"), more).await?;
        self.child.set(Some(child));
        Ok(())
    }
}

async fn start(at: &str, more: &[&str]) -> Result<(Child, String)> {
    let binary = env::var_os("TSORO_BIN").map(PathBuf::from);
    let binary =
        binary.context("TSORO_BIN names no program: run these tests by `cargo xtask test`")?;
    let mut child = Command::new(&binary)
        .args(["serve", "--addr", at])
        .args(more)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .kill_on_drop(true)
        .spawn()
        .with_context(|| format!("starting {}", binary.display()))?;
    let output = child.stdout.take().context("no output of the server")?;
    let address = heard(output, address).await?;
    Ok((child, address))
}

fn address(line: &str) -> Option<String> {
    let word = line
        .split_whitespace()
        .find(|word| word.starts_with("http://"))?;
    Some(word.trim_end_matches(['/', '.', ',']).to_owned())
}

/// Reads a program's lines until one says what is looked for; the rest is read to its end, or the
/// program would wait for a reader.
pub(crate) async fn heard<T>(output: ChildStdout, what: impl Fn(&str) -> Option<T>) -> Result<T> {
    let mut lines = BufReader::new(output).lines();
    let listen = async {
        while let Some(line) = lines.next_line().await? {
            if let Some(value) = what(&line) {
                return Ok(value);
            }
        }
        bail!("the program ended without saying where it answers")
    };
    let value = timeout(Duration::from_secs(20), listen).await??;
    tokio::spawn(async move { while let Ok(Some(_)) = lines.next_line().await {} });
    Ok(value)
}
