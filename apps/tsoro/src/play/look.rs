//! Characters and colours for the board in a terminal: what it can show, and what was asked for.
//! Does not know where anything is drawn; colours are those of every picture of a board.

use draw::Dress;
use ratatui::style::{Color, Modifier, Style};
use ratatui::symbols::border::Set;
use std::env;

/// A frame of plain characters.
pub const ASCII_BORDER: Set<'static> = Set {
    top_left: "+",
    top_right: "+",
    bottom_left: "+",
    bottom_right: "+",
    vertical_left: "|",
    vertical_right: "|",
    horizontal_top: "-",
    horizontal_bottom: "-",
};

/// How many colours there are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Colours {
    /// None.
    None,
    /// The 256 that nearly every terminal has.
    Indexed,
    /// All.
    Exact,
}

/// What the terminal can show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// Only the characters of ASCII.
    pub ascii: bool,
    /// Which colours.
    pub colours: Colours,
}

/// A mark beside a place, as two characters that enclose it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// Touched for the unfinished move.
    Chosen,
    /// A man there may be taken off now.
    Off,
    /// The man there must capture.
    Must,
    /// Part of the last move.
    Last,
    /// Concerned by the refusal that is shown.
    Wrong,
    /// Part of the hint.
    Hint,
}

impl Look {
    /// By the environment: `NO_COLOR` (any value but an empty one) and `COLORTERM`.
    #[must_use]
    pub fn choose(ascii: bool) -> Look {
        let set = |name: &str| env::var(name).is_ok_and(|value| !value.is_empty());
        let exact = env::var("COLORTERM")
            .is_ok_and(|value| matches!(value.as_str(), "truecolor" | "24bit"));
        let colours = match (set("NO_COLOR"), exact) {
            (true, _) => Colours::None,
            (false, true) => Colours::Exact,
            (false, false) => Colours::Indexed,
        };
        Look { ascii, colours }
    }

    /// The same characters without colours, for lines of text.
    #[must_use]
    pub fn plain(self) -> Look {
        Look {
            colours: Colours::None,
            ..self
        }
    }

    /// Whether there are colours.
    #[must_use]
    pub fn coloured(self) -> bool {
        self.colours != Colours::None
    }

    /// One of two texts: the second for plain ASCII.
    #[must_use]
    pub fn pick(self, full: &'static str, ascii: &'static str) -> &'static str {
        if self.ascii { ascii } else { full }
    }

    /// A colour of the palette; none without colours.
    #[must_use]
    pub fn colour(self, name: &str) -> Option<Color> {
        let (red, green, blue) = channels(draw::colour(&Dress::default(), name)?)?;
        match self.colours {
            Colours::None => None,
            Colours::Indexed => Some(Color::Indexed(nearest(red, green, blue))),
            Colours::Exact => Some(Color::Rgb(red, green, blue)),
        }
    }

    /// A style of two colours of the palette.
    #[must_use]
    pub fn on(self, front: &str, back: &str) -> Style {
        Style {
            fg: self.colour(front),
            bg: self.colour(back),
            ..Style::default()
        }
    }

    /// The two characters of a sign and their colour's name.
    #[must_use]
    pub fn sign(self, sign: Sign) -> ([&'static str; 2], &'static str) {
        match sign {
            Sign::Chosen => ([self.pick("»", ">"), self.pick("«", "<")], "mark-move"),
            Sign::Off => ([self.pick("×", "x"); 2], "mark-move"),
            Sign::Must => (["!", "!"], "mark-must"),
            Sign::Last => ([self.pick("•", "."); 2], "mark-last"),
            Sign::Wrong => (["?", "?"], "mark-wrong"),
            Sign::Hint => ([self.pick("→", "-"), self.pick("←", "-")], "mark-move"),
        }
    }

    /// A style for words that matter.
    #[must_use]
    pub fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// A style for words that matter less.
    #[must_use]
    pub fn quiet(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }
}

/// The channels of a colour written as `#rrggbb`.
fn channels(text: &str) -> Option<(u8, u8, u8)> {
    let digits = text.strip_prefix('#').filter(|digits| digits.len() == 6)?;
    let channel = |at: usize| u8::from_str_radix(digits.get(at..at + 2)?, 16).ok();
    Some((channel(0)?, channel(2)?, channel(4)?))
}

/// The nearest of the 6 x 6 x 6 colours and 24 greys of 256-colour terminals (xterm's values), by
/// lightness and by how far red and blue differ from green: a dark green stays green.
fn nearest(red: u8, green: u8, blue: u8) -> u8 {
    const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
    let parts = |red: u8, green: u8, blue: u8| {
        let [red, green, blue] = [red, green, blue].map(i32::from);
        [
            (30 * red + 59 * green + 11 * blue) / 100,
            red - green,
            blue - green,
        ]
    };
    let wanted = parts(red, green, blue);
    let distance = |r: u8, g: u8, b: u8| -> i32 {
        parts(r, g, b)
            .iter()
            .zip(wanted)
            .map(|(part, wanted)| (part - wanted).pow(2))
            .sum()
    };
    let cube = (0..216u8).map(|at| {
        let step = |part: u8| STEPS[usize::from(part % 6)];
        (distance(step(at / 36), step(at / 6), step(at)), 16 + at)
    });
    let greys = (0..24u8).map(|at| {
        let level = 8 + 10 * at;
        (distance(level, level, level), 232 + at)
    });
    cube.chain(greys)
        .min_by_key(|&(far, _)| far)
        .map_or(16, |(_, index)| index)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_of_the_palette_become_what_the_terminal_has() {
        let look = |colours| Look {
            ascii: false,
            colours,
        };
        assert_eq!(look(Colours::None).colour("board-dark"), None);
        let Some(Color::Rgb(red, green, blue)) = look(Colours::Exact).colour("board-dark") else {
            panic!("an exact colour")
        };
        assert!(
            green > red && green > blue,
            "the board is green: {red} {green} {blue}"
        );
        assert!(matches!(
            look(Colours::Indexed).colour("board-dark"),
            Some(Color::Indexed(16..=255))
        ));
        assert_eq!(look(Colours::Exact).colour("no-such-name"), None);
    }

    #[test]
    fn the_nearest_indexed_colour_is_exact_where_there_is_one() {
        assert_eq!(nearest(0, 0, 0), 16);
        assert_eq!(nearest(255, 255, 255), 231);
        assert_eq!(nearest(95, 135, 175), 67);
        assert_eq!(nearest(118, 118, 118), 243);
        // The board's green: #5f875f, not a grey.
        assert_eq!(nearest(0x2f, 0x6a, 0x4a), 65);
    }
}
