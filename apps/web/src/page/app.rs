//! What all parts of the page share: the signals, the game on the table, and the deeds.
//! Does not know how anything is drawn.

use crate::clocks::{Faces, time};
use crate::dom::{later, window};
use crate::endings::{self, Tables};
use crate::exact::More;
use crate::help;
use crate::learn::Lessons;
use crate::offline::Offers;
use crate::store;
use crate::thinker::{Heard, Listener, Thinker};
use crate::words::Words;
use engine::Answer;
use game::{Point, Side};
use games::GameId;
use std::rc::Rc;
use std::sync::Arc;
use text::{Text, Value};
use web::desk::Desk;
use web::frame::{Frame, Notice};
use web::looks::colours;
use web::messages::Help;
use web::settings::{Opponent, Settings};
use web::signals::{Signal, Stored};
use web::table::{Table, Wish};

pub mod keeping;
mod places;
use keeping::Seat;

/// Which screen is shown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Screen {
    /// The choice of games.
    Home,
    /// A game.
    Play,
    /// The games kept on this device.
    Games,
    /// How everything looks.
    Looks,
    /// The lessons, of one course or of all.
    Learn(Option<GameId>),
    /// A board on which a position is set up.
    SetUp,
    /// What can be printed.
    Print,
}

/// A panel over the page.
#[derive(Clone, PartialEq, Eq)]
pub enum Sheet {
    /// Everything that may be done.
    Menu,
    /// A question: to resign.
    Resign,
    /// A question: to start again.
    Restart,
    /// A question to the other player: a draw.
    Draw,
    /// How everything looks, moves and sounds.
    Looks,
    /// A text that could not be copied by itself.
    Copy(String),
    /// The list of keys.
    Keys,
    /// There is no room to keep the game.
    Full,
    /// Games come from a file or a text.
    Import,
    /// A question: to delete all games.
    DeleteAll,
    /// Choices for a new game by these rules, at a position given as text or not.
    Begin(GameId, Option<String>),
}

/// What all parts of the page share. Copied freely.
#[derive(Clone, Copy)]
pub struct App {
    /// The messages in the language in use, with the colours of the set in use.
    pub text: Signal<Text>,
    /// The visitor's choices.
    pub settings: Signal<Settings>,
    /// Which screen is shown.
    pub screen: Signal<Screen>,
    /// The game as it is shown.
    pub frame: Signal<Option<Arc<Frame>>>,
    /// Counts what was said under the board, so that the same words are spoken again.
    pub said: Signal<u32>,
    /// The answer to the last question about the board, and how many there have been.
    pub told: Signal<(u32, String)>,
    /// Whether the field for moves is open.
    pub typing: Signal<bool>,
    /// The panel over the page.
    pub sheet: Signal<Option<Sheet>>,
    /// Whether the player has turned the board by hand.
    pub flipped: Signal<bool>,
    /// What the clocks show; nothing in a game without them.
    pub faces: Signal<Option<Faces>>,
    /// Counts the looks at the clocks, so that one is planned at a time.
    pub looks: Stored<u32>,
    /// The key of what the first screen has to say.
    pub news: Signal<Option<&'static str>>,
    /// The lessons, once they are loaded.
    pub lessons: Signal<Lessons>,
    /// What the browser offers at the moment.
    pub offers: Signal<Offers>,
    /// Which words are loaded.
    pub words: Stored<Words>,
    /// Until when men are moving, in milliseconds of the page's clock.
    pub moving_until: Stored<f64>,
    table: Stored<Option<Table>>,
    /// The position being set up, while its screen is shown.
    pub desk: Stored<Option<Desk>>,
    thinker: Stored<Option<Thinker>>,
    /// How far tables of endings are; nothing before a game has neared them.
    pub tables: Stored<Option<Tables>>,
    /// How far those tables are that the reader is asked about.
    pub more: Signal<More>,
    /// For each kind of help the rule set that it was asked for last.
    help: Stored<[Option<GameId>; 2]>,
    /// The open question and what it is about.
    asked: Stored<Option<(u32, Wish)>>,
    /// Counts changes of the games kept that the list of them has not made itself.
    pub shelf: Signal<u32>,
    /// The games deleted last, with their names, to be brought back.
    pub deleted: Signal<Vec<(String, String)>>,
    seat: Stored<Option<Seat>>,
    /// The name of this open page, drawn by lot.
    tab: Stored<String>,
    /// Whether it was said that a game is not kept.
    warned: Stored<bool>,
    /// When the page was hidden, in milliseconds of the page's clock.
    away: Stored<f64>,
}

/// How long after its time an engine is waited for, in milliseconds.
const PATIENCE: u32 = 60_000;

/// Milliseconds since the page was opened.
pub fn now() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}

