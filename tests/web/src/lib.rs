//! Drives the real page in a real browser: a server of its own, a browser, and hands for them.
//! Does not know what any test expects.

mod axe;
mod browser;
mod chance;
mod device;
mod drivers;
mod hands;
mod layout;
mod reader;
mod site;
mod table;
mod trace;
mod views;

pub use browser::{Browser, Shape};
pub use chance::short_game;
pub use drivers::Kind;
pub use reader::Transcript;
pub use site::Site;
pub use table::{KEPT, after};
pub use thirtyfour::WindowHandle;
pub use views::{VIEWS, View};

/// Runs a test with a server and a browser of its own, both ended afterwards.
///
/// # Panics
/// When the test or one of its programs fails, with the reason.
pub fn run(shape: Shape, test: impl AsyncFnOnce(&Browser) -> anyhow::Result<()>) {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build();
    let outcome = runtime.map_err(anyhow::Error::from).and_then(|runtime| {
        runtime.block_on(async {
            let browser = Browser::start(Site::start().await?, shape).await?;
            let outcome = test(&browser).await;
            // The browser is ended whatever came of the test.
            outcome.and(browser.quit().await)
        })
    });
    match outcome {
        Err(error) if error.is::<browser::NeedsTools>() => println!("NOT TO THE END: {error}"),
        Err(error) => panic!("{error:#}"),
        Ok(()) => {}
    }
}
