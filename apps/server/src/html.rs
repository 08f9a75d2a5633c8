//! A page's frame: its head with the links that every page has, around a body.
//! Does not know what stands in the body.

use crate::{assets, offline};
use draw::Theme;
use text::{Language, Text};

/// What a page tells about itself.
pub struct Page<'a> {
    /// The messages in its language.
    pub text: &'a Text,
    /// What stands in the tab and in a search engine's list.
    pub title: String,
    /// One sentence for a search engine's list.
    pub description: String,
    /// Its address after the language, such as `rules/american`; `None` for a page that no search
    /// engine shall list.
    pub path: Option<&'a str>,
    /// Whether the client's scripts run on it.
    pub scripts: bool,
    /// The content of `body`.
    pub body: String,
    /// Where the site is reached, such as `https://tsoro.example`; links are relative without it.
    pub origin: &'a str,
}

impl Page<'_> {
    /// The page as a document.
    #[must_use]
    pub fn document(&self) -> String {
        let language = self.text.language();
        let direction = if language.rtl { "rtl" } else { "ltr" };
        format!(
            "<!doctype html>\n<html lang=\"{}\" dir=\"{direction}\">\n<head>\n{}</head>\n<body>\n{}\n</body>\n</html>\n",
            language.tag,
            self.head(),
            self.body
        )
    }

    fn head(&self) -> String {
        let mut head = format!(
            "<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1, viewport-fit=cover\">\n\
             <title>{}</title>\n<meta name=\"description\" content=\"{}\">\n\
             <meta name=\"color-scheme\" content=\"light dark\">\n",
            escape(&self.title),
            escape(&self.description)
        );
        match self.path {
            Some(path) => head += &alternates(self.text.language(), path, self.origin),
            None => head += "<meta name=\"robots\" content=\"noindex\">\n",
        }
        if self.scripts {
            head += &scripts(self.text.language());
        }
        for style in assets::address("board.css")
            .into_iter()
            .chain(assets::styles())
        {
            head += &format!("<link rel=\"stylesheet\" href=\"{style}\">\n");
        }
        for (relation, name) in [
            ("icon", "favicon.svg"),
            ("apple-touch-icon", "apple-touch-icon.png"),
        ] {
            if let Some(address) = assets::address(name) {
                head += &format!("<link rel=\"{relation}\" href=\"{address}\">\n");
            }
        }
        head += &format!(
            "<link rel=\"manifest\" href=\"{}\">\n",
            offline::manifest_address(self.text.language())
        );
        for (scheme, theme) in [("light", Theme::Light), ("dark", Theme::Dark)] {
            head += &format!(
                "<meta name=\"theme-color\" media=\"(prefers-color-scheme: {scheme})\" content=\"{}\">\n",
                offline::ground(theme)
            );
        }
        // After the style sheets, so that the looks are worn before anything is painted.
        if let Some(start) = assets::address("start.js") {
            head += &format!("<script src=\"{start}\"></script>\n");
        }
        head
    }
}

/// The page in its own and in the other languages, for search engines.
fn alternates(own: &Language, path: &str, origin: &str) -> String {
    let mut links = format!(
        "<link rel=\"canonical\" href=\"{origin}/{}/{path}\">\n",
        own.tag
    );
    for language in text::languages() {
        links += &format!(
            "<link rel=\"alternate\" hreflang=\"{0}\" href=\"{origin}/{0}/{path}\">\n",
            language.tag
        );
    }
    links + &format!("<link rel=\"alternate\" hreflang=\"x-default\" href=\"{origin}/{path}\">\n")
}

/// The client's script, with the other files that it needs at once named early, so that all load
/// side by side, and the addresses of those that it may ask for later.
fn scripts(language: &Language) -> String {
    let mut lines = String::new();
    let Some(page) = assets::address("page.js") else {
        return lines;
    };
    lines += &format!("<script type=\"module\" src=\"{page}\"></script>\n");
    for (name, kind) in [
        ("page.wasm", " type=\"application/wasm\""),
        (&format!("messages-{}.txt", language.tag), ""),
    ] {
        if let Some(file) = assets::address(name) {
            lines +=
                &format!("<link rel=\"preload\" as=\"fetch\"{kind} href=\"{file}\" crossorigin>\n");
        }
    }
    let later: Vec<String> = assets::files()
        .filter(|(name, _)| assets::loaded_later(name))
        .map(|(name, served)| {
            // Who is asked whether to load a file is told its size.
            let size = assets::is_more(name).then(|| format!("={}", assets::size(name)));
            format!("{name}={served}{}", size.unwrap_or_default())
        })
        .collect();
    lines
        + &format!(
            "<meta name=\"tsoro-files\" content=\"{}\">\n",
            later.join(" ")
        )
}

/// Links to a page in every language by the languages' own names; the page's own is marked.
#[must_use]
pub fn languages(text: &Text, path: &str) -> String {
    let own = text.language().tag;
    let mut links = format!(
        "<nav class=\"languages\" aria-label=\"{}\">\n<ul>\n",
        escape(&text.get("pages-languages"))
    );
    for language in text::languages() {
        let current = if language.tag == own {
            " aria-current=\"page\""
        } else {
            ""
        };
        links += &format!(
            "<li><a href=\"/{0}/{path}\" lang=\"{0}\" hreflang=\"{0}\"{current}>{1}</a></li>\n",
            language.tag,
            escape(language.name)
        );
    }
    links + "</ul>\n</nav>"
}

/// Text as it may stand in an element or an attribute.
#[must_use]
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}
