//! What must not be lost: a game over reloads, undo, another language, a dead worker, bad storage.

use anyhow::{Context, Result, ensure};
use games::GameId;
use session::Session;
use text::Text;
use web_tests::{Browser, KEPT, Shape, after, run};

async fn says(browser: &Browser, words: &str) -> Result<()> {
    browser
        .until(&format!(
            "document.querySelector('[data-line]').innerText.includes(`{words}`)"
        ))
        .await
}

#[test]
fn a_game_starts_in_two_taps_and_the_computer_answers() {
    for (card, rules) in [("game-checkers", "american"), ("game-morris", "twelve")] {
        run(Shape::PHONE.in_language("sn-ZW"), async |browser| {
            browser.open("/").await?;
            browser
                .until("document.documentElement.lang === 'sn'")
                .await?;
            browser
                .press(&format!("[data-game='{card}'] [data-action='play']"))
                .await?;
            browser.find("[data-view='play'] button.target").await?;
            let before = browser.script(&format!("return {KEPT};")).await?;
            browser.touch_first_target().await?;
            browser.touch_first_target().await?;
            browser
                .until(&format!(
                    "({KEPT}.split('\\n').find(l => l.startsWith('moves')) || '').split(' ').length > 2"
                ))
                .await?;
            browser
                .until(&format!("{KEPT}.includes('rules {rules}')"))
                .await?;
            ensure!(before != browser.script(&format!("return {KEPT};")).await?);
            Ok(())
        });
    }
}

#[test]
fn a_reload_in_mid_game_brings_it_back() {
    run(Shape::PHONE, async |browser| {
        let session = after(GameId::American, &["11-15", "23-19", "8-11"])?;
        browser.set_table("af", &session).await?;
        browser.touch("22").await?;
        browser.touch("17").await?;
        let session = after(GameId::American, &["11-15", "23-19", "8-11", "22-17"])?;
        browser.until_moves(&session).await?;
        browser.reload().await?;
        browser.find("[data-view='play'] [data-point]").await?;
        browser.touch("4").await?;
        browser.touch("8").await?;
        let session = after(
            GameId::American,
            &["11-15", "23-19", "8-11", "22-17", "4-8"],
        )?;
        browser.until_moves(&session).await?;
        Ok(())
    });
}

#[test]
fn moves_are_taken_back_and_played_again() {
    run(Shape::DESKTOP, async |browser| {
        let session = after(GameId::Twelve, &["a1", "b2", "d1", "d2", "g1xd2"])?;
        browser.set_table("en", &session).await?;
        for gone in 1..=2 {
            browser.press("[data-action='undo']").await?;
            let shorter = ["a1", "b2", "d1", "d2", "g1xd2"];
            browser
                .until_moves(&after(GameId::Twelve, &shorter[..5 - gone])?)
                .await?;
        }
        browser.press("[data-action='more']").await?;
        browser.press("[data-action='redo']").await?;
        browser
            .until_moves(&after(GameId::Twelve, &["a1", "b2", "d1", "d2"])?)
            .await?;
        Ok(())
    });
}

#[test]
fn another_language_in_mid_game_keeps_the_game() {
    run(Shape::DESKTOP, async |browser| {
        let session = after(GameId::American, &["11-15", "22-18"])?;
        browser.set_table("en", &session).await?;
        browser.touch("15").await?;
        browser
            .press("[data-action='language'] option[value='it']")
            .await?;
        browser
            .until("document.documentElement.lang === 'it'")
            .await?;
        browser.touch("22").await?;
        browser
            .until_moves(&after(GameId::American, &["11-15", "22-18", "15x22"])?)
            .await?;
        let word = Text::new("it").get("undo");
        browser
            .until(&format!(
                "document.querySelector('[data-action=undo]').innerText.includes(`{word}`)"
            ))
            .await?;
        Ok(())
    });
}

#[test]
fn a_corrupt_game_is_set_apart_with_a_message_and_a_fresh_start() {
    run(Shape::PHONE, async |browser| {
        browser
            .keep(
                "american",
                "tsoro-game 1\nrules american\nmoves 11-15 11-15\n",
            )
            .await?;
        browser.open("/en/").await?;
        browser.press("[data-action='continue']").await?;
        browser.find("[data-view='play'] [data-point]").await?;
        says(browser, &Text::new("en").get("say-saved-apart")).await?;
        browser
            .until("localStorage.getItem('tsoro.apart.american').includes('11-15 11-15')")
            .await?;
        Ok(())
    });
}

#[test]
fn a_dead_engine_is_started_again_and_the_game_goes_on() {
    run(Shape::DESKTOP, async |browser| {
        let spy = "const W = Worker; window.engines = []; \
            window.Worker = class extends W { constructor(...a) { super(...a); window.engines.push(this); } };";
        browser.before_the_page(spy).await?;
        let mut session = after(GameId::American, &["11-15", "23-19", "8-11"])?;
        session.set_note("setup", "computer 10 4000 first");
        browser.keep("american", &session.save()).await?;
        browser.open("/en/").await?;
        browser.press("[data-action='continue']").await?;
        browser.until("window.engines.length > 0").await?;
        browser
            .script("window.engines.at(-1).dispatchEvent(new Event('error'));")
            .await?;
        browser.until("window.engines.length > 1").await?;
        browser
            .until("localStorage.getItem('tsoro.game.american').split('\\n').find(l => l.startsWith('moves')).split(' ').length === 5")
            .await?;
        Ok(())
    });
}

#[test]
fn c15_a_rematch_changes_the_sides() {
    run(Shape::PHONE, async |browser| {
        let mut session = after(GameId::American, &["11-15", "23-19"])?;
        session.set_note("setup", "computer 1 1000 first");
        browser.keep("american", &session.save()).await?;
        browser.open("/en/").await?;
        browser.press("[data-action='continue']").await?;
        for own in ["first", "second", "first"] {
            browser
                .until(&format!(
                    "!!document.querySelector('.strip.bottom [data-side={own}]')"
                ))
                .await?;
            browser.press("[data-action='menu']").await?;
            browser.press("[data-action='resign']").await?;
            browser.press("[data-action='yes']").await?;
            browser
                .until("document.querySelector('[data-line]').className.includes('over')")
                .await?;
            browser.press("[data-action='rematch']").await?;
        }
        Ok(())
    });
}

#[test]
fn any_order_of_touches_leaves_the_page_playable() {
    run(Shape::DESKTOP, async |browser| {
        let session = Session::new(GameId::American);
        browser.set_table("en", &session).await?;
        let monkey = "let s = 7; const next = n => (s = (s * 48271) % 2147483647) % n; \
            for (let i = 0; i < 1000; i++) { \
              const b = [...document.querySelectorAll('[data-point], [data-action=undo]')]; \
              b[next(b.length)].click(); }";
        browser.script(monkey).await?;
        let kept = browser
            .script("return localStorage.getItem('tsoro.game.american') || '';")
            .await?;
        let kept = kept.as_str().context("a text")?;
        ensure!(kept.is_empty() || Session::load(kept).is_ok(), "{kept}");
        browser.find("[data-view='play'] [data-point]").await?;
        Ok(())
    });
}
