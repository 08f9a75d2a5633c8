//! How a game begins: as usual, with an opening of its list, with odds, or at a position.
//! Does not know how one of them is chosen.

use crate::Session;
use game::{Game, Opening, Refusal, Side};
use games::{GameId, Job};

/// Where a game begins.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Start {
    /// At the start of its rule set.
    #[default]
    Usual,
    /// With the moves of the opening of this number, which cannot be taken back.
    Opening(u16),
    /// This side gives a man.
    Odds(Side),
    /// At a position given as text.
    Position(String),
}

/// The note that holds an opening's number.
pub(crate) const OPENING: &str = "opening";
/// The note that holds who gives a man.
const HANDICAP: &str = "handicap";
const SIDES: [(&str, Side); 2] = [("first", Side::First), ("second", Side::Second)];

/// The openings that a rule set has a list of; none for most.
#[must_use]
pub fn openings(id: GameId) -> Vec<Opening> {
    struct List;
    impl Job for List {
        type Output = Vec<Opening>;

        fn run<G: Game>(self) -> Vec<Opening> {
            G::openings()
        }
    }
    id.with(List)
}

/// The position in which one side has a man less, as text.
fn odds(id: GameId, giver: Side) -> String {
    struct Odds(Side);
    impl Job for Odds {
        type Output = String;

        fn run<G: Game>(self) -> String {
            G::odds(self.0).to_fen()
        }
    }
    id.with(Odds(giver))
}

impl Session {
    /// A game that begins somewhere.
    ///
    /// # Errors
    /// `error-opening` with `$found` for a number that is not on the list, the position's own
    /// refusal for a text that is none.
    pub fn begin(id: GameId, start: &Start) -> Result<Session, Refusal> {
        match start {
            Start::Usual => Ok(Session::new(id)),
            Start::Position(fen) => Session::at(id, fen),
            Start::Odds(giver) => {
                let mut session = Session::open(id, Some(&odds(id, *giver)))?;
                let name = SIDES[giver.index()].0;
                session.set_note(HANDICAP, name);
                Ok(session)
            }
            Start::Opening(number) => {
                let mut session = Session::new(id);
                let unknown = || Refusal::new("error-opening").with("found", number);
                let opening = opening(id, *number).ok_or_else(unknown)?;
                for text in &opening.moves {
                    session.play_text(text)?;
                }
                session.set_note(OPENING, &number.to_string());
                Ok(session)
            }
        }
    }

    /// Where the game began.
    #[must_use]
    pub fn start(&self) -> Start {
        if let Some(opening) = self.opening() {
            Start::Opening(opening.number)
        } else if let Some(giver) = self.giver() {
            Start::Odds(giver)
        } else {
            self.start_fen()
                .map_or(Start::Usual, |fen| Start::Position(fen.to_owned()))
        }
    }

    /// The opening that the game began with.
    #[must_use]
    pub fn opening(&self) -> Option<Opening> {
        let number = self.note(OPENING)?.split(' ').next()?.parse().ok()?;
        opening(self.id, number)
    }

    /// Who plays with a man less from the start.
    #[must_use]
    pub fn giver(&self) -> Option<Side> {
        let name = self.note(HANDICAP)?;
        let found = SIDES.iter().find(|(known, _)| *known == name);
        found.map(|(_, side)| *side)
    }

    /// How many plies the notes fix at the beginning: those of the opening.
    pub(crate) fn plies_fixed(&self) -> usize {
        self.opening().map_or(0, |opening| opening.moves.len())
    }
}

fn opening(id: GameId, number: u16) -> Option<Opening> {
    openings(id)
        .into_iter()
        .find(|opening| opening.number == number)
}
