//! Small line drawings of one stroke weight, beside a word or with a label.
//! Does not know what they stand for.

use leptos::prelude::*;

/// A line drawing by its name; an empty one for a name that there is not.
pub fn icon(name: &'static str) -> AnyView {
    let path = match name {
        "undo" => "M9 7H4V2M4 7c2-2.500 4.700-4 8-4a9 9 0 1 1-8.500 12",
        "redo" => "M15 7h5V2M20 7c-2-2.500-4.700-4-8-4a9 9 0 1 0 8.500 12",
        "hint" => "M9 18h6M10 21h4M8.500 15c-1.500-1.200-2.500-3-2.500-5a6 6 0 0 1 12 0c0 2-1 3.800-2.500 5z",
        "more" => "M5 12h.01M12 12h.01M19 12h.01",
        "flag" => "M6 21V4M6 4c4-2 8 2 12 0v9c-4 2-8-2-12 0",
        "draw" => "M5 9h14M5 15h14",
        "turn" => "M4 12a8 8 0 0 1 14-5.300L20 9M20 4v5h-5M20 12a8 8 0 0 1-14 5.300L4 15M4 20v-5h5",
        "copy" => "M9 9h11v11H9zM5 15H4V4h11v1",
        "close" => "M6 6l12 12M18 6L6 18",
        "first" => "M6 5v14M18 6l-7 6 7 6z",
        "back" => "M15 6l-7 6 7 6",
        "next" => "M9 6l7 6-7 6",
        "last" => "M18 5v14M6 6l7 6-7 6z",
        "stop" => "M7 7h10v10H7z",
        "play" => "M8 5l11 7-11 7z",
        "again" => "M4 4v6h6M4 10a8 8 0 1 1 0 5",
        "home" => "M4 11l8-7 8 7M6 10v10h12V10",
        "book" => "M12 6c-2-1.500-5-2-8-1.500V19c3-.5 6 0 8 1.500 2-1.500 5-2 8-1.500V4.500C17 4 14 4.500 12 6zM12 6v14.500",
        "minus" => "M6 12h12",
        "plus" => "M6 12h12M12 6v12",
        _ => "",
    };
    view! { <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=path></path></svg> }.into_any()
}
