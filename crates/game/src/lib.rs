//! What any board game must answer to be played, searched, drawn and written down here.
//! Depends on nothing of ours and does not know which games exist.

pub mod board;
pub mod features;
pub mod index;
pub mod layout;
pub mod notation;
pub mod opening;
pub mod perft;
pub mod point;
pub mod position;
pub mod record;
pub mod refusal;
pub mod side;
pub mod snapshot;

pub use board::{Board, Look, Place};
pub use features::Features;
pub use index::Index;
pub use layout::Layout;
pub use notation::Notation;
pub use opening::Opening;
pub use point::{Point, Route};
pub use position::{Ending, Game, Position};
pub use record::{Claim, Record};
pub use refusal::Refusal;
pub use side::Side;
pub use snapshot::{Choice, Man, Played, Snapshot, Standing};
