//! Days of the calendar as the language writes them.
//! Does not know clocks or time zones: seconds and the offset come in as arguments.

use crate::{Text, Value};

/// Seconds of a day.
const DAY: i64 = 86_400;

impl Text {
    /// The day of a moment: `seconds` since the start of 1970 in UTC, seen from a place whose clock
    /// is `offset` minutes ahead of UTC. Its parts stand as the message `date` has them.
    #[must_use]
    pub fn date(&self, seconds: i64, offset: i32) -> String {
        let local = seconds.saturating_add(i64::from(offset) * 60);
        let (year, month, day) = civil(local.div_euclid(DAY));
        let month = self.with("month-name", &[("month", Value::Number(month))]);
        // Not as numbers: a year has no mark between its digits.
        let values = [
            ("day", Value::Text(day.to_string())),
            ("month", Value::Text(month)),
            ("year", Value::Text(year.to_string())),
        ];
        self.with("date", &values)
    }
}

/// Year, month (1 to 12) and day (1 to 31) of a day counted from 1 January 1970, in the Gregorian
/// calendar. Years are counted from March, so that the leap day is the last of a year; 400 years
/// have 146,097 days.
fn civil(days: i64) -> (i64, i64, i64) {
    let days = days.saturating_add(719_468);
    let era = days.div_euclid(146_097);
    let of_era = days.rem_euclid(146_097);
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let from_march = (5 * of_year + 2) / 153;
    let day = of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 {
        from_march + 3
    } else {
        from_march - 9
    };
    (year + era * 400 + i64::from(month <= 2), month, day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_around_leap_days_and_turns_of_the_year() {
        for (days, date) in [
            (0, (1970, 1, 1)),
            (-1, (1969, 12, 31)),
            (11_016, (2000, 2, 29)),
            (11_017, (2000, 3, 1)),
            (19_782, (2024, 2, 29)),
            (20_788, (2026, 12, 1)),
            (47_540, (2100, 2, 28)),
            (47_541, (2100, 3, 1)),
        ] {
            assert_eq!(civil(days), date);
        }
    }

    #[test]
    fn the_offset_moves_midnight() {
        let text = Text::new("en");
        // 30 November 2026, 23:30 in UTC.
        let late = 1_796_081_400;
        assert_eq!(text.date(late, 0), "30 November 2026");
        assert_eq!(text.date(late, 120), "1 December 2026");
        assert_eq!(text.date(late, -1440), "29 November 2026");
    }

    #[test]
    fn each_language_has_its_months_and_its_order() {
        for (tag, date) in [
            ("en", "30 November 2026"),
            ("sn", "30 Mbudzi 2026"),
            ("su", "30 Nopémber 2026"),
            ("af", "30 November 2026"),
            ("it", "30 novembre 2026"),
            ("zu", "30 Novemba 2026"),
        ] {
            assert_eq!(Text::new(tag).date(1_796_081_400, 0), date, "{tag}");
        }
        for language in crate::languages() {
            let text = Text::new(language.tag);
            let days = (0..12).map(|month| text.date(month * 31 * DAY, 0));
            let months: std::collections::BTreeSet<String> = days
                .map(|date| date.replace(|c: char| c.is_ascii_digit(), ""))
                .collect();
            assert_eq!(months.len(), 12, "{}: {months:?}", language.tag);
        }
    }
}
