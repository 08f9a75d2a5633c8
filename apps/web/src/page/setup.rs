//! The screen on which a position is set up, on the same board as a game is played.
//! Does not know which positions are allowed: the desk says it.

use crate::actions::button;
use crate::app::{App, Screen};
use crate::bar;
use crate::board;
use crate::copy;
use crate::dom::{El, el, of};
use crate::drag::Hands;
use crate::icons::icon;
use crate::men;
use crate::place::Place;
use crate::say;
use crate::sheet::{choice, segment};
use game::snapshot::Man;
use game::{Board, Side};
use games::GameId;
use session::Editor;
use std::sync::Arc;
use text::Value;
use wasm_bindgen::JsCast;
use web::desk::{Desk, Tool};
use web::frame::{Frame, Notice};
use web::signals::Memo;
use web_sys::{Event, HtmlInputElement};

impl App {
    /// Opens the board on which a position is set up.
    pub fn set_up(self, desk: Desk) {
        let rules = desk.editor().id();
        self.leave_for(Screen::SetUp);
        self.clear_table();
        self.desk.set(Some(desk));
        self.flipped.set(false);
        self.show_desk();
        Place::SetUp(rules).show();
    }

    /// Does something with the position being set up, and shows what came of it.
    pub fn on_desk<T>(self, act: impl FnOnce(&mut Desk) -> T) -> Option<T> {
        let mut out = None;
        self.desk.update(|desk| out = desk.as_mut().map(act));
        self.show_desk();
        out
    }

    fn show_desk(self) {
        if let Some(frame) = self.desk.with(|desk| desk.as_ref().map(Desk::frame)) {
            self.said.update(|said| *said = said.wrapping_add(1));
            self.frame.set(Some(Arc::new(frame)));
        }
    }
}

/// Reads from the desk, and again whenever it has changed.
fn read<T>(app: App, read: impl Fn(&Desk) -> T) -> Option<T> {
    app.frame.with(|_| ());
    app.desk.with(|desk| desk.as_ref().map(read))
}

/// The screen.
pub fn setup(app: App) -> El {
    let hands = Hands::new();
    let rules = Memo::new(move |_| read(app, |desk| desk.editor().id()));
    let described = Memo::new(move |_| {
        rules.get();
        read(app, |desk| Arc::new(desk.editor().board().clone()))
    });
    let turned = Memo::new(move |_| {
        let first = described.with(|board| board.as_ref().is_some_and(|b| b.first_at_bottom));
        app.frame
            .with(|frame| frame.as_ref().is_some_and(|frame| app.turned(frame, first)))
    });
    let name = move || {
        app.text.with(|text| {
            let rules = rules.get();
            rules.map_or_else(String::new, |rules| say::rules_name(text, rules))
        })
    };
    let main = of("main", "table")
        .with(of("h1", "sr").live_text(app.say("set-up")))
        .with(
            of("div", "frame")
                .part(move || Some(board::board(app, hands, described.get()?, turned.get()))),
        )
        .with(line(app, described))
        .part(move || Some(tools(app, rules.get()?, &*described.get()?)))
        .with(
            of("p", "sr")
                .attr("id", "board-how")
                .live_text(app.say("spoken-how")),
        );
    of("div", "play desk")
        .attr("data-view", "setup")
        .with(bar::bar(app, name, None))
        .with(main)
}

/// The line under the board: what is wrong, or that a game can begin.
fn line(app: App, described: Memo<Option<Arc<Board>>>) -> El {
    let words = move |frame: &Frame, board: &Board| {
        app.text.with(|text| match &frame.notice {
            Some(Notice::Refusal(refusal)) => text.refusal(board, refusal),
            _ => {
                let side = text.side(frame.snapshot.turn);
                text.with("set-up-ready", &[("side", side.into())])
            }
        })
    };
    let said = move || {
        described.with(|board| {
            app.frame.with(|frame| match (frame, board) {
                (Some(frame), Some(board)) => words(frame, board),
                _ => String::new(),
            })
        })
    };
    let class = move || {
        let refused = app
            .frame
            .with(|frame| frame.as_ref().is_some_and(|frame| frame.notice.is_some()));
        (if refused { "line refused" } else { "line" }).to_owned()
    };
    el("div")
        .live_label("class", class)
        .attr("role", "status")
        .attr("data-line", "")
        .with(
            el("p")
                .live_label("class", move || {
                    (if said().chars().count() > 84 {
                        "long"
                    } else {
                        ""
                    })
                    .to_owned()
                })
                .live_text(said),
        )
}

/// Everything beside the board.
fn tools(app: App, rules: GameId, board: &Board) -> El {
    let change = move |change: fn(&mut Editor)| {
        app.on_desk(|desk| desk.change(change));
    };
    let undo = button(app, "undo", "undo", "plain", move || {
        change(|editor| {
            editor.undo();
        });
    });
    let undo_off = Memo::new(move |_| read(app, |desk| !desk.editor().can_undo()) == Some(true));
    let deeds = of("div", "deeds")
        .attr("role", "group")
        .live_label("aria-label", app.say("spoken-actions"))
        .with(undo.live_off(move || undo_off.get()))
        .with(button(app, "close", "set-up-clear", "plain", move || {
            change(Editor::clear);
        }))
        .with(button(app, "again", "set-up-start", "plain", move || {
            change(Editor::reset);
        }))
        .with(button(app, "turn", "turn-board", "plain", move || {
            app.flipped.update(|flipped| *flipped = !*flipped);
        }));
    let refused = Memo::new(move |_| read(app, |desk| desk.position().is_err()) == Some(true));
    let play = button(app, "play", "set-up-play", "primary", move || {
        if let Some(Ok(fen)) = read(app, Desk::position) {
            app.choose(rules, Some(fen));
        }
    });
    let mut all = of("section", "tools")
        .live_label("aria-label", app.say("set-up"))
        .with(palette(app))
        .with(whose_turn(app));
    if board.in_hand > 0 {
        all = all.with(in_hand(app, board.in_hand));
    }
    all.with(deeds)
        .with(as_text(app))
        .with(play.live_off(move || refused.get()))
}

