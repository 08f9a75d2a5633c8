//! Sizes of paper, and the points that lengths on it are counted in.
//! Does not know what is printed.

/// Points in a millimetre: a point is 1/72 inch.
pub const MM: f32 = 72.0 / 25.4;

/// A sheet of paper, upright.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Paper {
    /// ISO 216 A4: 210 by 297 mm.
    A4,
    /// North American letter: 8.5 by 11 inches.
    Letter,
}

impl Paper {
    /// All of them.
    pub const ALL: [Paper; 2] = [Paper::A4, Paper::Letter];

    /// Its name on the command line and in addresses.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Paper::A4 => "a4",
            Paper::Letter => "letter",
        }
    }

    /// The paper with this name.
    #[must_use]
    pub fn parse(name: &str) -> Option<Paper> {
        Paper::ALL.into_iter().find(|paper| paper.name() == name)
    }

    /// Its width and height in points.
    #[must_use]
    pub const fn points(self) -> (f32, f32) {
        match self {
            Paper::A4 => (210.0 * MM, 297.0 * MM),
            Paper::Letter => (612.0, 792.0),
        }
    }
}
