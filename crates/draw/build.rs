//! Finds every look under looks/ and writes it down as Rust: a look is a file.
//! Does not know how a look is drawn; whether it can be seen is checked by tests/contrast.rs.

use std::collections::BTreeSet;
use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// What a board has a colour for.
const BOARD: [&str; 16] = [
    "board-dark",
    "board-light",
    "board-grain",
    "frame",
    "slab",
    "slab-grain",
    "slab-line",
    "slab-hole",
    "name-dark",
    "name-light",
    "mark-move",
    "mark-must",
    "mark-last",
    "mark-wrong",
    "mark-line",
    "mark-light",
];

/// What a set of men has a colour for.
const SET: [&str; 10] = [
    "man-first",
    "man-first-edge",
    "man-first-bevel",
    "man-first-rim",
    "man-first-pattern",
    "man-second",
    "man-second-edge",
    "man-second-bevel",
    "man-second-rim",
    "man-second-pattern",
];

/// A look as its file says it.
struct Look {
    order: u32,
    name: String,
    /// A name with its colours in the light and the dark theme.
    colours: Vec<(String, String, String)>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR")?);
    println!("cargo::rerun-if-changed=build.rs");
    let mut code = String::new();
    for (folder, list, needed) in [("boards", "BOARDS", &BOARD[..]), ("sets", "SETS", &SET[..])] {
        let looks = read_all(&here.join("looks").join(folder), needed)?;
        write(&mut code, list, &looks)?;
    }
    fs::write(Path::new(&env::var("OUT_DIR")?).join("looks.rs"), code)?;
    Ok(())
}

/// All looks of a folder in the order in which they are offered.
fn read_all(folder: &Path, needed: &[&str]) -> Result<Vec<Look>, Box<dyn Error>> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut looks = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == "txt") {
            let name = path.file_stem().unwrap_or_default().to_string_lossy();
            let look = read(&name, &fs::read_to_string(&path)?, needed)
                .map_err(|error| format!("{}: {error}", path.display()))?;
            looks.push(look);
        }
    }
    looks.sort_by(|a, b| (a.order, &a.name).cmp(&(b.order, &b.name)));
    Ok(looks)
}

/// Reads one look: lines of a name and two colours, or of `order` and a number.
fn read(name: &str, text: &str, needed: &[&str]) -> Result<Look, String> {
    let mut order = None;
    let mut colours: Vec<(String, String, String)> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        match *line.split_whitespace().collect::<Vec<_>>().as_slice() {
            [] => {}
            ["order", number] => order = number.parse().ok(),
            [what, light, dark] => {
                if !needed.contains(&what) || colours.iter().any(|(found, ..)| found == what) {
                    return Err(format!("`{what}` is not a colour of it, or stands twice"));
                }
                if let Some(wrong) = [light, dark].into_iter().find(|value| !is_colour(value)) {
                    return Err(format!(
                        "`{wrong}` is not a colour such as #1f2e3d, nor `none`"
                    ));
                }
                colours.push((what.to_owned(), light.to_owned(), dark.to_owned()));
            }
            _ => return Err(format!("cannot read the line `{line}`")),
        }
    }
    let found: BTreeSet<&str> = colours.iter().map(|(name, ..)| name.as_str()).collect();
    if let Some(missing) = needed.iter().find(|name| !found.contains(*name)) {
        return Err(format!("the colour `{missing}` is missing"));
    }
    let order = order.ok_or("the line `order NUMBER` is missing")?;
    Ok(Look {
        order,
        name: name.to_owned(),
        colours,
    })
}

/// Whether a value is `none`, `#rrggbb` or, with how much it covers, `#rrggbbaa`.
fn is_colour(value: &str) -> bool {
    value == "none"
        || value.strip_prefix('#').is_some_and(|digits| {
            matches!(digits.len(), 6 | 8) && digits.chars().all(|c| c.is_ascii_hexdigit())
        })
}

/// The names of the looks, and apart from them their colours, so that a program that uses only the
/// names holds only these.
fn write(code: &mut String, list: &str, looks: &[Look]) -> Result<(), std::fmt::Error> {
    let kind = if list == "BOARDS" {
        "boards"
    } else {
        "sets of men"
    };
    let names: Vec<&str> = looks.iter().map(|look| look.name.as_str()).collect();
    writeln!(
        code,
        "/// The names of the {kind} in the order in which they are offered; the first is worn by default.\n\
         pub const {list}: [&str; {}] = {names:?};",
        looks.len()
    )?;
    writeln!(
        code,
        "const COLOURS_OF_{list}: [&[Colour]; {}] = [",
        looks.len()
    )?;
    for look in looks {
        writeln!(code, "&{:?},", look.colours)?;
    }
    writeln!(code, "];")
}
