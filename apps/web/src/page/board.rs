//! The board on the page: a grid of buttons over a drawing, with men that move between them.
//! Does not know any rule: what may be touched comes from the frame.

use crate::app::App;
use crate::dom::{El, el, of, svg};
use crate::drag::{Hands, Surface};
use crate::men::Men;
use crate::say;
use game::board::Arrow;
use game::{Board, Look, Played, Point};
use reactive_graph::computed::Memo;
use reactive_graph::effect::Effect;
use reactive_graph::signal::RwSignal;
use reactive_graph::traits::{Get, GetUntracked, Set, UpdateValue, With};
use std::sync::Arc;
use wasm_bindgen::JsCast;
use web::frame::Frame;
use web::geometry::corner;
use web::motion::reversed;
use web_sys::{Event, HtmlElement, KeyboardEvent, MouseEvent, PointerEvent};

/// The board of the game in progress, turned or not. Made anew when either changes.
pub fn board(app: App, hands: Hands, board: Arc<Board>, turned: bool) -> El {
    let size = draw::size(&board);
    let view_box = format!("0 0 {} {}", size.0, size.1);
    let described = board.clone();
    let ground = move || {
        draw::ground(
            &described,
            turned,
            app.settings.with(|settings| settings.labels),
        )
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
        .attr("data-board", board.name)
        .with(svg("layer", &view_box).live_html(ground))
        .with(svg("layer", &view_box).live_html(below))
        .with(men.clone())
        .with(svg("layer", &view_box).live_html(above))
        .on("pointerdown", move |event: PointerEvent| {
            hands.down(app, &event)
        })
        .on("pointermove", move |event: PointerEvent| {
            hands.moved(&event)
        })
        .on("pointerup", move |event: PointerEvent| {
            hands.up(app, &event)
        })
        .on("pointercancel", move |event: PointerEvent| {
            hands.cancel(app, &event)
        });
    let cells = cells(app, board.clone(), turned, root.0.clone());
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
    Effect::new(move |before: Option<Option<Arc<Frame>>>| {
        let now = app.frame.get()?;
        let played = before.flatten().and_then(|before| between(&before, &now));
        let until = hands.with(|surface| {
            surface
                .men
                .show(&now.standing, played.as_ref(), &now.passed)
        });
        app.moving_until
            .update_value(|last| *last = last.max(until.unwrap_or(0.0)));
        Some(now)
    });
}

/// The move that leads from one frame to the next, when it is one move.
fn between(before: &Frame, now: &Frame) -> Option<Played> {
    let (from, to) = (before.snapshot.ply, now.snapshot.ply);
    if to == from + 1 {
        now.snapshot.last.clone()
    } else if to + 1 == from {
        before.snapshot.last.as_ref().map(reversed)
    } else {
        None
    }
}

/// The rows of buttons.
fn cells(app: App, board: Arc<Board>, turned: bool, root: HtmlElement) -> El {
    let rows = board.grid(turned);
    let first = rows
        .last()
        .and_then(|row| row.first())
        .copied()
        .unwrap_or(Point(0));
    let focus = RwSignal::new(first);
    let game = match board.look {
        Look::Squares => "game-checkers",
        Look::Lines => "game-morris",
    };
    let name = move || {
        app.text
            .with(|text| text.with("spoken-board", &[("game", text.get(game).into())]))
    };
    let rows = rows.into_iter().map(|row| {
        let cells = row
            .into_iter()
            .map(|point| cell(app, board.clone(), turned, point, focus));
        el("div").attr("role", "row").with_all(cells)
    });
    let rows: Vec<El> = rows.collect();
    of("div", "cells")
        .attr("role", "grid")
        .live_label("aria-label", name)
        .attr("aria-describedby", "board-how")
        .with_all(rows)
        .on("keydown", move |event: KeyboardEvent| {
            key(app, &board, turned, &root, focus, &event)
        })
}

fn cell(app: App, board: Arc<Board>, turned: bool, point: Point, focus: RwSignal<Point>) -> El {
    let (x, y) = corner(&board, turned, point);
    let (wide, high) = (100.0 / board.width, 100.0 / board.height);
    let name = board.name_of(point).to_owned();
    let label = move || {
        app.frame.with(|frame| {
            frame.as_ref().map_or_else(String::new, |frame| {
                app.text.with(|text| say::label(text, &board, frame, point))
            })
        })
    };
    let is = move |read: fn(&Frame, Point) -> bool| {
        Memo::new(move |_| {
            app.frame
                .with(|frame| frame.as_ref().is_some_and(|frame| read(frame, point)))
        })
    };
    let chosen = is(|frame, point| frame.touched.last() == Some(&point));
    let target = is(Frame::is_target);
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
        .live_label("aria-label", label)
        .live_attr("class", move || target.get().then(|| "target".to_owned()))
        .live_label("tabindex", move || {
            if focus.get() == point { "0" } else { "-1" }.to_owned()
        })
        .on("focus", move |_: Event| {
            if focus.get_untracked() != point {
                focus.set(point);
            }
        })
        .on("click", click);
    of("div", "cell")
        .attr("role", "gridcell")
        .live_bool("aria-selected", move || chosen.get())
        .style("left", &format!("{}%", x * wide))
        .style("top", &format!("{}%", y * high))
        .with(button)
}

fn key(
    app: App,
    board: &Board,
    turned: bool,
    root: &HtmlElement,
    focus: RwSignal<Point>,
    event: &KeyboardEvent,
) {
    let arrow = match event.key().as_str() {
        "ArrowLeft" => Arrow::Left,
        "ArrowRight" => Arrow::Right,
        "ArrowUp" => Arrow::Up,
        "ArrowDown" => Arrow::Down,
        "Escape" => {
            app.act(web::table::Table::untouch);
            return;
        }
        _ => return,
    };
    event.prevent_default();
    let Some(next) = board.step(focus.get_untracked(), arrow, turned) else {
        return;
    };
    let selector = format!("[data-point='{}']", board.name_of(next));
    let found = root.query_selector(&selector).ok().flatten();
    if let Some(button) = found.and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
        let _ = button.focus();
    }
}
