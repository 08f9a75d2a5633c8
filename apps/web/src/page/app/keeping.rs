//! How the game on the table is kept, found again, and played in one of several tabs.
//! Does not know what a game's text says beyond its summary.

use super::{App, Screen, Sheet};
use crate::dom::{document, later, window};
use crate::place::{self, Place};
use crate::store::{self, Kept};
use games::GameId;
use web::frame::Notice;
use web::kept::{self, Summary};
use web::table::Table;
use web_sys::{PageTransitionEvent, StorageEvent, VisibilityState};

/// A page that was away for longer than this asks the engine anew, in milliseconds: many phones end
/// the workers of a page that sleeps without a word.
const LONG_AWAY: f64 = 3000.0;

/// When a touch of the board is over for certain, in milliseconds.
const AFTER_A_TOUCH: u32 = 700;

/// The kept game that stands on the table.
#[derive(Clone)]
pub struct Seat {
    /// The game's name in the store.
    id: String,
    /// Its text as this page wrote or read it last; `None` before its first move.
    seen: Option<String>,
}

impl Seat {
    /// A seat at a game that is not kept yet.
    pub fn new() -> Seat {
        Seat {
            id: new_id(seconds()),
            seen: None,
        }
    }

    /// The game's name in the store.
    pub fn id(&self) -> &str {
        &self.id
    }
}

/// Seconds since the start of 1970.
pub fn seconds() -> i64 {
    (js_sys::Date::now() / 1000.0) as i64
}

/// A name for a game: when it was begun, and chance.
pub fn new_id(begun: i64) -> String {
    let chance = (js_sys::Math::random() * 65_536.0) as u32;
    format!("{begun}-{chance:04x}")
}

/// The unfinished game played last, with its name.
pub fn last() -> Option<(String, Summary)> {
    let id = store::last()?;
    let summary = Summary::read(&store::game(&id)?)?;
    summary.unfinished().then_some((id, summary))
}

/// The newest unfinished game of a rule set.
fn unfinished(rules: GameId) -> Option<String> {
    if let Some((id, _)) = last().filter(|(_, summary)| summary.rules == rules) {
        return Some(id);
    }
    store::ids()
        .into_iter()
        .filter_map(|id| Some((Summary::read(&store::game(&id)?)?, id)))
        .filter(|(summary, _)| summary.rules == rules && summary.unfinished())
        .max_by_key(|(summary, _)| summary.order())
        .map(|(_, id)| id)
}

impl App {
    /// Shows the game that the address means: the one that this step of the browser's history was
    /// about, else the newest unfinished one of the rule set, else a new one.
    pub fn resume(self, rules: GameId) {
        match place::kept_game().or_else(|| unfinished(rules)) {
            Some(id) => self.open_kept(&id, rules),
            None => self.start(rules, None),
        }
    }

    /// Shows a kept game. One that is not there gives way to a new one by these rules; one that
    /// cannot be read is set apart first.
    pub fn open_kept(self, id: &str, rules: GameId) {
        let here = self
            .seat
            .with(|seat| seat.as_ref().is_some_and(|seat| seat.id == id));
        if here && self.read(|table| table.session().id()) == Some(rules) {
            self.show();
            self.look_around();
            return;
        }
        let Some(text) = store::game(id) else {
            self.start(rules, None);
            return;
        };
        match Table::load(&text) {
            Ok(table) => {
                let seat = Seat {
                    id: id.to_owned(),
                    seen: Some(text),
                };
                self.open(table.as_kept(), seat);
                self.claim_seat();
            }
            Err(_) => {
                store::set_apart(id, &text);
                self.start(rules, None);
                self.notice(Notice::Say("say-saved-apart"));
            }
        }
    }

    /// Keeps the game on the table as it stands.
    pub(super) fn keep(self) {
        let Some(mut seat) = self.seat.get() else {
            return;
        };
        let tab = self.tab.get();
        let mut text = None;
        self.table
            .update(|table| text = table.as_mut().map(|t| t.keep(seconds(), &tab)));
        let Some(text) = text else { return };
        let stored = store::game(&seat.id);
        let another = stored.filter(|stored| {
            seat.seen.as_ref() != Some(stored) && kept::tab(stored).is_some_and(|own| own != tab)
        });
        let both = another.is_some_and(|another| !kept::goes_on_from(&text, &another));
        if both {
            // Another tab has gone on in its own way: both games are kept.
            seat.id = new_id(seconds());
        }
        let kept = store::keep_game(&seat.id, &text);
        store::set_last(&seat.id);
        seat.seen = Some(text);
        let id = seat.id.clone();
        self.seat.set(Some(seat));
        if both {
            self.show_address(&id);
            self.notice(Notice::Say("games-both"));
        } else {
            self.tell_kept(kept);
        }
    }

