//! The board on the page: a grid of buttons over a drawing, with men that move between them.
//! Does not know any rule: what may be touched comes from the frame.

use crate::app::App;
use crate::dom::{El, document, el, follow, of, svg};
use crate::drag::{Hands, Surface};
use crate::men::Men;
use crate::say::Spoken;
use crate::tell;
use draw::View;
use game::{Board, Look, Played, Point, Side};
use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;
use wasm_bindgen::JsCast;
use web::frame::Frame;
use web::geometry::{corner, length};
use web::lesson::Shown;
use web::motion::reversed;
use web::signals;
use web::sound::{self, Strike};
use web_sys::{Event, HtmlElement, KeyboardEvent, MouseEvent, PointerEvent};

/// The board of the game in progress, turned or not. Made anew when either changes.
pub fn board(app: App, hands: Hands, board: Arc<Board>, turned: bool) -> El {
    let size = draw::size(&board);
    let view_box = format!("0 0 {} {}", size.0, size.1);
    let described = board.clone();
    let ground = move || {
        let view = View {
            turned,
            labels: app.settings.with(|settings| settings.looks.labels),
            ..View::default()
        };
        draw::ground(&described, &view)
    };
    let marked = board.clone();
    let below = from_frame(app, move |frame| {
        draw::closed(&marked, &frame.standing, turned)
            + &draw::marks(&marked, turned, &frame.marks_below())
    });
    let marked = board.clone();
    let above = from_frame(app, move |frame| {
        draw::path(&marked, turned, &frame.hint)
            + &draw::marks(&marked, turned, &frame.marks_above())
    });
    let look = match board.look {
        Look::Squares => "board squares",
        Look::Lines => "board open",
    };
    let men = of("div", "layer").attr("aria-hidden", "true");
    let root = of("div", look)
        .attr("data-kind", board.name)
        .with(svg("layer", &view_box).live_html(ground))
        .with(svg("layer", &view_box).live_html(below))
        .with(men.clone())
        .with(svg("layer", &view_box).live_html(above))
        .on("pointerdown", move |event: PointerEvent| {
            hands.down(app, &event)
        })
        .on("pointermove", move |event: PointerEvent| {
            hands.moved(app, &event)
        })
        .on("pointerup", move |event: PointerEvent| {
            hands.up(app, &event)
        })
        .on("pointercancel", move |event: PointerEvent| {
            hands.cancel(app, &event)
        })
        .on("lostpointercapture", move |event: PointerEvent| {
            hands.cancel(app, &event)
        })
        // A long press is a hold, not a wish for the browser's menu.
        .on("contextmenu", |event: Event| event.prevent_default());
    let cells = cells(app, board.clone(), turned);
    let men = Men::new(men.0, (*board).clone(), turned);
    hands.set(Surface {
        root: root.0.clone(),
        board: (*board).clone(),
        turned,
        men,
    });
    show_men(app, hands);
    root.with(cells)
}

/// What a layer shows, made of the frame.
fn from_frame(app: App, draw: impl Fn(&Frame) -> String) -> impl Fn() -> String {
    move || {
        app.frame
            .with(|frame| frame.as_ref().map_or_else(String::new, |frame| draw(frame)))
    }
}

/// Keeps the men on the screen as the frame has them.
fn show_men(app: App, hands: Hands) {
    signals::follow(move |before: Option<Option<Arc<Frame>>>| {
        let now = app.frame.get()?;
        let before = before.flatten();
        let played = before.as_ref().and_then(|before| between(before, &now));
        let hop = app
            .settings
            .with_untracked(|settings| settings.looks.pace.hop());
        let until = hands.with(|surface| {
            let men = &mut surface.men;
            let until = men.show(&now.standing, played.as_ref(), &now.passed, hop);
            if let Some(before) = &before {
                sound_of(app, &surface.board, before, &now, until);
            }
            until
        });
        app.moving_until
            .update(|last| *last = last.max(until.unwrap_or(0.0)));
        Some(now)
    });
}

/// What is heard of a change: each sound as its man comes down.
fn sound_of(app: App, board: &Board, before: &Frame, now: &Frame, until: f64) {
    let beats = sound::beats(board, before, now);
    let hops = beats.iter().map(|(hop, _)| *hop).max().unwrap_or(0).max(1);
    let moving = (until - crate::app::now()).max(0.0);
    for (hop, strike) in beats {
        let after = moving * hop as f64 / hops as f64;
        // Sounds at once would be one noise: the end waits for the last move.
        let gap = if strike == Strike::End { 260.0 } else { 0.0 };
        crate::sound::strike(app, strike, (after + gap) as u32);
    }
}

/// The move that leads from one frame to the next, when it is one move.
fn between(before: &Frame, now: &Frame) -> Option<Played> {
    let task = |frame: &Frame| frame.lesson.as_ref().map(Shown::task);
    if task(before) != task(now) {
        return None;
    }
    let (from, to) = (before.snapshot.ply, now.snapshot.ply);
    if to == from + 1 {
        now.snapshot.last.clone()
    } else if to + 1 == from {
        before.snapshot.last.as_ref().map(reversed)
    } else {
        None
    }
}

