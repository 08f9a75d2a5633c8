//! Which screen a place of the page leads to, and what is put aside on the way there.
//! Does not know how a screen is drawn.

use super::{App, Screen};
use crate::clocks::time;
use crate::dom::window;
use crate::place::Place;
use web::desk::Desk;

impl App {
    /// Goes to a place, by a link of the page.
    pub fn go(self, place: Place) {
        place.show();
        self.arrive(place);
    }

    /// Shows the place that the address names.
    pub fn arrive(self, place: Place) {
        match place {
            Place::Home => self.leave_for(Screen::Home),
            Place::Play(rules) => self.resume(rules),
            Place::Games => self.leave_for(Screen::Games),
            Place::Looks => self.leave_for(Screen::Looks),
            Place::SetUp(rules) => {
                let kept = self.desk.get();
                let kept = kept.filter(|desk| desk.editor().id() == rules);
                self.set_up(kept.unwrap_or_else(|| Desk::new(rules)));
            }
            Place::Print => self.leave_for(Screen::Print),
            Place::Learn(course, number) => {
                self.leave_for(Screen::Learn(course));
                crate::learn::open(self, course, number);
            }
        }
    }

    /// Leaves the game for another screen.
    pub fn leave_for(self, screen: Screen) {
        self.sheet.set(None);
        if self.screen.get_untracked() == Screen::Play {
            // A game that is left is put aside, and its clock with it.
            self.change(|table| table.tick(time()));
            self.keep_time();
            self.stop_time();
        }
        self.screen.set(screen);
        self.typing.set(false);
        window().scroll_to_with_x_and_y(0.0, 0.0);
        self.thinker.update(|thinker| {
            if let Some(thinker) = thinker {
                thinker.stop();
            }
        });
        self.asked.set(None);
    }
}
