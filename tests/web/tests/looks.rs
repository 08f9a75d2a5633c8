//! Looks, motion, sounds and the far player's side on the real page.
#![allow(missing_docs)]

use anyhow::{Context, Result, ensure};
use games::GameId;
use serde_json::json;
use session::Session;
use web_tests::{Browser, Shape, run};

/// Runs a script before any page's own.
async fn spy(browser: &Browser, source: &str) -> Result<()> {
    browser.before_the_page(source).await
}

/// A number that a script returns.
async fn number(browser: &Browser, script: &str) -> Result<f64> {
    let value = browser.script(&format!("return {script};")).await?;
    value.as_f64().with_context(|| format!("{script}: {value}"))
}

/// The looks over the game on the table, by its menu.
async fn open_looks(browser: &Browser) -> Result<()> {
    browser.press("[data-action='menu']").await?;
    browser.press("[data-action='looks-title']").await?;
    browser.find("[data-choice='slate']").await.map(drop)
}

#[test]
fn a_board_and_a_set_are_chosen_by_picture_seen_at_once_and_kept() {
    run(Shape::PHONE, async |browser| {
        browser.open("/en/#looks").await?;
        browser.find("[data-view='looks']").await?;
        browser.press("[data-choice='slate']").await?;
        browser.press("[data-choice='black-red']").await?;
        browser.press("[data-action='looks-pattern']").await?;
        let worn = "(([d, f]) => d.board + ' ' + d.set + ' ' + d.pattern + ' ' + f.getPropertyValue('--board-dark'))\
             ([document.documentElement.dataset, getComputedStyle(document.documentElement)]) === 'slate black-red on #4a5761'";
        browser.until(worn).await?;
        browser.open("/en/#american").await?;
        browser.find("[data-view='play'] [data-point]").await?;
        browser.until(worn).await?;
        let fill =
            "getComputedStyle(document.querySelector('.board .dark')).fill === 'rgb(74, 87, 97)'";
        browser.until(fill).await?;
        browser
            .until("document.querySelector('.strip.bottom .who b').innerText.match(/Red|Black/) !== null")
            .await
    });
}

#[test]
fn the_looks_lie_over_a_game_and_change_it_under_way() {
    run(Shape::DESKTOP, async |browser| {
        browser
            .set_table("en", &Session::new(GameId::American))
            .await?;
        browser.touch("11").await?;
        open_looks(browser).await?;
        browser.press("[data-choice='wood']").await?;
        browser.press("[data-choice='labels-letters']").await?;
        browser
            .until("[...document.querySelectorAll('.board .name')].map(t => t.textContent).join('') === 'abcdefgh87654321'")
            .await?;
        browser.press("[data-choice='labels-off']").await?;
        browser
            .until("document.querySelectorAll('.board .name').length === 0")
            .await?;
        browser.press("[data-action='close']").await?;
        // The man that was chosen before still is.
        browser.touch("15").await?;
        let mut session = Session::new(GameId::American);
        session
            .play_text("11-15")
            .map_err(|refusal| anyhow::anyhow!("{refusal:?}"))?;
        browser.until_moves(&session).await
    });
}

#[test]
fn every_look_gives_the_board_and_the_men_its_own_colours() {
    run(Shape::PHONE, async |browser| {
        browser.open("/en/#looks").await?;
        let mut seen = std::collections::BTreeSet::new();
        for theme in ["light", "dark"] {
            browser
                .press(&format!("[data-choice='theme-{theme}']"))
                .await?;
            for board in draw::BOARDS {
                browser.press(&format!("[data-choice='{board}']")).await?;
                let shown = browser
                    .script("const s = getComputedStyle(document.documentElement); \
                             return ['board-dark', 'board-light', 'slab', 'mark-must'].map(n => s.getPropertyValue('--' + n)).join(' ');")
                    .await?;
                let shown = shown.as_str().context("colours")?.to_owned();
                ensure!(shown.matches('#').count() == 4, "{theme} {board}: {shown}");
                seen.insert(format!("{board} {shown}"));
            }
        }
        // High contrast alone is the same in both themes.
        ensure!(seen.len() == 2 * draw::BOARDS.len() - 1, "{seen:?}");
        Ok(())
    });
}

#[test]
fn the_far_player_s_side_is_turned_when_two_sit_face_to_face() {
    run(Shape::PHONE, async |browser| {
        browser
            .set_table("en", &Session::new(GameId::American))
            .await?;
        let turned = |selector: &str| {
            format!(
                "getComputedStyle(document.querySelector('{selector}')).transform.startsWith('matrix(-1')"
            )
        };
        let far = turned(".strip.top");
        ensure!(
            !browser
                .script(&format!("return {far};"))
                .await?
                .as_bool()
                .context("yes or no")?
        );
        open_looks(browser).await?;
        browser.press("[data-action='looks-facing']").await?;
        browser.press("[data-action='close']").await?;
        browser.until(&far).await?;
        browser.until(&turned(".board .man.second")).await?;
        browser
            .until(&format!("!{}", turned(".board .man.first")))
            .await?;
        browser
            .until("document.querySelector('.strip.top .line').innerText === document.querySelector('[data-line]').innerText")
            .await?;
        // Board and both strips stay on the screen of a phone.
        browser
            .until(
                "document.querySelector('.actions').getBoundingClientRect().bottom <= innerHeight",
            )
            .await?;
        browser.touch("11").await?;
        browser.touch("15").await?;
        browser
            .until("document.querySelector('.strip.top .player').className.includes('on-turn')")
            .await
    });
}

