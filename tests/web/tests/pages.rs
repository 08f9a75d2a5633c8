//! Every page in every language: nothing for axe to find, no other host, no cookie.

use anyhow::{Context, Result, ensure};
use web_tests::{Browser, Shape, run};

const PAGES: [&str; 4] = ["", "rules/american", "rules/twelve", "no-such-page"];

async fn settled(browser: &Browser, path: &str) -> Result<()> {
    browser.open(path).await?;
    browser.until("document.readyState === 'complete'").await?;
    if path.ends_with('/') {
        browser
            .find("[data-view='home'] [data-action='play']")
            .await?;
    }
    Ok(())
}

async fn axe(browser: &Browser, what: &str) -> Result<()> {
    let file = std::env::var("TSORO_AXE")
        .context("TSORO_AXE names no axe.min.js: run these tests by `cargo xtask test`")?;
    let source = std::fs::read_to_string(&file).with_context(|| format!("reading {file}"))?;
    browser.script(&source).await?;
    let run = "const done = arguments[arguments.length - 1]; \
        axe.run(document, { resultTypes: ['violations'] }).then( \
            r => done(r.violations.map(v => v.id + ': ' + v.nodes.map( \
                n => n.target.join(' ') + ' ' + n.failureSummary).join(' | '))), \
            e => done(['axe failed: ' + e]));";
    let found = browser
        .driver
        .execute_async(run, Vec::new())
        .await?
        .json()
        .clone();
    let found = found.as_array().context("no answer of axe")?;
    ensure!(found.is_empty(), "{what}: {found:#?}");
    Ok(())
}

fn every_page(shape: Shape) {
    run(shape, async |browser| {
        for language in text::languages().iter().map(|language| language.tag) {
            for page in PAGES {
                let path = format!("/{language}/{page}");
                settled(browser, &path).await?;
                let lang = browser
                    .script("return document.documentElement.lang;")
                    .await?;
                ensure!(lang == language, "{path} says lang={lang}");
                axe(browser, &path).await?;
                let wide = browser
                    .script(
                        "const d = document.documentElement; return d.scrollWidth - d.clientWidth;",
                    )
                    .await?;
                ensure!(
                    wide == 0,
                    "{path} is {wide} px too wide at {} px",
                    browser.shape.width
                );
            }
        }
        Ok(())
    });
}

#[test]
fn axe_finds_nothing_on_a_phone_in_the_light() {
    every_page(Shape::PHONE);
}

#[test]
fn axe_finds_nothing_on_a_desktop_in_the_dark() {
    every_page(Shape::DESKTOP.in_the_dark());
}

#[test]
fn axe_finds_nothing_while_a_game_is_played() {
    for shape in [Shape::PHONE.in_the_dark(), Shape::DESKTOP] {
        run(shape, async |browser| {
            for language in text::languages().iter().map(|language| language.tag) {
                for game in ["game-checkers", "game-morris"] {
                    settled(browser, &format!("/{language}/")).await?;
                    let play = format!("[data-game='{game}'] [data-action='play']");
                    browser.press(&play).await?;
                    browser.find("[data-view='play'] [data-point]").await?;
                    axe(browser, &format!("{game} in {language}")).await?;
                }
            }
            Ok(())
        });
    }
}

#[test]
fn no_page_asks_another_host_or_sets_a_cookie() {
    run(Shape::PHONE, async |browser| {
        for page in PAGES {
            settled(browser, &format!("/sn/{page}")).await?;
            let asked = browser
                .script("return performance.getEntriesByType('resource').map(e => e.name);")
                .await?;
            for name in asked.as_array().context("no list")? {
                let name = name.as_str().unwrap_or_default();
                let ours = name.starts_with(&browser.site.address) || name.starts_with("data:");
                ensure!(ours, "asked for {name}");
            }
        }
        let cookies = browser.driver.get_all_cookies().await?;
        ensure!(cookies.is_empty(), "{cookies:?}");
        Ok(())
    });
}
