//! One browser with a profile of its own and the server that it visits.
//! Does not know the page: see `hands`; nor how a browser is started: see `drivers`.

use crate::Site;
use crate::drivers::{self, Driver, Kind};
use anyhow::{Result, bail};
use serde_json::json;
use std::path::PathBuf;
use thirtyfour::bidi::BrowsingContextId;
use thirtyfour::bidi::modules::browsing_context::Viewport;
use thirtyfour::bidi::modules::script::EvaluateResult;
use thirtyfour::prelude::*;

/// A test has come to a command of Chromium's developer tools in another browser: what it tests
/// from there on is not tested there.
#[derive(Debug)]
pub(crate) struct NeedsTools(String);

impl std::fmt::Display for NeedsTools {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} is a command of Chromium's developer tools", self.0)
    }
}

impl std::error::Error for NeedsTools {}

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
    /// Whether it lets pages keep anything on the device, as it does unless cookies are off.
    pub cookies: bool,
}

impl Shape {
    /// A phone, 360 by 740.
    pub const PHONE: Shape = Shape {
        width: 360,
        height: 740,
        touch: true,
        dark: false,
        language: "en",
        cookies: true,
    };
    /// A desktop, 1280 by 800.
    pub const DESKTOP: Shape = Shape {
        width: 1280,
        height: 800,
        touch: false,
        dark: false,
        language: "en",
        cookies: true,
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

    /// The same with cookies off, and with them all that pages keep.
    #[must_use]
    pub const fn without_cookies(self) -> Shape {
        Shape {
            cookies: false,
            ..self
        }
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
    /// Which one it is.
    pub kind: Kind,
    profile: PathBuf,
    /// Ended when this is dropped.
    _process: tokio::process::Child,
}

impl Browser {
    /// Starts a driver and the browser that `TSORO_BROWSER` names (Chromium unless it is `firefox`)
    /// with an empty profile.
    ///
    /// # Errors
    /// When the browser or its driver is not there or does not start.
    pub async fn start(site: Site, shape: Shape) -> Result<Browser> {
        let kind = Kind::wanted()?;
        let Driver {
            driver,
            process,
            profile,
        } = drivers::start(kind, &shape).await?;
        let browser = Browser {
            driver,
            site,
            shape,
            kind,
            profile,
            _process: process,
        };
        match kind {
            Kind::Chromium => browser.emulate().await?,
            Kind::Firefox => browser.fit().await?,
        }
        Ok(browser)
    }

    /// Whether a test that needs Chromium's developer tools can be run here; says it loudly when
    /// not.
    #[must_use]
    pub fn has_tools(&self, what: &str) -> bool {
        let there = self.kind == Kind::Chromium;
        if !there {
            println!(
                "SKIPPED in {:?}: {what} needs the developer tools of Chromium",
                self.kind
            );
        }
        there
    }

    /// Gives Firefox's page its size.
    async fn fit(&self) -> Result<()> {
        let size = Viewport {
            width: self.shape.width,
            height: self.shape.height,
        };
        let pages = self.driver.bidi().await?;
        let pages = pages.browsing_context();
        let page = pages.top_level().await?;
        pages.set_viewport(page, Some(size)).await?;
        Ok(())
    }

    async fn emulate(&self) -> Result<()> {
        let Shape {
            width,
            height,
            touch,
            dark,
            language,
            ..
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
        self.before_the_page(&format!(
            "Object.defineProperty(navigator, 'languages', {{ get: () => ['{language}'] }});\
             Object.defineProperty(navigator, 'language', {{ get: () => '{language}' }});"
        ))
        .await
    }

    /// Runs a script in every page that is opened from now on, before the page's own.
    ///
    /// # Errors
    /// The browser's own.
    pub async fn before_the_page(&self, script: &str) -> Result<()> {
        match self.kind {
            Kind::Chromium => {
                let parameters = json!({ "source": script });
                self.command("Page.addScriptToEvaluateOnNewDocument", parameters)
                    .await?;
            }
            Kind::Firefox => {
                let scripts = self.driver.bidi().await?;
                let function = format!("() => {{ {script} }}");
                scripts.script().add_preload_script(function).await?;
            }
        }
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
        if self.kind != Kind::Chromium {
            return Err(NeedsTools(name.to_owned()).into());
        }
        Ok(self.driver.cdp().send_raw(name, parameters).await?)
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
        let address = format!("{}{path}", self.site.address);
        if self.kind == Kind::Chromium {
            return Ok(self.driver.goto(address).await?);
        }
        // Firefox's driver may go on while the page before is still there.
        let page = path.split('#').next().unwrap_or_default();
        let leaves = format!("if (location.pathname !== '{page}') window.isOld = true;");
        self.script(&leaves).await?;
        self.driver.goto(address).await?;
        self.until("!window.isOld && document.readyState === 'complete'")
            .await
    }

    /// Loads the page again, as its own reader does. (Firefox's driver goes past what is kept on the
    /// device.)
    ///
    /// # Errors
    /// The browser's own.
    pub async fn reload(&self) -> Result<()> {
        if self.kind == Kind::Chromium {
            return Ok(self.driver.refresh().await?);
        }
        self.script("window.isOld = true; setTimeout(() => location.reload(), 0);")
            .await?;
        self.until("!window.isOld && document.readyState === 'complete'")
            .await
    }

    /// Runs a script and returns its value.
    ///
    /// # Errors
    /// The browser's own, or the script's.
    pub async fn script(&self, source: &str) -> Result<serde_json::Value> {
        match self.kind {
            Kind::Chromium => {
                let answer = self.driver.execute(source, Vec::new()).await?;
                Ok(answer.json().clone())
            }
            Kind::Firefox => self.script_in_firefox(source).await,
        }
    }

    /// Runs a script among the page's own: those of Firefox's driver have a world apart, with its
    /// own `Date` and without what a page's script has set.
    async fn script_in_firefox(&self, source: &str) -> Result<serde_json::Value> {
        let page = BrowsingContextId::from(self.driver.window().await?.to_string());
        let function =
            format!("async () => JSON.stringify(await (async () => {{ {source}\n }})() ?? null)");
        let scripts = self.driver.bidi().await?;
        let answer = scripts.script().call_function(page, function, true).await?;
        match answer {
            EvaluateResult::Success { result, .. } => {
                let text = result["value"].as_str().unwrap_or("null");
                Ok(serde_json::from_str(text)?)
            }
            EvaluateResult::Exception {
                exception_details, ..
            } => bail!("{}: {source}", exception_details["text"]),
        }
    }

    /// Ends the browser and its programs, and removes its profile.
    ///
    /// # Errors
    /// The browser's own.
    pub async fn quit(self) -> Result<()> {
        self.driver.quit().await?;
        drivers::remove(&self.profile);
        Ok(())
    }
}
