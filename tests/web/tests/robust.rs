//! What may happen to a page in a phone or a browser: no lost game, no stuck state.

use anyhow::{Context, Result, ensure};
use games::GameId;
use serde_json::json;
use session::Session;
use std::time::Duration;
use text::Text;
use web_tests::WindowHandle;
use web_tests::{Browser, KEPT, Shape, after, run};

/// Two people on this device.
const FRIENDS: &str = "opponent friend\n";

async fn says(browser: &Browser, key: &str) -> Result<()> {
    let words = Text::new("en").get(key);
    browser
        .until(&format!(
            "(document.querySelector('[data-line]')?.innerText || '').includes(`{words}`)"
        ))
        .await
}

/// Begins a game of American checkers by the card of the first screen.
async fn begin(browser: &Browser) -> Result<()> {
    browser
        .press("[data-game='game-checkers'] [data-action='play']")
        .await?;
    browser
        .find("[data-view='play'] [data-point]")
        .await
        .map(drop)
}

/// Brings another tab to the front.
async fn turn_to(browser: &Browser, tab: WindowHandle) -> Result<()> {
    browser.driver.switch_to_window(tab).await?;
    browser
        .command("Page.bringToFront", json!({}))
        .await
        .map(drop)
}

async fn settings(browser: &Browser, text: &str) -> Result<()> {
    browser.open("/healthz").await?;
    let text = serde_json::to_string(text)?;
    browser
        .script(&format!("localStorage.setItem('tsoro.settings', {text});"))
        .await
        .map(drop)
}

#[test]
fn a_full_storage_is_told_once_and_the_game_goes_on() {
    run(Shape::PHONE, async |browser| {
        settings(browser, FRIENDS).await?;
        let fill = "localStorage.setItem('tsoro.last', 'none'); let size = 1 << 20; \
            for (let i = 0; size > 0; ) { \
              try { localStorage.setItem('filled' + i, 'x'.repeat(size)); i++; } \
              catch (e) { size = size >> 1; } } \
            return Object.keys(localStorage).length;";
        browser.script(fill).await?;
        browser.open("/en/").await?;
        begin(browser).await?;
        browser.touch_all(&["11", "15"]).await?;
        browser
            .find("[data-sheet] [data-action='games-save']")
            .await?;
        browser.press("[data-action='games-not-now']").await?;
        browser.touch_all(&["23", "19"]).await?;
        browser.until_listed(&["11-15", "23-19"]).await?;
        ensure!(
            browser
                .script("return !document.querySelector('[data-sheet]');")
                .await?
                == json!(true),
            "it is told once"
        );
        // Left and found again, although nothing could be written.
        browser.press("[data-action='home']").await?;
        browser.press(".ways [data-action='games-title']").await?;
        browser.find(".unsaved").await?;
        browser.press(".kept [data-action='games-go-on']").await?;
        browser.until_listed(&["11-15", "23-19"]).await?;
        // Room again: the next move is kept, and so is the game.
        browser
            .script("for (const key of Object.keys(localStorage)) if (key.startsWith('filled')) localStorage.removeItem(key);")
            .await?;
        browser.touch_all(&["8", "11"]).await?;
        browser
            .until_moves(&after(GameId::American, &["11-15", "23-19", "8-11"])?)
            .await?;
        browser.reload().await?;
        browser.until_listed(&["11-15", "23-19", "8-11"]).await
    });
}

#[test]
fn a_refused_storage_is_told_and_everything_is_playable() {
    run(Shape::PHONE, async |browser| {
        let refuse = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });";
        browser.before_the_page(refuse).await?;
        for card in ["game-morris", "game-checkers"] {
            browser.open("/en/").await?;
            browser
                .press(&format!("[data-game='{card}'] [data-action='play']"))
                .await?;
            browser.find("[data-view='play'] button.target").await?;
            let listed = "document.querySelectorAll('.moves button.move').length";
            browser
                .until("!document.querySelector('.thinking')")
                .await?;
            browser.touch_first_target().await?;
            if card == "game-checkers" {
                browser.touch_first_target().await?;
            }
            browser.until(&format!("{listed} >= 2")).await?;
            let moves = browser.script(&format!("return {listed};")).await?;
            // Home and back again: the game is there as long as the page.
            browser.press("[data-action='home']").await?;
            browser.press("[data-action='continue']").await?;
            browser.until(&format!("{listed} >= {moves}")).await?;
            browser.touch_first_target().await?;
        }
        Ok(())
    });
}

#[test]
fn a_refused_storage_is_said_quietly_and_once() {
    run(Shape::DESKTOP, async |browser| {
        let refuse = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });";
        browser.before_the_page(refuse).await?;
        browser.open("/en/").await?;
        browser.press("[data-choice='opponent-friend']").await?;
        begin(browser).await?;
        browser.touch_all(&["11", "15"]).await?;
        says(browser, "games-refused").await?;
        browser.touch_all(&["23", "19"]).await?;
        browser.until_listed(&["11-15", "23-19"]).await?;
        let words = Text::new("en").get("games-refused");
        browser
            .until(&format!(
                "!document.querySelector('[data-line]').innerText.includes(`{words}`)"
            ))
            .await
    });
}

