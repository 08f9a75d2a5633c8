//! The typeface of everything printed, embedded in the program, and text set in it.
//! Does not know where a text stands. Where the files come from is told in `fonts/README.md`.

use krilla::text::{Font, GlyphId, KrillaGlyph};
use resvg::usvg::fontdb::{Database, Source};
use rustybuzz::UnicodeBuffer;
use std::sync::{Arc, LazyLock};

/// One cut of the typeface.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    /// For text.
    Regular,
    /// For headings, emphasis and names of places.
    Bold,
    /// For captions.
    Italic,
}

/// All cuts, in the order of the fields that hold them.
const FACES: [Face; 3] = [Face::Regular, Face::Bold, Face::Italic];

impl Face {
    const fn bytes(self) -> &'static [u8] {
        match self {
            Face::Regular => include_bytes!("../fonts/Vollkorn-Regular.ttf"),
            Face::Bold => include_bytes!("../fonts/Vollkorn-Bold.ttf"),
            Face::Italic => include_bytes!("../fonts/Vollkorn-Italic.ttf"),
        }
    }
}

/// The faces read for setting text; `None` only for a file that is no font.
static SHAPERS: LazyLock<[Option<rustybuzz::Face<'static>>; 3]> =
    LazyLock::new(|| FACES.map(|face| rustybuzz::Face::from_slice(face.bytes(), 0)));

/// The faces for text inside drawings.
pub static DATABASE: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut database = Database::new();
    for face in FACES {
        database.load_font_source(Source::Binary(Arc::new(face.bytes())));
    }
    database.set_serif_family("Vollkorn");
    database.set_sans_serif_family("Vollkorn");
    Arc::new(database)
});

/// The faces of one document.
pub struct Fonts([Option<Font>; 3]);

impl Fonts {
    /// Reads them for a new document.
    #[must_use]
    pub fn new() -> Fonts {
        Fonts(FACES.map(|face| Font::new(face.bytes().into(), 0)))
    }

    /// A face.
    #[must_use]
    pub fn of(&self, face: Face) -> Option<Font> {
        self.0[face as usize].clone()
    }
}

/// A text's glyphs, with lengths in parts of the type size.
#[must_use]
pub fn shape(face: Face, text: &str) -> Vec<KrillaGlyph> {
    let Some(font) = &SHAPERS[face as usize] else {
        return Vec::new();
    };
    let mut buffer = UnicodeBuffer::new();
    buffer.push_str(text);
    buffer.guess_segment_properties();
    let shaped = rustybuzz::shape(font, &[], buffer);
    let infos = shaped.glyph_infos();
    #[expect(clippy::cast_precision_loss, reason = "font units are below 2^16")]
    let part = |units: i32| units as f32 / font.units_per_em() as f32;
    infos
        .iter()
        .zip(shaped.glyph_positions())
        .enumerate()
        .map(|(at, (info, position))| {
            // A glyph stands for the text up to the next cluster.
            let start = info.cluster as usize;
            let end = infos[at..]
                .iter()
                .map(|info| info.cluster as usize)
                .find(|&next| next > start)
                .unwrap_or(text.len());
            KrillaGlyph::new(
                GlyphId::new(info.glyph_id),
                part(position.x_advance),
                part(position.x_offset),
                part(position.y_offset),
                part(position.y_advance),
                start..end,
                None,
            )
        })
        .collect()
}

/// A text's width at a size.
#[must_use]
pub fn width(face: Face, size: f32, text: &str) -> f32 {
    shape(face, text)
        .iter()
        .map(|glyph| glyph.x_advance * size)
        .sum()
}
