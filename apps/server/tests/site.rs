//! What a browser gets from the site: pages, headers, caching, languages, and what is not there.
//! Does not know how pages are made.

#![expect(clippy::unwrap_used, reason = "a test's helpers fail with it")]

mod common;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use common::Answer;
use http_body_util::BodyExt;
use server::{Site, render, router};
use std::sync::{Arc, LazyLock};
use tower::ServiceExt;

static SITE: LazyLock<Arc<Site>> = LazyLock::new(|| Arc::new(Site::new("")));

async fn ask(method: &str, address: &str, headers: &[(&str, &str)]) -> Answer {
    let mut request = Request::builder()
        .method(method)
        .uri(address)
        .header("host", "tsoro.test");
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let request = request.body(Body::empty()).unwrap();
    let response = router(SITE.clone(), None).oneshot(request).await.unwrap();
    let (status, headers) = (response.status(), response.headers().clone());
    let body = response
        .into_body()
        .collect()
        .await
        .unwrap()
        .to_bytes()
        .to_vec();
    Answer {
        status,
        headers,
        body,
    }
}

async fn get(address: &str) -> Answer {
    ask("GET", address, &[]).await
}

/// The addresses that a page loads or links to.
fn addresses(html: &str) -> Vec<String> {
    [" href=\"", " src=\"", " content=\"/", "url("]
        .iter()
        .flat_map(|before| html.split(before).skip(1))
        .map(|rest| rest.split(['"', ')']).next().unwrap_or_default().to_owned())
        .collect()
}

#[tokio::test]
async fn every_page_in_every_language_is_whole() {
    for language in text::languages() {
        for path in ["", "rules/american", "rules/twelve"] {
            let address = format!("/{}/{path}", language.tag);
            let page = get(&address).await;
            assert_eq!(page.status, StatusCode::OK, "{address}");
            assert_eq!(page.header("content-type"), "text/html; charset=utf-8");
            assert_eq!(page.header("content-language"), language.tag);
            let html = page.text();
            assert!(
                html.contains(&format!("<html lang=\"{}\" dir=\"ltr\">", language.tag)),
                "{address}"
            );
            assert_eq!(html.matches("<h1").count(), 1, "{address}");
            assert!(
                html.contains("<meta name=\"description\" content=\""),
                "{address}"
            );
            assert!(html.contains("<svg"), "{address}: a board is drawn");
            for other in text::languages() {
                let link = format!("hreflang=\"{0}\" href=\"/{0}/{path}\"", other.tag);
                assert!(html.contains(&link), "{address}: {link}");
                assert!(
                    html.contains(&format!(">{}</a>", other.name)),
                    "{address}: {}",
                    other.name
                );
            }
        }
    }
}

#[tokio::test]
async fn pages_are_told_in_their_language_and_no_message_is_missing() {
    for language in text::languages() {
        let text = text::Text::new(language.tag);
        let page = get(&format!("/{}/rules/american", language.tag))
            .await
            .text();
        let description = text.get("pages-rules-checkers-description");
        assert!(
            page.contains(&format!(
                "<meta name=\"description\" content=\"{description}\">"
            )),
            "{description}"
        );
        for address in ["", "rules/american", "rules/twelve", "nowhere"] {
            let html = get(&format!("/{}/{address}", language.tag)).await.text();
            for key in ["pages-", "page-", "game-", "error-", "refused-"] {
                let shown = html.split('>').skip(1).any(|part| part.starts_with(key));
                assert!(!shown, "/{}/{address} shows the key {key}", language.tag);
            }
        }
    }
}

#[tokio::test]
async fn no_page_asks_another_host_and_none_sets_a_cookie() {
    let site = SITE.clone();
    for address in site.addresses() {
        let page = get(address).await;
        assert_eq!(page.status, StatusCode::OK, "{address}");
        assert!(page.headers.get("set-cookie").is_none(), "{address}");
        if !page.header("content-type").starts_with("text/html") {
            continue;
        }
        let html = page.text();
        for found in addresses(&html) {
            assert!(!found.contains("//"), "{address} names {found}");
        }
        assert!(
            !html.contains("style=\""),
            "{address}: no style in attributes"
        );
        assert!(!html.contains("<style"), "{address}: no style in the page");
        assert!(!html.contains("onclick"), "{address}");
        assert!(
            html.split("<script")
                .skip(1)
                .all(|tag| tag.starts_with(" type=\"module\" src=\"/assets/")
                    || tag.starts_with(" src=\"/assets/start."))
        );
    }
}

