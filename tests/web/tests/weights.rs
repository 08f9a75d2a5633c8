//! Learned weights on the page: the full engine loads them after the board, keeps them, and plays on
//! without them; no other level asks for them.

use anyhow::{Result, ensure};
use games::GameId;
use session::Session;
use web_tests::{Browser, Shape, run};

/// Puts a game against the computer on the table, in which it has the first move.
async fn play(browser: &Browser, level: u8) -> Result<()> {
    let mut session = Session::new(GameId::American);
    session.set_note("setup", &format!("computer {level} 500 second"));
    browser.keep("american", &session.save()).await?;
    browser.open("/en/").await?;
    browser.press("[data-action='continue']").await?;
    browser.find("[data-view='play'] [data-point]").await?;
    // The computer has moved.
    browser
        .until("document.querySelectorAll('[data-ply]').length === 1")
        .await
}

/// How often a file of weights was asked for.
const ASKED: &str = "performance.getEntriesByType('resource') \
    .filter(entry => entry.name.endsWith('.weights')).length";

#[test]
fn the_full_engine_alone_loads_them_and_they_are_kept() {
    run(Shape::PHONE, async |browser| {
        browser.visit("en").await?;
        play(browser, 9).await?;
        ensure!(
            browser.script(&format!("return {ASKED};")).await? == 0,
            "level 9 asks for weights"
        );
        play(browser, 10).await?;
        browser.until(&format!("{ASKED} === 1")).await?;
        let kept = "(async () => { const keys = await caches.keys(); \
            for (const key of keys) for (const r of await (await caches.open(key)).keys()) \
            if (r.url.endsWith('.weights')) return true; return false; })()";
        browser.until(kept).await?;
        browser.site.stop().await?;
        play_offline(browser).await
    });
}

/// The same game goes on with the server gone.
async fn play_offline(browser: &Browser) -> Result<()> {
    browser.reload().await?;
    browser.find("[data-view='play'] [data-point]").await?;
    browser.touch_first_target().await?;
    Ok(())
}

#[test]
fn without_them_it_plays_all_the_same() {
    for fault in [
        "Promise.reject(new TypeError('gone'))",
        "Promise.resolve(new Response('TSOROWGT and then nothing that fits'))",
    ] {
        run(Shape::PHONE, async |browser| {
            browser
                .before_the_page(&format!(
                    "const real = window.fetch; window.fetch = (what, ...more) => \
                     String(what.url || what).endsWith('.weights') ? {fault} : real(what, ...more);"
                ))
                .await?;
            play(browser, 10).await
        });
    }
}
