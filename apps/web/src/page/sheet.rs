//! Panels over the page: the menu, questions, and a text to copy by hand.
//! Does not know what a deed does to the game.

use crate::actions::{button, fact, language_menu};
use crate::app::{App, Sheet};
use crate::dom::{El, document, el, follow, of};
use crate::{begin, carry, copy, endings, games, icons::icon, place::Place, typed};
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web::settings::{Opponent, Settings};
use web::table::{Table, Wish};
use web_sys::{Event, HtmlElement, HtmlInputElement, HtmlTextAreaElement, KeyboardEvent};

/// The panel that is open, if one is.
pub fn sheet(app: App) -> El {
    let opener = RefCell::new(None::<HtmlElement>);
    follow(move || {
        let open = app.sheet.with(Option::is_some);
        let mut opener = opener.borrow_mut();
        if open && opener.is_none() {
            *opener = document()
                .active_element()
                .and_then(|element| element.dyn_into().ok());
        } else if !open && let Some(element) = opener.take() {
            // The focus returns to where it was.
            let _ = element.focus();
        }
    });
    el("div").part(move || {
        let (title, content) = match app.sheet.get()? {
            Sheet::Menu => ("page-menu", menu(app)),
            Sheet::Resign => (
                "say-resign-sure",
                question(app, |app| {
                    app.act(Table::resign);
                }),
            ),
            Sheet::Restart => ("games-restart-sure", question(app, |app| app.again(false))),
            Sheet::Draw => ("offer-draw", friend(app)),
            Sheet::Keys => ("keys-title", typed::keys(app)),
            Sheet::Looks => ("looks-title", crate::looks::panel(app)),
            Sheet::Begin(rules, text) => ("new-game", begin::begin(app, rules, text)),
            Sheet::Copy(text) => ("say-copy-failed", by_hand(app, &text)),
            Sheet::Full => ("games-full", carry::full(app)),
            Sheet::Import => ("games-add", carry::import(app)),
            Sheet::DeleteAll => ("games-delete-sure", question(app, games::delete_all)),
        };
        Some(frame(app, title, content))
    })
}

/// A panel with its title and a way out; the focus stays inside.
fn frame(app: App, title: &'static str, content: El) -> El {
    let close = move || app.sheet.set(None);
    let head = of("div", "sheet-head")
        .with(el("h2").attr("id", "sheet-title").live_text(app.say(title)))
        .with(
            of("button", "quiet")
                .attr("type", "button")
                .attr("data-action", "close")
                .live_label("aria-label", app.say("page-close"))
                .with(icon("close"))
                .press(close),
        );
    let panel = of("div", "sheet")
        .attr("role", "dialog")
        .attr("aria-modal", "true")
        .attr("aria-labelledby", "sheet-title")
        .attr("tabindex", "-1")
        .attr("data-sheet", "")
        .with(head)
        .with(content);
    let inside = panel.0.clone();
    let panel = panel.on("keydown", move |event: KeyboardEvent| {
        match event.key().as_str() {
            "Escape" => close(),
            "Tab" => stay_inside(&inside, &event),
            _ => {}
        }
    });
    let focused = panel.0.clone();
    crate::dom::later(0, move || {
        let _ = focused.focus();
    });
    el("div").with(of("div", "veil").press(close)).with(panel)
}

/// Keeps the tab key's walk inside the panel.
fn stay_inside(panel: &HtmlElement, event: &KeyboardEvent) {
    let Ok(all) =
        panel.query_selector_all("a[href], button:not([disabled]), select, textarea, input")
    else {
        return;
    };
    let at = |index: u32| {
        all.item(index)
            .and_then(|node| node.dyn_into::<HtmlElement>().ok())
    };
    let (first, last) = (at(0), at(all.length().saturating_sub(1)));
    let here = document().active_element();
    let is = |element: &Option<HtmlElement>| element.as_ref().map(AsRef::as_ref) == here.as_ref();
    let to = if event.shift_key() && (is(&first) || here.as_ref() == Some(panel.as_ref())) {
        last
    } else if !event.shift_key() && is(&last) {
        first
    } else {
        return;
    };
    event.prevent_default();
    if let Some(element) = to {
        let _ = element.focus();
    }
}

