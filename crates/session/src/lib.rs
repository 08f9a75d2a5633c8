//! One game being played, whichever it is: touches and texts in, snapshots and refusals out.
//! Does not know any rule, any word of any language, who plays or what the time is.

mod course;
mod editor;
mod pasted;
mod pdn;
mod play;
mod saved;
mod session;
mod start;
mod touch;

pub use course::{Course, Goal, Lesson, Step, Turn};
pub use editor::Editor;
pub use session::{Session, Touch};
pub use start::{Start, openings};
