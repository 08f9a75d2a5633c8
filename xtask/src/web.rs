//! Builds the client for the browser: the page and its worker as scripts and wasm, with their
//! contents' hashes in their names. Does not know what they do.

use crate::shrink::Names;
use crate::steps::{self, Steps, call, cargo, root, target};
use crate::{floor, npm, pack};
use anyhow::{Context, Result, bail};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;
use wasm_bindgen_cli_support::Bindgen;

/// The optimiser's version, from the npm registry.
const BINARYEN: &str = "132.0.0";

/// Lets the optimiser give short names to what a wasm and its script share, and print them.
const SHORTEN: &str = "--minify-imports-and-exports-and-modules";

/// The version of what makes scripts smaller, from the npm registry.
const TERSER: &str = "5.51.4";

/// A program of `apps/web`, as it is built.
struct Part {
    /// The name of the binary, and of the files made of it.
    name: &'static str,
    /// Cargo's profile.
    profile: &'static str,
    /// The optimiser's level.
    level: &'static str,
}

/// The page is small first; the worker is fast first, within the budget of `xtask size`.
const PARTS: [Part; 2] = [
    Part {
        name: "page",
        profile: "web",
        level: "-Oz",
    },
    Part {
        name: "worker",
        profile: "web-engine",
        level: "-O3",
    },
];

/// Cargo's profile for the worker.
pub const WORKER_PROFILE: &str = PARTS[1].profile;

/// The folder of the built client.
pub fn dist() -> PathBuf {
    target().join("web").join("dist")
}

/// `cargo xtask build-web`.
pub fn run() -> Result<()> {
    let mut steps = Steps::new(2);
    steps.step("wasm target", add_target)?;
    steps.step("client", build)
}

/// Adds the compiler's target for wasm unless it is there.
pub fn add_target() -> Result<()> {
    const TARGET: &str = "wasm32-unknown-unknown";
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let libraries = steps::output(
        Command::new(rustc)
            .args(["--print", "target-libdir", "--target", TARGET])
            .current_dir(root()),
    )?;
    if has_library(Path::new(libraries.trim())) {
        println!("    {TARGET} is there");
        return Ok(());
    }
    call(
        Command::new("rustup")
            .args(["target", "add", TARGET])
            .current_dir(root()),
    )
    .with_context(|| {
        format!("the compiler lacks the target {TARGET}; add it with `rustup target add {TARGET}`")
    })
}

fn has_library(folder: &Path) -> bool {
    fs::read_dir(folder).is_ok_and(|files| {
        files
            .filter_map(Result::ok)
            .any(|file| file.file_name().to_string_lossy().starts_with("libstd-"))
    })
}

/// Builds what is not up to date.
pub fn build() -> Result<()> {
    fs::create_dir_all(dist())?;
    // Two builds at once would take each other's files; the lock ends with this function.
    let lock = fs::File::create(target().join("web").join("lock"))?;
    lock.lock()?;
    let optimiser = optimiser()?;
    let mut manifest = String::new();
    let mut kept = Vec::new();
    for part in &PARTS {
        for (name, served) in build_part(part, optimiser.as_deref())? {
            manifest += &format!("{name}\t{served}\n");
            kept.push(served);
        }
    }
    write_if_new(&dist().join("manifest.tsv"), manifest.as_bytes())?;
    remove_others(&kept)
}

/// Builds one program and returns its files: what each is, and its name in the folder.
fn build_part(part: &Part, optimiser: Option<&Path>) -> Result<Vec<(String, String)>> {
    let mut build = cargo(&["build", "--package", "web", "--bin", part.name]);
    build.args([
        "--profile",
        part.profile,
        "--target",
        "wasm32-unknown-unknown",
    ]);
    build.env_remove("TSORO_CLIENT");
    call(&mut build)?;
    let compiled = target()
        .join("wasm32-unknown-unknown")
        .join(part.profile)
        .join(format!("{}.wasm", part.name));
    let work = target().join("web").join(part.name);
    let stamp = stamp(&compiled, part, optimiser)?;
    let listed = work.join("files.tsv");
    if fs::read_to_string(work.join("stamp")).is_ok_and(|old| old == stamp)
        && let Some(files) = built_before(&listed)
    {
        println!("    {} is up to date", part.name);
        return Ok(files);
    }
    if work.exists() {
        fs::remove_dir_all(&work)?;
    }
    fs::create_dir_all(&work)?;
    let files = assemble(part, &compiled, &work, optimiser)?;
    let list: String = files
        .iter()
        .map(|(name, served)| format!("{name}\t{served}\n"))
        .collect();
    fs::write(listed, list)?;
    fs::write(work.join("stamp"), stamp)?;
    Ok(files)
}

/// What a part was made from: when it changes, the part is made anew.
fn stamp(compiled: &Path, part: &Part, optimiser: Option<&Path>) -> Result<String> {
    let wasm = fs::read(compiled).with_context(|| format!("{} is missing", compiled.display()))?;
    let optimised = if optimiser.is_some() {
        BINARYEN
    } else {
        "none"
    };
    let recipe = [
        include_str!("web.rs"),
        include_str!("shrink.rs"),
        include_str!("pack.rs"),
    ];
    let recipe = pack::hash(recipe.concat().as_bytes());
    Ok(format!(
        "{} {} {optimised} {recipe}\n",
        pack::hash(&wasm),
        part.level
    ))
}

/// The files of a part that was built before, if all are still there.
fn built_before(listed: &Path) -> Option<Vec<(String, String)>> {
    let list = fs::read_to_string(listed).ok()?;
    let files: Vec<(String, String)> = list
        .lines()
        .filter_map(|line| line.split_once('\t'))
        .map(|(name, served)| (name.to_owned(), served.to_owned()))
        .collect();
    let there = |name: &str| dist().join(name).is_file();
    let whole = files.iter().all(|(_, name)| {
        there(name) && there(&format!("{name}.br")) && there(&format!("{name}.gz"))
    });
    whole.then_some(files)
}