#[test]
fn men_move_as_fast_as_wished() {
    run(Shape::DESKTOP, async |browser| {
        let spying = "window.times = []; const animate = Element.prototype.animate; \
            Element.prototype.animate = function (frames, options) { \
                if (frames.transform) window.times.push(options.duration); return animate.call(this, frames, options); };";
        spy(browser, spying).await?;
        browser
            .set_table("en", &Session::new(GameId::American))
            .await?;
        for (pace, time, touches) in [
            ("pace-slow", json!([400]), ["11", "15"]),
            ("pace-quick", json!([100]), ["22", "18"]),
            ("pace-off", json!([]), ["15", "22"]),
        ] {
            open_looks(browser).await?;
            browser.press(&format!("[data-choice='{pace}']")).await?;
            browser.press("[data-action='close']").await?;
            browser.script("window.times.length = 0;").await?;
            for point in touches {
                browser.focus(point).await?;
                browser.script("document.activeElement.click();").await?;
            }
            let to = touches[1];
            browser
                .until(&format!("document.querySelector('[data-point=\"{to}\"]').getAttribute('aria-label').includes('last move')"))
                .await?;
            let times = browser.script("return window.times;").await?;
            ensure!(times == time, "{pace}: {times}");
        }
        Ok(())
    });
}

#[test]
fn moves_are_heard_and_felt_after_the_first_touch_and_only_when_wished() {
    run(Shape::PHONE, async |browser| {
        if !browser.has_tools("a sound without a device for it") {
            return Ok(());
        }
        let spying = "window.heard = []; window.felt = []; \
            const start = AudioBufferSourceNode.prototype.start; \
            AudioBufferSourceNode.prototype.start = function () { window.heard.push(this.buffer.duration); return start.call(this); }; \
            Navigator.prototype.vibrate = time => { window.felt.push(time); return true; };";
        spy(browser, spying).await?;
        browser
            .set_table("en", &Session::new(GameId::American))
            .await?;
        browser.touch("11").await?;
        browser.touch("15").await?;
        browser.until("window.heard.length === 1").await?;
        ensure!(number(browser, "window.felt.length").await? == 0.0);
        browser.touch("1").await?;
        browser.until("window.heard.length === 2").await?;
        open_looks(browser).await?;
        browser.press("[data-action='looks-sound']").await?;
        browser.press("[data-action='looks-vibration']").await?;
        browser.press("[data-action='close']").await?;
        browser.until("window.felt.length === 1").await?;
        browser.touch("22").await?;
        browser.touch("18").await?;
        browser.until("window.felt.length === 2").await?;
        ensure!(number(browser, "window.heard.length").await? == 2.0);
        Ok(())
    });
}

#[test]
fn forced_colours_show_the_board_in_the_reader_s_own() {
    run(Shape::DESKTOP, async |browser| {
        let forced = json!({ "features": [{ "name": "forced-colors", "value": "active" }] });
        browser
            .command("Emulation.setEmulatedMedia", forced)
            .await?;
        browser
            .set_table("en", &Session::new(GameId::Twelve))
            .await?;
        browser.touch("a1").await?;
        let colours = "[...new Set(['.slab', '.ways', '.board .face', '.board .pattern'] \
            .map(s => document.querySelector(s)).map(e => [e, getComputedStyle(e)]) \
            .map(([e, s]) => e.matches('.ways, .pattern') ? s.stroke : s.fill))].length";
        browser.until(&format!("{colours} === 2")).await?;
        browser
            .until(
                "getComputedStyle(document.querySelector('.board .pattern')).display === 'inline'",
            )
            .await
    });
}

#[test]
fn the_rules_wear_the_looks_that_were_chosen() {
    run(Shape::PHONE, async |browser| {
        browser.open("/en/rules/american").await?;
        let light = square(browser).await?;
        browser
            .script("localStorage.setItem('tsoro.settings', 'theme dark\\nboard slate\\n');")
            .await?;
        browser.reload().await?;
        let ground = "return document.documentElement.dataset.theme + ' ' + document.documentElement.dataset.board;";
        ensure!(browser.script(ground).await? == "dark slate");
        ensure!(square(browser).await? != light, "the board is the same");
        let kind =
            "return ['theme', 'board'].some(name => name in document.documentElement.dataset);";
        browser
            .script("localStorage.setItem('tsoro.settings', 'theme <b>\\nboard\\n\\n');")
            .await?;
        browser.reload().await?;
        ensure!(browser.script(kind).await? == false);
        ensure!(square(browser).await? == light, "damaged looks are worn");
        Ok(())
    });
}

/// The colour of a dark square of the first diagram.
async fn square(browser: &Browser) -> Result<String> {
    browser.find(".rules .diagram svg .dark").await?;
    let colour = browser
        .script(
            "return getComputedStyle(document.querySelector('.rules .diagram svg .dark')).fill;",
        )
        .await?;
    Ok(colour.as_str().unwrap_or_default().to_owned())
}
