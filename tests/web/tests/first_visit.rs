//! From the first request to a board that answers a touch, on slow networks and a slow processor.

use anyhow::{Context, Result, ensure};
use serde_json::json;
use web_tests::{Browser, Shape, run};

/// A network and a processor, and how long a first visit may take on them.
struct Way {
    name: &'static str,
    /// Bits a second, down.
    bits: f64,
    /// Milliseconds before an answer begins.
    latency: u32,
    slower: u32,
    /// Milliseconds.
    limit: f64,
}

const FAST_3G: Way = Way {
    name: "Fast 3G (1.44 Mbit/s, 560 ms)",
    bits: 1_440_000.0,
    latency: 560,
    slower: 1,
    limit: 5_000.0,
};

const SLOW_3G: Way = Way {
    name: "slow 3G (400 kbit/s, 2 s) with a processor 4 times slower",
    bits: 400_000.0,
    latency: 2000,
    slower: 4,
    limit: 15_000.0,
};

/// The first player's side is drawn, so that the board waits for a touch. Notes when the still
/// board, the board of the game and the first change of its marks were painted.
const WATCH: &str = "Math.random = () => 0.1; window.at = {}; \
    const note = (name, there) => { if (there && !window.at[name]) window.at[name] = performance.now(); }; \
    const look = () => { \
      const still = document.querySelector('.chosen .still svg'); \
      note('still', still && still.getClientRects().length); \
      note('board', document.querySelector(\"[data-view='play'] button.target\")); \
      note('answer', document.querySelectorAll('.move').length > 1); \
      note('chosen', window.touched && document.querySelectorAll(\"[data-view='play'] button.target\").length !== window.touched); \
      requestAnimationFrame(look); }; requestAnimationFrame(look);";

async fn measure(browser: &Browser, way: &Way) -> Result<()> {
    browser.command("Network.enable", json!({})).await?;
    let network = json!({
        "offline": false, "latency": way.latency,
        "downloadThroughput": way.bits / 8.0, "uploadThroughput": way.bits / 8.0,
    });
    browser
        .command("Network.emulateNetworkConditions", network)
        .await?;
    browser.slow_down(way.slower).await?;
    browser.before_the_page(WATCH).await?;
    browser.open("/en/#american").await?;
    browser.until("!!window.at.board").await?;
    browser
        .script("window.touched = document.querySelectorAll(\"[data-view='play'] button.target\").length;")
        .await?;
    browser.touch("11").await?;
    browser.until("!!window.at.chosen").await?;
    browser.touch("15").await?;
    browser.until("!!window.at.answer").await?;
    let at = browser.script("return window.at;").await?;
    let read = |name: &str| at[name].as_f64().context(name.to_owned());
    println!(
        "{}: still board {:.0} ms, board of the game {:.0} ms, a man chosen {:.0} ms, the computer's first move {:.0} ms",
        way.name,
        read("still")?,
        read("board")?,
        read("chosen")?,
        read("answer")?
    );
    ensure!(
        read("chosen")? <= way.limit,
        "{}: {:.0} ms; at most {}",
        way.name,
        read("chosen")?,
        way.limit
    );
    Ok(())
}

#[test]
fn a_first_visit_on_fast_3g_plays_within_five_seconds() {
    run(Shape::PHONE, async |browser| {
        measure(browser, &FAST_3G).await
    });
}

#[test]
fn a_first_visit_on_slow_3g_with_a_slow_processor_plays_within_fifteen_seconds() {
    run(Shape::PHONE, async |browser| {
        measure(browser, &SLOW_3G).await
    });
}