impl App {
    /// The page's state at the start, with the settings that were kept.
    pub fn new(text: Text, settings: Settings) -> App {
        let app = App {
            words: Stored::new(Words::new(text.language().tag)),
            news: Signal::new(None),
            offers: Signal::new(Offers::default()),
            text: Signal::new(text.with_colours(colours(settings.looks.set))),
            settings: Signal::new(settings),
            screen: Signal::new(Screen::Home),
            frame: Signal::new(None),
            said: Signal::new(0),
            lessons: Signal::new(Lessons::Unasked),
            told: Signal::new((0, String::new())),
            typing: Signal::new(false),
            sheet: Signal::new(None),
            flipped: Signal::new(false),
            faces: Signal::new(None),
            looks: Stored::new(0),
            moving_until: Stored::new(0.0),
            table: Stored::new(None),
            desk: Stored::new(None),
            thinker: Stored::new(None),
            tables: Stored::new(None),
            more: Signal::new(More::Unasked),
            help: Stored::new([None; 2]),
            asked: Stored::new(None),
            shelf: Signal::new(0),
            deleted: Signal::new(Vec::new()),
            seat: Stored::new(None),
            tab: Stored::new(keeping::new_id(keeping::seconds())),
            warned: Stored::new(false),
            away: Stored::new(0.0),
        };
        let listener = Listener {
            heard: Rc::new(move |bytes| app.heard(&bytes)),
            died: Rc::new(move || app.died()),
        };
        app.thinker.set(Some(Thinker::new(listener)));
        app
    }