#[test]
fn with_cookies_off_everything_is_playable_and_that_is_said() {
    run(Shape::PHONE.without_cookies(), async |browser| {
        browser.open("/en/").await?;
        let refused = "try { return !localStorage; } catch (error) { return error.name; }";
        let refused = browser.script(refused).await?;
        ensure!(refused == "SecurityError", "storage is there: {refused}");
        browser.press("[data-choice='opponent-friend']").await?;
        begin(browser).await?;
        browser.touch_all(&["11", "15"]).await?;
        says(browser, "games-refused").await?;
        browser.touch_all(&["23", "19"]).await?;
        browser.until_listed(&["11-15", "23-19"]).await?;
        let word = "const s = document.querySelector(\"select[data-action='language']\"); s.value = 'sn'; s.dispatchEvent(new Event('change'));";
        browser.script(word).await?;
        browser
            .until("document.documentElement.lang === 'sn'")
            .await?;
        browser.touch_all(&["8", "11"]).await?;
        browser.until_listed(&["11-15", "23-19", "8-11"]).await?;
        browser.open("/sn/rules/american").await?;
        browser.find(".rules .diagram svg").await.map(drop)
    });
}

#[test]
fn a_game_in_two_tabs_is_played_in_one_of_them_at_a_time() {
    run(Shape::DESKTOP, async |browser| {
        let session = after(GameId::American, &["11-15"])?;
        browser.set_table("en", &session).await?;
        let first = browser.driver.window().await?;
        let second = browser.driver.new_tab().await?;
        turn_to(browser, second.clone()).await?;
        browser.open("/en/#american").await?;
        browser.until_listed(&["11-15"]).await?;
        // The first tab knows at once, and shows what is played in the second.
        turn_to(browser, first.clone()).await?;
        says(browser, "games-elsewhere").await?;
        turn_to(browser, second.clone()).await?;
        browser.touch_all(&["23", "19"]).await?;
        browser.until_listed(&["11-15", "23-19"]).await?;
        turn_to(browser, first.clone()).await?;
        browser.until_listed(&["11-15", "23-19"]).await?;
        // It takes the game over by its button.
        browser.press("[data-action='games-take-over']").await?;
        browser.touch_all(&["8", "11"]).await?;
        browser.until_listed(&["11-15", "23-19", "8-11"]).await?;
        turn_to(browser, second).await?;
        says(browser, "games-elsewhere").await?;
        browser.until_listed(&["11-15", "23-19", "8-11"]).await?;
        // And the second by a move on its board.
        browser.touch_all(&["22", "17"]).await?;
        let all = ["11-15", "23-19", "8-11", "22-17"];
        browser.until_listed(&all).await?;
        browser.until_moves(&after(GameId::American, &all)?).await?;
        turn_to(browser, first).await?;
        says(browser, "games-elsewhere").await?;
        browser.until_listed(&all).await
    });
}

#[test]
fn the_computer_answers_once_in_a_game_of_two_tabs() {
    run(Shape::DESKTOP, async |browser| {
        let mut session = after(GameId::American, &["11-15", "23-19"])?;
        session.set_note("setup", "computer 2 1000 first");
        browser.keep("american", &session.save()).await?;
        browser.open("/en/#american").await?;
        browser.until_listed(&["11-15", "23-19"]).await?;
        let second = browser.driver.new_tab().await?;
        turn_to(browser, second).await?;
        browser.open("/en/#american").await?;
        browser.touch_all(&["8", "11"]).await?;
        browser
            .until(&format!(
                "{KEPT}.split('\\n').find(l => l.startsWith('moves')).split(' ').length === 5"
            ))
            .await?;
        tokio::time::sleep(Duration::from_millis(1500)).await;
        let kept = browser.script(&format!("return {KEPT};")).await?;
        let session = Session::load(kept.as_str().context("a text")?);
        let session = session.ok().context("a game")?;
        ensure!(session.ply() == 4, "{kept}");
        let games = "Object.keys(localStorage).filter(k => k.startsWith('tsoro.game.')).length";
        ensure!(browser.script(&format!("return {games};")).await? == json!(1));
        Ok(())
    });
}

#[test]
fn two_tabs_that_went_different_ways_lose_no_move() {
    run(Shape::DESKTOP, async |browser| {
        let session = after(GameId::American, &["11-15"])?;
        browser.set_table("en", &session).await?;
        // Another tab has played on, and this one has not heard of it.
        let mut other = after(GameId::American, &["11-15", "22-17"])?;
        other.set_note("setup", "friend 3 1000 first");
        other.set_note("tab", "another");
        let text = serde_json::to_string(&other.save())?;
        browser
            .script(&format!(
                "localStorage.setItem('tsoro.game.american', {text});"
            ))
            .await?;
        browser.touch_all(&["23", "19"]).await?;
        says(browser, "games-both").await?;
        browser.touch_all(&["8", "11"]).await?;
        browser
            .until_moves(&after(GameId::American, &["11-15", "23-19", "8-11"])?)
            .await?;
        let kept = browser
            .script("return localStorage.getItem('tsoro.game.american');")
            .await?;
        ensure!(
            kept.as_str().is_some_and(|kept| kept.contains("22-17")),
            "{kept}"
        );
        Ok(())
    });
}

