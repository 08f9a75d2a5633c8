//! Where data from outside the project lies.
//! Does not know what is in it.

use std::path::PathBuf;

/// The text of a file of the shared folder, which lies beside the checkout or where TSORO_SHARED
/// says. Without the folder the test says so loudly and has nothing to try.
pub fn read(path: &str) -> Option<String> {
    let beside = || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared");
    let folder = std::env::var_os("TSORO_SHARED").map_or_else(beside, PathBuf::from);
    if !folder.is_dir() {
        println!("SKIPPED: ../shared is missing, {path} was not tried");
        return None;
    }
    let file = folder.join(path);
    Some(
        std::fs::read_to_string(&file)
            .unwrap_or_else(|error| panic!("{}: {error}", file.display())),
    )
}
