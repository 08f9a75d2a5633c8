//! Numbers with the language's marks: between groups of three digits, and before decimals.
//! Does not know units or what is counted.

use crate::Text;
use crate::language::source;
use fluent_bundle::FluentValue;
use intl_memoizer::{Memoizable, concurrent::IntlLangMemoizer};
use unic_langid::LanguageIdentifier;

/// The mark of one language, as Fluent's memory keeps it.
struct Group(&'static str);

impl Memoizable for Group {
    type Args = ();
    type Error = std::convert::Infallible;

    fn construct(language: LanguageIdentifier, (): ()) -> Result<Group, Self::Error> {
        Ok(Group(source(&language.to_string()).group))
    }
}

/// A number in digits. Numbers of four digits are grouped as well.
pub(crate) fn grouped(number: i64, group: &str) -> String {
    let digits = number.unsigned_abs().to_string();
    let mut text = String::from(if number < 0 { "-" } else { "" });
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push_str(group);
        }
        text.push(digit);
    }
    text
}

impl Text {
    /// A number with so many decimals, rounded, in digits as the language writes them.
    #[must_use]
    pub fn decimal(&self, number: f64, places: usize) -> String {
        let plain = format!("{number:.places$}");
        let (whole, rest) = plain.split_once('.').unwrap_or((&plain, ""));
        let whole = match whole.parse() {
            Ok(value) if value != 0 => self.number(value),
            _ => whole.to_owned(),
        };
        if rest.is_empty() {
            return whole;
        }
        format!("{whole}{}{rest}", self.get("decimal-mark"))
    }
}

/// How Fluent writes a number inside a message.
pub(crate) fn format(value: &FluentValue<'_>, memory: &IntlLangMemoizer) -> Option<String> {
    let FluentValue::Number(number) = value else {
        return None;
    };
    #[expect(
        clippy::cast_possible_truncation,
        reason = "numbers are put in as whole numbers"
    )]
    let whole = number.value as i64;
    memory
        .with_try_get::<Group, _, _>((), |group| grouped(whole, group.0))
        .ok()
}
