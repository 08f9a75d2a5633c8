//! A board of squares in a terminal's characters.
//! Does not know what its marks mean.

use super::{disc, layout::Layout, look::Look, scene::Scene, scene::put};
use game::Point;
use ratatui::{buffer::Buffer, layout::Rect, style::Style};

/// Paints the board and what stands on it.
pub fn paint(scene: &Scene<'_>, layout: &Layout, look: Look, buffer: &mut Buffer) {
    frame(layout, look, buffer);
    let inside = inner(layout.area);
    for y in inside.y..inside.bottom() {
        for x in inside.x..inside.right() {
            // Without colours the light squares are the shaded ones, so that men stand out.
            let shade = if look.coloured() {
                " "
            } else {
                look.pick("░", ":")
            };
            put(buffer, (x, y), shade, look.on("board-light", "board-light"));
        }
    }
    for point in scene.board.points() {
        square(scene, layout, look, point, buffer);
    }
}

fn square(scene: &Scene<'_>, layout: &Layout, look: Look, point: Point, buffer: &mut Buffer) {
    let cell = layout.cell(scene.board, point);
    let ground = if scene.cursor == Some(point) {
        "focus"
    } else {
        "board-dark"
    };
    for y in cell.y..cell.bottom() {
        put(
            buffer,
            (cell.x, y),
            &" ".repeat(cell.width.into()),
            look.on("name-dark", ground),
        );
    }
    let floor = 2 * cell.height - u16::from(cell.height > 2);
    let edges = scene.sign(point).map(|sign| look.sign(sign));
    let man = scene.man(point);
    let free = man.is_none_or(|man| man.height == 1) && scene.cursor != Some(point);
    if free {
        put(
            buffer,
            (cell.x, cell.y),
            scene.board.name_of(point),
            look.on("name-dark", ground).patch(quiet(look)),
        );
    }
    let row = cell.y + (floor - 1) / 2;
    match man {
        Some(man) => disc::paint(man, cell, floor, ground, edges, look, buffer),
        None => {
            if let Some((signs, colour)) = edges {
                let style = look.on(colour, ground).patch(look.strong());
                put(buffer, (cell.x, row), signs[0], style);
                put(buffer, (cell.right() - 1, row), signs[1], style);
            }
        }
    }
    if scene.is_target(point) {
        let style = look.on("mark-move", ground).patch(look.strong());
        put(
            buffer,
            (cell.x + cell.width / 2, row),
            look.pick("●", "*"),
            style,
        );
    }
    if scene.cursor == Some(point) {
        let style = look.on("mark-move", ground).patch(look.strong());
        put(buffer, (cell.x, cell.y), "[", style);
        put(buffer, (cell.right() - 1, cell.y), "]", style);
    }
}

/// Names of places are faint where there is no colour for them.
fn quiet(look: Look) -> Style {
    if look.coloured() {
        Style::new()
    } else {
        look.quiet()
    }
}

fn inner(area: Rect) -> Rect {
    Rect {
        x: area.x + 1,
        y: area.y + 1,
        width: area.width - 2,
        height: area.height - 2,
    }
}

/// The rim around the board.
pub fn frame(layout: &Layout, look: Look, buffer: &mut Buffer) {
    let Rect {
        x,
        y,
        width,
        height,
    } = layout.area;
    let (right, bottom) = (x + width - 1, y + height - 1);
    let style = look.on("rim", "frame");
    let corners = if look.ascii {
        ["+", "+", "+", "+"]
    } else {
        ["┌", "┐", "└", "┘"]
    };
    let (across, down) = (look.pick("─", "-"), look.pick("│", "|"));
    for column in x..=right {
        put(buffer, (column, y), across, style);
        put(buffer, (column, bottom), across, style);
    }
    for row in y..=bottom {
        put(buffer, (x, row), down, style);
        put(buffer, (right, row), down, style);
    }
    for (corner, place) in corners
        .iter()
        .zip([(x, y), (right, y), (x, bottom), (right, bottom)])
    {
        put(buffer, place, corner, style);
    }
}
