//! The first screen: the two games with their boards, one button each, and the choices.
//! Does not know any rule; a board is drawn as the rule set starts.

use crate::app::{App, app};
use crate::icons::icon;
use crate::sheet::{Choice, choice};
use crate::{say, store};
use draw::View;
use game::Side;
use games::GameId;
use leptos::prelude::*;
use session::Session;
use text::Value;
use web::settings::{Opponent, TIMES, morris_boards};

/// The choice of games.
pub fn home() -> AnyView {
    let app = app();
    let last = store::last();
    let morris = Memo::new(move |_| app.settings.with(|settings| settings.morris));
    view! {
        <main class="home" data-view="home">
            <h1>{app.say("page-title")}</h1>
            <p class="lead">{app.say("page-tagline")}</p>
            {languages(app)}
            {last.map(|rules| go_on(app, rules))}
            <div class="cards">
                {card(app, "game-checkers", Signal::stored(GameId::American), last.is_none(), ().into_any())}
                {card(app, "game-morris", morris.into(), last.is_none(), boards(app))}
            </div>
            {choices(app)}
        </main>
    }
    .into_any()
}

/// All languages by their own names.
fn languages(app: App) -> AnyView {
    let links: Vec<_> = text::languages()
        .iter()
        .map(|language| {
            let own = move || app.text.with(|text| text.language().tag) == language.tag;
            view! {
                <li><a href=format!("/{}/", language.tag) lang=language.tag data-language=language.tag
                    aria-current=move || own().then_some("page")
                    on:click=move |event| {
                        event.prevent_default();
                        app.speak(language.tag);
                    }>{language.name}</a></li>
            }
        })
        .collect();
    view! { <nav class="languages" aria-label=app.say("page-language")><ul>{links}</ul></nav> }.into_any()
}

/// The unfinished game comes first.
fn go_on(app: App, rules: GameId) -> AnyView {
    view! {
        <button type="button" class="primary continue" data-action="continue"
            on:click=move |_| app.resume(rules)>
            {icon("play")}
            <span>{app.say("continue-game")}</span>
            <span class="about">{move || app.text.with(|text| say::rules_name(text, rules))}</span>
        </button>
    }
    .into_any()
}

/// A game: its board, its name, a button that begins it, and a way to its rules.
fn card(app: App, name: &'static str, rules: Signal<GameId>, first: bool, inside: AnyView) -> AnyView {
    let still = move || {
        let session = Session::new(rules.get());
        let view = View { rim: true, ..View::default() };
        draw::figure(session.board(), &session.snapshot().standing, &view)
    };
    let about = move || app.text.with(|text| text.get(&format!("about-{}", rules.get().name())));
    let called = move || app.text.with(|text| say::rules_name(text, rules.get()));
    let page = move || {
        let page = if rules.get() == GameId::American { "american" } else { "twelve" };
        app.text.with(|text| format!("/{}/rules/{page}", text.language().tag))
    };
    let label = move || app.text.with(|text| text.with("play-game", &[("game", text.get(name).into())]));
    let class = if first { "primary" } else { "plain" };
    view! {
        <article class="card" data-game=name>
            <div class="still" inner_html=still></div>
            <div class="words">
                <h2>{app.say(name)}</h2>
                <p class="about"><b class="hidden">{called}</b>" "{about}</p>
                <div class="go">
                    <button type="button" class=class data-action="play" aria-label=label
                        on:click=move |_| app.start(rules.get_untracked(), None)>
                        {icon("play")}<span>{app.say("play")}</span>
                    </button>
                    <a class="quiet" href=page>{icon("book")}<span>{app.say("page-rules")}</span></a>
                </div>
            </div>
            {inside}
        </article>
    }
    .into_any()
}

