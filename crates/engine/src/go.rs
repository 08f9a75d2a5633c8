//! The words after `go` of the line protocol: how far a search may go.
//! Does not know the game or the search.

use game::{Refusal, Side};
use search::Limits;

/// A line with a command, or words, that the protocol does not have.
pub(crate) fn misused(found: &str, allowed: &str) -> Refusal {
    Refusal::new("error-command")
        .with("found", found)
        .with("allowed", allowed)
}

/// Reads a number within bounds.
pub(crate) fn number(text: &str, least: u64, most: u64) -> Result<u64, Refusal> {
    let found = text
        .parse()
        .ok()
        .filter(|number| (least..=most).contains(number));
    found.ok_or_else(|| {
        let refusal = Refusal::new("error-number").with("found", text);
        refusal.with("allowed", format!("{least}-{most}"))
    })
}

/// Reads what follows `go`. Of a clock, a thirtieth of what is left is used, and most of the
/// increment, but never more than half.
pub(crate) fn limits(words: &[&str], turn: Side) -> Result<Limits, Refusal> {
    let mut limits = Limits::default();
    let (mut left, mut increment) = (None, 0);
    let mut words = words.iter();
    while let Some(&word) = words.next() {
        if word == "infinite" {
            continue;
        }
        let known = ["movetime", "depth", "nodes", "clock"].contains(&word)
            || [
                "p1time", "p2time", "p1inc", "p2inc", "wtime", "btime", "winc", "binc",
            ]
            .contains(&word);
        if !known {
            let allowed = "movetime, depth, nodes, clock, p1time, p2time, p1inc, p2inc, infinite";
            return Err(misused(&format!("go {word}"), allowed));
        }
        // `clock` only announces the times that follow it.
        if word == "clock" {
            continue;
        }
        let value = number(words.next().unwrap_or(&""), 0, u64::from(u32::MAX))?;
        let ours = matches!(word, "p1time" | "p1inc" | "wtime" | "winc") == (turn == Side::First);
        match word {
            "movetime" => limits.millis = Some(value),
            "depth" => limits.depth = Some(value.clamp(1, 1000) as u32),
            "nodes" => limits.nodes = Some(value),
            "p1time" | "p2time" | "wtime" | "btime" if ours => left = Some(value),
            "p1inc" | "p2inc" | "winc" | "binc" if ours => increment = value,
            _ => {}
        }
    }
    if let Some(left) = left {
        limits.millis = Some((left / 30 + increment * 4 / 5).min(left / 2).max(1));
    }
    Ok(limits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_shared_out_over_the_game() {
        let words = [
            "p1time", "60000", "p2time", "30000", "p1inc", "0", "p2inc", "1000",
        ];
        assert_eq!(limits(&words, Side::First).unwrap().millis, Some(2000));
        assert_eq!(limits(&words, Side::Second).unwrap().millis, Some(1800));
        let words = ["clock", "wtime", "100", "btime", "100"];
        assert_eq!(limits(&words, Side::Second).unwrap().millis, Some(3));
    }
}
