//! The panel for a new game: where it begins, its clock, who plays.
//! Does not know any rule: starts and openings come from the session.

use crate::app::App;
use crate::dom::{El, el, of};
use crate::icons::icon;
use crate::place::Place;
use crate::sheet::{choice, segment};
use crate::{home, openings, say};
use game::Side;
use games::GameId;
use session::Session;
use wasm_bindgen::JsCast;
use web::choices::{Beginning, drawn};
use web::clock::{Control, MOST_MINUTES, MOST_SECONDS};
use web::settings::Opponent;
use web::signals::{Memo, Signal};
use web_sys::{Event, HtmlInputElement, HtmlTextAreaElement};

/// The clock that is offered first when another one than the usual ones is wished for.
const OTHER: Control = Control::new(30, 20);

/// What the panel holds. Copied freely.
#[derive(Clone, Copy)]
struct Panel {
    app: App,
    rules: GameId,
    /// Whether the game begins at a position, and its text.
    placed: Signal<bool>,
    text: Signal<String>,
}

/// The panel for a game by the rules, with a position as text when it is to begin there.
pub fn begin(app: App, rules: GameId, text: Option<String>) -> El {
    let panel = Panel {
        app,
        rules,
        placed: Signal::new(text.is_some()),
        text: Signal::new(text.unwrap_or_default()),
    };
    let name = move || app.text.with(|text| say::rules_name(text, rules));
    let refused = move || panel.placed.get() && panel.read().is_err();
    let play = of("button", "primary")
        .attr("type", "button")
        .attr("data-action", "begin")
        .live_off(refused)
        .with(icon("play"))
        .with(el("span").live_text(app.say("play")))
        .press(move || panel.play());
    of("div", "groups")
        .attr("data-begin", rules.name())
        .with(of("p", "about").live_text(name))
        .with(panel.start())
        .with(clock(app))
        .with(home::choices(app, &[rules]).attr("role", "group"))
        .with(of("div", "deed").with(play))
}

impl Panel {
    /// The game that the pasted text comes to.
    fn read(self) -> Result<Session, game::Refusal> {
        self.text
            .with(|text| Session::pasted(self.rules, text.trim()))
    }

    fn beginning(self) -> Beginning {
        self.app
            .settings
            .with(|settings| settings.choices.beginning)
    }

    fn choose(self, beginning: Beginning) {
        self.placed.set(false);
        self.app
            .set(|settings| settings.choices.beginning = beginning);
    }

    /// Where the game begins: the kind, and under it what belongs to that.
    fn start(self) -> El {
        let Panel {
            app, rules, placed, ..
        } = self;
        let listed = !session::openings(rules).is_empty();
        let is =
            move |wanted: fn(Beginning) -> bool| move || !placed.get() && wanted(self.beginning());
        // A game without a list begins as usual where another one draws a lot.
        let usual: fn(Beginning) -> bool = if listed {
            |b| b == Beginning::Usual
        } else {
            |b| !matches!(b, Beginning::Ahead { .. })
        };
        let opening: fn(Beginning) -> bool =
            |b| matches!(b, Beginning::Lot | Beginning::Opening(_));
        let ahead: fn(Beginning) -> bool = |b| matches!(b, Beginning::Ahead { .. });
        let mut kinds = vec![segment(
            "start-usual",
            is(usual),
            app.say("start-usual"),
            move || self.choose(Beginning::Usual),
        )];
        if listed {
            kinds.push(segment(
                "start-opening",
                is(opening),
                app.say("start-opening"),
                move || self.choose(Beginning::Lot),
            ));
        }
        kinds.push(segment(
            "start-ahead",
            is(ahead),
            app.say("start-ahead"),
            move || self.choose(Beginning::Ahead { own: true }),
        ));
        kinds.push(segment(
            "start-position",
            move || placed.get(),
            app.say("start-position"),
            move || placed.set(true),
        ));
        let which = Memo::new(move |_| match (placed.get(), self.beginning()) {
            (true, _) => 3,
            (_, b) if ahead(b) => 2,
            (_, b) if listed && opening(b) => 1,
            _ => 0,
        });
        let details = move || match which.get() {
            1 => Some(self.opening()),
            2 => Some(self.ahead()),
            3 => Some(self.position()),
            _ => None,
        };
        of("div", "group")
            .with(wrapped(
                choice(app, "choose-start", kinds),
                if listed { "two" } else { "three" },
            ))
            .part(details)
    }

