//! The rule pages: their text with the diagrams drawn in.
//! Does not know any rule: the text comes from `crates/text`, a diagram from a position as text.

use crate::assets;
use crate::html::{Page, escape, languages};
use game::Refusal;
use games::GameId;
use paper::Diagram;
use pulldown_cmark::{Event, Parser, Tag, TagEnd, html};
use session::Session;
use std::sync::LazyLock;
use text::Text;

/// A rule page: the rule set in its address, and the board whose text it shows.
pub struct RulePage {
    /// The rule set in the address.
    pub game: GameId,
    /// Its address after the language, such as `rules/american`.
    pub path: String,
    /// The board's name, by which the text is found.
    pub board: &'static str,
}

/// Every rule page: one a board whose rules are written down, named after the first rule set of
/// the catalog that is played on it. It tells the others too.
pub static RULE_PAGES: LazyLock<Vec<RulePage>> = LazyLock::new(|| {
    let mut pages: Vec<RulePage> = Vec::new();
    for &game in GameId::ALL {
        let board = Session::new(game).board().name;
        let told = !text::rules_page("en", board).is_empty();
        if told && pages.iter().all(|page| page.board != board) {
            pages.push(RulePage {
                game,
                path: format!("rules/{}", game.name()),
                board,
            });
        }
    }
    pages
});

/// The rule page as a document.
#[must_use]
pub fn document(page: &RulePage, text: &Text, origin: &str) -> String {
    let markdown = text::rules_page(text.language().tag, page.board);
    let (body, failed) = render(markdown);
    for (target, refusal) in failed {
        tracing::warn!(
            target,
            language = text.language().tag,
            ?refusal,
            "a diagram cannot be drawn"
        );
    }
    let title = markdown
        .lines()
        .find_map(|line| line.strip_prefix("# "))
        .unwrap_or_default();
    Page {
        text,
        title: text.with("pages-title", &[("title", text::Value::from(title))]),
        description: text.get(&format!("pages-rules-{}-description", page.board)),
        path: Some(&page.path),
        scripts: false,
        body: format!(
            "<div class=\"rules\">\n{}\n<main>\n{body}\
             <p><a class=\"primary\" href=\"/{}/\">{}</a>{}</p>\n{}</main>\n{}\n</div>",
            navigation(Some(page), text),
            text.language().tag,
            escape(&text.get("pages-play")),
            lessons(page, text),
            on_paper(page, text),
            languages(text, &page.path)
        ),
        origin,
    }
    .document()
}

/// The link to the lessons of the game; nothing when there are none.
fn lessons(page: &RulePage, text: &Text) -> String {
    let course = page.game.name();
    if assets::address(&format!("lessons-{course}.txt")).is_none() {
        return String::new();
    }
    format!(
        " <a class=\"plain\" href=\"/{}/#learn/{course}\">{}</a>",
        text.language().tag,
        escape(&text.get("learn"))
    )
}

/// Links to these rules and their board on paper.
fn on_paper(page: &RulePage, text: &Text) -> String {
    let (tag, game) = (text.language().tag, page.game.name());
    [("rules", "pages-leaflet"), ("a4", "pages-sheets")]
        .map(|(file, key)| {
            let words = escape(&text.get(key));
            format!(
                "<p class=\"places\"><a href=\"/{tag}/print/{game}-{file}.pdf\">{words}</a></p>\n"
            )
        })
        .concat()
}

/// Links to the home page and the rule pages; `own` is the page that they stand on, if it is one.
#[must_use]
pub fn navigation(own: Option<&RulePage>, text: &Text) -> String {
    let tag = text.language().tag;
    let mut links = format!(
        "<nav class=\"page-nav\" aria-label=\"{}\">\n<ul>\n<li><a class=\"brand\" href=\"/{tag}/\">{}</a></li>\n",
        escape(&text.get("pages-navigation")),
        escape(&text.get("pages-name"))
    );
    for page in RULE_PAGES.iter() {
        let current = if own.is_some_and(|own| own.path == page.path) {
            " aria-current=\"page\""
        } else {
            ""
        };
        links += &format!(
            "<li><a href=\"/{tag}/{}\"{current}>{}</a></li>\n",
            page.path,
            escape(&text.get(&format!("game-{}", page.board)))
        );
    }
    links + "</ul>\n</nav>"
}

