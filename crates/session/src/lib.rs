//! One game being played, whichever it is: touches and texts in, snapshots and refusals out.
//! Does not know any rule, any word of any language, who plays or what the time is.

mod play;
mod saved;
mod session;
mod touch;

pub use session::{Session, Touch};