    /// By lot, or one of the list.
    fn opening(self) -> El {
        let Panel { app, rules, .. } = self;
        let lot = move || self.beginning() == Beginning::Lot;
        let first = move || match self.beginning() {
            Beginning::Opening(number) => number,
            _ => drawn(rules, js_sys::Math::random()).unwrap_or(1),
        };
        let ways = [
            segment("opening-lot", lot, app.say("opening-lot"), move || {
                self.choose(Beginning::Lot)
            }),
            segment(
                "opening-list",
                move || !lot(),
                app.say("opening-list"),
                move || self.choose(Beginning::Opening(first())),
            ),
        ];
        let by_lot = Memo::new(move |_| lot());
        let chosen = Memo::new(move |_| match self.beginning() {
            Beginning::Opening(number) => number,
            _ => 0,
        });
        let rest = move || {
            Some(if by_lot.get() {
                of("p", "about").live_text(app.say("opening-lot-about"))
            } else {
                openings::list(app, rules, chosen, move |number| {
                    self.choose(Beginning::Opening(number));
                })
            })
        };
        of("div", "group")
            .with(choice(app, "choose-opening", ways))
            .part(rest)
    }

    /// Who has a man more.
    fn ahead(self) -> El {
        let Panel { app, rules, .. } = self;
        let nobody = move || app.settings.with(|s| s.opponent == Opponent::Nobody);
        let who = [
            (true, "ahead-own", Side::First),
            (false, "ahead-other", Side::Second),
        ];
        let who = who.map(|(own, key, side)| {
            let on = move || self.beginning() == Beginning::Ahead { own };
            let words = move || {
                app.text.with(|text| {
                    if nobody() {
                        text.side(side)
                    } else {
                        text.get(key)
                    }
                })
            };
            segment(key, on, words, move || {
                self.choose(Beginning::Ahead { own })
            })
        });
        let own = move || {
            let wish = app.settings.with(|settings| settings.side);
            wish.unwrap_or(Side::First)
        };
        let shown = move || {
            let start = self.beginning().start(rules, own(), 0.0);
            picture(self.app, Session::begin(rules, &start).ok().as_ref())
        };
        of("div", "group")
            .with(choice(app, "choose-ahead", who))
            .with(of("div", "small-board start-board").live_html(shown))
    }

    /// A text to be pasted, and the way to the board where men are set up.
    fn position(self) -> El {
        let Panel {
            app, rules, text, ..
        } = self;
        let field = el("textarea")
            .attr("rows", "3")
            .attr("spellcheck", "false")
            .attr("autocapitalize", "off")
            .attr("id", "begin-text")
            .attr("data-paste", "")
            .attr("aria-describedby", "begin-why");
        let area: HtmlTextAreaElement = field.0.clone().unchecked_into();
        area.set_value(&text.get_untracked());
        let typed = area.clone();
        let field = field.on("input", move |_: Event| text.set(typed.value()));
        let why = move || {
            if text.with(|text| text.trim().is_empty()) {
                return String::new();
            }
            match self.read() {
                Ok(_) => String::new(),
                Err(refusal) => app
                    .text
                    .with(|words| words.refusal(Session::new(rules).board(), &refusal)),
            }
        };
        let shown = move || picture(self.app, self.read().ok().as_ref());
        let set_up = of("button", "plain")
            .attr("type", "button")
            .attr("data-action", "set-up")
            .with(icon("board"))
            .with(el("span").live_text(app.say("set-up")))
            .press(move || match self.read() {
                Ok(session) => app.set_up(web::desk::Desk::at(&session, session.ply())),
                Err(_) => app.go(Place::SetUp(rules)),
            });
        of("div", "group")
            .with(
                el("label")
                    .attr("for", "begin-text")
                    .attr("class", "label")
                    .live_text(app.say("paste-position")),
            )
            .with(field)
            .with(
                of("p", "why")
                    .attr("id", "begin-why")
                    .attr("role", "status")
                    .live_text(why),
            )
            .with(of("div", "small-board start-board").live_html(shown))
            .with(set_up)
    }

