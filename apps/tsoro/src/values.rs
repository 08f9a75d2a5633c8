//! Values of the command line: each is read here and refused with what is allowed.
//! Does not know which command they are for.

use game::opening::Use;
use game::{Refusal, Side};
use games::GameId;
use std::ops::RangeInclusive;

/// The levels of the computer.
pub const LEVELS: RangeInclusive<u64> = 1..=10;

/// Which side a person asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seat {
    /// This one.
    Chosen(Side),
    /// Drawn by lot.
    Random,
}

/// Reads a level.
///
/// # Errors
/// `error-level` for anything but 1 to 10.
pub fn level(found: &str) -> Result<u8, Refusal> {
    let allowed = format!("{} … {}", LEVELS.start(), LEVELS.end());
    let level = found
        .parse::<u8>()
        .ok()
        .filter(|level| LEVELS.contains(&u64::from(*level)));
    level.ok_or_else(|| {
        Refusal::new("error-level")
            .with("found", found)
            .with("allowed", allowed)
    })
}

/// Reads a whole number within bounds for an option or argument.
///
/// # Errors
/// `bad-value` with the bounds.
pub fn whole(flag: &str, found: &str, bounds: RangeInclusive<u64>) -> Result<u64, Refusal> {
    let number = found
        .parse::<u64>()
        .ok()
        .filter(|number| bounds.contains(number));
    number.ok_or_else(|| {
        bad(
            flag,
            found,
            format!("{} … {}", bounds.start(), bounds.end()),
        )
    })
}

/// Reads a side.
///
/// # Errors
/// `bad-value` for anything but `first`, `second` and `random`.
pub fn seat(found: &str) -> Result<Seat, Refusal> {
    match found {
        "first" => Ok(Seat::Chosen(Side::First)),
        "second" => Ok(Seat::Chosen(Side::Second)),
        "random" => Ok(Seat::Random),
        _ => Err(bad("--side", found, "first, second, random".to_owned())),
    }
}

/// Reads an opening of a rule set: its number, or one drawn by lot from those for the board.
///
/// # Errors
/// `error-no-openings` for a rule set without a list, `bad-value` for anything that is not on it.
pub fn opening(rules: GameId, found: &str, seed: u64) -> Result<u16, Refusal> {
    let all = session::openings(rules);
    let Some(last) = all.last() else {
        return Err(crate::commands::ballots::none(rules));
    };
    if found == "draw" {
        let lot: Vec<u16> = all
            .iter()
            .filter(|opening| opening.used == Use::Board)
            .map(|opening| opening.number)
            .collect();
        let index = (seed >> 16) as usize % lot.len().max(1);
        return Ok(lot.get(index).copied().unwrap_or(last.number));
    }
    let chosen = all
        .iter()
        .find(|opening| opening.number.to_string() == found);
    chosen
        .map(|opening| opening.number)
        .ok_or_else(|| bad("--ballot", found, format!("draw, 1 … {}", last.number)))
}

/// Reads seconds, 0.1 to 600, as milliseconds.
///
/// # Errors
/// `bad-value` with the bounds.
pub fn millis(found: &str) -> Result<u32, Refusal> {
    let seconds = found
        .parse::<f64>()
        .ok()
        .filter(|seconds| (0.1..=600.0).contains(seconds));
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "checked above: 100 to 600,000"
    )]
    let millis = seconds.map(|seconds| (seconds * 1000.0).round() as u32);
    millis.ok_or_else(|| bad("--seconds", found, "0.1 … 600".to_owned()))
}

fn bad(flag: &str, found: &str, allowed: String) -> Refusal {
    Refusal::new("bad-value")
        .with("flag", flag)
        .with("found", found)
        .with("allowed", allowed)
}
