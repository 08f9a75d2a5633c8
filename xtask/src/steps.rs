//! Numbered steps with their times, and the programs that they run.
//! Does not know what a step is for.

use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

/// A row of steps, told as they begin and end.
pub struct Steps {
    total: usize,
    done: usize,
    begun: Instant,
}

impl Steps {
    /// A row of so many steps.
    pub fn new(total: usize) -> Steps {
        Steps {
            total,
            done: 0,
            begun: Instant::now(),
        }
    }

    /// Runs one step and tells how long it took.
    pub fn step<T>(&mut self, name: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
        self.done += 1;
        let begun = Instant::now();
        println!("\n[{}/{}] {name}", self.done, self.total);
        let outcome = work();
        let word = if outcome.is_ok() { "done" } else { "FAILED" };
        println!(
            "[{}/{}] {name}: {word} in {:.1} s ({:.0} s in all)",
            self.done,
            self.total,
            begun.elapsed().as_secs_f64(),
            self.begun.elapsed().as_secs_f64()
        );
        outcome.with_context(|| name.to_owned())
    }
}

/// The folder of the project.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

/// The folder that cargo builds into.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR")
        .map_or_else(|| root().join("target"), |folder| root().join(folder))
}

/// Cargo, in the folder of the project, with the built client named.
pub fn cargo(args: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command
        .args(args)
        .current_dir(root())
        .env("TSORO_CLIENT", crate::web::dist());
    // What `cargo xtask` was itself started with is not meant for what it starts.
    for name in ["CARGO_MANIFEST_DIR", "CARGO_PKG_NAME", "CARGO_PKG_VERSION"] {
        command.env_remove(name);
    }
    command
}

/// Runs a program with its output shown, and fails when it does.
pub fn call(command: &mut Command) -> Result<()> {
    println!("    $ {}", shown(command));
    let status = command
        .status()
        .with_context(|| format!("{} cannot be started", shown(command)))?;
    if !status.success() {
        bail!("`{}` ended with {status}", shown(command));
    }
    Ok(())
}

/// Runs a program and returns what it prints.
pub fn output(command: &mut Command) -> Result<String> {
    let output = command
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("{} cannot be started", shown(command)))?;
    if !output.status.success() {
        bail!("`{}` ended with {}", shown(command), output.status);
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// Whether a program is there to be run.
pub fn there(program: &str) -> bool {
    Command::new(program)
        .arg("--version")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

fn shown(command: &Command) -> String {
    let mut words = vec![
        Path::new(command.get_program())
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned(),
    ];
    words.extend(
        command
            .get_args()
            .map(|arg| arg.to_string_lossy().into_owned()),
    );
    words.join(" ")
}
