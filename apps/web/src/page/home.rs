//! The first screen: the two games with their boards, one button each, and the choices.
//! Does not know any rule; a board is drawn as a few moves of its rule set leave it.

use crate::app::{App, keeping};
use crate::dom::{El, el, of};
use crate::icons::icon;
use crate::sheet::{choice, segment, switch};
use crate::{help, offline, say, ways, words};
use draw::View;
use engine::levels::STRONGEST;
use game::Side;
use games::GameId;
use session::Session;
use text::Value;
use web::choices::PAUSES;
use web::messages::Help;
use web::settings::{Opponent, Settings, TIMES, morris_boards};
use web::signals::Memo;
use web_sys::MouseEvent;

/// The choice of games.
pub fn home(app: App) -> El {
    let last = keeping::last();
    let first = if last.is_none() { "primary" } else { "plain" };
    let checkers = card(app, "game-checkers", || GameId::American, first);
    let morris = move || app.settings.with(|settings| settings.morris);
    let morris = card(app, "game-morris", morris, first).with(boards(app));
    let main = of("main", "home")
        .attr("data-view", "home")
        .with(el("h1").live_text(app.say("page-title")))
        .with(of("p", "lead").live_text(app.say("page-tagline")))
        .with(languages(app))
        .with(offline::news(app))
        .with_all(last.map(|(id, summary)| go_on(app, id, summary.rules)))
        .with(of("div", "cards").with(checkers).with(morris));
    main.with(ways::ways(app)).with(choices(app, GameId::ALL))
}

/// All languages by their own names.
fn languages(app: App) -> El {
    let links = text::languages().iter().map(|language| {
        let own = move || app.text.with(|text| text.language().tag) == language.tag;
        let link = el("a")
            .attr("href", &format!("/{}/", language.tag))
            .attr("lang", language.tag)
            .attr("data-language", language.tag)
            .live_attr("aria-current", move || own().then(|| "page".to_owned()))
            .text(language.name)
            .on("click", move |event: MouseEvent| {
                event.prevent_default();
                words::speak(app, language.tag);
            });
        el("li").with(link)
    });
    of("nav", "languages")
        .live_label("aria-label", app.say("page-language"))
        .with(el("ul").with_all(links))
}

/// The unfinished game comes first.
fn go_on(app: App, id: String, rules: GameId) -> El {
    of("button", "primary continue")
        .attr("type", "button")
        .attr("data-action", "continue")
        .with(icon("play"))
        .with(el("span").live_text(app.say("continue-game")))
        .with(
            of("span", "about")
                .live_text(move || app.text.with(|text| say::rules_name(text, rules))),
        )
        .press(move || app.open_kept(&id, rules))
}

/// A game's board as a still picture.
fn still(app: App, rules: GameId) -> String {
    let session = Session::still(rules);
    let view = View {
        rim: true,
        ..app.small_picture()
    };
    draw::figure(session.board(), &session.snapshot().standing, &view)
}

/// A game: its board, its name, a button that begins it, and a way to its rules.
fn card(
    app: App,
    name: &'static str,
    rules: impl Fn() -> GameId + Copy + 'static,
    class: &str,
) -> El {
    let about = move || {
        app.text
            .with(|text| text.get(&format!("about-{}", rules().name())))
    };
    let page = move || {
        let page = if rules() == GameId::American {
            "american"
        } else {
            "twelve"
        };
        app.text
            .with(|text| format!("/{}/rules/{page}", text.language().tag))
    };
    let label = move || {
        app.text
            .with(|text| text.with("play-game", &[("game", text.get(name).into())]))
    };
    let play = of("button", class)
        .attr("type", "button")
        .attr("data-action", "play")
        .live_label("aria-label", label)
        .with(icon("play"))
        .with(el("span").live_text(app.say("play")))
        .press(move || app.start(rules(), None));
    let more = of("button", "quiet")
        .attr("type", "button")
        .attr("data-action", "choose")
        .live_label("aria-label", move || {
            app.text
                .with(|text| text.row(&[text.get("choose"), text.get(name)]))
        })
        .with(el("span").live_text(app.say("choose")))
        .press(move || app.choose(rules(), None));
    let read = of("a", "quiet")
        .live_label("href", page)
        .with(icon("book"))
        .with(el("span").live_text(app.say("page-rules")));
    let words = of("div", "words")
        .with(el("h2").live_text(app.say(name)))
        .with(of("p", "about").live_text(about))
        .with(play)
        .with(more);
    of("article", "card")
        .attr("data-game", name)
        .with(
            of("div", "still")
                .with(el("div").live_html(move || still(app, rules())))
                .with(read),
        )
        .with(words)
}

/// The boards of the morris games as pictures.
fn boards(app: App) -> El {
    let buttons = morris_boards().map(|rules| {
        let session = Session::new(rules);
        let standing = session.snapshot().standing;
        let picture = draw::figure(session.board(), &standing, &View::default());
        of("button", "picture")
            .attr("type", "button")
            .attr("data-rules", rules.name())
            .live_bool("aria-pressed", move || {
                app.settings.with(|settings| settings.morris == rules)
            })
            .with(of("span", "small-board").html(&picture))
            .with(
                of("span", "caption")
                    .live_text(move || app.text.with(|text| say::rules_name(text, rules))),
            )
            .press(move || app.set(|settings| settings.morris = rules))
    });
    of("div", "boards")
        .attr("role", "group")
        .live_label("aria-label", app.say("choose-board"))
        .with_all(buttons)
}