    /// Says once that a game is not kept.
    fn tell_kept(self, kept: Kept) {
        if kept == Kept::Yes || self.warned.get() {
            return;
        }
        self.warned.set(true);
        if kept == Kept::Full {
            // Not under the finger that has just made a move: its click would close the panel.
            later(AFTER_A_TOUCH, move || self.sheet.set(Some(Sheet::Full)));
        } else {
            self.notice(Notice::Say("games-refused"));
        }
    }

    /// Writes into the kept game that this tab plays it, so that another one notices.
    fn claim_seat(self) {
        let tab = self.tab.get();
        let over = self.read(|table| table.session().end().is_some());
        if over != Some(false) {
            return;
        }
        self.seat.update(|seat| {
            let Some(seat) = seat else { return };
            if let Some(seen) = &mut seat.seen {
                *seen = kept::with_tab(seen, &tab);
                store::keep_game(&seat.id, seen);
                store::set_last(&seat.id);
            }
        });
    }

    /// Plays the game here again that another tab had.
    pub fn take_over(self) {
        self.look_around();
        self.table.update(|table| {
            if let Some(table) = table {
                table.set_elsewhere(false);
            }
        });
        self.claim_seat();
    }

    /// Looks whether another tab has gone on with the game on the table, and shows that.
    fn look_around(self) {
        let Some(mut seat) = self.seat.get() else {
            return;
        };
        let tab = self.tab.get();
        let Some(stored) = store::game(&seat.id) else {
            return;
        };
        let own = kept::tab(&stored).is_none_or(|own| own == tab);
        if own || seat.seen.as_ref() == Some(&stored) {
            return;
        }
        let Ok(table) = Table::load(&stored) else {
            return;
        };
        let mut table = table.as_kept();
        table.set_elsewhere(true);
        seat.seen = Some(stored);
        self.seat.set(Some(seat));
        self.table.set(Some(table));
        self.refresh();
    }

    /// Listens to other tabs, and to the page's going to sleep and waking up.
    pub fn watch(self) {
        crate::dom::listen(&window(), "storage", move |event: StorageEvent| {
            let id = self
                .seat
                .with(|seat| seat.as_ref().map(|seat| seat.id.clone()));
            match event.key() {
                Some(key) if !store::is_key_of(&key, None) => return,
                Some(key) if id.is_some() && !store::is_key_of(&key, id.as_deref()) => {}
                _ => self.look_around(),
            }
            self.shelf.update(|shelf| *shelf = shelf.wrapping_add(1));
        });
        crate::dom::listen(&window(), "pageshow", move |event: PageTransitionEvent| {
            if event.persisted() && self.screen.get_untracked() == Screen::Play {
                self.take_over();
                self.wake();
            }
        });
        crate::dom::listen(&document(), "resume", move |_: web_sys::Event| self.wake());
        crate::dom::listen(&document(), "visibilitychange", move |_: web_sys::Event| {
            if document().visibility_state() == VisibilityState::Visible {
                self.look_around();
                if super::now() - self.away.get() > LONG_AWAY {
                    self.wake();
                }
            } else {
                self.away.set(super::now());
            }
        });
    }

    /// The page was asleep: what the engine was asked is asked anew, for it may be gone.
    fn wake(self) {
        self.look_around();
        if self.asked.get().is_some() {
            self.asked.set(None);
            self.refresh();
        }
    }

    /// Treats an engine as dead that has not answered long after its time.
    pub(super) fn wait_for(self, id: u32, millis: u32) {
        later(millis.saturating_add(super::PATIENCE), move || {
            if self.asked.get().is_some_and(|(open, _)| open == id) {
                self.died();
            }
        });
    }

    /// Puts the game on the table into the address.
    pub(super) fn show_address(self, id: &str) {
        if let Some(rules) = self.read(|table| table.session().id()) {
            Place::Play(rules).show_game(id);
        }
    }

    /// A new game that goes on from the position shown.
    pub fn play_on(self) {
        if let Some(Ok(table)) = self.read(Table::play_on) {
            self.open(table, Seat::new());
        }
    }
}
