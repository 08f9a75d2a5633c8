//! What the browser writes down of its own work: the trace of its frames, shifts of the layout,
//! memory. Does not know what is played meanwhile.

use crate::Browser;
use anyhow::{Context, Result};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::time::timeout;

/// The categories of the trace that tell of frames.
const FRAMES: &str =
    "cc,benchmark,devtools.timeline,devtools.timeline.frame,disabled-by-default-devtools.timeline";

impl Browser {
    /// The browser's trace of what it does while `work` goes on.
    ///
    /// # Errors
    /// The browser's own, or those of the work.
    pub async fn traced(&self, work: impl AsyncFnOnce() -> Result<()>) -> Result<Vec<Value>> {
        let tools = self.driver.cdp().connect().await?;
        let mut events = tools.subscribe_connection();
        let wishes = json!({ "transferMode": "ReturnAsStream", "traceConfig": { "includedCategories": FRAMES.split(',').collect::<Vec<_>>() } });
        tools.send_raw("Tracing.start", wishes).await?;
        let outcome = work().await;
        tools.send_raw("Tracing.end", json!({})).await?;
        let complete = async {
            loop {
                let event = events.recv().await?;
                if event.method == "Tracing.tracingComplete" {
                    return Ok::<Value, anyhow::Error>(event.params);
                }
            }
        };
        let complete = timeout(Duration::from_secs(60), complete).await??;
        outcome?;
        let stream = complete["stream"].as_str().context("a trace as a stream")?;
        let mut text = String::new();
        loop {
            let part = tools
                .send_raw("IO.read", json!({ "handle": stream, "size": 1_000_000 }))
                .await?;
            text += part["data"].as_str().unwrap_or_default();
            if part["eof"] == json!(true) {
                break;
            }
        }
        let whole: Value = serde_json::from_str(&text).context("the trace is no JSON")?;
        let events = whole["traceEvents"].as_array().or(whole.as_array());
        Ok(events.context("the trace has no events")?.clone())
    }

    /// Begins to write down every shift of the page's layout.
    ///
    /// # Errors
    /// The browser's own.
    pub async fn watch_shifts(&self) -> Result<()> {
        let watch = "window.shifts = []; new PerformanceObserver(list => { for (const e of list.getEntries()) \
            window.shifts.push([e.value, e.hadRecentInput, (e.sources || []).map(s => { const n = s.node; \
            return n ? (n.className || n.nodeName) + ' ' + [s.previousRect, s.currentRect].map(r => [r.x, r.y, r.width, r.height].join('x')).join(' to ') : '?'; }).join('; ')]); }) \
            .observe({ type: 'layout-shift', buffered: false });";
        self.script(watch).await.map(drop)
    }

    /// The shifts since [`Browser::watch_shifts`], those right after a touch among them: how much
    /// each is (the fraction of the page's area times the fraction of its height, as the Layout
    /// Instability specification has it) and what moved.
    ///
    /// # Errors
    /// The browser's own.
    pub async fn shifts(&self) -> Result<Vec<(f64, String)>> {
        let seen = self.script("return window.shifts;").await?;
        let seen = seen.as_array().context("shifts are not watched")?;
        Ok(seen
            .iter()
            .map(|shift| {
                let moved = shift[2].as_str().unwrap_or_default().to_owned();
                (shift[0].as_f64().unwrap_or(f64::NAN), moved)
            })
            .collect())
    }
}
