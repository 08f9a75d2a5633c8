//! A clock for each side of a game: a time for all moves, and what each move gains.
//! Does not know who plays, or how time is measured.

use game::{Refusal, Side};
use std::fmt;
use std::time::Duration;

/// The longest time that may be said, in seconds.
const MOST: f64 = 86_400.0;

/// What both clocks begin with, and gain by each move, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Control {
    base: u64,
    gain: u64,
}

impl Control {
    /// Reads `BASE+INC` or `BASE`, in seconds with up to three decimals.
    ///
    /// # Errors
    /// `bad-value` for anything else, and for no time at all.
    pub fn read(found: &str) -> Result<Control, Refusal> {
        let (base, gain) = found.split_once('+').unwrap_or((found, "0"));
        let control = millis(base).zip(millis(gain));
        let control = control.map(|(base, gain)| Control { base, gain });
        control.filter(|control| control.base > 0).ok_or_else(|| {
            Refusal::new("bad-value")
                .with("flag", "--clock")
                .with("found", found)
                .with("allowed", "60, 60+0.5, 0.001 … 86400")
        })
    }
}

fn millis(seconds: &str) -> Option<u64> {
    let plain = seconds
        .bytes()
        .all(|byte| byte.is_ascii_digit() || byte == b'.');
    let seconds: f64 = plain.then(|| seconds.parse().ok())??;
    (seconds <= MOST).then(|| (seconds * 1000.0).round() as u64)
}

impl fmt::Display for Control {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = |millis: u64| Duration::from_millis(millis).as_secs_f64();
        write!(f, "{}+{}", seconds(self.base), seconds(self.gain))
    }
}

/// The clocks of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Clocks {
    left: [Duration; 2],
    gain: Duration,
}

impl Clocks {
    /// Those of a game that begins.
    pub fn new(control: Control) -> Clocks {
        Clocks {
            left: [Duration::from_millis(control.base); 2],
            gain: Duration::from_millis(control.gain),
        }
    }

    /// What a side has left.
    pub fn left(&self, side: Side) -> Duration {
        self.left[side.index()]
    }

    /// Takes what a move has cost, and gives what it gains. A margin is no time to think: a clock does
    /// not fall below nothing.
    pub fn spend(&mut self, side: Side, spent: Duration) {
        let left = &mut self.left[side.index()];
        *left = left.saturating_sub(spent) + self.gain;
    }

    /// The words of the line protocol, in whole milliseconds.
    pub fn words(&self) -> String {
        let [first, second] = self.left.map(|left| left.as_millis());
        let gain = self.gain.as_millis();
        format!("p1time {first} p2time {second} p1inc {gain} p2inc {gain}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_control_is_read_in_seconds() {
        let of = |base, gain| Control { base, gain };
        assert_eq!(Control::read("2+0.02"), Ok(of(2000, 20)));
        assert_eq!(Control::read("300"), Ok(of(300_000, 0)));
        assert_eq!(Control::read(".5+1"), Ok(of(500, 1000)));
        assert_eq!(of(2000, 20).to_string(), "2+0.02");
        for wrong in [
            "", "+1", "0+1", "-1", "1e3", "2+", "2+x", "90000", "NaN", "1+2+3",
        ] {
            assert!(Control::read(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn each_side_pays_for_its_own_moves() {
        let mut clocks = Clocks::new(Control::read("2+0.02").unwrap());
        clocks.spend(Side::First, Duration::from_micros(1_500_900));
        assert_eq!(clocks.words(), "p1time 519 p2time 2000 p1inc 20 p2inc 20");
        clocks.spend(Side::Second, Duration::from_secs(3));
        assert_eq!(clocks.left(Side::Second), Duration::from_millis(20));
    }
}
