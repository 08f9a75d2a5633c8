//! Who sits at a game: persons and computers, their levels and sides.
//! Does not know the game, or what is chosen for the next one.

use crate::settings::{Opponent, Settings};
use game::Side;

/// Who plays a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Setup {
    /// Who plays against whom.
    pub opponent: Opponent,
    /// The computer's level, 1 to 10; of the side that moves first when it plays itself.
    pub level: u8,
    /// The level of the side that moves second when the computer plays itself, 1 to 10.
    pub other_level: u8,
    /// The top level's time for a move, in milliseconds.
    pub millis: u32,
    /// Whether the top level may open by its book.
    pub book: bool,
    /// The side of the person at this device; against a friend, the side that sits at the bottom.
    pub own: Side,
}

impl Setup {
    /// Who plays by the settings, with the person at this device on a side.
    #[must_use]
    pub fn of(settings: &Settings, own: Side) -> Setup {
        Setup {
            opponent: settings.opponent,
            level: settings.level,
            other_level: settings.choices.other_level,
            millis: settings.millis,
            book: settings.book,
            own,
        }
    }

    /// Whether a person plays the side.
    #[must_use]
    pub fn person(&self, side: Side) -> bool {
        match self.opponent {
            Opponent::Computer => side == self.own,
            Opponent::Friend => true,
            Opponent::Nobody => false,
        }
    }

    /// The level of the computer that plays a side.
    #[must_use]
    pub fn level_of(&self, side: Side) -> u8 {
        match (self.opponent, side) {
            (Opponent::Nobody, Side::Second) => self.other_level,
            _ => self.level,
        }
    }

    /// As it is kept with a game: opponent, level, milliseconds, own side, the other level,
    /// whether there is a book.
    #[must_use]
    pub fn write(&self) -> String {
        let own = if self.own == Side::First {
            "first"
        } else {
            "second"
        };
        format!(
            "{} {} {} {own} {} {}",
            self.opponent.name(),
            self.level,
            self.millis,
            self.other_level,
            self.book
        )
    }

    /// Reads what [`Setup::write`] writes; what is missing is as in the first settings.
    #[must_use]
    pub fn read(text: &str) -> Setup {
        let words: Vec<&str> = text.split_whitespace().collect();
        let word = |index: usize| words.get(index).copied().unwrap_or("");
        let settings = Settings::read(&format!(
            "opponent {}\nlevel {}\nmillis {}\nother-level {}\nbook {}\n",
            word(0),
            word(1),
            word(2),
            if words.len() > 4 { word(4) } else { word(1) },
            word(5),
        ));
        let own = if word(3) == "second" {
            Side::Second
        } else {
            Side::First
        };
        Setup::of(&settings, own)
    }
}
