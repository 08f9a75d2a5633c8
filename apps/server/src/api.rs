//! What programs may ask: addresses under `/api/`, answered in JSON (docs/api.md).
//! Does not know what an answer says, nor who knows it.

use crate::resource::{JSON, Resource};
use axum::body::Body;
use axum::http::request::Parts;
use axum::http::{HeaderValue, Method, Response, StatusCode, header};
use game::Refusal;
use games::GameId;
use session::Session;
use std::sync::Arc;
use std::thread;
use text::{Language, Text};
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

/// What every address of these begins with.
const ROOT: &str = "/api/";

/// What stands before the name of a rule set.
const TABLES: &str = "/api/tables/";

/// The most bytes of a question, as it stands in the address.
const MOST_BYTES: usize = 400;

/// Knows the endings of some rule sets. It is asked by several threads at once.
pub trait Endings: Send + Sync {
    /// What is known of a position given as text: an object in JSON.
    ///
    /// # Errors
    /// Why there is no answer.
    fn answer(&self, rules: GameId, position: &str) -> Result<String, Unanswered>;
}

/// Why nothing is said about a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unanswered {
    /// No endings of the rule set are known.
    NoTables,
    /// The text is no position.
    NoPosition(Refusal),
    /// It is not among the positions that are known, which have up to so many pieces.
    OutOfReach {
        /// The most pieces of a position that is known.
        pieces: u32,
    },
    /// A table that is needed turned out to be damaged.
    Damaged {
        /// Its name.
        table: String,
        /// What is wrong with it, in English.
        reason: String,
    },
}

/// The answers to programs.
pub struct Api {
    endings: Option<Arc<dyn Endings>>,
    /// As many positions are looked up at once as there are processors; others wait.
    turns: Arc<Semaphore>,
}

/// A question that is not answered: the status, a word for programs, and a sentence.
struct Fault {
    status: StatusCode,
    error: &'static str,
    refusal: Refusal,
    /// The rule set whose board names the points of the sentence.
    rules: GameId,
    pieces: Option<u32>,
}

impl Fault {
    fn new(status: StatusCode, error: &'static str, refusal: Refusal) -> Fault {
        Fault {
            status,
            error,
            refusal,
            rules: GameId::ALL[0],
            pieces: None,
        }
    }

    fn response(&self, language: &Language) -> Response<Body> {
        let text = Text::new(language.tag);
        let message = text.refusal(Session::new(self.rules).board(), &self.refusal);
        let mut body = serde_json::json!({ "error": self.error, "message": message });
        if let Some(pieces) = self.pieces {
            body["pieces"] = pieces.into();
        }
        let mut response = Response::new(Body::from(body.to_string()));
        *response.status_mut() = self.status;
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(JSON));
        let tag = HeaderValue::from_static(text.language().tag);
        headers.insert(header::CONTENT_LANGUAGE, tag);
        let by_wish = HeaderValue::from_static("Accept-Language");
        headers.insert(header::VARY, by_wish);
        let not_kept = HeaderValue::from_static("no-store");
        headers.insert(header::CACHE_CONTROL, not_kept);
        if self.status == StatusCode::METHOD_NOT_ALLOWED {
            let allowed = HeaderValue::from_static("GET, HEAD");
            headers.insert(header::ALLOW, allowed);
        }
        response
    }
}

impl Api {
    /// Answers from what is known of endings, if anything is.
    #[must_use]
    pub fn new(endings: Option<Arc<dyn Endings>>) -> Api {
        let processors = thread::available_parallelism().map_or(1, usize::from);
        Api {
            endings,
            turns: Arc::new(Semaphore::new(processors)),
        }
    }

    /// Whether an address is one of these.
    #[must_use]
    pub fn has(address: &str) -> bool {
        address.starts_with(ROOT)
    }

    /// The answer to a request; what is wrong with it is told in a language.
    pub async fn answer(&self, request: &Parts, language: &Language) -> Response<Body> {
        match self.found(request).await {
            Ok(body) => Resource::json(body).answer(StatusCode::OK, &request.headers),
            Err(fault) => fault.response(language),
        }
    }

    async fn found(&self, request: &Parts) -> Result<String, Fault> {
        if request.method != Method::GET && request.method != Method::HEAD {
            let refusal = Refusal::new("answers-method");
            let status = StatusCode::METHOD_NOT_ALLOWED;
            return Err(Fault::new(status, "method", refusal));
        }
        let Some(name) = request.uri.path().strip_prefix(TABLES) else {
            let refusal = Refusal::new("answers-address");
            return Err(Fault::new(StatusCode::NOT_FOUND, "address", refusal));
        };
        let rules = GameId::parse(name)
            .map_err(|refusal| Fault::new(StatusCode::NOT_FOUND, "rules", refusal))?;
        let none = || unanswered(rules, Unanswered::NoTables);
        let endings = self.endings.clone().ok_or_else(none)?;
        let position = position(request.uri.query().unwrap_or_default())?;
        let failed = || {
            let refusal = Refusal::new("answers-failed");
            Fault::new(StatusCode::INTERNAL_SERVER_ERROR, "failed", refusal)
        };
        let turns = Arc::clone(&self.turns);
        let turn = turns.acquire_owned().await.map_err(|_| failed())?;
        // What is not in memory yet is read from a disk. A turn ends with the answer, even when
        // nobody waits for it any more.
        let answer = spawn_blocking(move || {
            let answer = endings.answer(rules, &position);
            drop(turn);
            answer
        });
        let answer = answer.await;
        answer
            .map_err(|_| failed())?
            .map_err(|why| unanswered(rules, why))
    }
}

/// The position that a question is about.
fn position(query: &str) -> Result<String, Fault> {
    let bad = |error, refusal| Fault::new(StatusCode::BAD_REQUEST, error, refusal);
    if query.len() > MOST_BYTES {
        let refusal = Refusal::new("answers-too-long").with("number", MOST_BYTES);
        return Err(bad("too-long", refusal));
    }
    form_urlencoded::parse(query.as_bytes())
        .find(|(name, _)| name == "fen")
        .map(|(_, position)| position.into_owned())
        .ok_or_else(|| bad("no-position", Refusal::new("answers-no-position")))
}

fn unanswered(rules: GameId, why: Unanswered) -> Fault {
    let fault = match why {
        Unanswered::NoTables => {
            let refusal = Refusal::new("answers-no-tables").with("found", rules.name());
            Fault::new(StatusCode::NOT_FOUND, "no-tables", refusal)
        }
        Unanswered::NoPosition(refusal) => {
            Fault::new(StatusCode::BAD_REQUEST, "bad-position", refusal)
        }
        Unanswered::OutOfReach { pieces } => {
            let refusal = Refusal::new("answers-out-of-reach").with("number", pieces);
            let fault = Fault::new(StatusCode::NOT_FOUND, "out-of-reach", refusal);
            Fault {
                pieces: Some(pieces),
                ..fault
            }
        }
        Unanswered::Damaged { table, reason } => {
            tracing::error!("{table}: {reason}");
            let refusal = Refusal::new("answers-failed");
            Fault::new(StatusCode::INTERNAL_SERVER_ERROR, "failed", refusal)
        }
    };
    Fault { rules, ..fault }
}
