//! Who wins an ending, on the page: asked in a game that goes on, shown in one that has ended, without
//! a connection too, and without the file.

use anyhow::{Context, Result, ensure};
use games::GameId;
use session::Session;
use text::Text;
use web_tests::{Browser, Shape, run};

/// The king on 15 wins by each move; the one on 19 draws by two and loses by the third.
const FEN: &str = "W:WK15,K19:BK27,20";

fn session(fen: &str) -> Result<Session> {
    Session::at(GameId::American, fen)
        .ok()
        .context("a position")
}

async fn ask(browser: &Browser) -> Result<()> {
    browser.press("[data-action='more']").await?;
    browser.press("[data-sheet] [data-action='who-wins']").await
}

/// How many marks of tables are on the board.
const MARKS: &str =
    "document.querySelectorAll('.board .wins, .board .draws, .board .loses').length";

async fn line_has(browser: &Browser, words: &str) -> Result<()> {
    let words = serde_json::to_string(words)?;
    browser
        .until(&format!(
            "document.querySelector('[data-line]').textContent.includes({words})"
        ))
        .await
}

#[test]
fn in_a_game_that_goes_on_it_is_told_when_asked_until_the_next_move() {
    run(Shape::PHONE, async |browser| {
        browser.set_table("en", &session(FEN)?).await?;
        ensure!(
            browser.script(&format!("return {MARKS};")).await? == 0,
            "unasked"
        );
        ask(browser).await?;
        line_has(browser, " wins with the best moves.").await?;
        browser.until(&format!("{MARKS} === 2")).await?;
        let words = browser.text("[data-endings]").await?;
        let words = words.replace('\u{2060}', "");
        for told in [
            "Wins: 15-10, 15-11, 15-18",
            "Draws: 19-16, 19-24",
            // The end of a game is known without tables.
            "Loses in 2 plies: 19-23",
        ] {
            ensure!(words.contains(told), "{words}");
        }
        // The ways of a man that is chosen.
        browser.touch("19").await?;
        browser.until(&format!("{MARKS} === 3")).await?;
        browser.find(".board .loses").await?;
        browser.touch("24").await?;
        browser.until(&format!("{MARKS} === 0")).await?;
        browser
            .until("document.querySelector('[data-endings]').textContent === ''")
            .await
    });
}

#[test]
fn asked_twice_it_is_put_away() {
    run(Shape::DESKTOP, async |browser| {
        browser.set_table("sn", &session(FEN)?).await?;
        ask(browser).await?;
        browser.until(&format!("{MARKS} === 2")).await?;
        ask(browser).await?;
        browser.until(&format!("{MARKS} === 0")).await
    });
}

#[test]
fn a_game_that_has_ended_shows_it_at_once() {
    run(Shape::PHONE, async |browser| {
        let mut session = session(FEN)?;
        session.play_text("15-18").ok().context("legal")?;
        browser.set_table("en", &session).await?;
        browser.press("[data-action='more']").await?;
        browser.press("[data-sheet] [data-action='resign']").await?;
        browser.press("[data-sheet] [data-action='yes']").await?;
        browser.find(".line.over").await?;
        browser.press("[data-action='moves-back']").await?;
        line_has(browser, " wins with the best moves.").await?;
        browser.until(&format!("{MARKS} === 2")).await
    });
}

#[test]
fn more_men_and_other_games_have_nothing_to_tell() {
    run(Shape::PHONE, async |browser| {
        browser
            .set_table("en", &Session::new(GameId::American))
            .await?;
        ask(browser).await?;
        line_has(browser, &Text::new("en").get("endings-far")).await?;
        let far = session("W:WK32,K31,K30:BK1,K2,K3")?;
        browser.set_table("en", &far).await?;
        ask(browser).await?;
        line_has(browser, &Text::new("en").get("endings-far")).await?;
        browser.set_table("en", &Session::new(GameId::Nine)).await?;
        browser.press("[data-action='more']").await?;
        browser.find("[data-sheet] [data-action='restart']").await?;
        let there = "return document.querySelector(\"[data-action='who-wins']\") === null;";
        ensure!(browser.script(there).await? == true, "morris has no tables");
        Ok(())
    });
}

/// Three kings against two: beyond what every game loads.
const FIVE: &str = "W:WK15,K18,K19:BK27,K28";

/// Whether the device keeps both files of the larger tables.
const MORE_KEPT: &str = "(async () => { const found = new Set(); \
    for (const key of await caches.keys()) for (const r of await (await caches.open(key)).keys()) \
    if (r.url.includes('/more-')) found.add(r.url); return found.size === 2; })()";

