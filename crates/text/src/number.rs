//! Numbers with the language's marks: between groups of three digits, and before decimals.
//! Does not know units or what is counted.

use crate::Text;

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
