//! axe-core: rules of accessible pages, run in the page.
//! Does not know which page it looks at.

use crate::Browser;
use anyhow::{Context, Result, ensure};

impl Browser {
    /// Fails when axe finds anything, with what it finds.
    ///
    /// # Errors
    /// What axe found, or the browser's own.
    pub async fn axe(&self, what: &str) -> Result<()> {
        let file = std::env::var("TSORO_AXE")
            .context("TSORO_AXE names no axe.min.js: run these tests by `cargo xtask test`")?;
        let source = std::fs::read_to_string(&file).with_context(|| format!("reading {file}"))?;
        // Words in pictures have a colour of their own, which axe does not read: the contrast of the
        // boards' numbers is tested where they are drawn.
        let run = "return window.axe.run({ exclude: ['svg text'] }, { resultTypes: ['violations'] }).then( \
                r => r.violations.map(v => v.id + ': ' + v.nodes.map( \
                    n => n.target.join(' ') + ' ' + n.failureSummary).join(' | ')), \
                e => ['axe failed: ' + e]);";
        // In one script: between two of them another page may come.
        let script = format!("if (!window.axe) {{ {source}\n }} {run}");
        let found = self.script(&script).await?;
        let found = found.as_array().context("no answer of axe")?;
        ensure!(found.is_empty(), "{what}: {found:#?}");
        Ok(())
    }
}
