//! The page without its server: whole games, pages, languages, lessons, and what there is to print.

use anyhow::{Context, Result, ensure};
use games::GameId;
use session::Session;
use text::Text;
use web_tests::{Browser, Shape, run, short_game};

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
            browser.visit("en").await?;
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
        browser.visit("it").await?;
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
        browser.visit("sn").await?;
        browser.site.stop().await?;
        let session = Session::new(GameId::American);
        browser.set_table("sn", &session).await?;
        browser.touch("11").await?;
        browser.touch("15").await?;
        let mut moved = session.clone();
        moved.play_text("11-15").ok().context("legal")?;
        browser.until_moves(&moved).await?;
        browser.reload().await?;
        browser.find("[data-view='play'] [data-point]").await?;
        // Another language, and a reload at its address, whose page is not kept.
        browser
            .press("[data-action='language'] option[value='it']")
            .await?;
        browser
            .until("document.documentElement.lang === 'it' && location.pathname === '/it/'")
            .await?;
        browser.reload().await?;
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
        browser.visit("en").await?;
        browser.press("[data-language='su']").await?;
        browser.kept("su").await?;
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

#[test]
fn lessons_are_learned_with_the_server_gone() {
    run(Shape::PHONE.in_language("zu"), async |browser| {
        browser.visit("zu").await?;
        browser.site.stop().await?;
        browser.open("/zu/#learn").await?;
        browser
            .press("[data-course='twelve'] [data-lesson]")
            .await?;
        browser.find("[data-view='play'] [data-point]").await?;
        shown(browser, &Text::new("zu").get("lesson-twelve-placing")).await?;
        // In a language that was never chosen as well, and after a reload.
        browser.open("/zu/#learn").await?;
        browser
            .press("[data-action='language'] option[value='it']")
            .await?;
        let title = Text::new("it").get("lesson-twelve-placing");
        shown(browser, &title).await?;
        browser.reload().await?;
        shown(browser, &title).await
    });
}

#[test]
fn pictures_and_sheets_are_printed_with_the_server_gone() {
    run(Shape::PHONE, async |browser| {
        browser.visit("en").await?;
        let sheets = "(async () => { const all = ['american-a4.pdf', 'american-men-letter.svg', 'twelve-rules.pdf']; \
            const found = await Promise.all(all.map(name => caches.match('/en/print/' + name))); \
            return found.every(Boolean); })()";
        browser.until(sheets).await?;
        browser.site.stop().await?;
        let mut session = Session::new(GameId::Twelve);
        ensure!(session.play_text("a1").is_ok());
        browser.set_table("en", &session).await?;
        browser.press("[data-action='menu']").await?;
        browser.press("[data-action='print-title']").await?;
        browser
            .script("window.made = []; URL.createObjectURL = blob => { window.made.push(blob.type); return 'blob:none'; };")
            .await?;
        browser.press("[data-action='print-save-svg']").await?;
        browser.press("[data-action='print-save-png']").await?;
        browser
            .until("window.made.join() === 'image/svg+xml,image/png'")
            .await?;
        let size = "fetch('/en/print/american-a4.pdf').then(answer => answer.blob()).then(blob => blob.size > 5000)";
        browser.until(size).await
    });
}
