//! Installing the page: what the browser is told in each language, and its offer.

use anyhow::{Context, ensure};
use serde_json::{Value, json};
use text::Text;
use web_tests::{Shape, run};

#[test]
fn the_page_can_be_installed_in_every_language() {
    run(Shape::PHONE, async |browser| {
        for language in text::languages() {
            let tag = language.tag;
            browser.open(&format!("/{tag}/")).await?;
            browser.find("[data-view='home']").await?;
            let answer = browser.command("Page.getAppManifest", json!({})).await?;
            ensure!(answer["errors"] == json!([]), "{tag}: {}", answer["errors"]);
            let manifest: Value = serde_json::from_str(answer["data"].as_str().context("text")?)?;
            ensure!(manifest["lang"] == tag && manifest["display"] == "standalone");
            ensure!(manifest["start_url"] == format!("/{tag}/"));
            let text = Text::new(tag);
            for (at, game) in ["game-checkers", "game-morris"].into_iter().enumerate() {
                ensure!(manifest["shortcuts"][at]["name"] == text.get(game));
            }
            let icons = manifest["icons"].as_array().context("a list")?;
            for purpose in ["any", "maskable"] {
                ensure!(
                    icons.iter().any(|icon| icon["purpose"] == purpose),
                    "{purpose}"
                );
            }
            for icon in icons {
                let loaded = format!(
                    "const i = new Image(); i.src = {}; return i.decode().then(() => i.naturalWidth);",
                    icon["src"]
                );
                let width = browser.script(&loaded).await?;
                let sizes = icon["sizes"].as_str().context("sizes")?;
                ensure!(
                    sizes == "any" || sizes.starts_with(&format!("{width}x")),
                    "{icon} is {width} wide"
                );
            }
        }
        let hindrances = browser
            .command("Page.getInstallabilityErrors", json!({}))
            .await?;
        // A browser of this kind never installs; nothing else may stand in the way.
        let others = hindrances["installabilityErrors"]
            .as_array()
            .context("a list")?
            .iter()
            .filter(|error| error["errorId"] != "in-incognito");
        ensure!(others.count() == 0, "{hindrances}");
        Ok(())
    });
}

#[test]
fn an_offer_to_install_is_a_line_of_the_page() {
    run(Shape::DESKTOP, async |browser| {
        browser.open("/en/").await?;
        browser.find("[data-view='home']").await?;
        let offer = "const offer = new Event('beforeinstallprompt', { cancelable: true }); \
            offer.prompt = () => { window.prompted = true; }; \
            window.dispatchEvent(offer); return offer.defaultPrevented;";
        ensure!(
            browser.script(offer).await? == true,
            "the browser's own bar"
        );
        browser.press(".ways [data-action='install']").await?;
        browser
            .until(
                "window.prompted === true && !document.querySelector(\"[data-action='install']\")",
            )
            .await
    });
}
