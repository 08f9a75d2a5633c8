//! Openings that a game has a list of: first moves to be drawn by lot or chosen.
//! Does not know which games have them.

/// Where an opening is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Use {
    /// Over the board: these are drawn by lot.
    Board,
    /// By mail only: too sharp for the lot.
    Mail,
    /// Nowhere: it loses.
    Barred,
}

impl Use {
    /// Its name in texts and as the ending of a message key.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Use::Board => "board",
            Use::Mail => "mail",
            Use::Barred => "barred",
        }
    }
}

/// First moves from the start of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Opening {
    /// Its number in the list, from 1.
    pub number: u16,
    /// Where it is used.
    pub used: Use,
    /// The moves as text.
    pub moves: Vec<&'static str>,
    /// The name that players know it by; empty when it has none. A proper name in all languages.
    pub name: &'static str,
}
