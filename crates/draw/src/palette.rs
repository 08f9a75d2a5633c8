//! The colours of everything drawn here and of the pages around it: light and dark, the boards and
//! the sets of men. Does not know which of them a reader has chosen.

use std::fmt::Write as _;

/// A name with its colours in the light and the dark theme.
type Colour = (&'static str, &'static str, &'static str);

include!(concat!(env!("OUT_DIR"), "/looks.rs"));

/// The colours of pages: the light theme, then the dark one.
const PALETTE: &str = include_str!("palette.css");

/// How the classes in drawings look, in terms of the names of colours.
const BOARD_STYLE: &str = include_str!("board.css");

/// The board in a reader's own few colours, where the system asks for them.
const FORCED: &str = include_str!("forced.css");

/// Whether colours are for a light or a dark ground.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Theme {
    /// Dark ink on a light ground.
    #[default]
    Light,
    /// Light ink on a dark ground.
    Dark,
}

/// What a picture wears: the looks that decide its colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Dress {
    /// Light or dark.
    pub theme: Theme,
    /// The board: one of [`BOARDS`].
    pub board: &'static str,
    /// The set of men: one of [`SETS`].
    pub set: &'static str,
    /// Whether the sides differ by a sign on their men too.
    pub pattern: bool,
}

impl Default for Dress {
    fn default() -> Dress {
        Dress {
            theme: Theme::Light,
            board: BOARDS[0],
            set: SETS[0],
            pattern: false,
        }
    }
}

fn of_board(name: &str) -> &'static [Colour] {
    let found = BOARDS.iter().position(|board| *board == name);
    COLOURS_OF_BOARDS[found.unwrap_or(0)]
}

fn of_set(name: &str) -> &'static [Colour] {
    let found = SETS.iter().position(|set| *set == name);
    COLOURS_OF_SETS[found.unwrap_or(0)]
}

/// A colour of a dress by its name, such as `board-dark` or `ink`; the value as a style sheet
/// writes it, which may be `none`.
#[must_use]
pub fn colour(dress: &Dress, name: &str) -> Option<&'static str> {
    if name == "pattern" {
        return Some(if dress.pattern { "inline" } else { "none" });
    }
    let looks = of_board(dress.board).iter().chain(of_set(dress.set));
    for (found, light, dark) in looks {
        if *found == name {
            return Some(match dress.theme {
                Theme::Light => light,
                Theme::Dark => dark,
            });
        }
    }
    of_page(dress.theme, name)
}

fn of_page(theme: Theme, name: &str) -> Option<&'static str> {
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

/// The style of drawings with a dress's colours in place of their names, for viewers of files that
/// do not know custom properties.
#[must_use]
pub fn style(dress: &Dress) -> String {
    style_with(|name| colour(dress, name).map(str::to_owned))
}

/// The same with colours from elsewhere, such as those that a page wears; `none` where there is
/// none.
#[must_use]
pub fn style_with(colour: impl Fn(&str) -> Option<String>) -> String {
    let mut parts = BOARD_STYLE.split("var(--");
    let mut style = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, rest) = part.split_once(')').unwrap_or((part, ""));
        style += colour(name).as_deref().unwrap_or("none");
        style += rest;
    }
    style
}

/// The style sheet of pages that show drawings: all colours by name, and the style of drawings.
///
/// The attributes `data-theme` of the document (`light`, `dark`, or none for the reader's system),
/// and `data-board`, `data-set` and `data-pattern` of the document or of any part of it, choose among
/// them.
#[must_use]
pub fn stylesheet() -> String {
    const DARK: &str = ":root[data-theme=\"dark\"]";
    const AUTO: &str = ":root:not([data-theme])";
    let dark_page = PALETTE
        .split_once(&format!("{DARK} {{"))
        .and_then(|(_, rest)| rest.split_once('}'))
        .map_or("", |(colours, _)| colours);
    let mut sheet = format!(
        "{PALETTE}@media (prefers-color-scheme:dark){{{AUTO}{{{dark_page}}}}}\n\
         :root{{--pattern:none}}[data-pattern=\"on\"]{{--pattern:inline}}\n"
    );
    let looks = (BOARDS
        .iter()
        .zip(COLOURS_OF_BOARDS)
        .map(|(name, of)| ("board", name, of)))
    .chain(
        SETS.iter()
            .zip(COLOURS_OF_SETS)
            .map(|(name, of)| ("set", name, of)),
    );
    let mut auto = String::new();
    for (kind, name, colours) in looks {
        let first = *name == BOARDS[0] || *name == SETS[0];
        let chosen = format!("[data-{kind}=\"{name}\"]");
        let root = if first { ":root," } else { "" };
        block(
            &mut sheet,
            &format!("{root}{chosen}"),
            colours,
            Theme::Light,
        );
        for (sheet, theme) in [(&mut sheet, DARK), (&mut auto, AUTO)] {
            let root = if first {
                format!("{theme},")
            } else {
                String::new()
            };
            let selector = format!("{root}{theme}{chosen},{theme} {chosen}");
            block(sheet, &selector, colours, Theme::Dark);
        }
    }
    let _ = write!(sheet, "@media (prefers-color-scheme:dark){{\n{auto}}}\n");
    sheet + BOARD_STYLE + FORCED
}

/// Colours as custom properties.
fn block(sheet: &mut String, selector: &str, colours: &[Colour], theme: Theme) {
    let _ = write!(sheet, "{selector}{{");
    for (name, light, dark) in colours {
        let value = match theme {
            Theme::Light => light,
            Theme::Dark => dark,
        };
        let _ = write!(sheet, "--{name}:{value};");
    }
    sheet.push_str("}\n");
}
