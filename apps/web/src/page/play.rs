//! The screen of a game: players, board, the line that speaks, what can be done.
//! Does not know any rule: all of it comes from the frame.

use crate::app::{App, Sheet};
use crate::dom::{El, el, of};
use crate::drag::Hands;
use crate::icons::icon;
use crate::{actions, bar, board, clocks, learn, men, moves, say, typed};
use game::snapshot::Man;
use game::{Board, Side};
use std::sync::Arc;
use text::Value;
use web::frame::{Frame, Notice};
use web::lesson::Phase;
use web::settings::Opponent;
use web::signals::Memo;
use web_sys::PointerEvent;

/// The screen of the game on the table.
pub fn play(app: App) -> El {
    let hands = Hands::new();
    let rules = Memo::new(move |_| {
        app.frame
            .with(|frame| frame.as_ref().map(|frame| frame.rules))
    });
    let described = Memo::new(move |_| {
        rules.get();
        app.read(|table| Arc::new(table.session().board().clone()))
    });
    let first =
        move || described.with(|board| board.as_ref().is_some_and(|board| board.first_at_bottom));
    let turned = Memo::new(move |_| {
        app.frame
            .with(|frame| frame.as_ref().is_some_and(|f| app.turned(f, first())))
    });
    let bottom = Memo::new(move |_| {
        if first() == turned.get() {
            Side::Second
        } else {
            Side::First
        }
    });
    let learning = learn::learning(app);
    // In a lesson the players are shown for their men in hand alone.
    let seated = Memo::new(move |_| {
        !learning.get() || described.with(|board| board.as_ref().is_some_and(|b| b.in_hand > 0))
    });
    let seat = move |side: Side| seated.get().then(|| strip(app, hands, side));
    let facing = Memo::new(move |_| !learning.get() && facing(app));
    let main = of("main", "table")
        .with(of("h1", "sr").live_text(move || title(app)))
        .with(
            of("div", "strip top")
                .part(move || seat(bottom.get().other()))
                .part(move || facing.get().then(|| far_line(app, described))),
        )
        .with(
            of("div", "frame")
                .part(move || Some(board::board(app, hands, described.get()?, turned.get()))),
        )
        .with(of("div", "strip bottom").part(move || seat(bottom.get())))
        .part(move || learning.get().then(|| learn::task(app, described)))
        // Before the line, as it is read by whoever walks through the page.
        .with(
            of("div", "sr")
                .attr("aria-live", "polite")
                .attr("data-spoken", "")
                .live_text(move || from_frame(app, say::played)),
        )
        .with(line(app, described))
        .with(typed::typed(app))
        .part(move || {
            Some(if learning.get() {
                learn::actions(app)
            } else {
                actions::actions(app)
            })
        })
        .part(move || (!learning.get()).then(|| moves::moves(app)))
        .with(
            of("p", "sr")
                .attr("id", "board-how")
                .live_text(move || how(app)),
        )
        .with(told(app))
        .with(clocks::spoken(app));
    // All that is the far player's is turned, by the style sheet.
    let class = move || {
        match (learning.get(), facing.get(), bottom.get()) {
            (true, ..) => "play learning",
            (_, false, _) => "play",
            (_, true, Side::First) => "play facing far-second",
            (_, true, Side::Second) => "play facing far-first",
        }
        .to_owned()
    };
    el("div")
        .live_label("class", class)
        .attr("data-view", "play")
        .part(move || Some(header(app, learning.get())))
        .with(main)
}

/// Whether two players sit face to face over this game.
fn facing(app: App) -> bool {
    app.settings.with(|settings| settings.looks.facing)
        && app.frame.with(|frame| {
            frame
                .as_ref()
                .is_some_and(|frame| frame.setup.opponent == Opponent::Friend)
        })
}

/// What the line under the board is about, for the style sheet.
fn line_class(app: App) -> String {
    app.frame.with(|frame| match frame.as_ref() {
        Some(frame) if matches!(frame.notice, Some(Notice::Refusal(_))) => {
            "line refused".to_owned()
        }
        Some(frame) if wrong(frame) => "line refused".to_owned(),
        Some(frame) if frame.live && frame.over => "line over".to_owned(),
        _ => "line".to_owned(),
    })
}

/// The line under the board once more, for the far player's eyes.
fn far_line(app: App, described: Memo<Option<Arc<Board>>>) -> El {
    let words = move || {
        described.with(|board| {
            board.as_ref().map_or_else(String::new, |board| {
                from_frame(app, |text, frame| say::line(text, board, frame))
            })
        })
    };
    el("div")
        .live_label("class", move || line_class(app))
        .attr("aria-hidden", "true")
        .with(el("p").live_text(words))
}

/// What the keys do on the board, told with it.
fn how(app: App) -> String {
    let keys = app.settings.with(|settings| settings.keys);
    app.text.with(|text| {
        let how = text.get("spoken-how");
        if keys {
            format!("{how} {}", text.get("spoken-keys"))
        } else {
            how
        }
    })
}

/// The answers to questions about the board; the same answer given again is spoken again.
fn told(app: App) -> El {
    of("div", "sr")
        .attr("aria-live", "polite")
        .attr("data-told", "")
        .part(move || {
            app.told
                .with(|(_, words)| (!words.is_empty()).then(|| el("p").text(words)))
        })
}

/// Words made of the frame in the language in use.
fn from_frame(app: App, words: impl Fn(&text::Text, &Frame) -> String) -> String {
    app.frame.with(|frame| {
        frame.as_ref().map_or_else(String::new, |frame| {
            app.text.with(|text| words(text, frame))
        })
    })
}

fn title(app: App) -> String {
    from_frame(app, say::game_name)
}

