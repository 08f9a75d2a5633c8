//! A game on the page: the session, who plays it, what is being looked at, and what to say.
//! Does not know any rule, any word of a language, or how anything is drawn.

mod computer;
mod endings;
mod keeping;
mod lesson;
mod timing;

use crate::clock::{Clock, Control};
use crate::desk::Desk;
use crate::frame::{Frame, Notice};
use crate::lesson::Lesson;
use crate::settings::Opponent;
use endings::Endings;
use game::{Point, Refusal, Side};
use games::GameId;
use session::{Session, Touch};
use std::sync::Arc;

pub use crate::seats::Setup;

/// What the engine is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// The computer's move.
    Move,
    /// A hint for the player.
    Hint,
    /// Whether the computer agrees to a draw.
    Agreement,
}

/// A game on the page.
pub struct Table {
    session: Session,
    setup: Setup,
    /// The lesson that the game is about, when it is one.
    lesson: Option<Lesson>,
    /// The ply being looked at, when it is not the last one.
    viewing: Option<usize>,
    notice: Option<Notice>,
    /// The men that a refusal is about.
    concerned: Vec<Point>,
    /// The way of a hint.
    hint: Vec<Point>,
    wish: Option<Wish>,
    /// The computer waits until it is told to go on: the player has stopped it.
    halted: bool,
    /// It waits again after its next move.
    stepping: bool,
    /// The moves as text, kept up as they change.
    moves: Arc<Vec<String>>,
    /// How often the game itself has changed: what is kept is out of date then.
    changes: u32,
    /// Plies played, plies taken back, and whether the game is over, as of the last frame.
    stands: (usize, usize, bool),
    /// The opening that the game began with, and who gives a man.
    begun: (Option<u16>, Option<Side>),
    clock: Option<Clock>,
    /// What the time is, in milliseconds since 1970, as of the last deed.
    now: f64,
    /// Nobody sees the page.
    away: bool,
    /// The game has ended and is only looked at.
    replayed: bool,
    /// Another tab plays the game.
    elsewhere: bool,
    /// What tables of endings are asked and have told.
    endings: Endings,
}

impl Table {
    /// A new game.
    #[must_use]
    pub fn new(rules: GameId, setup: Setup) -> Table {
        Table::with(Session::new(rules), setup, None)
    }

    /// A new game that begins as the session stands, with a clock or without.
    #[must_use]
    pub fn with(mut session: Session, setup: Setup, control: Option<Control>) -> Table {
        session.set_casual(setup.opponent != Opponent::Friend);
        session.set_note("setup", &setup.write());
        let mut table = Table::of(session, setup);
        table.clock = control.map(Clock::new);
        table
    }

    /// A game that was kept with [`Table::save`].
    ///
    /// # Errors
    /// Says what is wrong with the text.
    pub fn load(text: &str) -> Result<Table, Refusal> {
        let session = Session::load(text)?;
        let setup = Setup::read(session.note("setup").unwrap_or(""));
        let mut table = Table::of(session, setup);
        table.clock = table.kept_clock();
        Ok(table)
    }

    fn of(session: Session, setup: Setup) -> Table {
        Table {
            setup,
            lesson: None,
            viewing: None,
            notice: None,
            concerned: Vec::new(),
            hint: Vec::new(),
            wish: None,
            halted: false,
            stepping: false,
            moves: Arc::default(),
            changes: 0,
            stands: (usize::MAX, 0, false),
            begun: (
                session.opening().map(|opening| opening.number),
                session.giver(),
            ),
            clock: None,
            now: 0.0,
            away: false,
            replayed: false,
            elsewhere: false,
            endings: Endings::default(),
            session,
        }
    }

    /// The game as text.
    #[must_use]
    pub fn save(&self) -> String {
        self.session.save()
    }

    /// The session, to read.
    #[must_use]
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// The position that is looked at, as text.
    #[must_use]
    pub fn shown_fen(&self) -> String {
        self.session
            .fen_at(self.viewing.unwrap_or(self.session.ply()))
    }

    /// The position that is looked at, to be changed.
    #[must_use]
    pub fn to_desk(&self) -> Desk {
        Desk::at(&self.session, self.viewing.unwrap_or(self.session.ply()))
    }

    /// Who plays.
    #[must_use]
    pub fn setup(&self) -> Setup {
        self.setup
    }

    /// Whether a move was made and the game goes on: what is worth keeping.
    #[must_use]
    pub fn unfinished(&self) -> bool {
        self.lesson.is_none()
            && self.session.ply() > self.session.fixed()
            && self.session.end().is_none()
    }

    /// Whether it is a person's turn in a game that goes on.
    #[must_use]
    pub fn persons_turn(&self) -> bool {
        let turn = self.session.turn();
        let person = match &self.lesson {
            Some(lesson) => !lesson.done() && turn == lesson.own(),
            None => self.setup.person(turn),
        };
        self.session.end().is_none() && person
    }

    /// How often the game itself has changed since it was opened, as of the last frame.
    #[must_use]
    pub fn changes(&self) -> u32 {
        self.changes
    }

    fn stand(&self) -> (usize, usize, bool) {
        let session = &self.session;
        (session.ply(), session.future(), session.end().is_some())
    }

    /// Writes the moves down again when the last deed has changed the game.
    fn settle(&mut self) {
        let stands = self.stand();
        if stands != self.stands {
            self.time_moves(self.stands.0);
            self.stands = stands;
            self.changes += 1;
            self.moves = Arc::new(self.session.moves());
        }
        self.run_clock();
        self.note_time();
    }

    /// Forgets what was said about the last deed.
    fn quiet(&mut self) {
        self.notice = None;
        self.concerned.clear();
        self.hint.clear();
        if let Some(lesson) = &mut self.lesson {
            lesson.quiet();
        }
    }

