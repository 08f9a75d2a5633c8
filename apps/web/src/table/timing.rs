//! The clock of a game on the page: when it runs, when a side's time is up.
//! Does not know what the time is: the page tells it.

use super::{Setup, Table};
use crate::clock::{Clock, Control};
use crate::settings::Opponent;
use game::Side;

/// The note that holds the clock.
const CLOCK: &str = "clock";

/// The clock begins to run when so many plies are played: each side's first.
const FIRST_MOVES: usize = 2;

/// The shortest time that the computer is given for a move, in milliseconds.
const LEAST: u32 = 50;

impl Table {
    /// The game's clock.
    #[must_use]
    pub fn clock(&self) -> Option<&Clock> {
        self.clock.as_ref()
    }

    /// The clock that a game by the same choices has.
    #[must_use]
    pub fn control(&self) -> Option<Control> {
        self.clock.as_ref().map(Clock::control)
    }

    /// Says what the time is, in milliseconds since 1970: before anything else is done, and
    /// whenever a second passes. Returns whether a side's time is up by that.
    pub fn tick(&mut self, now: f64) -> bool {
        self.now = now;
        let up = self.clock.as_ref().and_then(|clock| clock.up(now));
        match up {
            Some(side) if self.session.end().is_none() && !self.elsewhere => {
                self.quiet();
                self.viewing = None;
                self.wish = None;
                self.session.time_up(side);
                true
            }
            _ => false,
        }
    }

    /// The side whose time is to be said aloud now, with its seconds.
    pub fn time_to_say(&mut self) -> Option<(Side, u32)> {
        let now = self.now;
        self.clock.as_mut()?.say(now)
    }

    /// Nobody sees the page now, or somebody does again. A game against the computer waits; one
    /// between two people does not, as at any clock.
    pub fn set_away(&mut self, away: bool) {
        self.away = away;
        self.run_clock();
        self.note_time();
    }

    /// Keeps the time left with the game.
    pub fn note_time(&mut self) {
        if let Some(clock) = &self.clock {
            self.session.set_note(CLOCK, &clock.write(self.now));
        }
    }

    /// The clock that was kept with a game.
    pub(super) fn kept_clock(&self) -> Option<Clock> {
        Clock::read(self.session.note(CLOCK)?)
    }

    /// The clock follows what was done since the last frame: the game had `before` plies then.
    pub(super) fn time_moves(&mut self, before: usize) {
        if self.session.ply() == before.wrapping_add(1) {
            let moved = self.session.turn().other();
            let now = self.now;
            if let Some(clock) = &mut self.clock {
                clock.moved(moved, now);
            }
        }
    }

    /// Lets the right side's time run.
    pub(super) fn run_clock(&mut self) {
        let side = self.ticking();
        let now = self.now;
        if let Some(clock) = &mut self.clock {
            clock.run(side, now);
        }
    }

    /// The side whose time is to run.
    fn ticking(&self) -> Option<Side> {
        let Setup { opponent, .. } = self.setup;
        let waits =
            (self.halted && !self.persons_turn()) || (self.away && opponent != Opponent::Friend);
        let begun = self.session.ply() >= self.session.fixed() + FIRST_MOVES;
        (begun && !waits && self.session.end().is_none()).then(|| self.session.turn())
    }

    /// How long the computer may think about a move, in milliseconds: no longer than its clock
    /// allows.
    pub(super) fn time_for_a_move(&self) -> u32 {
        let wished = self.setup.millis;
        self.clock.as_ref().map_or(wished, |clock| {
            let left = clock.left(self.session.turn(), self.now);
            let allowed = left / 30 + clock.control().seconds * 750;
            wished.min(allowed.min(left / 2).max(LEAST))
        })
    }
}
