//! A visitor's choices, kept as plain text, a line a choice.
//! Does not know where the text is kept. A line that it cannot read leaves the default.

use crate::choices::Choices;
use crate::looks::Looks;
use game::Side;
use games::GameId;

/// Who plays against whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opponent {
    /// One person against the computer.
    Computer,
    /// Two people on one device.
    Friend,
    /// The computer against itself.
    Nobody,
}

impl Opponent {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Opponent; 3] = [Opponent::Computer, Opponent::Friend, Opponent::Nobody];

    /// Its name in texts that are kept.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Opponent::Computer => "computer",
            Opponent::Friend => "friend",
            Opponent::Nobody => "nobody",
        }
    }

    /// The key of its message.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Opponent::Computer => "opponent-computer",
            Opponent::Friend => "opponent-friend",
            Opponent::Nobody => "opponent-none",
        }
    }
}

/// All choices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settings {
    /// The language's tag, once it was chosen by hand.
    pub language: Option<String>,
    /// How it looks, moves and sounds.
    pub looks: Looks,
    /// Who plays.
    pub opponent: Opponent,
    /// The computer's level, 1 to 10.
    pub level: u8,
    /// The top level's time for a move, in milliseconds.
    pub millis: u32,
    /// Whether the top level may open by its book.
    pub book: bool,
    /// The side wished for; `None` draws lots first and alternates in rematches (article C15).
    pub side: Option<Side>,
    /// The board chosen for the morris games.
    pub morris: GameId,
    /// Whether letters and signs are keys on the board.
    pub keys: bool,
    /// What is chosen for a new game beyond who plays.
    pub choices: Choices,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            language: None,
            looks: Looks::default(),
            opponent: Opponent::Computer,
            level: 3,
            millis: 3000,
            book: true,
            side: None,
            morris: GameId::Twelve,
            keys: true,
            choices: Choices::default(),
        }
    }
}

/// The times that the top level may be given for a move, in milliseconds.
pub const TIMES: [u32; 4] = [1000, 3000, 10_000, 30_000];

impl Settings {
    /// The choices as text that [`Settings::read`] reads.
    #[must_use]
    pub fn write(&self) -> String {
        let side = match self.side {
            None => "lot",
            Some(Side::First) => "first",
            Some(Side::Second) => "second",
        };
        let mut text = format!(
            "{}opponent {}\nlevel {}\nmillis {}\nbook {}\nside {side}\nmorris {}\nkeys {}\n",
            self.looks.write(),
            self.opponent.name(),
            self.level,
            self.millis,
            self.book,
            self.morris.name(),
            self.keys,
        );
        text += &self.choices.write();
        if let Some(language) = &self.language {
            text += &format!("language {language}\n");
        }
        text
    }

    /// Reads choices; what cannot be read stays at its default.
    #[must_use]
    pub fn read(text: &str) -> Settings {
        let mut settings = Settings::default();
        for line in text.lines() {
            let Some((name, value)) = line.split_once(' ') else {
                continue;
            };
            settings.take(name, value.trim());
        }
        settings
    }

    fn take(&mut self, name: &str, value: &str) {
        match name {
            "language" => self.language = Some(value.to_owned()),
            "opponent" => pick(&mut self.opponent, &Opponent::ALL, |who| {
                who.name() == value
            }),
            "morris" => pick(&mut self.morris, &morris_boards(), |id| id.name() == value),
            "millis" => pick(&mut self.millis, &TIMES, |time| time.to_string() == value),
            "book" => self.book = value != "false",
            "keys" => self.keys = value != "false",
            "level" => self.level = value.parse().unwrap_or(self.level).clamp(1, 10),
            "side" => {
                self.side = match value {
                    "first" => Some(Side::First),
                    "second" => Some(Side::Second),
                    _ => None,
                }
            }
            _ => {
                self.choices.take(name, value);
                self.looks.take(name, value);
            }
        }
    }
}

fn pick<T: Copy>(into: &mut T, all: &[T], is: impl Fn(&T) -> bool) {
    if let Some(found) = all.iter().find(|value| is(value)) {
        *into = *found;
    }
}

/// The rule sets that share the morris card of the home page.
#[must_use]
pub fn morris_boards() -> [GameId; 4] {
    [
        GameId::Twelve,
        GameId::TwelveDiagonal,
        GameId::Morabaraba,
        GameId::Nine,
    ]
}
