//! What is kept on a device: the service worker's list and version, and a language's words.
//! Does not know how a browser keeps it.

#![expect(clippy::unwrap_used, reason = "a test's helpers fail with it")]

mod common;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use common::Answer;
use http_body_util::BodyExt;
use server::{Site, router};
use std::sync::{Arc, LazyLock};
use tower::ServiceExt;

static SITE: LazyLock<Arc<Site>> = LazyLock::new(|| Arc::new(Site::new("")));

async fn get_of(site: &Arc<Site>, address: &str) -> Answer {
    let request = Request::builder().uri(address).body(Body::empty()).unwrap();
    let response = router(site.clone(), None).oneshot(request).await.unwrap();
    let (status, headers) = (response.status(), response.headers().clone());
    let body = response.into_body().collect().await.unwrap().to_bytes();
    Answer {
        status,
        headers,
        body: body.to_vec(),
    }
}

async fn get(address: &str) -> Answer {
    get_of(&SITE, address).await
}

/// The files that a page loads or links to.
fn files(html: &str) -> Vec<String> {
    [" href=\"", " src=\""]
        .iter()
        .flat_map(|before| html.split(before).skip(1))
        .map(|rest| rest.split('"').next().unwrap_or_default().to_owned())
        .filter(|address| address.starts_with("/assets/"))
        .collect()
}

/// What stands between two words of the service worker.
fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let (_, rest) = text.split_once(before).unwrap();
    rest.split_once(after).unwrap().0
}

#[tokio::test]
async fn the_service_worker_keeps_what_the_pages_of_every_language_need() {
    let worker = get("/service-worker.js").await;
    assert_eq!(
        worker.header("content-type"),
        "text/javascript; charset=utf-8"
    );
    assert_eq!(worker.header("cache-control"), "no-cache");
    let script = worker.text();
    let listed: Vec<String> = script
        .lines()
        .take_while(|line| !line.starts_with("const LATER"))
        .flat_map(|line| line.split('\'').skip(1).step_by(2))
        .filter(|part| part.starts_with('/'))
        .map(str::to_owned)
        .collect();
    for address in &listed {
        assert_eq!(get(address).await.status, StatusCode::OK, "{address}");
    }
    for language in text::languages() {
        let tag = language.tag;
        let home = get(&format!("/{tag}/")).await.text();
        let page = get(&format!("/{tag}/rules/american")).await.text();
        for needed in files(&home).into_iter().chain(files(&page)) {
            let icon = needed.ends_with(".png");
            assert!(
                icon || listed.contains(&needed),
                "{tag}: {needed} is not kept"
            );
        }
        let own = between(&script, &format!("'{tag}':["), "]");
        for path in [
            "",
            "rules/american",
            "rules/twelve",
            "offline",
            "manifest.webmanifest",
        ] {
            assert!(own.contains(&format!("'/{tag}/{path}'")), "{tag}: {path}");
        }
        assert!(
            script.contains(&format!("/assets/messages-{tag}.")),
            "{tag}"
        );
    }
    assert!(
        !listed
            .iter()
            .any(|address| address == "/" || address == "/healthz")
    );
}

#[tokio::test]
async fn any_change_of_what_is_kept_makes_another_version() {
    let version = |script: &str| between(script, "const VERSION = '", "'").to_owned();
    let own = version(&get("/service-worker.js").await.text());
    assert_eq!(own, version(&get("/service-worker.js").await.text()));
    let renewed = Arc::new(Site::new("https://tsoro.example"));
    let other = get_of(&renewed, "/service-worker.js").await;
    assert_ne!(own, version(&other.text()));
}

#[tokio::test]
async fn the_words_of_a_language_are_one_file() {
    for language in text::languages() {
        let tag = language.tag;
        let home = get(&format!("/{tag}/")).await.text();
        let files = between(&home, "<meta name=\"tsoro-files\" content=\"", "\"");
        let served = between(files, &format!("messages-{tag}.txt="), ".txt");
        let words = get(&format!("/assets/{served}.txt")).await;
        assert_eq!(
            words.header("cache-control"),
            "public, max-age=31536000, immutable"
        );
        assert_eq!(words.text(), text::first_words(tag), "{tag}");
    }
}