    /// A message in the language in use; follows its change.
    pub fn say(self, key: &'static str) -> impl Fn() -> String + Copy + 'static {
        move || self.text.with(|text| text.get(key))
    }

    /// A message with a number.
    pub fn say_number(self, key: &str, number: usize) -> String {
        let number = i64::try_from(number).unwrap_or(i64::MAX);
        self.text
            .with(|text| text.with(key, &[("number", Value::Number(number))]))
    }

    /// Whether the board is shown with half a turn: the player's own men are at the bottom,
    /// unless it was turned by hand.
    pub fn turned(self, frame: &Frame, first_at_bottom: bool) -> bool {
        ((frame.setup.own == Side::First) != first_at_bottom) != self.flipped.get()
    }

    /// Reads from the table, when there is a game.
    pub fn read<T>(self, read: impl FnOnce(&Table) -> T) -> Option<T> {
        self.table.with(|table| table.as_ref().map(read))
    }

    /// Does something with the game, then shows, keeps and goes on with what came of it. A game that
    /// another tab plays is taken over first.
    pub fn act<T>(self, act: impl FnOnce(&mut Table) -> T) -> Option<T> {
        if self.read(Table::is_elsewhere) == Some(true) {
            self.take_over();
        }
        self.glance(act)
    }

    /// Does something that leaves the game as it is, such as looking at an earlier position.
    pub fn glance<T>(self, look: impl FnOnce(&mut Table) -> T) -> Option<T> {
        let out = self.change(|table| {
            table.tick(time());
            look(table)
        });
        self.refresh();
        out
    }

    /// Changes what the game knows without showing it.
    pub fn change<T>(self, change: impl FnOnce(&mut Table) -> T) -> Option<T> {
        let mut out = None;
        self.table.update(|table| out = table.as_mut().map(change));
        out
    }

    /// Touches a point.
    pub fn touch(self, point: Point) -> bool {
        if self.screen.get_untracked() == Screen::SetUp {
            return self.on_desk(|desk| desk.touch(point)).unwrap_or(false);
        }
        self.act(|table| table.touch(point)).unwrap_or(false)
    }

    /// Says something under the board.
    pub fn notice(self, notice: Notice) {
        self.glance(|table| table.say(notice));
    }

    /// Tells something about the board to a screen reader.
    pub fn tell(self, words: String) {
        self.told
            .update(|(count, told)| (*count, *told) = (count.wrapping_add(1), words));
    }

    /// Shows the game as it stands, keeps it when it has changed, and asks the engine what is wanted.
    fn refresh(self) {
        let mut made = None;
        self.table.update(|table| {
            let Some(table) = table else { return };
            let before = table.changes();
            let frame = table.frame();
            let changed = before != table.changes();
            made = Some((frame, changed && table.worth_keeping()));
        });
        let Some((frame, changed)) = made else { return };
        self.think(frame.wanted);
        self.said.update(|said| *said = said.wrapping_add(1));
        let frame = Arc::new(frame);
        self.frame.set(Some(frame.clone()));
        self.show_time();
        if changed {
            self.keep();
            crate::offline::keep_for_long();
        }
        endings::look(self, &frame);
    }

    /// Does something with the engine's worker.
    pub fn with_thinker(self, act: impl FnOnce(&mut Thinker)) {
        self.thinker.update(|thinker| {
            if let Some(thinker) = thinker {
                act(thinker);
            }
        });
    }

    /// The rule set that this kind of help was asked for last.
    pub fn helped(self, help: Help) -> Option<GameId> {
        self.help.get()[help as usize]
    }

    /// Notes for which rule set this kind of help is asked.
    pub fn help_with(self, help: Help, rules: Option<GameId>) {
        self.help.update(|helped| helped[help as usize] = rules);
    }

    /// Asks the engine what is wanted, or gives up what is not wanted any more.
    fn think(self, wanted: Option<Wish>) {
        if self.read(|table| table.learned().is_some()) == Some(true) {
            crate::learn::answer(self);
            return;
        }
        // Nobody plays a game that is not shown.
        let wanted = wanted.filter(|_| self.screen.get_untracked() == Screen::Play);
        let open = self.asked.get().map(|(_, wish)| wish);
        if open == wanted {
            return;
        }
        // Less than 2^53, so that the number is whole.
        let seed = (js_sys::Math::random() * 9.0e15) as u64;
        let ask = wanted.and_then(|wish| Some((wish, self.read(|table| table.ask(wish, seed))?)));
        if let Some((_, ask)) = &ask {
            help::look(self, ask);
        }
        self.thinker.update(|thinker| {
            let Some(thinker) = thinker else { return };
            match ask {
                Some((wish, ask)) => {
                    let millis = ask.millis;
                    let id = thinker.ask(ask);
                    self.asked.set(Some((id, wish)));
                    self.wait_for(id, millis);
                }
                None => {
                    thinker.stop();
                    self.asked.set(None);
                }
            }
        });
    }

    fn heard(self, bytes: &[u8]) {
        let mut heard = None;
        self.with_thinker(|thinker| heard = thinker.heard(bytes));
        match heard {
            Some(Heard::Answer(id, answer)) => self.answered(id, answer),
            Some(Heard::Tables(file, usable)) => endings::taken(self, &file, usable),
            Some(Heard::Judged(fen, judgement)) => {
                self.glance(|table| table.judged(fen, judgement));
            }
            None => {}
        }
    }

    fn answered(self, id: u32, answer: Option<Answer>) {
        let Some((_, wish)) = self.asked.get().filter(|(asked, _)| *asked == id) else {
            return;
        };
        let Some(answer) = answer else {
            self.give_up();
            return;
        };
        // A move waits until the one before it has been seen.
        let calm = match self
            .frame
            .with_untracked(|frame| frame.as_ref().map(|f| f.setup.opponent))
        {
            Some(Opponent::Nobody) => f64::from(
                self.settings
                    .with_untracked(|settings| settings.choices.pause),
            ),
            _ => 120.0,
        };
        let wait = if wish == Wish::Move {
            (self.moving_until.get() + calm - now()).clamp(0.0, 4000.0)
        } else {
            0.0
        };
        let answer = move || {
            if self.asked.get().is_some_and(|(open, _)| open == id) {
                self.asked.set(None);
                self.act(|table| table.answer(wish, &answer));
            }
        };
        later(wait as u32, answer);
    }

    fn died(self) {
        let mut again = None;
        self.thinker
            .update(|thinker| again = thinker.as_mut().and_then(Thinker::died));
        match again {
            Some((_, true)) => self.notice(Notice::Say("say-worker-restarted")),
            Some((_, false)) => self.give_up(),
            None => {}
        }
    }

    /// The engine does not answer: the game waits until the player lets it go on.
    fn give_up(self) {
        self.asked.set(None);
        self.act(Table::halt);
    }

    /// Puts a game on the table and shows it.
    pub fn open(self, table: Table, seat: Seat) {
        self.thinker.update(|thinker| {
            if let Some(thinker) = thinker {
                thinker.stop();
                thinker.warm_up();
            }
        });
        self.lay(table, Some(seat));
    }

    /// Lays a game, or a lesson, which has no seat, on the table and shows it.
    pub fn lay(self, table: Table, seat: Option<Seat>) {
        self.asked.set(None);
        let mut table = table;
        table.tick(time());
        self.table.set(Some(table));
        self.seat.set(seat);
        self.flipped.set(false);
        self.told.set((0, String::new()));
        self.show();
    }

    /// Shows the game on the table.
    fn show(self) {
        self.sheet.set(None);
        self.screen.set(Screen::Play);
        self.refresh();
        window().scroll_to_with_x_and_y(0.0, 0.0);
        if let Some(seat) = self.seat.get() {
            self.show_address(seat.id());
        }
    }

    /// Nobody sees the page now, or somebody does again: a device that slept finds the time gone.
    pub fn away(self, away: bool) {
        self.change(|table| {
            table.tick(time());
            table.set_away(away);
        });
        self.keep_time();
        if !away {
            self.glance(|_| ());
        }
    }

    /// Keeps the time left with a game that has a clock.
    fn keep_time(self) {
        let worth = self.change(|table| {
            table.note_time();
            table.clock().is_some() && table.unfinished() && !table.is_elsewhere()
        });
        if worth == Some(true) {
            self.keep();
        }
    }

    /// No game lies on the table any more.
    pub fn clear_table(self) {
        self.table.set(None);
    }

    /// How a small picture of a position is drawn; follows the choice of looks.
    pub fn small_picture(self) -> draw::View {
        draw::View {
            bright: self.settings.with(|settings| settings.looks.bright),
            ..draw::View::default()
        }
    }

    /// Changes the settings and keeps them.
    pub fn set(self, change: impl FnOnce(&mut Settings)) {
        self.settings.update(change);
        store::keep_settings(&self.settings.with_untracked(Settings::write));
    }
}
