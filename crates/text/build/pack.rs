//! Fluent text, taken apart once, when the program is built, into lines that are said as they stand.
//! Does not know where it comes from. The lines are described in docs/formats/words.md.

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::{parser, unicode};
use intl_pluralrules::{PluralCategory, PluralRuleType, PluralRules};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use unic_langid::LanguageIdentifier;

/// The messages of Fluent text as lines, by key. `rtl`: values are kept apart from what is around
/// them, as they may be written in the other direction.
///
/// # Errors
///
/// What is written wrong, and what this project's messages do without: attributes, terms, messages
/// inside others, and functions.
pub fn lines(source: &str, rtl: bool) -> Result<String, String> {
    let resource = parser::parse(source).map_err(|(_, errors)| format!("{errors:?}"))?;
    let mut lines = BTreeMap::new();
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let key = message.id.name;
                let value = message.value.ok_or(format!("{key} says nothing"))?;
                if !message.attributes.is_empty() {
                    return Err(format!("{key} has attributes, which nothing reads"));
                }
                let line = pattern(&value, rtl).map_err(|fault| format!("{key} {fault}"))?;
                lines.insert(key, line);
            }
            Entry::Term(term) => {
                return Err(format!("-{}: write the name out", term.id.name));
            }
            Entry::Junk { content } => return Err(format!("not read: {content}")),
            _ => {}
        }
    }
    let mut all = String::new();
    for (key, line) in lines {
        let _ = writeln!(all, "{key}\t{line}");
    }
    Ok(all)
}

fn pattern(pattern: &Pattern<&str>, rtl: bool) -> Result<String, String> {
    let mut line = String::new();
    let alone = pattern.elements.len() == 1;
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => line += &value.replace('\n', "\u{6}"),
            PatternElement::Placeable { expression } => match expression {
                Expression::Inline(InlineExpression::StringLiteral { value }) => {
                    line += &unicode::unescape_unicode_to_string(value);
                }
                Expression::Inline(value) => {
                    let name = variable(value)?;
                    if rtl && !alone {
                        let _ = write!(line, "\u{2068}\u{1}{name}\u{2}\u{2069}");
                    } else {
                        let _ = write!(line, "\u{1}{name}\u{2}");
                    }
                }
                Expression::Select { selector, variants } => {
                    let _ = write!(line, "\u{3}{}", variable(selector)?);
                    for variant in variants {
                        line += &form(variant, rtl)?;
                    }
                    line.push('\u{5}');
                }
            },
        }
    }
    Ok(line)
}

fn variable<'a>(expression: &InlineExpression<&'a str>) -> Result<&'a str, String> {
    match expression {
        InlineExpression::VariableReference { id } => Ok(id.name),
        _ => Err("holds something that is no variable".to_owned()),
    }
}

fn form(variant: &Variant<&str>, rtl: bool) -> Result<String, String> {
    let key = match variant.key {
        VariantKey::Identifier { name } => name.to_owned(),
        VariantKey::NumberLiteral { value } => format!("#{value}"),
    };
    let rest = if variant.default { "*" } else { "" };
    Ok(format!(
        "\u{4}{rest}{key}\u{2}{}",
        pattern(&variant.value, rtl)?
    ))
}

/// The plural categories of the whole numbers from 0 to 199 in a language, by the CLDR: where each
/// run begins. From 200 on they come again every hundred.
///
/// # Errors
///
/// A tag that is none, and a language in which they do not come again.
pub fn plurals(tag: &str) -> Result<Vec<(u8, &'static str)>, String> {
    let language: LanguageIdentifier = tag.parse().map_err(|_| format!("{tag} is no tag"))?;
    // A language without rules has one form.
    let rules = PluralRules::create(language, PluralRuleType::CARDINAL).ok();
    let category = |number: u32| match rules.as_ref().map(|rules| rules.select(number)) {
        Some(Ok(PluralCategory::ZERO)) => "zero",
        Some(Ok(PluralCategory::ONE)) => "one",
        Some(Ok(PluralCategory::TWO)) => "two",
        Some(Ok(PluralCategory::FEW)) => "few",
        Some(Ok(PluralCategory::MANY)) => "many",
        _ => "other",
    };
    if (200..10_000).any(|number| category(number) != category(100 + number % 100)) {
        return Err(format!(
            "the plurals of {tag} do not come again every hundred"
        ));
    }
    let mut runs: Vec<(u8, &str)> = Vec::new();
    for number in 0..200 {
        let here = category(u32::from(number));
        if runs.last().is_none_or(|(_, last)| *last != here) {
            runs.push((number, here));
        }
    }
    Ok(runs)
}
