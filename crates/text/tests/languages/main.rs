//! Every language says everything that English says, with the same values and its own plurals.
//! Does not know whether it says it well: docs/languages.md lists what speakers should confirm.

mod check;
mod folder;
mod glossary;

use folder::Folder;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// English, and every other folder of locales/.
fn folders() -> (Folder, Vec<Folder>) {
    let mut others = Vec::new();
    for entry in fs::read_dir(root().join("locales")).expect("the folder is there") {
        let path = entry.expect("a folder can be listed").path();
        if path.is_dir() {
            others.push(Folder::read(&path));
        }
    }
    let english = others
        .iter()
        .position(|folder| folder.tag == "en")
        .expect("locales/en is there");
    (others.swap_remove(english), others)
}

/// The Rust files and templates of the program, tests left out.
fn sources() -> Vec<String> {
    fn walk(folder: &Path, into: &mut Vec<String>) {
        for entry in fs::read_dir(folder).expect("the folder is there") {
            let path = entry.expect("a folder can be listed").path();
            let name = path
                .file_name()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned();
            if path.is_dir() {
                if !["tests", "target", "node_modules"].contains(&name.as_str()) {
                    walk(&path, into);
                }
            } else if path
                .extension()
                .is_some_and(|ext| ext == "rs" || ext == "html" || ext == "js")
            {
                into.push(fs::read_to_string(&path).expect("the file is text"));
            }
        }
    }
    let mut found = Vec::new();
    for part in ["crates", "apps"] {
        walk(&root().join(part), &mut found);
    }
    found
}

fn none(faults: &[String]) {
    assert!(
        faults.is_empty(),
        "{} faults:\n{}",
        faults.len(),
        faults.join("\n")
    );
}

#[test]
fn every_language_is_sound_by_itself() {
    let (english, others) = folders();
    let faults: Vec<String> = others
        .iter()
        .chain([&english])
        .flat_map(check::alone)
        .collect();
    none(&faults);
}

#[test]
fn every_language_says_what_english_says() {
    let (english, others) = folders();
    assert!(!others.is_empty());
    let faults: Vec<String> = others
        .iter()
        .flat_map(|folder| check::beside(&english, folder))
        .collect();
    none(&faults);
}

#[test]
fn every_glossary_has_a_word_for_every_term() {
    let (english, others) = folders();
    assert!(english.glossary.contains("| man |"));
    let faults: Vec<String> = others
        .iter()
        .chain([&english])
        .flat_map(|folder| glossary::beside(&english, folder))
        .collect();
    none(&faults);
}

#[test]
fn every_text_leaves_alone_what_its_glossary_leaves_alone() {
    let (english, others) = folders();
    let faults: Vec<String> = others
        .iter()
        .chain([&english])
        .flat_map(glossary::kept)
        .collect();
    none(&faults);
}

#[test]
fn every_message_is_used_and_every_reason_has_its_words() {
    none(&check::used(&folders().0, &sources()));
}

#[test]
fn the_page_in_the_browser_says_nothing_that_is_left_out_of_it() {
    let (english, _) = folders();
    let mut found = Vec::new();
    for (key, message) in &english.messages {
        if ["pages", "terminal"].contains(&message.file.as_str()) {
            found.push(format!("\"{key}\""));
        }
    }
    let mut faults = Vec::new();
    let mut texts = Vec::new();
    let mut open = vec![root().join("apps/web/src")];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(folder).expect("the folder is there") {
            let path = entry.expect("a folder can be listed").path();
            if path.is_dir() {
                open.push(path)
            } else {
                texts.extend(fs::read_to_string(path))
            }
        }
    }
    for key in found
        .iter()
        .filter(|key| texts.iter().any(|text| text.contains(*key)))
    {
        faults.push(format!(
            "apps/web says {key}, which pages.ftl or terminal.ftl holds"
        ));
    }
    none(&faults);
}

/// Plural rules as Unicode CLDR gives them for whole numbers.
#[test]
fn plural_rules_are_those_of_the_languages() {
    for tag in ["en", "af", "it", "sn", "zu"] {
        assert_eq!(
            check::categories(tag).into_iter().collect::<Vec<_>>(),
            ["one", "other"],
            "{tag}"
        );
    }
    assert_eq!(
        check::categories("su").into_iter().collect::<Vec<_>>(),
        ["other"]
    );
}

/// Two small languages, to show that each fault is found.
fn small(tag: &str, messages: &str) -> Folder {
    let mut folder = Folder {
        tag: tag.into(),
        ..Folder::default()
    };
    folder.add("file", messages);
    folder
}

fn faults(english: &str, tag: &str, other: &str) -> Vec<String> {
    let (english, other) = (small("en", english), small(tag, other));
    let mut faults = check::alone(&other);
    faults.extend(check::beside(&english, &other));
    faults
}

const MEN: &str =
    "men = { $number ->\n    [one] { $number } man\n   *[other] { $number } men\n }\n";

