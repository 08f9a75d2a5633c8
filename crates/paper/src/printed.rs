//! A board as it is drawn for print: with names that are read on paper, and an arrow beneath the
//! men. Does not know colours.

use crate::fonts::{Face, width};
use crate::picture::escape;
use draw::{Mark, Sign, UNIT, View, centre};
use game::{Board, Look, Man, Point, Side, Standing};

/// Half of the height of capital letters and digits, in parts of the type size.
const HALF_CAPITAL: f32 = 0.33;

/// Where the names of places stand.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Names {
    /// Beside the middle, where a man leaves them in sight; the size of the type, in lengths of
    /// the drawing.
    Beside(f32),
    /// In the middle, on the man where one stands; the size of the type.
    Middle(f32),
}

/// The board with what stands on it, as an `svg` element with classes.
#[must_use]
pub fn printed(board: &Board, standing: &Standing, view: &View, names: Names) -> String {
    let (width, height) = draw::size(board);
    let bare = View {
        turned: view.turned,
        ..View::default()
    };
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\">{}{}",
        draw::ground(board, &bare),
        draw::closed(board, standing, view.turned)
    );
    svg += &arrow(board, view);
    let man = |point: Point| standing.men.get(point.index()).copied().flatten();
    for point in board.points() {
        if let Some(man) = man(point) {
            let (x, y) = centre(board, view.turned, point);
            #[expect(clippy::cast_possible_truncation, reason = "below a unit")]
            let half = (board.man * 100.0).round() as i32;
            svg += &format!(
                "<g transform=\"translate({x} {y})\">{}</g>",
                draw::man(half, man)
            );
        }
    }
    for mark in &view.marks {
        svg += &marked(board, view, *mark, man(mark.point).is_some());
    }
    for point in board.points() {
        svg += &named(board, view, names, (point, man(point)));
    }
    svg + "</svg>"
}

/// A mark: on a vacant point of lines a small ring, which leaves room for the name.
fn marked(board: &Board, view: &View, mark: Mark, occupied: bool) -> String {
    if board.look == Look::Lines && !occupied && mark.sign == Sign::Ring {
        let (x, y) = centre(board, view.turned, mark.point);
        return format!("<circle class=\"mark ring\" cx=\"{x}\" cy=\"{y}\" r=\"22\"/>");
    }
    draw::marks(board, view.turned, &[mark])
}

/// The name of a place, on a clear ground where nobody stands.
fn named(board: &Board, view: &View, names: Names, (point, man): (Point, Option<Man>)) -> String {
    let (x, y) = centre(board, view.turned, point);
    let ((right, down), centred, size) = place(board, names, man.is_some());
    let text = board.name_of(point);
    let wide = width(Face::Bold, size, text);
    let marked = board.look == Look::Lines && view.marks.iter().any(|mark| mark.point == point);
    let aside = if marked && man.is_none() { 12.0 } else { 0.0 };
    // The middle of a face lies higher than its point.
    let (class, lift) = match man {
        None if board.look == Look::Squares => ("on-square", 0.0),
        None => ("on-ground", 0.0),
        Some(man) => {
            let class = match man.side {
                Side::First => "on-first",
                Side::Second => "on-second",
            };
            (class, if man.height > 1 { 13.0 } else { 5.0 })
        }
    };
    #[expect(clippy::cast_precision_loss, reason = "lengths below 1000")]
    let (x, y) = (x as f32 + right + aside, y as f32 + down + aside - lift);
    let left = if centred { x - wide / 2.0 } else { x };
    let mut drawn = String::new();
    if man.is_none() {
        drawn += &format!(
            "<rect class=\"under-{class}\" x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\"/>",
            left - 2.0,
            y - size * 0.7,
            wide + 4.0,
            size * 0.76
        );
    }
    drawn
        + &format!(
            "<text class=\"print {class}\" font-size=\"{size}\" x=\"{left:.1}\" y=\"{y:.1}\">{}</text>",
            escape(text)
        )
}

/// From the middle of a place to its name, whether that has its own middle there, and its size.
fn place(board: &Board, names: Names, occupied: bool) -> ((f32, f32), bool, f32) {
    #[expect(clippy::cast_precision_loss, reason = "lengths below 1000")]
    let half = UNIT as f32 / 2.0;
    match (names, board.look) {
        (Names::Middle(size), Look::Squares) => ((0.0, size * HALF_CAPITAL), true, size),
        (Names::Middle(size), Look::Lines) if occupied => ((0.0, size * HALF_CAPITAL), true, size),
        (Names::Beside(size), Look::Squares) => {
            ((6.0 - half, size * 0.66 + 5.0 - half), false, size)
        }
        (Names::Middle(size) | Names::Beside(size), Look::Lines) => {
            ((11.0, size * 0.66 + 10.0), false, size)
        }
    }
}

/// The way of a man as an arrow that ends before the middle of its last place.
fn arrow(board: &Board, view: &View) -> String {
    let [.., before, last] = view.path.as_slice() else {
        return String::new();
    };
    let mut line = String::new();
    for point in &view.path[..view.path.len() - 1] {
        let (x, y) = centre(board, view.turned, *point);
        line += &format!("{}{x} {y}", if line.is_empty() { "M" } else { "L" });
    }
    let (from, to) = (
        centre(board, view.turned, *before),
        centre(board, view.turned, *last),
    );
    #[expect(clippy::cast_precision_loss, reason = "lengths below 1000")]
    let ((x, y), (to_x, to_y)) = ((from.0 as f32, from.1 as f32), (to.0 as f32, to.1 as f32));
    let far = (to_x - x).hypot(to_y - y).max(1.0);
    let (dx, dy) = ((to_x - x) / far, (to_y - y) / far);
    // What is left free for the name, and the length of the head.
    let (free, head, broad) = (25.0, 26.0, 16.0);
    let at = |back: f32, aside: f32| {
        format!(
            "{:.1} {:.1}",
            to_x - dx * back - dy * aside,
            to_y - dy * back + dx * aside
        )
    };
    format!(
        "<g class=\"path\"><path class=\"way\" d=\"{line}L{}\"/><path class=\"head\" d=\"M{}L{}L{}z\"/></g>",
        at(free + head - 4.0, 0.0),
        at(free, 0.0),
        at(free + head, broad),
        at(free + head, -broad)
    )
}
