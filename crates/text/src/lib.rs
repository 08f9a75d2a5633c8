//! Everything that people read, in every language: Fluent messages, the language list, rule pages.
//! Does not know a language by name except English, which stands in for what another lacks.
//!
//! ```
//! let text = text::Text::new("en");
//! assert_eq!(text.both(&["11".into(), "15".into()]), "11 and 15");
//! ```

mod date;
mod language;
mod loaded;
mod number;
mod pages;
mod say;
mod text;
mod words;

pub use language::{Language, language, languages, negotiate};
pub use loaded::{first_words, words_of};
pub use pages::rules_page;
pub use text::{Text, Value};
