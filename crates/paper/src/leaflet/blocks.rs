//! The Markdown of a rule page as blocks to be set.
//! Does not know how they look.

use crate::Diagram;
use crate::fonts::Face;
use crate::lines::Span;
use game::Refusal;
use pulldown_cmark::{Event, HeadingLevel, Parser, Tag, TagEnd};
use text::Text;

/// A block of a leaflet.
#[derive(Clone, PartialEq, Debug)]
pub enum Block {
    /// The title.
    Title(String),
    /// A heading.
    Heading(String),
    /// A paragraph.
    Paragraph(Vec<Span>),
    /// A point of a list.
    Item(Vec<Span>),
    /// A diagram.
    Figure(Figure),
}

/// A diagram with its words.
#[derive(Clone, PartialEq, Debug)]
pub struct Figure {
    /// The drawing, with classes.
    pub drawing: String,
    /// Its height when its width is 1.
    pub tall: f32,
    /// What stands where, in words.
    pub words: String,
    /// What is written beside it.
    pub caption: Vec<Span>,
}

/// The rule page without what only makes sense on a screen: it stands between the lines
/// `<!-- screen -->` and `<!-- /screen -->`.
#[must_use]
pub fn without_screen_parts(markdown: &str) -> String {
    let mut kept = String::new();
    let mut on_paper = true;
    for line in markdown.lines() {
        match line.trim() {
            "<!-- screen -->" => on_paper = false,
            "<!-- /screen -->" => on_paper = true,
            _ if on_paper => {
                kept += line;
                kept.push('\n');
            }
            _ => {}
        }
    }
    kept
}

/// Reads a rule page.
///
/// # Errors
/// When a diagram is not understood.
pub fn read(markdown: &str, text: &Text) -> Result<Vec<Block>, Refusal> {
    let markdown = without_screen_parts(markdown);
    let mut reader = Reader::default();
    let mut drawn = None;
    for event in Parser::new(&markdown) {
        match event {
            Event::Start(Tag::Image { dest_url, .. }) => drawn = Some(dest_url.to_string()),
            Event::End(TagEnd::Image) => {
                if let Some(target) = drawn.take() {
                    let caption = std::mem::take(&mut reader.spans);
                    reader.blocks.push(figure(&target, caption, text)?);
                }
            }
            event => reader.take(event),
        }
    }
    Ok(reader.blocks)
}

fn figure(target: &str, caption: Vec<Span>, text: &Text) -> Result<Block, Refusal> {
    let diagram = Diagram::parse(target)?;
    let board = diagram.board();
    Ok(Block::Figure(Figure {
        drawing: diagram.printed(),
        tall: board.height / board.width,
        words: diagram.words(text),
        caption,
    }))
}

/// Collects blocks from the events of the Markdown reader.
#[derive(Default)]
struct Reader {
    blocks: Vec<Block>,
    spans: Vec<Span>,
    strong: bool,
    slanted: bool,
    in_item: bool,
}

impl Reader {
    fn take(&mut self, event: Event<'_>) {
        match event {
            Event::Start(Tag::Strong) => self.strong = true,
            Event::End(TagEnd::Strong) => self.strong = false,
            Event::Start(Tag::Emphasis) => self.slanted = true,
            Event::End(TagEnd::Emphasis) => self.slanted = false,
            Event::Start(Tag::Item) => {
                self.close(Block::Paragraph);
                self.in_item = true;
            }
            Event::End(TagEnd::Item) => {
                self.close(Block::Item);
                self.in_item = false;
            }
            Event::End(TagEnd::Paragraph) if self.in_item => self.close(Block::Item),
            Event::End(TagEnd::Paragraph) => self.close(Block::Paragraph),
            Event::End(TagEnd::Heading(level)) => {
                let words = self.spans.drain(..).map(|span| span.text).collect();
                self.blocks.push(match level {
                    HeadingLevel::H1 => Block::Title(words),
                    _ => Block::Heading(words),
                });
            }
            Event::Text(words) | Event::Code(words) => self.say(&words),
            Event::SoftBreak | Event::HardBreak => self.say(" "),
            _ => {}
        }
    }

    fn say(&mut self, words: &str) {
        let face = match (self.strong, self.slanted) {
            (true, _) => Face::Bold,
            (false, true) => Face::Italic,
            (false, false) => Face::Regular,
        };
        match self.spans.last_mut() {
            Some(span) if span.face == face => span.text += words,
            _ => self.spans.push(Span {
                face,
                text: words.to_owned(),
            }),
        }
    }

    /// Ends a block of text, unless nothing was said.
    fn close(&mut self, block: impl Fn(Vec<Span>) -> Block) {
        let spans = std::mem::take(&mut self.spans);
        if spans.iter().any(|span| !span.text.trim().is_empty()) {
            self.blocks.push(block(spans));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markdown_becomes_blocks_without_what_is_for_the_screen() {
        let page = "# Title\n\nOne **bold** word.\n\n<!-- screen -->\n## Here\n\nTouch it.\n<!-- /screen -->\n\
                    ## Part\n\n- first\n- second\n\n![The start](board:american/start?marks=11)\n";
        let blocks = read(page, &Text::new("en")).expect("the page is sound");
        assert_eq!(blocks.len(), 6);
        assert_eq!(blocks[0], Block::Title("Title".to_owned()));
        assert_eq!(blocks[2], Block::Heading("Part".to_owned()));
        assert!(matches!(&blocks[1], Block::Paragraph(spans) if spans.len() == 3));
        assert!(matches!(&blocks[4], Block::Item(spans) if spans[0].text == "second"));
        let Block::Figure(figure) = &blocks[5] else {
            panic!("no figure: {:?}", blocks[5]);
        };
        assert_eq!(figure.caption[0].text, "The start");
        assert!(
            figure.words.contains("red man: 1, 2, 3"),
            "{}",
            figure.words
        );
    }

    #[test]
    fn a_wrong_diagram_is_refused() {
        assert!(read("![x](board:american/W:Wx)", &Text::new("en")).is_err());
    }
}
