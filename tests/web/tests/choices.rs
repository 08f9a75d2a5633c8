//! What may be chosen for a new game, by touch and by keys: ballot, clock, odds, position, pace.

use anyhow::{Context, Result, ensure};
use games::GameId;
use session::{Session, Start, openings};
use text::Text;
use web_tests::{Browser, Shape, run};

/// Opens the panel for a new game of a card, between two people on this device.
async fn panel(browser: &Browser, card: &str, opponent: &str) -> Result<()> {
    browser.open("/en/").await?;
    browser
        .press(&format!("[data-game='{card}'] [data-action='choose']"))
        .await?;
    pick(browser, opponent).await
}

/// Presses one of a few choices in the panel.
async fn pick(browser: &Browser, choice: &str) -> Result<()> {
    browser
        .press(&format!("[data-sheet] [data-choice='{choice}']"))
        .await
}

async fn begin(browser: &Browser) -> Result<()> {
    browser.press("[data-action='begin']").await?;
    browser.find("[data-view='play'] [data-point]").await?;
    Ok(())
}

async fn says(browser: &Browser, words: &str) -> Result<()> {
    browser
        .until(&format!(
            "document.querySelector('[data-line]').innerText.includes(`{words}`)"
        ))
        .await
}

/// The men on the board.
async fn men(browser: &Browser) -> Result<u64> {
    let count = "return document.querySelectorAll('.frame .piece').length;";
    browser.script(count).await?.as_u64().context("a number")
}

/// Lets the device's clock go forward.
async fn pass(browser: &Browser, seconds: u32) -> Result<()> {
    browser
        .script(&format!(
            "window.ahead = (window.ahead || 0) + {seconds} * 1000; \
             window.real = window.real || Date.now; Date.now = () => window.real.call(Date) + window.ahead;"
        ))
        .await
        .map(drop)
}

#[test]
fn c17_a_ballot_is_drawn_and_cannot_be_taken_back() {
    run(Shape::PHONE, async |browser| {
        panel(browser, "game-checkers", "opponent-friend").await?;
        pick(browser, "start-opening").await?;
        begin(browser).await?;
        browser
            .until("document.querySelectorAll('[data-ply]').length === 3")
            .await?;
        let script = "return [...document.querySelectorAll('[data-ply]')].map(m => m.innerText.trim()).join(' ');";
        let moves = browser.script(script).await?;
        let moves = moves.as_str().context("moves")?.to_owned();
        let drawn = openings(GameId::American)
            .into_iter()
            .find(|opening| opening.moves.join(" ") == moves)
            .with_context(|| format!("{moves} is on the list"))?;
        says(browser, &moves).await?;
        browser
            .until("document.querySelector('[data-action=undo]').getAttribute('aria-disabled') === 'true'")
            .await?;
        browser
            .until(&format!(
                "document.querySelector('h1').textContent.includes('{}')",
                drawn.number
            ))
            .await?;
        browser.reload().await?;
        browser.find("[data-view='play'] [data-point]").await?;
        says(browser, &moves).await
    });
}

#[test]
fn c17_a_ballot_is_found_by_name_and_chosen() {
    run(Shape::DESKTOP, async |browser| {
        panel(browser, "game-checkers", "opponent-friend").await?;
        pick(browser, "start-opening").await?;
        pick(browser, "opening-list").await?;
        let field = browser.find("[data-action='opening-search']").await?;
        field.send_keys("octopus").await?;
        browser
            .until("document.querySelectorAll('[data-opening]').length === 2")
            .await?;
        browser.press("[data-opening='133']").await?;
        begin(browser).await?;
        let session = Session::begin(GameId::American, &Start::Opening(133));
        let session = session.ok().context("a ballot")?;
        for (ply, text) in (1..).zip(session.moves()) {
            browser
                .until(&format!(
                    "document.querySelector(\"[data-ply='{ply}']\").innerText.trim() === '{text}'"
                ))
                .await?;
        }
        Ok(())
    });
}

