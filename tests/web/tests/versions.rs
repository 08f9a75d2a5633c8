//! New versions of the page, and room on the device that is lost or refused.
//! Does not know what is played.

use anyhow::{Context, Result, ensure};
use games::GameId;
use serde_json::json;
use session::Session;
use text::Text;
use web_tests::{Browser, Shape, run};

#[test]
fn a_new_version_waits_for_the_end_of_a_game_and_takes_over_from_home() {
    run(Shape::PHONE, async |browser| {
        browser.visit("en").await?;
        let old = browser.versions().await?;
        browser
            .press("[data-game='game-morris'] [data-action='play']")
            .await?;
        browser.find("[data-view='play'] [data-point]").await?;
        browser.script("window.same = true;").await?;
        browser.renew().await?;
        ensure!(browser.versions().await?.len() == 2, "both are held");
        // In mid-game it would not even take over when asked.
        browser
            .script("navigator.serviceWorker.getRegistration().then(r => r.waiting.postMessage({ takeOver: true }));")
            .await?;
        tokio::time::sleep(std::time::Duration::from_millis(1500)).await;
        browser
            .until("navigator.serviceWorker.getRegistration().then(r => !!r.waiting && window.same === true)")
            .await?;
        browser.find("[data-view='play'] [data-point]").await?;
        browser.press("[data-action='home']").await?;
        browser.press("[data-action='use-version']").await?;
        browser
            .until("window.same === undefined && !!document.querySelector(\"[data-view='home']\")")
            .await?;
        let new = browser.versions().await?;
        ensure!(new.len() == 1 && new != old, "{old:?} became {new:?}");
        browser
            .until("!document.querySelector(\"[data-action='use-version']\")")
            .await?;
        browser.site.stop().await?;
        browser.reload().await?;
        browser.find("[data-view='home']").await?;
        Ok(())
    });
}

#[test]
fn a_new_version_waits_for_a_game_in_another_window() {
    run(Shape::DESKTOP, async |browser| {
        browser.visit("en").await?;
        browser.renew().await?;
        let home = browser.driver.window().await?;
        let game = browser.driver.new_tab().await?;
        browser.driver.switch_to_window(game).await?;
        browser.open("/en/#american").await?;
        browser.find("[data-view='play'] [data-point]").await?;
        browser.driver.switch_to_window(home).await?;
        browser.press("[data-action='use-version']").await?;
        let words = serde_json::to_string(&Text::new("en").get("say-version-waits"))?;
        browser
            .until(&format!("document.body.innerText.includes({words})"))
            .await?;
        browser
            .until("navigator.serviceWorker.getRegistration().then(r => !!r.waiting)")
            .await
    });
}

#[test]
fn what_is_kept_may_be_lost_in_mid_game() {
    run(Shape::PHONE, async |browser| {
        browser.visit("en").await?;
        let mut session = Session::new(GameId::Twelve);
        browser.set_table("en", &session).await?;
        browser
            .script("return caches.keys().then(names => Promise.all(names.map(n => caches.delete(n))));")
            .await?;
        for text in ["a1", "g7"] {
            browser.touch(text).await?;
            session.play_text(text).ok().context("legal")?;
            browser.until_moves(&session).await?;
        }
        browser
            .press("[data-action='language'] option[value='zu']")
            .await?;
        browser
            .until("document.documentElement.lang === 'zu'")
            .await?;
        browser.reload().await?;
        browser.find("[data-view='play'] [data-point]").await?;
        browser.until_moves(&session).await?;
        // The next visit keeps everything again.
        browser.kept("zu").await?;
        browser.site.stop().await?;
        browser.reload().await?;
        browser.find("[data-view='play'] [data-point]").await?;
        browser.until_moves(&session).await
    });
}

#[test]
fn without_room_on_the_device_the_page_goes_on_by_the_network() {
    run(Shape::PHONE, async |browser| {
        browser
            .command(
                "Storage.overrideQuotaForOrigin",
                json!({ "origin": browser.site.address, "quotaSize": 20_000 }),
            )
            .await?;
        browser.open("/en/").await?;
        browser.find("[data-view='home']").await?;
        tokio::time::sleep(std::time::Duration::from_secs(4)).await;
        ensure!(
            browser.versions().await?.is_empty(),
            "half a version is kept"
        );
        browser
            .press("[data-game='game-checkers'] [data-action='play']")
            .await?;
        browser.find("[data-view='play'] button.target").await?;
        browser.reload().await?;
        browser.find("[data-view='play'] button.target").await?;
        browser
            .press("[data-action='language'] option[value='af']")
            .await?;
        browser
            .until("document.documentElement.lang === 'af'")
            .await
    });
}

/// Waits for something to print that is kept, and that is or is not the word `stale`.
async fn sheet(browser: &Browser, stale: bool) -> Result<()> {
    browser
        .until(&format!(
            "(async () => {{ const kept = await caches.match('/en/print/american-a4.pdf'); \
             return !!kept && (await kept.text() === 'stale') === {stale}; }})()"
        ))
        .await
}

#[test]
fn a_new_version_renews_what_there_is_to_print() {
    run(Shape::DESKTOP, async |browser| {
        browser.visit("en").await?;
        sheet(browser, false).await?;
        browser
            .script("return caches.keys().then(names => caches.open(names.find(n => n.startsWith('tsoro-')))) \
                .then(cache => cache.put('/en/print/american-a4.pdf', new Response('stale'))).then(() => true);")
            .await?;
        sheet(browser, true).await?;
        browser.renew().await?;
        browser.press("[data-action='use-version']").await?;
        sheet(browser, false).await
    });
}
