//! Shapes that mark places, arrows along a way, and rows that one side holds.
//! Does not know why a place is marked.

use crate::{centre, length};
use game::snapshot::Standing;
use game::{Board, Look, Point};

/// A shape that marks a place. Each differs by its form; its colour comes second.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// A dot: the place may be touched next.
    Dot,
    /// Four ticks that point inward: the man there may be touched next.
    Ticks,
    /// A ring: the man there must move.
    Ring,
    /// Corner brackets: the man there is chosen.
    Corners,
    /// A dashed line around the place: the last move touched it.
    Dashed,
    /// A thick ring with a bar on top: the man there is the reason for a refusal.
    Bar,
    /// A tick on a small disc beside the place: a move there, or of the man there, wins.
    Wins,
    /// Two level lines on the same: it draws.
    Draws,
    /// A cross on the same: it loses.
    Loses,
}

impl Sign {
    /// The class and, in files about boards, the name of the shape.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Sign::Dot => "dot",
            Sign::Ticks => "ticks",
            Sign::Ring => "ring",
            Sign::Corners => "corners",
            Sign::Dashed => "dashed",
            Sign::Bar => "bar",
            Sign::Wins => "wins",
            Sign::Draws => "draws",
            Sign::Loses => "loses",
        }
    }
}

/// A place and the shape that marks it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    /// The place.
    pub point: Point,
    /// Its shape.
    pub sign: Sign,
}

/// Where the middle of a small disc is, from that of its place: to the right and up.
const BESIDE: i32 = 29;

/// The marks, as content of an `svg` element whose view box is the board's size.
#[must_use]
pub fn marks(board: &Board, turned: bool, marks: &[Mark]) -> String {
    let mut drawn = String::new();
    for mark in marks {
        let (x, y) = centre(board, turned, mark.point);
        drawn += &format!(
            "<g class=\"mark {}\" transform=\"translate({x} {y})\">{}</g>",
            mark.sign.name(),
            shape(board, mark.sign)
        );
    }
    drawn
}

fn shape(board: &Board, sign: Sign) -> String {
    let half = length(board.man);
    let around = half + 4;
    match sign {
        Sign::Dot => "<circle r=\"14\"/>".to_owned(),
        Sign::Ticks => {
            let ticks = format!(
                "M0 -{0}V-{1}M0 {0}V{1}M-{0} 0H-{1}M{0} 0H{1}",
                half + 5,
                half - 12
            );
            format!("<path class=\"under\" d=\"{ticks}\"/><path d=\"{ticks}\"/>")
        }
        Sign::Ring => format!("<circle r=\"{around}\"/>"),
        Sign::Bar => format!("<circle r=\"{around}\"/><path d=\"M-14 -{around}H14\"/>"),
        Sign::Corners => {
            let (far, near) = (46, 26);
            format!(
                "<path d=\"M-{far} -{near}V-{far}H-{near}M{near} -{far}H{far}V-{near}\
                 M{far} {near}V{far}H{near}M-{near} {far}H-{far}V{near}\"/>"
            )
        }
        Sign::Dashed => match board.look {
            Look::Squares => {
                "<rect x=\"-47\" y=\"-47\" width=\"94\" height=\"94\" rx=\"4\"/>".to_owned()
            }
            Look::Lines => format!("<circle r=\"{}\"/>", half + 5),
        },
        Sign::Wins | Sign::Draws | Sign::Loses => format!(
            "<g transform=\"translate({BESIDE} -{BESIDE})\">{}</g>",
            disc(sign)
        ),
    }
}

/// A small disc with what stands on it.
fn disc(sign: Sign) -> String {
    let drawn = match sign {
        Sign::Wins => "M-8 1L-2 7L8 -6",
        Sign::Draws => "M-7 -4H7M-7 4H7",
        _ => "M-6 -6L6 6M6 -6L-6 6",
    };
    format!("<circle r=\"17\"/><path d=\"{drawn}\"/>")
}

/// The small disc of [`Sign::Wins`], [`Sign::Draws`] or [`Sign::Loses`] as a picture of its own, to
/// stand beside words.
#[must_use]
pub fn badge(sign: Sign) -> String {
    format!(
        "<svg class=\"badge\" viewBox=\"-19 -19 38 38\" aria-hidden=\"true\">\
         <g class=\"mark {}\">{}</g></svg>",
        sign.name(),
        disc(sign)
    )
}

/// An arrow through the points of a way; nothing for fewer than two.
#[must_use]
pub fn path(board: &Board, turned: bool, way: &[Point]) -> String {
    let [.., before, last] = way else {
        return String::new();
    };
    let mut line = String::new();
    for point in &way[..way.len() - 1] {
        let (x, y) = centre(board, turned, *point);
        line += &format!("{}{x} {y}", if line.is_empty() { "M" } else { "L" });
    }
    let (from, to) = (centre(board, turned, *before), centre(board, turned, *last));
    let (dx, dy) = ((to.0 - from.0) as f32, (to.1 - from.1) as f32);
    let far = dx.hypot(dy).max(1.0);
    let (dx, dy) = (dx / far, dy / far);
    let at = |along: f32, aside: f32| {
        let x = to.0 as f32 - dx * along - dy * aside;
        let y = to.1 as f32 - dy * along + dx * aside;
        format!("{} {}", x.round() as i32, y.round() as i32)
    };
    format!(
        "<g class=\"path\"><path class=\"way\" d=\"{line}L{}\"/><path class=\"head\" d=\"M{}L{}L{}z\"/></g>",
        at(24.0, 0.0),
        at(0.0, 0.0),
        at(30.0, 18.0),
        at(30.0, -18.0)
    )
}

/// A line along every row of the board that men of one side hold.
#[must_use]
pub fn closed(board: &Board, standing: &Standing, turned: bool) -> String {
    let mut drawn = String::new();
    let side = |point: &Point| {
        standing
            .men
            .get(point.index())
            .copied()
            .flatten()
            .map(|man| man.side)
    };
    for row in &board.rows {
        let [first, .., last] = row.as_slice() else {
            continue;
        };
        if side(first).is_some() && row.iter().all(|point| side(point) == side(first)) {
            let (from, to) = (centre(board, turned, *first), centre(board, turned, *last));
            drawn += &format!(
                "<path class=\"closed\" d=\"M{} {}L{} {}\"/>",
                from.0, from.1, to.0, to.1
            );
        }
    }
    drawn
}
