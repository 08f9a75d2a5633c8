//! The languages that there are, and which one a reader gets.
//! Does not know what any of them says.

/// A language that everything is told in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Language {
    /// Its BCP 47 tag, which is its folder's name and the first part of its addresses.
    pub tag: &'static str,
    /// What it calls itself.
    pub name: &'static str,
    /// Whether it is written from right to left.
    pub rtl: bool,
}

/// A language's messages as they were embedded.
pub(crate) struct Source {
    /// The language's tag.
    pub(crate) tag: &'static str,
    /// What stands between groups of three digits.
    pub(crate) group: &'static str,
    /// The plural categories of the numbers from 0 to 199: where each run of one begins. From 200
    /// on they come again every hundred.
    pub(crate) plurals: &'static [(u8, &'static str)],
    /// Its files of messages by their names without ending, as lines (see [`crate::words`]); none in the browser's program, which loads
    /// the messages of one language.
    pub(crate) files: &'static [(&'static str, &'static str)],
}

include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// The tag of the language that stands in for others.
pub(crate) const FALLBACK: &str = "en";

/// Every language, by its own name.
#[must_use]
pub fn languages() -> &'static [Language] {
    &LANGUAGES
}

/// The language with exactly this tag.
#[must_use]
pub fn language(tag: &str) -> Option<&'static Language> {
    LANGUAGES.iter().find(|language| language.tag == tag)
}

/// The first language of a list of wishes that there is, else English. A wish is a BCP 47 tag
/// (`sn-ZW`) or a Unix locale (`sn_ZW.UTF-8`); a region or script that there is not is ignored.
#[must_use]
pub fn negotiate(wishes: &[&str]) -> &'static Language {
    wishes
        .iter()
        .find_map(|wish| {
            let wish = wish
                .split(['.', '@'])
                .next()?
                .trim()
                .replace('_', "-")
                .to_ascii_lowercase();
            let known = |tag: &str| LANGUAGES.iter().find(|l| l.tag.eq_ignore_ascii_case(tag));
            let mut tag = wish.as_str();
            loop {
                if let Some(found) = known(tag) {
                    return Some(found);
                }
                tag = tag.rsplit_once('-')?.0;
            }
        })
        .or_else(|| language(FALLBACK))
        .unwrap_or(&LANGUAGES[0])
}

/// The embedded messages of a language; English's for a tag that there is not.
pub(crate) fn source(tag: &str) -> &'static Source {
    let find = |tag: &str| SOURCES.iter().find(|source| source.tag == tag);
    find(tag).or_else(|| find(FALLBACK)).unwrap_or(&SOURCES[0])
}
