//! Panels over the page: the menu, questions, and a text to copy by hand.
//! Does not know what a deed does to the game.

use crate::actions::{button, fact, language_menu};
use crate::app::{App, Sheet, app};
use crate::{copy, icons::icon};
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web::settings::{Opponent, MenSet, Theme};
use web::table::{Table, Wish};
use web_sys::{HtmlElement, KeyboardEvent};

/// The panel that is open, if one is.
pub fn sheet() -> impl IntoView {
    let app = app();
    let opener = StoredValue::new_local(None::<HtmlElement>);
    Effect::new(move |was: Option<bool>| {
        let open = app.sheet.with(Option::is_some);
        if open && was != Some(true) {
            opener.set_value(document().active_element().and_then(|element| element.dyn_into().ok()));
        } else if !open
            && was == Some(true)
            && let Some(element) = opener.get_value()
        {
            // The focus returns to where it was.
            let _ = element.focus();
        }
        open
    });
    move || {
        app.sheet.get().map(|sheet| {
            let close = move || app.sheet.set(None);
            let (title, content) = match sheet {
                Sheet::Menu => ("page-menu", menu(app).into_any()),
                Sheet::Resign => ("say-resign-sure", question(app, move || {
                    app.act(Table::resign);
                }).into_any()),
                Sheet::Restart => ("say-restart-sure", question(app, move || app.again(false)).into_any()),
                Sheet::Draw => ("offer-draw", friend(app).into_any()),
                Sheet::Copy(text) => ("say-copy-failed", by_hand(text).into_any()),
            };
            frame(app, title, close, content)
        })
    }
}

/// A panel with its title and a way out; the focus stays inside.
fn frame(app: App, title: &'static str, close: impl Fn() + Copy + 'static, content: AnyView) -> impl IntoView {
    let panel = NodeRef::<html::Div>::new();
    Effect::new(move || {
        if let Some(panel) = panel.get() {
            let _ = panel.focus();
        }
    });
    let on_key = move |event: KeyboardEvent| match event.key().as_str() {
        "Escape" => close(),
        "Tab" => {
            if let Some(panel) = panel.get_untracked() {
                stay_inside(&panel, &event);
            }
        }
        _ => {}
    };
    view! {
        <div class="veil" on:click=move |_| close()></div>
        <div class="sheet" role="dialog" aria-modal="true" aria-labelledby="sheet-title" tabindex="-1"
            node_ref=panel on:keydown=on_key data-sheet="">
            <div class="sheet-head">
                <h2 id="sheet-title">{app.say(title)}</h2>
                <button type="button" class="quiet" data-action="close" aria-label=app.say("page-close")
                    on:click=move |_| close()>{icon("close")}</button>
            </div>
            {content}
        </div>
    }
}

