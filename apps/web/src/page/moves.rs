//! The list of moves, to be walked through.
//! Does not know how a move is written.

use crate::app::App;
use crate::dom::{El, el, follow, of};
use crate::endings;
use crate::exact;
use crate::icons::icon;
use game::Side;
use std::cell::RefCell;
use std::sync::Arc;
use text::Value;
use wasm_bindgen::JsCast;
use web::frame::Frame;
use web::signals::Memo;
use web_sys::{Element, Event, HtmlElement};

/// The list with its four buttons.
pub fn moves(app: App) -> El {
    let read = move |read: fn(&Frame) -> usize| {
        Memo::new(move |_| {
            app.frame
                .with(|frame| frame.as_ref().map_or(0, |frame| read(frame)))
        })
    };
    let count = read(|frame| frame.moves.len());
    let shown = read(|frame| frame.snapshot.ply);
    let list = list(app);
    mark_shown(&list, count, shown);
    let step = move |name: &str, key: &'static str, at_end: bool, to: fn(usize, usize) -> usize| {
        of("button", "quiet")
            .attr("type", "button")
            .attr("data-action", key)
            .live_label("aria-label", app.say(key))
            .live_off(move || {
                if at_end {
                    shown.get() >= count.get()
                } else {
                    shown.get() == 0
                }
            })
            .with(icon(name))
            .press(move || {
                app.glance(|table| table.view(to(shown.get_untracked(), count.get_untracked())));
            })
    };
    of("section", "moves")
        .attr("aria-labelledby", "moves-title")
        .with(
            of("h2", "sr")
                .attr("id", "moves-title")
                .live_text(app.say("moves-title")),
        )
        .with(list)
        .with(endings::known(app))
        .with(exact::offer(app))
        .with(
            of("div", "steps")
                .with(step("first", "moves-first", false, |_, _| 0))
                .with(step("back", "moves-back", false, |ply, _| {
                    ply.saturating_sub(1)
                }))
                .with(step("next", "moves-forward", true, |ply, _| ply + 1))
                .with(step("last", "moves-last", true, |_, count| count)),
        )
}

/// Marks the move that led to what is shown, and keeps it in sight.
fn mark_shown(list: &El, count: Memo<usize>, shown: Memo<usize>) {
    let outer = list.0.clone();
    follow(move || {
        let selector = format!("[data-ply='{}']", shown.get());
        count.get();
        let outer = outer.clone();
        // After the list has been made.
        crate::dom::later(0, move || {
            if let Some(old) = outer.query_selector("[aria-current]").ok().flatten() {
                let _ = old.remove_attribute("aria-current");
            }
            match outer.query_selector(&selector).ok().flatten() {
                Some(found) => {
                    let _ = found.set_attribute("aria-current", "step");
                    scroll_to(&outer, &found);
                }
                None => outer.set_scroll_top(0),
            }
        });
    });
}

/// What the list was made of: the language and the set, who began, and the moves.
type Listed = (String, Side, Arc<Vec<String>>);

/// The moves in rows of two. A move more is added; anything else makes the list anew.
fn list(app: App) -> El {
    let root = of("div", "list");
    let listed = Memo::new(move |_| {
        let words = app
            .text
            .with(|text| format!("{}{}", text.language().tag, text.side(Side::First)));
        app.frame.with(|frame| {
            frame
                .as_ref()
                .map(|frame| (words, frame.first_turn, frame.moves.clone()))
        })
    });
    let outer = root.0.clone();
    let before = RefCell::new(None::<Listed>);
    follow(move || {
        let now = listed.get();
        let mut before = before.borrow_mut();
        let Some((words, first, moves)) = &now else {
            return;
        };
        let more = before.as_ref().and_then(|(old_words, old_first, old)| {
            let goes_on = old_words == words
                && old_first == first
                && !old.is_empty()
                && moves.starts_with(old);
            goes_on.then_some(old.len())
        });
        if more.is_none() {
            outer.set_inner_html("");
            let none = moves.is_empty();
            let inside = if none {
                of("p", "none").text(&app.text.with(|t| t.get("moves-none")))
            } else {
                el("ol")
            };
            let _ = outer.append_child(&inside.0);
        }
        if let Some(rows) = outer.first_element_child() {
            for ply in more.unwrap_or(0)..moves.len() {
                add(app, &rows, *first, ply, &moves[ply]);
            }
        }
        *before = now;
    });
    root.on("click", move |event: Event| {
        if let Some(ply) = pressed(&event) {
            app.glance(|table| table.view(ply));
        }
    })
}

/// The number of the move pressed. The list listens for its moves, as they come and go.
fn pressed(event: &Event) -> Option<usize> {
    let element = event.target()?.dyn_into::<Element>().ok()?;
    element.get_attribute("data-ply")?.parse().ok()
}

/// Adds a move to the rows.
fn add(app: App, rows: &Element, first: Side, ply: usize, mv: &str) {
    let place = ply + usize::from(first == Side::Second);
    let number = place / 2 + 1;
    let side = if ply.is_multiple_of(2) {
        first
    } else {
        first.other()
    };
    let button = one_move(app, number, side, ply, mv);
    match rows
        .last_element_child()
        .filter(|_| place % 2 == 1 && ply > 0)
    {
        Some(row) => {
            let _ = row.append_child(&button.0);
        }
        None => {
            let mut row = el("li").with(of("span", "number").text(&format!("{number}.")));
            if place % 2 == 1 {
                row = row.with(of("span", "move").text("…"));
            }
            let _ = rows.append_child(&row.with(button).0);
        }
    }
}

fn one_move(app: App, number: usize, side: Side, ply: usize, mv: &str) -> El {
    let label = app.text.with(|text| {
        let values = [
            (
                "number",
                Value::Number(i64::try_from(number).unwrap_or(i64::MAX)),
            ),
            ("side", text.side(side).into()),
            ("move", mv.into()),
        ];
        text.with("moves-one", &values)
    });
    of("button", "move")
        .attr("type", "button")
        .attr("data-ply", &(ply + 1).to_string())
        .attr("aria-label", &label)
        .text(mv)
}

/// Scrolls the list, and nothing around it, so that the move is seen.
fn scroll_to(list: &HtmlElement, found: &Element) {
    let (outer, inner) = (
        list.get_bounding_client_rect(),
        found.get_bounding_client_rect(),
    );
    let down = inner.top() - outer.top() - (outer.height() - inner.height()) / 2.0;
    let across = inner.left() - outer.left() - (outer.width() - inner.width()) / 2.0;
    list.set_scroll_top(list.scroll_top() + down as i32);
    list.set_scroll_left(list.scroll_left() + across as i32);
}
