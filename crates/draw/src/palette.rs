//! The colours of the light and the dark theme, and the look of everything drawn here.
//! Does not know which theme a reader has chosen.

/// Every colour of the product by its name, as custom properties of a stylesheet: the light theme,
/// then the dark one.
pub const PALETTE: &str = include_str!("palette.css");

/// How the classes in drawings look, in terms of the palette's names.
pub const BOARD_STYLE: &str = include_str!("board.css");

/// A set of colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    /// Dark ink on a light ground.
    Light,
    /// Light ink on a dark ground.
    Dark,
}

/// A colour of a theme by its name, such as `board-dark`, as the palette writes it.
#[must_use]
pub fn colour(theme: Theme, name: &str) -> Option<&'static str> {
    let mut blocks = PALETTE.split('}');
    let block = match theme {
        Theme::Light => blocks.next()?,
        Theme::Dark => blocks.nth(1)?,
    };
    block.lines().find_map(|line| {
        let (found, value) = line.trim().strip_prefix("--")?.split_once(':')?;
        (found == name).then(|| value.trim().trim_end_matches(';'))
    })
}

/// [`BOARD_STYLE`] with a theme's colours in place of their names, for viewers of files that do
/// not know custom properties.
#[must_use]
pub fn style(theme: Theme) -> String {
    let mut parts = BOARD_STYLE.split("var(--");
    let mut style = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, rest) = part.split_once(')').unwrap_or((part, ""));
        style += colour(theme, name).unwrap_or("none");
        style += rest;
    }
    style
}
