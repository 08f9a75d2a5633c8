//! The keyboard's focus is never lost, keys can be switched off, and the page follows what its
//! reader asks of the system: less motion, colours of the system's own.

use anyhow::{Context, Result, ensure};
use games::GameId;
use session::Session;
use web_tests::{Browser, Shape, VIEWS, run};

const ENTER: &str = "\u{e007}";
const ESCAPE: &str = "\u{e00c}";
const TAB: &str = "\u{e004}";

/// The focus is on an element with this selector.
async fn on(browser: &Browser, selector: &str) -> Result<()> {
    browser.settle().await?;
    let there = format!("return document.activeElement.matches(\"{selector}\");");
    let focused = browser.focused().await?;
    ensure!(
        browser.script(&there).await? == true,
        "the focus is on {focused}, not on {selector}"
    );
    Ok(())
}

async fn focus(browser: &Browser, selector: &str) -> Result<()> {
    browser.find(selector).await?;
    browser
        .script(&format!("document.querySelector(\"{selector}\").focus();"))
        .await
        .map(drop)
}

/// Presses a button with the keyboard.
async fn enter(browser: &Browser, selector: &str) -> Result<()> {
    focus(browser, selector).await?;
    browser.keys(ENTER).await?;
    browser.settle().await
}

#[test]
fn the_focus_is_never_lost() {
    run(Shape::DESKTOP, async |browser| {
        let mut session = Session::new(GameId::American);
        session.play_text("11-15").ok().context("legal")?;
        browser.set_table("en", &session).await?;
        // A panel gives it back to what opened it.
        enter(browser, "[data-action='more']").await?;
        on(browser, "[data-sheet]").await?;
        browser.keys(ESCAPE).await?;
        on(browser, "[data-action='more']").await?;
        browser.focus("22").await?;
        browser.keys("?").await?;
        on(browser, "[data-sheet]").await?;
        browser.keys(ESCAPE).await?;
        on(browser, "[data-point='22']").await?;
        // What takes the place of the button that was pressed has it.
        enter(browser, "[data-action='hint']").await?;
        on(browser, ".actions button").await?;
        // A button that is off keeps it.
        enter(browser, "[data-action='undo']").await?;
        on(browser, "[data-action='undo'][aria-disabled='true']").await?;
        browser.keys(ENTER).await?;
        on(browser, "[data-action='undo']").await?;
        // A board that is turned keeps it where it was.
        browser.focus("9").await?;
        browser
            .script("document.querySelector(\"[data-action='more']\").click();")
            .await?;
        enter(browser, "[data-action='turn-board']").await?;
        on(browser, "[data-point='9']").await?;
        // So does another language.
        browser.focus("9").await?;
        browser
            .script(
                "const s = document.querySelector(\"[data-action='language']\"); s.focus(); \
                 s.value = 'sn'; s.dispatchEvent(new Event('change', { bubbles: true }));",
            )
            .await?;
        browser
            .until("document.documentElement.lang === 'sn'")
            .await?;
        on(browser, "[data-action='language']").await?;
        // The end of a game, and the next one.
        enter(browser, "[data-action='more']").await?;
        enter(browser, "[data-action='resign']").await?;
        enter(browser, "[data-action='yes']").await?;
        browser
            .until("document.querySelector('[data-line]').className.includes('over')")
            .await?;
        browser.settle().await?;
        ensure!(browser.has_focus().await?, "lost at the end of the game");
        enter(browser, "[data-action='rematch']").await?;
        browser.settle().await?;
        ensure!(browser.has_focus().await?, "lost in the next game");
        // Another screen begins at its head.
        enter(browser, "[data-action='home']").await?;
        on(browser, "h1").await?;
        enter(browser, "[data-game='game-morris'] [data-action='play']").await?;
        on(browser, "h1").await
    });
}

#[test]
fn the_walk_by_tab_stays_in_a_panel_and_comes_round() {
    run(Shape::DESKTOP, async |browser| {
        for view in VIEWS.iter().filter(|view| view.ready == "[data-sheet]") {
            browser.show("en", view).await?;
            let count = browser
                .script("return document.querySelectorAll('[data-sheet] a[href], [data-sheet] button, [data-sheet] input, [data-sheet] select').length;")
                .await?;
            let count = count.as_u64().context("a number")?;
            for _ in 0..count + 2 {
                browser.keys(TAB).await?;
                let inside = browser
                    .script("return !!document.activeElement.closest('[data-sheet]');")
                    .await?;
                ensure!(
                    inside == true,
                    "{}: {}",
                    view.name,
                    browser.focused().await?
                );
            }
        }
        Ok(())
    });
}

