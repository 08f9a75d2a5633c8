//! How everything looks, moves and sounds for one visitor, kept as lines of text.
//! Does not know where the text is kept, or how a look is drawn.

use draw::Labels;

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    /// As the device asks for.
    Auto,
    /// Always light.
    Light,
    /// Always dark.
    Dark,
}

impl Theme {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];

    /// Its name in texts that are kept and in style sheets.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    /// The key of its message.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Theme::Auto => "theme-auto",
            Theme::Light => "theme-light",
            Theme::Dark => "theme-dark",
        }
    }
}

/// How fast men move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pace {
    /// They are there at once.
    Off,
    /// Half the usual time.
    Quick,
    /// The usual time.
    Normal,
    /// Twice the usual time.
    Slow,
}

impl Pace {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Pace; 4] = [Pace::Off, Pace::Quick, Pace::Normal, Pace::Slow];

    /// Its name in texts that are kept.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Pace::Off => "off",
            Pace::Quick => "quick",
            Pace::Normal => "normal",
            Pace::Slow => "slow",
        }
    }

    /// The key of its message.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Pace::Off => "pace-off",
            Pace::Quick => "pace-quick",
            Pace::Normal => "pace-normal",
            Pace::Slow => "pace-slow",
        }
    }

    /// The time of one hop, in milliseconds.
    #[must_use]
    pub const fn hop(self) -> u32 {
        match self {
            Pace::Off => 0,
            Pace::Quick => 100,
            Pace::Normal => 200,
            Pace::Slow => 400,
        }
    }
}

/// The ways to name the places of a board, in the order in which they are offered, with their names
/// in texts that are kept and the keys of their messages.
pub const LABELS: [(Labels, &str, &str); 3] = [
    (Labels::Off, "off", "labels-off"),
    (Labels::Numbers, "numbers", "labels-numbers"),
    (Labels::Letters, "letters", "labels-letters"),
];

/// The colours of a set of men by its name (article C4): of the side that moves first and of the
/// other, as messages know them.
#[must_use]
pub fn colours(set: &'static str) -> [&'static str; 2] {
    let (first, second) = set.split_once('-').unwrap_or((set, set));
    [first, second]
}

/// All choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Looks {
    /// Light or dark.
    pub theme: Theme,
    /// The board: one of [`draw::BOARDS`].
    pub board: &'static str,
    /// The set of men: one of [`draw::SETS`].
    pub set: &'static str,
    /// Whether the sides differ by a pattern on their men too.
    pub pattern: bool,
    /// How the places are named.
    pub labels: Labels,
    /// Whether men stand on the light squares in diagrams (article C5).
    pub bright: bool,
    /// Whether two players on one device sit face to face: all that is the far one's is turned.
    pub facing: bool,
    /// How fast men move.
    pub pace: Pace,
    /// Whether moves are heard.
    pub sound: bool,
    /// Whether the device trembles with a move.
    pub vibration: bool,
}

impl Default for Looks {
    fn default() -> Looks {
        Looks {
            theme: Theme::Auto,
            board: draw::BOARDS[0],
            set: draw::SETS[0],
            pattern: false,
            labels: Labels::Numbers,
            bright: false,
            facing: false,
            pace: Pace::Normal,
            sound: true,
            vibration: false,
        }
    }
}

impl Looks {
    /// The choices as lines of a name and a value.
    #[must_use]
    pub fn write(&self) -> String {
        let labels = LABELS.iter().find(|(labels, ..)| *labels == self.labels);
        format!(
            "theme {}\nboard {}\nset {}\npattern {}\nlabels {}\nbright {}\nfacing {}\npace {}\nsound {}\nvibration {}\n",
            self.theme.name(),
            self.board,
            self.set,
            self.pattern,
            labels.map_or("", |(_, name, _)| name),
            self.bright,
            self.facing,
            self.pace.name(),
            self.sound,
            self.vibration,
        )
    }

    /// Takes a value by its name; what cannot be read changes nothing.
    pub fn take(&mut self, name: &str, value: &str) {
        match name {
            "theme" => pick(&mut self.theme, Theme::ALL, |theme| theme.name() == value),
            "board" => pick(&mut self.board, draw::BOARDS, |board| *board == value),
            "set" => pick(&mut self.set, draw::SETS, |set| *set == value),
            "pace" => pick(&mut self.pace, Pace::ALL, |pace| pace.name() == value),
            "labels" => self.take_labels(value),
            "pattern" => switch(&mut self.pattern, value),
            "bright" => switch(&mut self.bright, value),
            "facing" => switch(&mut self.facing, value),
            "sound" => switch(&mut self.sound, value),
            "vibration" => switch(&mut self.vibration, value),
            _ => {}
        }
    }

    /// Earlier versions kept only whether there are labels.
    fn take_labels(&mut self, value: &str) {
        let value = match value {
            "true" => "numbers",
            "false" => "off",
            other => other,
        };
        if let Some((labels, ..)) = LABELS.iter().find(|(_, name, _)| *name == value) {
            self.labels = *labels;
        }
    }
}

fn pick<T: Copy, const N: usize>(into: &mut T, all: [T; N], is: impl Fn(&T) -> bool) {
    if let Some(found) = all.iter().find(|value| is(value)) {
        *into = *found;
    }
}

fn switch(into: &mut bool, value: &str) {
    if let Ok(on) = value.parse() {
        *into = on;
    }
}