#[tokio::test]
async fn what_a_page_names_exists() {
    let site = SITE.clone();
    for address in site.addresses() {
        let page = get(address).await;
        if !page.header("content-type").starts_with("text/html") {
            continue;
        }
        let html = page.text();
        for found in addresses(&html) {
            if let Some(place) = found
                .strip_prefix('#')
                .filter(|_| address.contains("/rules/"))
            {
                assert!(
                    html.contains(&format!("id=\"{place}\"")),
                    "{address} names {found}"
                );
            }
            if found.starts_with('/') {
                let there = get(&found).await.status;
                assert!(
                    there == StatusCode::OK || there == StatusCode::TEMPORARY_REDIRECT,
                    "{address} names {found}: {there}"
                );
            }
        }
    }
}

#[tokio::test]
async fn every_answer_carries_the_strict_headers() {
    for address in [
        "/",
        "/en/",
        "/sn/rules/american",
        "/nowhere",
        "/healthz",
        "/sitemap.xml",
    ] {
        let page = get(address).await;
        let policy = page.header("content-security-policy");
        assert!(
            policy.starts_with("default-src 'none'; script-src 'self' 'wasm-unsafe-eval';"),
            "{policy}"
        );
        assert!(
            !policy.contains("unsafe-inline") && !policy.contains("'unsafe-eval'"),
            "{policy}"
        );
        assert!(policy.contains("frame-ancestors 'none'"), "{policy}");
        assert_eq!(page.header("x-content-type-options"), "nosniff");
        assert_eq!(page.header("x-frame-options"), "DENY");
        assert_eq!(page.header("cross-origin-opener-policy"), "same-origin");
        assert_eq!(page.header("referrer-policy"), "same-origin");
        assert!(page.header("permissions-policy").contains("camera=()"));
    }
}

#[tokio::test]
async fn an_old_browser_may_run_wasm() {
    let chrome_96 = "Mozilla/5.0 (Linux; Android 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/96.0.4664.45 Mobile Safari/537.36";
    let page = ask("GET", "/en/", &[("user-agent", chrome_96)]).await;
    assert!(
        page.header("content-security-policy")
            .contains(" 'unsafe-eval'")
    );
    assert!(page.header("vary").contains("User-Agent"));
}

#[tokio::test]
async fn files_are_kept_for_ever_and_pages_ask_again() {
    let home = get("/en/").await;
    assert_eq!(home.header("cache-control"), "no-cache");
    let html = home.text();
    let style = addresses(&html)
        .into_iter()
        .find(|found| found.ends_with(".css"))
        .unwrap();
    let style = get(&style).await;
    assert_eq!(
        style.header("cache-control"),
        "public, max-age=31536000, immutable"
    );
    assert_eq!(style.header("content-type"), "text/css; charset=utf-8");
    let again = ask("GET", "/en/", &[("if-none-match", home.header("etag"))]).await;
    assert_eq!(again.status, StatusCode::NOT_MODIFIED);
    assert!(again.body.is_empty());
    let other = ask("GET", "/en/", &[("if-none-match", "\"other\"")]).await;
    assert_eq!(other.status, StatusCode::OK);
}

#[tokio::test]
async fn pages_are_compressed_as_the_browser_reads() {
    let plain = get("/en/rules/american").await;
    assert_eq!(plain.header("content-encoding"), "");
    let brotli = ask(
        "GET",
        "/en/rules/american",
        &[("accept-encoding", "gzip, deflate, br, zstd")],
    )
    .await;
    assert_eq!(brotli.header("content-encoding"), "br");
    assert_ne!(brotli.header("etag"), plain.header("etag"));
    let mut unpacked = Vec::new();
    let mut reader = brotli::Decompressor::new(brotli.body.as_slice(), 4096);
    std::io::copy(&mut reader, &mut unpacked).unwrap();
    assert_eq!(unpacked, plain.body);
    let gzip = ask(
        "GET",
        "/en/rules/american",
        &[("accept-encoding", "br;q=0, gzip")],
    )
    .await;
    assert_eq!(gzip.header("content-encoding"), "gzip");
    let mut unpacked = Vec::new();
    std::io::copy(
        &mut flate2::read::GzDecoder::new(gzip.body.as_slice()),
        &mut unpacked,
    )
    .unwrap();
    assert_eq!(unpacked, plain.body);
    assert!(brotli.body.len() < gzip.body.len() && gzip.body.len() < plain.body.len() / 2);
}

#[tokio::test]
async fn the_start_is_in_the_language_of_the_browser() {
    let rows = [
        ("sn-ZW,sn;q=0.9,en;q=0.8", "sn"),
        ("nl, af;q=0.5, it;q=0.7", "it"),
        ("su;q=0, af", "af"),
        ("xx", "en"),
        ("", "en"),
        (";;q=,,", "en"),
    ];
    for (wishes, tag) in rows {
        let page = ask("GET", "/", &[("accept-language", wishes)]).await;
        assert_eq!(page.status, StatusCode::OK);
        assert_eq!(page.header("content-language"), tag, "{wishes}");
        assert!(page.header("vary").contains("Accept-Language"));
    }
}

