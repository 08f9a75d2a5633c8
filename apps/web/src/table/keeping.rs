//! What a game on the page does to be kept, looked at again, and played in one of several tabs.
//! Does not know where it is kept, nor what the time is.

use super::Table;
use crate::kept;
use game::Refusal;
use std::sync::Arc;

impl Table {
    /// Whether there is something to keep: a move was made, or the game began otherwise than usual,
    /// and this is no lesson.
    #[must_use]
    pub fn worth_keeping(&self) -> bool {
        let played = self.session.ply() > self.session.fixed() || self.session.future() > 0;
        let chosen = self.session.start_fen().is_some() || self.begun.0.is_some();
        (played || chosen) && self.lesson.is_none()
    }

    /// The game as text to be kept: `now` is in seconds since the start of 1970, `tab` the name of
    /// the open page.
    #[must_use]
    pub fn keep(&mut self, now: i64, tab: &str) -> String {
        kept::note(&mut self.session, now, tab);
        self.session.save()
    }

    /// A game that comes from elsewhere as text to be kept, with its own times.
    #[must_use]
    pub fn adopt(mut self) -> String {
        kept::note_result(&mut self.session);
        self.session.clear_note("tab");
        self.session.save()
    }

    /// The game as it comes from where it is kept: nothing has changed yet, and one that has ended
    /// cannot be changed any more.
    #[must_use]
    pub fn as_kept(mut self) -> Table {
        self.replayed = self.session.end().is_some();
        self.stands = self.stand();
        self.moves = Arc::new(self.session.moves());
        self
    }

    /// Says that another tab plays this game, or that this one does again. While another one does,
    /// the computer is asked nothing here.
    pub fn set_elsewhere(&mut self, elsewhere: bool) {
        self.elsewhere = elsewhere;
    }

    /// Whether another tab plays this game.
    #[must_use]
    pub fn is_elsewhere(&self) -> bool {
        self.elsewhere
    }

    /// A new game that goes on from the position shown, with the same players.
    ///
    /// # Errors
    /// Says what is wrong with the game's own text, which is a fault of this program.
    pub fn play_on(&self) -> Result<Table, Refusal> {
        let ply = self.viewing.unwrap_or(self.session.ply());
        let ply = ply.max(self.session.fixed());
        Table::load(&kept::up_to(&self.session.save(), ply))
    }
}
