//! Which crate may use which. Does not know what they do.

use super::{File, Findings};
use toml::{Table, Value};

/// A crate's folder, and the crates of ours that it may use.
const ARROWS: [(&str, &[&str]); 17] = [
    ("crates/machine", &[]),
    ("crates/game", &[]),
    ("crates/games", &["game", "machine"]),
    ("crates/search", &["game", "machine"]),
    ("crates/eval", &["game", "machine"]),
    ("crates/tables", &["game"]),
    (
        "crates/engine",
        &["game", "games", "search", "eval", "tables"],
    ),
    ("crates/session", &["game", "games"]),
    ("crates/draw", &["game"]),
    ("crates/text", &["game"]),
    (
        "crates/paper",
        &["game", "games", "session", "draw", "text"],
    ),
    (
        "apps/web",
        &["game", "games", "session", "engine", "text", "draw"],
    ),
    (
        "apps/server",
        &["game", "games", "session", "text", "draw", "paper"],
    ),
    (
        "apps/tsoro",
        &[
            "game", "games", "session", "engine", "tables", "text", "draw", "paper", "server",
        ],
    ),
    (
        "apps/trainer",
        &[
            "game", "games", "search", "eval", "machine", "tables", "engine",
        ],
    ),
    ("tests/web", &["game", "games", "session", "text", "draw"]),
    ("xtask", &[]),
];

/// What tests alone may use on top: they hold a crate to what others do with it.
const ARROWS_OF_TESTS: [(&str, &[&str]); 6] = [
    ("crates/search", &["games", "eval"]),
    ("crates/eval", &["games"]),
    ("crates/tables", &["games"]),
    ("crates/draw", &["games", "session"]),
    ("crates/text", &["games", "session", "engine"]),
    ("crates/session", &["text"]),
];

/// Holds every crate's list of dependencies to the arrows.
pub fn check(files: &[File]) -> Findings {
    let mut findings = Findings::new();
    let ours: Vec<&str> = ARROWS.iter().map(|(folder, _)| name_of(folder)).collect();
    for file in files
        .iter()
        .filter(|file| file.path.ends_with("/Cargo.toml"))
    {
        let folder = file.path.trim_end_matches("/Cargo.toml");
        if folder == "fuzz" {
            continue;
        }
        let Some((_, allowed)) = ARROWS.iter().find(|(known, _)| *known == folder) else {
            findings.push(format!(
                "{}: the arrows of this crate are not written down in xtask/src/tidy/arrows.rs",
                file.path
            ));
            continue;
        };
        let table = match file.text.parse::<Table>() {
            Ok(table) => table,
            Err(error) => {
                findings.push(format!("{}: {error}", file.path));
                continue;
            }
        };
        let tests = ARROWS_OF_TESTS
            .iter()
            .find(|(known, _)| *known == folder)
            .map_or(&[][..], |(_, more)| more);
        for (section, used) in dependencies(&table) {
            let fine = allowed.contains(&used.as_str())
                || section == "dev-dependencies" && tests.contains(&used.as_str());
            if ours.contains(&used.as_str()) && !fine {
                findings.push(format!("{}: {folder} may not use {used}", file.path));
            }
        }
    }
    findings
}

fn name_of(folder: &str) -> &str {
    folder.rsplit('/').next().unwrap_or(folder)
}

/// All dependencies with the section that names them, those of single platforms included.
fn dependencies(table: &Table) -> Vec<(String, String)> {
    let mut found = Vec::new();
    for section in ["dependencies", "dev-dependencies", "build-dependencies"] {
        if let Some(Value::Table(used)) = table.get(section) {
            found.extend(used.keys().map(|name| (section.to_owned(), name.clone())));
        }
    }
    if let Some(Value::Table(targets)) = table.get("target") {
        for target in targets.values().filter_map(Value::as_table) {
            found.extend(dependencies(target));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arrow_the_wrong_way_is_found() {
        let file = |text: &str| File {
            path: "crates/game/Cargo.toml".into(),
            text: text.into(),
        };
        assert!(check(&[file("[dependencies]\n")]).is_empty());
        assert_eq!(
            check(&[file("[dependencies]\ngames.workspace = true\n")]).len(),
            1
        );
        let of_one_platform =
            "[target.\"cfg(unix)\".dependencies]\nsearch = { path = \"../search\" }\n";
        assert_eq!(check(&[file(of_one_platform)]).len(), 1);
    }
}