#[test]
fn a_clock_runs_after_both_first_moves_and_ends_the_game() {
    run(Shape::PHONE, async |browser| {
        panel(browser, "game-checkers", "opponent-friend").await?;
        pick(browser, "3+2").await?;
        begin(browser).await?;
        browser
            .until("document.querySelectorAll('.clock').length === 2")
            .await?;
        pass(browser, 500).await?;
        for (from, to) in [("11", "15"), ("23", "19")] {
            browser.touch(from).await?;
            browser.touch(to).await?;
        }
        browser
            .find(".strip [data-side='first'] .clock.running")
            .await?;
        let face = "[data-side='first'] .clock .face";
        ensure!(
            browser.text(face).await?.starts_with("2:5") || browser.text(face).await? == "3:00"
        );
        let width = "return document.querySelector('.clock').getBoundingClientRect().width;";
        let before = browser.script(width).await?;
        pass(browser, 165).await?;
        browser.find("[data-side='first'] .clock.low").await?;
        browser
            .until("document.querySelector('[data-time]').innerText.includes('30')")
            .await?;
        ensure!(
            before == browser.script(width).await?,
            "the clock keeps its width"
        );
        pass(browser, 20).await?;
        let english = Text::new("en");
        let end = session_end();
        says(browser, &english.ending(&end)).await?;
        browser
            .until("document.querySelector('[data-action=undo]').getAttribute('aria-disabled') === 'true'")
            .await
    });
}

fn session_end() -> game::Ending {
    game::Ending {
        winner: Some(game::Side::Second),
        reason: "end-time",
    }
}

#[test]
fn a_reload_keeps_the_time() {
    run(Shape::DESKTOP, async |browser| {
        panel(browser, "game-checkers", "opponent-friend").await?;
        pick(browser, "clock-other").await?;
        browser.find("[data-action='clock-minutes']").await?;
        let set = "const field = document.querySelector(\"[data-action='clock-minutes']\"); \
            field.value = '7'; field.dispatchEvent(new Event('change'));";
        browser.script(set).await?;
        begin(browser).await?;
        for (from, to) in [("11", "15"), ("23", "19")] {
            browser.touch(from).await?;
            browser.touch(to).await?;
        }
        browser.find("[data-side='first'] .clock.running").await?;
        pass(browser, 100).await?;
        browser
            .until(
                "document.querySelector(\"[data-side='first'] .clock .face\").innerText.startsWith('5:1')",
            )
            .await?;
        browser.reload().await?;
        browser.find("[data-view='play'] [data-point]").await?;
        browser
            .until(
                "document.querySelector(\"[data-side='first'] .clock .face\").innerText.startsWith('5:1')",
            )
            .await
    });
}

#[test]
fn a_handicap_takes_a_man_and_is_said_in_the_name() {
    run(Shape::PHONE, async |browser| {
        panel(browser, "game-checkers", "opponent-friend").await?;
        pick(browser, "start-ahead").await?;
        pick(browser, "ahead-own").await?;
        begin(browser).await?;
        ensure!(men(browser).await? == 23);
        let side = Text::new("en").side(game::Side::Second);
        browser
            .until(&format!(
                "document.querySelector('h1').textContent.includes('{side}')"
            ))
            .await?;
        panel(browser, "game-morris", "opponent-friend").await?;
        begin(browser).await?;
        browser
            .until("document.querySelector(\"[data-hand='second']\").innerText.includes('11')")
            .await
    });
}

#[test]
fn a_pasted_position_is_played_and_a_bad_one_says_why() {
    run(Shape::PHONE, async |browser| {
        panel(browser, "game-checkers", "opponent-friend").await?;
        pick(browser, "start-position").await?;
        let field = browser.find("[data-sheet] [data-paste]").await?;
        field.send_keys("W:WK27,99:B12").await?;
        browser
            .until("document.querySelector('#begin-why').innerText.includes('99')")
            .await?;
        browser
            .until("document.querySelector('[data-action=begin]').getAttribute('aria-disabled') === 'true'")
            .await?;
        field.clear().await?;
        field.send_keys("W:WK27,30:B12,K28").await?;
        begin(browser).await?;
        ensure!(men(browser).await? == 4);
        panel(browser, "game-checkers", "opponent-friend").await?;
        pick(browser, "start-position").await?;
        let field = browser.find("[data-sheet] [data-paste]").await?;
        field.send_keys("1. 11-15 23-19 2. 8-11 *").await?;
        begin(browser).await?;
        browser
            .until("document.querySelectorAll('[data-ply]').length === 3")
            .await
    });
}

