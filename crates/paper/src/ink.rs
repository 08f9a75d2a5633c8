//! The colours of printed boards, men and diagrams.
//! Does not know what is drawn in them.

/// How much ink a print may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ink {
    /// Greys, as light as they can be told apart: for any printer.
    #[default]
    Saving,
    /// Green and buff squares, red and ivory men.
    Full,
    /// For small diagrams in a text: light squares and red men, which a printer without colours
    /// makes dark.
    Leaflet,
}

/// A name with its colours for [`Ink::Saving`], [`Ink::Full`] and [`Ink::Leaflet`].
const COLOURS: [(&str, [&str; 3]); 15] = [
    ("ground", ["#ffffff", "#ffffff", "#ffffff"]),
    ("light", ["#ffffff", "#f3e6c4", "#ffffff"]),
    ("dark", ["#cfcfca", "#3b7a57", "#c9d6c6"]),
    ("line", ["#26241f", "#4a3020", "#26241f"]),
    ("name", ["#4a4841", "#e6efdc", "#2d4436"]),
    ("rule", ["#26241f", "#4a3020", "#26241f"]),
    ("mark", ["#111111", "#111111", "#111111"]),
    ("first", ["#6f6f6a", "#b3261e", "#b3261e"]),
    ("first-edge", ["#4a4a46", "#7c1d18", "#7c1d18"]),
    ("first-rim", ["#111111", "#5c120e", "#3d0c09"]),
    ("first-groove", ["#ffffff", "#fbeada", "#ffffff"]),
    ("second", ["#ffffff", "#fffaf0", "#ffffff"]),
    ("second-edge", ["#e2e2de", "#e3d7bd", "#dcdcd4"]),
    ("second-rim", ["#26241f", "#3a2a1c", "#26241f"]),
    ("plate", ["#ffffff", "#fffaf0", "#ffffff"]),
];

impl Ink {
    /// The style sheet of drawings in this ink.
    #[must_use]
    pub fn style(self) -> String {
        let mut style = include_str!("ink.css").to_owned();
        for (name, colours) in COLOURS {
            style = style.replace(&format!("var(--{name})"), colours[self as usize]);
        }
        style
    }
}
