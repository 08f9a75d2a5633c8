//! One language's folder as it is on disk, with its messages taken apart.
//! Does not know what would be wrong with it.

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// A choice between forms inside a message.
pub struct Select {
    /// The variable that it is made by, without its `$`; empty when by something else.
    pub variable: String,
    /// The names of its forms, numbers included.
    pub forms: BTreeSet<String>,
    /// The form that is taken when no other fits.
    pub default: String,
}

/// One message or term.
#[derive(Default)]
pub struct Message {
    /// The file that it stands in, without its ending.
    pub file: String,
    /// Its value as written.
    pub value: String,
    /// Its variables.
    pub variables: BTreeSet<String>,
    /// The messages and terms (with their `-`) that it holds.
    pub holds: BTreeSet<String>,
    /// Its choices.
    pub selects: Vec<Select>,
}

/// A language's folder.
#[derive(Default)]
pub struct Folder {
    /// Its name, a BCP 47 tag.
    pub tag: String,
    /// Its messages and terms (with their `-`) by key.
    pub messages: BTreeMap<String, Message>,
    /// Its rule pages by name.
    pub pages: BTreeMap<String, String>,
    /// Its glossary; empty when it has none.
    pub glossary: String,
    /// What could not be taken apart.
    pub faults: Vec<String>,
}

impl Folder {
    /// Reads a folder of locales/.
    pub fn read(path: &Path) -> Folder {
        let tag = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .into_owned();
        let mut folder = Folder {
            tag,
            ..Folder::default()
        };
        for (name, text) in texts(path, "ftl") {
            folder.add(&name, &text);
        }
        folder.glossary = fs::read_to_string(path.join("glossary.md")).unwrap_or_default();
        folder.pages = texts(&path.join("rules"), "md").into_iter().collect();
        folder
    }

    /// Takes one Fluent file apart.
    pub fn add(&mut self, file: &str, source: &str) {
        let resource = parser::parse(source.to_owned()).unwrap_or_else(|(resource, errors)| {
            for error in errors {
                let line = source[..error.pos.start.min(source.len())]
                    .matches('\n')
                    .count()
                    + 1;
                self.faults
                    .push(format!("{}/{file}.ftl:{line}: {error}", self.tag));
            }
            resource
        });
        for entry in resource.body {
            let (key, pattern) = match entry {
                Entry::Message(message) => (message.id.name, message.value),
                Entry::Term(term) => (format!("-{}", term.id.name), Some(term.value)),
                _ => continue,
            };
            let mut message = Message {
                file: file.to_owned(),
                ..Message::default()
            };
            match &pattern {
                Some(pattern) => message.pattern(pattern),
                None => self
                    .faults
                    .push(format!("{}: {key} has no value", self.tag)),
            }
            if self.messages.insert(key.clone(), message).is_some() {
                self.faults
                    .push(format!("{}: {key} is written twice", self.tag));
            }
        }
    }
}

impl Message {
    fn pattern(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.value.push_str(value),
                PatternElement::Placeable { expression } => {
                    self.value.push_str("{}");
                    self.expression(expression);
                }
            }
        }
    }

    fn expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                let variable = match selector {
                    InlineExpression::VariableReference { id } => id.name.clone(),
                    _ => String::new(),
                };
                let mut select = Select {
                    variable,
                    forms: BTreeSet::new(),
                    default: String::new(),
                };
                for variant in variants {
                    let (VariantKey::Identifier { name: key }
                    | VariantKey::NumberLiteral { value: key }) = &variant.key;
                    select.forms.insert(key.clone());
                    if variant.default {
                        select.default.clone_from(key);
                    }
                    self.pattern(&variant.value);
                }
                self.selects.push(select);
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<String>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.clone());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.holds.insert(id.name.clone());
            }
            InlineExpression::TermReference { id, .. } => {
                self.holds.insert(format!("-{}", id.name));
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            _ => {}
        }
    }
}

/// The texts of a folder with this ending, by name; none when the folder is missing.
pub fn texts(folder: &Path, ending: &str) -> Vec<(String, String)> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut found: Vec<_> = entries
        .filter_map(|entry| {
            let path = entry.ok()?.path();
            let name = path.file_stem()?.to_string_lossy().into_owned();
            (path.extension()? == ending).then_some((name, fs::read_to_string(path).ok()?))
        })
        .collect();
    found.sort();
    found
}