/// Yes or no.
fn question(app: App, yes: fn(App)) -> El {
    let agree = button(app, "yes", "yes", "primary", move || {
        app.sheet.set(None);
        yes(app);
    });
    of("div", "answers")
        .with(agree)
        .with(button(app, "close", "no", "plain", move || {
            app.sheet.set(None)
        }))
}

/// The other player on this device is asked for a draw.
fn friend(app: App) -> El {
    let words = move || {
        let turn = app
            .frame
            .with(|frame| frame.as_ref().map(|frame| frame.snapshot.turn));
        app.text.with(|text| {
            let side = turn.map_or_else(String::new, |turn| text.side(turn));
            text.with("say-draw-friend", &[("side", side.into())])
        })
    };
    let answers = question(app, |app| {
        app.act(Table::agree);
    });
    el("div").with(el("p").live_text(words)).with(answers)
}

/// A text that could not be copied by itself, marked.
fn by_hand(app: App, text: &str) -> El {
    let field = el("textarea")
        .attr("readonly", "")
        .attr("rows", "5")
        .live_label("aria-label", app.say("copy-game"))
        .text(text);
    let marked: HtmlTextAreaElement = field.0.clone().unchecked_into();
    crate::dom::later(20, move || marked.select());
    field
}

/// Everything that may be done, in groups.
fn menu(app: App) -> El {
    of("div", "groups")
        .with(deeds(app))
        .with(board_choices(app))
        .with(page_choices(app))
}

fn deeds(app: App) -> El {
    let close = move || app.sheet.set(None);
    let offer = move || {
        if app.read(|table| table.setup().opponent) == Some(Opponent::Friend) {
            app.sheet.set(Some(Sheet::Draw));
        } else {
            close();
            app.act(|table| table.wish(Wish::Agreement));
        }
    };
    let off = move |button: El, off: fn(&web::frame::Frame) -> bool| {
        let off = fact(app, off);
        button.live_flag("disabled", move || off.get())
    };
    let redo = button(app, "redo", "redo", "item", move || {
        close();
        app.act(Table::redo);
    });
    let claim = button(app, "draw", "claim-draw", "item", move || {
        close();
        app.act(Table::claim);
    });
    let resign = button(app, "flag", "resign", "item", move || {
        app.sheet.set(Some(Sheet::Resign))
    });
    let restart = button(app, "again", "restart", "item", move || {
        app.sheet.set(Some(Sheet::Restart))
    });
    let fresh = button(app, "play", "new-game", "item", move || {
        if let Some(rules) = app.read(|table| table.session().id()) {
            app.choose(rules, None);
        }
    });
    let edit = button(app, "board", "edit-position", "item", move || {
        if let Some(desk) = app.read(Table::to_desk) {
            app.set_up(desk);
        }
    });
    let home = button(app, "home", "page-home", "item", move || {
        app.go(Place::Home);
    });
    let kept = button(app, "games", "games-title", "item", move || {
        app.go(Place::Games);
    });
    of("div", "group")
        .with(off(redo, |frame| !frame.can_redo))
        .part(move || endings::entry(app))
        .with(off(
            button(app, "draw", "offer-draw", "item", offer),
            |frame| frame.over || !frame.on_turn,
        ))
        .with(off(claim, |frame| {
            !(frame.on_turn && frame.snapshot.claim.is_some())
        }))
        .with(off(resign, |frame| {
            frame.over || frame.setup.opponent == Opponent::Nobody
        }))
        .with(restart)
        .with(fresh)
        .with(edit)
        .with(home)
        .with(kept)
}

