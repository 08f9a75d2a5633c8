//! The choices of how everything looks, moves and sounds, each shown by itself as it will be.
//! Does not know how a look is drawn, nor what makes the sound.

use crate::app::App;
use crate::dom::{El, el, of};
use crate::sheet::{choice, segment, switch};
use crate::{bar, men, sound};
use draw::View;
use game::snapshot::Man;
use game::{Look, Side};
use web::looks::{LABELS, Looks, Pace, Theme, colours};
use web::sound::Strike;
use web_sys::Event;

/// The screen of looks.
pub fn screen(app: App) -> El {
    let main = of("main", "looks")
        .with(el("h1").live_text(app.say("looks-title")))
        .with(looks(app, &[Look::Squares, Look::Lines]));
    el("div")
        .attr("data-view", "looks")
        .with(bar::bar(app, String::new, None))
        .with(main)
}

/// The choices in a panel over a game, shown on its kind of board.
pub fn panel(app: App) -> El {
    let look = app.read(|table| table.session().board().look);
    looks(app, &[look.unwrap_or(Look::Squares)])
}

fn looks(app: App, kinds: &[Look]) -> El {
    of("div", "groups looked")
        .with(boards(app, kinds))
        .with(sets(app))
        .with(of("div", "group").with_all([labels(app), bright(app), themes(app), paces(app)]))
        .with(switches(app))
}

/// A part of the looks, followed.
fn read<T>(app: App, read: impl Fn(&Looks) -> T) -> T {
    app.settings.with(|settings| read(&settings.looks))
}

/// A choice by picture, with its name under it.
fn picture(app: App, key: String, on: impl Fn() -> bool + 'static, drawn: El) -> El {
    let words = move || app.text.with(|text| text.get(&key));
    of("button", "picture")
        .attr("type", "button")
        .live_bool("aria-pressed", on)
        .with(drawn)
        .with(of("span", "caption").live_text(words))
}

/// A few pictures to choose from, with a heading.
fn pictures(app: App, label: &'static str, all: impl IntoIterator<Item = El>) -> El {
    of("div", "choice")
        .attr("role", "group")
        .live_label("aria-label", app.say(label))
        .with(
            of("span", "label")
                .attr("aria-hidden", "true")
                .live_text(app.say(label)),
        )
        .with(of("div", "samples").with_all(all))
}

fn boards(app: App, kinds: &[Look]) -> El {
    let samples: String = kinds
        .iter()
        .map(|kind| {
            let (board, standing) = draw::sample(*kind);
            draw::figure(&board, &standing, &View::default())
        })
        .collect();
    let all = draw::BOARDS.map(|board| {
        let drawn = of("span", "small-board")
            .attr("data-board", board)
            .html(&samples);
        let on = move || read(app, |looks| looks.board == board);
        picture(app, format!("board-{board}"), on, drawn)
            .attr("data-choice", board)
            .press(move || app.set(|settings| settings.looks.board = board))
    });
    pictures(app, "looks-board", all)
}

fn sets(app: App) -> El {
    let men: String = [Side::First, Side::Second]
        .map(|side| men::picture(Man { side, height: 1 }))
        .concat();
    let all = draw::SETS.map(|set| {
        let drawn = of("span", "pair").attr("data-set", set).html(&men);
        let on = move || read(app, |looks| looks.set == set);
        picture(app, format!("set-{set}"), on, drawn)
            .attr("data-choice", set)
            .press(move || {
                app.set(|settings| settings.looks.set = set);
                let text = app.text.get_untracked();
                app.text.set(text.with_colours(colours(set)));
            })
    });
    pictures(app, "choose-set", all).with(switch(
        app,
        "looks-pattern",
        |settings| settings.looks.pattern,
        |settings, on| settings.looks.pattern = on,
    ))
}

fn labels(app: App) -> El {
    let all = LABELS.map(|(labels, _, key)| {
        let on = move || read(app, |looks| looks.labels == labels);
        segment(key, on, app.say(key), move || {
            app.set(|settings| settings.looks.labels = labels);
        })
    });
    choice(app, "looks-labels", all)
}

fn bright(app: App) -> El {
    let all = [(false, "diagrams-dark"), (true, "diagrams-light")].map(|(bright, key)| {
        let on = move || read(app, |looks| looks.bright == bright);
        segment(key, on, app.say(key), move || {
            app.set(|settings| settings.looks.bright = bright);
        })
    });
    choice(app, "looks-diagrams", all)
}

fn themes(app: App) -> El {
    let all = Theme::ALL.map(|theme| {
        let on = move || read(app, |looks| looks.theme == theme);
        segment(theme.key(), on, app.say(theme.key()), move || {
            app.set(|settings| settings.looks.theme = theme);
        })
    });
    choice(app, "setting-theme", all)
}

fn paces(app: App) -> El {
    let all = Pace::ALL.map(|pace| {
        let on = move || read(app, |looks| looks.pace == pace);
        segment(pace.key(), on, app.say(pace.key()), move || {
            app.set(|settings| settings.looks.pace = pace);
        })
    });
    choice(app, "looks-pace", all)
}

fn switches(app: App) -> El {
    let sounds = switch(
        app,
        "looks-sound",
        |settings| settings.looks.sound,
        |settings, on| settings.looks.sound = on,
    )
    // So one hears what one has chosen.
    .on("change", move |_: Event| {
        sound::wake();
        sound::strike(app, Strike::Place, 150);
    });
    let vibration = sound::trembles().then(|| {
        switch(
            app,
            "looks-vibration",
            |settings| settings.looks.vibration,
            |settings, on| settings.looks.vibration = on,
        )
        .on("change", move |_: Event| sound::strike(app, Strike::Row, 0))
    });
    let facing = switch(
        app,
        "looks-facing",
        |settings| settings.looks.facing,
        |settings, on| settings.looks.facing = on,
    );
    of("div", "group")
        .with(sounds)
        .with_all(vibration)
        .with(facing)
}
