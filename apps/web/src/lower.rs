//! Small letters for capitals, so that a search finds both.
//! In a browser by its own table of letters: one in this program would take as much as a screen.

/// The text in small letters.
#[must_use]
pub fn lower(text: &str) -> String {
    if cfg!(target_arch = "wasm32") {
        String::from(js_sys::JsString::from(text).to_lower_case())
    } else {
        text.to_lowercase()
    }
}
