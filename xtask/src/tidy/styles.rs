//! The style sheets of pages: sizes of type, space between things and colours only by their names.
//! Does not know what the names stand for.

use super::{File, Findings};

/// Where the style sheets of pages lie. Those of drawings have lengths of the drawing.
const SHEETS: &str = "apps/web/static/";

/// Colours that style sheets know by a word, as far as somebody may be tempted.
const COLOURS: [&str; 14] = [
    "black", "white", "red", "green", "blue", "yellow", "orange", "brown", "gray", "grey",
    "silver", "purple", "pink", "gold",
];

/// Finds sizes, spaces and colours that are written out.
pub fn check(files: &[File]) -> Findings {
    let mut findings = Findings::new();
    let sheets = files
        .iter()
        .filter(|file| file.path.starts_with(SHEETS) && file.path.ends_with(".css"));
    for file in sheets {
        for (number, name, value) in declarations(&file.text) {
            if let Some(what) = wrong(&name, &value) {
                findings.push(format!("{}:{number}: `{name}: {value}`: {what}", file.path));
            }
        }
    }
    findings
}

/// What is wrong with a declaration, if anything is.
fn wrong(name: &str, value: &str) -> Option<&'static str> {
    if name.starts_with("--") {
        return None;
    }
    let written_out = lengths(value).any(|length| !matches!(length, "-1px" | "0px"));
    if name == "font-size" && !value.starts_with("var(--type-") && value != "inherit"
        || name == "font" && (written_out || value.contains("em "))
    {
        return Some("a size of type is one of --type-1 to --type-4 (14, 16, 20, 28 px)");
    }
    let spaces = ["margin", "padding", "gap", "row-gap", "column-gap"];
    let spaced = spaces
        .iter()
        .any(|space| name == *space || name.starts_with(&format!("{space}-")));
    if spaced && written_out {
        return Some("a space is a multiple of 4 px by name: var(--space-3) for 12 px");
    }
    coloured(value).then_some("a colour comes from crates/draw by its name: var(--ink)")
}

/// The lengths in pixels that a value holds.
fn lengths(value: &str) -> impl Iterator<Item = &str> {
    value
        .split(|c: char| c.is_whitespace() || "(),/".contains(c))
        .filter(|word| {
            word.strip_suffix("px")
                .is_some_and(|number| number.parse::<f64>().is_ok())
        })
}

/// Whether a value holds a colour that is written out.
fn coloured(value: &str) -> bool {
    let hex = value.split('#').skip(1).any(|rest| {
        let digits = rest.chars().take_while(char::is_ascii_hexdigit).count();
        digits >= 3
    });
    let made = ["rgb(", "rgba(", "hsl(", "hsla("]
        .iter()
        .any(|function| value.contains(function));
    let word = value
        .split(|c: char| !(c.is_ascii_alphabetic() || c == '-'))
        .any(|word| COLOURS.contains(&word));
    hex || made || word
}

/// All declarations: the line that each ends on, its name and its value.
fn declarations(sheet: &str) -> Vec<(usize, String, String)> {
    let mut found = Vec::new();
    let mut line = 1;
    let mut part = String::new();
    let mut rest = sheet;
    while let Some(c) = rest.chars().next() {
        if rest.starts_with("/*") {
            let end = rest.find("*/").map_or(rest.len(), |end| end + 2);
            line += rest[..end].matches('\n').count();
            rest = &rest[end..];
            continue;
        }
        match c {
            '{' => part.clear(),
            ';' | '}' => {
                if let Some((name, value)) = part.split_once(':') {
                    found.push((line, name.trim().to_owned(), value.trim().to_owned()));
                }
                part.clear();
            }
            _ => part.push(c),
        }
        line += usize::from(c == '\n');
        rest = &rest[c.len_utf8()..];
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(rule: &str) -> usize {
        check(&[File {
            path: "apps/web/static/a.css".into(),
            text: format!("/* a: #fff; */\n.a:hover {{ {rule} }}\n"),
        }])
        .len()
    }

    #[test]
    fn sizes_spaces_and_colours_are_named() {
        for fine in [
            "font-size: var(--type-1)",
            "font: var(--type-2)/1.4 system-ui",
            "font: inherit",
            "padding: 0 var(--space-3) calc(var(--space-6) + env(safe-area-inset-bottom));",
            "margin: -1px; width: 17px; color: var(--ink); border: 1px solid currentColor",
            "--type-1: 14px; white-space: nowrap",
        ] {
            assert_eq!(found(fine), 0, "{fine}");
        }
        for wrong in [
            "font-size: 15px",
            "font-size: 0.9em",
            "font: 15px/1 serif",
            "padding: 4px",
            "margin-left: 3px",
            "gap: 0 12px",
            "color: #fff",
            "background: rgba(0, 0, 0, 0.5)",
            "border: 1px solid red",
        ] {
            assert_eq!(found(wrong), 1, "{wrong}");
        }
    }
}
