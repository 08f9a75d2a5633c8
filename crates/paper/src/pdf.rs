//! Writes pages as PDF: tagged by PDF/UA-1, with its fonts inside.
//! Does not know what the pages are about or how they were laid out.

use crate::Failed;
use crate::booklet::{Booklet, Piece, Role, What};
use crate::fonts::{Face, Fonts, shape};
use crate::picture;
use krilla::Document;
use krilla::color::rgb;
use krilla::configure::{Accessibility, ConfigurationBuilder};
use krilla::destination::XyzDestination;
use krilla::geom::{PathBuilder, Point, Rect, Size, Transform};
use krilla::metadata::Metadata;
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::paint::Fill;
use krilla::surface::Surface;
use krilla::tagging::{
    Artifact, ArtifactType, ContentTag, Identifier, ListNumbering, SpanTag, Tag, TagGroup, TagTree,
};
use krilla_svg::{SurfaceExt, SvgSettings};
use std::num::NonZeroU16;

/// The ink of text and rules.
pub const BLACK: [u8; 3] = [0x1d, 0x1b, 0x17];

/// What stands before each point of a list, and the rest of it, as they were tagged.
#[derive(Default)]
struct Marked {
    labels: Vec<Identifier>,
    body: Vec<Identifier>,
    /// The page and place of the first piece.
    begins: Option<(usize, f32, f32)>,
}

/// The document as a file.
///
/// # Errors
/// When it is not what PDF/UA-1 asks for, or a drawing cannot be read.
pub fn write(booklet: &Booklet) -> Result<Vec<u8>, Failed> {
    let configuration = ConfigurationBuilder::new()
        .with_accessibility_validator(Accessibility::UA1)
        .finish()
        .map_err(|error| Failed::Document(format!("{error:?}")))?;
    let mut document = Document::new_with(krilla::SerializeSettings {
        configuration,
        ..krilla::SerializeSettings::default()
    });
    let fonts = Fonts::new();
    let mut marked: Vec<Marked> = Vec::new();
    marked.resize_with(booklet.blocks.len(), Marked::default);
    let (width, height) = booklet.size;
    let settings = PageSettings::from_wh(width, height).ok_or(Failed::TooLarge)?;
    for (number, pieces) in booklet.pages.iter().enumerate() {
        let mut page = document.start_page_with(settings.clone());
        let mut surface = page.surface();
        for piece in pieces {
            let tag = tag(piece);
            let identifier = surface.start_tagged(tag);
            let drawn = draw(&mut surface, piece, &fonts, booklet);
            surface.end_tagged();
            drawn?;
            if let Some(block) = piece.block.and_then(|block| marked.get_mut(block)) {
                match piece.what {
                    What::Bullet(..) => block.labels.push(identifier),
                    _ => block.body.push(identifier),
                }
                block.begins.get_or_insert((number, piece.x, piece.y));
            }
        }
        surface.finish();
        page.finish();
    }
    document.set_outline(outline(booklet, &marked));
    document.set_tag_tree(tree(booklet, marked));
    document.set_metadata(
        Metadata::new()
            .title(booklet.title.clone())
            .language(booklet.language.to_owned())
            .creator("Tsoro".to_owned()),
    );
    document
        .finish()
        .map_err(|error| Failed::Document(format!("{error:?}")))
}

/// How a piece is announced.
fn tag(piece: &Piece) -> ContentTag<'static> {
    match (piece.block, &piece.what) {
        (None, _) => ContentTag::Artifact(Artifact::with_kind(ArtifactType::Layout)),
        (Some(_), What::Drawing(..) | What::Rule(..)) => ContentTag::Other,
        (Some(_), What::Text { .. } | What::Bullet(..)) => ContentTag::Span(SpanTag::empty()),
    }
}

fn draw(
    surface: &mut Surface<'_>,
    piece: &Piece,
    fonts: &Fonts,
    booklet: &Booklet,
) -> Result<(), Failed> {
    let at = Point::from_xy(piece.x, piece.y);
    match &piece.what {
        What::Text {
            face,
            size,
            colour,
            text,
        } => put(surface, at, fonts, (*face, *size, *colour), text),
        What::Bullet(text, size) => {
            put(surface, at, fonts, (Face::Regular, *size, BLACK), text);
        }
        What::Rule(length, thick) => {
            let mut path = PathBuilder::new();
            if let Some(rect) = Rect::from_xywh(piece.x, piece.y, *length, *thick) {
                path.push_rect(rect);
            }
            if let Some(path) = path.finish() {
                surface.set_fill(Some(fill(BLACK)));
                surface.draw_path(&path);
            }
        }
        What::Drawing(svg, width, height) => {
            let tree = picture::tree(svg, &booklet.style)?;
            let size = Size::from_wh(*width, *height).ok_or(Failed::TooLarge)?;
            surface.push_transform(&Transform::from_translate(piece.x, piece.y));
            surface.draw_svg(&tree, size, SvgSettings::default());
            surface.pop();
        }
    }
    Ok(())
}

fn put(
    surface: &mut Surface<'_>,
    at: Point,
    fonts: &Fonts,
    (face, size, colour): (Face, f32, [u8; 3]),
    text: &str,
) {
    if let Some(font) = fonts.of(face) {
        surface.set_fill(Some(fill(colour)));
        surface.set_stroke(None);
        surface.draw_glyphs(at, &shape(face, text), font, text, size, false);
    }
}

fn fill([red, green, blue]: [u8; 3]) -> Fill {
    Fill {
        paint: rgb::Color::new(red, green, blue).into(),
        ..Fill::default()
    }
}

/// The list of headings that a reader jumps by.
fn outline(booklet: &Booklet, marked: &[Marked]) -> Outline {
    let mut outline = Outline::new();
    for (role, marked) in booklet.blocks.iter().zip(marked) {
        let (Role::Title(text) | Role::Heading(text)) = role else {
            continue;
        };
        if let Some((page, x, y)) = marked.begins {
            let place = XyzDestination::new(page, Point::from_xy(x, (y - 24.0).max(0.0)));
            outline.push_child(OutlineNode::new(text.clone(), place));
        }
    }
    outline
}

/// The tree of tags.
fn tree(booklet: &Booklet, marked: Vec<Marked>) -> TagTree {
    let mut tree = TagTree::new();
    let mut list: Option<TagGroup> = None;
    for (role, marked) in booklet.blocks.iter().zip(marked) {
        if *role != Role::Item
            && let Some(list) = list.take()
        {
            tree.push(list);
        }
        let mut group = match role {
            Role::Title(text) => TagGroup::new(Tag::Hn(NonZeroU16::MIN, Some(text.clone()))),
            Role::Heading(text) => {
                let level = NonZeroU16::MIN.saturating_add(1);
                TagGroup::new(Tag::Hn(level, Some(text.clone())))
            }
            Role::Paragraph => TagGroup::new(Tag::P),
            Role::Figure(words) => TagGroup::new(Tag::Figure(Some(words.clone()))),
            Role::Item => {
                let mut label = TagGroup::new(Tag::Lbl);
                let mut body = TagGroup::new(Tag::LBody);
                marked.labels.into_iter().for_each(|id| label.push(id));
                marked.body.into_iter().for_each(|id| body.push(id));
                let mut item = TagGroup::new(Tag::LI);
                item.push(label);
                item.push(body);
                list.get_or_insert_with(|| TagGroup::new(Tag::L(ListNumbering::Disc)))
                    .push(item);
                continue;
            }
        };
        marked.body.into_iter().for_each(|id| group.push(id));
        tree.push(group);
    }
    if let Some(list) = list {
        tree.push(list);
    }
    tree
}
