//! Panels over the page: the menu, questions, and a text to copy by hand.
//! Does not know what a deed does to the game.

use crate::actions::{Button, fact, language_menu};
use crate::app::{App, Sheet, app};
use crate::{copy, icons::icon};
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web::settings::{MenSet, Opponent, Theme};
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
            let (title, content) = match sheet {
                Sheet::Menu => ("page-menu", menu(app)),
                Sheet::Resign => ("say-resign-sure", question(app, |app| {
                    app.act(Table::resign);
                })),
                Sheet::Restart => ("say-restart-sure", question(app, |app| app.again(false))),
                Sheet::Draw => ("offer-draw", friend(app)),
                Sheet::Copy(text) => ("say-copy-failed", by_hand(app, text)),
            };
            frame(app, title, content)
        })
    }
}

/// A panel with its title and a way out; the focus stays inside.
fn frame(app: App, title: &'static str, content: AnyView) -> AnyView {
    let close = move || app.sheet.set(None);
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
    .into_any()
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
fn question(app: App, yes: fn(App)) -> AnyView {
    view! {
        <div class="answers">
            {Button::new("flag", "yes", "primary").does(app, move || {
                app.sheet.set(None);
                yes(app);
            })}
            {Button::new("close", "no", "plain").does(app, move || app.sheet.set(None))}
        </div>
    }
    .into_any()
}

/// The other player on this device is asked for a draw.
fn friend(app: App) -> AnyView {
    let words = move || {
        let turn = app.frame.with(|frame| frame.as_ref().map(|frame| frame.snapshot.turn));
        app.text.with(|text| {
            let side = turn.map_or_else(String::new, |turn| text.side(turn));
            text.with("say-draw-friend", &[("side", side.into())])
        })
    };
    let yes = question(app, |app| {
        app.act(Table::agree);
    });
    view! { <p>{words}</p>{yes} }.into_any()
}

/// A text that could not be copied by itself, marked.
fn by_hand(app: App, text: String) -> AnyView {
    let field = NodeRef::<html::Textarea>::new();
    Effect::new(move || {
        if let Some(field) = field.get() {
            field.select();
        }
    });
    view! {
        <textarea readonly rows="5" node_ref=field aria-label=app.say("copy-game") prop:value=text></textarea>
    }
    .into_any()
}

/// Everything that may be done, in groups.
fn menu(app: App) -> AnyView {
    view! {
        <div class="groups">{deeds(app)}{board_choices(app)}{page_choices(app)}</div>
    }
    .into_any()
}

fn deeds(app: App) -> AnyView {
    let close = move || app.sheet.set(None);
    let redo_off = fact(app, |frame| !frame.can_redo);
    let offer_off = fact(app, |frame| frame.over || !frame.on_turn);
    let claim_off = fact(app, |frame| !(frame.on_turn && frame.snapshot.claim.is_some()));
    let resign_off = fact(app, |frame| frame.over || frame.setup.opponent == Opponent::Nobody);
    let offer = move || {
        if app.read(|table| table.setup().opponent) == Some(Opponent::Friend) {
            app.sheet.set(Some(Sheet::Draw));
        } else {
            close();
            app.act(|table| table.wish(Wish::Agreement));
        }
    };
    view! {
        <div class="group">
            {Button::new("redo", "redo", "item").off_while(redo_off).does(app, move || {
                close();
                app.act(Table::redo);
            })}
            {Button::new("draw", "offer-draw", "item").off_while(offer_off).does(app, offer)}
            {Button::new("draw", "claim-draw", "item").off_while(claim_off).does(app, move || {
                close();
                app.act(Table::claim);
            })}
            {Button::new("flag", "resign", "item").off_while(resign_off).does(app, move || {
                app.sheet.set(Some(Sheet::Resign));
            })}
            {Button::new("again", "restart", "item").does(app, move || app.sheet.set(Some(Sheet::Restart)))}
            {Button::new("home", "new-game", "item").does(app, move || {
                crate::place::show_home();
                app.home();
            })}
        </div>
    }
    .into_any()
}

fn board_choices(app: App) -> AnyView {
    let copied = move |text: Option<String>| {
        app.sheet.set(None);
        if let Some(text) = text {
            copy::copy(app, text);
        }
    };
    let wear = move |set: MenSet| {
        app.set(|settings| settings.set = set);
        let text = app.text.get_untracked();
        app.text.set(text.with_colours(set.colours()));
    };
    let sets = MenSet::ALL.map(|set| {
        Choice::new(app, set.key(), move || app.settings.with(|settings| settings.set) == set, move || wear(set))
    });
    view! {
        <div class="group">
            {Button::new("turn", "turn-board", "item").does(app, move || {
                app.sheet.set(None);
                app.flipped.update(|flipped| *flipped = !*flipped);
            })}
            {Button::new("copy", "copy-position", "item").does(app, move || {
                copied(app.read(web::table::Table::shown_fen));
            })}
            {Button::new("copy", "copy-game", "item").does(app, move || {
                copied(app.read(|table| table.session().game_text()));
            })}
            <label class="item">
                <input type="checkbox" data-action="setting-numbers"
                    prop:checked=move || app.settings.with(|settings| settings.labels)
                    on:change=move |event| app.set(|settings| settings.labels = event_target_checked(&event))/>
                <span>{app.say("setting-numbers")}</span>
            </label>
            {choice(app, "choose-set", sets.into())}
        </div>
    }
    .into_any()
}

fn page_choices(app: App) -> AnyView {
    let rules = move || {
        let name = app.read(|table| table.session().board().name).unwrap_or("checkers");
        let page = if name == "checkers" { "american" } else { "twelve" };
        app.text.with(|text| format!("/{}/rules/{page}", text.language().tag))
    };
    let themes = Theme::ALL.map(|theme| {
        Choice::new(
            app,
            theme.key(),
            move || app.settings.with(|settings| settings.theme) == theme,
            move || app.set(|settings| settings.theme = theme),
        )
    });
    view! {
        <div class="group">
            {choice(app, "setting-theme", themes.into())}
            <div class="item"><span class="label">{app.say("page-language")}</span>{language_menu(app)}</div>
            <a class="item" href=rules data-action="why-stuck">{icon("book")}<span>{app.say("why-stuck")}</span></a>
        </div>
    }
    .into_any()
}

/// One of a few choices.
pub struct Choice {
    /// What names it in attributes.
    pub name: String,
    /// Its words.
    pub words: Signal<String>,
    /// Whether it is the chosen one.
    pub on: Signal<bool>,
    /// Chooses it.
    pub choose: Box<dyn Fn()>,
}

impl Choice {
    /// A choice whose words have a key.
    pub fn new(
        app: App,
        key: &'static str,
        on: impl Fn() -> bool + Send + Sync + 'static,
        choose: impl Fn() + 'static,
    ) -> Choice {
        Choice {
            name: key.to_owned(),
            words: Signal::derive(app.say(key)),
            on: Signal::derive(on),
            choose: Box::new(choose),
        }
    }
}

/// A few choices side by side, one of them chosen.
pub fn choice(app: App, label: &'static str, all: Vec<Choice>) -> AnyView {
    let buttons: Vec<_> = all
        .into_iter()
        .map(|Choice { name, words, on, choose }| {
            view! {
                <button type="button" data-choice=name aria-pressed=move || on.get().to_string()
                    on:click=move |_| choose()>{move || words.get()}</button>
            }
        })
        .collect();
    view! {
        <div class="choice" role="group" aria-label=app.say(label)>
            <span class="label" aria-hidden="true">{app.say(label)}</span>
            <div class="segments">{buttons}</div>
        </div>
    }
    .into_any()
}