    /// Begins the game.
    fn play(self) {
        let control = self
            .app
            .settings
            .with_untracked(|settings| settings.choices.clock);
        if self.placed.get_untracked() {
            if let Ok(session) = self.read() {
                self.app.begin_at(session, control);
            }
        } else {
            let beginning = self
                .app
                .settings
                .with_untracked(|settings| settings.choices.beginning);
            self.app.begin_by_choice(self.rules, beginning, control);
        }
    }
}

/// A small picture of where a game begins.
fn picture(app: App, session: Option<&Session>) -> String {
    session.map_or_else(String::new, |session| {
        let standing = session.snapshot().standing;
        draw::figure(session.board(), &standing, &app.small_picture())
    })
}

/// Choices in rows of so many.
fn wrapped(choice: El, columns: &str) -> El {
    let _ = choice.0.class_list().add_2("wrapped", columns);
    choice
}

/// The clock: none, a usual one, or any other.
fn clock(app: App) -> El {
    let now = move || app.settings.with(|settings| settings.choices.clock);
    let set = move |clock| app.set(|settings| settings.choices.clock = clock);
    let mut all = vec![segment(
        "clock-none",
        move || now().is_none(),
        app.say("clock-none"),
        move || set(None),
    )];
    for control in Control::OFFERED {
        all.push(segment(
            &control.name(),
            move || now() == Some(control),
            move || control.name(),
            move || set(Some(control)),
        ));
    }
    let other = move || now().is_some_and(|control| !Control::OFFERED.contains(&control));
    all.push(segment(
        "clock-other",
        other,
        app.say("clock-other"),
        move || {
            if !other() {
                set(Some(OTHER));
            }
        },
    ));
    let free = Memo::new(move |_| other());
    let fields = move || {
        free.get().then(|| {
            let minutes = number(app, "clock-minutes", 1, MOST_MINUTES, |c| c.minutes);
            let seconds = number(app, "clock-seconds", 0, MOST_SECONDS, |c| c.seconds);
            of("div", "numbers").with(minutes).with(seconds)
        })
    };
    of("div", "group")
        .with(wrapped(choice(app, "choose-clock", all), "four"))
        .with(of("p", "about").live_text(app.say("clock-about")))
        .part(fields)
}

/// One number of the clock.
fn number(app: App, key: &'static str, least: u32, most: u32, read: fn(Control) -> u32) -> El {
    let control = app
        .settings
        .with_untracked(|settings| settings.choices.clock)
        .unwrap_or(OTHER);
    let field = el("input")
        .attr("type", "number")
        .attr("inputmode", "numeric")
        .attr("min", &least.to_string())
        .attr("max", &most.to_string())
        .attr("value", &read(control).to_string())
        .attr("data-action", key)
        .on("change", move |event: Event| {
            let Some(field) = event
                .target()
                .map(JsCast::unchecked_into::<HtmlInputElement>)
            else {
                return;
            };
            app.set(|settings| {
                let clock = settings.choices.clock.unwrap_or(OTHER);
                let value = field.value().trim().parse().unwrap_or(read(clock));
                let changed = if read(Control::new(7, 9)) == 7 {
                    Control::new(value, clock.seconds)
                } else {
                    Control::new(clock.minutes, value)
                };
                field.set_value(&read(changed).to_string());
                settings.choices.clock = Some(changed);
            });
        });
    el("label")
        .with(of("span", "label").live_text(app.say(key)))
        .with(field)
}
