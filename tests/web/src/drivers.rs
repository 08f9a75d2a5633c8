//! Starts the browsers by their drivers: Debian's Chromium and Firefox, each with an empty profile.
//! Does not know the page, or what is tested.

use crate::browser::Shape;
use crate::site::heard;
use anyhow::{Context, Result, bail};
use serde_json::json;
use std::env;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use thirtyfour::common::capabilities::firefox::FirefoxPreferences;
use thirtyfour::prelude::*;
use tokio::process::{Child, Command};

/// A browser.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Debian's package chromium, driven by chromium-driver.
    Chromium,
    /// Debian's package firefox-esr, driven by the program of the crate geckodriver.
    Firefox,
}

impl Kind {
    /// The browser that `TSORO_BROWSER` names; Chromium when it names none.
    ///
    /// # Errors
    /// When it names another one.
    pub fn wanted() -> Result<Kind> {
        match env::var("TSORO_BROWSER").as_deref() {
            Err(_) | Ok("" | "chromium") => Ok(Kind::Chromium),
            Ok("firefox") => Ok(Kind::Firefox),
            Ok(other) => bail!("TSORO_BROWSER is `{other}`; it may be `chromium` or `firefox`"),
        }
    }
}

/// A running driver and the session with its browser.
pub(crate) struct Driver {
    pub(crate) driver: WebDriver,
    pub(crate) process: Child,
    pub(crate) profile: PathBuf,
}

const CHROMIUM_FLAGS: [&str; 9] = [
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

/// Starts a driver and a browser of this shape.
pub(crate) async fn start(kind: Kind, shape: &Shape) -> Result<Driver> {
    // Another test of the same process may have chosen it already.
    let _ = rustls::crypto::ring::default_provider().install_default();
    match kind {
        Kind::Chromium => chromium(shape).await,
        Kind::Firefox => firefox(shape).await,
    }
}

/// Starts a driver's program and waits for the line that says its port.
async fn listen(
    program: &str,
    args: &[&str],
    port: fn(&str) -> Option<u16>,
) -> Result<(Child, u16)> {
    let mut process = Command::new(program)
        .args(args)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .kill_on_drop(true)
        .spawn()
        .with_context(|| format!("starting {program}"))?;
    let output = process.stdout.take().context("no output of the driver")?;
    let port = heard(output, port).await?;
    Ok((process, port))
}

/// A folder for the profile of a browser whose driver listens here.
fn profile(port: u16) -> PathBuf {
    env::temp_dir().join(format!("tsoro-browser-{}-{port}", std::process::id()))
}

async fn chromium(shape: &Shape) -> Result<Driver> {
    let (process, port) = listen("chromedriver", &["--port=0"], chromedriver_port)
        .await
        .context("it is in Debian's package chromium-driver")?;
    let profile = profile(port);
    let mut wishes = DesiredCapabilities::chrome();
    wishes.set_binary("/usr/bin/chromium")?;
    for flag in CHROMIUM_FLAGS {
        wishes.add_arg(flag)?;
    }
    wishes.add_arg(&format!("--user-data-dir={}", profile.display()))?;
    wishes.add_arg(&format!("--lang={}", shape.language))?;
    let mut preferences = json!({ "intl.accept_languages": shape.language });
    if !shape.cookies {
        preferences["profile.default_content_setting_values.cookies"] = json!(2);
    }
    wishes.add_experimental_option("prefs", preferences)?;
    let driver = WebDriver::new(&format!("http://127.0.0.1:{port}"), wishes).await?;
    Ok(Driver {
        driver,
        process,
        profile,
    })
}

/// ChromeDriver says "... was started successfully on port 12345."
fn chromedriver_port(line: &str) -> Option<u16> {
    let (_, rest) = line.split_once("successfully on port ")?;
    rest.trim_end_matches('.').parse().ok()
}

async fn firefox(shape: &Shape) -> Result<Driver> {
    let program = env::var("TSORO_GECKODRIVER").unwrap_or_else(|_| "geckodriver".to_owned());
    let args = ["--port=0", "--websocket-port=0"];
    let (process, port) = listen(&program, &args, geckodriver_port)
        .await
        .context("it is the program of the crate geckodriver")?;
    let profile = profile(port);
    std::fs::create_dir_all(&profile).with_context(|| profile.display().to_string())?;
    let mut wishes = DesiredCapabilities::firefox();
    wishes.set_firefox_binary("/usr/bin/firefox-esr")?;
    wishes.set_headless()?;
    wishes.add_arg("-profile")?;
    wishes.add_arg(&profile.display().to_string())?;
    wishes.set_preferences(preferences(shape)?)?;
    wishes.enable_bidi()?;
    let driver = WebDriver::new(&format!("http://127.0.0.1:{port}"), wishes).await?;
    Ok(Driver {
        driver,
        process,
        profile,
    })
}

/// The language, the theme and the touch screen; and nothing fetched but the page.
fn preferences(shape: &Shape) -> Result<FirefoxPreferences> {
    let mut preferences = FirefoxPreferences::new();
    preferences.set("intl.accept_languages", shape.language)?;
    preferences.set("ui.systemUsesDarkTheme", u8::from(shape.dark))?;
    preferences.set(
        "layout.css.prefers-color-scheme.content-override",
        u8::from(!shape.dark),
    )?;
    preferences.set("dom.w3c_touch_events.enabled", u8::from(shape.touch))?;
    if !shape.cookies {
        preferences.set("network.cookie.cookieBehavior", 2)?;
    }
    for name in [
        "app.update.enabled",
        "browser.safebrowsing.update.enabled",
        "datareporting.policy.dataSubmissionEnabled",
        "network.captive-portal-service.enabled",
        "network.connectivity-service.enabled",
    ] {
        preferences.set(name, false)?;
    }
    Ok(preferences)
}

/// geckodriver says "... Listening on 127.0.0.1:12345".
fn geckodriver_port(line: &str) -> Option<u16> {
    let (_, rest) = line.split_once("Listening on ")?;
    let (_, port) = rest.trim().rsplit_once(':')?;
    port.parse().ok()
}

/// Removes a profile: a temporary folder, and one that stays is no failure of a test.
pub(crate) fn remove(profile: &Path) {
    let _ = std::fs::remove_dir_all(profile);
}
