//! The whole screen: board, panel, messages, keys, and the list of keys over it.
//! Does not know what any key does, nor any rule.

use super::layout::Layout;
use super::screen::Screen;
use super::{panel, words};
use ratatui::Frame;
use ratatui::layout::{Alignment, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Paragraph, Wrap};
use text::Value;
use unicode_width::UnicodeWidthStr;

/// Rows under the board: two for what is said, one for keys.
const FOOT: u16 = 3;
/// The least width of the panel beside the board, with the column between.
const PANEL: u16 = 34;

/// Paints everything.
pub fn paint(screen: &mut Screen<'_>, frame: &mut Frame<'_>) {
    let area = frame.area();
    let (width, height) = Layout::least(screen.board());
    if area.width < width || area.height < height + FOOT {
        return too_small(screen, (width, height + FOOT), frame);
    }
    let above = Rect {
        height: area.height - FOOT,
        ..area
    };
    let panel = area.width >= width + PANEL;
    let space = Rect {
        width: if panel {
            area.width - PANEL
        } else {
            area.width
        },
        ..above
    };
    let Some(mut layout) = Layout::fit(screen.board(), screen.turned, space) else {
        return;
    };
    if panel {
        // The panel takes what the board leaves, beside it.
        layout.area.x = (area.width - PANEL - layout.area.width).min(4) / 2;
    }
    let snapshot = screen.table.session().snapshot();
    let standing = screen.standing();
    screen
        .scene(&snapshot, &standing)
        .paint(&layout, screen.look, frame.buffer_mut());
    screen.layout = Some(layout);
    if panel {
        let x = layout.area.right() + 2;
        let space = Rect {
            x,
            y: above.y,
            width: area.right().saturating_sub(x),
            height: above.height,
        };
        panel::paint(screen, &snapshot, &standing, space, frame.buffer_mut());
    }
    let margin = if panel { layout.area.x } else { 0 };
    let width = area.width - margin;
    let below = Rect {
        x: margin,
        y: above.bottom(),
        width,
        height: FOOT,
    };
    foot(screen, &snapshot, below, frame);
    if screen.help {
        help(screen, &snapshot, frame);
    }
}

fn too_small(screen: &Screen<'_>, (columns, rows): (u16, u16), frame: &mut Frame<'_>) {
    let area = frame.area();
    let values = [
        ("columns", Value::Number(columns.into())),
        ("rows", Value::Number(rows.into())),
        (
            "found",
            Value::Text(format!("{} × {}", area.width, area.height)),
        ),
    ];
    let words = screen.text.with("terminal-too-small", &values);
    frame.render_widget(Paragraph::new(words).wrap(Wrap { trim: true }), area);
}

/// What is said, and the keys or what is being typed.
fn foot(screen: &Screen<'_>, snapshot: &game::Snapshot, area: Rect, frame: &mut Frame<'_>) {
    let (look, text) = (screen.look, screen.text);
    let strong = match (&screen.question, &screen.message) {
        (Some(question), _) => screen.question_words(*question),
        (None, Some(message)) => message.words.clone(),
        (None, None) => words::state(text, &screen.table, snapshot),
    };
    let mut lines = wrapped(&strong, area.width);
    lines.truncate(2);
    let room = lines.len() < 2;
    let mut said: Vec<Line<'_>> = lines
        .into_iter()
        .map(|line| Line::styled(line, look.strong()))
        .collect();
    if let Some(point) = screen.cursor.filter(|_| room) {
        said.push(Line::raw(words::place(
            text,
            &screen.table,
            snapshot,
            point,
        )));
    }
    frame.render_widget(Paragraph::new(said), Rect { height: 2, ..area });
    let keys = Rect {
        y: area.y + 2,
        height: 1,
        ..area
    };
    let line = if let Some(typed) = &screen.typing {
        let before = format!("{} {typed}", text.get("terminal-typing"));
        let x = u16::try_from(before.width())
            .unwrap_or(0)
            .min(area.width.saturating_sub(1));
        frame.set_cursor_position((area.x + x, keys.y));
        Line::styled(before, look.strong())
    } else if screen.question.is_some() {
        Line::raw(format!("y: {} · n: {}", text.get("yes"), text.get("no")))
    } else if snapshot.end.is_some() {
        Line::styled(
            fitting(&text.get("terminal-keys-over"), keys.width),
            look.quiet(),
        )
    } else if screen.table.computers_turn() {
        let entries = format!(
            "s: {} · {}",
            text.get("say-thinking-stop"),
            text.get("terminal-keys")
        );
        Line::styled(fitting(&entries, keys.width), look.quiet())
    } else {
        Line::styled(
            fitting(&text.get("terminal-keys"), keys.width),
            look.quiet(),
        )
    };
    frame.render_widget(Paragraph::new(line), keys);
}

