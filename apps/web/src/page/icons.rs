//! Small line drawings of one stroke weight, beside a word or with a label.
//! Does not know what they stand for.

use crate::dom::{El, svg};

/// A line drawing by its name; an empty one for a name that there is not.
pub fn icon(name: &str) -> El {
    let path = match name {
        "undo" => "M9 7H4V2M4 7c2-2.5 4.7-4 8-4a9 9 0 1 1-8.5 12",
        "redo" => "M15 7h5V2M20 7c-2-2.5-4.7-4-8-4a9 9 0 1 0 8.5 12",
        "hint" => "M9 18h6M10 21h4M8.5 15c-1.5-1.2-2.5-3-2.5-5a6 6 0 0 1 12 0c0 2-1 3.8-2.5 5z",
        "more" => "M5 11v2M12 11v2M19 11v2",
        "menu" => "M4 7h16M4 12h16M4 17h16",
        "flag" => "M6 21V4M6 4c4-2 8 2 12 0v9c-4 2-8-2-12 0",
        "draw" => "M5 9h14M5 15h14",
        "turn" => "M4 12a8 8 0 0 1 14-5.3L20 9M20 4v5h-5M20 12a8 8 0 0 1-14 5.3L4 15M4 20v-5h5",
        "copy" => "M9 9h11v11H9zM5 15H4V4h11v1",
        "close" => "M6 6l12 12M18 6L6 18",
        "yes" => "M5 13l5 5L19 7",
        "first" => "M6 5v14M18 6l-7 6 7 6z",
        "back" => "M15 6l-7 6 7 6",
        "next" => "M9 6l7 6-7 6",
        "last" => "M18 5v14M6 6l7 6-7 6z",
        "stop" => "M7 7h10v10H7z",
        "play" => "M8 5l11 7-11 7z",
        "again" => "M4 4v6h6M4 10a8 8 0 1 1 0 5",
        "board" => "M4 4h16v16H4zM4 12h16M12 4v16",
        "hand" => {
            "M12 3v18M3 12h18M12 3l-3 3M12 3l3 3M12 21l-3-3M12 21l3-3M3 12l3-3M3 12l3 3M21 12l-3-3M21 12l-3 3"
        }
        "off" => "M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13",
        "step" => "M7 5l9 7-9 7zM19 5v14",
        // A cup.
        "who" => "M8 4h8v5a4 4 0 0 1-8 0zM8 5H4c0 3 1.5 5 4 5M16 5h4c0 3-1.5 5-4 5M12 13v5M8 20h8",
        "home" => "M4 11l8-7 8 7M6 10v10h12V10",
        "games" => "M4 6h3v3H4zM4 15h3v3H4zM11 7.5h9M11 16.5h9",
        "delete" => "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13",
        "save" => "M12 4v11M7 11l5 5 5-5M5 20h14",
        "add" => "M12 16V5M7 9l5-5 5 5M5 20h14",
        "install" => "M12 4v11M7 10l5 5 5-5M5 20h14",
        "book" => {
            "M12 6c-2-1.5-5-2-8-1.5V19c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V4.5C17 4 14 4.5 12 6zM12 6v14.5"
        }
        "learn" => "M3 9l9-4 9 4-9 4zM7 11v5c3 2.5 7 2.5 10 0v-5M21 9v6",
        "list" => "M9 6h11M9 12h11M9 18h11M4 6h1M4 12h1M4 18h1",
        "type" => "M5 7V5h14v2M12 5v14M9 19h6",
        "keys" => "M3 7h18v10H3zM7 10.5v.5M11 10.5v.5M15 10.5v.5M8 14h8",
        // A palette with three colours on it.
        "looks" => {
            "M12 4a8 8 0 1 0 0 16c1.6 0 2-1 1.6-2.2-.5-1.5.3-2.8 2-2.8H18a2 2 0 0 0 2-2c0-5-3.6-9-8-9zM8 12v.1M10 8v.1M15 8v.1"
        }
        "print" => "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
        "minus" => "M6 12h12",
        "plus" => "M6 12h12M12 6v12",
        _ => "",
    };
    svg("icon", "0 0 24 24").html(&format!("<path d=\"{path}\"/>"))
}
