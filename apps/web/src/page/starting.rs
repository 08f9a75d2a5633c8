//! How a game comes onto the table: as usual, as it was chosen, or after another one.
//! Does not know how the choices are shown.

use crate::app::keeping::Seat;
use crate::app::{App, Sheet};
use game::Side;
use games::GameId;
use session::{Session, Start};
use web::choices::{Beginning, next_opening};
use web::clock::Control;
use web::settings::Opponent;
use web::table::{Setup, Table};

impl App {
    /// Begins a new game as usual, by the settings. `own` is the player's side when it is already
    /// fixed.
    pub fn start(self, rules: GameId, own: Option<Side>) {
        let setup = self.setup(own);
        self.open(Table::new(rules, setup), Seat::new());
    }

    /// Who plays by the settings. The player's side is the one wished for, else `own`, else drawn.
    pub fn setup(self, own: Option<Side>) -> Setup {
        let lot = if js_sys::Math::random() < 0.5 {
            Side::First
        } else {
            Side::Second
        };
        self.settings.with_untracked(|settings| {
            let own = match settings.opponent {
                Opponent::Computer => settings.side.or(own).unwrap_or(lot),
                _ => Side::First,
            };
            Setup::of(settings, own)
        })
    }

    /// Another game by the same rules and choices, with the sides changed (article C15) or, for a
    /// restart, the same.
    pub fn again(self, change_sides: bool) {
        let Some((rules, setup, start, note, control)) = self.read(|table| {
            let session = table.session();
            (
                session.id(),
                table.setup(),
                session.start(),
                session.note("opening").unwrap_or("").to_owned(),
                table.control(),
            )
        }) else {
            return;
        };
        let own = setup.own;
        // The same players, whatever the settings say by now.
        let wished = self.settings.with_untracked(|settings| settings.side);
        let setup = Setup {
            own: match setup.opponent {
                Opponent::Computer if change_sides => wished.unwrap_or(own.other()),
                _ => own,
            },
            ..setup
        };
        let (start, how) = match start {
            // Who gave a man gives it with the other colour as well.
            Start::Odds(giver) if setup.own != own => (Start::Odds(giver.other()), String::new()),
            Start::Opening(_) if change_sides => next_opening(rules, &note, js_sys::Math::random())
                .map_or((start, note), |(number, how)| (Start::Opening(number), how)),
            start => (start, note),
        };
        self.begin(rules, setup, &start, &how, control);
    }

    /// Begins a new game; `how` is noted with its opening.
    pub fn begin(
        self,
        rules: GameId,
        setup: Setup,
        start: &Start,
        how: &str,
        control: Option<Control>,
    ) {
        // Without its start, which was one before, the usual one is left.
        let mut session = Session::begin(rules, start).unwrap_or_else(|_| Session::new(rules));
        if session.opening().is_some() && !how.is_empty() {
            session.set_note("opening", how);
        }
        self.open(Table::with(session, setup, control), Seat::new());
    }

    /// Opens the panel for a new game.
    pub fn choose(self, rules: GameId, text: Option<String>) {
        self.sheet.set(Some(Sheet::Begin(rules, text)));
    }

    /// Begins a game as it was chosen.
    pub fn begin_by_choice(self, rules: GameId, beginning: Beginning, control: Option<Control>) {
        let setup = self.setup(None);
        let start = beginning.start(rules, setup.own, js_sys::Math::random());
        let how = match (beginning, &start) {
            (Beginning::Lot, Start::Opening(number)) => {
                format!("{number} {}", web::choices::LOT)
            }
            _ => String::new(),
        };
        self.begin(rules, setup, &start, &how, control);
    }

    /// Begins a game where another one stands.
    pub fn begin_at(self, session: Session, control: Option<Control>) {
        let setup = self.setup(None);
        self.open(Table::with(session, setup, control), Seat::new());
    }
}
