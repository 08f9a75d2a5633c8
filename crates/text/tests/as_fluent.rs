//! Every message of every language says, with every number and word that it may be given, what
//! Fluent's own reader says of it.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use text::{Text, Value, languages};

/// The numbers that each value is, one after another: around all turns of plural rules.
fn numbers() -> impl Iterator<Item = i64> {
    let far = [
        199, 200, 201, 202, 212, 999, 1000, 1001, 1234, -1, -2, 1_234_567,
    ];
    (0..=25).chain(98..=113).chain(far)
}

/// The values of a pattern by name, and the words that its choices know.
fn values<'a>(
    pattern: &Pattern<&'a str>,
    names: &mut BTreeSet<&'a str>,
    words: &mut BTreeSet<&'a str>,
) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression } = element else {
            continue;
        };
        let value = match expression {
            Expression::Inline(value) => value,
            Expression::Select { selector, variants } => {
                for variant in variants {
                    if let VariantKey::Identifier { name } = variant.key {
                        words.insert(name);
                    }
                    values(&variant.value, names, words);
                }
                selector
            }
        };
        if let InlineExpression::VariableReference { id } = value {
            names.insert(id.name);
        }
    }
}

#[test]
fn messages_say_what_fluent_says() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales");
    let mut compared = 0_usize;
    for language in languages() {
        let text = Text::new(language.tag);
        let grouped = text.clone();
        let mut bundle = FluentBundle::new(vec![language.tag.parse().unwrap()]);
        bundle.set_use_isolating(language.rtl);
        let mut sources = Vec::new();
        for file in fs::read_dir(locales.join(language.tag)).unwrap() {
            let path = file.unwrap().path();
            if path.extension().is_some_and(|ending| ending == "ftl") {
                sources.push(fs::read_to_string(path).unwrap());
            }
        }
        for source in &sources {
            let resource = FluentResource::try_new(source.clone()).unwrap();
            bundle.add_resource(resource).unwrap();
        }
        // Numbers reach Fluent as numbers, and are written as the language does.
        let said_by_fluent = |key: &str, given: &[(&str, Value)]| {
            let mut args = FluentArgs::new();
            for (name, value) in given {
                match value {
                    Value::Text(text) => args.set(*name, text.as_str()),
                    Value::Number(number) => args.set(*name, *number),
                }
            }
            let pattern = bundle.get_message(key).unwrap().value().unwrap();
            let mut errors = Vec::new();
            let said = bundle.format_pattern(pattern, Some(&args), &mut errors);
            assert!(errors.is_empty(), "{key}: {errors:?}");
            said.into_owned()
        };
        for source in &sources {
            let resource = fluent_syntax::parser::parse(source.as_str()).unwrap();
            for entry in &resource.body {
                let Entry::Message(message) = entry else {
                    continue;
                };
                let (mut names, mut words) = (BTreeSet::new(), BTreeSet::from(["x"]));
                values(message.value.as_ref().unwrap(), &mut names, &mut words);
                let words = words.iter().map(|word| Value::from(*word));
                let given: Vec<Value> = if names.is_empty() {
                    vec![Value::Number(0)]
                } else {
                    words.chain(numbers().map(Value::Number)).collect()
                };
                for value in given {
                    let all: Vec<_> = names.iter().map(|&name| (name, value.clone())).collect();
                    let key = message.id.name;
                    // The sides are called by the colours of the set.
                    if key == "side-first" || key == "side-second" {
                        continue;
                    }
                    let expected = match &value {
                        Value::Number(number) => {
                            let plain = said_by_fluent(key, &all);
                            let digits = number.to_string();
                            plain.replace(&digits, &grouped.number(*number))
                        }
                        Value::Text(_) => said_by_fluent(key, &all),
                    };
                    let own = text.with(key, &all);
                    let own = match &value {
                        // A message may have such digits of its own.
                        Value::Number(number) => {
                            own.replace(&number.to_string(), &grouped.number(*number))
                        }
                        Value::Text(_) => own,
                    };
                    assert_eq!(own, expected, "{} {key} {value:?}", language.tag);
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 10_000, "{compared}");
}