/// Opponent, level, side: each changed by one touch. What is for some rule sets only is there when it is
/// for one of these.
pub fn choices(app: App, rules: &[GameId]) -> El {
    let opponents = Opponent::ALL.map(|who| {
        let on = move || app.settings.with(|settings| settings.opponent == who);
        segment(who.key(), on, app.say(who.key()), move || {
            app.set(|settings| settings.opponent = who)
        })
    });
    let sides = [None, Some(Side::First), Some(Side::Second)].map(|side| {
        let on = move || app.settings.with(|settings| settings.side == side);
        let key = side_key(side);
        segment(key, on, app.say(key), move || {
            app.set(|settings| settings.side = side)
        })
    });
    let times = TIMES.map(|millis| {
        let on = move || app.settings.with(|settings| settings.millis == millis);
        let words = move || app.say_number("time-seconds", millis as usize / 1000);
        segment(&millis.to_string(), on, words, move || {
            app.set(|settings| settings.millis = millis)
        })
    });
    let pauses = PAUSES.map(|pause| {
        let on = move || {
            app.settings
                .with(|settings| settings.choices.pause == pause)
        };
        let key = match pause {
            200 => "pause-200",
            500 => "pause-500",
            1000 => "pause-1000",
            _ => "pause-3000",
        };
        segment(key, on, app.say(key), move || {
            app.set(|settings| settings.choices.pause = pause)
        })
    });
    let opponent = move || app.settings.with(|settings| settings.opponent);
    // Whether the full engine plays, for one side or both.
    let top = move || {
        app.settings.with(|settings| match settings.opponent {
            Opponent::Computer => settings.level == STRONGEST,
            Opponent::Friend => false,
            Opponent::Nobody => [settings.level, settings.choices.other_level].contains(&STRONGEST),
        })
    };
    let has_book = |rules: &GameId| help::is_there(Help::Book, *rules);
    let book = rules.iter().any(has_book).then(|| {
        let switch = switch(
            app,
            "opening-book",
            |settings| settings.book,
            |settings, on| settings.book = on,
        );
        switch.live_flag("hidden", move || !top())
    });
    of("section", "choices")
        .live_label("aria-label", app.say("page-settings"))
        .with(choice(app, "choose-opponent", opponents))
        .with(level(app, Side::First).live_flag("hidden", move || opponent() == Opponent::Friend))
        .with(level(app, Side::Second).live_flag("hidden", move || opponent() != Opponent::Nobody))
        .with(
            choice(app, "choose-pause", pauses)
                .live_flag("hidden", move || opponent() != Opponent::Nobody),
        )
        .with(choice(app, "choose-time", times).live_flag("hidden", move || !top()))
        .with_all(book)
        .with(
            choice(app, "choose-side", sides)
                .live_flag("hidden", move || opponent() != Opponent::Computer),
        )
}

fn side_key(side: Option<Side>) -> &'static str {
    match side {
        None => "side-random",
        Some(Side::First) => "side-first",
        Some(Side::Second) => "side-second",
    }
}

/// The level with its name, one weaker, one stronger; `side` is the one that it plays when the
/// computer plays against itself.
fn level(app: App, side: Side) -> El {
    let read = move |settings: &Settings| match side {
        Side::First => settings.level,
        Side::Second => settings.choices.other_level,
    };
    let level = Memo::new(move |_| app.settings.with(read));
    let words = move || {
        let number = i64::from(level.get());
        app.text.with(|text| {
            let name = text.get(&format!("level-{number}"));
            text.with(
                "level-named",
                &[("number", Value::Number(number)), ("name", name.into())],
            )
        })
    };
    let step = move |drawing: &str, by: i8, end: u8| {
        let label = move || {
            let next = level.get().saturating_add_signed(by).clamp(1, 10);
            app.say_number("player-computer", usize::from(next))
        };
        el("button")
            .attr("type", "button")
            .attr("data-action", &format!("level-{drawing}"))
            .live_label("aria-label", label)
            .live_flag("disabled", move || level.get() == end)
            .with(icon(drawing))
            .press(move || {
                let next = level.get().saturating_add_signed(by).clamp(1, 10);
                app.set(|settings| match side {
                    Side::First => settings.level = next,
                    Side::Second => settings.choices.other_level = next,
                });
            })
    };
    let stepper = of("div", "stepper")
        .with(step("minus", -1, 1))
        .with(
            el("output")
                .live_label("data-level", move || level.get().to_string())
                .live_text(words),
        )
        .with(step("plus", 1, 10));
    let label = move || {
        let nobody = app
            .settings
            .with(|settings| settings.opponent == Opponent::Nobody);
        app.text.with(|text| {
            if nobody {
                text.with("choose-level-of", &[("side", text.side(side).into())])
            } else {
                text.get("choose-level")
            }
        })
    };
    of("div", "choice")
        .attr("role", "group")
        .live_label("aria-label", label)
        .with(
            of("span", "label")
                .attr("aria-hidden", "true")
                .live_text(label),
        )
        .with(stepper)
}
