//! The opening book on the page: the full engine asks for it, opens by it, and plays on without it;
//! switched off, it is not asked for.

use anyhow::{Result, ensure};
use games::GameId;
use session::Session;
use web_tests::{Browser, Shape, run};

/// How often files with an ending were asked for.
fn asked(ending: &str) -> String {
    format!(
        "performance.getEntriesByType('resource')\
         .filter(entry => entry.name.endsWith('{ending}')).length"
    )
}

/// That so many plies are played.
fn plies(count: usize) -> String {
    format!("document.querySelectorAll('[data-ply]').length === {count}")
}

/// Puts a game against the full engine on the table, in which it has the first move and so many
/// milliseconds for each.
async fn play(browser: &Browser, millis: u32) -> Result<()> {
    let mut session = Session::new(GameId::American);
    session.set_note("setup", &format!("computer 10 {millis} second"));
    browser.keep("american", &session.save()).await?;
    browser.open("/en/").await?;
    browser.press("[data-action='continue']").await
}

/// Opens the panel for a new game of a card, with these choices kept.
async fn panel(browser: &Browser, card: &str, settings: &str) -> Result<()> {
    browser.open("/healthz").await?;
    browser
        .script(&format!(
            "localStorage.setItem('tsoro.settings', `{settings}`);"
        ))
        .await?;
    choose(browser, card).await
}

async fn choose(browser: &Browser, card: &str) -> Result<()> {
    browser.open("/en/").await?;
    browser
        .press(&format!("[data-game='{card}'] [data-action='choose']"))
        .await?;
    browser.find("[data-sheet] [data-action='begin']").await?;
    Ok(())
}

const SWITCH: &str = "[data-sheet] [data-action='opening-book']";

/// That the switch is shown, or is not there or hidden.
fn shown(shown: bool) -> String {
    format!("!!document.querySelector(\"{SWITCH}\")?.offsetParent === {shown}")
}

#[test]
fn the_full_engine_loads_it_and_the_next_move_comes_at_once() {
    run(Shape::PHONE, async |browser| {
        browser.visit("en").await?;
        play(browser, 30_000).await?;
        // The first move is searched for, for half a minute. It is asked for again with the book there.
        browser.until(&format!("{} === 1", asked(".book"))).await?;
        browser.press("[data-action='stop']").await?;
        browser
            .press("[data-view='play'] [data-action='play']")
            .await?;
        browser.until(&plies(1)).await?;
        browser.touch_first_target().await
    });
}

#[test]
fn switched_off_it_is_not_asked_for() {
    run(Shape::PHONE, async |browser| {
        let settings = "opponent computer\nlevel 10\nmillis 1000\nside second\n";
        panel(browser, "game-checkers", settings).await?;
        browser.until(&shown(true)).await?;
        browser
            .until(&format!("document.querySelector(\"{SWITCH}\").checked"))
            .await?;
        browser.press(SWITCH).await?;
        // It stays off.
        choose(browser, "game-checkers").await?;
        browser
            .until(&format!("!document.querySelector(\"{SWITCH}\").checked"))
            .await?;
        browser.press("[data-action='begin']").await?;
        browser.until(&plies(1)).await?;
        browser
            .until(&format!("{} === 1", asked(".weights")))
            .await?;
        let book = browser
            .script(&format!("return {};", asked(".book")))
            .await?;
        ensure!(book == 0, "it is asked for {book} times");
        Ok(())
    });
}

#[test]
fn the_switch_is_there_for_the_full_engine_of_a_game_with_a_book() {
    run(Shape::PHONE, async |browser| {
        let settings = "opponent computer\nlevel 10\n";
        panel(browser, "game-morris", settings).await?;
        browser.until(&shown(false)).await?;
        panel(browser, "game-checkers", settings).await?;
        browser.until(&shown(true)).await?;
        browser
            .press("[data-sheet] [data-choice='opponent-friend']")
            .await?;
        browser.until(&shown(false)).await?;
        browser
            .press("[data-sheet] [data-choice='opponent-computer']")
            .await?;
        browser.until(&shown(true)).await?;
        browser
            .press("[data-sheet] [data-action='level-minus']")
            .await?;
        browser.until(&shown(false)).await
    });
}

#[test]
fn without_it_the_game_goes_on() {
    for fault in [
        "Promise.reject(new TypeError('gone'))",
        "Promise.resolve(new Response('TSOROBOK and then nothing that fits'))",
    ] {
        run(Shape::PHONE, async |browser| {
            browser
                .before_the_page(&format!(
                    "const real = window.fetch; window.fetch = (what, ...more) => {{ \
                     if (!String(what.url || what).endsWith('.book')) return real(what, ...more); \
                     window.faults = (window.faults || 0) + 1; return {fault}; }};"
                ))
                .await?;
            play(browser, 1000).await?;
            browser.until(&plies(1)).await?;
            browser.until("window.faults > 0").await?;
            browser.touch_first_target().await?;
            browser.touch_first_target().await?;
            browser.until(&plies(3)).await
        });
    }
}
