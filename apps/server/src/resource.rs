//! One thing that is served: its bytes, compressed when the client reads that, and its caching.
//! Does not know its address or what it holds.

use axum::body::Body;
use axum::http::{HeaderMap, HeaderValue, Response, StatusCode, header};
use std::borrow::Cow;
use std::io::Write;
use std::sync::OnceLock;

/// The kind of what programs read.
pub const JSON: &str = "application/json";

/// How long a client may keep something without asking again.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keep {
    /// For ever: its address changes with its content.
    Forever,
    /// It asks each time, and is answered in a few bytes when nothing changed.
    AskAgain,
    /// For a day: what is true stays true, but more may be known tomorrow.
    Day,
}

/// Something to serve. Its compressed forms are made when they are first asked for.
pub struct Resource {
    kind: &'static str,
    keep: Keep,
    vary: &'static str,
    language: Option<&'static str>,
    plain: Cow<'static, [u8]>,
    brotli: OnceLock<Cow<'static, [u8]>>,
    gzip: OnceLock<Cow<'static, [u8]>>,
    tag: String,
}

/// A way to send bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Coding {
    Brotli,
    Gzip,
    Plain,
}

impl Resource {
    /// Bytes of a kind (`Content-Type`).
    #[must_use]
    pub fn new(kind: &'static str, keep: Keep, plain: impl Into<Cow<'static, [u8]>>) -> Resource {
        let plain = plain.into();
        Resource {
            kind,
            keep,
            vary: "Accept-Encoding, User-Agent",
            language: None,
            tag: hash(&plain),
            plain,
            brotli: OnceLock::new(),
            gzip: OnceLock::new(),
        }
    }

    /// A page in a language; `by_wish` when the client's languages chose it.
    #[must_use]
    pub fn page(language: &'static str, by_wish: bool, html: String) -> Resource {
        let mut page = Resource::new(
            "text/html; charset=utf-8",
            Keep::AskAgain,
            html.into_bytes(),
        );
        page.language = Some(language);
        if by_wish {
            page.vary = "Accept-Encoding, Accept-Language, User-Agent";
        }
        page
    }

    /// An answer made for one question, in JSON. It is the same for every client: the policy that
    /// differs by browser is for pages.
    #[must_use]
    pub fn json(body: String) -> Resource {
        let mut answer = Resource::new(JSON, Keep::Day, body.into_bytes());
        answer.vary = "";
        answer
    }

    /// The same with forms that were compressed before.
    #[must_use]
    pub fn packed(
        mut self,
        brotli: Option<&'static [u8]>,
        gzip: Option<&'static [u8]>,
    ) -> Resource {
        if let Some(bytes) = brotli {
            self.brotli = OnceLock::from(Cow::Borrowed(bytes));
        }
        if let Some(bytes) = gzip {
            self.gzip = OnceLock::from(Cow::Borrowed(bytes));
        }
        self
    }