/// The boards of the morris games as pictures.
fn boards(app: App) -> AnyView {
    let buttons: Vec<_> = morris_boards()
        .into_iter()
        .map(|rules| {
            let session = Session::new(rules);
            let empty = game::snapshot::Standing {
                men: vec![None; session.board().places.len()],
                ..Default::default()
            };
            let picture = draw::figure(session.board(), &empty, &View::default());
            let on = move || app.settings.with(|settings| settings.morris == rules);
            let name = move || app.text.with(|text| say::rules_name(text, rules));
            view! {
                <button type="button" class="picture" data-rules=rules.name() aria-pressed=move || on().to_string()
                    on:click=move |_| app.set(|settings| settings.morris = rules)>
                    <span class="small-board" inner_html=picture></span>
                    <span class="caption">{name}</span>
                </button>
            }
        })
        .collect();
    view! { <div class="boards" role="group" aria-label=app.say("choose-board")>{buttons}</div> }.into_any()
}

/// Opponent, level, side: each changed by one touch.
fn choices(app: App) -> AnyView {
    let with_level = move || app.settings.with(|settings| settings.opponent != Opponent::Friend);
    let with_side = move || app.settings.with(|settings| settings.opponent == Opponent::Computer);
    let with_time = move || with_level() && app.settings.with(|settings| settings.level == 10);
    let opponents = Opponent::ALL.map(|who| {
        let on = move || app.settings.with(|settings| settings.opponent == who);
        Choice::new(app, who.key(), on, move || app.set(|settings| settings.opponent = who))
    });
    let sides = [None, Some(Side::First), Some(Side::Second)].map(|side| {
        let on = move || app.settings.with(|settings| settings.side == side);
        Choice::new(app, side_key(side), on, move || app.set(|settings| settings.side = side))
    });
    view! {
        <section class="choices">
            {choice(app, "choose-opponent", opponents.into())}
            <div class:hidden=move || !with_level()>{level(app)}</div>
            <div class:hidden=move || !with_time()>{times(app)}</div>
            <div class:hidden=move || !with_side()>
                {choice(app, "choose-side", sides.into())}
            </div>
        </section>
    }
    .into_any()
}

fn side_key(side: Option<Side>) -> &'static str {
    match side {
        None => "side-random",
        Some(Side::First) => "side-first",
        Some(Side::Second) => "side-second",
    }
}

/// The level with its name, one weaker, one stronger.
fn level(app: App) -> AnyView {
    let level = Memo::new(move |_| app.settings.with(|settings| settings.level));
    let words = move || {
        let number = i64::from(level.get());
        app.text.with(|text| {
            let name = text.get(&format!("level-{number}"));
            text.with("level-named", &[("number", Value::Number(number)), ("name", name.into())])
        })
    };
    let step = move |name: &'static str, by: i8, end: u8| -> AnyView {
        let label = move || {
            let next = level.get().saturating_add_signed(by).clamp(1, 10);
            app.say_number("player-computer", usize::from(next))
        };
        view! {
            <button type="button" data-action=format!("level-{name}") aria-label=label
                disabled=move || level.get() == end
                on:click=move |_| app.set(|settings| {
                    settings.level = settings.level.saturating_add_signed(by).clamp(1, 10);
                })>{icon(name)}</button>
        }
        .into_any()
    };
    view! {
        <div class="choice" role="group" aria-label=app.say("choose-level")>
            <span class="label" aria-hidden="true">{app.say("choose-level")}</span>
            <div class="stepper">
                {step("minus", -1, 1)}
                <output data-level=move || level.get().to_string()>{words}</output>
                {step("plus", 1, 10)}
            </div>
        </div>
    }
    .into_any()
}

/// The top level's time for a move.
fn times(app: App) -> AnyView {
    let times = TIMES.map(|millis| Choice {
        name: millis.to_string(),
        words: Signal::derive(move || app.say_number("time-seconds", millis as usize / 1000)),
        on: Signal::derive(move || app.settings.with(|settings| settings.millis == millis)),
        choose: Box::new(move || app.set(|settings| settings.millis = millis)),
    });
    choice(app, "choose-time", times.into())
}
