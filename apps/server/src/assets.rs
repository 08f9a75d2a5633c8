//! The files inside the program: the client's scripts and wasm, style sheets and icons.
//! Does not know how they are asked for or compressed.

use crate::made::MADE;

/// A file inside the program.
pub struct Embedded {
    /// What it is, such as `page.js`.
    pub name: &'static str,
    /// Its name with its content's hash, such as `page.0123456789abcdef.js`.
    pub served: &'static str,
    /// Its content.
    pub plain: &'static [u8],
    /// Its content compressed at build time, if it was.
    pub brotli: Option<&'static [u8]>,
    /// The same for clients without brotli.
    pub gzip: Option<&'static [u8]>,
}

/// All files inside the program.
pub const EMBEDDED: &[Embedded] = include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

/// Every file that is served, embedded or made: what it is, and its name with its hash.
pub fn files() -> impl Iterator<Item = (&'static str, &'static str)> {
    let embedded = EMBEDDED.iter().map(|file| (file.name, file.served));
    let made = MADE.iter().map(|file| (&*file.name, &*file.served));
    embedded.chain(made)
}

/// The address of a file by what it is, if the program holds it.
#[must_use]
pub fn address(name: &str) -> Option<String> {
    let (_, served) = files().find(|(found, _)| *found == name)?;
    Some(format!("/assets/{served}"))
}

/// The size of an embedded file in bytes, as it is when it is no longer compressed.
#[must_use]
pub fn size(name: &str) -> usize {
    let file = EMBEDDED.iter().find(|file| file.name == name);
    file.map_or(0, |file| file.plain.len())
}

/// Whether the page asks for a file by its name once it runs: the engine's script, the words of
/// a language, lessons, tables of endings, learned weights, and opening books.
#[must_use]
pub fn loaded_later(name: &str) -> bool {
    name == "worker.js" || name.ends_with(".txt") || is_help(name)
}

/// Whether a file helps the engine, tables of endings, learned weights or an opening book: a page works
/// without.
#[must_use]
pub fn is_help(name: &str) -> bool {
    let endings = [".tables", ".weights", ".book"];
    endings.iter().any(|ending| name.ends_with(ending))
}

/// Whether a file, or what is at an address, is large and of use to some only: a page loads it when
/// the reader asks for it.
#[must_use]
pub fn is_more(name: &str) -> bool {
    name.trim_start_matches("/assets/").starts_with("more-")
}

/// The addresses of the embedded style sheets, in the order of their names.
pub fn styles() -> impl Iterator<Item = String> {
    EMBEDDED
        .iter()
        .filter(|file| file.name.ends_with(".css"))
        .map(|file| format!("/assets/{}", file.served))
}

/// Whether the program holds the page's scripts. Without them it serves the rule pages and a home
/// page that says how to get the rest.
#[must_use]
pub fn has_client() -> bool {
    address("page.js").is_some()
}

/// The kind of a file by the ending of its name.
#[must_use]
pub fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, ending)| ending) {
        "js" => "text/javascript; charset=utf-8",
        "wasm" => "application/wasm",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "webmanifest" => "application/manifest+json",
        "ogg" => "audio/ogg",
        "mp3" => "audio/mpeg",
        "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
