//! The headers that every answer carries: what a page may load, and who may show it.
//! Does not know which page it is.

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;

/// What a page may load: its own files, and wasm. Nothing inline, nothing from elsewhere.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data:; media-src 'self'; connect-src 'self'; worker-src 'self'; \
    manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The same for browsers that run wasm only under `'unsafe-eval'`.
const POLICY_OF_OLD: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'unsafe-eval'; \
    style-src 'self'; img-src 'self' data:; media-src 'self'; connect-src 'self'; worker-src 'self'; \
    manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/// The headers that do not depend on the request.
const STRICT: [(&str, &str); 6] = [
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("referrer-policy", "same-origin"),
    (
        "permissions-policy",
        "camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()",
    ),
];

/// Adds the headers to an answer.
pub async fn add(request: Request, next: Next) -> Response {
    let policy = policy(request.headers());
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in STRICT {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.insert(
        header::CONTENT_SECURITY_POLICY,
        HeaderValue::from_static(policy),
    );
    response
}

/// The policy by the browser's age.
fn policy(asked: &HeaderMap) -> &'static str {
    let agent = asked
        .get(header::USER_AGENT)
        .and_then(|value| value.to_str().ok())
        .unwrap_or("");
    if needs_eval(agent) {
        POLICY_OF_OLD
    } else {
        POLICY
    }
}

/// Whether a browser blocks wasm without `'unsafe-eval'`: Chrome before 97 and Safari, with every
/// other browser on iOS, before 16. Firefox before 102 does not block wasm at all.
fn needs_eval(agent: &str) -> bool {
    if let Some(version) = number_after(agent, "Chrome/") {
        return version < 97;
    }
    for system in ["iPhone OS ", "CPU OS "] {
        if let Some(version) = number_after(agent, system) {
            return version < 16;
        }
    }
    agent.contains("Safari/") && number_after(agent, "Version/").is_some_and(|version| version < 16)
}

/// The whole number after a word.
fn number_after(agent: &str, word: &str) -> Option<u32> {
    let (_, rest) = agent.split_once(word)?;
    let digits = rest
        .find(|c: char| !c.is_ascii_digit())
        .unwrap_or(rest.len());
    rest[..digits].parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_browsers_that_need_eval_get_it() {
        let agents = [
            (
                "Mozilla/5.0 (Linux; Android 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/96.0.4664.45 Mobile Safari/537.36",
                true,
            ),
            (
                "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/97.0.4692.71 Safari/537.36",
                false,
            ),
            (
                "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.4 Safari/605.1.15",
                true,
            ),
            (
                "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Safari/605.1.15",
                false,
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 15_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148",
                true,
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 16_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/108.0 Mobile/15E148 Safari/604.1",
                false,
            ),
            (
                "Mozilla/5.0 (X11; Linux x86_64; rv:91.0) Gecko/20100101 Firefox/91.0",
                false,
            ),
            ("", false),
        ];
        for (agent, needs) in agents {
            assert_eq!(needs_eval(agent), needs, "{agent}");
        }
    }

    #[test]
    fn the_two_policies_differ_in_nothing_else() {
        assert_eq!(POLICY_OF_OLD.replace(" 'unsafe-eval'", ""), POLICY);
        assert!(!POLICY.contains("unsafe-inline"));
    }
}
