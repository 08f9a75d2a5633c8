//! Zoom, right clicks, drags out of the window, and taps too fast: no lost game, no stuck state.

use anyhow::{Context, Result, ensure};
use games::GameId;
use serde_json::json;
use session::Session;
use std::time::Duration;
use web_tests::{Browser, KEPT, Shape, after, run};

#[test]
fn a_zoomed_page_is_played_as_any_other() {
    run(Shape::PHONE, async |browser| {
        if !browser.has_tools("the zoom of a page") {
            return Ok(());
        }
        let session = Session::new(GameId::American);
        browser.set_table("en", &session).await?;
        // Zoomed by the browser in mid-move: half the room, twice the pixels.
        browser.touch("11").await?;
        browser
            .command(
                "Emulation.setDeviceMetricsOverride",
                json!({ "width": 320, "height": 370, "deviceScaleFactor": 4, "mobile": true }),
            )
            .await?;
        browser.until("innerWidth === 320").await?;
        browser.touch("15").await?;
        browser.until_listed(&["11-15"]).await?;
        // Zoomed by two fingers: what is seen is a part of the page.
        browser
            .command(
                "Emulation.setPageScaleFactor",
                json!({ "pageScaleFactor": 2 }),
            )
            .await?;
        browser.until("visualViewport.scale === 2").await?;
        for point in ["23", "19"] {
            browser
                .script(&format!(
                    "document.querySelector(\"[data-point='{point}']\").scrollIntoView({{ block: 'center', inline: 'center' }});"
                ))
                .await?;
            let at = browser
                .script(&format!(
                    "const r = document.querySelector(\"[data-point='{point}']\").getBoundingClientRect(), v = visualViewport; \
                     return [r.left + r.width / 2 - v.offsetLeft, r.top + r.height / 2 - v.offsetTop];"
                ))
                .await?;
            let read = |index: usize| at[index].as_f64().context("no place");
            browser.stroke(&[(read(0)?, read(1)?)]).await?;
        }
        browser.until_listed(&["11-15", "23-19"]).await
    });
}

async fn mouse(
    browser: &Browser,
    kind: &str,
    at: (f64, f64),
    button: &str,
    buttons: u8,
) -> Result<()> {
    let event = json!({
        "type": kind, "x": at.0, "y": at.1, "button": button, "buttons": buttons, "clickCount": 1
    });
    browser
        .command("Input.dispatchMouseEvent", event)
        .await
        .map(drop)
}

#[test]
fn a_right_click_touches_nothing_and_disturbs_no_drag() {
    run(Shape::DESKTOP, async |browser| {
        if !browser.has_tools("a mouse with two buttons") {
            return Ok(());
        }
        let session = Session::new(GameId::American);
        browser.set_table("en", &session).await?;
        let (from, to) = (browser.place("11").await?, browser.place("15").await?);
        mouse(browser, "mousePressed", from, "right", 2).await?;
        mouse(browser, "mouseMoved", to, "right", 2).await?;
        mouse(browser, "mouseReleased", to, "right", 0).await?;
        browser
            .until("!document.querySelector('.piece.held')")
            .await?;
        browser.until_listed(&[]).await?;
        // With the left button down the right one comes in between.
        mouse(browser, "mousePressed", from, "left", 1).await?;
        let middle = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
        mouse(browser, "mouseMoved", middle, "left", 1).await?;
        mouse(browser, "mousePressed", middle, "right", 3).await?;
        mouse(browser, "mouseReleased", middle, "right", 1).await?;
        mouse(browser, "mouseMoved", to, "left", 1).await?;
        mouse(browser, "mouseReleased", to, "left", 0).await?;
        browser
            .until("!document.querySelector('.piece.held')")
            .await?;
        // Whatever came of that drag, the board can be played on.
        if browser
            .script("return document.querySelectorAll('.moves button.move').length;")
            .await?
            == json!(0)
        {
            browser.drag("11", "15").await?;
        }
        browser.until_listed(&["11-15"]).await?;
        browser.drag("23", "19").await?;
        browser.until_listed(&["11-15", "23-19"]).await
    });
}

