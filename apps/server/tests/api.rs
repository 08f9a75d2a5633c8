//! What programs are told under `/api/`: statuses, headers and words, with answers that are made up.
//! Does not know a table.

#![expect(clippy::unwrap_used, reason = "a test's helpers fail with it")]

mod common;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use common::Answer;
use game::Refusal;
use games::GameId;
use http_body_util::BodyExt;
use serde_json::Value;
use server::{Endings, Site, Unanswered, router};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, LazyLock};
use std::time::Duration;
use tower::ServiceExt;

static SITE: LazyLock<Arc<Site>> = LazyLock::new(|| Arc::new(Site::new("")));

/// Repeats each question as its answer, and refuses by what the position says.
struct Echo;

impl Endings for Echo {
    fn answer(&self, rules: GameId, position: &str) -> Result<String, Unanswered> {
        if rules != GameId::American {
            return Err(Unanswered::NoTables);
        }
        match position {
            "far" => Err(Unanswered::OutOfReach { pieces: 5 }),
            "damaged" => Err(Unanswered::Damaged {
                table: "american-0101.wdl".to_owned(),
                reason: "block 0 was changed".to_owned(),
            }),
            "bad" => Err(Unanswered::NoPosition(
                Refusal::new("error-checkers-fen-turn")
                    .with("found", "b\"ad")
                    .with("at", 1),
            )),
            _ => Ok(serde_json::json!({ "rules": rules.name(), "asked": position }).to_string()),
        }
    }
}

impl Answer {
    fn json(&self) -> Value {
        assert_eq!(self.header("content-type"), "application/json");
        serde_json::from_str(&self.text()).unwrap()
    }
}

async fn asked(
    endings: Option<Arc<dyn Endings>>,
    method: &str,
    address: &str,
    headers: &[(&str, &str)],
) -> Answer {
    let mut request = Request::builder().method(method).uri(address);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let request = request.body(Body::empty()).unwrap();
    let service = router(SITE.clone(), endings);
    let response = service.oneshot(request).await.unwrap();
    let (status, headers) = (response.status(), response.headers().clone());
    let body = response.into_body().collect().await.unwrap();
    Answer {
        status,
        headers,
        body: body.to_bytes().to_vec(),
    }
}

async fn get(address: &str) -> Answer {
    asked(Some(Arc::new(Echo)), "GET", address, &[]).await
}

#[tokio::test]
async fn a_question_is_answered_and_kept_for_a_day() {
    for (query, position) in [
        ("fen=W:WK18:BK10", "W:WK18:BK10"),
        ("fen=W%3AWK18%3ABK10", "W:WK18:BK10"),
        ("of=x&fen=W:WK18,+K19", "W:WK18, K19"),
        ("fen=", ""),
    ] {
        let answer = get(&format!("/api/tables/american?{query}")).await;
        assert_eq!(answer.status, StatusCode::OK, "{query}");
        assert_eq!(answer.json()["asked"], position, "{query}");
        assert_eq!(answer.header("cache-control"), "public, max-age=86400");
        assert_eq!(answer.header("vary"), "");
        assert_eq!(answer.header("x-content-type-options"), "nosniff");
    }
}

#[tokio::test]
async fn an_answer_that_is_held_is_not_sent_again() {
    let address = "/api/tables/american?fen=W:WK18:BK10";
    let first = get(address).await;
    let tag = first.header("etag").to_owned();
    assert!(!tag.is_empty());
    let held = [("if-none-match", tag.as_str())];
    let again = asked(Some(Arc::new(Echo)), "GET", address, &held).await;
    assert_eq!(again.status, StatusCode::NOT_MODIFIED);
    assert!(again.body.is_empty());
    let other = "/api/tables/american?fen=W:WK18:BK11";
    let other = asked(Some(Arc::new(Echo)), "GET", other, &held).await;
    assert_eq!(other.status, StatusCode::OK);
}

#[tokio::test]
async fn head_says_what_get_says_without_the_body() {
    let address = "/api/tables/american?fen=W:WK18:BK10";
    let whole = get(address).await;
    let head = asked(Some(Arc::new(Echo)), "HEAD", address, &[]).await;
    assert_eq!(head.status, StatusCode::OK);
    assert!(head.body.is_empty());
    for name in ["etag", "cache-control", "content-type"] {
        assert_eq!(head.header(name), whole.header(name), "{name}");
    }
    let length = whole.body.len().to_string();
    assert_eq!(head.header("content-length"), length);
}