/// What a touch does: a kind of man to put down, carrying, taking off.
fn palette(app: App) -> El {
    let kinds = read(app, |desk| desk.editor().kinds()).unwrap_or_default();
    let pressed = move |tool: Tool| move || read(app, Desk::tool) == Some(tool);
    let take = move |tool: Tool| {
        move || {
            app.on_desk(|desk| desk.take(tool));
        }
    };
    let plain = move |tool: Tool, drawing: &str, key: &'static str| {
        of("button", "tool")
            .attr("type", "button")
            .attr("data-tool", key)
            .live_bool("aria-pressed", pressed(tool))
            .live_label("aria-label", app.say(key))
            .live_label("title", app.say(key))
            .with(icon(drawing))
            .press(take(tool))
    };
    let mut tools = vec![plain(Tool::Carry, "hand", "tool-carry")];
    for side in Side::BOTH {
        for (kind, height) in kinds.iter().zip(1..) {
            let tool = Tool::Put(Man { side, height });
            let label = move || app.text.with(|text| text.piece(kind, side));
            tools.push(
                of("button", "tool")
                    .attr("type", "button")
                    .attr("data-tool", &format!("{} {height}", side.key()))
                    .live_bool("aria-pressed", pressed(tool))
                    .live_label("aria-label", label)
                    .live_label("title", label)
                    .with(of("span", "disc").html(&men::picture(Man { side, height })))
                    .press(take(tool)),
            );
        }
    }
    tools.push(plain(Tool::Off, "off", "tool-off"));
    of("div", "palette")
        .attr("role", "group")
        .live_label("aria-label", app.say("set-up-tools"))
        .with_all(tools)
}

fn whose_turn(app: App) -> El {
    let sides = Side::BOTH.map(|side| {
        let on = move || read(app, |desk| desk.editor().layout().turn) == Some(side);
        let words = move || app.text.with(|text| text.side(side));
        segment(side.key(), on, words, move || {
            app.on_desk(|desk| desk.change(|editor| editor.set_turn(side)));
        })
    });
    choice(app, "set-up-turn", sides)
}

/// The men in hand of both sides.
fn in_hand(app: App, most: u8) -> El {
    let sides = Side::BOTH.map(|side| {
        let count = Memo::new(move |_| {
            read(app, |desk| desk.editor().layout().in_hand[side.index()]).unwrap_or(0)
        });
        let step = move |drawing: &str, by: i8, end: u8| {
            let label = move || {
                let next = count.get().saturating_add_signed(by).min(most);
                let values = [
                    (
                        "side",
                        text::Value::from(app.text.with(|text| text.side(side))),
                    ),
                    ("number", Value::Number(i64::from(next))),
                ];
                app.text.with(|text| text.with("set-up-in-hand", &values))
            };
            el("button")
                .attr("type", "button")
                .attr("data-action", &format!("in-hand-{}-{drawing}", side.key()))
                .live_label("aria-label", label)
                .live_off(move || count.get() == end)
                .with(icon(drawing))
                .press(move || {
                    let next = count.get().saturating_add_signed(by).min(most);
                    app.on_desk(|desk| desk.change(|editor| editor.set_in_hand(side, next)));
                })
        };
        let words = move || {
            let values = [
                ("side", app.text.with(|text| text.side(side)).into()),
                ("number", Value::Number(i64::from(count.get()))),
            ];
            app.text.with(|text| text.with("set-up-in-hand", &values))
        };
        of("div", "stepper")
            .with(step("minus", -1, 0))
            .with(el("output").live_text(words))
            .with(step("plus", 1, most))
    });
    of("div", "hands").with_all(sides)
}

/// The position as text, to be copied or pasted.
fn as_text(app: App) -> El {
    let field = el("input")
        .attr("type", "text")
        .attr("spellcheck", "false")
        .attr("autocapitalize", "off")
        .attr("autocomplete", "off")
        .attr("data-paste", "")
        .live_label("aria-label", app.say("set-up-text"))
        .live_label("placeholder", app.say("set-up-text"))
        .on("change", move |event: Event| {
            let field = event
                .target()
                .map(JsCast::unchecked_into::<HtmlInputElement>);
            let text = field.map_or_else(String::new, |field| field.value());
            if !text.trim().is_empty() {
                app.on_desk(|desk| desk.read(&text));
            }
        });
    let input: HtmlInputElement = field.0.clone().unchecked_into();
    crate::dom::follow(move || {
        // What was typed and refused stays, so that it can be mended.
        let refused = app
            .frame
            .with(|frame| frame.as_ref().is_some_and(|frame| frame.notice.is_some()));
        if let (false, Some(Ok(fen))) = (refused, read(app, Desk::position)) {
            input.set_value(&fen);
        }
    });
    let copy = of("button", "plain")
        .attr("type", "button")
        .attr("data-action", "copy-position")
        .live_label("aria-label", app.say("copy-position"))
        .live_label("title", app.say("copy-position"))
        .with(icon("copy"))
        .press(move || {
            if let Some(Ok(fen)) = read(app, Desk::position) {
                copy::copy(app, fen);
            }
        });
    of("div", "as-text").with(field).with(copy)
}
