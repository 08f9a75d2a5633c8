//! Files that are made when the program starts: the style of drawings, and each language's messages.
//! Does not know who asks for them.

use crate::assets;
use crate::resource::{Keep, Resource, hash};
use std::sync::LazyLock;

/// A file that is made at the start.
pub struct Made {
    /// What it is, such as `messages-sn.txt`.
    pub name: String,
    /// Its name with its content's hash.
    pub served: String,
    /// Its content.
    pub bytes: Vec<u8>,
}

/// All of them.
pub static MADE: LazyLock<Vec<Made>> = LazyLock::new(|| {
    let mut files = vec![made("board.css", draw::stylesheet())];
    for language in text::languages() {
        let tag = language.tag;
        files.push(made(&format!("messages-{tag}.txt"), text::first_words(tag)));
        let lessons = text::words_of(tag, "lessons");
        if !lessons.is_empty() {
            files.push(made(&format!("lessons-{tag}.txt"), lessons));
        }
    }
    files
});

impl Made {
    /// The file as it is served.
    pub fn resource(&'static self) -> Resource {
        let bytes = self.bytes.as_slice();
        Resource::new(assets::kind(&self.served), Keep::Forever, bytes)
    }
}

fn made(name: &str, content: String) -> Made {
    let (stem, ending) = name.split_once('.').unwrap_or((name, "bin"));
    Made {
        name: name.to_owned(),
        served: format!("{stem}.{}.{ending}", hash(content.as_bytes())),
        bytes: content.into_bytes(),
    }
}
