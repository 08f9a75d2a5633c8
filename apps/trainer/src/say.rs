//! Lines on the output. A reader of a pipe may stop early; nothing is lost by that.
//! Does not know what they say.

/// Prints a line.
#[macro_export]
macro_rules! say {
    ($($words:tt)*) => {{
        use std::io::Write;
        let _ = writeln!(std::io::stdout(), $($words)*);
    }};
}
