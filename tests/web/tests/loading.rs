//! The page while it loads, and where it cannot: progress, and words for what is missing.

use anyhow::{Result, ensure};
use serde_json::json;
use text::Text;
use web_tests::{Browser, Shape, run};

async fn block(browser: &Browser, patterns: &[&str]) -> Result<()> {
    browser.command("Network.enable", json!({})).await?;
    browser
        .command("Network.setBlockedURLs", json!({ "urls": patterns }))
        .await
        .map(drop)
}

async fn visible(browser: &Browser, selector: &str, key: &str, tag: &str) -> Result<()> {
    let words = serde_json::to_string(&Text::new(tag).get(key))?;
    browser
        .until(&format!(
            "(e => !!e && e.getClientRects().length > 0 && e.innerText.includes({words}))\
             (document.querySelector('{selector}'))"
        ))
        .await
}

#[test]
fn the_bar_fills_while_the_program_comes() {
    run(Shape::PHONE, async |browser| {
        browser.command("Network.enable", json!({})).await?;
        let slow = json!({ "offline": false, "latency": 100, "downloadThroughput": 60_000, "uploadThroughput": 60_000 });
        browser
            .command("Network.emulateNetworkConditions", slow)
            .await?;
        let watch = "window.seen = []; const look = () => { \
            const bar = document.getElementById('loaded'); \
            if (bar && bar.getClientRects().length) window.seen.push([bar.value / bar.max, bar.labels[0].innerText]); \
            requestAnimationFrame(look); }; requestAnimationFrame(look);";
        browser.before_the_page(watch).await?;
        browser.open("/su/").await?;
        browser.find("[data-view='home']").await?;
        let seen = browser.script("return window.seen;").await?;
        let seen: Vec<(f64, String)> = serde_json::from_value(seen)?;
        let words = Text::new("su").get("pages-loading");
        ensure!(
            seen.iter().all(|(_, label)| *label == words),
            "not in words"
        );
        let mut parts: Vec<f64> = seen.iter().map(|(part, _)| *part).collect();
        ensure!(parts.is_sorted(), "the bar goes back");
        parts.dedup();
        ensure!(parts.len() > 5, "only {parts:?} was seen");
        ensure!(parts.last().is_some_and(|&last| last > 0.8 && last <= 1.0));
        Ok(())
    });
}

#[test]
fn the_board_of_the_address_is_there_before_the_program() {
    run(Shape::PHONE, async |browser| {
        block(browser, &["*.wasm"]).await?;
        for (rules, squares) in [("american", "squares"), ("morabaraba", "lines")] {
            browser.open("/healthz").await?;
            browser.open(&format!("/en/#{rules}")).await?;
            let wide = browser
                .script(
                    "const seen = [...document.querySelectorAll('.card .still svg')] \
                     .filter(svg => svg.getClientRects().length); \
                     return seen.length === 1 ? seen[0].getBoundingClientRect().width : -seen.length;",
                )
                .await?;
            ensure!(
                wide.as_f64() == Some(f64::from(browser.shape.width)),
                "{rules} ({squares}): {wide}"
            );
        }
        Ok(())
    });
}

#[test]
fn a_program_that_cannot_be_had_is_told_with_a_button() {
    run(Shape::PHONE, async |browser| {
        block(browser, &["*.wasm"]).await?;
        browser.open("/it/").await?;
        visible(browser, "#failed", "pages-failed", "it").await?;
        block(browser, &[]).await?;
        browser.press("#again").await?;
        browser
            .find("[data-view='home'] [data-action='play']")
            .await?;
        Ok(())
    });
}

#[test]
fn words_that_cannot_be_had_are_told_with_a_button() {
    run(Shape::PHONE, async |browser| {
        block(browser, &["*/messages-*"]).await?;
        browser.open("/af/").await?;
        visible(browser, "#failed", "pages-failed", "af").await?;
        block(browser, &[]).await?;
        browser.press("#again").await?;
        browser
            .find("[data-view='home'] [data-action='play']")
            .await?;
        Ok(())
    });
}

#[test]
fn without_wasm_the_page_says_what_is_needed_and_leads_to_the_rules() {
    run(Shape::DESKTOP, async |browser| {
        browser
            .before_the_page("delete window.WebAssembly;")
            .await?;
        for language in text::languages() {
            browser.open(&format!("/{}/", language.tag)).await?;
            visible(browser, "#too-old", "pages-too-old", language.tag).await?;
        }
        browser.press(".card a.quiet").await?;
        browser.find(".rules .diagram svg").await?;
        Ok(())
    });
}

#[test]
fn without_scripts_the_page_says_what_is_needed() {
    run(Shape::PHONE, async |browser| {
        browser
            .command(
                "Emulation.setScriptExecutionDisabled",
                json!({ "value": true }),
            )
            .await?;
        browser.open("/zu/").await?;
        browser
            .command(
                "Emulation.setScriptExecutionDisabled",
                json!({ "value": false }),
            )
            .await?;
        visible(browser, "noscript", "pages-noscript", "zu").await?;
        let bar = browser
            .script("return document.getElementById('loading').getClientRects().length;")
            .await?;
        ensure!(bar == 0, "a bar that never fills");
        Ok(())
    });
}

#[test]
fn a_language_that_cannot_be_loaded_is_told_and_the_game_goes_on() {
    run(Shape::PHONE, async |browser| {
        browser.open("/en/").await?;
        browser
            .press("[data-game='game-morris'] [data-action='play']")
            .await?;
        browser.find("[data-view='play'] [data-point]").await?;
        block(browser, &["*/messages-*"]).await?;
        browser
            .press("[data-action='language'] option[value='it']")
            .await?;
        visible(browser, "[data-line]", "say-language-failed", "en").await?;
        browser
            .until("document.documentElement.lang === 'en' && document.querySelector('[data-action=language]').value === 'en'")
            .await?;
        block(browser, &[]).await?;
        browser
            .press("[data-action='language'] option[value='it']")
            .await?;
        browser
            .until("document.documentElement.lang === 'it'")
            .await?;
        browser.find("[data-view='play'] [data-point]").await?;
        Ok(())
    });
}