#[test]
fn a_phone_that_sleeps_while_the_computer_thinks_goes_on_afterwards() {
    run(Shape::PHONE, async |browser| {
        if !browser.has_tools("a page put to sleep") {
            return Ok(());
        }
        let spy = "const W = Worker; window.engines = []; \
            window.Worker = class extends W { constructor(...a) { super(...a); window.engines.push(this); } };";
        browser.before_the_page(spy).await?;
        let mut session = after(GameId::American, &["11-15", "23-19", "8-11"])?;
        session.set_note("setup", "computer 10 10000 first");
        browser.keep("american", &session.save()).await?;
        browser.open("/en/#american").await?;
        browser
            .until("window.engines.length > 0 && !!document.querySelector('.thinking')")
            .await?;
        // The system ends the worker of a sleeping page without a word.
        browser.script("window.engines.at(-1).terminate();").await?;
        for state in ["frozen", "active"] {
            browser
                .command("Page.setWebLifecycleState", json!({ "state": state }))
                .await?;
            tokio::time::sleep(Duration::from_millis(400)).await;
        }
        browser.until("window.engines.length > 1").await?;
        browser
            .until(&format!(
                "{KEPT}.split('\\n').find(l => l.startsWith('moves')).split(' ').length === 5"
            ))
            .await?;
        browser.find("[data-view='play'] button.target").await?;
        Ok(())
    });
}

#[test]
fn the_browsers_ways_back_and_forward_find_the_very_games() {
    run(Shape::PHONE, async |browser| {
        settings(browser, FRIENDS).await?;
        browser.open("/en/").await?;
        begin(browser).await?;
        browser.touch_all(&["11", "15"]).await?;
        browser.driver.back().await?;
        browser
            .find("[data-view='home'] [data-action='continue']")
            .await?;
        // A second game by the same rules leaves the first one where it is.
        begin(browser).await?;
        browser.touch_all(&["9", "14"]).await?;
        browser.until_listed(&["9-14"]).await?;
        browser.press("[data-action='menu']").await?;
        browser.driver.back().await?;
        browser.find("[data-view='home']").await?;
        ensure!(
            browser
                .script("return !document.querySelector('[data-sheet]');")
                .await?
                == json!(true),
            "the panel closes with its game"
        );
        browser.driver.forward().await?;
        browser.until_listed(&["9-14"]).await?;
        browser.reload().await?;
        browser.until_listed(&["9-14"]).await?;
        // A page of rules and back.
        browser.open("/en/rules/american").await?;
        browser.driver.back().await?;
        browser.until_listed(&["9-14"]).await?;
        browser.touch_all(&["22", "18"]).await?;
        browser.until_listed(&["9-14", "22-18"]).await?;
        browser.press("[data-action='home']").await?;
        browser.press(".ways [data-action='games-title']").await?;
        browser
            .until("document.querySelectorAll('.kept li').length === 2")
            .await?;
        browser
            .press(".kept li:nth-child(2) [data-action='games-go-on']")
            .await?;
        browser.until_listed(&["11-15"]).await
    });
}

#[test]
fn another_language_in_mid_jump_and_in_mid_thought_changes_nothing_else() {
    run(Shape::DESKTOP, async |browser| {
        // Black jumps twice: after the first landing the language changes.
        let start = "B:W18,26:B14";
        let mut session = Session::at(GameId::American, start)
            .ok()
            .context("a position")?;
        browser.set_table("en", &session).await?;
        browser.touch_all(&["14", "23"]).await?;
        browser
            .press("[data-action='language'] option[value='zu']")
            .await?;
        browser
            .until("document.documentElement.lang === 'zu'")
            .await?;
        browser.touch("30").await?;
        session.play_text("14x23x30").ok().context("a capture")?;
        browser
            .until(&format!("{KEPT}.includes('{}')", session.moves()[0]))
            .await?;
        // And while the computer thinks.
        let mut session = after(GameId::American, &["11-15"])?;
        session.set_note("setup", "computer 10 3000 first");
        browser.keep("american", &session.save()).await?;
        browser.open("/en/#american").await?;
        browser
            .until("!!document.querySelector('.thinking')")
            .await?;
        browser
            .press("[data-action='language'] option[value='su']")
            .await?;
        browser
            .until("document.documentElement.lang === 'su'")
            .await?;
        browser
            .until(&format!(
                "{KEPT}.split('\\n').find(l => l.startsWith('moves')).split(' ').length === 3"
            ))
            .await?;
        browser.find("[data-view='play'] button.target").await?;
        Ok(())
    });
}