const LOAD: &str = "[data-action='endings-more']";

async fn gone(browser: &Browser, selector: &str) -> Result<()> {
    let selector = serde_json::to_string(selector)?;
    browser
        .until(&format!("document.querySelector({selector}) === null"))
        .await
}

#[test]
fn larger_tables_come_when_asked_for_and_are_there_with_the_server_gone() {
    run(Shape::PHONE, async |browser| {
        browser.visit("en").await?;
        browser.set_table("en", &session(FIVE)?).await?;
        ensure!(
            browser
                .script(&format!(
                    "return document.querySelector(\"{LOAD}\") === null;"
                ))
                .await?
                == true,
            "nobody has asked"
        );
        ask(browser).await?;
        line_has(browser, &Text::new("en").get("endings-far")).await?;
        let offer = browser.text(LOAD).await?;
        ensure!(offer.contains("2.1 MB"), "{offer}");
        browser.press(LOAD).await?;
        line_has(browser, " with the best moves.").await?;
        gone(browser, LOAD).await?;
        browser.until(MORE_KEPT).await?;
        browser.site.stop().await?;
        browser.reload().await?;
        browser.find("[data-view='play'] [data-point]").await?;
        // With four men the way to the end is told as well.
        browser.set_table("en", &session(FEN)?).await?;
        ask(browser).await?;
        line_has(browser, " plies with the best moves.").await?;
        let words = browser.text("[data-endings]").await?;
        ensure!(
            words.contains("Wins in ") && words.contains("Draws: "),
            "{words}"
        );
        gone(browser, LOAD).await
    });
}

#[test]
fn larger_tables_that_fail_are_told_and_asked_for_again() {
    for (fault, told) in [
        (
            "Promise.reject(new TypeError('gone'))",
            "endings-more-failed",
        ),
        (
            "Promise.resolve(new Response('TSOROARC and then nothing that fits'))",
            "endings-more-damaged",
        ),
    ] {
        run(Shape::DESKTOP, async |browser| {
            browser
                .before_the_page(&format!(
                    "const real = window.fetch; window.faulty = true; \
                     window.fetch = (what, ...more) => window.faulty && \
                     String(what.url || what).includes('/more-') ? {fault} : real(what, ...more);"
                ))
                .await?;
            browser.set_table("en", &session(FEN)?).await?;
            ask(browser).await?;
            line_has(browser, " wins with the best moves.").await?;
            browser.press(LOAD).await?;
            let text = Text::new("en");
            let file = ("file", "more-american-4-plies.tables".into());
            let words = serde_json::to_string(&text.with(told, &[file]))?;
            browser
                .until(&format!(
                    "document.querySelector('[data-exact]').textContent.includes({words})"
                ))
                .await?;
            // What is loaded goes on telling.
            browser.until(&format!("{MARKS} === 2")).await?;
            browser.script("window.faulty = false;").await?;
            browser.press(LOAD).await?;
            line_has(browser, " plies with the best moves.").await
        });
    }
}

#[test]
fn what_was_loaded_is_there_with_the_server_gone() {
    run(Shape::PHONE, async |browser| {
        browser.visit("en").await?;
        browser.set_table("en", &session(FEN)?).await?;
        let kept = "(async () => { const keys = await caches.keys(); \
            for (const key of keys) for (const r of await (await caches.open(key)).keys()) \
            if (r.url.endsWith('.tables')) return true; return false; })()";
        browser.until(kept).await?;
        browser.site.stop().await?;
        browser.reload().await?;
        browser.find("[data-view='play'] [data-point]").await?;
        ask(browser).await?;
        browser.until(&format!("{MARKS} === 2")).await
    });
}

#[test]
fn a_file_that_is_missing_or_damaged_is_told_to_who_asks() {
    for fault in [
        "Promise.reject(new TypeError('gone'))",
        "Promise.resolve(new Response('TSOROARC and then nothing that fits'))",
    ] {
        run(Shape::PHONE, async |browser| {
            browser
                .before_the_page(&format!(
                    "const real = window.fetch; window.fetch = (what, ...more) => \
                     String(what.url || what).endsWith('.tables') ? {fault} : real(what, ...more);"
                ))
                .await?;
            browser.set_table("en", &session(FEN)?).await?;
            ask(browser).await?;
            line_has(browser, &Text::new("en").get("endings-missing")).await?;
            // The game goes on.
            browser.touch("15").await?;
            browser.touch("18").await?;
            browser.until_listed(&["15-18"]).await
        });
    }
}
