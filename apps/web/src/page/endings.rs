//! Tables of endings on the page: loaded when a game nears them, handed to the engine's worker, and
//! what they know shown beside the board.
//! Does not know what a table holds: the worker judges.

use crate::actions::{button, fact};
use crate::app::App;
use crate::dom::{El, el, of};
use crate::exact::{self, More};
use crate::files;
use games::GameId;
use web::endings;
use web::frame::Frame;
use web::signals::Memo;
use web::table::Table;

/// How far the tables of a rule set are.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Tables {
    /// On their way.
    Loading(GameId),
    /// With the worker.
    Given(GameId),
    /// Not to be had, or of no use, until somebody asks again.
    Missing(GameId),
}

/// Loads what a frame is near to, and has judged what it wants judged.
pub fn look(app: App, frame: &Frame) {
    if app.more.get_untracked() == More::Given && frame.men_known < endings::MEN_OF_MORE {
        app.change(|table| table.more_is_known(endings::MEN_OF_MORE, false));
    }
    if !frame.near_end {
        return;
    }
    let rules = frame.rules;
    match app.tables.get() {
        Some(Tables::Given(of)) if of == rules => {
            if let Some(fen) = &frame.to_judge {
                app.with_thinker(|thinker| thinker.judge(fen));
            }
        }
        Some(Tables::Loading(of) | Tables::Missing(of)) if of == rules => {}
        _ => load(app, rules),
    }
}

/// Loads the tables of a rule set, if there are any.
fn load(app: App, rules: GameId) {
    let name = endings::file(rules.name());
    if files::address(&name).is_none() {
        return;
    }
    app.tables.set(Some(Tables::Loading(rules)));
    files::load_bytes(&name, move |found| match found {
        Some(bytes) => {
            app.tables.set(Some(Tables::Given(rules)));
            let file = endings::file(rules.name());
            app.with_thinker(|thinker| thinker.give(rules.name(), &file, bytes));
            app.glance(|_| ());
            exact::take_kept(app, rules);
        }
        None => missing(app, rules),
    });
}

/// The page goes on without the tables.
fn missing(app: App, rules: GameId) {
    app.tables.set(Some(Tables::Missing(rules)));
    app.glance(Table::cannot_judge);
}

/// The worker has looked at the tables that it was given.
pub fn taken(app: App, file: &str, usable: bool) {
    let Some(Tables::Given(rules)) = app.tables.get() else {
        return;
    };
    if file != endings::file(rules.name()) {
        exact::taken(app, rules, file, usable);
    } else if !usable {
        missing(app, rules);
    }
}

/// The entry of the menu that asks who wins; nothing where there are no tables.
pub fn entry(app: App) -> Option<El> {
    let rules = app.read(|table| table.session().id())?;
    files::address(&endings::file(rules.name()))?;
    let ask = move || {
        app.sheet.set(None);
        // What could not be had a while ago may be had now.
        if matches!(app.tables.get(), Some(Tables::Missing(_))) {
            app.tables.set(None);
        }
        app.act(Table::ask_who_wins);
    };
    let off = fact(app, |frame| {
        frame.wanted.is_some() || (frame.over && frame.judgement.is_some())
    });
    let shown = fact(app, |frame| frame.judgement.is_some());
    Some(
        button(app, "who", "who-wins", "item", ask)
            .live_flag("disabled", move || off.get())
            .live_bool("aria-pressed", move || shown.get()),
    )
}

/// What is known of the moves, in words.
pub fn known(app: App) -> El {
    let groups = Memo::new(move |_| {
        app.frame.with(|frame| {
            let groups =
                |frame: &std::sync::Arc<Frame>| app.text.with(|text| endings::groups(text, frame));
            frame.as_ref().map_or_else(Vec::new, groups)
        })
    });
    of("div", "endings").attr("data-endings", "").part(move || {
        let groups = groups.get();
        let rows = groups.iter().map(|(sign, words)| {
            el("li")
                .with(el("span").html(&draw::badge(*sign)))
                .with(el("span").text(words))
        });
        (!groups.is_empty()).then(|| el("ul").with_all(rows))
    })
}
