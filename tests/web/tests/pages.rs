//! Every page in every language: nothing for axe to find, no other host, no cookie.

use anyhow::{Context, ensure};
use web_tests::{Shape, VIEWS, run};

/// Every screen and panel in every language.
fn every_view(shape: Shape) {
    run(shape, async |browser| {
        let mut faults = Vec::new();
        for language in text::languages().iter().map(|language| language.tag) {
            for view in &VIEWS {
                browser.show(language, view).await?;
                let lang = browser
                    .script("return document.documentElement.lang;")
                    .await?;
                let what = format!("{} in {language}", view.name);
                ensure!(lang == language, "{what} says lang={lang}");
                if let Err(found) = browser.axe(&what).await {
                    faults.push(format!("{found:#}"));
                }
            }
        }
        ensure!(faults.is_empty(), "{}", faults.join("\n"));
        Ok(())
    });
}

#[test]
fn axe_finds_nothing_on_a_phone_in_the_light() {
    every_view(Shape::PHONE);
}

#[test]
fn axe_finds_nothing_on_a_desktop_in_the_dark() {
    every_view(Shape::DESKTOP.in_the_dark());
}

#[test]
fn no_page_asks_another_host_or_sets_a_cookie() {
    run(Shape::PHONE, async |browser| {
        for view in &VIEWS {
            browser.show("sn", view).await?;
            let asked = browser
                .script("return performance.getEntriesByType('resource').map(e => e.name);")
                .await?;
            for name in asked.as_array().context("no list")? {
                let name = name.as_str().unwrap_or_default();
                let ours = name.starts_with(&browser.site.address) || name.starts_with("data:");
                ensure!(ours, "asked for {name}");
            }
        }
        let cookies = browser.driver.get_all_cookies().await?;
        ensure!(cookies.is_empty(), "{cookies:?}");
        Ok(())
    });
}
