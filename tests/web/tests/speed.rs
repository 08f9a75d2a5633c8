//! From a touch to the first new frame of the man, on a processor made four times slower.

use anyhow::{Context, ensure};
use games::GameId;
use session::Session;
use web_tests::{Shape, run};

const LIMIT: f64 = 100.0;

#[test]
fn a_touch_shows_within_a_tenth_of_a_second_on_a_slow_phone() {
    run(Shape::PHONE, async |browser| {
        let mut session = Session::new(GameId::American);
        browser.set_table("en", &session).await?;
        // From the event's own time to the end of the first frame with a change of the board.
        let watch = "window.delays = []; let began = null; \
            document.addEventListener('pointerdown', e => { began = e.timeStamp; }, true); \
            new MutationObserver(() => { if (began === null) return; const t = began; began = null; \
              requestAnimationFrame(() => { const c = new MessageChannel(); \
                c.port1.onmessage = () => window.delays.push(performance.now() - t); c.port2.postMessage(0); }); }) \
              .observe(document.querySelector('[data-kind]'), { subtree: true, childList: true, attributes: true });";
        browser.script(watch).await?;
        browser.slow_down(4).await?;
        for text in [
            "11-15", "23-19", "8-11", "22-17", "4-8", "25-22", "9-13", "17-14", "10x17", "21x14",
        ] {
            let choices = session.snapshot().choices;
            let choice = choices
                .iter()
                .find(|choice| choice.text == text)
                .context("legal")?;
            for &point in &*choice.touches {
                browser.touch(session.board().name_of(point)).await?;
            }
            session.play_text(text).ok().context("legal")?;
            browser.until_moves(&session).await?;
        }
        let delays = browser.script("return window.delays;").await?;
        let mut delays: Vec<f64> = delays
            .as_array()
            .context("a list")?
            .iter()
            .filter_map(serde_json::Value::as_f64)
            .collect();
        delays.sort_by(f64::total_cmp);
        ensure!(
            delays.len() >= 15,
            "only {} touches were seen",
            delays.len()
        );
        let at = |part: f64| delays[((delays.len() - 1) as f64 * part) as usize];
        println!(
            "touch to frame at 4x: median {:.0} ms, 95th percentile {:.0} ms of {} touches",
            at(0.5),
            at(0.95),
            delays.len()
        );
        ensure!(at(0.95) <= LIMIT, "95th percentile {:.0} ms", at(0.95));
        Ok(())
    });
}
