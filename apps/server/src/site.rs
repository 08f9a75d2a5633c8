//! Everything that is served under fixed addresses: pages in every language, files, and what
//! search engines read. Does not know HTTP beyond a resource's kind and caching.

use crate::assets::{self, EMBEDDED};
use crate::home;
use crate::html::{Page, escape, languages};
use crate::made::MADE;
use crate::offline;
use crate::prints::Prints;
use crate::resource::{Keep, Resource};
use crate::rules::{self, RULE_PAGES};
use std::collections::BTreeMap;
use text::{Language, Text, Value};

/// All resources by address.
pub struct Site {
    resources: BTreeMap<String, Resource>,
    prints: Prints,
    origin: String,
}

impl Site {
    /// Draws all pages. `origin` is where the site is reached, such as `https://tsoro.example`;
    /// links between languages are relative when it is empty.
    #[must_use]
    pub fn new(origin: &str) -> Site {
        let mut site = Site {
            resources: BTreeMap::new(),
            prints: Prints::new(),
            origin: origin.to_owned(),
        };
        for file in EMBEDDED {
            let resource = Resource::new(assets::kind(file.served), Keep::Forever, file.plain)
                .packed(file.brotli, file.gzip);
            site.resources
                .insert(format!("/assets/{}", file.served), resource);
        }
        for file in MADE.iter() {
            site.resources
                .insert(format!("/assets/{}", file.served), file.resource());
        }
        for language in text::languages() {
            let text = Text::new(language.tag);
            site.add_pages(language, &text);
        }
        let worker = offline::service_worker(&site.resources, site.prints.addresses());
        site.resources
            .insert(offline::SERVICE_WORKER.to_owned(), worker);
        site
    }

    fn add_pages(&mut self, language: &'static Language, text: &Text) {
        let home = home::document(text, &self.origin);
        self.resources.insert(
            format!("/ {}", language.tag),
            Resource::page(language.tag, true, home.clone()),
        );
        self.resources.insert(
            format!("/{}/", language.tag),
            Resource::page(language.tag, false, home),
        );
        for page in RULE_PAGES.iter() {
            let html = rules::document(page, text, &self.origin);
            self.resources.insert(
                format!("/{}/{}", language.tag, page.path),
                Resource::page(language.tag, false, html),
            );
        }
        offline::add(&mut self.resources, language, text, &self.origin);
    }

    /// What stands at an address, if anything does.
    #[must_use]
    pub fn at(&self, address: &str) -> Option<&Resource> {
        self.resources
            .get(address)
            .or_else(|| self.prints.at(address))
    }

    /// Whether what stands at an address may have to be made first, which takes a while.
    #[must_use]
    pub fn is_print(&self, address: &str) -> bool {
        self.prints.has(address)
    }

    /// The home page at `/`, in a language.
    #[must_use]
    pub fn home(&self, language: &Language) -> Option<&Resource> {
        self.resources.get(&format!("/ {}", language.tag))
    }

    /// The address that the site was given as its own; empty when it was given none.
    #[must_use]
    pub fn origin(&self) -> &str {
        &self.origin
    }

    /// The addresses of everything that is served.
    pub fn addresses(&self) -> impl Iterator<Item = &str> {
        let fixed = ["/", "/robots.txt", "/sitemap.xml", "/healthz"];
        let resources = self.resources.keys().map(String::as_str);
        fixed
            .into_iter()
            .chain(resources.filter(|at| !at.contains(' ')))
            .chain(self.prints.addresses())
    }

    /// The page that says that nothing stands at an address, and what does.
    #[must_use]
    pub fn missing(&self, language: &Language, address: &str) -> Resource {
        let text = Text::new(language.tag);
        let shown: String = address.chars().take(200).collect();
        let found = [("found", Value::from(shown.as_str()))];
        let mut links = format!(
            "<li><a href=\"/{}/\">{}</a></li>\n",
            language.tag,
            escape(&text.get("pages-play"))
        );
        for page in RULE_PAGES.iter() {
            links += &format!(
                "<li><a href=\"/{}/{}\">{}: {}</a></li>\n",
                language.tag,
                page.path,
                escape(&text.get("pages-rules")),
                escape(&text.get(&format!("game-{}", page.board)))
            );
        }
        let body = format!(
            "<div class=\"rules\">\n{}\n<main>\n<h1>{}</h1>\n<p>{}</p>\n<p>{}</p>\n\
             <ul class=\"places\">\n{links}</ul>\n</main>\n{}\n</div>",
            rules::navigation(None, &text),
            escape(&text.get("pages-missing-title")),
            escape(&text.with("pages-missing", &found)),
            escape(&text.get("pages-missing-allowed")),
            languages(&text, "")
        );
        let page = Page {
            text: &text,
            title: text.get("pages-missing-title"),
            description: text.get("pages-home-description"),
            path: None,
            scripts: false,
            body,
            origin: &self.origin,
        };
        Resource::page(text.language().tag, false, page.document())
    }
}

/// What search engines may read. `origin` is as for [`sitemap`].
#[must_use]
pub fn robots(origin: &str) -> Resource {
    let rules = format!("User-agent: *\nAllow: /\nSitemap: {origin}/sitemap.xml\n");
    Resource::new(
        "text/plain; charset=utf-8",
        Keep::AskAgain,
        rules.into_bytes(),
    )
}

/// The addresses of all pages for search engines, each with its other languages. Whole addresses
/// are needed there, so `origin` may not be empty.
#[must_use]
pub fn sitemap(origin: &str) -> Resource {
    let mut map = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n",
    );
    for path in std::iter::once("").chain(RULE_PAGES.iter().map(|page| page.path.as_str())) {
        for language in text::languages() {
            map += &format!("<url><loc>{origin}/{}/{path}</loc>", language.tag);
            for other in text::languages() {
                map += &format!(
                    "<xhtml:link rel=\"alternate\" hreflang=\"{0}\" href=\"{origin}/{0}/{path}\"/>",
                    other.tag
                );
            }
            map += "</url>\n";
        }
    }
    map += "</urlset>\n";
    Resource::new("application/xml", Keep::AskAgain, map.into_bytes())
}