#[test]
fn a_drag_that_leaves_the_window_puts_the_man_back() {
    run(Shape::DESKTOP, async |browser| {
        if !browser.has_tools("a mouse outside the window") {
            return Ok(());
        }
        let session = Session::new(GameId::American);
        browser.set_table("en", &session).await?;
        let (from, to) = (browser.place("11").await?, browser.place("15").await?);
        let outside = (-60.0, 300.0);
        // Let go outside.
        browser.stroke(&[from, to, outside]).await?;
        browser
            .until("!document.querySelector('.piece.held')")
            .await?;
        browser.until_listed(&[]).await?;
        // Let go where the page could not see it: it comes back without a button.
        mouse(browser, "mousePressed", from, "left", 1).await?;
        mouse(browser, "mouseMoved", to, "left", 1).await?;
        browser
            .until("!!document.querySelector('.piece.held')")
            .await?;
        mouse(browser, "mouseMoved", to, "none", 0).await?;
        browser
            .until("!document.querySelector('.piece.held')")
            .await?;
        browser.until_listed(&[]).await?;
        browser.drag("11", "15").await?;
        browser.until_listed(&["11-15"]).await
    });
}

#[test]
fn a_finger_that_the_system_takes_away_puts_the_man_back() {
    run(Shape::PHONE, async |browser| {
        if !browser.has_tools("a touch that is taken away") {
            return Ok(());
        }
        let session = Session::new(GameId::American);
        browser.set_table("en", &session).await?;
        let (from, to) = (browser.place("11").await?, browser.place("15").await?);
        for (kind, points) in [
            ("touchStart", json!([{ "x": from.0, "y": from.1 }])),
            ("touchMove", json!([{ "x": to.0, "y": to.1 }])),
            ("touchCancel", json!([])),
        ] {
            let event = json!({ "type": kind, "touchPoints": points });
            browser.command("Input.dispatchTouchEvent", event).await?;
        }
        browser
            .until("!document.querySelector('.piece.held')")
            .await?;
        browser.until_listed(&[]).await?;
        browser.drag("11", "15").await?;
        browser.until_listed(&["11-15"]).await
    });
}

#[test]
fn ten_taps_a_second_do_what_single_ones_do() {
    run(Shape::PHONE, async |browser| {
        // An even number of taps on a man chooses it and lets it go.
        let session = Session::new(GameId::American);
        browser.set_table("en", &session).await?;
        for _ in 0..20 {
            browser.touch("11").await?;
            tokio::time::sleep(Duration::from_millis(60)).await;
        }
        // As at the start, the four men of the front row may be moved, and none is chosen.
        browser
            .until("document.querySelectorAll('button.target').length === 4")
            .await?;
        browser.until_listed(&[]).await?;
        // All over the board against the computer, while it thinks as well.
        let mut session = after(GameId::American, &["11-15", "23-19"])?;
        session.set_note("setup", "computer 3 1000 first");
        browser.keep("american", &session.save()).await?;
        browser.open("/en/#american").await?;
        browser.find("[data-view='play'] button.target").await?;
        for point in ["8", "11", "22", "11", "15", "4", "8", "12", "16", "3"].repeat(4) {
            browser.touch(point).await?;
            tokio::time::sleep(Duration::from_millis(60)).await;
        }
        let zoom = browser.script("return visualViewport.scale;").await?;
        ensure!(zoom == json!(1), "two taps do not zoom: {zoom}");
        let kept = browser.script(&format!("return {KEPT};")).await?;
        let kept = kept.as_str().context("a text")?;
        ensure!(Session::load(kept).is_ok(), "{kept}");
        // It is the player's turn again before long, or the game is over.
        browser
            .until("!!document.querySelector('button.target, .line.over')")
            .await
    });
}
