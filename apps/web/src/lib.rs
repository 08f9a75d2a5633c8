//! The page's thinking without a screen: touches, motions, settings, and the game on the table.
//! Does not know a browser; the programs `page` and `worker` do.

pub mod answers;
pub mod choices;
pub mod clock;
pub mod desk;
pub mod endings;
pub mod frame;
pub mod games_file;
pub mod geometry;
pub mod kept;
pub mod keys;
pub mod lesson;
pub mod looks;
mod lower;
pub mod messages;
pub mod motion;
pub mod pointer;
pub mod progress;
pub mod seats;
pub mod settings;
pub mod signals;
pub mod sound;
pub mod table;