/// Makes the scripts, optimises the wasm, and puts both into the client's folder.
fn assemble(
    part: &Part,
    compiled: &Path,
    work: &Path,
    optimiser: Option<&Path>,
) -> Result<Vec<(String, String)>> {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(compiled)
        .typescript(false)
        .remove_name_section(true)
        .remove_producers_section(true)
        .omit_default_module_path(true)
        .out_name(part.name);
    if part.name == "page" {
        bindgen.web(true)?;
    } else {
        bindgen.no_modules(true)?;
    }
    bindgen
        .generate(work)
        .with_context(|| format!("making the scripts of {}", part.name))?;
    if work.join("snippets").exists() {
        bail!(
            "{} needs script files of its own (snippets), which are not served",
            part.name
        );
    }
    let wasm_path = work.join(format!("{}_bg.wasm", part.name));
    let mut script = fs::read_to_string(work.join(format!("{}.js", part.name)))?;
    if let Some(optimiser) = optimiser {
        let names = optimise(optimiser, part, &wasm_path, &[SHORTEN])?;
        script = Names::read(&names)?.shorten(&script)?;
    }
    let wasm = fs::read(&wasm_path)?;
    floor::check_wasm(&wasm).with_context(|| part.name.to_owned())?;
    let wasm_served = pack::store(&dist(), &format!("{}.wasm", part.name), &wasm)?;
    script += &start(part.name, &wasm_served);
    if optimiser.is_some() {
        script = minified(part, &work.join("whole.js"), &script)?;
    }
    floor::check_script(&script).with_context(|| part.name.to_owned())?;
    let script_served = pack::store(&dist(), &format!("{}.js", part.name), script.as_bytes())?;
    Ok(vec![
        (format!("{}.js", part.name), script_served),
        (format!("{}.wasm", part.name), wasm_served),
    ])
}

/// The last lines of a script: they start its wasm.
fn start(name: &str, wasm: &str) -> String {
    if name == "page" {
        // The first script shows the progress, and says so where it cannot start.
        return format!(
            "\n__wbg_init({{ module_or_path: tsoroStart.load(new URL('{wasm}', import.meta.url)) }})\
             .catch(error => {{ tsoroStart.failed(error); throw error; }});\n"
        );
    }
    // A worker loses the messages that come before it listens: they are put by and told again.
    format!(
        "\n{{\nconst early = [];\n\
         const keep = event => early.push(event.data);\n\
         self.addEventListener('message', keep);\n\
         wasm_bindgen({{ module_or_path: new URL('{wasm}', self.location.href) }}).then(() => {{\n\
         self.removeEventListener('message', keep);\n\
         for (const data of early) self.dispatchEvent(new MessageEvent('message', {{ data }}));\n\
         }});\n}}\n"
    )
}

/// Optimises a module in its place and returns what the optimiser prints.
fn optimise(optimiser: &Path, part: &Part, wasm: &Path, more: &[&str]) -> Result<String> {
    let mut command = Command::new("node");
    // The first kilobyte of memory is the far end of the stack: no value lies there.
    command
        .arg(optimiser)
        .args([part.level, "--low-memory-unused"]);
    command.args(more).arg("--mvp-features");
    command.args(floor::FEATURES.map(|feature| format!("--enable-{feature}")));
    steps::output(command.arg(wasm).arg("-o").arg(wasm))
}

/// The script with short names of its own and without what only people need; `path` is for its text.
fn minified(part: &Part, path: &Path, script: &str) -> Result<String> {
    let Some(terser) = npm::installed("terser", TERSER, "bin/terser")? else {
        return Ok(script.to_owned());
    };
    fs::write(path, script)?;
    let mut command = Command::new("node");
    command.arg(terser).arg(path);
    command.args(["--compress", "passes=2", "--mangle", "--ecma", "2020"]);
    if part.name == "page" {
        command.arg("--module");
    }
    steps::output(&mut command)
}

/// Optimises a module as the worker's is, when npm is there.
pub fn optimise_worker(wasm: &Path) -> Result<()> {
    match optimiser()? {
        Some(optimiser) => optimise(&optimiser, &PARTS[1], wasm, &[]).map(drop),
        None => Ok(()),
    }
}

/// The optimiser, when npm is there to install it.
fn optimiser() -> Result<Option<PathBuf>> {
    let program = npm::installed("binaryen", BINARYEN, "bin/wasm-opt")?;
    if program.is_none() {
        println!(
            "    NOTICE: npm is not there, so the wasm is not optimised further: it is larger and slower"
        );
    }
    Ok(program)
}

/// Removes what an earlier build left in the client's folder.
fn remove_others(kept: &[String]) -> Result<()> {
    for entry in fs::read_dir(dist())? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let base = name.trim_end_matches(".br").trim_end_matches(".gz");
        // A server that is being compiled may still read the files of the build before.
        let fresh = entry
            .metadata()?
            .modified()?
            .elapsed()
            .is_ok_and(|age| age < Duration::from_secs(3600));
        if base != "manifest.tsv" && !fresh && !kept.iter().any(|served| served == base) {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

/// Writes a file unless it already holds the same, so that nothing is built again for it.
fn write_if_new(path: &Path, bytes: &[u8]) -> Result<()> {
    if fs::read(path).is_ok_and(|old| old == bytes) {
        return Ok(());
    }
    fs::write(path, bytes).with_context(|| path.display().to_string())
}
