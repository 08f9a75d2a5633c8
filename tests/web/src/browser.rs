//! Chromium by ChromeDriver: one browser with a profile of its own.
//! Does not know the page: see `hands`.

use crate::{Site, site::heard};
use anyhow::{Context, Result};
use serde_json::json;
use std::{env, path::PathBuf, process::Stdio};
use thirtyfour::prelude::*;
use tokio::process::{Child, Command};

/// What the browser is like.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// Width of the page in CSS pixels.
    pub width: u32,
    /// Height of the page in CSS pixels.
    pub height: u32,
    /// Whether it has a touch screen.
    pub touch: bool,
    /// Whether the dark theme is preferred.
    pub dark: bool,
    /// The browser's first language.
    pub language: &'static str,
}

impl Shape {
    /// A phone, 360 by 740.
    pub const PHONE: Shape = Shape {
        width: 360,
        height: 740,
        touch: true,
        dark: false,
        language: "en",
    };
    /// A desktop, 1280 by 800.
    pub const DESKTOP: Shape = Shape {
        width: 1280,
        height: 800,
        touch: false,
        dark: false,
        language: "en",
    };

    /// The same in another language.
    #[must_use]
    pub const fn in_language(self, language: &'static str) -> Shape {
        Shape { language, ..self }
    }

    /// The same in the dark.
    #[must_use]
    pub const fn in_the_dark(self) -> Shape {
        Shape { dark: true, ..self }
    }
}

/// A browser with the server that it is to visit.
pub struct Browser {
    /// The WebDriver session.
    pub driver: WebDriver,
    /// The server.
    pub site: Site,
    /// What it is like.
    pub shape: Shape,
    profile: PathBuf,
    /// Ended when this is dropped.
    _chromedriver: Child,
}

const FLAGS: [&str; 9] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
];

impl Browser {
    /// Starts ChromeDriver and a browser with an empty profile.
    ///
    /// # Errors
    /// When Debian's chromium or chromium-driver is not there or does not start.
    pub async fn start(site: Site, shape: Shape) -> Result<Browser> {
        let mut chromedriver = Command::new("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .context("starting chromedriver (Debian's package chromium-driver)")?;
        let output = chromedriver
            .stdout
            .take()
            .context("no output of chromedriver")?;
        let port = heard(output, port).await?;
        let profile = env::temp_dir().join(format!("tsoro-browser-{}-{port}", std::process::id()));
        let mut wishes = DesiredCapabilities::chrome();
        wishes.set_binary("/usr/bin/chromium")?;
        for flag in FLAGS {
            wishes.add_arg(flag)?;
        }
        wishes.add_arg(&format!("--user-data-dir={}", profile.display()))?;
        wishes.add_arg(&format!("--lang={}", shape.language))?;
        wishes
            .add_experimental_option("prefs", json!({ "intl.accept_languages": shape.language }))?;
        let driver = WebDriver::new(&format!("http://127.0.0.1:{port}"), wishes).await?;
        let browser = Browser {
            driver,
            site,
            shape,
            profile,
            _chromedriver: chromedriver,
        };
        browser.emulate().await?;
        Ok(browser)
    }

    async fn emulate(&self) -> Result<()> {
        let Shape {
            width,
            height,
            touch,
            dark,
            language,
        } = self.shape;
        self.command(
            "Emulation.setDeviceMetricsOverride",
            json!({ "width": width, "height": height, "deviceScaleFactor": if touch { 2 } else { 1 }, "mobile": touch }),
        )
        .await?;
        self.command(
            "Emulation.setTouchEmulationEnabled",
            json!({ "enabled": touch }),
        )
        .await?;
        let scheme = if dark { "dark" } else { "light" };
        self.command(
            "Emulation.setEmulatedMedia",
            json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme }] }),
        )
        .await?;
        let script = format!(
            "Object.defineProperty(navigator, 'languages', {{ get: () => ['{language}'] }});\
             Object.defineProperty(navigator, 'language', {{ get: () => '{language}' }});"
        );
        self.command(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({ "source": script }),
        )
        .await?;
        Ok(())
    }

    /// Sends a command of the developer tools.
    ///
    /// # Errors
    /// The browser's own.
    pub async fn command(
        &self,
        name: &str,
        parameters: serde_json::Value,
    ) -> Result<serde_json::Value> {
        Ok(self.driver.cdp().send_raw(name, parameters).await?)
    }

    /// Runs a script before anything of every page that is opened from now on.
    ///
    /// # Errors
    /// The browser's own.
    pub async fn before_the_page(&self, script: &str) -> Result<()> {
        self.command(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({ "source": script }),
        )
        .await
        .map(drop)
    }

    /// Makes the processor so many times slower.
    ///
    /// # Errors
    /// The browser's own.
    pub async fn slow_down(&self, times: u32) -> Result<()> {
        self.command("Emulation.setCPUThrottlingRate", json!({ "rate": times }))
            .await
            .map(drop)
    }

    /// Opens an address of the site, such as `/sn/`.
    ///
    /// # Errors
    /// The browser's own.
    pub async fn open(&self, path: &str) -> Result<()> {
        Ok(self
            .driver
            .goto(format!("{}{path}", self.site.address))
            .await?)
    }

    /// Runs a script and returns its value.
    ///
    /// # Errors
    /// The browser's own, or the script's.
    pub async fn script(&self, source: &str) -> Result<serde_json::Value> {
        Ok(self
            .driver
            .execute(source, Vec::new())
            .await?
            .json()
            .clone())
    }

    /// Ends the browser and its programs, and removes its profile.
    ///
    /// # Errors
    /// The browser's own.
    pub async fn quit(self) -> Result<()> {
        self.driver.quit().await?;
        // The profile is a temporary folder: one that stays is no failure of a test.
        let _ = std::fs::remove_dir_all(&self.profile);
        Ok(())
    }
}

/// ChromeDriver says "... was started successfully on port 12345."
fn port(line: &str) -> Option<u16> {
    let (_, rest) = line.split_once("successfully on port ")?;
    rest.trim_end_matches('.').parse().ok()
}
