//! Everything on paper and in picture files: boards and men to print, diagrams, rule leaflets.
//! Does not know any rule, any language, or where a file goes: bytes come out.

mod booklet;
mod diagram;
mod discs;
mod fonts;
mod ink;
mod leaflet;
mod lines;
mod pdf;
mod picture;
mod printed;
mod sheets;
mod size;

pub use diagram::Diagram;
pub use ink::Ink;
pub use leaflet::{leaflet, without_screen_parts};
pub use picture::Picture;
pub use sheets::{Sheet, boards, sheet_svg, sheets_pdf};
pub use size::Paper;

use std::fmt;

/// Why a file could not be made. What we ship never comes to this, and the tests hold it to that.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Failed {
    /// A drawing that the reader of drawings refuses.
    Drawing(String),
    /// A document that is not what PDF/UA asks for, such as one with a letter that no font has.
    Document(String),
    /// A picture too large for memory.
    TooLarge,
}

impl fmt::Display for Failed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failed::Drawing(reason) | Failed::Document(reason) => f.write_str(reason),
            Failed::TooLarge => f.write_str("the picture is too large"),
        }
    }
}

impl std::error::Error for Failed {}
