//! Moves by hand on the real page: whole games, captures, mills, refusals.

use anyhow::{Context, Result, ensure};
use game::board::Arrow;
use game::{Choice, Point};
use games::GameId;
use session::{Session, Touch};
use std::collections::VecDeque;
use text::Text;
use web_tests::{Browser, Shape, run, short_game};

#[derive(Clone, Copy)]
enum Way {
    Touch,
    Drag,
    Keyboard,
}

async fn play_game(browser: &Browser, rules: GameId, way: Way) -> Result<()> {
    let mut session = Session::new(rules);
    browser.set_table("en", &session).await?;
    let mut at = None;
    for choice in short_game(rules) {
        match way {
            Way::Touch => {
                for &point in &*choice.touches {
                    browser.touch(session.board().name_of(point)).await?;
                }
            }
            Way::Drag => drag(browser, &session, &choice).await?,
            Way::Keyboard => {
                for &point in &*choice.touches {
                    at = Some(walk(browser, &session, at, point).await?);
                }
            }
        }
        session
            .play_text(&choice.text)
            .ok()
            .context("a legal move")?;
        if session.end().is_none() {
            browser.until_moves(&session).await?;
        }
    }
    let end = session.end().context("an end")?;
    let said = Text::new("en").ending(&end);
    browser
        .until(&format!(
            "document.querySelector('[data-line]').innerText.includes(`{said}`)"
        ))
        .await
}

/// Drags a man along each step of its way; from the tray when it comes from the hand.
async fn drag(browser: &Browser, session: &Session, choice: &Choice) -> Result<()> {
    let name = |point: Point| session.board().name_of(point).to_owned();
    if choice.route.len() == 1 {
        let side = if session.snapshot().turn == game::Side::First {
            "first"
        } else {
            "second"
        };
        let hand = browser.middle(&format!("[data-hand='{side}']")).await?;
        let place = browser.place(&name(choice.route[0])).await?;
        browser
            .stroke(&[hand, (hand.0 + 9.0, hand.1 - 9.0), place])
            .await?;
    }
    for step in choice.route.windows(2) {
        browser.drag(&name(step[0]), &name(step[1])).await?;
    }
    for &point in &choice.touches[choice.route.len()..] {
        browser.touch(&name(point)).await?;
    }
    Ok(())
}

/// Walks with arrow keys from the point that has the focus, and presses Enter.
async fn walk(
    browser: &Browser,
    session: &Session,
    from: Option<Point>,
    to: Point,
) -> Result<Point> {
    let board = session.board();
    let Some(from) = from else {
        browser.focus(board.name_of(to)).await?;
        browser.keys("\u{e007}").await?;
        return Ok(to);
    };
    let turned = !board.first_at_bottom;
    let mut ways = VecDeque::from([(from, String::new())]);
    let mut seen = vec![from];
    while let Some((point, keys)) = ways.pop_front() {
        if point == to {
            browser.keys(&(keys + "\u{e007}")).await?;
            return Ok(to);
        }
        let arrows = [
            (Arrow::Left, '\u{e012}'),
            (Arrow::Up, '\u{e013}'),
            (Arrow::Right, '\u{e014}'),
            (Arrow::Down, '\u{e015}'),
        ];
        for (arrow, key) in arrows {
            let next = board
                .step(point, arrow, turned)
                .filter(|next| !seen.contains(next));
            if let Some(next) = next {
                seen.push(next);
                ways.push_back((next, format!("{keys}{key}")));
            }
        }
    }
    anyhow::bail!("no way by arrow keys from {from:?} to {to:?}")
}

fn whole_game(shape: Shape, rules: GameId, way: Way) {
    run(shape, async |browser| {
        play_game(browser, rules, way).await?;
        Ok(())
    });
}

#[test]
fn a_game_of_checkers_by_finger() {
    whole_game(Shape::PHONE, GameId::American, Way::Touch);
}

#[test]
fn a_game_of_checkers_by_dragging() {
    whole_game(Shape::DESKTOP, GameId::American, Way::Drag);
}

#[test]
fn a_game_of_checkers_by_keyboard() {
    whole_game(Shape::DESKTOP, GameId::American, Way::Keyboard);
}

