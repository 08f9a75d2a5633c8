//! The language that messages are in: asked for, or the environment's.
//! Does not know which languages there are.

use game::Refusal;
use std::env;
use text::Text;

/// The messages in the language with the tag `wanted`, or else in that of the environment.
///
/// # Errors
/// `error-language` for a language that there is not.
pub fn choose(wanted: Option<&str>) -> Result<Text, Refusal> {
    let Some(tag) = wanted else {
        return Ok(Text::new(from_environment().tag));
    };
    match text::language(tag) {
        Some(language) => Ok(Text::new(language.tag)),
        None => {
            let tags: Vec<&str> = text::languages()
                .iter()
                .map(|language| language.tag)
                .collect();
            let refusal = Refusal::new("error-language").with("found", tag);
            Err(refusal.with("allowed", tags.join(", ")))
        }
    }
}

/// The language of the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set, as POSIX has it.
fn from_environment() -> &'static text::Language {
    let wish = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .filter_map(|name| env::var(name).ok())
        .find(|value| !value.is_empty());
    text::negotiate(&[wish.as_deref().unwrap_or_default()])
}

/// The language asked for in a command line that could not be read as a whole, else the
/// environment's: what is wrong with it is to be said in that language.
#[must_use]
pub fn guess(arguments: &[String]) -> Text {
    let wanted = arguments
        .iter()
        .enumerate()
        .find_map(|(at, argument)| match argument.as_str() {
            "--lang" => arguments.get(at + 1).cloned(),
            argument => argument.strip_prefix("--lang=").map(str::to_owned),
        });
    let known = wanted.as_deref().and_then(text::language);
    Text::new(known.unwrap_or_else(from_environment).tag)
}