fn board_choices(app: App) -> El {
    let copied = move |text: Option<String>| {
        app.sheet.set(None);
        if let Some(text) = text {
            copy::copy(app, text);
        }
    };
    let turn = button(app, "turn", "turn-board", "item", move || {
        app.sheet.set(None);
        app.flipped.update(|flipped| *flipped = !*flipped);
    });
    let looks = button(app, "looks", "looks-title", "item", move || {
        app.sheet.set(Some(Sheet::Looks))
    });
    let position = button(app, "copy", "copy-position", "item", move || {
        copied(app.read(Table::shown_fen))
    });
    let game = button(app, "copy", "copy-game", "item", move || {
        copied(app.read(|table| table.session().game_text()));
    });
    let save = button(app, "save", "games-save-one", "item", move || {
        app.sheet.set(None);
        if let Some(text) = app.read(Table::save) {
            carry::save_one(&text);
        }
    });
    let print = button(app, "print", "print-title", "item", move || {
        app.go(Place::Print);
    });
    of("div", "group").with_all([turn, looks, position, game, save, print])
}

fn page_choices(app: App) -> El {
    let rules = move || {
        let name = app
            .read(|table| table.session().board().name)
            .unwrap_or("checkers");
        let page = if name == "checkers" {
            "american"
        } else {
            "twelve"
        };
        app.text
            .with(|text| format!("/{}/rules/{page}", text.language().tag))
    };
    let type_move = button(app, "type", "typed-move", "item", move || {
        app.sheet.set(None);
        app.typing.set(true);
    });
    let keys = button(app, "keys", "keys-title", "item", move || {
        app.sheet.set(Some(Sheet::Keys));
    });
    let language = of("div", "item")
        .with(of("span", "label").live_text(app.say("page-language")))
        .with(language_menu(app));
    let stuck = of("a", "item")
        .live_label("href", rules)
        .attr("data-action", "why-stuck")
        .with(icon("book"))
        .with(el("span").live_text(app.say("why-stuck")));
    let learn = button(app, "learn", "learn", "item", move || {
        if let Some(rules) = app.read(|table| table.session().id()) {
            app.go(crate::learn::place_of(rules));
        }
    });
    of("div", "group")
        .with(type_move)
        .with(keys)
        .with(stuck)
        .with(learn)
        .with(language)
        .part(move || crate::offline::install(app, "item"))
}

/// One of a few choices side by side.
pub fn segment(
    name: &str,
    on: impl Fn() -> bool + 'static,
    words: impl Fn() -> String + 'static,
    choose: impl Fn() + 'static,
) -> El {
    el("button")
        .attr("type", "button")
        .attr("data-choice", name)
        .live_bool("aria-pressed", on)
        .live_text(words)
        .press(choose)
}

/// A few choices side by side, one of them chosen.
pub fn choice(app: App, label: &'static str, all: impl IntoIterator<Item = El>) -> El {
    of("div", "choice")
        .attr("role", "group")
        .live_label("aria-label", app.say(label))
        .with(
            of("span", "label")
                .attr("aria-hidden", "true")
                .live_text(app.say(label)),
        )
        .with(of("div", "segments").with_all(all))
}

/// A choice of yes or no.
pub fn switch(
    app: App,
    key: &'static str,
    is_on: fn(&Settings) -> bool,
    turn: fn(&mut Settings, bool),
) -> El {
    let field = el("input")
        .attr("type", "checkbox")
        .attr("data-action", key)
        .on("change", move |event: Event| {
            let field = event
                .target()
                .map(JsCast::unchecked_into::<HtmlInputElement>);
            let on = field.is_some_and(|field| field.checked());
            app.set(|settings| turn(settings, on));
        });
    let input: HtmlInputElement = field.0.clone().unchecked_into();
    follow(move || input.set_checked(app.settings.with(is_on)));
    of("label", "item")
        .with(field)
        .with(el("span").live_text(app.say(key)))
}
