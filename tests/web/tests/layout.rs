//! Every screen and panel in every language and at many sizes: targets that a finger hits, words
//! that are whole, nothing wider than the screen, nothing for axe to find.

use anyhow::{Result, ensure};
use web_tests::{Browser, Shape, VIEWS, run};

/// Sizes in CSS pixels: the narrowest phone, a narrow one, a common one, a phone on its side, a
/// tablet, a desktop at 200 % and as it is.
const SIZES: [(u32, u32); 7] = [
    (320, 568),
    (352, 700),
    (360, 740),
    (740, 360),
    (768, 1024),
    (640, 400),
    (1280, 800),
];

async fn sizes(browser: &Browser, language: &str, faults: &mut Vec<String>) -> Result<()> {
    for view in &VIEWS {
        browser.show(language, view).await?;
        for (width, height) in SIZES {
            browser.resize(width, height).await?;
            for fault in browser.faults().await? {
                faults.push(format!(
                    "{language}, {}, {width} by {height}: {fault}",
                    view.name
                ));
            }
        }
    }
    Ok(())
}

fn none(faults: &[String]) -> Result<()> {
    ensure!(
        faults.is_empty(),
        "{} faults\n{}",
        faults.len(),
        faults.join("\n")
    );
    Ok(())
}

#[test]
fn every_size_in_every_language() {
    run(Shape::PHONE, async |browser| {
        let mut faults = Vec::new();
        for language in text::languages() {
            sizes(browser, language.tag, &mut faults).await?;
        }
        none(&faults)
    });
}

/// Words 1.6 times as long as in English leave every screen whole.
#[test]
fn every_size_in_a_language_of_long_words() {
    run(Shape::PHONE, async |browser| {
        let long = "return document.querySelector('main').innerText.replace(/\\s+/g, ' ').length;";
        browser.show("en", &VIEWS[0]).await?;
        let before = browser.script(long).await?.as_f64().unwrap_or(0.0);
        browser.speak_pseudo().await?;
        browser.show("en", &VIEWS[0]).await?;
        let after = browser.script(long).await?.as_f64().unwrap_or(0.0);
        // Names of languages and numbers stay as they are.
        ensure!(after > before * 1.45, "{after} letters instead of {before}");
        let mut faults = Vec::new();
        sizes(browser, "en", &mut faults).await?;
        none(&faults)
    });
}