    /// The hash of its content.
    #[must_use]
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// The answer to a request with these headers.
    #[must_use]
    pub fn answer(&self, status: StatusCode, asked: &HeaderMap) -> Response<Body> {
        let coding = self.coding(asked);
        let (suffix, encoding) = match coding {
            Coding::Brotli => ("-br", Some("br")),
            Coding::Gzip => ("-gz", Some("gzip")),
            Coding::Plain => ("", None),
        };
        let tag = format!("\"{}{suffix}\"", self.tag);
        let known = status == StatusCode::OK && knows(asked, &tag);
        let mut response = Response::new(if known {
            Body::empty()
        } else {
            self.body(coding)
        });
        *response.status_mut() = if known {
            StatusCode::NOT_MODIFIED
        } else {
            status
        };
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(self.kind));
        if !self.vary.is_empty() {
            headers.insert(header::VARY, HeaderValue::from_static(self.vary));
        }
        headers.insert(
            header::CACHE_CONTROL,
            HeaderValue::from_static(self.caching(status)),
        );
        if let Ok(tag) = HeaderValue::from_str(&tag) {
            headers.insert(header::ETAG, tag);
        }
        if let Some(encoding) = encoding {
            headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
        }
        if let Some(language) = self.language {
            headers.insert(header::CONTENT_LANGUAGE, HeaderValue::from_static(language));
        }
        response
    }

    fn caching(&self, status: StatusCode) -> &'static str {
        match self.keep {
            _ if status != StatusCode::OK => "no-store",
            Keep::Forever => "public, max-age=31536000, immutable",
            Keep::AskAgain => "no-cache",
            Keep::Day => "public, max-age=86400",
        }
    }

    /// The best form that the client reads and that is worth it for this kind.
    fn coding(&self, asked: &HeaderMap) -> Coding {
        let squeezed = matches!(
            self.kind,
            "application/pdf"
                | "application/octet-stream"
                | "image/png"
                | "image/x-icon"
                | "audio/ogg"
                | "audio/mpeg"
        );
        // An answer made for one question takes longer to squeeze than to send.
        let passing = self.keep == Keep::Day;
        if squeezed || passing || self.plain.len() < 256 {
            Coding::Plain
        } else if reads(asked, "br") {
            Coding::Brotli
        } else if reads(asked, "gzip") {
            Coding::Gzip
        } else {
            Coding::Plain
        }
    }

    fn body(&self, coding: Coding) -> Body {
        let bytes = match coding {
            Coding::Plain => &self.plain,
            Coding::Brotli => self
                .brotli
                .get_or_init(|| Cow::Owned(brotli(&self.plain, self.keep))),
            Coding::Gzip => self.gzip.get_or_init(|| Cow::Owned(gzip(&self.plain))),
        };
        match bytes {
            Cow::Borrowed(bytes) => Body::from(*bytes),
            Cow::Owned(bytes) => Body::from(bytes.clone()),
        }
    }
}

/// Whether the client says that it reads a coding (RFC 9110, section 12.5.3).
fn reads(asked: &HeaderMap, coding: &str) -> bool {
    asked
        .get_all(header::ACCEPT_ENCODING)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .any(|list| {
            list.split(',').any(|part| {
                let (name, weight) = part.split_once(';').unwrap_or((part, ""));
                let refused = weight
                    .trim()
                    .strip_prefix("q=")
                    .is_some_and(|q| q.parse() == Ok(0.0_f32));
                name.trim().eq_ignore_ascii_case(coding) && !refused
            })
        })
}

/// Whether the client already holds the content with this tag (RFC 9110, section 13.1.2).
fn knows(asked: &HeaderMap, tag: &str) -> bool {
    asked
        .get_all(header::IF_NONE_MATCH)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .any(|list| {
            list.split(',')
                .map(str::trim)
                .any(|held| held == "*" || held.trim_start_matches("W/") == tag)
        })
}

/// Compresses with brotli: a file at its best level, a page at level 9, which is nearly as small
/// and takes milliseconds.
fn brotli(plain: &[u8], keep: Keep) -> Vec<u8> {
    let level = if keep == Keep::Forever { 11 } else { 9 };
    let mut packed = Vec::new();
    let mut writer = brotli::CompressorWriter::new(&mut packed, 4096, level, 22);
    let written = writer.write_all(plain).and_then(|()| writer.flush());
    drop(writer);
    debug_assert!(written.is_ok(), "a vector takes all bytes");
    packed
}

/// Compresses with gzip at its best level.
fn gzip(plain: &[u8]) -> Vec<u8> {
    let mut writer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    let written = writer.write_all(plain);
    debug_assert!(written.is_ok(), "a vector takes all bytes");
    writer.finish().unwrap_or_default()
}

/// The 64-bit FNV-1a hash in hexadecimal: enough to tell versions of a file apart, not to guard
/// against forgery.
#[must_use]
pub fn hash(bytes: &[u8]) -> String {
    let hash = bytes.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}