/// A point's place in the grid.
struct Cell {
    point: Point,
    name: String,
    cell: El,
    button: El,
}

/// The rows of buttons.
fn cells(app: App, board: Arc<Board>, turned: bool) -> El {
    let rows = board.grid(turned);
    let first = rows
        .last()
        .and_then(|row| row.first())
        .copied()
        .unwrap_or(Point(0));
    let game = match board.look {
        Look::Squares => "game-checkers",
        Look::Lines => "game-morris",
    };
    let name = move || {
        app.text
            .with(|text| text.with("spoken-board", &[("game", text.get(game).into())]))
    };
    let mut grid = of("div", "cells")
        .attr("role", "grid")
        .live_label("aria-label", name)
        .attr("aria-describedby", "board-how");
    let mut all = Vec::new();
    for row in rows {
        let mut shown = el("div").attr("role", "row");
        for point in row {
            let made = cell(app, &board, turned, point);
            shown = shown.with(made.cell.clone());
            all.push(made);
        }
        grid = grid.with(shown);
    }
    let all = Rc::new(all);
    describe(app, all.clone());
    rove(&all, first);
    let entered = all.clone();
    grid.on("focusin", move |event: Event| {
        let here = event.target().map(JsCast::unchecked_into::<HtmlElement>);
        if let Some(cell) = entered
            .iter()
            .find(|cell| Some(&cell.button.0) == here.as_ref())
        {
            rove(&entered, cell.point);
        }
    })
    .on("keydown", move |event: KeyboardEvent| {
        key(app, &board, turned, &all, &event)
    })
}

fn cell(app: App, board: &Board, turned: bool, point: Point) -> Cell {
    let (x, y) = corner(board, turned, point);
    let (wide, high) = (100.0 / board.width, 100.0 / board.height);
    let name = board.name_of(point).to_owned();
    // With a pointer the board itself has heard of the press already; a click without one is a
    // key's or a screen reader's.
    let click = move |event: MouseEvent| {
        if event.detail() == 0 {
            app.touch(point);
        }
    };
    let button = el("button")
        .attr("type", "button")
        .attr("data-point", &name)
        .on("click", click);
    let cell = of("div", "cell")
        .attr("role", "gridcell")
        .style("left", &format!("{}%", length(f64::from(x * wide))))
        .style("top", &format!("{}%", length(f64::from(y * high))))
        .with(button.clone());
    Cell {
        point,
        name,
        cell,
        button,
    }
}

/// Keeps what is said of the points, and how they look to a mouse, as the frame has it. One
/// follower for all points: a touch changes few of them.
fn describe(app: App, all: Rc<Vec<Cell>>) {
    let before = RefCell::new((String::new(), Vec::new()));
    follow(move || {
        let Some(frame) = app.frame.get() else { return };
        app.text.with(|text| {
            let words = format!("{} {}", text.language().tag, text.side(Side::First));
            let mut before = before.borrow_mut();
            if before.0 != words {
                *before = (words, vec![None; all.len()]);
            }
            for (cell, before) in all.iter().zip(&mut before.1) {
                let now = Spoken::of(&frame, cell.point);
                if *before != Some(now) {
                    *before = Some(now);
                    let chosen = frame.touched.last() == Some(&cell.point);
                    let class = if frame.is_target(cell.point) {
                        "target"
                    } else {
                        ""
                    };
                    let _ = cell
                        .button
                        .0
                        .set_attribute("aria-label", &now.words(text, &cell.name));
                    let _ = cell
                        .cell
                        .0
                        .set_attribute("aria-selected", &chosen.to_string());
                    cell.button.0.set_class_name(class);
                }
            }
        });
    });
}

/// The tab key finds this point of the board, and no other.
fn rove(all: &[Cell], to: Point) {
    for cell in all {
        cell.button
            .0
            .set_tab_index(if cell.point == to { 0 } else { -1 });
    }
}

fn key(app: App, board: &Board, turned: bool, all: &[Cell], event: &KeyboardEvent) {
    let here = event.target().map(JsCast::unchecked_into::<HtmlElement>);
    let from = all
        .iter()
        .find(|cell| Some(&cell.button.0) == here.as_ref());
    let (Some(from), Some(key)) = (from, tell::read(app, event)) else {
        return;
    };
    event.prevent_default();
    let next = tell::act(app, board, turned, from.point, key);
    if let Some(cell) = all.iter().find(|cell| Some(cell.point) == next) {
        let _ = cell.button.0.focus();
    }
}

/// Puts the keyboard's focus onto the board, where it was there last.
pub fn focus_board() {
    let found = document().query_selector("[data-point][tabindex='0']");
    if let Some(button) = found.ok().flatten() {
        let _ = button.unchecked_into::<HtmlElement>().focus();
    }
}