#[tokio::test]
async fn what_is_wrong_has_a_status_a_word_and_a_sentence() {
    let long = format!("/api/tables/american?fen={}", "x".repeat(397));
    for (address, status, error, words) in [
        ("/api/tables/american", 400, "no-position", "?fen="),
        (
            "/api/tables/american?position=x",
            400,
            "no-position",
            "?fen=",
        ),
        ("/api/tables/american?fen=bad", 400, "bad-position", "b\"ad"),
        (&long, 400, "too-long", "400"),
        ("/api/tables/chess?fen=x", 404, "rules", "american"),
        ("/api/tables/american/?fen=x", 404, "rules", "american/"),
        ("/api/tables/twelve?fen=x", 404, "no-tables", "twelve"),
        ("/api/tables/american?fen=far", 404, "out-of-reach", "5"),
        ("/api/tables", 404, "address", "/api/tables/"),
        ("/api/", 404, "address", "/api/tables/"),
        ("/api/tables/american?fen=damaged", 500, "failed", "Others"),
    ] {
        let answer = get(address).await;
        assert_eq!(answer.status.as_u16(), status, "{address}");
        let object = answer.json();
        assert_eq!(object["error"], error, "{address}");
        let message = object["message"].as_str().unwrap();
        assert!(message.contains(words), "{address}: {message}");
        assert_eq!(answer.header("cache-control"), "no-store", "{address}");
        assert_eq!(answer.header("vary"), "Accept-Language", "{address}");
        assert!(!message.contains("american-0101"), "{message}");
        let pieces = (error == "out-of-reach").then_some(5);
        assert_eq!(object["pieces"].as_u64(), pieces, "{address}");
    }
    // One byte less is a question like any other.
    let most = get(&long[..long.len() - 1]).await;
    assert_eq!(most.status, StatusCode::OK);
}

#[tokio::test]
async fn other_methods_are_refused() {
    for method in ["POST", "PUT", "DELETE", "OPTIONS"] {
        let address = "/api/tables/american?fen=x";
        let answer = asked(Some(Arc::new(Echo)), method, address, &[]).await;
        assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED, "{method}");
        assert_eq!(answer.header("allow"), "GET, HEAD");
        assert_eq!(answer.json()["error"], "method");
    }
}

#[tokio::test]
async fn without_endings_no_rule_set_has_tables() {
    for rules in GameId::ALL {
        let address = format!("/api/tables/{}?fen=x", rules.name());
        let answer = asked(None, "GET", &address, &[]).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND);
        assert_eq!(answer.json()["error"], "no-tables");
    }
}

#[tokio::test]
async fn sentences_are_in_the_language_of_who_asks() {
    for language in text::languages() {
        let words = text::Text::new(language.tag).get("answers-no-position");
        let wish = [("accept-language", language.tag)];
        let answer = asked(None, "POST", "/api/tables/american", &wish).await;
        assert_eq!(answer.header("content-language"), language.tag);
        let address = "/api/tables/american";
        let answer = asked(Some(Arc::new(Echo)), "GET", address, &wish).await;
        assert_eq!(answer.json()["message"], words.as_str(), "{}", language.tag);
    }
}

/// Counts how many are asked at once.
#[derive(Default)]
struct Slow {
    now: AtomicUsize,
    most: AtomicUsize,
}

impl Endings for Slow {
    fn answer(&self, _: GameId, _: &str) -> Result<String, Unanswered> {
        let now = self.now.fetch_add(1, Ordering::SeqCst) + 1;
        self.most.fetch_max(now, Ordering::SeqCst);
        std::thread::sleep(Duration::from_millis(5));
        self.now.fetch_sub(1, Ordering::SeqCst);
        Ok("{}".to_owned())
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_more_are_asked_at_once_than_there_are_processors() {
    let slow = Arc::new(Slow::default());
    let service = router(SITE.clone(), Some(slow.clone()));
    let mut all = Vec::new();
    for _ in 0..100 {
        let uri = "/api/tables/american?fen=x";
        let request = Request::builder().uri(uri).body(Body::empty()).unwrap();
        all.push(tokio::spawn(service.clone().oneshot(request)));
    }
    for one in all {
        assert_eq!(one.await.unwrap().unwrap().status(), StatusCode::OK);
    }
    let processors = std::thread::available_parallelism().unwrap().get();
    let most = slow.most.load(Ordering::SeqCst);
    assert!(
        (1..=processors).contains(&most),
        "{most} of {processors} at once"
    );
}
