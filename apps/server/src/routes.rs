//! What answers which address. Does not know what a page says.

use crate::api::{Api, Endings};
use crate::headers;
use crate::resource::Resource;
use crate::site::{self, Site};
use axum::Router;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, Response, StatusCode, header};
use axum::middleware::{self, Next};
use std::sync::Arc;
use std::time::Instant;
use text::Language;

/// What requests are answered from.
#[derive(Clone)]
struct Served {
    site: Arc<Site>,
    api: Arc<Api>,
}

/// The whole site as a service, with its headers and one line of log a request. Programs are told
/// what is known of endings, if anything is.
pub fn router(site: Arc<Site>, endings: Option<Arc<dyn Endings>>) -> Router {
    let api = Arc::new(Api::new(endings));
    Router::new()
        .fallback(answer)
        .with_state(Served { site, api })
        .layer(middleware::from_fn(headers::add))
        .layer(middleware::from_fn(log))
}

async fn answer(State(served): State<Served>, request: Request) -> Response<Body> {
    if Api::has(request.uri().path()) {
        let (request, _) = request.into_parts();
        return served.api.answer(&request, wished(&request.headers)).await;
    }
    let site = served.site;
    if request.method() != Method::GET && request.method() != Method::HEAD {
        let mut response = Response::new(Body::empty());
        *response.status_mut() = StatusCode::METHOD_NOT_ALLOWED;
        response
            .headers_mut()
            .insert(header::ALLOW, HeaderValue::from_static("GET, HEAD"));
        return response;
    }
    let asked = request.headers();
    let address = request.uri().path();
    match address {
        "/" => match site.home(wished(asked)) {
            Some(home) => home.answer(StatusCode::OK, asked),
            None => missing(&site, address, asked),
        },
        "/healthz" => Response::new(Body::from("ok\n")),
        "/robots.txt" => site::robots(&origin(&site, asked)).answer(StatusCode::OK, asked),
        "/sitemap.xml" => site::sitemap(&origin(&site, asked)).answer(StatusCode::OK, asked),
        _ if site.is_print(address) => print(&site, address, asked).await,
        _ => match (site.at(address), elsewhere(&site, address, asked)) {
            (Some(resource), _) => resource.answer(StatusCode::OK, asked),
            (None, Some(better)) => redirect(&better),
            (None, None) => missing(&site, address, asked),
        },
    }
}

/// Something to print, made beside other requests.
async fn print(site: &Arc<Site>, address: &str, asked: &HeaderMap) -> Response<Body> {
    let (of, at, wanted) = (Arc::clone(site), address.to_owned(), asked.clone());
    let answer = move || Some(of.at(&at)?.answer(StatusCode::OK, &wanted));
    match tokio::task::spawn_blocking(answer).await {
        Ok(Some(response)) => response,
        _ => missing(site, address, asked),
    }
}

/// The page that exists where an address nearly names it: a slash too many or too few, or no
/// language.
fn elsewhere(site: &Site, address: &str, asked: &HeaderMap) -> Option<String> {
    let path = address.trim_matches('/');
    let candidates = [
        format!("/{path}/"),
        format!("/{path}"),
        format!("/{}/{path}", wished(asked).tag),
    ];
    candidates
        .into_iter()
        .find(|candidate| candidate != address && site.at(candidate).is_some())
}

fn redirect(address: &str) -> Response<Body> {
    let mut response = Response::new(Body::empty());
    *response.status_mut() = StatusCode::TEMPORARY_REDIRECT;
    response
        .headers_mut()
        .insert(header::VARY, HeaderValue::from_static("Accept-Language"));
    if let Ok(address) = HeaderValue::from_str(address) {
        response.headers_mut().insert(header::LOCATION, address);
    }
    response
}

/// Nothing is there: said in the language of the address, else in the reader's.
fn missing(site: &Site, address: &str, asked: &HeaderMap) -> Response<Body> {
    let first = address
        .trim_start_matches('/')
        .split('/')
        .next()
        .unwrap_or("");
    let language = text::language(first).unwrap_or_else(|| wished(asked));
    let page: Resource = site.missing(language, address);
    page.answer(StatusCode::NOT_FOUND, asked)
}

/// The language that the reader's browser asks for (RFC 9110, section 12.5.4): that of the
/// greatest weight that there is, and of the first among equals.
fn wished(asked: &HeaderMap) -> &'static Language {
    let list = asked
        .get(header::ACCEPT_LANGUAGE)
        .and_then(|value| value.to_str().ok())
        .unwrap_or("");
    let mut wishes: Vec<(f32, &str)> = list
        .split(',')
        .map(|part| {
            let (tag, weight) = part.split_once(';').unwrap_or((part, ""));
            let weight = weight
                .trim()
                .strip_prefix("q=")
                .map_or(1.0, |q| q.parse().unwrap_or(0.0));
            (weight, tag.trim())
        })
        .filter(|(weight, _)| *weight > 0.0)
        .collect();
    wishes.sort_by(|a, b| b.0.total_cmp(&a.0));
    let tags: Vec<&str> = wishes.into_iter().map(|(_, tag)| tag).collect();
    text::negotiate(&tags)
}

/// Where the site is reached: as it was told, else as the request names it.
fn origin(site: &Site, asked: &HeaderMap) -> String {
    if !site.origin().is_empty() {
        return site.origin().to_owned();
    }
    let host = asked
        .get(header::HOST)
        .and_then(|value| value.to_str().ok())
        .unwrap_or("");
    let plain = |c: char| c.is_ascii_alphanumeric() || ".-:[]".contains(c);
    if host.is_empty() || !host.chars().all(plain) {
        return "http://localhost".to_owned();
    }
    format!("http://{host}")
}

/// One line a request.
async fn log(request: Request, next: Next) -> Response<Body> {
    let begun = Instant::now();
    let (method, address) = (request.method().clone(), request.uri().path().to_owned());
    let response = next.run(request).await;
    let (status, taken) = (response.status(), begun.elapsed());
    if status.is_server_error() {
        tracing::error!("{method} {address} {} {taken:.1?}", status.as_u16());
    } else {
        tracing::info!("{method} {address} {} {taken:.1?}", status.as_u16());
    }
    response
}