/// As many of the entries, parted by `·`, as fit into `width` characters: the last one always.
fn fitting(entries: &str, width: u16) -> String {
    const PART: &str = " · ";
    let mut entries: Vec<&str> = entries.split(PART).collect();
    while entries.len() > 1 && entries.join(PART).width() > usize::from(width) {
        entries.remove(entries.len() - 2);
    }
    entries.join(PART)
}

/// Text in lines of at most `width` characters, broken between words.
fn wrapped(text: &str, width: u16) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.width() + 1 + word.width() <= usize::from(width) => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// Each key with what it does.
fn keys(screen: &Screen<'_>, snapshot: &game::Snapshot) -> Vec<(&'static str, String)> {
    let text = screen.text;
    let example = snapshot
        .choices
        .first()
        .map_or("11-15", |choice| choice.text.as_str());
    vec![
        (
            screen.look.pick("← ↑ → ↓", "arrows"),
            text.get("terminal-key-walk"),
        ),
        ("Enter", text.get("terminal-key-touch")),
        ("Esc", text.get("terminal-key-untouch")),
        (
            ": m 0-9",
            text.with("terminal-key-type", &[("move", example.into())]),
        ),
        ("u", text.get("undo")),
        ("r", text.get("redo")),
        ("h", text.get("hint")),
        ("s", text.get("say-thinking-stop")),
        (
            "d",
            text.row(&[text.get("claim-draw"), text.get("offer-draw")]),
        ),
        ("x", text.get("resign")),
        ("n", text.row(&[text.get("new-game"), text.get("rematch")])),
        ("f", text.get("turn-board")),
        ("q", text.get("terminal-key-quit")),
        ("?", text.get("terminal-key-help")),
    ]
}

/// The list of keys, over everything.
fn help(screen: &Screen<'_>, snapshot: &game::Snapshot, frame: &mut Frame<'_>) {
    let text = screen.text;
    let mut lines: Vec<Line<'_>> = keys(screen, snapshot)
        .into_iter()
        .map(|(key, words)| {
            Line::from(vec![
                Span::styled(format!(" {key:<8} "), screen.look.strong()),
                Span::raw(words),
            ])
        })
        .collect();
    lines.push(Line::default());
    lines.push(Line::styled(
        format!(" {}", text.get("terminal-key-close")),
        screen.look.quiet(),
    ));
    let wide = lines.iter().map(Line::width).max().unwrap_or(0) + 3;
    let area = frame.area();
    let width = u16::try_from(wide).unwrap_or(area.width).min(area.width);
    let height = u16::try_from(lines.len() + 2)
        .unwrap_or(area.height)
        .min(area.height);
    let over = Rect {
        x: area.x + (area.width - width) / 2,
        y: area.y + (area.height - height) / 2,
        width,
        height,
    };
    let title = format!(" {} ", text.get("terminal-help-title"));
    let mut block = Block::bordered()
        .title(title)
        .title_alignment(Alignment::Center);
    if screen.look.ascii {
        block = block.border_set(super::look::ASCII_BORDER);
    }
    frame.render_widget(Clear, over);
    frame.render_widget(Paragraph::new(lines).style(Style::new()).block(block), over);
}

#[cfg(test)]
mod tests {
    use super::{fitting, wrapped};

    #[test]
    fn keys_that_do_not_fit_are_left_out_but_not_the_last() {
        assert_eq!(
            fitting("a: one · b: two · ?: help", 25),
            "a: one · b: two · ?: help"
        );
        assert_eq!(fitting("a: one · b: two · ?: help", 24), "a: one · ?: help");
        assert_eq!(fitting("a: one · b: two · ?: help", 3), "?: help");
    }

    #[test]
    fn lines_break_between_words() {
        assert_eq!(wrapped("one two three", 7), ["one two", "three"]);
        assert_eq!(wrapped("overlong word", 4), ["overlong", "word"]);
        assert!(wrapped("  ", 4).is_empty());
    }
}
