//! Tables of endings that know more and are large: offered where somebody has asked who wins, loaded,
//! and kept on the device, so that later visits have them unasked.
//! Does not know what a table holds: the worker judges.

use crate::actions::fact;
use crate::app::App;
use crate::dom::{El, el, of, window};
use crate::files::{self, Named};
use crate::icons::icon;
use crate::offline;
use games::GameId;
use text::Value;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web::endings;
use web::frame::{Frame, Notice};

/// How far these tables are.
#[derive(Clone, PartialEq, Eq)]
pub enum More {
    /// Not asked for.
    Unasked,
    /// The file with this number is on its way.
    Loading {
        /// Its number in the list of files.
        number: usize,
        /// Whether somebody waits for it.
        asked: bool,
    },
    /// With the worker.
    Given,
    /// Not to be had.
    Failed,
    /// This file is damaged.
    Damaged(String),
}

/// The files that know more of a rule set.
fn list(rules: GameId) -> Vec<Named> {
    let start = endings::more(rules.name());
    files::named(&|name| name.starts_with(&start))
}

/// Loads what the device keeps of them, if it keeps all of them.
pub fn take_kept(app: App, rules: GameId) {
    app.more.set(More::Unasked);
    let files = list(rules);
    if files.is_empty() || !offline::has(&window(), "caches") {
        return;
    }
    spawn_local(async move {
        for file in &files {
            if !is_kept(&file.address).await {
                return;
            }
        }
        if app.more.get_untracked() == More::Unasked {
            load(app, rules, 0, false);
        }
    });
}

async fn is_kept(address: &str) -> bool {
    let Ok(caches) = window().caches() else {
        return false;
    };
    let found = JsFuture::from(caches.match_with_str(address)).await;
    found.is_ok_and(|found| found.is_truthy())
}

/// Loads the file with this number and hands it to the worker; after the last one more is known.
fn load(app: App, rules: GameId, number: usize, asked: bool) {
    let Some(file) = list(rules).into_iter().nth(number) else {
        app.more.set(More::Given);
        app.glance(|table| table.more_is_known(endings::MEN_OF_MORE, asked));
        return;
    };
    app.more.set(More::Loading { number, asked });
    files::load_bytes(&file.name.clone(), move |found| match found {
        Some(bytes) => {
            app.with_thinker(|thinker| thinker.give(rules.name(), &file.name, bytes));
        }
        None => app
            .more
            .set(if asked { More::Failed } else { More::Unasked }),
    });
}

/// The worker has looked at a file that it was given.
pub fn taken(app: App, rules: GameId, file: &str, usable: bool) {
    let files = list(rules);
    let Some(at) = files.iter().position(|named| named.name == file) else {
        return;
    };
    offline::keep_file(&files[at].address, usable);
    match app.more.get_untracked() {
        _ if !usable => app.more.set(More::Damaged(file.to_owned())),
        More::Loading { number, asked } if number == at => load(app, rules, at + 1, asked),
        _ => {}
    }
}

/// Whether somebody is told who wins, or that it is not known.
fn is_answered(frame: &Frame) -> bool {
    let far = frame.notice == Some(Notice::Say("endings-far"));
    frame.near_end && (far || frame.judgement.is_some())
}

/// The offer to load them, and how that goes.
pub fn offer(app: App) -> El {
    let open = fact(app, is_answered);
    let said = move || match app.more.get() {
        More::Loading { asked: true, .. } => app.text.with(|text| text.get("endings-more-loading")),
        More::Failed if open.get() => app.text.with(|text| text.get("endings-more-failed")),
        More::Damaged(file) if open.get() => app
            .text
            .with(|text| text.with("endings-more-damaged", &[("file", file.into())])),
        _ => String::new(),
    };
    let ask = move || {
        let free = !matches!(app.more.get(), More::Loading { .. } | More::Given);
        let rules = app.read(|table| table.session().id());
        let rules = rules.filter(|rules| free && open.get() && !list(*rules).is_empty());
        rules.map(|rules| button(app, rules))
    };
    of("div", "exact")
        .attr("data-exact", "")
        .with(el("p").attr("role", "status").live_text(said))
        .part(ask)
}

fn button(app: App, rules: GameId) -> El {
    let size = list(rules).iter().map(|file| file.size).sum();
    let words = move || {
        app.text.with(|text| {
            let size = ("size", Value::Text(endings::megabytes(text, size)));
            text.with("endings-more", &[size])
        })
    };
    of("button", "plain")
        .attr("type", "button")
        .attr("data-action", "endings-more")
        .with(icon("save"))
        .with(el("span").live_text(words))
        .press(move || load(app, rules, 0, true))
}
