//! Colours as eyes see them: how much two differ in lightness, also to eyes without one kind of cone.
//! Does not know which colours are used.

/// An eye.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Eye {
    /// With all three kinds of cones.
    Whole,
    /// Without the cones for long waves: red is dark.
    Protan,
    /// Without the cones for middle waves: red and green are alike.
    Deutan,
    /// Without the cones for short waves: blue and green are alike.
    Tritan,
}

impl Eye {
    /// All of them.
    pub const ALL: [Eye; 4] = [Eye::Whole, Eye::Protan, Eye::Deutan, Eye::Tritan];

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Eye::Whole => "whole",
            Eye::Protan => "protan",
            Eye::Deutan => "deutan",
            Eye::Tritan => "tritan",
        }
    }

    /// What becomes of linear red, green and blue, at severity 1.0: G. M. Machado, M. M. Oliveira
    /// and L. A. F. Fernandes, "A Physiologically-based Model for Simulation of Color Vision
    /// Deficiency", IEEE Transactions on Visualization and Computer Graphics 15 (6), 2009.
    const fn matrix(self) -> [[f64; 3]; 3] {
        match self {
            Eye::Whole => [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
            Eye::Protan => [
                [0.152_286, 1.052_583, -0.204_868],
                [0.114_503, 0.786_281, 0.099_216],
                [-0.003_882, -0.048_116, 1.051_998],
            ],
            Eye::Deutan => [
                [0.367_322, 0.860_646, -0.227_968],
                [0.280_085, 0.672_501, 0.047_413],
                [-0.011_820, 0.042_940, 0.968_881],
            ],
            Eye::Tritan => [
                [1.255_528, -0.076_749, -0.178_779],
                [-0.078_411, 0.930_809, 0.147_602],
                [0.004_733, 0.691_367, 0.303_900],
            ],
        }
    }

    /// What it sees of a colour: linear red, green and blue, 0 to 1.
    #[must_use]
    pub fn sees(self, colour: [f64; 3]) -> [f64; 3] {
        self.matrix().map(|row| {
            let sum: f64 = row
                .iter()
                .zip(colour)
                .map(|(part, value)| part * value)
                .sum();
            sum.clamp(0.0, 1.0)
        })
    }

    /// What it sees of a colour written `#rrggbb`, with what follows kept; other values, such as
    /// `none`, stay as they are.
    #[must_use]
    pub fn sees_text(self, colour: &str) -> String {
        let Some(linear) = linear(colour) else {
            return colour.to_owned();
        };
        let digits = self.sees(linear).map(|part| {
            let value = if part <= 0.003_130_8 {
                part * 12.92
            } else {
                1.055 * part.powf(1.0 / 2.4) - 0.055
            };
            format!("{:02x}", (value * 255.0).round() as u8)
        });
        format!("#{}{}", digits.concat(), &colour[7..])
    }
}

/// Linear red, green and blue, 0 to 1, of a colour written `#rrggbb` or `#rrggbbaa`.
#[must_use]
pub fn linear(colour: &str) -> Option<[f64; 3]> {
    let digits = colour
        .strip_prefix('#')
        .filter(|digits| digits.len() >= 6)?;
    let part = |at: usize| {
        let value = f64::from(u8::from_str_radix(digits.get(at..at + 2)?, 16).ok()?) / 255.0;
        Some(if value <= 0.040_45 {
            value / 12.92
        } else {
            ((value + 0.055) / 1.055).powf(2.4)
        })
    };
    Some([part(0)?, part(2)?, part(4)?])
}

/// The contrast of two colours, as WCAG 2.2 counts it, to an eye: 1 to 21.
#[must_use]
pub fn contrast(one: [f64; 3], other: [f64; 3], eye: Eye) -> f64 {
    let lightness = |colour| {
        let [r, g, b] = eye.sees(colour);
        0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
    };
    let (one, other) = (lightness(one), lightness(other));
    one.max(other) / one.min(other)
}
