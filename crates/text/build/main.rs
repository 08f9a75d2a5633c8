//! Finds every folder of locales/ and embeds its messages and rule pages: a language is a folder.
//! They are written in Fluent and embedded as lines that are said as they stand (see `pack`).
//! For the browser only the list of languages is embedded; the page loads the words of one.
//! Does not know any language; whether they are complete is checked by tests/languages.rs.

mod pack;

use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// One folder of locales/.
struct Folder {
    tag: String,
    name: String,
    rtl: bool,
    group: String,
    plurals: Vec<(u8, &'static str)>,
    /// Each file's name without its ending, and its messages.
    files: Vec<(String, String)>,
    pages: Vec<(String, PathBuf)>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let locales = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("../../locales");
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed={}", locales.display());
    let in_browser = env::var("CARGO_CFG_TARGET_ARCH")? == "wasm32";
    let mut folders = Vec::new();
    for entry in fs::read_dir(&locales)? {
        let path = entry?.path();
        if path.join("language.ftl").is_file() {
            folders.push(read(&path, in_browser)?);
        }
    }
    folders.sort_by_key(|folder| folder.name.to_lowercase());
    let code = write(&folders)?;
    fs::write(Path::new(&env::var("OUT_DIR")?).join("locales.rs"), code)?;
    Ok(())
}

/// Reads one language's folder.
fn read(folder: &Path, in_browser: bool) -> Result<Folder, Box<dyn Error>> {
    let tag = stem(folder);
    let own = fs::read_to_string(folder.join("language.ftl"))?;
    let name = message(&own, "language-name").unwrap_or_else(|| tag.clone());
    let rtl = message(&own, "language-direction").is_some_and(|direction| direction == "rtl");
    let group = message(&own, "number-group").unwrap_or_default();
    let mut messages = Vec::new();
    let mut pages = Vec::new();
    if !in_browser {
        for path in files(folder, "ftl")? {
            let lines = pack::lines(&fs::read_to_string(&path)?, rtl)
                .map_err(|fault| format!("{}: {fault}", path.display()))?;
            messages.push((stem(&path), lines));
        }
        for path in files(&folder.join("rules"), "md")? {
            pages.push((stem(&path), path));
        }
    }
    Ok(Folder {
        plurals: pack::plurals(&tag)?,
        tag,
        name,
        rtl,
        group,
        files: messages,
        pages,
    })
}

/// The files of a folder with this extension, by name; none when the folder is missing.
fn files(folder: &Path, extension: &str) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let mut found = Vec::new();
    if folder.is_dir() {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.extension().is_some_and(|ext| ext == extension) {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// A path's last part without its extension.
fn stem(path: &Path) -> String {
    path.file_stem()
        .map(|stem| stem.to_string_lossy().into_owned())
        .unwrap_or_default()
}

/// The value of a message of one line, with the quotes and the code point of `{ "\u00A0" }` read.
fn message(source: &str, key: &str) -> Option<String> {
    let value = source.lines().find_map(|line| {
        let (name, value) = line.split_once('=')?;
        (name.trim() == key).then(|| value.trim())
    })?;
    let Some(quoted) = value
        .strip_prefix('{')
        .and_then(|rest| rest.strip_suffix('}'))
    else {
        return Some(value.to_owned());
    };
    let text = quoted.trim().trim_matches('"');
    let code = text
        .strip_prefix("\\u")
        .and_then(|hex| u32::from_str_radix(hex, 16).ok());
    Some(
        code.and_then(char::from_u32)
            .map_or_else(|| text.to_owned(), String::from),
    )
}

/// The generated Rust source: one table of languages, one of rule pages.
fn write(folders: &[Folder]) -> Result<String, Box<dyn Error>> {
    let mut code = format!(
        "pub(crate) static LANGUAGES: [Language; {}] = [\n",
        folders.len()
    );
    for Folder { tag, name, rtl, .. } in folders {
        writeln!(
            code,
            "Language {{ tag: {tag:?}, name: {name:?}, rtl: {rtl} }},"
        )?;
    }
    write!(
        code,
        "];\npub(crate) static SOURCES: [Source; {}] = [\n",
        folders.len()
    )?;
    for Folder {
        tag,
        group,
        plurals,
        files,
        ..
    } in folders
    {
        writeln!(
            code,
            "Source {{ tag: {tag:?}, group: {group:?}, plurals: &{plurals:?}, files: &{files:?} }},"
        )?;
    }
    code.push_str("];\npub(crate) static PAGES: &[(&str, &str, &str)] = &[\n");
    for Folder { tag, pages, .. } in folders {
        for (page, path) in pages {
            writeln!(
                code,
                "({tag:?}, {page:?}, include_str!({:?})),",
                path.display().to_string()
            )?;
        }
    }
    code.push_str("];\n");
    Ok(code)
}
