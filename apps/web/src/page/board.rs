//! The board on the page: a grid of buttons over a drawing, with men that move between them.
//! Does not know any rule: what may be touched comes from the frame.

use crate::app::{App, app};
use crate::drag::{Hands, Surface};
use crate::men::Men;
use crate::say;
use game::board::Arrow;
use game::{Board, Look, Played, Point};
use leptos::prelude::*;
use leptos::{ev, html};
use std::sync::Arc;
use wasm_bindgen::JsCast;
use web::frame::Frame;
use web::geometry::corner;
use web::motion::reversed;
use web_sys::{HtmlElement, KeyboardEvent, MouseEvent};

/// The board of the game in progress, turned or not. Made anew when either changes.
pub fn board(board: Arc<Board>, turned: bool) -> AnyView {
    let app = app();
    let hands = expect_context::<Hands>();
    let (root, layer) = (NodeRef::<html::Div>::new(), NodeRef::<html::Div>::new());
    show_men(app, hands, board.clone(), turned, root, layer);
    let size = draw::size(&board);
    let view_box = format!("0 0 {} {}", size.0, size.1);
    let described = board.clone();
    let ground = move || draw::ground(&described, turned, app.settings.with(|settings| settings.labels));
    let marked = board.clone();
    let below = drawing(app, move |frame| {
        draw::closed(&marked, &frame.standing, turned) + &draw::marks(&marked, turned, &frame.marks_below())
    });
    let marked = board.clone();
    let above = drawing(app, move |frame| {
        draw::path(&marked, turned, &frame.hint) + &draw::marks(&marked, turned, &frame.marks_above())
    });
    let called = board.name;
    let look = match board.look {
        Look::Squares => "board squares",
        Look::Lines => "board open",
    };
    view! {
        <div class=look data-board=called node_ref=root
            on:pointerdown=move |event| hands.down(app, &event)
            on:pointermove=move |event| hands.moved(&event)
            on:pointerup=move |event| hands.up(app, &event)
            on:pointercancel=move |event| hands.cancel(app, &event)>
            <svg class="layer" viewBox=view_box.clone() aria-hidden="true" inner_html=ground></svg>
            <svg class="layer" viewBox=view_box.clone() aria-hidden="true" inner_html=below></svg>
            <div class="layer" aria-hidden="true" node_ref=layer></div>
            <svg class="layer" viewBox=view_box aria-hidden="true" inner_html=above></svg>
            {cells(app, board, turned, root)}
        </div>
    }
    .into_any()
}

/// What a layer shows, drawn again only when it changes.
fn drawing(app: App, draw: impl Fn(&Frame) -> String + Send + Sync + 'static) -> Memo<String> {
    Memo::new(move |_| app.frame.with(|frame| frame.as_ref().map_or_else(String::new, |frame| draw(frame))))
}

/// Keeps the men on the screen as the frame has them.
fn show_men(
    app: App,
    hands: Hands,
    board: Arc<Board>,
    turned: bool,
    root: NodeRef<html::Div>,
    layer: NodeRef<html::Div>,
) {
    Effect::new(move |before: Option<Option<Arc<Frame>>>| {
        let frame = app.frame.get();
        let (Some(root), Some(layer), Some(now)) = (root.get(), layer.get(), frame.clone()) else {
            return None;
        };
        let before = before.flatten();
        if before.is_none() {
            let (root, layer): (HtmlElement, HtmlElement) = (root.into(), layer.into());
            let men = Men::new(layer, (*board).clone(), turned);
            hands.set(Surface { root, board: (*board).clone(), turned, men });
        }
        let played = before.and_then(|before| between(&before, &now));
        let until = hands.with(|surface| surface.men.show(&now.standing, played.as_ref(), &now.passed));
        app.moving_until.update_value(|last| *last = last.max(until.unwrap_or(0.0)));
        frame
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
fn cells(app: App, board: Arc<Board>, turned: bool, root: NodeRef<html::Div>) -> AnyView {
    let rows = board.grid(turned);
    let first = rows.last().and_then(|row| row.first()).copied().unwrap_or(Point(0));
    let focus = RwSignal::new(first);
    let keys = board.clone();
    let on_key = move |event: KeyboardEvent| key(app, &keys, turned, root, focus, &event);
    let name = move || {
        let game = format!("game-{}", if board_is_squares(app) { "checkers" } else { "morris" });
        app.text.with(|text| text.with("spoken-board", &[("game", text.get(&game).into())]))
    };
    let rows: Vec<_> = rows
        .into_iter()
        .map(|row| {
            let cells: Vec<_> =
                row.into_iter().map(|point| cell(app, board.clone(), turned, point, focus)).collect();
            view! { <div role="row">{cells}</div> }
        })
        .collect();
    view! {
        <div class="cells" role="grid" aria-label=name aria-describedby="board-how" on:keydown=on_key>
            {rows}
        </div>
    }
    .into_any()
}

fn board_is_squares(app: App) -> bool {
    app.read(|table| table.session().board().look == Look::Squares).unwrap_or(true)
}

fn cell(app: App, board: Arc<Board>, turned: bool, point: Point, focus: RwSignal<Point>) -> AnyView {
    let (x, y) = corner(&board, turned, point);
    let (wide, high) = (100.0 / board.width, 100.0 / board.height);
    let name = board.name_of(point).to_owned();
    let label = Memo::new(move |_| {
        app.frame.with(|frame| {
            frame.as_ref().map_or_else(String::new, |frame| {
                app.text.with(|text| say::label(text, &board, frame, point))
            })
        })
    });
    let chosen = Memo::new(move |_| {
        app.frame.with(|frame| frame.as_ref().is_some_and(|frame| frame.touched.last() == Some(&point)))
    });
    let target = Memo::new(move |_| {
        app.frame.with(|frame| frame.as_ref().is_some_and(|frame| frame.is_target(point)))
    });
    // With a pointer the board itself has heard of the press already; a click without one is a
    // key's or a screen reader's.
    let click = move |event: MouseEvent| {
        if event.detail() == 0 {
            app.touch(point);
        }
    };
    view! {
        <div role="gridcell" class="cell" aria-selected=move || chosen.get().to_string()
            style:left=move || format!("{}%", x * wide) style:top=move || format!("{}%", y * high)
            style:width=move || format!("{wide}%") style:height=move || format!("{high}%")>
            <button type="button" data-point=name aria-label=label class:target=target
                tabindex=move || if focus.get() == point { "0" } else { "-1" }
                on:focus=move |_: ev::FocusEvent| focus.set(point)
                on:click=click></button>
        </div>
    }
    .into_any()
}

fn key(
    app: App,
    board: &Board,
    turned: bool,
    root: NodeRef<html::Div>,
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
    let Some(next) = board.step(focus.get_untracked(), arrow, turned) else { return };
    let selector = format!("[data-point='{}']", board.name_of(next));
    let found = root.get_untracked().and_then(|root| root.query_selector(&selector).ok().flatten());
    if let Some(button) = found.and_then(|found| found.dyn_into::<HtmlElement>().ok()) {
        let _ = button.focus();
    }
}
