//! Copying a text, by whatever the browser allows.
//! Does not know what the text is.

use crate::app::{App, Sheet};
use crate::dom::window;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web::frame::Notice;

/// Copies the text and says so; shows it to be copied by hand when that does not work.
pub fn copy(app: App, text: String) {
    spawn_local(async move {
        let clipboard = js_sys::Reflect::get(&window().navigator(), &"clipboard".into());
        // Outside a secure context there is none.
        let there = clipboard.is_ok_and(|clipboard| !clipboard.is_undefined());
        let done = there
            && JsFuture::from(window().navigator().clipboard().write_text(&text))
                .await
                .is_ok();
        if done {
            app.notice(Notice::Say("say-copied"));
        } else {
            app.sheet.set(Some(Sheet::Copy(text)));
        }
    });
}
