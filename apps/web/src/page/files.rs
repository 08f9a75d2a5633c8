//! Files that are loaded when they are needed: a language's words, lessons, the engine's script,
//! tables of endings.
//! Does not know what is in them.

use crate::dom::{document, later, window};
use js_sys::{Promise, Uint8Array};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{HtmlMetaElement, Response};

/// How often a file is asked for before it counts as not to be had.
const TRIES: u32 = 3;

/// The time between two tries, in milliseconds.
const PAUSE: u32 = 600;

/// A file that the page may ask for.
pub struct Named {
    /// Its name, such as `messages-sn.txt`.
    pub name: String,
    /// Where it is.
    pub address: String,
    /// Its size in bytes, where the reader is asked whether to load it; else 0.
    pub size: usize,
}

/// The files that the page's head names and whose names fit.
pub fn named(fits: &dyn Fn(&str) -> bool) -> Vec<Named> {
    let meta = document().query_selector("meta[name='tsoro-files']");
    let meta = meta
        .ok()
        .flatten()
        .and_then(|meta| meta.dyn_into::<HtmlMetaElement>().ok());
    let files = meta.map_or_else(String::new, |meta| meta.content());
    let read = |file: &str| {
        let mut parts = file.split('=');
        let name = parts.next().filter(|name| fits(name))?;
        Some(Named {
            name: name.to_owned(),
            address: format!("/assets/{}", parts.next()?),
            size: parts.next().and_then(|size| size.parse().ok()).unwrap_or(0),
        })
    };
    files.split(' ').filter_map(read).collect()
}

/// The address of a file by its name.
pub fn address(name: &str) -> Option<String> {
    let found = named(&|found| found == name).pop()?;
    Some(found.address)
}

/// Loads a file as text and hands it on; `None` when there is none of that name or when it could
/// not be had after a few tries.
pub fn load(name: &str, then: impl FnOnce(Option<String>) + 'static) {
    load_as(name, Response::text, |found| {
        then(found.and_then(|text| text.as_string()));
    });
}

/// The same with a file that is no text.
pub fn load_bytes(name: &str, then: impl FnOnce(Option<Vec<u8>>) + 'static) {
    load_as(name, Response::array_buffer, |found| {
        then(found.map(|bytes| Uint8Array::new(&bytes).to_vec()));
    });
}

fn load_as(name: &str, read: Read, then: impl FnOnce(Option<JsValue>) + 'static) {
    match address(name) {
        Some(address) => attempt(address, read, TRIES, Box::new(then)),
        None => then(None),
    }
}

/// Reads the answer of the server.
type Read = fn(&Response) -> Result<Promise, JsValue>;

/// What is done with a file.
type Then = Box<dyn FnOnce(Option<JsValue>)>;

fn attempt(address: String, read: Read, tries: u32, then: Then) {
    wasm_bindgen_futures::spawn_local(async move {
        match fetched(&address, read).await {
            None if tries > 1 => later(PAUSE, move || attempt(address, read, tries - 1, then)),
            found => then(found),
        }
    });
}

async fn fetched(address: &str, read: Read) -> Option<JsValue> {
    let response = JsFuture::from(window().fetch_with_str(address))
        .await
        .ok()?;
    let response = response.dyn_into::<Response>().ok()?;
    if !response.ok() {
        return None;
    }
    JsFuture::from(read(&response).ok()?).await.ok()
}
