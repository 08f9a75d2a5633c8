//! Men to cut out, seen from above: the sides differ by shape, and so do two men set one on the
//! other. Does not know whose they are in any game.

use game::Side;

/// Half of the width of a drawing of a disc.
const HALF: i32 = 50;

/// A disc as an `svg` element 100 lengths wide: a man, or with `raised` one that stands for two.
#[must_use]
pub fn disc(side: Side, raised: bool) -> String {
    let first = match side {
        Side::First => " first",
        Side::Second => "",
    };
    let edge = HALF - 1;
    let mut drawn = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-{HALF} -{HALF} 100 100\">\
         <circle class=\"disc{first}\" r=\"{edge}\"/>"
    );
    drawn += &match (side, raised) {
        (Side::First, false) => format!("{}{}", groove(first, 40), groove(first, 27)),
        (Side::Second, false) => format!("{}{}", groove(first, 41), rays()),
        (_, true) => format!("{}{}", groove(first, 41), crown(first)),
    };
    drawn + "</svg>"
}

fn groove(first: &str, radius: i32) -> String {
    format!("<circle class=\"groove{first}\" r=\"{radius}\"/>")
}

/// Short spokes around the middle.
fn rays() -> String {
    let mut way = String::new();
    for step in 0..16_u8 {
        let (sine, cosine) = (f32::from(step) * std::f32::consts::TAU / 16.0).sin_cos();
        way += &format!(
            "M{:.2} {:.2}L{:.2} {:.2}",
            cosine * 22.0,
            sine * 22.0,
            cosine * 34.0,
            sine * 34.0
        );
    }
    format!("<path class=\"groove\" d=\"{way}\"/><circle class=\"groove\" r=\"15\"/>")
}

/// A crown.
fn crown(first: &str) -> String {
    format!(
        "<path class=\"device{first}\" d=\"M-24 15L-27 -14L-13 -1L0 -20L13 -1L27 -14L24 15z\"/>"
    )
}