#[test]
fn a_position_is_set_up_by_touch_refused_with_reasons_and_played() {
    run(Shape::PHONE, async |browser| {
        browser.open("/en/#setup/american").await?;
        browser.find("[data-view='setup'] [data-point]").await?;
        browser.press("[data-action='set-up-clear']").await?;
        let english = Text::new("en");
        says(browser, &english.get("refused-checkers-set-up-empty")).await?;
        browser.press("[data-tool='side-first 1']").await?;
        browser.script("scrollTo(0, 0);").await?;
        browser.touch("30").await?;
        browser
            .until("document.querySelector('[data-line]').className.includes('refused')")
            .await?;
        says(browser, "30").await?;
        browser.touch("30").await?;
        browser.touch("12").await?;
        browser.press("[data-tool='side-second 2']").await?;
        browser.script("scrollTo(0, 0);").await?;
        browser.touch("27").await?;
        browser.press("[data-choice='side-second']").await?;
        browser
            .until(
                "document.querySelector('[data-view=setup] [data-paste]').value === 'W:WK27:B12'",
            )
            .await?;
        browser.press("[data-action='set-up-play']").await?;
        pick(browser, "opponent-friend").await?;
        begin(browser).await?;
        ensure!(men(browser).await? == 2);
        browser.driver.back().await?;
        browser.find("[data-view='setup'] [data-point]").await?;
        browser
            .until(
                "document.querySelector('[data-view=setup] [data-paste]').value === 'W:WK27:B12'",
            )
            .await
    });
}

#[test]
fn men_are_set_up_by_keys_and_by_dragging() {
    run(Shape::DESKTOP, async |browser| {
        browser.open("/en/#setup/twelve").await?;
        browser.find("[data-view='setup'] [data-point]").await?;
        browser
            .script("document.querySelector(\"[data-tool='side-first 1']\").focus();")
            .await?;
        browser.keys("\u{e007}").await?;
        browser.focus("a1").await?;
        browser.keys("\u{e007}").await?;
        let label = "document.querySelector(\"[data-point='a1']\").getAttribute('aria-label')";
        browser
            .until(&format!("{label}.includes('red man')"))
            .await?;
        says(browser, "13").await?;
        browser
            .press("[data-action='in-hand-side-first-minus']")
            .await?;
        browser.press("[data-action='undo']").await?;
        browser.press("[data-action='undo']").await?;
        browser.until(&format!("{label}.includes('empty')")).await?;
        browser.open("/en/#setup/american").await?;
        browser.find("[data-view='setup'] [data-point]").await?;
        browser.drag("11", "15").await?;
        browser
            .until("document.querySelector('[data-view=setup] [data-paste]').value.endsWith('10,12,15')")
            .await
    });
}

#[test]
fn the_computer_plays_itself_step_by_step_with_two_levels() {
    run(Shape::PHONE, async |browser| {
        panel(browser, "game-checkers", "opponent-none").await?;
        pick(browser, "start-usual").await?;
        pick(browser, "pause-200").await?;
        begin(browser).await?;
        browser
            .until("document.querySelectorAll('[data-ply]').length >= 2")
            .await?;
        browser.press("[data-action='stop']").await?;
        browser.find("[data-action='play']").await?;
        let count = "return document.querySelectorAll('[data-ply]').length;";
        let before = browser.script(count).await?.as_u64().context("a number")?;
        browser.press("[data-action='step']").await?;
        browser
            .until(&format!(
                "document.querySelectorAll('[data-ply]').length === {}",
                before + 1
            ))
            .await?;
        tokio::time::sleep(std::time::Duration::from_millis(1500)).await;
        let after = browser.script(count).await?.as_u64().context("a number")?;
        ensure!(after == before + 1, "it waits again: {before} {after}");
        Ok(())
    });
}

#[test]
fn a_position_of_a_game_is_edited_from_its_menu() {
    run(Shape::DESKTOP, async |browser| {
        let mut session = Session::new(GameId::American);
        for text in ["11-15", "23-19"] {
            session.play_text(text).ok().context("legal")?;
        }
        browser.set_table("en", &session).await?;
        browser.press("[data-action='more']").await?;
        browser.press("[data-action='edit-position']").await?;
        browser.find("[data-view='setup'] [data-point]").await?;
        browser
            .until(&format!(
                "document.querySelector('[data-view=setup] [data-paste]').value === '{}'",
                session.fen()
            ))
            .await
    });
}

#[test]
fn axe_finds_nothing_in_the_choices() {
    for shape in [Shape::PHONE, Shape::DESKTOP.in_the_dark()] {
        run(shape, async |browser| {
            panel(browser, "game-checkers", "opponent-none").await?;
            browser.axe("choices for a new game").await?;
            pick(browser, "clock-other").await?;
            pick(browser, "start-opening").await?;
            pick(browser, "opening-list").await?;
            browser.find("[data-opening]").await?;
            browser.axe("the list of ballots").await?;
            pick(browser, "start-position").await?;
            let field = browser.find("[data-sheet] [data-paste]").await?;
            field.send_keys("nothing").await?;
            browser.axe("a position that is refused").await?;
            for rules in ["american", "twelve"] {
                browser.open(&format!("/en/#setup/{rules}")).await?;
                browser.find("[data-view='setup'] [data-point]").await?;
                browser.axe(rules).await?;
            }
            Ok(())
        });
    }
}
