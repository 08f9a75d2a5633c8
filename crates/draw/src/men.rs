//! A man as a flat disc seen slightly from above, and two of them set one on the other.
//! Does not know what a second man on top means.

use game::Side;
use game::snapshot::Man;

/// Half of a disc's width in its own drawing.
const ACROSS: i32 = 40;
/// Half of the depth of its flat top as it is seen.
const DEPTH: i32 = 31;
/// The height of its edge when it stands alone.
const EDGE: i32 = 10;
/// The height of each edge when two stand one on the other.
const STACKED: i32 = 12;

/// The dark line of air between two of them.
const GAP: i32 = 2;

/// A man around the point 0 0, `half` lengths from its middle to its left and right.
#[must_use]
pub fn man(half: i32, stands: Man) -> String {
    let side = match stands.side {
        Side::First => "first",
        Side::Second => "second",
    };
    let (discs, edge) = if stands.height > 1 {
        (2, STACKED)
    } else {
        (1, EDGE)
    };
    // The whole stack is centred on its point.
    let floor = (discs * edge + (discs - 1) * GAP) / 2;
    let mut drawn = format!(
        "<g class=\"man {side}\"{}><ellipse class=\"shade\" cy=\"{}\" rx=\"{}\" ry=\"{DEPTH}\"/>",
        if half == ACROSS {
            String::new()
        } else {
            format!(
                " transform=\"scale({}.{:02})\"",
                half / ACROSS,
                half % ACROSS * 100 / ACROSS
            )
        },
        floor + 3,
        ACROSS + 1,
    );
    for disc in 0..discs {
        drawn += &one(floor - disc * (edge + GAP), edge);
    }
    let top = floor - discs * edge - (discs - 1) * GAP;
    drawn + &pattern(stands.side, top) + "</g>"
}

/// What tells the sides apart without colour, on the face around `0 top`: a cross or a ring. The
/// style sheet shows it or not.
fn pattern(side: Side, top: i32) -> String {
    match side {
        Side::First => format!(
            "<path class=\"pattern\" d=\"M-15 {0}L15 {1}M15 {0}L-15 {1}\"/>",
            top - 12,
            top + 12
        ),
        Side::Second => {
            format!("<ellipse class=\"pattern\" cy=\"{top}\" rx=\"17\" ry=\"13\"/>")
        }
    }
}

/// One disc whose lower face is around `0 floor`.
fn one(floor: i32, edge: i32) -> String {
    let top = floor - edge;
    format!(
        "<path class=\"edge\" d=\"M-{ACROSS} {top}V{floor}A{ACROSS} {DEPTH} 0 0 0 {ACROSS} {floor}V{top}z\"/>\
         <ellipse class=\"face\" cy=\"{top}\" rx=\"{ACROSS}\" ry=\"{DEPTH}\"/>\
         <ellipse class=\"bevel\" cy=\"{top}\" rx=\"{}\" ry=\"{}\"/>",
        ACROSS - 4,
        DEPTH - 4,
    )
}
