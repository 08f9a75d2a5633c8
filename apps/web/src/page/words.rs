//! The words in use: the messages of one language, and those that a screen adds when it opens.
//! Does not know what they say.

use crate::app::App;
use crate::{files, place};
use text::Text;
use web::frame::Notice;
use web::looks::colours;

/// Which words are loaded.
#[derive(Clone)]
pub struct Words {
    /// The language asked for last; it is in use once it is loaded.
    wished: &'static str,
    /// The files that screens have added.
    more: Vec<&'static str>,
}

impl Words {
    /// The first messages of a language.
    pub fn new(tag: &'static str) -> Words {
        Words {
            wished: tag,
            more: Vec::new(),
        }
    }
}

/// Loads the first messages of a language; `None` when they could not be had.
pub fn first(tag: &str, then: impl FnOnce(Option<Text>) + 'static) {
    let language = tag.to_owned();
    files::load(&file("messages", tag), move |words| {
        then(words.map(|words| Text::of(&language, &words)));
    });
}

/// Speaks another language as soon as it is loaded. Until then, and when that fails, the page goes
/// on in the one that it speaks.
pub fn speak(app: App, tag: &'static str) {
    app.words.update(|words| words.wished = tag);
    app.news.set(None);
    let mut names = vec![file("messages", tag)];
    names.extend(app.words.get().more.iter().map(|more| file(more, tag)));
    let speak = move |text: Option<Text>| match text {
        _ if app.words.get().wished != tag => {}
        Some(text) => spoken(app, text),
        None => failed(app),
    };
    all(tag, names, None, Box::new(speak));
}

/// Speaks the language of a text from now on.
fn spoken(app: App, text: Text) {
    let tag = text.language().tag;
    app.set(|settings| settings.language = Some(tag.to_owned()));
    let set = app.settings.with_untracked(|settings| settings.looks.set);
    app.text.set(text.with_colours(colours(set)));
    place::show_language(tag);
}

/// The language stays as it is, and that is said where the reader looks.
fn failed(app: App) {
    let own = app.text.with_untracked(|text| text.language().tag);
    app.words.update(|words| words.wished = own);
    // The choice of languages shows again what is spoken.
    app.text.set(app.text.get_untracked());
    app.news.set(Some("say-language-failed"));
    app.notice(Notice::Say("say-language-failed"));
}

/// Adds the messages of a file, such as `lessons`, and says whether they could be had. They stay
/// when the language changes.
pub fn add(app: App, more: &'static str, then: impl FnOnce(bool) + 'static) {
    if app.words.get().more.contains(&more) {
        then(true);
        return;
    }
    let tag = app.text.with_untracked(|text| text.language().tag);
    files::load(&file(more, tag), move |words| {
        let now = app.text.with_untracked(|text| text.language().tag);
        match words {
            Some(_) if now != tag => add(app, more, then),
            Some(words) => {
                app.words.update(|words| words.more.push(more));
                app.text.update(|text| *text = text.join(&words));
                then(true);
            }
            None => then(false),
        }
    });
}

/// Loads files of a language in their order and joins them.
fn all(
    tag: &'static str,
    mut names: Vec<String>,
    before: Option<Text>,
    then: Box<dyn FnOnce(Option<Text>)>,
) {
    if names.is_empty() {
        then(before);
        return;
    }
    let name = names.remove(0);
    files::load(&name, move |words| match (words, before) {
        (Some(words), None) => all(tag, names, Some(Text::of(tag, &words)), then),
        (Some(words), Some(before)) => all(tag, names, Some(before.join(&words)), then),
        (None, _) => then(None),
    });
}

fn file(kind: &str, tag: &str) -> String {
    format!("{kind}-{tag}.txt")
}
