//! What can be measured of a view: targets, words that are clipped or overlap, its width.
//! Does not know which view it is.

use crate::Browser;
use anyhow::{Context, Result};
use serde_json::json;

const FAULTS: &str = include_str!("faults.js");

impl Browser {
    /// Gives the page another size in CSS pixels. 640 by 400 is a screen of 1280 by 800 at 200 %.
    ///
    /// # Errors
    /// The browser's own.
    pub async fn resize(&self, width: u32, height: u32) -> Result<()> {
        let touch = self.shape.touch;
        self.command(
            "Emulation.setDeviceMetricsOverride",
            json!({ "width": width, "height": height, "deviceScaleFactor": if touch { 2 } else { 1 }, "mobile": touch }),
        )
        .await?;
        self.settle().await
    }

    /// All that is wrong with what is shown, each as a line.
    ///
    /// # Errors
    /// The browser's own.
    pub async fn faults(&self) -> Result<Vec<String>> {
        let found = self.script(FAULTS).await?;
        let found = found.as_array().context("no list of faults")?;
        Ok(found
            .iter()
            .filter_map(|fault| fault.as_str().map(str::to_owned))
            .collect())
    }

    /// How the media of the page are, such as `forced-colors: active`; the others stay as they are
    /// by themselves.
    ///
    /// # Errors
    /// The browser's own.
    pub async fn media(&self, features: &[(&str, &str)]) -> Result<()> {
        let features: Vec<_> = features
            .iter()
            .map(|(name, value)| json!({ "name": name, "value": value }))
            .collect();
        self.command(
            "Emulation.setEmulatedMedia",
            json!({ "features": features }),
        )
        .await
        .map(drop)
    }
}
