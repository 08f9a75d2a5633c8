//! How a leaflet is set: sizes of type, of diagrams and of the white between.
//! Does not know how the columns are filled.

use super::blocks::{Block, Figure};
use super::columns::{Columns, Part};
use crate::booklet::{Booklet, Piece, Role, What};
use crate::fonts::{Face, width};
use crate::lines::{Line, Span, broken};
use crate::pdf::BLACK;
use crate::size::MM;
use crate::{Ink, Paper};
use text::Text;

/// The accent of headings.
const GREEN: [u8; 3] = [0x1f, 0x54, 0x39];
/// Left, right and top of the sheet.
const MARGIN: f32 = 14.0 * MM;
/// The line of the foot, from the lower edge.
const FOOT: f32 = 9.0 * MM;
/// Between the two columns.
const GUTTER: f32 = 7.5 * MM;
/// How many pages a leaflet shall have: the two sides of a sheet.
const PAGES: usize = 2;
/// Sizes of text with the largest and the smallest diagrams that go with them, in millimetres, from
/// the most pleasant to the smallest that is read with ease.
const FITS: [(f32, u8, u8); 3] = [(11.0, 52, 44), (10.5, 48, 41), (10.0, 46, 33)];

/// Sizes in points.
#[derive(Clone, Copy)]
pub struct Sizes {
    /// The size of text.
    pub text: f32,
    /// From line to line.
    pub leading: f32,
    /// The width of a diagram.
    pub diagram: f32,
    /// The width of a column.
    pub column: f32,
}

/// The blocks set as large as two pages allow, or in the smallest sizes on more pages.
#[must_use]
pub fn fitted(blocks: &[Block], paper: Paper, text: &Text) -> Booklet {
    let mut booklet = None;
    let fits = FITS.into_iter().flat_map(|(size, most, least)| {
        (least..=most)
            .rev()
            .map(move |wide| (size, f32::from(wide)))
    });
    for (size, diagram) in fits {
        let (across, _) = paper.points();
        let sizes = Sizes {
            text: size,
            leading: size * 1.32,
            diagram: diagram * MM,
            column: (across - 2.0 * MARGIN - GUTTER) / 2.0,
        };
        let made = set(blocks, paper, sizes, text);
        let fits = made.pages.len() <= PAGES;
        booklet = Some(made);
        if fits {
            break;
        }
    }
    booklet.unwrap_or_else(|| empty(paper, text))
}

fn empty(paper: Paper, text: &Text) -> Booklet {
    Booklet {
        title: String::new(),
        language: text.language().tag,
        size: paper.points(),
        style: Ink::Saving.style(),
        blocks: Vec::new(),
        pages: Vec::new(),
    }
}

/// Sets the blocks in these sizes.
fn set(blocks: &[Block], paper: Paper, sizes: Sizes, text: &Text) -> Booklet {
    let (across, down) = paper.points();
    let mut booklet = empty(paper, text);
    booklet.style = Ink::Leaflet.style();
    let mut head = Vec::new();
    let mut top = MARGIN;
    let mut parts: Vec<Part> = Vec::new();
    for block in blocks {
        match block {
            Block::Title(title) => {
                booklet.title.clone_from(title);
                let index = push(&mut booklet, Role::Title(title.clone()));
                top = headed(&mut head, index, title, across);
            }
            Block::Heading(words) => {
                let index = push(&mut booklet, Role::Heading(words.clone()));
                parts.push(heading(index, words, sizes));
            }
            Block::Paragraph(spans) => {
                let index = push(&mut booklet, Role::Paragraph);
                let mut part = paragraph(index, spans, sizes);
                // What announces something stands with it.
                part.stays_with_next = spans.last().is_some_and(|span| span.text.ends_with(':'));
                parts.push(part);
            }
            Block::Item(spans) => {
                let index = push(&mut booklet, Role::Item);
                parts.push(item(index, spans, sizes));
            }
            Block::Figure(figure) => {
                let index = push(&mut booklet, Role::Figure(figure.words.clone()));
                let caption = push(&mut booklet, Role::Paragraph);
                parts.push(diagram(index, caption, figure, sizes));
            }
        }
    }
    // What stands under a heading belongs to it.
    for index in 1..parts.len() {
        if parts[index - 1].stays_with_next {
            parts[index].stretch = 0.0;
        }
    }
    let columns = Columns {
        tops: (top, MARGIN),
        bottom: down - FOOT - 7.0 * MM,
        lefts: [MARGIN, MARGIN + sizes.column + GUTTER],
        most_more: sizes.leading * 0.65,
    };
    booklet.pages = columns.filled(&parts);
    if let Some(first) = booklet.pages.first_mut() {
        first.splice(0..0, head);
    }
    let pages = booklet.pages.len();
    for (number, page) in booklet.pages.iter_mut().enumerate() {
        foot(page, (number + 1, pages), &booklet.title, paper);
    }
    booklet
}

fn push(booklet: &mut Booklet, role: Role) -> usize {
    booklet.blocks.push(role);
    booklet.blocks.len() - 1
}

