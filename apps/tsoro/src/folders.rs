//! Where this program keeps its files: by the XDG rules, or the system's own.
//! Does not know what is kept there.

use std::env;
use std::path::PathBuf;

/// The folder for what was begun: an unfinished game.
pub fn state() -> Option<PathBuf> {
    one_of("XDG_STATE_HOME", ".local/state")
}

/// The folder for tables of endings.
pub fn tables() -> Option<PathBuf> {
    one_of("XDG_DATA_HOME", ".local/share").map(|folder| folder.join("tables"))
}

fn one_of(variable: &str, at_home: &str) -> Option<PathBuf> {
    let set = |name: &str| {
        env::var_os(name)
            .map(PathBuf::from)
            .filter(|path| path.is_absolute())
    };
    set(variable)
        .or_else(|| set("LOCALAPPDATA"))
        .or_else(|| set("HOME").map(|home| home.join(at_home)))
        .map(|folder| folder.join("tsoro"))
}