/// Markdown as HTML, with images at `board:` drawn, and the diagrams that could not be drawn.
#[must_use]
pub fn render(markdown: &str) -> (String, Vec<(String, Refusal)>) {
    let mut failed = Vec::new();
    let mut events = Vec::new();
    let mut parser = Parser::new(markdown);
    let mut sections = 0;
    while let Some(event) = parser.next() {
        match event {
            Event::Start(Tag::Image {
                dest_url, title, ..
            }) if dest_url.starts_with("board:") => {
                let alt = alternative(&mut parser);
                match figure(&dest_url, &alt, &title) {
                    Ok(drawn) => events.push(Event::InlineHtml(drawn.into())),
                    Err(refusal) => {
                        failed.push((dest_url.to_string(), refusal));
                        events.push(Event::Text(alt.into()));
                    }
                }
            }
            Event::Start(Tag::Heading {
                level,
                id: None,
                classes,
                attrs,
            }) => {
                sections += 1;
                let id = Some(format!("s{sections}").into());
                events.push(Event::Start(Tag::Heading {
                    level,
                    id,
                    classes,
                    attrs,
                }));
            }
            // Comments tell what is for the screen only.
            Event::Html(comment) if comment.starts_with("<!--") => {}
            other => events.push(other),
        }
    }
    let mut page = String::new();
    html::push_html(&mut page, unwrap_figures(events).into_iter());
    (page, failed)
}

/// The text inside an image, up to its end.
fn alternative(parser: &mut Parser<'_>) -> String {
    let mut alt = String::new();
    for event in parser.by_ref() {
        match event {
            Event::End(TagEnd::Image) => break,
            Event::Text(text) | Event::Code(text) => alt += &text,
            Event::SoftBreak | Event::HardBreak => alt.push(' '),
            _ => {}
        }
    }
    alt
}

/// Takes figures out of the paragraphs that hold nothing else: HTML allows none inside one.
fn unwrap_figures(events: Vec<Event<'_>>) -> Vec<Event<'_>> {
    let mut out: Vec<Event<'_>> = Vec::with_capacity(events.len());
    let mut opened = None;
    for event in events {
        if matches!(event, Event::Start(Tag::Paragraph)) {
            opened = Some(out.len());
        }
        let closes = matches!(event, Event::End(TagEnd::Paragraph));
        out.push(event);
        let Some(start) = opened.filter(|_| closes) else {
            continue;
        };
        let inside = &out[start + 1..out.len() - 1];
        let figures = inside
            .iter()
            .filter(|event| matches!(event, Event::InlineHtml(_)))
            .count();
        let only = inside
            .iter()
            .all(|e| matches!(e, Event::InlineHtml(_) | Event::SoftBreak));
        if only && figures > 0 {
            out.pop();
            out[start] = Event::Html("<div class=\"figures\">".into());
            out.push(Event::Html("</div>\n".into()));
        }
        opened = None;
    }
    out
}

/// The diagram that a target names, with its caption: the title when there is one, else the
/// alternative text.
fn figure(target: &str, alt: &str, title: &str) -> Result<String, Refusal> {
    let mut diagram = Diagram::parse(target)?;
    if !title.is_empty() {
        diagram.view.title = alt.to_owned();
    }
    let drawn = diagram.figure();
    let caption = escape(if title.is_empty() { alt } else { title });
    Ok(format!(
        "<figure class=\"diagram\">{drawn}<figcaption>{caption}</figcaption></figure>"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_diagram_leaves_its_paragraph() {
        let (page, failed) =
            render("# Title\n\nText.\n\n![The start](board:american/start?marks=11&path=11-15)\n");
        assert!(failed.is_empty(), "{failed:?}");
        assert!(
            page.contains("<div class=\"figures\"><figure class=\"diagram\"><svg"),
            "{page}"
        );
        assert!(
            page.contains("<figcaption>The start</figcaption>"),
            "{page}"
        );
        assert!(!page.contains("<p><"), "{page}");
    }

    #[test]
    fn what_is_for_the_screen_only_stands_here_without_its_marks() {
        let (page, _) = render("<!-- screen -->\n\nTouch it.\n\n<!-- /screen -->\n");
        assert_eq!(page.trim(), "<p>Touch it.</p>");
    }

    #[test]
    fn a_wrong_diagram_is_told_and_leaves_its_words() {
        for target in [
            "board:halma/start",
            "board:american/W:Wx",
            "board:american/start?marks=99",
            "board:american/start?blink",
        ] {
            let (page, failed) = render(&format!("![Words]({target})\n"));
            assert_eq!(failed.len(), 1, "{target}");
            assert!(page.contains("Words"), "{page}");
        }
    }
}