/// The title over both columns with a line under it; where the columns begin.
fn headed(head: &mut Vec<Piece>, block: usize, title: &str, across: f32) -> f32 {
    let room = across - 2.0 * MARGIN;
    let mut size = 27.0;
    let span = Span {
        face: Face::Bold,
        text: title.to_owned(),
    };
    let wide = width(Face::Bold, size, title);
    if wide > room {
        size = (size * room / wide).max(20.0);
    }
    let mut y = MARGIN + size * 0.72;
    for line in broken(&[span], size, room) {
        head.extend(runs(&line, block, (MARGIN, y), size, GREEN));
        y += size * 1.1;
    }
    let under = y - size * 1.1 + size * 0.42;
    head.push(Piece {
        block: None,
        x: MARGIN,
        y: under,
        what: What::Rule(room, 0.8),
    });
    under + 6.0 * MM
}

/// The foot of a page.
fn foot(page: &mut Vec<Piece>, (number, pages): (usize, usize), title: &str, paper: Paper) {
    let (across, down) = paper.points();
    let y = down - FOOT;
    let number = format!("{number}/{pages}");
    let right = across - MARGIN - width(Face::Regular, 9.0, &number);
    for (x, text) in [(MARGIN, format!("Tsoro · {title}")), (right, number)] {
        page.push(Piece {
            block: None,
            x,
            y,
            what: What::Text {
                face: Face::Regular,
                size: 9.0,
                colour: [0x66, 0x60, 0x54],
                text,
            },
        });
    }
}

fn heading(block: usize, words: &str, sizes: Sizes) -> Part {
    let size = sizes.text * 1.3;
    let span = Span {
        face: Face::Bold,
        text: words.to_owned(),
    };
    let leading = size * 1.15;
    let lines = broken(&[span], size, sizes.column);
    let height = leading * count(lines.len());
    let mut pieces = Vec::new();
    for (number, line) in lines.iter().enumerate() {
        let y = leading * count(number) + size * 0.76;
        pieces.extend(runs(line, block, (0.0, y), size, GREEN));
    }
    Part {
        before: sizes.leading * 0.8,
        stretch: 2.0,
        rows: vec![(height + sizes.leading * 0.2, pieces)],
        stays_with_next: true,
    }
}

fn paragraph(block: usize, spans: &[Span], sizes: Sizes) -> Part {
    Part {
        before: sizes.leading * 0.42,
        stretch: 1.0,
        rows: rows(block, spans, 0.0, sizes),
        stays_with_next: false,
    }
}

fn item(block: usize, spans: &[Span], sizes: Sizes) -> Part {
    let indent = sizes.text * 1.05;
    let mut rows = rows(block, spans, indent, sizes);
    if let Some((_, pieces)) = rows.first_mut() {
        pieces.insert(
            0,
            Piece {
                block: Some(block),
                x: sizes.text * 0.2,
                y: baseline(sizes),
                what: What::Bullet("•".to_owned(), sizes.text),
            },
        );
    }
    Part {
        before: sizes.leading * 0.26,
        stretch: 0.4,
        rows,
        stays_with_next: false,
    }
}

/// Where a line of text stands below the top of its row.
fn baseline(sizes: Sizes) -> f32 {
    sizes.leading * 0.5 + sizes.text * 0.3
}

/// Text in rows of a line each.
fn rows(block: usize, spans: &[Span], indent: f32, sizes: Sizes) -> Vec<(f32, Vec<Piece>)> {
    broken(spans, sizes.text, sizes.column - indent)
        .iter()
        .map(|line| {
            let at = (indent, baseline(sizes));
            (
                sizes.leading,
                runs(line, block, at, sizes.text, BLACK).collect(),
            )
        })
        .collect()
}

/// A diagram with its caption to the right of it, in the middle of its height.
fn diagram(block: usize, caption: usize, figure: &Figure, sizes: Sizes) -> Part {
    let tall = sizes.diagram * figure.tall;
    let left = sizes.diagram + 3.5 * MM;
    let leading = sizes.text * 1.25;
    let slanted: Vec<Span> = figure
        .caption
        .iter()
        .map(|span| Span {
            face: Face::Italic,
            text: span.text.clone(),
        })
        .collect();
    let lines = broken(&slanted, sizes.text, sizes.column - left);
    let words = leading * count(lines.len());
    let height = tall.max(words);
    let mut pieces = vec![Piece {
        block: Some(block),
        x: 0.0,
        y: (height - tall) / 2.0,
        what: What::Drawing(figure.drawing.clone(), sizes.diagram, tall),
    }];
    for (number, line) in lines.iter().enumerate() {
        let y = (height - words) / 2.0 + leading * (count(number) + 0.5) + sizes.text * 0.3;
        pieces.extend(runs(line, caption, (left, y), sizes.text, BLACK));
    }
    Part {
        before: sizes.leading * 0.6,
        stretch: 1.5,
        rows: vec![(height + sizes.leading * 0.3, pieces)],
        stays_with_next: false,
    }
}

/// The runs of a line as pieces.
fn runs(
    line: &Line,
    block: usize,
    (x, y): (f32, f32),
    size: f32,
    colour: [u8; 3],
) -> impl Iterator<Item = Piece> {
    line.iter().map(move |(right, run)| Piece {
        block: Some(block),
        x: x + right,
        y,
        what: What::Text {
            face: run.face,
            size,
            colour,
            text: run.text.clone(),
        },
    })
}

#[expect(clippy::cast_precision_loss, reason = "a few lines")]
fn count(number: usize) -> f32 {
    number as f32
}
