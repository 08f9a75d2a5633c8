//! Starts listening, and stops in good order when the system asks.
//! Does not know what is served.

use crate::{Endings, Site, router};
use std::fmt;
use std::future::IntoFuture;
use std::io::{self, IsTerminal};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::net::TcpListener;

/// How long open connections may take to end after the system asked to stop.
const GRACE: Duration = Duration::from_secs(5);

/// Where and as what the site is served.
#[derive(Clone, Debug)]
pub struct Options {
    /// The address to listen on; port 0 takes a free one.
    pub addr: SocketAddr,
    /// How the site is reached from outside, such as `https://tsoro.example`, without a slash at
    /// the end. Without it links between languages are relative.
    pub origin: Option<String>,
}

/// Why the server could not start.
#[derive(Debug)]
pub struct StartError {
    /// The address that it should have listened on.
    pub addr: SocketAddr,
    /// What was wrong.
    pub kind: StartErrorKind,
}

/// What kept a server from starting.
#[derive(Debug)]
pub enum StartErrorKind {
    /// Another program listens there.
    Taken,
    /// The system does not let this user listen there.
    NotAllowed,
    /// Anything else, in the system's words.
    Other(io::Error),
}

impl StartError {
    /// The message that says it; it may use `$address` and `$reason`.
    #[must_use]
    pub const fn key(&self) -> &'static str {
        match self.kind {
            StartErrorKind::Taken => "serve-taken",
            StartErrorKind::NotAllowed => "serve-not-allowed",
            StartErrorKind::Other(_) => "serve-failed",
        }
    }

    fn new(addr: SocketAddr, error: io::Error) -> StartError {
        let kind = match error.kind() {
            io::ErrorKind::AddrInUse => StartErrorKind::Taken,
            io::ErrorKind::PermissionDenied => StartErrorKind::NotAllowed,
            _ => StartErrorKind::Other(error),
        };
        StartError { addr, kind }
    }
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.kind {
            StartErrorKind::Taken => write!(f, "{} is taken", self.addr),
            StartErrorKind::NotAllowed => write!(f, "{} is not allowed", self.addr),
            StartErrorKind::Other(error) => write!(f, "{}: {error}", self.addr),
        }
    }
}

impl std::error::Error for StartError {}

/// Serves until SIGTERM or SIGINT, with answers about endings if there are any to give. `ready` is
/// called once with the address that is listened on.
///
/// # Errors
/// Says why it could not listen, or what ended it early.
pub fn run(
    options: &Options,
    endings: Option<Arc<dyn Endings>>,
    ready: impl FnOnce(SocketAddr),
) -> Result<(), StartError> {
    start_logs();
    let failed = |error| StartError::new(options.addr, error);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(failed)?;
    runtime
        .block_on(serve(options, endings, ready))
        .map_err(failed)
}

async fn serve(
    options: &Options,
    endings: Option<Arc<dyn Endings>>,
    ready: impl FnOnce(SocketAddr),
) -> io::Result<()> {
    let listener = TcpListener::bind(options.addr).await?;
    let site = Site::new(
        options
            .origin
            .as_deref()
            .unwrap_or_default()
            .trim_end_matches('/'),
    );
    let (stop, mut stopping) = tokio::sync::watch::channel(false);
    let asked = async move {
        let told = told_to_stop().await;
        // The receiver lives until the server has ended.
        let _ = stop.send(true);
        told
    };
    let mut grace = stopping.clone();
    let router = router(Arc::new(site), endings);
    let server = axum::serve(listener_ready(listener, ready)?, router)
        .with_graceful_shutdown(async move {
            let _ = stopping.wait_for(|stop| *stop).await;
        })
        .into_future();
    let overtime = async move {
        let _ = grace.wait_for(|stop| *stop).await;
        tokio::time::sleep(GRACE).await;
    };
    tokio::pin!(server, asked, overtime);
    let mut told = false;
    loop {
        tokio::select! {
            ended = &mut server => return ended,
            outcome = &mut asked, if !told => {
                outcome?;
                told = true;
                tracing::info!("stopping");
            }
            () = &mut overtime => {
                tracing::warn!("open connections were cut");
                return Ok(());
            }
        }
    }
}

/// Tells the address that is listened on.
fn listener_ready(
    listener: TcpListener,
    ready: impl FnOnce(SocketAddr),
) -> io::Result<TcpListener> {
    ready(listener.local_addr()?);
    Ok(listener)
}

/// Returns when the system asks to stop.
async fn told_to_stop() -> io::Result<()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut terminate = signal(SignalKind::terminate())?;
        tokio::select! {
            outcome = tokio::signal::ctrl_c() => outcome,
            _ = terminate.recv() => Ok(()),
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await
}

/// Writes log lines to standard error, from the level that `TSORO_LOG` names (`error`, `warn`,
/// `info`, `debug`, `off`), else from `info`. A program that has set up logs of its own keeps them.
fn start_logs() {
    let level = std::env::var("TSORO_LOG")
        .ok()
        .and_then(|level| level.parse::<tracing::level_filters::LevelFilter>().ok())
        .unwrap_or(tracing::level_filters::LevelFilter::INFO);
    let logs = tracing_subscriber::fmt()
        .with_max_level(level)
        .with_target(false)
        .with_ansi(io::stderr().is_terminal() && std::env::var_os("NO_COLOR").is_none())
        .with_writer(std::io::stderr)
        .compact()
        .finish();
    // An error here means that logs are set up already.
    let _ = tracing::subscriber::set_global_default(logs);
}
