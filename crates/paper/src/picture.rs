//! One drawing as a file: SVG that every program draws alike, PNG, or PDF.
//! Does not know what is drawn.

use crate::booklet::{Booklet, Piece, Role, What};
use crate::{Failed, fonts, pdf};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, WriteOptions};

/// The longest edge of a picture in pixels.
pub const MOST_PIXELS: u32 = 8192;

/// A drawing with the words that stand for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Picture {
    /// The drawing, with classes.
    pub svg: String,
    /// The style sheet of its classes; empty when it stands in the drawing.
    pub style: String,
    /// What it shows, for who cannot see it.
    pub title: String,
    /// The tag of the language of the title.
    pub language: &'static str,
}

/// A drawing read, with its style.
///
/// # Errors
/// When it is not SVG.
pub fn tree(svg: &str, style: &str) -> Result<Tree, Failed> {
    let options = Options {
        font_family: "Vollkorn".to_owned(),
        fontdb: fonts::DATABASE.clone(),
        style_sheet: Some(style.to_owned()),
        ..Options::default()
    };
    Tree::from_str(svg, &options).map_err(|error| Failed::Drawing(error.to_string()))
}

impl Picture {
    /// The drawing as SVG of its own: without classes, and with the outlines of its letters.
    ///
    /// # Errors
    /// When the drawing is not SVG.
    pub fn svg(&self) -> Result<String, Failed> {
        let tree = tree(&self.svg, &self.style)?;
        let flat = tree.to_string(&WriteOptions {
            preserve_text: false,
            coordinates_precision: 3,
            ..WriteOptions::default()
        });
        Ok(titled(&flat, &self.title, self.language))
    }

    /// The drawing as PNG whose longer edge has so many pixels, at most [`MOST_PIXELS`].
    ///
    /// # Errors
    /// When the drawing is not SVG, or there is no memory for the pixels.
    pub fn png(&self, pixels: u32) -> Result<Vec<u8>, Failed> {
        let tree = tree(&self.svg, &self.style)?;
        let pixels = pixels.clamp(1, MOST_PIXELS);
        let size = tree.size();
        #[expect(clippy::cast_precision_loss, reason = "at most 8192")]
        let scale = pixels as f32 / size.width().max(size.height());
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "between 1 and 8192"
        )]
        let across = |length: f32| ((length * scale).round() as u32).max(1);
        let mut pixmap =
            Pixmap::new(across(size.width()), across(size.height())).ok_or(Failed::TooLarge)?;
        resvg::render(
            &tree,
            Transform::from_scale(scale, scale),
            &mut pixmap.as_mut(),
        );
        pixmap
            .encode_png()
            .map_err(|error| Failed::Drawing(error.to_string()))
    }

    /// The drawing as a PDF of one page of its size; `width` is that of the page in points.
    ///
    /// # Errors
    /// When the drawing is not SVG.
    pub fn pdf(&self, width: f32) -> Result<Vec<u8>, Failed> {
        let size = tree(&self.svg, &self.style)?.size();
        let height = width * size.height() / size.width();
        let drawing = Piece {
            block: Some(0),
            x: 0.0,
            y: 0.0,
            what: What::Drawing(self.svg.clone(), width, height),
        };
        pdf::write(&Booklet {
            title: self.title.clone(),
            language: self.language,
            size: (width, height),
            style: self.style.clone(),
            blocks: vec![Role::Figure(self.title.clone())],
            pages: vec![vec![drawing]],
        })
    }
}

/// SVG with a title.
pub fn titled(svg: &str, title: &str, language: &str) -> String {
    let Some((head, rest)) = svg.split_once('>') else {
        return svg.to_owned();
    };
    format!(
        "{head} role=\"img\" lang=\"{language}\">\n    <title>{}</title>{rest}",
        escape(title)
    )
}

/// Text as it may stand in an element or attribute.
#[must_use]
pub fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
}
