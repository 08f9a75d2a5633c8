//! What a screen reader is given: the name of what has the focus, and the words of live regions.
//! Does not know what should be said.

use crate::Browser;
use anyhow::{Context, Result};
use serde_json::json;
use std::fmt::Write;

/// Keeps what live regions say, in order, as `region: words`.
const LISTEN: &str = "
    window.heard = [];
    new MutationObserver(changes => {
        const regions = new Set();
        for (const change of changes) {
            const node = change.target.nodeType === 1 ? change.target : change.target.parentElement;
            const region = node && node.closest('[aria-live]');
            if (region) regions.add(region);
        }
        for (const region of regions) {
            const words = region.textContent.trim();
            if (words) window.heard.push(words);
        }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });";

/// Keys pressed, and what was said to each, a line a fact.
#[derive(Default)]
pub struct Transcript {
    /// The text so far.
    pub text: String,
    focus: String,
}

impl Browser {
    /// Begins to hear what the page says.
    ///
    /// # Errors
    /// The browser's own.
    pub async fn listen(&self) -> Result<Transcript> {
        self.script(LISTEN).await?;
        Ok(Transcript::default())
    }

    /// Presses keys and writes down what a screen reader is given for them.
    ///
    /// # Errors
    /// The browser's own.
    pub async fn record(&self, into: &mut Transcript, name: &str, keys: &str) -> Result<()> {
        self.keys(keys).await?;
        self.settle().await?;
        let heard = self.script("return window.heard.splice(0);").await?;
        let focus = self.focused().await?;
        // Writing to a string does not fail.
        let _ = writeln!(into.text, "key {name}");
        if focus != into.focus {
            let _ = writeln!(into.text, "focus {focus}");
            into.focus = focus;
        }
        for words in heard.as_array().context("a list")? {
            let _ = writeln!(into.text, "live {}", words.as_str().unwrap_or_default());
        }
        Ok(())
    }

    /// The role and name that the browser gives to what has the focus.
    ///
    /// # Errors
    /// The browser's own.
    pub async fn focused(&self) -> Result<String> {
        let found = self
            .command(
                "Runtime.evaluate",
                json!({ "expression": "document.activeElement" }),
            )
            .await?;
        let tree = self
            .command(
                "Accessibility.getPartialAXTree",
                json!({ "objectId": found["result"]["objectId"], "fetchRelatives": false }),
            )
            .await?;
        let node = &tree["nodes"][0];
        let part = |name: &str| node[name]["value"].as_str().unwrap_or_default().to_owned();
        Ok(format!("{}: {}", part("role"), part("name")))
    }

    /// Whether something on the page has the focus.
    ///
    /// # Errors
    /// The browser's own.
    pub async fn has_focus(&self) -> Result<bool> {
        let has =
            "const a = document.activeElement; return !!a && a !== document.body && a.isConnected;";
        Ok(self.script(has).await? == true)
    }
}
