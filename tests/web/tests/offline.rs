//! The page without its server: whole games, pages, languages, new versions, lost and refused room.

use anyhow::{Context, Result, ensure};
use games::GameId;
use serde_json::{Value, json};
use session::Session;
use text::Text;
use web_tests::{Browser, Shape, run, short_game};

/// Waits until the page is kept on the device with the pages of a language.
async fn kept(browser: &Browser, tag: &str) -> Result<()> {
    browser
        .until(&format!(
            "(async () => !!navigator.serviceWorker.controller && \
             !!(await caches.match('/{tag}/offline')) && !!(await caches.match('/{tag}/')))()"
        ))
        .await
}

async fn visit(browser: &Browser, tag: &str) -> Result<()> {
    browser.open(&format!("/{tag}/")).await?;
    browser.find("[data-view='home']").await?;
    kept(browser, tag).await
}

async fn shown(browser: &Browser, words: &str) -> Result<()> {
    let words = serde_json::to_string(words)?;
    browser
        .until(&format!("document.body.innerText.includes({words})"))
        .await
}

#[test]
fn whole_games_are_played_after_one_visit_with_the_server_gone() {
    for rules in [GameId::American, GameId::Twelve] {
        run(Shape::PHONE, async |browser| {
            visit(browser, "en").await?;
            browser.site.stop().await?;
            let mut session = Session::new(rules);
            browser.set_table("en", &session).await?;
            for choice in short_game(rules) {
                for &point in &*choice.touches {
                    browser.touch(session.board().name_of(point)).await?;
                }
                session.play_text(&choice.text).ok().context("legal")?;
                if session.end().is_none() {
                    browser.until_moves(&session).await?;
                }
            }
            let end = session.end().context("an end")?;
            shown(browser, &Text::new("en").ending(&end)).await
        });
    }
}

#[test]
fn the_computer_plays_with_the_server_gone() {
    run(Shape::DESKTOP, async |browser| {
        visit(browser, "it").await?;
        browser.site.stop().await?;
        for card in ["game-checkers", "game-morris"] {
            browser.open("/it/").await?;
            browser
                .press(&format!("[data-game='{card}'] [data-action='play']"))
                .await?;
            for _ in 0..2 {
                browser.find("[data-view='play'] button.target").await?;
                let before = browser.script("return document.querySelectorAll('.move').length;");
                let before = before.await?.as_u64().context("a number")?;
                browser.touch_first_target().await?;
                if card == "game-checkers" {
                    browser.touch_first_target().await?;
                }
                browser
                    .until(&format!(
                        "document.querySelectorAll('.move').length >= {}",
                        before + 2
                    ))
                    .await?;
            }
        }
        Ok(())
    });
}

#[test]
fn pages_and_languages_are_there_with_the_server_gone() {
    run(Shape::PHONE.in_language("sn"), async |browser| {
        visit(browser, "sn").await?;
        browser.site.stop().await?;
        let session = Session::new(GameId::American);
        browser.set_table("sn", &session).await?;
        browser.touch("11").await?;
        browser.touch("15").await?;
        let mut moved = session.clone();
        moved.play_text("11-15").ok().context("legal")?;
        browser.until_moves(&moved).await?;
        browser.driver.refresh().await?;
        browser.find("[data-view='play'] [data-point]").await?;
        // Another language, and a reload at its address, whose page is not kept.
        browser
            .press("[data-action='language'] option[value='it']")
            .await?;
        browser
            .until("document.documentElement.lang === 'it' && location.pathname === '/it/'")
            .await?;
        browser.driver.refresh().await?;
        browser.find("[data-view='play'] [data-point]").await?;
        shown(browser, &Text::new("it").get("undo")).await?;
        browser.until_moves(&moved).await?;
        for page in ["rules/american", "rules/twelve"] {
            browser.open(&format!("/sn/{page}")).await?;
            browser.find(".rules .diagram svg").await?;
        }
        browser.open("/").await?;
        browser.find("[data-view='home']").await?;
        browser.open("/af/rules/twelve").await?;
        let told = Text::new("sn").get("pages-offline");
        let other = Text::new("it").get("pages-offline");
        let words = serde_json::to_string(&[told, other])?;
        browser
            .until(&format!(
                "{words}.some(words => document.body.innerText.includes(words))"
            ))
            .await
    });
}

#[test]
fn a_language_that_is_chosen_is_kept_too() {
    run(Shape::PHONE, async |browser| {
        visit(browser, "en").await?;
        browser.press("[data-language='su']").await?;
        kept(browser, "su").await?;
        browser.site.stop().await?;
        browser.open("/su/rules/american").await?;
        browser.find(".rules .diagram svg").await?;
        let lang = browser
            .script("return document.documentElement.lang;")
            .await?;
        ensure!(lang == "su", "{lang}");
        Ok(())
    });
}

/// Puts a newer version on the server and waits until the browser holds it ready.
async fn renew(browser: &Browser) -> Result<()> {
    browser
        .site
        .start_again(&["--origin", "https://tsoro.example"])
        .await?;
    browser
        .script("navigator.serviceWorker.getRegistration().then(r => r.update());")
        .await?;
    browser
        .until("navigator.serviceWorker.getRegistration().then(r => !!r.waiting)")
        .await
}