    /// Says something, until the next deed.
    pub fn say(&mut self, notice: Notice) {
        self.notice = Some(notice);
    }

    /// A point is touched.
    pub fn touch(&mut self, point: Point) -> bool {
        self.quiet();
        if self.viewing.take().is_some() || self.learned_enough() {
            return false;
        }
        if self.session.end().is_none() && !self.persons_turn() {
            self.refuse(Refusal::new("refused-not-your-turn"));
            return false;
        }
        match self.session.touch(point) {
            Touch::Refused(refusal) => {
                self.refuse(refusal);
                false
            }
            Touch::Done(played) => self.judge(&played),
            Touch::Begun | Touch::Dropped => true,
        }
    }

    /// A move is given as text. Returns whether it was played; else it is said why it was not.
    pub fn typed(&mut self, text: &str) -> bool {
        self.quiet();
        self.viewing = None;
        if self.learned_enough() {
            return false;
        }
        if self.session.end().is_none() && !self.persons_turn() {
            self.refuse(Refusal::new("refused-not-your-turn"));
            return false;
        }
        match self.session.play_text(text) {
            Ok(played) => self.judge(&played),
            Err(refusal) => {
                self.refuse(refusal);
                false
            }
        }
    }

    fn refuse(&mut self, refusal: Refusal) {
        self.concerned.clone_from(&refusal.points);
        self.notice = Some(Notice::Refusal(refusal));
    }

    /// The unfinished move is taken back.
    pub fn untouch(&mut self) {
        self.quiet();
        self.session.untouch();
    }

    /// Whether there is a person's move to take back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        let begun = !self.session.touched().is_empty();
        let played = self.session.can_undo() && self.session.ply() > self.first_own_ply();
        !self.replayed && (begun || played)
    }

    /// The first ply after the opening at which a person is on turn.
    fn first_own_ply(&self) -> usize {
        let fixed = self.session.fixed();
        let turn = if (self.session.ply() - fixed).is_multiple_of(2) {
            self.session.turn()
        } else {
            self.session.turn().other()
        };
        let waits = self.setup.opponent == Opponent::Computer && turn != self.setup.own;
        fixed + usize::from(waits)
    }

    /// Takes back the unfinished move, or moves until a person is on turn again.
    pub fn undo(&mut self) {
        self.quiet();
        self.viewing = None;
        self.wish = None;
        if !self.can_undo() || self.session.untouch() || !self.session.undo() {
            return;
        }
        self.halted = self.setup.opponent == Opponent::Nobody;
        while self.setup.opponent == Opponent::Computer
            && !self.persons_turn()
            && self.session.ply() > self.first_own_ply()
            && self.session.undo()
        {}
    }

    /// Plays moves again until a person is on turn.
    pub fn redo(&mut self) {
        self.quiet();
        self.viewing = None;
        self.wish = None;
        if self.replayed || !self.session.redo() {
            return;
        }
        self.halted = self.setup.opponent == Opponent::Nobody;
        while self.setup.opponent == Opponent::Computer
            && !self.persons_turn()
            && self.session.redo()
        {}
    }

    /// Looks at the position after `ply` plies.
    pub fn view(&mut self, ply: usize) {
        self.quiet();
        self.session.untouch();
        self.viewing = (ply < self.session.ply()).then_some(ply);
    }

    /// The player on this device gives up; against a friend, the one on turn.
    pub fn resign(&mut self) {
        self.quiet();
        self.viewing = None;
        self.wish = None;
        let side = match self.setup.opponent {
            Opponent::Computer => self.setup.own,
            _ => self.session.turn(),
        };
        self.session.resign(side);
    }

    /// Claims the draw that is due.
    pub fn claim(&mut self) {
        self.quiet();
        if let Err(refusal) = self.session.claim() {
            self.refuse(refusal);
        }
    }

    /// Ends the game as agreed: a friend has said yes.
    pub fn agree(&mut self) {
        self.quiet();
        self.session.agree_draw();
    }

    /// Everything that the page shows of the game.
    #[must_use]
    pub fn frame(&mut self) -> Frame {
        self.settle();
        let live = self.viewing.is_none();
        let ply = self.viewing.unwrap_or(self.session.ply());
        let snapshot = self.session.snapshot_at(ply);
        let touched = self.session.touched().to_vec();
        let on_turn = live && self.persons_turn();
        Frame {
            rules: self.session.id(),
            setup: self.setup,
            lesson: self.lesson.as_ref().map(Lesson::shown),
            marked: self.marked(),
            live,
            standing: if live {
                self.session.preview()
            } else {
                snapshot.standing.clone()
            },
            targets: if on_turn {
                self.session.targets()
            } else {
                Vec::new()
            },
            passed: if live {
                self.session.passed()
            } else {
                Vec::new()
            },
            touched,
            concerned: self.concerned.clone(),
            hint: self.hint.clone(),
            notice: self.notice.clone(),
            moves: self.moves.clone(),
            first_turn: if self.session.ply().is_multiple_of(2) {
                self.session.turn()
            } else {
                self.session.turn().other()
            },
            wanted: self.wanted(),
            on_turn,
            halted: self.halted && self.session.end().is_none(),
            can_undo: self.can_undo(),
            can_redo: self.session.future() > 0 && !self.replayed,
            elsewhere: self.elsewhere,
            near_end: endings::near(&snapshot),
            men_known: self.endings.men,
            to_judge: self.to_judge(&snapshot),
            judgement: self.judgement(&snapshot),
            over: self.session.end().is_some(),
            timed: self.clock.is_some(),
            fixed: self.session.fixed(),
            opening: self.begun.0,
            giver: self.begun.1,
            snapshot,
        }
    }
}
