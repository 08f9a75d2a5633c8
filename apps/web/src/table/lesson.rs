//! What a table does differently when its game is a lesson.
//! Does not know what a lesson asks for: see `crate::lesson`.

use super::computer::ADVISER;
use super::{Setup, Table};
use crate::frame::Notice;
use crate::lesson::Lesson;
use crate::settings::Opponent;
use engine::Answer;
use game::{Played, Point};
use session::Session;

impl Table {
    /// A lesson at the beginning of its first step, with its game.
    #[must_use]
    pub fn lesson(lesson: Lesson, session: Session) -> Table {
        let setup = Setup {
            opponent: Opponent::Friend,
            level: ADVISER,
            other_level: ADVISER,
            millis: 0,
            book: false,
            own: lesson.own(),
        };
        Table {
            lesson: Some(lesson),
            ..Table::of(session, setup)
        }
    }

    /// Begins the lesson's step anew, or goes to its next one; `false` when there is none.
    pub fn learn(&mut self, next: bool) -> bool {
        let lesson = self.lesson.as_mut();
        let opened = lesson.and_then(|lesson| {
            if next {
                lesson.advance()
            } else {
                lesson.again()
            }
        });
        let Some(session) = opened else { return false };
        let lesson = self.lesson.take();
        let setup = Setup {
            own: session.turn(),
            ..self.setup
        };
        let changes = self.changes;
        *self = Table::of(session, setup);
        (self.lesson, self.changes) = (lesson, changes);
        true
    }

    /// The lesson, when the game is about one.
    #[must_use]
    pub fn learned(&self) -> Option<&Lesson> {
        self.lesson.as_ref()
    }

    /// The other side's move in a lesson, when one is due.
    #[must_use]
    pub fn lesson_answer(&self) -> Option<Answer> {
        let best = self.lesson.as_ref()?.answer(&self.session)?;
        Some(Answer {
            best: Some(best),
            ..Answer::default()
        })
    }

    /// Whether the lesson's step is done, so that nothing is played any more.
    pub(super) fn learned_enough(&self) -> bool {
        self.lesson.as_ref().is_some_and(Lesson::done)
    }

    /// A person's move was played: a lesson looks at it. Returns whether the move stands.
    pub(super) fn judge(&mut self, played: &Played) -> bool {
        self.halted = false;
        self.lesson
            .as_mut()
            .is_none_or(|lesson| lesson.judge(&mut self.session, played))
    }

    /// Shows a move that does what the lesson asks for.
    pub(super) fn hint_lesson(&mut self) {
        let lesson = self.lesson.as_ref().filter(|_| self.persons_turn());
        if let Some(text) = lesson.and_then(|lesson| lesson.solution(&self.session)) {
            self.show_hint(&text);
        }
    }

    /// Shows a move of this position as a hint.
    pub(super) fn show_hint(&mut self, text: &str) {
        let choices = self.session.snapshot().choices;
        if let Some(choice) = choices.iter().find(|choice| choice.text == text) {
            self.hint = choice.touches.to_vec();
        }
        self.notice = Some(Notice::Hint(text.to_owned()));
    }

    /// The points that the lesson's task is about, until the first move.
    pub(super) fn marked(&self) -> Vec<Point> {
        let board = self.session.board();
        let lesson = self.lesson.as_ref();
        let marks = lesson
            .filter(|_| self.session.ply() == 0)
            .map(|lesson| lesson.shown().marks);
        marks
            .iter()
            .flatten()
            .filter_map(|name| board.point(name))
            .collect()
    }
}
