//! Serves the page, the rule pages and their files from one program, under strict headers.
//! Does not know the command line, any rule, or how the client was built.

mod api;
mod assets;
mod headers;
mod home;
mod html;
mod made;
mod offline;
mod prints;
mod resource;
mod routes;
mod rules;
mod serve;
mod site;

pub use api::{Endings, Unanswered};
pub use assets::has_client;
pub use routes::router;
pub use rules::render;
pub use serve::{Options, StartError, StartErrorKind, run};
pub use site::Site;

/// The commands that build the program with the page inside.
pub const BUILD_COMMANDS: &str = "cargo xtask serve / cargo xtask dist";
