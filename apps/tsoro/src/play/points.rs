//! A board of points joined by lines in a terminal's characters.
//! Does not know what its marks mean.

use super::{disc, layout::Layout, look::Look, scene::Scene, scene::put};
use game::Point;
use ratatui::buffer::Buffer;

const GROUND: &str = "slab";

/// Paints the board and what stands on it.
pub fn paint(scene: &Scene<'_>, layout: &Layout, look: Look, buffer: &mut Buffer) {
    let area = layout.area;
    for y in area.y..area.bottom() {
        put(
            buffer,
            (area.x, y),
            &" ".repeat(area.width.into()),
            look.on("slab-line", GROUND),
        );
    }
    let open = scene.board.lines.iter().map(|&ends| (ends, false));
    for ((from, to), closed) in open.chain(closed(scene).into_iter().map(|ends| (ends, true))) {
        line(
            layout.origin(scene.board, from),
            layout.origin(scene.board, to),
            closed,
            look,
            buffer,
        );
    }
    for point in scene.board.points() {
        name(scene, layout, look, point, buffer);
    }
    for point in scene.board.points() {
        place(scene, layout, look, point, buffer);
    }
}

/// The ends of the rows that one side's men hold whole.
fn closed(scene: &Scene<'_>) -> Vec<(Point, Point)> {
    let held = |row: &&Vec<Point>| {
        let sides: Vec<_> = row
            .iter()
            .map(|&point| scene.man(point).map(|man| man.side))
            .collect();
        sides.iter().all(|side| side.is_some() && *side == sides[0])
    };
    let ends = |row: &Vec<Point>| Some((*row.first()?, *row.last()?));
    scene
        .board
        .rows
        .iter()
        .filter(held)
        .filter_map(ends)
        .collect()
}

/// A straight line between two characters: level, upright or slanting.
fn line(a: (u16, u16), b: (u16, u16), closed: bool, look: Look, buffer: &mut Buffer) {
    let style = if closed {
        look.on("mark-must", GROUND).patch(look.strong())
    } else {
        look.on("slab-line", GROUND)
    };
    let (a, b) = if (a.1, a.0) <= (b.1, b.0) {
        (a, b)
    } else {
        (b, a)
    };
    if a.1 == b.1 {
        let across = if closed {
            look.pick("━", "=")
        } else {
            look.pick("─", "-")
        };
        for x in a.0..=b.0 {
            put(buffer, (x, a.1), across, style);
        }
    } else if a.0 == b.0 {
        let down = if closed {
            look.pick("┃", "H")
        } else {
            look.pick("│", "|")
        };
        for y in a.1..=b.1 {
            put(buffer, (a.0, y), down, style);
        }
    } else {
        let slant = if b.0 > a.0 {
            look.pick("╲", "\\")
        } else {
            look.pick("╱", "/")
        };
        let (wide, high) = (i32::from(b.0) - i32::from(a.0), i32::from(b.1 - a.1));
        for step in 1..high {
            let x = i32::from(a.0) + (wide * step + wide.signum() * high / 2) / high;
            put(
                buffer,
                (
                    u16::try_from(x).unwrap_or(a.0),
                    a.1 + u16::try_from(step).unwrap_or(0),
                ),
                slant,
                style,
            );
        }
    }
}

/// Writes a place's name beside it, where no line is in the way.
fn name(scene: &Scene<'_>, layout: &Layout, look: Look, point: Point, buffer: &mut Buffer) {
    let (x, y) = layout.origin(scene.board, point);
    let name = scene.board.name_of(point);
    let wide = u16::try_from(name.len()).unwrap_or(1);
    let beside = [
        (x + 1, y + 1),
        (x + 1, y - 1),
        (x - wide, y + 1),
        (x - wide, y - 1),
    ];
    let vacant = |&(left, row): &(u16, u16)| {
        (left..left + wide).all(|column| {
            buffer
                .cell((column, row))
                .is_none_or(|cell| cell.symbol() == " ")
        })
    };
    let spot = beside.into_iter().find(vacant).unwrap_or(beside[0]);
    let style = look.on("slab-line", GROUND);
    put(
        buffer,
        spot,
        name,
        if look.coloured() {
            style
        } else {
            style.patch(look.quiet())
        },
    );
}

fn place(scene: &Scene<'_>, layout: &Layout, look: Look, point: Point, buffer: &mut Buffer) {
    let (x, y) = layout.origin(scene.board, point);
    let cell = layout.cell(scene.board, point);
    let edges = scene.sign(point).map(|sign| look.sign(sign));
    match scene.man(point) {
        Some(man) => disc::paint(man, cell, 2 * cell.height, GROUND, edges, look, buffer),
        None => {
            let target = scene.is_target(point);
            let (mark, colour) = match target {
                true => (look.pick("●", "*"), "mark-move"),
                false => (look.pick("○", "+"), "slab-line"),
            };
            let style = look.on(colour, GROUND);
            put(
                buffer,
                (x, y),
                mark,
                if target {
                    style.patch(look.strong())
                } else {
                    style
                },
            );
            if let Some((signs, colour)) = edges {
                let style = look.on(colour, GROUND).patch(look.strong());
                put(buffer, (x - 1, y), signs[0], style);
                put(buffer, (x + 1, y), signs[1], style);
            }
        }
    }
    if scene.cursor == Some(point) {
        let style = look.on("man-first-rim", "focus").patch(look.strong());
        put(buffer, (cell.x, y), "[", style);
        put(buffer, (cell.right() - 1, y), "]", style);
    }
}