/// Keeps the tab key's walk inside the panel.
fn stay_inside(panel: &HtmlElement, event: &KeyboardEvent) {
    let Ok(all) = panel.query_selector_all("a[href], button:not([disabled]), select, textarea, input") else {
        return;
    };
    let at = |index: u32| all.item(index).and_then(|node| node.dyn_into::<HtmlElement>().ok());
    let (first, last) = (at(0), at(all.length().saturating_sub(1)));
    let here = document().active_element();
    let is = |element: &Option<HtmlElement>| {
        element.as_ref().map(AsRef::as_ref) == here.as_ref()
    };
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
fn question(app: App, yes: impl Fn() + 'static) -> impl IntoView {
    let close = move || app.sheet.set(None);
    view! {
        <div class="answers">
            {button(app, "flag", "yes", "primary", || false, move || { close(); yes(); })}
            {button(app, "close", "no", "plain", || false, close)}
        </div>
    }
}

/// The other player on this device is asked for a draw.
fn friend(app: App) -> impl IntoView {
    let words = move || {
        let turn = app.frame.with(|frame| frame.as_ref().map(|frame| frame.snapshot.turn));
        app.text.with(|text| {
            let side = turn.map_or_else(String::new, |turn| text.side(turn));
            text.with("say-draw-friend", &[("side", side.into())])
        })
    };
    view! {
        <p>{words}</p>
        {question(app, move || { app.act(Table::agree); })}
    }
}

/// A text that could not be copied by itself, marked.
fn by_hand(text: String) -> impl IntoView {
    let field = NodeRef::<html::Textarea>::new();
    Effect::new(move || {
        if let Some(field) = field.get() {
            field.select();
        }
    });
    let app = app();
    view! {
        <textarea readonly rows="5" node_ref=field aria-label=app.say("say-copy-failed") prop:value=text></textarea>
    }
}

/// Everything that may be done, in groups.
fn menu(app: App) -> impl IntoView {
    view! {
        <div class="groups">
            {deeds(app)}
            {board_choices(app)}
            {page_choices(app)}
        </div>
    }
}

fn deeds(app: App) -> impl IntoView {
    let close = move || app.sheet.set(None);
    let over = fact(app, |frame| frame.over);
    let watching = fact(app, |frame| frame.setup.opponent == Opponent::Nobody);
    let not_mine = fact(app, |frame| !frame.on_turn);
    let redo_off = fact(app, |frame| !frame.can_redo);
    let claim_off = fact(app, |frame| !(frame.on_turn && frame.snapshot.claim.is_some()));
    let offer = move || {
        if app.read(|table| table.setup().opponent) == Some(Opponent::Friend) {
            app.sheet.set(Some(Sheet::Draw));
        } else {
            close();
            app.act(|table| table.wish(Wish::Agreement));
        }
    };
    let gone = move || over.get() || watching.get();
    view! {
        <div class="group">
            {button(app, "redo", "redo", "item", move || redo_off.get(), move || {
                close();
                app.act(Table::redo);
            })}
            {button(app, "draw", "offer-draw", "item", move || over.get() || not_mine.get(), offer)}
            {button(app, "draw", "claim-draw", "item", move || claim_off.get(), move || {
                close();
                app.act(Table::claim);
            })}
            {button(app, "flag", "resign", "item", gone, move || app.sheet.set(Some(Sheet::Resign)))}
            {button(app, "again", "restart", "item", || false, move || app.sheet.set(Some(Sheet::Restart)))}
            {button(app, "home", "new-game", "item", || false, move || {
                crate::place::show_home();
                app.home();
            })}
        </div>
    }
}

fn board_choices(app: App) -> impl IntoView {
    let close = move || app.sheet.set(None);
    let copied = move |text: Option<String>| {
        close();
        if let Some(text) = text {
            copy::copy(app, text);
        }
    };
    let set_name = |set: MenSet| set.key();
    view! {
        <div class="group">
            {button(app, "turn", "turn-board", "item", || false, move || {
                close();
                app.flipped.update(|flipped| *flipped = !*flipped);
            })}
            {button(app, "copy", "copy-position", "item", || false, move || {
                copied(app.read(|table| table.shown_fen()));
            })}
            {button(app, "copy", "copy-game", "item", || false, move || {
                copied(app.read(|table| table.session().game_text()));
            })}
            <label class="item">
                <input type="checkbox" data-action="setting-numbers"
                    prop:checked=move || app.settings.with(|settings| settings.labels)
                    on:change=move |event| app.set(|settings| settings.labels = event_target_checked(&event))/>
                <span>{app.say("setting-numbers")}</span>
            </label>
            {choice(app, "choose-set", MenSet::ALL, set_name, |settings| settings.set, move |set| {
                app.set(|settings| settings.set = set);
                let text = app.text.get_untracked();
                app.text.set(text.with_colours(set.colours()));
            })}
        </div>
    }
}

fn page_choices(app: App) -> impl IntoView {
    let rules = move || {
        let name = app.read(|table| table.session().board().name).unwrap_or("checkers");
        let page = if name == "checkers" { "american" } else { "twelve" };
        app.text.with(|text| format!("/{}/rules/{page}", text.language().tag))
    };
    view! {
        <div class="group">
            {choice(app, "setting-theme", Theme::ALL, |theme: Theme| theme.key(),
                |settings| settings.theme, move |theme| app.set(|settings| settings.theme = theme))}
            <div class="item"><span class="label">{app.say("page-language")}</span>{language_menu(app)}</div>
            <a class="item" href=rules data-action="why-stuck">{icon("book")}<span>{app.say("why-stuck")}</span></a>
        </div>
    }
}

/// A few choices side by side, one of them chosen.
pub fn choice<T: Copy + PartialEq + Send + Sync + 'static, const N: usize>(
    app: App,
    label: &'static str,
    all: [T; N],
    key: impl Fn(T) -> &'static str,
    chosen: fn(&web::settings::Settings) -> T,
    choose: impl Fn(T) + Copy + 'static,
) -> impl IntoView {
    let buttons: Vec<_> = all
        .into_iter()
        .map(|value| {
            let on = move || app.settings.with(|settings| chosen(settings) == value);
            view! {
                <button type="button" data-choice=key(value) aria-pressed=move || on().to_string()
                    on:click=move |_| choose(value)>{app.say(key(value))}</button>
            }
        })
        .collect();
    view! {
        <div class="choice" role="group" aria-label=app.say(label)>
            <span class="label" aria-hidden="true">{app.say(label)}</span>
            <div class="segments">{buttons}</div>
        </div>
    }
}
