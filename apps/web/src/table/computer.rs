//! The computer's part of a game on the page: what the engine is asked, and what comes of its answer.
//! Does not know an engine.

use super::{Table, Wish, endings};
use crate::frame::Notice;
use engine::levels::STRONGEST;
use engine::{Answer, Ask};

/// The level that hints and answers to draw offers are asked of: strong, and within two seconds.
pub(super) const ADVISER: u8 = 9;

impl Table {
    /// Asks the engine for a hint or for an agreement.
    pub fn wish(&mut self, wish: Wish) {
        self.quiet();
        self.viewing = None;
        self.session.untouch();
        if self.lesson.is_some() {
            self.hint_lesson();
        } else if self.session.end().is_none() {
            self.wish = Some(wish);
        }
    }

    /// Stops the computer; it goes on after [`Table::go_on`] or the next move.
    pub fn halt(&mut self) {
        self.wish = None;
        self.halted = !self.persons_turn();
    }

    /// Lets the computer make one move and waits again.
    pub fn step(&mut self) {
        self.go_on();
        self.stepping = true;
    }

    /// Lets the computer go on.
    pub fn go_on(&mut self) {
        self.quiet();
        self.viewing = None;
        self.halted = false;
        self.stepping = false;
    }

    /// What the engine is to be asked now.
    #[must_use]
    pub fn wanted(&self) -> Option<Wish> {
        if self.session.end().is_some() || self.elsewhere {
            None
        } else if self.persons_turn() {
            self.wish
        } else if self.lesson.is_some() {
            self.lesson_answer().map(|_| Wish::Move)
        } else {
            (!self.halted).then_some(Wish::Move)
        }
    }

    /// The question for a wish.
    #[must_use]
    pub fn ask(&self, wish: Wish, seed: u64) -> Ask {
        Ask {
            rules: self.session.id(),
            start: self.session.start_fen().map(str::to_owned),
            moves: self.session.moves(),
            level: if wish == Wish::Move {
                self.setup.level_of(self.session.turn())
            } else if endings::near(&self.session.snapshot_at(self.session.ply())) {
                // Advice is not to contradict what tables say beside it.
                STRONGEST
            } else {
                ADVISER
            },
            millis: self.time_for_a_move(),
            seed,
            book: wish == Wish::Move && self.setup.book,
        }
    }

    /// The engine answered. Returns whether a move was played.
    pub fn answer(&mut self, wish: Wish, answer: &Answer) -> bool {
        self.wish = None;
        match wish {
            Wish::Move => {
                // What was said about the page itself stays until the player's next deed.
                let said = self
                    .notice
                    .take()
                    .filter(|notice| matches!(notice, Notice::Say(_)));
                self.quiet();
                self.notice = said;
                self.halted = std::mem::take(&mut self.stepping);
                if answer.claims_draw && self.session.claim().is_ok() {
                    return false;
                }
                let played = answer
                    .best
                    .as_deref()
                    .is_some_and(|text| self.session.play_text(text).is_ok());
                if let Some(lesson) = self.lesson.as_mut().filter(|_| played) {
                    lesson.answered();
                }
                played
            }
            Wish::Hint => {
                if let Some(text) = &answer.best {
                    self.show_hint(text);
                }
                false
            }
            Wish::Agreement => {
                if answer.waiting_accepts_draw {
                    self.session.agree_draw();
                    self.notice = Some(Notice::Say("say-draw-accepted"));
                } else {
                    self.notice = Some(Notice::Say("say-draw-declined"));
                }
                false
            }
        }
    }
}
