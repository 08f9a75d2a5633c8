//! Printing from the page: the boards, the rules, and the position on the table as files.
//! Does not know what stands in a PDF; that is tested beside its maker.

use anyhow::{Context, Result, ensure};
use games::GameId;
use serde_json::Value;
use session::Session;
use web_tests::{Browser, Shape, run};

/// Catches what the page hands to the browser as a file: its kind and the first letters.
const CATCH: &str = "
    window.caught = [];
    URL.createObjectURL = blob => {
        const entry = { kind: blob.type, size: blob.size, text: '' };
        window.caught.push(entry);
        blob.text().then(text => { entry.text = text; });
        return 'blob:none';
    };
    HTMLAnchorElement.prototype.click = function () {};";

async fn links(browser: &Browser) -> Result<Vec<String>> {
    let found = browser
        .script("return [...document.querySelectorAll('.print a[download]')].map(a => a.getAttribute('href'));")
        .await?;
    let found = found.as_array().context("a list")?;
    Ok(found
        .iter()
        .filter_map(Value::as_str)
        .map(str::to_owned)
        .collect())
}

/// Every link leads to a file of its kind.
async fn all_lead_to_files(browser: &Browser) -> Result<usize> {
    let links = links(browser).await?;
    for link in &links {
        let kind = browser
            .script(&format!(
                "return fetch('{link}').then(answer => answer.ok && answer.headers.get('content-type'));"
            ))
            .await?;
        let wanted = if link.ends_with(".svg") {
            "image/svg+xml"
        } else {
            "application/pdf"
        };
        ensure!(kind == wanted, "{link}: {kind}");
    }
    Ok(links.len())
}

#[test]
fn boards_and_rules_are_printed_from_the_first_screen() {
    run(Shape::PHONE.in_language("it-IT"), async |browser| {
        browser.open("/it/").await?;
        browser.press("[data-action='print-title']").await?;
        browser.find("[data-view='print']").await?;
        ensure!(
            links(browser)
                .await?
                .contains(&"/it/print/american-a4.pdf".to_owned()),
            "a browser of Italy has A4"
        );
        ensure!(
            all_lead_to_files(browser).await? == 5,
            "three boards, two leaflets"
        );
        browser.press("[data-choice='print-letter']").await?;
        browser.press("[data-choice='print-svg']").await?;
        let found = links(browser).await?;
        for file in [
            "american-letter.svg",
            "american-men-letter.svg",
            "twelve-rules.pdf",
        ] {
            ensure!(
                found.contains(&format!("/it/print/{file}")),
                "{file} in {found:?}"
            );
        }
        ensure!(all_lead_to_files(browser).await? == 8);
        browser.axe("print").await?;
        Ok(())
    });
}

#[test]
fn the_position_on_the_table_becomes_a_picture() {
    run(Shape::PHONE, async |browser| {
        let mut session = Session::new(GameId::American);
        ensure!(session.play_text("11-15").is_ok());
        browser.set_table("en", &session).await?;
        browser.press("[data-action='menu']").await?;
        browser.press("[data-action='print-title']").await?;
        browser
            .find("[data-view='print'] .group > .small-board svg")
            .await?;
        browser.script(CATCH).await?;
        browser.press("[data-choice='diagrams-light']").await?;
        browser.find(".small-board .figure.bright").await?;
        browser.press("[data-action='print-save-svg']").await?;
        browser.until("window.caught[0]?.text.length > 0").await?;
        let svg = browser.script("return window.caught[0];").await?;
        ensure!(svg["kind"] == "image/svg+xml");
        let text = svg["text"].as_str().unwrap_or_default();
        ensure!(
            text.starts_with("<svg width=\"1200\"") && !text.contains("var("),
            "{text}"
        );
        ensure!(
            text.matches("class=\"man ").count() == 24,
            "all men are in it"
        );
        browser.press("[data-action='print-save-png']").await?;
        browser.until("window.caught.length > 1").await?;
        let png = browser.script("return window.caught.at(-1);").await?;
        ensure!(
            png["kind"] == "image/png" && png["size"].as_u64() > Some(10_000),
            "{png}"
        );
        browser.axe("print with a position").await?;
        Ok(())
    });
}
