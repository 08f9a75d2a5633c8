//! What can be printed: boards with men, the rules, and the position of the game on the table as a
//! picture. Does not know how sheets are made: the server does, and they lie at its addresses.

use crate::app::App;
use crate::dom::{El, document, el, listen, of, window};
use crate::icons::icon;
use crate::sheet::{choice, segment};
use crate::{actions, bar, carry, say};
use draw::{Labels, View};
use game::Look;
use games::GameId;
use js_sys::encode_uri_component;
use session::Session;
use text::Text;
use wasm_bindgen::prelude::*;
use web::looks::LABELS;
use web::signals::Signal;
use web_sys::{CanvasRenderingContext2d, Event, HtmlCanvasElement, HtmlImageElement};

/// The longer edge of a picture in pixels.
const PIXELS: u32 = 1200;

/// What the visitor chose here. It is not kept.
#[derive(Clone, Copy)]
struct Choice {
    app: App,
    letter: Signal<bool>,
    drawing: Signal<bool>,
    view: Signal<View>,
}

/// The screen of what can be printed.
pub fn screen(app: App) -> El {
    let view = app.settings.with_untracked(|settings| View {
        labels: settings.looks.labels,
        bright: settings.looks.bright,
        rim: true,
        ..View::default()
    });
    let choice = Choice {
        app,
        letter: Signal::new(letter_is_usual()),
        drawing: Signal::new(false),
        view: Signal::new(view),
    };
    let main = of("main", "print")
        .with(el("h1").live_text(app.say("print-title")))
        .part(move || app.read(|_| ()).map(|()| position(choice)))
        .with(boards(choice))
        .with(leaflets(app));
    el("div")
        .attr("data-view", "print")
        .with(bar::bar(app, String::new, None))
        .with(main)
}

/// Whether the visitor's printer rather holds letter paper.
fn letter_is_usual() -> bool {
    let tag = window().navigator().language().unwrap_or_default();
    ["-US", "-CA", "-MX"].iter().any(|land| tag.ends_with(land))
}

fn part(app: App, title: &'static str) -> El {
    of("section", "group").with(el("h2").live_text(app.say(title)))
}

/// The position of the game on the table.
fn position(choice: Choice) -> El {
    let app = choice.app;
    let squares = app.read(|table| table.session().board().look) == Some(Look::Squares);
    let picture = of("div", "small-board").live_html(move || drawn(choice).unwrap_or_default());
    let turn = actions::button(app, "turn", "turn-board", "plain", move || {
        choice.view.update(|view| view.turned = !view.turned);
    });
    let svg = actions::button(app, "save", "print-save-svg", "plain", move || {
        if let Some(svg) = whole(choice) {
            carry::save(&svg.into(), "image/svg+xml", "tsoro.svg");
        }
    });
    let png = actions::button(app, "save", "print-save-png", "plain", move || {
        if let Some(svg) = whole(choice) {
            save_png(&svg);
        }
    });
    part(app, "print-position")
        .with(picture)
        .with_all(squares.then(|| bright(choice)))
        .with(labels(choice, squares))
        .with(of("div", "deeds").with_all([turn, svg, png]))
}

fn bright(of: Choice) -> El {
    let all = [(false, "diagrams-dark"), (true, "diagrams-light")].map(|(bright, key)| {
        let on = move || of.view.with(|view| view.bright == bright);
        segment(key, on, of.app.say(key), move || {
            of.view.update(|view| view.bright = bright);
        })
    });
    choice(of.app, "print-squares", all)
}

fn labels(of: Choice, squares: bool) -> El {
    let all = LABELS
        .into_iter()
        .filter(|(labels, ..)| squares || *labels != Labels::Numbers)
        .map(|(labels, _, key)| {
            // On a board of lines there is one kind of names.
            let same = move |other: Labels| {
                other == labels || !squares && (other == Labels::Off) == (labels == Labels::Off)
            };
            let on = move || of.view.with(|view| same(view.labels));
            segment(key, on, of.app.say(key), move || {
                of.view.update(|view| view.labels = labels);
            })
        });
    choice(of.app, "looks-labels", all)
}

/// The position as a drawing for the page.
fn drawn(choice: Choice) -> Option<String> {
    let app = choice.app;
    let frame = app.frame.get()?;
    let view = choice.view.get();
    app.read(|table| draw::figure(table.session().board(), &frame.standing, &view))
}

/// The position as a file of its own, in the colours that the page wears.
fn whole(choice: Choice) -> Option<String> {
    let app = choice.app;
    let frame = app.frame.get_untracked()?;
    let mut view = choice.view.get_untracked();
    view.title = app
        .text
        .with_untracked(|text| say::rules_name(text, frame.rules));
    let root = document().document_element()?;
    let worn = window().get_computed_style(&root).ok()??;
    let colour = |name: &str| worn.get_property_value(&format!("--{name}")).ok();
    let style = draw::style_with(|name| colour(name).filter(|value| !value.is_empty()));
    let svg = app
        .read(|table| draw::picture_in(&style, table.session().board(), &frame.standing, &view))?;
    // Some browsers draw nothing without a size.
    let size = format!("<svg width=\"{PIXELS}\" height=\"{PIXELS}\" ");
    Some(svg.replacen("<svg ", &size, 1))
}