/// The bar on top: the way home, the game's name, the language, the menu.
fn header(app: App, learning: bool) -> El {
    if learning {
        return bar::bar(app, move || title(app), Some(learn::back(app)));
    }
    let menu = of("button", "quiet")
        .attr("type", "button")
        .attr("data-action", "menu")
        .live_label("aria-label", app.say("page-menu"))
        .with(icon("menu"))
        .press(move || app.sheet.set(Some(Sheet::Menu)));
    bar::bar(app, move || title(app), Some(menu))
}

fn side_name(side: Side) -> &'static str {
    match side {
        Side::First => "first",
        Side::Second => "second",
    }
}

/// A player: whose men, who, whether on turn, men in hand, men taken.
fn strip(app: App, hands: Hands, side: Side) -> El {
    let count = move |read: fn(&Frame, Side) -> usize| {
        Memo::new(move |_| {
            app.frame
                .with(|frame| frame.as_ref().map_or(0, |frame| read(frame, side)))
        })
    };
    let in_hand = count(|frame, side| usize::from(frame.standing.in_hand[side.index()]));
    let taken = count(|frame, side| usize::from(frame.standing.lost[side.other().index()]));
    let on_turn = count(|frame, side| {
        usize::from(frame.snapshot.turn == side && frame.snapshot.end.is_none())
    });
    let thinks = count(|frame, _| usize::from(frame.wanted.is_some()));
    let class = move || {
        let turn = on_turn.get() == 1;
        let thinking = turn && thinks.get() == 1;
        format!(
            "player{}{}",
            if turn { " on-turn" } else { "" },
            if thinking { " thinking" } else { "" }
        )
    };
    let man = Man { side, height: 1 };
    let who = of("span", "who")
        .with(el("b").live_text(move || app.text.with(|text| text.side(side))))
        .with(
            el("span")
                .live_text(move || from_frame(app, |text, frame| say::player(text, frame, side))),
        );
    let hand =
        hand(app, hands, man).part(move || tray(app, side, in_hand.get(), "players-in-hand"));
    let lost = of("span", "tray")
        .attr("data-taken", side_name(side))
        .part(move || tray(app, side.other(), taken.get(), "players-taken"));
    el("div")
        .live_label("class", class)
        .attr("data-side", side_name(side))
        .with(
            of("span", "disc")
                .attr("aria-hidden", "true")
                .html(&men::picture(man)),
        )
        .with(who)
        .with(of("span", "trays").with(lost).with(hand))
        .part(move || clocks::clock(app, side))
        .with(of("span", "thinking-bar").attr("aria-hidden", "true"))
}

/// The place of the men in hand, from where the player on turn can drag one.
fn hand(app: App, hands: Hands, man: Man) -> El {
    let side = man.side;
    let hold = move |event: PointerEvent| {
        let own = app.frame.with_untracked(|frame| {
            frame.as_ref().is_some_and(|frame| {
                let turn = frame.on_turn && frame.snapshot.turn == side;
                turn && frame.standing.in_hand[side.index()] > 0
            })
        });
        if own {
            hands.down_on_hand(&event, man);
        }
    };
    of("span", "tray hand")
        .attr("data-hand", side_name(side))
        .on("pointerdown", hold)
        .on("pointermove", move |event: PointerEvent| {
            hands.moved(app, &event)
        })
        .on("pointerup", move |event: PointerEvent| {
            hands.up(app, &event)
        })
        .on("pointercancel", move |event: PointerEvent| {
            hands.cancel(app, &event)
        })
        .on("lostpointercapture", move |event: PointerEvent| {
            hands.cancel(app, &event)
        })
}

/// Men beside the board, one over the other, with their number in words.
fn tray(app: App, side: Side, count: usize, key: &'static str) -> Option<El> {
    if count == 0 {
        return None;
    }
    let words = move || {
        let number = i64::try_from(count).unwrap_or(i64::MAX);
        app.text
            .with(|text| text.with(key, &[("number", Value::Number(number))]))
    };
    let disc = men::picture(Man { side, height: 1 });
    let discs = (0..count).map(|_| of("span", "small-disc").html(&disc));
    Some(
        of("span", "tray-men")
            .with(
                of("span", "discs")
                    .attr("aria-hidden", "true")
                    .with_all(discs),
            )
            .with(of("span", "sr").live_text(words))
            .with(
                of("span", "count")
                    .attr("aria-hidden", "true")
                    .text(&count.to_string()),
            ),
    )
}

/// Whether the last move was not what a lesson asks for.
fn wrong(frame: &Frame) -> bool {
    let lesson = frame.lesson.as_ref();
    lesson.is_some_and(|lesson| lesson.phase == Phase::Wrong)
}

/// The line under the board: two lines high whatever it says.
fn line(app: App, described: Memo<Option<Arc<Board>>>) -> El {
    let words = Memo::new(move |_| {
        // Counted too: the same words said again are spoken again.
        let said = app.said.get();
        let board = described.get();
        let words = from_frame(app, |text, frame| {
            board
                .as_ref()
                .map_or_else(String::new, |board| say::line(text, board, frame))
        });
        let again = app
            .frame
            .with(|frame| frame.as_ref().is_some_and(|frame| frame.notice.is_some()));
        (if again { said } else { 0 }, words)
    });
    el("div")
        .live_label("class", move || line_class(app))
        .attr("role", "status")
        .attr("aria-live", "polite")
        .attr("aria-atomic", "true")
        .attr("data-line", "")
        .part(move || {
            words.with(|(_, words)| {
                let class = if words.chars().count() > 84 {
                    "long"
                } else {
                    ""
                };
                Some(of("p", class).text(words))
            })
        })
}
