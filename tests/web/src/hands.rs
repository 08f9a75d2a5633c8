//! Hands and eyes on the page: mouse, finger, keys, and waiting for what is to be seen.
//! Does not know any rule of a game.

use crate::{Browser, Kind};
use anyhow::{Context, Result, bail};
use serde_json::json;
use std::time::{Duration, Instant};
use thirtyfour::common::command::Command;
use thirtyfour::prelude::*;

const PATIENCE: Duration = Duration::from_secs(15);

impl Browser {
    /// Waits for the first element that the selector finds.
    ///
    /// # Errors
    /// When there is none after 15 s.
    pub async fn find(&self, selector: &str) -> Result<WebElement> {
        self.driver
            .query(By::Css(selector))
            .wait(PATIENCE, Duration::from_millis(50))
            .first()
            .await
            .with_context(|| format!("waiting for {selector}"))
    }

    /// Presses the element that the selector finds.
    ///
    /// # Errors
    /// When there is none, or it can not be pressed.
    pub async fn press(&self, selector: &str) -> Result<()> {
        let element = self.find(selector).await?;
        element.scroll_into_view().await?;
        element
            .click()
            .await
            .with_context(|| format!("pressing {selector}"))
    }

    /// Waits until a script's value is true.
    ///
    /// # Errors
    /// When it is not after 15 s, with what it was.
    pub async fn until(&self, script: &str) -> Result<()> {
        let start = Instant::now();
        loop {
            let value = self.script(&format!("return ({script});")).await?;
            if value == json!(true) {
                return Ok(());
            }
            if start.elapsed() > PATIENCE {
                let seen = self.script("return document.body.innerText;").await?;
                bail!("waited in vain for {script}: {value}\npage: {seen}");
            }
            tokio::time::sleep(Duration::from_millis(40)).await;
        }
    }

    /// The middle of a point of the board in CSS pixels.
    ///
    /// # Errors
    /// When the point is not on the page.
    pub async fn place(&self, point: &str) -> Result<(f64, f64)> {
        self.middle(&format!("[data-point='{point}']")).await
    }

    /// The middle of the element that the selector finds, in CSS pixels.
    ///
    /// # Errors
    /// When there is none.
    pub async fn middle(&self, selector: &str) -> Result<(f64, f64)> {
        // By a script: an element found by the driver is held by it for good.
        self.until(&format!("!!document.querySelector(\"{selector}\")"))
            .await?;
        let script = format!(
            "const r = document.querySelector(\"{selector}\").getBoundingClientRect(); \
             return [r.left + r.width / 2, r.top + r.height / 2];"
        );
        let value = self.script(&script).await?;
        let read = |index: usize| value[index].as_f64().context("no place");
        Ok((read(0)?, read(1)?))
    }

    /// Touches a point of the board: with a finger on a touch screen, else with the mouse.
    ///
    /// # Errors
    /// When the point is not on the page.
    pub async fn touch(&self, point: &str) -> Result<()> {
        let (x, y) = self.place(point).await?;
        self.stroke(&[(x, y)]).await
    }

    /// Drags from one point of the board to another.
    ///
    /// # Errors
    /// When one is not on the page.
    pub async fn drag(&self, from: &str, to: &str) -> Result<()> {
        let (start, end) = (self.place(from).await?, self.place(to).await?);
        let way: Vec<(f64, f64)> = (0..=8)
            .map(|step| {
                let part = f64::from(step) / 8.0;
                (
                    start.0 + (end.0 - start.0) * part,
                    start.1 + (end.1 - start.1) * part,
                )
            })
            .collect();
        self.stroke(&way).await
    }

    /// Goes down on the first place, over the others, and up on the last.
    ///
    /// # Errors
    /// The browser's own.
    pub async fn stroke(&self, way: &[(f64, f64)]) -> Result<()> {
        let Some((&start, rest)) = way.split_first() else {
            return Ok(());
        };
        self.pointer("Start", "mousePressed", start).await?;
        for &place in rest {
            self.pointer("Move", "mouseMoved", place).await?;
        }
        self.pointer("End", "mouseReleased", *way.last().unwrap_or(&start))
            .await
    }

    async fn pointer(&self, finger: &str, mouse: &str, (x, y): (f64, f64)) -> Result<()> {
        if self.kind == Kind::Firefox {
            return self.act(finger, (x, y)).await;
        }
        if self.shape.touch {
            let points = if finger == "End" {
                json!([])
            } else {
                json!([{ "x": x, "y": y }])
            };
            let event = json!({ "type": format!("touch{finger}"), "touchPoints": points });
            self.command("Input.dispatchTouchEvent", event)
                .await
                .map(drop)
        } else {
            let buttons = if finger == "End" { 0 } else { 1 };
            let event = json!({
                "type": mouse, "x": x, "y": y, "button": "left", "buttons": buttons, "clickCount": 1
            });
            self.command("Input.dispatchMouseEvent", event)
                .await
                .map(drop)
        }
    }

    /// The same by the actions of WebDriver, which go where the page ends and no further.
    async fn act(&self, what: &str, (x, y): (f64, f64)) -> Result<()> {
        let inside = |at: f64, size: u32| at.round().clamp(0.0, f64::from(size) - 1.0);
        let (x, y) = (inside(x, self.shape.width), inside(y, self.shape.height));
        let to =
            json!({ "type": "pointerMove", "duration": 0, "x": x, "y": y, "origin": "viewport" });
        let actions = match what {
            "Start" => json!([to, { "type": "pointerDown", "button": 0 }]),
            "End" => json!([to, { "type": "pointerUp", "button": 0 }]),
            _ => json!([to]),
        };
        let (id, kind) = if self.shape.touch {
            ("finger", "touch")
        } else {
            ("mouse", "mouse")
        };
        let source = json!({
            "type": "pointer", "id": id, "parameters": { "pointerType": kind }, "actions": actions
        });
        self.driver
            .handle()
            .cmd(Command::PerformActions(json!([source]).into()))
            .await?;
        Ok(())
    }

    /// Types keys to whatever has the focus, such as `Key::Enter` or text.
    ///
    /// # Errors
    /// The browser's own.
    pub async fn keys(&self, keys: &str) -> Result<()> {
        Ok(self.driver.action_chain().send_keys(keys).perform().await?)
    }

    /// Moves the keyboard's focus onto a point of the board.
    ///
    /// # Errors
    /// When the point is not on the page.
    pub async fn focus(&self, point: &str) -> Result<()> {
        self.find(&format!("[data-point='{point}']")).await?;
        self.script(&format!(
            "document.querySelector(\"[data-point='{point}']\").focus();"
        ))
        .await
        .map(drop)
    }

    /// The text of the element that the selector finds.
    ///
    /// # Errors
    /// When there is none.
    pub async fn text(&self, selector: &str) -> Result<String> {
        Ok(self.find(selector).await?.text().await?)
    }
}

impl Browser {
    /// Touches the first point that may be touched now.
    ///
    /// # Errors
    /// When there is none after a while.
    pub async fn touch_first_target(&self) -> Result<()> {
        let target = self.find("[data-view='play'] button.target").await?;
        let point = target
            .attr("data-point")
            .await?
            .context("a point without a name")?;
        self.touch(&point).await
    }
}