async fn versions(browser: &Browser) -> Result<Vec<String>> {
    let names = browser
        .script("return caches.keys().then(names => names.filter(n => n.startsWith('tsoro-')));")
        .await?;
    let names = names.as_array().context("a list")?.iter();
    Ok(names
        .filter_map(|name| Some(name.as_str()?.to_owned()))
        .collect())
}

#[test]
fn a_new_version_waits_for_the_end_of_a_game_and_takes_over_from_home() {
    run(Shape::PHONE, async |browser| {
        visit(browser, "en").await?;
        let old = versions(browser).await?;
        browser
            .press("[data-game='game-morris'] [data-action='play']")
            .await?;
        browser.find("[data-view='play'] [data-point]").await?;
        browser.script("window.same = true;").await?;
        renew(browser).await?;
        ensure!(versions(browser).await?.len() == 2, "both are held");
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
        let new = versions(browser).await?;
        ensure!(new.len() == 1 && new != old, "{old:?} became {new:?}");
        browser
            .until("!document.querySelector(\"[data-action='use-version']\")")
            .await?;
        browser.site.stop().await?;
        browser.driver.refresh().await?;
        browser.find("[data-view='home']").await?;
        Ok(())
    });
}

#[test]
fn a_new_version_waits_for_a_game_in_another_window() {
    run(Shape::DESKTOP, async |browser| {
        visit(browser, "en").await?;
        let home = browser.driver.window().await?;
        let game = browser.driver.new_tab().await?;
        browser.driver.switch_to_window(game).await?;
        browser.open("/en/#american").await?;
        browser.find("[data-view='play'] [data-point]").await?;
        browser.script("window.same = true;").await?;
        browser.driver.switch_to_window(home).await?;
        renew(browser).await?;
        browser.press("[data-action='use-version']").await?;
        shown(browser, &Text::new("en").get("say-version-waits")).await?;
        browser
            .until("navigator.serviceWorker.getRegistration().then(r => !!r.waiting)")
            .await
    });
}

#[test]
fn what_is_kept_may_be_lost_in_mid_game() {
    run(Shape::PHONE, async |browser| {
        visit(browser, "en").await?;
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
        browser.driver.refresh().await?;
        browser.find("[data-view='play'] [data-point]").await?;
        browser.until_moves(&session).await?;
        // The next visit keeps everything again.
        kept(browser, "zu").await?;
        browser.site.stop().await?;
        browser.driver.refresh().await?;
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
            versions(browser).await?.is_empty(),
            "half a version is kept"
        );
        browser
            .press("[data-game='game-checkers'] [data-action='play']")
            .await?;
        browser.find("[data-view='play'] button.target").await?;
        browser.driver.refresh().await?;
        browser.find("[data-view='play'] button.target").await?;
        browser
            .press("[data-action='language'] option[value='af']")
            .await?;
        browser
            .until("document.documentElement.lang === 'af'")
            .await
    });
}

#[test]
fn the_page_can_be_installed_in_every_language() {
    run(Shape::PHONE, async |browser| {
        for language in text::languages() {
            let tag = language.tag;
            browser.open(&format!("/{tag}/")).await?;
            browser.find("[data-view='home']").await?;
            let answer = browser.command("Page.getAppManifest", json!({})).await?;
            ensure!(answer["errors"] == json!([]), "{tag}: {}", answer["errors"]);
            let manifest: Value = serde_json::from_str(answer["data"].as_str().context("text")?)?;
            ensure!(manifest["lang"] == tag && manifest["display"] == "standalone");
            ensure!(manifest["start_url"] == format!("/{tag}/"));
            let text = Text::new(tag);
            for (at, game) in ["game-checkers", "game-morris"].into_iter().enumerate() {
                ensure!(manifest["shortcuts"][at]["name"] == text.get(game));
            }
            let icons = manifest["icons"].as_array().context("a list")?;
            for purpose in ["any", "maskable"] {
                ensure!(
                    icons.iter().any(|icon| icon["purpose"] == purpose),
                    "{purpose}"
                );
            }
            for icon in icons {
                let loaded = format!(
                    "const i = new Image(); i.src = {}; return i.decode().then(() => i.naturalWidth);",
                    icon["src"]
                );
                let width = browser.script(&loaded).await?;
                let sizes = icon["sizes"].as_str().context("sizes")?;
                ensure!(
                    sizes == "any" || sizes.starts_with(&format!("{width}x")),
                    "{icon} is {width} wide"
                );
            }
        }
        let hindrances = browser
            .command("Page.getInstallabilityErrors", json!({}))
            .await?;
        // A browser of this kind never installs; nothing else may stand in the way.
        let others = hindrances["installabilityErrors"]
            .as_array()
            .context("a list")?
            .iter()
            .filter(|error| error["errorId"] != "in-incognito");
        ensure!(others.count() == 0, "{hindrances}");
        Ok(())
    });
}

#[test]
fn an_offer_to_install_is_a_line_of_the_page() {
    run(Shape::DESKTOP, async |browser| {
        browser.open("/en/").await?;
        browser.find("[data-view='home']").await?;
        let offer = "const offer = new Event('beforeinstallprompt', { cancelable: true }); \
            offer.prompt = () => { window.prompted = true; }; \
            window.dispatchEvent(offer); return offer.defaultPrevented;";
        ensure!(
            browser.script(offer).await? == true,
            "the browser's own bar"
        );
        browser.press(".ways [data-action='install']").await?;
        browser
            .until(
                "window.prompted === true && !document.querySelector(\"[data-action='install']\")",
            )
            .await
    });
}