#[test]
fn each_fault_is_found() {
    let rows: [(&str, &str, &str, &str); 13] = [
        ("a = One\nb = Two\n", "it", "a = Uno\n", "b is missing"),
        (
            "a = One\n",
            "it",
            "a = Uno\nb = Due\n",
            "b is not in English",
        ),
        ("a = One { $x }\n", "it", "a = Uno\n", "does not use $x"),
        (
            "a = One { $x }\n",
            "it",
            "a = Uno { $y }{ $x }\n",
            "uses $y, which is not given",
        ),
        (
            "a = One\n",
            "it",
            "a = Uno { -brand }\n",
            "holds -brand, which there is not",
        ),
        ("a = One\n", "it", "a = Uno\na = Uno\n", "written twice"),
        ("a = One\n", "it", "a = Uno { \n", "file.ftl:"),
        (
            MEN,
            "su",
            MEN,
            "has a plural form [one] that the language lacks",
        ),
        (
            MEN,
            "it",
            "men = { $number ->\n   *[other] { $number }\n }\n",
            "lacks the plural form [one]",
        ),
        (
            MEN,
            "it",
            "men = { $number ->\n   [other] x\n   *[one] { $number }\n }\n",
            "fall back to *[other]",
        ),
        (
            "a = { $side ->\n   [red] r\n  *[white] w\n }\n",
            "it",
            "a = { $side ->\n   [rosso] r\n  *[white] w\n }\n",
            "chooses by $side",
        ),
        (
            "a = It is not your turn\n",
            "it",
            "a = It is not your turn\n",
            "is left in English",
        ),
        (
            "a =\n    .title = One\n",
            "it",
            "a =\n    .title = Uno\n",
            "has no value",
        ),
    ];
    for (english, tag, other, fault) in rows {
        let found = faults(english, tag, other);
        assert!(
            found.iter().any(|line| line.contains(fault)),
            "{fault}: {found:?}"
        );
    }
    assert_eq!(
        faults(MEN, "su", "men = { $number } bidak\n"),
        Vec::<String>::new()
    );
    assert_eq!(
        faults(
            MEN,
            "it",
            &MEN.replace("man", "pedina")
                .replace("men", "pedine")
                .replace("pedine =", "men =")
        ),
        Vec::<String>::new()
    );
}

#[test]
fn a_page_that_differs_is_found() {
    let page = "# T\n\n## A\n\n![x](board:american/start?marks=1)\n\n![y](<board:twelve/a b>)\n\n[l](/en/rules/twelve)\n";
    let with = |tag: &str, text: &str| {
        let mut folder = small(tag, "");
        folder.pages.insert("checkers".into(), text.into());
        folder
    };
    let english = with("en", page);
    let found = |text: &str| check::beside(&english, &with("it", text));
    assert_eq!(found(&page.replace("/en/", "/it/")), Vec::<String>::new());
    assert!(
        found(page)[0].contains("other diagrams or links"),
        "a link to English"
    );
    assert!(
        found(&page.replace("/en/", "/it/").replace("marks=1", "marks=2"))[0].contains("marks=2")
    );
    assert!(
        found(&page.replace("/en/", "/it/").replace("## A", "A"))[0].contains("other headings")
    );
    assert!(check::beside(&english, &small("it", ""))[0].contains("rules/checkers.md is missing"));
}

#[test]
fn a_glossary_that_differs_is_found() {
    let with = |tag: &str, rows: &str| {
        let mut folder = small(tag, "");
        folder.glossary = format!("# T\n\n| English | T | Note |\n|---|---|---|\n{rows}\n");
        folder
    };
    let english = with("en", "| man | man | |\n| king | king | |");
    let found = |rows: &str| glossary::beside(&english, &with("it", rows)).join("\n");
    assert_eq!(found("| man | pedina | x |\n| king | dama | |"), "");
    assert!(found("| man | pedina | |").contains("lacks the term “king”"));
    let own = found("| man | pedina | |\n| king | dama | |\n| mill | mulino | |");
    assert!(own.contains("of its own, “mill”"), "{own}");
    assert!(found("| king | dama | |\n| man | pedina | |").contains("another order"));
    assert!(found("| man | | |\n| king | dama | |").contains("no word for “man”"));
    assert!(glossary::beside(&english, &small("it", ""))[0].contains("lacks the term “man”"));
}

#[test]
fn a_word_that_the_glossary_leaves_alone_is_found() {
    let mut folder = small("it", "a = La PATTA\nb = Un bel pareggio.\nc = Pareggi\n");
    folder
        .pages
        .insert("checkers".into(), "Si può mangiare.".into());
    folder.glossary = "| Not | Rather | Only in |\n|---|---|---|\n| pareggio | patta | |\n| bel niente, mangiare | prendere | rules/checkers.md |\n".into();
    let found = glossary::kept(&folder);
    assert_eq!(
        found,
        ["it/file.ftl: b says “pareggio”, the glossary says patta"]
    );
    folder
        .pages
        .insert("morris".into(), "Non mangiare un bel niente!".into());
    let found = glossary::kept(&folder).join("\n");
    assert!(
        found.contains("it/rules/morris.md says “mangiare”"),
        "{found}"
    );
    assert!(
        found.contains("it/rules/morris.md says “bel niente”"),
        "{found}"
    );
}

#[test]
fn unused_and_unknown_keys_are_found() {
    let english = small(
        "en",
        "a-b = One\nlevel-1 = Two\nheld = Three\nholder = { held }\nrefused-x = Four\n",
    );
    let source = |text: &str| vec![text.to_owned()];
    let all = r#"get("a-b"); get(&format!("level-{n}")); get("holder"); Refusal::new("refused-x")"#;
    assert_eq!(check::used(&english, &source(all)), Vec::<String>::new());
    let found = check::used(&english, &source(&all.replace("\"a-b\"", "\"a-c\"")));
    assert_eq!(found, ["en/file.ftl: a-b is not used"]);
    let found = check::used(&english, &source(&format!("{all}; new(\"refused-y\")")));
    assert_eq!(
        found,
        ["refused-y is said by the program, and not in English"]
    );
}
