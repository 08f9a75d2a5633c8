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

fn every_size(language: &str) {
    run(Shape::PHONE, async |browser| {
        let mut faults = Vec::new();
        sizes(browser, language, &mut faults).await?;
        ensure!(
            faults.is_empty(),
            "{} faults\n{}",
            faults.len(),
            faults.join("\n")
        );
        Ok(())
    });
}

#[test]
fn every_size_in_english() {
    every_size("en");
}

#[test]
fn every_size_in_shona() {
    every_size("sn");
}

#[test]
fn every_size_in_sundanese() {
    every_size("su");
}

#[test]
fn every_size_in_afrikaans() {
    every_size("af");
}

#[test]
fn every_size_in_italian() {
    every_size("it");
}

#[test]
fn every_size_in_zulu() {
    every_size("zu");
}
