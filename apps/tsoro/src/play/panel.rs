//! The panel beside the board: who plays, men in hand and taken, the engine's bar, the moves.
//! Does not know what may be done.

use super::screen::Screen;
use super::words;
use game::{Look as Kind, Side, Snapshot, snapshot::Standing};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Paragraph, Widget, Wrap};
use text::Value;

/// Rows of a player: name, and men.
const PLAYER: u16 = 2;

/// Paints the panel: the far player on top, the near one at the foot, between them the moves.
pub fn paint(
    screen: &Screen<'_>,
    snapshot: &Snapshot,
    standing: &Standing,
    area: Rect,
    buffer: &mut Buffer,
) {
    let near = match screen.turned == screen.board().first_at_bottom {
        true => Side::Second,
        false => Side::First,
    };
    let title = words::rules(screen.text, screen.table.rules());
    let row = |y: u16, height: u16| Rect {
        y: area.y + y,
        height: height.min(area.height - y),
        ..area
    };
    let title = Line::styled(title, screen.look.strong());
    Paragraph::new(title)
        .wrap(Wrap { trim: true })
        .render(row(0, 2), buffer);
    player(
        screen,
        snapshot,
        standing,
        near.other(),
        row(2, PLAYER),
        buffer,
    );
    bar(screen, row(2 + PLAYER, 1), buffer);
    let foot = area.height - PLAYER;
    let moves = 2 + PLAYER + 1;
    list(screen, row(moves, foot - moves - 1), buffer);
    player(screen, snapshot, standing, near, row(foot, PLAYER), buffer);
}

fn player(
    screen: &Screen<'_>,
    snapshot: &Snapshot,
    standing: &Standing,
    side: Side,
    area: Rect,
    buffer: &mut Buffer,
) {
    let (look, text) = (screen.look, screen.text);
    let on_turn = snapshot.turn == side && snapshot.end.is_none();
    let won = snapshot.end.is_some_and(|end| end.winner == Some(side));
    let arrow = match (on_turn, won) {
        (true, _) => look.pick("▶ ", "> "),
        (_, true) => look.pick("★ ", "* "),
        _ => "  ",
    };
    let values = [
        ("side", text.side(side).into()),
        ("player", words::player(text, &screen.table, side).into()),
    ];
    let name = text.with("terminal-player", &values);
    let style = if on_turn || won {
        look.strong()
    } else {
        Style::new()
    };
    let mut first = vec![Span::styled(arrow, look.strong())];
    first.extend(disc(screen, side));
    first.push(Span::styled(format!(" {name}"), style));
    let mut counts = Vec::new();
    if screen.board().in_hand > 0 {
        let number = Value::Number(standing.in_hand[side.index()].into());
        counts.push(text.with("players-in-hand", &[("number", number)]));
    }
    let number = Value::Number(standing.lost[side.other().index()].into());
    counts.push(text.with("players-taken", &[("number", number)]));
    let second = Line::raw(format!("      {}", counts.join(" · ")));
    Paragraph::new(vec![Line::from(first), second]).render(area, buffer);
}

/// A small disc in the colour of a side.
fn disc(screen: &Screen<'_>, side: Side) -> Vec<Span<'static>> {
    let look = screen.look;
    if look.coloured() {
        let (face, rim) = match side {
            Side::First => ("man-first-bevel", "rim"),
            Side::Second => ("man-second-bevel", "rim-second"),
        };
        let ground = match screen.board().look {
            Kind::Squares => "board-dark",
            Kind::Lines => "slab",
        };
        let edge = look.on(rim, ground);
        let sides = if look.ascii {
            ["(", ")"]
        } else {
            ["▐", "▌"]
        };
        vec![
            Span::styled(sides[0], edge),
            Span::styled(" ", look.on(face, face)),
            Span::styled(sides[1], edge),
        ]
    } else {
        let fill = match side {
            Side::First => look.pick("█", "#"),
            Side::Second => look.pick(" ", "o"),
        };
        vec![Span::styled(format!("({fill})"), look.strong())]
    }
}

/// A thin bar while the engine thinks.
fn bar(screen: &Screen<'_>, area: Rect, buffer: &mut Buffer) {
    if !screen.table.busy() {
        return;
    }
    let (depth, part) = screen.table.progress().unwrap_or((0, 0.0));
    let label = format!(" {depth}");
    let width = usize::from(area.width).saturating_sub(label.len() + 1);
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        clippy::cast_precision_loss,
        reason = "a part of a width that fits a terminal"
    )]
    let done = (part.clamp(0.0, 1.0) * width as f64).round() as usize;
    let (full, empty) = (screen.look.pick("━", "="), screen.look.pick("─", "-"));
    let bar = Line::from(vec![
        Span::styled(full.repeat(done), screen.look.strong()),
        Span::styled(empty.repeat(width - done), screen.look.quiet()),
        Span::styled(label, screen.look.quiet()),
    ]);
    Paragraph::new(bar).render(area, buffer);
}

/// The last moves, as many as there is room for.
fn list(screen: &Screen<'_>, area: Rect, buffer: &mut Buffer) {
    if area.height < 2 {
        return;
    }
    let mut moves = words::move_lines(&screen.table);
    let room = usize::from(area.height - 1);
    let hidden = moves.len().saturating_sub(room);
    moves.drain(..hidden);
    if moves.is_empty() {
        moves.push(screen.text.get("moves-none"));
    }
    let title = screen.text.get("moves-title");
    let mut lines = vec![Line::styled(title, screen.look.quiet())];
    lines.extend(moves.into_iter().map(Line::raw));
    Paragraph::new(lines).render(area, buffer);
}