#[test]
fn letters_can_be_switched_off_and_do_nothing_outside_the_board() {
    run(Shape::DESKTOP, async |browser| {
        browser
            .set_table("en", &Session::new(GameId::Twelve))
            .await?;
        let told = "document.querySelector('[data-told]').textContent";
        browser.focus("a1").await?;
        browser.keys("b").await?;
        browser.until(&format!("{told}.includes('empty')")).await?;
        browser.keys("?").await?;
        browser.press("[data-action='setting-keys']").await?;
        browser.keys(ESCAPE).await?;
        browser.settle().await?;
        on(browser, "[data-point='a1']").await?;
        let before = browser.script(&format!("return {told};")).await?;
        for key in ["t", "/", "?"] {
            browser.keys(key).await?;
            browser.settle().await?;
            on(browser, "[data-point='a1']").await?;
        }
        ensure!(before == browser.script(&format!("return {told};")).await?);
        // Arrows go on.
        browser.keys("\u{e014}").await?;
        on(browser, "[data-point='d1']").await?;
        let kept = browser
            .script("return localStorage.getItem('tsoro.settings');")
            .await?;
        ensure!(
            kept.as_str()
                .is_some_and(|kept| kept.contains("keys false"))
        );
        Ok(())
    });
}

#[test]
fn with_less_motion_nothing_moves() {
    run(Shape::PHONE, async |browser| {
        browser
            .media(&[("prefers-reduced-motion", "reduce")])
            .await?;
        let session = Session::at(GameId::American, "B:W6,15,22,23,32:BK1")
            .ok()
            .context("a position")?;
        browser.set_table("en", &session).await?;
        let watch = "window.motions = 0; const tick = () => { \
            window.motions += document.getAnimations().filter(a => a.playState === 'running').length; \
            requestAnimationFrame(tick); }; tick();";
        browser.script(watch).await?;
        browser.touch("1").await?;
        browser.touch("17").await?;
        browser.settle().await?;
        browser
            .until("document.querySelector(\"[data-point='17']\").getAttribute('aria-label').includes('king')")
            .await?;
        let motions = browser.script("return window.motions;").await?;
        ensure!(motions == 0, "{motions} frames with motion");
        let moving = browser
            .script("return document.querySelectorAll('.moving').length;")
            .await?;
        ensure!(moving == 0, "{moving} men on their way");
        Ok(())
    });
}

/// What is chosen differs from what is not in the system's own colours too.
#[test]
fn in_colours_of_the_system_choices_and_focus_are_seen() {
    run(Shape::PHONE, async |browser| {
        browser.media(&[("forced-colors", "active")]).await?;
        for view in &VIEWS {
            browser.show("en", view).await?;
            let alike = "const looks = e => { const s = getComputedStyle(e); \
                    return [s.backgroundColor, s.color, s.borderTopColor, s.borderTopWidth, s.outlineStyle, s.outlineWidth].join(); }; \
                return [...document.querySelectorAll('[role=group]')].filter(g => { \
                    const on = g.querySelector('[aria-pressed=true]'), off = g.querySelector('[aria-pressed=false]'); \
                    return on && off && on.getClientRects().length && looks(on) === looks(off); \
                }).map(g => g.getAttribute('aria-label'));";
            let alike = browser.script(alike).await?;
            ensure!(
                alike.as_array().is_some_and(Vec::is_empty),
                "{}: the chosen one is not seen in {alike}",
                view.name
            );
            browser
                .axe(&format!("{} in the system's colours", view.name))
                .await?;
            browser.keys(TAB).await?;
            let ring = browser
                .script("const s = getComputedStyle(document.activeElement); return parseFloat(s.outlineWidth) >= 2 && s.outlineStyle !== 'none';")
                .await?;
            ensure!(
                ring == true,
                "{}: no ring around {}",
                view.name,
                browser.focused().await?
            );
        }
        Ok(())
    });
}