#[tokio::test]
async fn an_address_that_is_not_there_is_named_with_a_way_on() {
    let page = get("/sn/no%20such/%3Cscript%3E").await;
    assert_eq!(page.status, StatusCode::NOT_FOUND);
    assert_eq!(page.header("content-language"), "sn");
    assert_eq!(page.header("cache-control"), "no-store");
    let html = page.text();
    assert!(html.contains("/sn/no%20such/%3Cscript%3E"), "{html}");
    assert!(html.contains("<a href=\"/sn/\">"), "{html}");
    assert!(html.contains("href=\"/sn/rules/american\""), "{html}");
    let italian = ask("GET", "/nowhere", &[("accept-language", "it")]).await;
    assert_eq!(italian.header("content-language"), "it");
    let long = format!("/{}", "a".repeat(5000));
    assert!(get(&long).await.text().len() < 20_000);
}

#[tokio::test]
async fn nearly_right_addresses_lead_on() {
    let rows = [
        ("/sn", "/sn/"),
        ("/sn/rules/american/", "/sn/rules/american"),
        ("/rules/twelve", "/en/rules/twelve"),
    ];
    for (address, better) in rows {
        let answer = get(address).await;
        assert_eq!(answer.status, StatusCode::TEMPORARY_REDIRECT, "{address}");
        assert_eq!(answer.header("location"), better);
    }
}

#[tokio::test]
async fn nothing_can_be_written() {
    for method in ["POST", "PUT", "DELETE", "OPTIONS"] {
        let answer = ask(method, "/", &[]).await;
        assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED, "{method}");
        assert_eq!(answer.header("allow"), "GET, HEAD");
    }
    assert_eq!(ask("HEAD", "/en/", &[]).await.status, StatusCode::OK);
}

#[tokio::test]
async fn search_engines_find_every_page() {
    let robots = get("/robots.txt").await.text();
    assert!(
        robots.contains("Sitemap: http://tsoro.test/sitemap.xml"),
        "{robots}"
    );
    let map = get("/sitemap.xml").await.text();
    let listed = map.matches("<loc>http://tsoro.test/").count();
    assert_eq!(listed, text::languages().len() * 3);
    let named = Site::new("https://tsoro.example");
    let answer = router(Arc::new(named), None)
        .oneshot(
            Request::builder()
                .uri("/it/rules/twelve")
                .body(Body::empty())
                .unwrap(),
        )
        .await
        .unwrap();
    let html = answer
        .into_body()
        .collect()
        .await
        .unwrap()
        .to_bytes()
        .to_vec();
    let html = String::from_utf8(html).unwrap();
    assert!(
        html.contains("<link rel=\"canonical\" href=\"https://tsoro.example/it/rules/twelve\">")
    );
}

#[test]
fn every_diagram_of_every_rule_page_is_drawn() {
    for language in text::languages() {
        for board in ["checkers", "morris"] {
            let page = text::rules_page(language.tag, board);
            let (html, failed) = render(page);
            assert!(failed.is_empty(), "{} {board}: {failed:?}", language.tag);
            assert_eq!(
                html.matches("<figure").count(),
                page.matches("](board:").count() + page.matches("](<board:").count()
            );
        }
    }
}

#[tokio::test]
async fn boards_and_rules_are_there_to_print_in_every_language() {
    for language in text::languages() {
        let tag = language.tag;
        for (file, kind, begins) in [
            ("american-a4.pdf", "application/pdf", "%PDF-1.7"),
            ("twelve-letter.pdf", "application/pdf", "%PDF-1.7"),
            (
                "twelve-diagonal-a4.svg",
                "image/svg+xml",
                "<svg width=\"210.00mm\"",
            ),
            (
                "american-men-letter.svg",
                "image/svg+xml",
                "<svg width=\"215.90mm\"",
            ),
            ("american-rules.pdf", "application/pdf", "%PDF-1.7"),
            ("twelve-rules.pdf", "application/pdf", "%PDF-1.7"),
        ] {
            let address = format!("/{tag}/print/{file}");
            let answer = get(&address).await;
            assert_eq!(answer.status, StatusCode::OK, "{address}");
            assert_eq!(answer.header("content-type"), kind, "{address}");
            assert!(answer.body.starts_with(begins.as_bytes()), "{address}");
            let tag = answer.header("etag").to_owned();
            let again = ask("GET", &address, &[("if-none-match", &tag)]).await;
            assert_eq!(again.status, StatusCode::NOT_MODIFIED, "{address}");
            assert!(again.body.is_empty(), "{address}");
        }
        let page = get(&format!("/{tag}/rules/american")).await.text();
        assert!(page.contains(&format!("href=\"/{tag}/print/american-rules.pdf\"")));
    }
    let none = get("/en/print/chess-a4.pdf").await;
    assert_eq!(none.status, StatusCode::NOT_FOUND);
}
