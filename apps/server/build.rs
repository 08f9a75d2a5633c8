//! Lists the files that the server holds: those of `apps/web/static`, the lessons, what helps
//! the engine, and the built client when there is one. Does not build or compress anything: `cargo xtask build-web` does.

use std::env;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// A file to embed: the name it is asked for by, and the name with its hash that it is served at.
struct File {
    name: String,
    served: String,
    path: PathBuf,
    packed: bool,
}

fn main() {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=TSORO_CLIENT");
    let mut files = statics(&here.join("../web/static"), &out);
    let assets = here.join("../../assets");
    println!("cargo::rerun-if-changed={}", assets.display());
    files.extend(assets_of(&assets.join("lessons"), "txt", "lessons-"));
    files.extend(assets_of(&assets.join("tables"), "tables", ""));
    files.extend(assets_of(&assets.join("tables/more"), "tables", "more-"));
    files.extend(assets_of(&assets, "weights", ""));
    files.extend(assets_of(&assets, "book", ""));
    let client = env::var_os("TSORO_CLIENT")
        .map_or_else(|| here.join("../../target/web/dist"), PathBuf::from);
    files.extend(client_files(&client));
    let listed = out.join("embedded.rs");
    // What there is to print is made of these when it is asked for.
    let sources = ["crates", "locales", "Cargo.lock"].map(|part| here.join("../..").join(part));
    for source in &sources {
        println!("cargo::rerun-if-changed={}", source.display());
    }
    println!("cargo::rustc-env=TSORO_SOURCES={:016x}", hash_of(&sources));
    if let Err(error) = fs::write(&listed, table(&files)) {
        println!("cargo::error=cannot write {}: {error}", listed.display());
    }
}

/// The files of the built client, as `manifest.tsv` in its folder lists them: the name, a tab and
/// the name with its hash. Beside each lie its compressed forms. None without that file.
fn client_files(folder: &Path) -> Vec<File> {
    let manifest = folder.join("manifest.tsv");
    let Ok(list) = fs::read_to_string(&manifest) else {
        return Vec::new();
    };
    println!("cargo::rerun-if-changed={}", manifest.display());
    list.lines()
        .filter_map(|line| line.split_once('\t'))
        .map(|(name, served)| File {
            name: name.to_owned(),
            served: served.to_owned(),
            path: folder.join(served),
            packed: true,
        })
        .collect()
}

/// The files of the source tree that are served: style sheets and scripts without comments, and the names
/// of other files in style sheets and the web manifest replaced by those with their hashes.
fn statics(folder: &Path, out: &Path) -> Vec<File> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut names: Vec<String> = entries
        .filter_map(Result::ok)
        .filter(|entry| entry.path().is_file())
        .filter_map(|entry| entry.file_name().into_string().ok())
        .collect();
    // Files that name others come after them.
    names.sort_by_key(|name| (refers(name), name.clone()));
    let mut files: Vec<File> = Vec::new();
    for name in names {
        let source = folder.join(&name);
        println!("cargo::rerun-if-changed={}", source.display());
        let Ok(mut bytes) = fs::read(&source) else {
            continue;
        };
        if refers(&name) {
            let mut text = String::from_utf8_lossy(&bytes).into_owned();
            for file in &files {
                text = text.replace(
                    &format!("/assets/{}", file.name),
                    &format!("/assets/{}", file.served),
                );
            }
            bytes = text.into_bytes();
        }
        if name.ends_with(".css") || name.ends_with(".js") {
            bytes = dense(&String::from_utf8_lossy(&bytes)).into_bytes();
        }
        let served = hashed(&name, &bytes);
        let path = out.join(&served);
        if let Err(error) = fs::write(&path, &bytes) {
            println!("cargo::error=cannot write {}: {error}", path.display());
        }
        files.push(File {
            name,
            served,
            path,
            packed: false,
        });
    }
    files
}

/// A style sheet or script without indentation, empty lines and comments that begin a line. No text in
/// it goes over several lines.
fn dense(text: &str) -> String {
    let mut dense = String::new();
    let mut comment = false;
    for line in text.lines() {
        let mut left = line.trim();
        while comment || left.starts_with("/*") {
            let Some((_, after)) = left.split_once("*/") else {
                (comment, left) = (true, "");
                break;
            };
            (comment, left) = (false, after.trim());
        }
        if !left.is_empty() && !left.starts_with("//") {
            dense += left;
            dense.push('\n');
        }
    }
    dense
}

/// The files of a folder of `assets` with an ending: `american.txt` of the lessons is asked for as
/// `lessons-american.txt`.
fn assets_of(folder: &Path, ending: &str, prefix: &str) -> Vec<File> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut files: Vec<File> = entries
        .filter_map(|entry| {
            let path = entry.ok()?.path();
            let bytes = (path.extension()? == ending).then(|| fs::read(&path).ok())??;
            let name = format!("{prefix}{}", path.file_name()?.to_str()?);
            Some(File {
                served: hashed(&name, &bytes),
                name,
                path,
                packed: false,
            })
        })
        .collect();
    files.sort_by(|a, b| a.name.cmp(&b.name));
    files
}

/// A hash of files and of all that lies in folders. What there is to print is made of it, so that a
/// change of it is a new version for those who keep it.
fn hash_of(paths: &[PathBuf]) -> u64 {
    let mut all = Vec::new();
    let mut open = paths.to_vec();
    while let Some(path) = open.pop() {
        match fs::read_dir(&path) {
            Ok(entries) => open.extend(entries.filter_map(|entry| Some(entry.ok()?.path()))),
            Err(_) => all.push(path),
        }
    }
    all.sort();
    let hashes = all
        .iter()
        .filter_map(|path| Some(fnv(&fs::read(path).ok()?)));
    fnv(&hashes.flat_map(u64::to_le_bytes).collect::<Vec<u8>>())
}

/// Whether files of this kind name others.
fn refers(name: &str) -> bool {
    name.ends_with(".css") || name.ends_with(".webmanifest")
}

/// `style.css` with its content's hash: `style.0123456789abcdef.css`.
fn hashed(name: &str, bytes: &[u8]) -> String {
    let (stem, ending) = name.split_once('.').unwrap_or((name, "bin"));
    format!("{stem}.{:016x}.{ending}", fnv(bytes))
}

/// The 64-bit FNV-1a hash.
fn fnv(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// The list as Rust: an array of `Embedded`.
fn table(files: &[File]) -> String {
    let mut code = String::from("&[\n");
    for file in files {
        let (path, name, served) = (file.path.display(), &file.name, &file.served);
        let packed = |ending: &str| {
            if file.packed {
                format!("Some(include_bytes!(r\"{path}.{ending}\"))")
            } else {
                "None".to_owned()
            }
        };
        let _ = writeln!(
            code,
            "Embedded {{ name: {name:?}, served: {served:?}, plain: include_bytes!(r\"{path}\"), \
             brotli: {}, gzip: {} }},",
            packed("br"),
            packed("gz")
        );
    }
    code + "]\n"
}
