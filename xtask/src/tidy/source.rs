//! The state of the source: leftovers, places of one machine, and lengths.
//! Does not know what the code does.

use super::{File, Findings};

/// The most lines that a file of Rust may have.
const LONGEST_FILE: usize = 500;

/// The most lines that a function should have.
const LONGEST_FUNCTION: usize = 60;

/// What no file may hold, in halves so that this file does not hold it itself.
const LEFTOVERS: [(&str, &str); 7] = [
    ("dbg", "!("),
    ("todo", "!("),
    ("unimplemented", "!("),
    ("FIX", "ME"),
    ("XX", "X:"),
    ("TO", "DO"),
    ("HA", "CK:"),
];

/// Places that are there on one machine only.
const MACHINE_PATHS: [(&str, &str); 5] = [
    ("/wo", "rk/"),
    ("/ro", "ot/"),
    ("/ho", "me/"),
    ("/Us", "ers/"),
    ("C:", "\\\\"),
];

/// Finds leftovers, machine paths and files that are too long.
pub fn check(files: &[File]) -> Findings {
    let mut findings = Findings::new();
    for file in files {
        let rust = file.path.ends_with(".rs");
        for (number, line) in (1..).zip(file.text.lines()) {
            let mut tell = |what: &str| findings.push(format!("{}:{number}: {what}", file.path));
            if rust
                && LEFTOVERS
                    .iter()
                    .any(|(a, b)| line.contains(&format!("{a}{b}")))
            {
                tell("a leftover");
            }
            if rust && commented_out(line) {
                tell("code that is commented out");
            }
            if MACHINE_PATHS
                .iter()
                .any(|(a, b)| line.contains(&format!("{a}{b}")))
            {
                tell("a place of one machine");
            }
        }
        let lines = file.text.lines().count();
        if rust && lines > LONGEST_FILE {
            findings.push(format!(
                "{}: {lines} lines; at most {LONGEST_FILE}",
                file.path
            ));
        }
        if rust && first_words_missing(file) {
            findings.push(format!(
                "{}: the first line does not say what this is (`//! ...`)",
                file.path
            ));
        }
    }
    findings
}

/// Functions longer than a screen: told, not refused.
pub fn long_functions(files: &[File]) -> Findings {
    let mut found = Findings::new();
    for file in files.iter().filter(|file| file.path.ends_with(".rs")) {
        let lines: Vec<&str> = file.text.lines().collect();
        for (start, line) in lines.iter().enumerate() {
            let Some(name) = function_name(line) else {
                continue;
            };
            let indent = line.len() - line.trim_start().len();
            let end = lines[start..].iter().position(|line| {
                line.len() - line.trim_start().len() == indent && matches!(line.trim(), "}" | "};")
            });
            let length = end.map_or(0, |end| end + 1);
            if length > LONGEST_FUNCTION {
                found.push(format!(
                    "{}:{}: {name} has {length} lines; about {LONGEST_FUNCTION} fit a screen",
                    file.path,
                    start + 1
                ));
            }
        }
    }
    found
}

/// The name of the function that a line begins.
fn function_name(line: &str) -> Option<&str> {
    let (before, after) = line.split_once("fn ")?;
    let words = [
        "pub",
        "pub(crate)",
        "pub(super)",
        "const",
        "async",
        "unsafe",
        "default",
    ];
    let begins = before.split_whitespace().all(|word| words.contains(&word));
    // A function of one line ends where it begins.
    let ends = line.trim_end().ends_with('}') || line.trim_end().ends_with(';');
    let name = after.split(['(', '<']).next()?;
    (begins && !ends && !name.is_empty()).then_some(name)
}

/// Whether a comment's line reads as a statement.
fn commented_out(line: &str) -> bool {
    let Some(comment) = line.trim_start().strip_prefix("//") else {
        return false;
    };
    if comment.starts_with(['/', '!']) {
        return false;
    }
    let comment = comment.trim();
    let starts = [
        "let ", "use ", "fn ", "pub ", "if let ", "for ", "return ", "self.", "#[",
    ];
    let ends = [';', '{', '}'];
    comment == "}"
        || comment.ends_with(ends)
            && (starts.iter().any(|start| comment.starts_with(start)) || comment.ends_with(");"))
}

/// Whether a source file does not begin with words about itself.
fn first_words_missing(file: &File) -> bool {
    !file.text.lines().any(|line| line.starts_with("//!"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn leftovers_are_found() {
        assert!(commented_out("    // let a = b;"));
        assert!(commented_out("// call(a);"));
        assert!(!commented_out("    // The next one; not this."));
        assert!(!commented_out("/// let a = b;"));
        let file = |text: &str| {
            [File {
                path: "a.rs".into(),
                text: format!("//! Words.\n{text}"),
            }]
        };
        assert!(check(&file("fn a() {}\n")).is_empty());
        assert_eq!(check(&file(&format!("{}{}a);\n", "dbg", "!("))).len(), 1);
        assert_eq!(
            check(&file(&format!("\"{}{}main\"\n", "/wo", "rk/"))).len(),
            1
        );
        assert_eq!(check(&file(&"\n".repeat(500))).len(), 1);
    }

    #[test]
    fn a_long_function_is_told() {
        let text = format!(
            "//! W.\nfn long() {{\n{}}}\nfn short() {{\n}}\n",
            "    a();\n".repeat(60)
        );
        let found = long_functions(&[File {
            path: "a.rs".into(),
            text,
        }]);
        assert_eq!(found, ["a.rs:2: long has 62 lines; about 60 fit a screen"]);
    }
}
