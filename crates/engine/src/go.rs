//! The words after `go` of the line protocol: how far a search may go.
//! Does not know the game or the search.

use crate::pace::Times;
use game::{Refusal, Side};
use search::Limits;

/// The words that are followed by nothing, and those that a number follows.
const ALONE: [&str; 3] = ["infinite", "ponder", "clock"];
const NUMBERS: [&str; 11] = [
    "movetime", "depth", "nodes", "p1time", "p2time", "p1inc", "p2inc", "wtime", "btime", "winc",
    "binc",
];

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

/// Reads the value of an option that is on or off.
pub(crate) fn yes_or_no(text: &str) -> Result<bool, Refusal> {
    text.parse().map_err(|_| misused(text, "true, false"))
}

/// What a line `go` asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Go {
    /// Depth and positions.
    pub(crate) limits: Limits,
    pub(crate) times: Times,
    /// Whether the position is one that the other side has yet to bring about.
    pub(crate) ponder: bool,
    /// Whether only `stop` is to be answered.
    pub(crate) infinite: bool,
}

impl Go {
    /// Reads what follows `go`. A clock is read for the side that has the move.
    pub(crate) fn read(words: &[&str], turn: Side) -> Result<Go, Refusal> {
        let mut go = Go::default();
        let (mut left, mut gain) = (None, 0);
        let mut words = words.iter();
        while let Some(&word) = words.next() {
            if ALONE.contains(&word) {
                // `clock` only announces the times that follow it.
                go.ponder |= word == "ponder";
                go.infinite |= word == "infinite";
                continue;
            }
            if !NUMBERS.contains(&word) {
                let allowed =
                    "movetime, depth, nodes, clock, p1time, p2time, p1inc, p2inc, ponder, infinite";
                return Err(misused(&format!("go {word}"), allowed));
            }
            let value = number(words.next().unwrap_or(&""), 0, u64::from(u32::MAX))?;
            let of_first = matches!(word, "p1time" | "p1inc" | "wtime" | "winc");
            let ours = of_first == (turn == Side::First);
            match word {
                "movetime" => go.times = Times::exact(value),
                "depth" => go.limits.depth = Some(value.clamp(1, 1000) as u32),
                "nodes" => go.limits.nodes = Some(value),
                "p1time" | "p2time" | "wtime" | "btime" if ours => left = Some(value),
                "p1inc" | "p2inc" | "winc" | "binc" if ours => gain = value,
                _ => {}
            }
        }
        if let Some(left) = left {
            go.times = go.times.and(Times::of_clock(left, gain));
        }
        Ok(go)
    }

    /// Whether time is all that bounds it: so one plays, and does not analyse.
    pub(crate) fn in_a_game(&self) -> bool {
        self.limited() && self.limits == Limits::default() && !self.ponder
    }

    /// Whether a search ends by itself, once it is the own time.
    pub(crate) fn limited(&self) -> bool {
        !self.infinite && (self.limits != Limits::default() || self.times != Times::default())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn times(line: &str, turn: Side) -> Times {
        let words: Vec<&str> = line.split(' ').collect();
        Go::read(&words, turn).unwrap().times
    }

    #[test]
    fn each_side_has_its_own_clock() {
        let line = "p1time 60000 p2time 30000 p1inc 0 p2inc 1000";
        assert_eq!(times(line, Side::First), Times::of_clock(60_000, 0));
        assert_eq!(times(line, Side::Second), Times::of_clock(30_000, 1000));
        let line = "clock wtime 100 btime 200";
        assert_eq!(times(line, Side::Second), Times::of_clock(200, 0));
        let both = times("p1time 60000 movetime 50", Side::First);
        assert_eq!(both.most, Some(50));
    }

    #[test]
    fn what_has_no_end_of_its_own_is_known() {
        let read = |words: &[&str]| Go::read(words, Side::First).unwrap();
        for words in [&["depth", "3"][..], &["nodes", "9"], &["p1time", "9"]] {
            assert!(read(words).limited(), "{words:?}");
        }
        for words in [&[][..], &["infinite"], &["ponder"], &["p2time", "9"]] {
            assert!(!read(words).limited(), "{words:?}");
        }
        assert!(read(&["ponder", "movetime", "9"]).ponder);
    }
}
