//! Pages with what stands on them, and what each piece means to somebody who has it read aloud.
//! Does not know how it is written into a file.

use crate::fonts::Face;

/// What a block of a document is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Role {
    /// The title of the whole.
    Title(String),
    /// The heading of a part.
    Heading(String),
    /// A paragraph or a caption.
    Paragraph,
    /// One point of a list; points that follow each other make the list.
    Item,
    /// A drawing, with the words that stand for it.
    Figure(String),
}

/// A piece at its place. Lengths are points from the left and the top edge of the paper.
#[derive(Clone, PartialEq, Debug)]
pub struct Piece {
    /// Which block of the document it belongs to; `None` for what is not read aloud.
    pub block: Option<usize>,
    /// Its left edge.
    pub x: f32,
    /// Its top edge; of a text the line that it stands on.
    pub y: f32,
    /// What it is.
    pub what: What,
}

/// What a piece is.
#[derive(Clone, PartialEq, Debug)]
pub enum What {
    /// Text on one line, in one face.
    Text {
        /// The cut of the typeface.
        face: Face,
        /// The size of the type.
        size: f32,
        /// Its colour: red, green and blue.
        colour: [u8; 3],
        /// The words.
        text: String,
    },
    /// The sign before a point of a list, in words and as text.
    Bullet(String, f32),
    /// A drawing as SVG, with its width and height.
    Drawing(String, f32, f32),
    /// A straight line to the right, with its length and its thickness.
    Rule(f32, f32),
}

/// A document to print.
#[derive(Clone, PartialEq, Debug)]
pub struct Booklet {
    /// Its title.
    pub title: String,
    /// The tag of its language.
    pub language: &'static str,
    /// The width and height of its pages.
    pub size: (f32, f32),
    /// The style sheet of its drawings.
    pub style: String,
    /// The blocks, in the order in which they are read.
    pub blocks: Vec<Role>,
    /// The pages with their pieces.
    pub pages: Vec<Vec<Piece>>,
}
