//! Any board with what stands on it as SVG: whole pictures, and the layers that a page stacks.
//! Does not know any game's rules, who plays, or where the picture is shown.

mod ground;
mod marks;
mod men;
mod palette;
mod sample;
pub mod sight;

pub use ground::ground;
pub use marks::{Mark, Sign, badge, closed, marks, path};
pub use men::man;
pub use palette::{BOARDS, Dress, SETS, Theme, colour, style, style_with, stylesheet};
pub use sample::sample;

use game::snapshot::Standing;
use game::{Board, Look, Point};

/// Lengths in a drawing to one unit of the board.
pub const UNIT: i32 = 100;

/// The width of the wooden rim around a whole picture, in lengths of the drawing.
const RIM: i32 = 28;

/// How the places of a board are named.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Labels {
    /// Not at all.
    #[default]
    Off,
    /// Each place by its name in the game's notation.
    Numbers,
    /// Columns by letters and rows by digits, along two edges of a board of squares; on a board of
    /// lines each place has its name.
    Letters,
}

/// How a position is shown: everything about a picture that is not the position itself.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct View {
    /// Half a turn: the other player's seat.
    pub turned: bool,
    /// How the places are named.
    pub labels: Labels,
    /// Whether men stand on the light squares of a board of squares, as printed diagrams have them
    /// (article C5). The squares change colours; no place moves.
    pub bright: bool,
    /// Whether a wooden rim is drawn around the board.
    pub rim: bool,
    /// Places marked with a shape.
    pub marks: Vec<Mark>,
    /// A way drawn as an arrow from point to point; fewer than two points draw nothing.
    pub path: Vec<Point>,
    /// What the picture shows, for who cannot see it. Empty for a picture that only decorates.
    pub title: String,
}

/// The centre of a point in lengths of the drawing, from the left and from the top; the middle of
/// the board for a point that the board does not have.
#[must_use]
pub fn centre(board: &Board, turned: bool, point: Point) -> (i32, i32) {
    let (width, height) = size(board);
    let Some(place) = board.places.get(point.index()) else {
        return (width / 2, height / 2);
    };
    let (x, y) = (length(place.x), length(place.y));
    if turned {
        (width - x, height - y)
    } else {
        (x, y)
    }
}

/// The width and height of a board in lengths of the drawing.
#[must_use]
pub fn size(board: &Board) -> (i32, i32) {
    (length(board.width), length(board.height))
}

/// The whole picture for a page that has the [`stylesheet`]: an `svg` element with classes only.
#[must_use]
pub fn figure(board: &Board, standing: &Standing, view: &View) -> String {
    whole(board, standing, view, "")
}

/// The whole picture as a file of its own, in the looks worn by default.
#[must_use]
pub fn picture(board: &Board, standing: &Standing, view: &View) -> String {
    picture_in(&style(&Dress::default()), board, standing, view)
}

/// The whole picture as a file of its own in a [`style`].
#[must_use]
pub fn picture_in(style: &str, board: &Board, standing: &Standing, view: &View) -> String {
    whole(board, standing, view, &format!("<style>{style}</style>"))
}

fn whole(board: &Board, standing: &Standing, view: &View, head: &str) -> String {
    let (width, height) = size(board);
    let rim = if view.rim { RIM } else { 0 };
    let (across, down) = (width + 2 * rim, height + 2 * rim);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"{}\" viewBox=\"{} {} {across} {down}\" {}>{head}",
        if view.bright && board.look == Look::Squares {
            "figure bright"
        } else {
            "figure"
        },
        -rim,
        -rim,
        if view.title.is_empty() {
            "aria-hidden=\"true\"".to_owned()
        } else {
            format!("role=\"img\" aria-label=\"{}\"", escape(&view.title))
        },
    );
    if view.rim {
        svg += &format!(
            "<rect class=\"frame\" x=\"{0}\" y=\"{0}\" width=\"{across}\" height=\"{down}\" rx=\"14\"/>",
            -rim
        );
    }
    svg += &ground(board, view);
    svg += &closed(board, standing, view.turned);
    let (under, over): (Vec<Mark>, Vec<Mark>) = view
        .marks
        .iter()
        .partition(|mark| mark.sign == Sign::Dashed);
    svg += &marks(board, view.turned, &under);
    for point in board.points() {
        if let Some(Some(stands)) = standing.men.get(point.index()) {
            let (x, y) = centre(board, view.turned, point);
            svg += &format!(
                "<g transform=\"translate({x} {y})\">{}</g>",
                man(length(board.man), *stands)
            );
        }
    }
    svg += &path(board, view.turned, &view.path);
    svg += &marks(board, view.turned, &over);
    svg + "</svg>"
}

/// Units of the board as lengths of the drawing.
fn length(units: f32) -> i32 {
    (units * UNIT as f32).round() as i32
}

/// Text as it may stand in an attribute or element.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}
