//! Packs tables of American checkers that `tsoro tables build` has made into an archive for the page:
//! who wins (`wdl`) or how many plies the end is away (`plies`), from so many pieces to so many
//! (assets/README.md). Does not know who reads it.

use game::Index;
use games::checkers::American;
use std::collections::BTreeMap;
use std::path::Path;
use tables::{Archive, Kind, name};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let packed = match words.as_slice() {
        [folder, kind, from, to, file] => pack(folder, kind, (from, to), file),
        _ => Err("archive FOLDER wdl|plies PIECES PIECES FILE".to_owned()),
    };
    if let Err(reason) = packed {
        eprintln!("{reason}");
        std::process::exit(1);
    }
}

fn pack(folder: &str, kind: &str, (from, to): (&str, &str), file: &str) -> Result<(), String> {
    let kind = Kind::ALL.into_iter().find(|known| known.ending() == kind);
    let kind = kind.ok_or("the kind is wdl or plies")?;
    let number = |text: &str| {
        text.parse::<u32>()
            .map_err(|error| format!("{text}: {error}"))
    };
    let mut files = BTreeMap::new();
    for slice in (number(from)?..=number(to)?).flat_map(American::slices) {
        let name = name("american", &slice, kind);
        let read = std::fs::read(Path::new(folder).join(&name));
        let bytes = read.map_err(|error| format!("{name}: {error}"))?;
        files.insert(name, bytes);
    }
    std::fs::write(file, Archive::write(&files)).map_err(|error| format!("{file}: {error}"))
}