#[test]
fn a_game_of_morris_by_finger() {
    whole_game(Shape::PHONE, GameId::Twelve, Way::Touch);
}

#[test]
fn a_game_of_morris_by_dragging() {
    whole_game(Shape::DESKTOP, GameId::Twelve, Way::Drag);
}

#[test]
fn a_game_of_morris_by_keyboard() {
    whole_game(Shape::DESKTOP, GameId::Twelve, Way::Keyboard);
}

#[test]
fn a_forced_capture_is_refused_in_each_language() {
    run(Shape::PHONE, async |browser| {
        let mut session = Session::new(GameId::American);
        for text in ["11-15", "22-18"] {
            session.play_text(text).ok().context("legal")?;
        }
        let point = session.board().point("10").context("a point")?;
        let Touch::Refused(refusal) = session.clone().touch(point) else {
            anyhow::bail!("10 may move");
        };
        for language in text::languages().iter().map(|language| language.tag) {
            browser.set_table(language, &session).await?;
            browser.touch("10").await?;
            let said = Text::new(language).refusal(session.board(), &refusal);
            ensure!(said.contains("15"), "{language}: {said}");
            browser
                .until(&format!(
                    "document.querySelector('[data-line]').innerText.trim() === `{said}`"
                ))
                .await?;
            browser.until_moves(&session).await?;
        }
        Ok(())
    });
}

#[test]
fn four_jumps_in_two_touches_and_in_one_drag() {
    run(Shape::PHONE, async |browser| {
        let start = Session::at(GameId::American, "B:W6,15,22,23,32:BK1")
            .ok()
            .context("a position")?;
        let mut after = start.clone();
        after.play_text("1x10x19x26x17").ok().context("legal")?;
        browser.set_table("en", &start).await?;
        browser.touch("1").await?;
        browser.touch("17").await?;
        browser.until_moves(&after).await?;
        browser.set_table("it", &start).await?;
        browser.drag("1", "17").await?;
        browser.until_moves(&after).await?;
        Ok(())
    });
}

#[test]
fn a_mill_closed_in_placing_waits_for_the_removal_and_can_be_taken_back() {
    run(Shape::PHONE, async |browser| {
        let mut session = Session::new(GameId::Twelve);
        for text in ["a1", "b2", "d1", "d2"] {
            session.play_text(text).ok().context("legal")?;
        }
        browser.set_table("su", &session).await?;
        browser.touch("g1").await?;
        let marked =
            "[...document.querySelectorAll('button.target')].map(b => b.dataset.point).join() === ";
        browser
            .until(&format!("{marked}'b2,d2' || {marked}'d2,b2'"))
            .await?;
        browser.focus("g1").await?;
        browser.keys("\u{e00c}").await?;
        browser
            .until("document.querySelectorAll('button.target').length > 10")
            .await?;
        browser.touch("g1").await?;
        browser.touch("g1").await?;
        browser
            .until("document.querySelectorAll('button.target').length > 10")
            .await?;
        browser.touch("g1").await?;
        browser.touch("d2").await?;
        session.play_text("g1xd2").ok().context("legal")?;
        browser.until_moves(&session).await?;
        Ok(())
    });
}

#[test]
fn a_wrong_touch_or_drop_leaves_no_man_in_the_air() {
    run(Shape::PHONE, async |browser| {
        let mut session = Session::new(GameId::American);
        browser.set_table("en", &session).await?;
        for wrong in ["1", "6", "22", "18"] {
            browser.touch(wrong).await?;
        }
        browser.drag("11", "24").await?;
        let (x, y) = browser.place("11").await?;
        browser
            .stroke(&[(x, y), (x + 20.0, y), (x + 400.0, y - 900.0)])
            .await?;
        browser.touch("9").await?;
        browser.touch("9").await?;
        browser.drag("11", "15").await?;
        session.play_text("11-15").ok().context("legal")?;
        browser.until_moves(&session).await?;
        let scrolled = browser.script("return window.scrollY;").await?;
        ensure!(scrolled == 0, "the page scrolled by {scrolled}");
        Ok(())
    });
}
