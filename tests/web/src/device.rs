//! What the browser keeps of the site on its device, and newer versions of it.
//! Does not know what a page shows.

use crate::Browser;
use anyhow::{Context, Result};

/// Whether all that belongs to a language is kept, as the list of the service worker has it.
const ALL_KEPT: &str = "(async () => { \
    if (!navigator.serviceWorker.controller) return false; \
    const script = await (await fetch('/service-worker.js')).text(); \
    const list = name => JSON.parse(script.split(`const ${name} = `)[1].split(';\\n')[0].replaceAll(\"'\", '\"')); \
    const all = list('FILES').concat(list('LANGUAGES')['LANGUAGE']); \
    const found = await Promise.all(all.map(address => caches.match(address, { ignoreVary: true }))); \
    return found.every(Boolean); })()";

impl Browser {
    /// Waits until the page is kept on the device with the pages of a language.
    ///
    /// # Errors
    /// When it is not after 15 s.
    pub async fn kept(&self, language: &str) -> Result<()> {
        self.until(&ALL_KEPT.replace("LANGUAGE']", &format!("{language}']")))
            .await
    }

    /// Opens the first page in a language, and waits until it is kept.
    ///
    /// # Errors
    /// As [`Browser::kept`].
    pub async fn visit(&self, language: &str) -> Result<()> {
        self.open(&format!("/{language}/")).await?;
        self.find("[data-view='home']").await?;
        self.kept(language).await
    }

    /// The versions of the site that are kept.
    ///
    /// # Errors
    /// The browser's own.
    pub async fn versions(&self) -> Result<Vec<String>> {
        let names = self
            .script(
                "return caches.keys().then(names => names.filter(n => n.startsWith('tsoro-')));",
            )
            .await?;
        let names = names.as_array().context("a list")?.iter();
        Ok(names
            .filter_map(|name| Some(name.as_str()?.to_owned()))
            .collect())
    }

    /// Puts a newer version on the server and waits until the browser holds it ready. The browser is
    /// asked to look until then: one that is just looking by itself, as after every visit, answers
    /// with what the server had before. There may be one window alone: the driver lets a new service
    /// worker begin when it next hears from each window, and it hears from the one it is at.
    ///
    /// # Errors
    /// When it does not in 15 s.
    pub async fn renew(&self) -> Result<()> {
        self.site
            .start_again(&["--origin", "https://tsoro.example"])
            .await?;
        self.until(
            "navigator.serviceWorker.getRegistration().then(r => { \
             if (!r.waiting && !r.installing) r.update().catch(() => {}); \
             return !!r.waiting; })",
        )
        .await
    }
}
