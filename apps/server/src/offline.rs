//! What lets the page be installed and kept on a device: the service worker with its list of files,
//! each language's web manifest, and the page for what is not kept. Does not know how they are used.

use crate::assets;
use crate::html::{Page, escape};
use crate::resource::{Keep, Resource, hash};
use crate::rules::{self, RULE_PAGES};
use draw::{Dress, Theme};
use std::collections::BTreeMap;
use text::{Language, Text};

/// The address of the service worker: at the top, so that it answers for all of the site.
pub const SERVICE_WORKER: &str = "/service-worker.js";

/// The part of the service worker that does not change.
const SCRIPT: &str = include_str!("scripts/service-worker.js");

/// What is made for every language on top of its pages, with the addresses.
pub fn add(
    resources: &mut BTreeMap<String, Resource>,
    language: &'static Language,
    text: &Text,
    origin: &str,
) {
    let tag = language.tag;
    resources.insert(
        format!("/{tag}/offline"),
        Resource::page(tag, false, not_kept(text, origin)),
    );
    resources.insert(
        manifest_address(language),
        Resource::new(
            assets::kind("manifest.webmanifest"),
            Keep::AskAgain,
            manifest(text).into_bytes(),
        ),
    );
}

/// Where a language's web manifest is.
#[must_use]
pub fn manifest_address(language: &Language) -> String {
    format!("/{}/manifest.webmanifest", language.tag)
}

/// The service worker, with what it keeps: `resources` are all of the site but what there is to
/// print, which is kept after all else, as tables of endings are. Its version is a hash of all resources that it may keep,
/// and of the sources of what there is to print, which is not made yet: it changes when any of them
/// does.
#[must_use]
pub fn service_worker<'a>(
    resources: &'a BTreeMap<String, Resource>,
    prints: impl Iterator<Item = &'a str>,
) -> Resource {
    let mut files = Vec::new();
    let mut kept: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    let mut later: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    let mut asked = Vec::new();
    let mut version = format!("{SCRIPT}{}", env!("TSORO_SOURCES"));
    for (address, resource) in resources {
        match share(address) {
            Share::All => files.push(address.as_str()),
            Share::Language(tag) => kept.entry(tag).or_default().push(address),
            Share::Later => {
                for language in text::languages() {
                    later.entry(language.tag).or_default().push(address);
                }
            }
            Share::Asked => asked.push(address.as_str()),
            Share::None => continue,
        }
        version += address;
        version += resource.tag();
    }
    for print in prints {
        version += print;
        let tag = print.split('/').nth(1).unwrap_or_default();
        later.entry(tag).or_default().push(print);
    }
    let script = format!(
        "const VERSION = '{}';\nconst FILES = {};\nconst LANGUAGES = {};\nconst LATER = {};\n\
         const ASKED = {};\n{SCRIPT}",
        hash(version.as_bytes()),
        list(&files),
        lists(&kept),
        lists(&later),
        list(&asked),
    );
    Resource::new(
        assets::kind(SERVICE_WORKER),
        Keep::AskAgain,
        script.into_bytes(),
    )
}

/// When an address is kept on a device.
enum Share<'a> {
    /// With the page, whatever the language.
    All,
    /// With the pages of this language.
    Language(&'a str),
    /// When all else is kept, or when the page has asked for it, whatever the language.
    Later,
    /// When the reader has asked for it, whatever the language.
    Asked,
    /// Never.
    None,
}

fn share(address: &str) -> Share<'_> {
    if address.starts_with("/assets/") {
        // The system keeps the icons of an installed page itself.
        return if address.ends_with(".png") {
            Share::None
        } else if assets::is_more(address) {
            Share::Asked
        } else if assets::is_help(address) {
            Share::Later
        } else {
            Share::All
        };
    }
    let mut parts = address.splitn(3, '/').skip(1);
    let (tag, path) = (parts.next().unwrap_or(""), parts.next());
    match path {
        Some(_) if text::language(tag).is_some() => Share::Language(tag),
        _ => Share::None,
    }
}

/// Addresses as a list in a script. They are of letters, digits and `-./` only.
fn list(addresses: &[&str]) -> String {
    let quoted: Vec<String> = addresses.iter().map(|at| format!("'{at}'")).collect();
    format!("[{}]", quoted.join(","))
}

fn lists(by_language: &BTreeMap<&str, Vec<&str>>) -> String {
    let lists: Vec<String> = by_language
        .iter()
        .map(|(tag, addresses)| format!("'{tag}':{}", list(addresses)))
        .collect();
    format!("{{{}}}", lists.join(","))
}

/// The page that is shown without a connection in place of one that is not kept.
fn not_kept(text: &Text, origin: &str) -> String {
    let tag = text.language().tag;
    let body = format!(
        "<div class=\"rules\">\n{}\n<main>\n<h1>{}</h1>\n<p>{}</p>\n\
         <p><a class=\"primary\" href=\"/{tag}/\">{}</a></p>\n</main>\n</div>",
        rules::navigation(None, text),
        escape(&text.get("pages-offline-title")),
        escape(&text.get("pages-offline")),
        escape(&text.get("pages-play")),
    );
    Page {
        text,
        title: text.get("pages-offline-title"),
        description: text.get("pages-home-description"),
        path: None,
        scripts: false,
        body,
        origin,
    }
    .document()
}

/// What a system needs to know to install the page, in a language (W3C, Web Application Manifest).
fn manifest(text: &Text) -> String {
    let language = text.language();
    let tag = language.tag;
    let ground = ground(Theme::Light);
    let icons: Vec<String> = [
        ("favicon.svg", "any", "image/svg+xml", "any"),
        ("icon-192.png", "192x192", "image/png", "any"),
        ("icon-512.png", "512x512", "image/png", "any"),
        ("icon-maskable.png", "512x512", "image/png", "maskable"),
    ]
    .into_iter()
    .filter_map(|(name, sizes, kind, purpose)| {
        let src = assets::address(name)?;
        Some(format!(
            "{{\"src\":{},\"sizes\":\"{sizes}\",\"type\":\"{kind}\",\"purpose\":\"{purpose}\"}}",
            quoted(&src)
        ))
    })
    .collect();
    let shortcuts: Vec<String> = RULE_PAGES
        .iter()
        .map(|page| {
            format!(
                "{{\"name\":{},\"url\":\"/{tag}/#{}\"}}",
                quoted(&text.get(&format!("game-{}", page.board))),
                page.game.name()
            )
        })
        .collect();
    format!(
        "{{\"id\":\"/\",\"name\":{name},\"short_name\":{name},\"description\":{},\"lang\":\"{tag}\",\
         \"dir\":\"{}\",\"start_url\":\"/{tag}/\",\"scope\":\"/\",\"display\":\"standalone\",\
         \"background_color\":\"{ground}\",\"theme_color\":\"{ground}\",\
         \"icons\":[{}],\"shortcuts\":[{}]}}\n",
        quoted(&text.get("pages-home-description")),
        if language.rtl { "rtl" } else { "ltr" },
        icons.join(","),
        shortcuts.join(","),
        name = quoted(&text.get("pages-name")),
    )
}

/// A text in JSON.
fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

/// The ground's colour in the light or in the dark.
#[must_use]
pub fn ground(theme: Theme) -> &'static str {
    let dress = Dress {
        theme,
        ..Dress::default()
    };
    draw::colour(&dress, "ground").unwrap_or_default()
}