/// Draws a picture and hands it to the browser as a file.
fn save_png(svg: &str) {
    let image: HtmlImageElement = el("img").0.unchecked_into();
    let drawn = image.clone();
    listen(&image, "load", move |_: Event| {
        let canvas: HtmlCanvasElement = el("canvas").0.unchecked_into();
        canvas.set_width(PIXELS);
        canvas.set_height(PIXELS);
        let context = canvas.get_context("2d").ok().flatten();
        let Some(context) = context.map(JsCast::unchecked_into::<CanvasRenderingContext2d>) else {
            return;
        };
        let _ = context.draw_image_with_html_image_element(&drawn, 0.0, 0.0);
        let save = Closure::once_into_js(|blob: JsValue| {
            if !blob.is_null() {
                carry::save(&blob, "image/png", "tsoro.png");
            }
        });
        let _ = canvas.to_blob(save.unchecked_ref());
    });
    let data = String::from(encode_uri_component(svg));
    image.set_src(&format!("data:image/svg+xml;charset=utf-8,{data}"));
}

/// The boards with their men.
fn boards(of_choice: Choice) -> El {
    let Choice {
        app,
        letter,
        drawing,
        ..
    } = of_choice;
    let two = |signal: Signal<bool>, label, keys: [&'static str; 2]| {
        let all = [false, true].map(|value| {
            let key = keys[usize::from(value)];
            segment(
                key,
                move || signal.get() == value,
                app.say(key),
                move || {
                    signal.set(value);
                },
            )
        });
        choice(app, label, all)
    };
    let rows = games::boards::boards()
        .into_iter()
        .map(|rules| board(of_choice, rules));
    part(app, "print-boards")
        .with(of("p", "about").live_text(app.say("print-boards-how")))
        .with(two(letter, "print-paper", ["print-a4", "print-letter"]))
        .with(two(drawing, "print-file", ["print-pdf", "print-svg"]))
        .with(of("ul", "kept").with_all(rows))
}

/// A board by its picture and the names of what is played on it.
fn board(choice: Choice, all: Vec<GameId>) -> El {
    let app = choice.app;
    let Some(&first) = all.first() else {
        return el("li");
    };
    let session = Session::still(first);
    let picture = draw::figure(
        session.board(),
        &session.snapshot().standing,
        &View::default(),
    );
    let names = move |text: &Text| {
        let names: Vec<String> = all.iter().map(|id| say::rules_name(text, *id)).collect();
        names.join(" · ")
    };
    let named = names.clone();
    let links = move || {
        let (letter, drawing) = (choice.letter.get(), choice.drawing.get());
        let paper = if letter { "letter" } else { "a4" };
        let all: &[(&str, &str)] = if drawing {
            &[("print-board", ""), ("print-men", "-men")]
        } else {
            &[("print-both", "")]
        };
        let ending = if drawing { "svg" } else { "pdf" };
        let game = app.text.with(&named);
        let links = all.iter().map(|(key, part)| {
            let file = format!("{}{part}-{paper}.{ending}", first.name());
            link(app, &file, &app.text.with(|text| text.get(key)), &game)
        });
        Some(of("div", "row-deeds").with_all(links))
    };
    el("li")
        .with(
            of("span", "small-board")
                .attr("aria-hidden", "true")
                .html(&picture),
        )
        .with(of("div", "words").with(el("h3").live_text(move || app.text.with(&names))))
        .part(links)
}

/// A link to a file that is saved; `about` is added for who does not see what it stands beside.
fn link(app: App, file: &str, words: &str, about: &str) -> El {
    let tag = app.text.with(|text| text.language().tag);
    of("a", "plain")
        .attr("href", &format!("/{tag}/print/{file}"))
        .attr("download", &format!("tsoro-{file}"))
        .with(icon("save"))
        .with(el("span").text(words))
        .with(of("span", "sr").text(about))
}

/// The rules on paper: one leaflet a family of games.
fn leaflets(app: App) -> El {
    let list = move || {
        let links = games::boards::boards().into_iter().filter_map(|rules| {
            let first = *rules.first()?;
            let key = format!("game-{}", Session::new(first).board().name);
            let name = app.text.with(|text| text.get(&key));
            // A board whose rules are told on the page of another one has no name of its own.
            (name != key).then(|| link(app, &format!("{}-rules.pdf", first.name()), &name, ""))
        });
        Some(of("div", "deeds").with_all(links))
    };
    part(app, "print-leaflets")
        .with(of("p", "about").live_text(app.say("print-leaflets-how")))
        .part(list)
}
