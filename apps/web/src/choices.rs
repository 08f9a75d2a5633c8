//! What may be chosen for a new game beyond who plays: its start, its clock, its pace.
//! Does not know where the choices are kept or how they are shown.

use crate::clock::Control;
use crate::lower::lower;
use game::Side;
use game::opening::{Opening, Use};
use games::GameId;
use session::{Start, openings};

/// Where a new game begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Beginning {
    /// At the start of its rule set.
    Usual,
    /// With an opening drawn by lot.
    Lot,
    /// With the opening of this number.
    Opening(u16),
    /// The player at this device, or else the other one, has a man more.
    Ahead {
        /// Whether it is the player at this device.
        own: bool,
    },
}

impl Beginning {
    fn write(self) -> String {
        match self {
            Beginning::Usual => "usual".to_owned(),
            Beginning::Lot => "lot".to_owned(),
            Beginning::Opening(number) => format!("opening {number}"),
            Beginning::Ahead { own: true } => "ahead own".to_owned(),
            Beginning::Ahead { own: false } => "ahead other".to_owned(),
        }
    }

    fn read(text: &str) -> Beginning {
        match text.split_once(' ').unwrap_or((text, "")) {
            ("lot", _) => Beginning::Lot,
            ("opening", number) => number.parse().map_or(Beginning::Lot, Beginning::Opening),
            ("ahead", who) => Beginning::Ahead { own: who == "own" },
            _ => Beginning::Usual,
        }
    }

    /// The start that it comes to. `own` is the side of the player at this device; `chance`, from
    /// 0 to below 1, draws the lot. A game without openings begins as usual.
    #[must_use]
    pub fn start(self, rules: GameId, own: Side, chance: f64) -> Start {
        match self {
            Beginning::Usual => Start::Usual,
            Beginning::Lot => drawn(rules, chance).map_or(Start::Usual, Start::Opening),
            Beginning::Opening(number) => openings(rules)
                .iter()
                .find(|opening| opening.number == number)
                .map_or(Start::Usual, |opening| Start::Opening(opening.number)),
            Beginning::Ahead { own: true } => Start::Odds(own.other()),
            Beginning::Ahead { own: false } => Start::Odds(own),
        }
    }
}

/// The number of an opening drawn by lot, among those for play over the board.
#[must_use]
pub fn drawn(rules: GameId, chance: f64) -> Option<u16> {
    let all = openings(rules);
    let lot: Vec<u16> = all
        .iter()
        .filter(|opening| opening.used == Use::Board)
        .map(|opening| opening.number)
        .collect();
    let index = (chance * lot.len() as f64) as usize;
    lot.get(index.min(lot.len().saturating_sub(1))).copied()
}

/// The opening of the next game after one whose opening was noted so, with its note. One that was
/// drawn by lot is played twice, with the sides changed; then the lot is drawn again.
#[must_use]
pub fn next_opening(rules: GameId, note: &str, chance: f64) -> Option<(u16, String)> {
    let (number, how) = note.split_once(' ').unwrap_or((note, ""));
    let number = match how {
        TWICE => drawn(rules, chance)?,
        _ => number.parse().ok()?,
    };
    let how = match how {
        LOT => TWICE,
        TWICE => LOT,
        _ => "",
    };
    Some((number, format!("{number} {how}").trim_end().to_owned()))
}

/// What is noted with an opening that was drawn by lot.
pub const LOT: &str = "lot";
/// What is noted when it is played for the second time.
const TWICE: &str = "twice";

/// Whether an opening is meant by what somebody looks for: its number, moves in order, its name.
#[must_use]
pub fn is_meant(opening: &Opening, wish: &str) -> bool {
    let plain = |text: &str| lower(text.trim()).replace([',', ';'], " ");
    let wish = plain(wish);
    let words: Vec<&str> = wish.split_whitespace().collect();
    let moves = opening.moves.join(" ");
    let number = words.len() == 1 && opening.number.to_string() == words[0];
    number || moves.contains(&words.join(" ")) || lower(opening.name).contains(&wish)
}

/// The pauses between two moves of the computer against itself, in milliseconds.
pub const PAUSES: [u32; 4] = [200, 500, 1000, 3000];

/// The choices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choices {
    /// Where a new game begins.
    pub beginning: Beginning,
    /// The clock of a new game; `None` for none.
    pub clock: Option<Control>,
    /// The level of the side that moves second when the computer plays itself, 1 to 10.
    pub other_level: u8,
    /// The pause between two moves of the computer against itself, in milliseconds.
    pub pause: u32,
}

impl Default for Choices {
    fn default() -> Choices {
        Choices {
            beginning: Beginning::Usual,
            clock: None,
            other_level: 3,
            pause: 500,
        }
    }
}

impl Choices {
    /// The choices as lines that [`Choices::take`] takes one by one.
    #[must_use]
    pub fn write(&self) -> String {
        let clock = self.clock.map_or("none".to_owned(), Control::name);
        format!(
            "beginning {}\nclock {clock}\nother-level {}\npause {}\n",
            self.beginning.write(),
            self.other_level,
            self.pause
        )
    }

    /// Takes the choice of one line; what cannot be read leaves what is.
    pub fn take(&mut self, name: &str, value: &str) {
        match name {
            "beginning" => self.beginning = Beginning::read(value),
            "clock" => self.clock = Control::read(value),
            "other-level" => {
                self.other_level = value.parse().unwrap_or(self.other_level).clamp(1, 10);
            }
            "pause" => {
                let pause = PAUSES.iter().find(|pause| pause.to_string() == value);
                self.pause = pause.copied().unwrap_or(self.pause);
            }
            _ => {}
        }
    }
}
