//! Keys and the mouse: what each of them does.
//! Does not know how anything looks or is played.

use super::screen::{Question, Screen};
use game::board::Arrow;
use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};

/// The most characters of a typed move.
const LONGEST: usize = 60;

/// A key was pressed.
pub fn key(screen: &mut Screen<'_>, key: &KeyEvent) {
    if key.kind == KeyEventKind::Release {
        return;
    }
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        if matches!(key.code, KeyCode::Char('c' | 'd' | 'q')) {
            screen.over = true;
        }
        return;
    }
    if screen.help {
        screen.help = false;
    } else if let Some(question) = screen.question {
        match key.code {
            KeyCode::Char('y' | 'Y') | KeyCode::Enter => screen.answer(question, true),
            KeyCode::Char('n' | 'N') | KeyCode::Esc => screen.answer(question, false),
            _ => {}
        }
    } else if screen.typing.is_some() {
        typed(screen, key.code);
    } else {
        command(screen, key.code);
    }
}

fn command(screen: &mut Screen<'_>, code: KeyCode) {
    match code {
        KeyCode::Left => walk(screen, Arrow::Left),
        KeyCode::Right => walk(screen, Arrow::Right),
        KeyCode::Up => walk(screen, Arrow::Up),
        KeyCode::Down => walk(screen, Arrow::Down),
        KeyCode::Enter | KeyCode::Char(' ') => match screen.cursor {
            Some(point) => screen.touch(point),
            None => appear(screen),
        },
        KeyCode::Esc => screen.untouch(),
        KeyCode::Char(digit @ '0'..='9') => screen.typing = Some(digit.to_string()),
        KeyCode::Char(':' | 'm' | 'M') => screen.typing = Some(String::new()),
        KeyCode::Char('u' | 'U') | KeyCode::Backspace => screen.step(true),
        KeyCode::Char('r' | 'R') => screen.step(false),
        KeyCode::Char('h' | 'H') => screen.ask_hint(),
        KeyCode::Char('d' | 'D') => screen.ask_draw(),
        KeyCode::Char('x' | 'X') => screen.ask(Question::Resign),
        KeyCode::Char('n' | 'N') => screen.ask(Question::Restart),
        KeyCode::Char('f' | 'F') => screen.turned = !screen.turned,
        KeyCode::Char('s' | 'S') => screen.table.hurry(),
        KeyCode::Char('q' | 'Q') => screen.over = true,
        KeyCode::Char('?') | KeyCode::F(1) => screen.help = true,
        _ => {}
    }
}

/// Walks over the board; the first key shows where it begins.
fn walk(screen: &mut Screen<'_>, arrow: Arrow) {
    let Some(from) = screen.cursor else {
        return appear(screen);
    };
    if let Some(to) = screen.board().step(from, arrow, screen.turned) {
        screen.cursor = Some(to);
    }
}

/// Puts the keyboard at a place where something can be done.
fn appear(screen: &mut Screen<'_>) {
    let first = screen.table.session().targets().first().copied();
    screen.cursor = first.or_else(|| screen.board().points().next());
}

fn typed(screen: &mut Screen<'_>, code: KeyCode) {
    let Some(mut typed) = screen.typing.take() else {
        return;
    };
    match code {
        KeyCode::Enter if typed.trim().is_empty() => return,
        KeyCode::Enter => return screen.play_typed(typed.trim()),
        KeyCode::Esc => return,
        KeyCode::Backspace if typed.pop().is_none() => return,
        KeyCode::Char(letter) if typed.chars().count() < LONGEST => typed.push(letter),
        _ => {}
    }
    screen.typing = Some(typed);
}

/// The mouse was moved or pressed: a click touches a place; a drag touches where it begins and
/// where it ends. The man that is being moved is let go by a click, and carried on by a drag.
pub fn mouse(screen: &mut Screen<'_>, mouse: &MouseEvent) {
    let Some(layout) = screen.layout else { return };
    let under = layout.hit(screen.board(), mouse.column, mouse.row);
    let moving = screen.table.session().touched().last().copied();
    match mouse.kind {
        MouseEventKind::Down(MouseButton::Left) if screen.help => screen.help = false,
        MouseEventKind::Down(MouseButton::Left) if screen.question.is_none() => {
            screen.cursor = None;
            screen.pressed = under.map(|point| (point, under == moving));
            match under {
                Some(point) if under != moving => screen.touch(point),
                Some(_) => {}
                None => screen.untouch(),
            }
        }
        MouseEventKind::Down(MouseButton::Right) => screen.untouch(),
        MouseEventKind::Up(MouseButton::Left) => {
            let (Some((from, again)), Some(to)) = (screen.pressed.take(), under) else {
                return;
            };
            // What was pressed may have completed a move: then there is nothing to carry on.
            if moving == Some(from) && (to != from || again) {
                screen.touch(to);
            }
        }
        _ => {}
    }
}
