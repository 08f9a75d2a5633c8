//! A lesson being learned: which step, whether the last move did, and the keys of what is said.
//! Does not know any rule, any word of a language, or how a lesson is shown.

use game::{Played, Side};
use session::{Course, Session, Step};
use std::sync::Arc;

/// How far the learner is with a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Phase {
    /// The task waits for a move.
    Task,
    /// The last move was right, and more is to come.
    GoOn,
    /// The last move was legal but not what the task asks for. It is taken back.
    Wrong,
    /// The step is done.
    Done,
}

/// A lesson being learned.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    course: Arc<Course>,
    index: usize,
    step: usize,
    turn: usize,
    phase: Phase,
    own: Side,
}

/// What the page shows of a lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shown {
    /// The key of its title; the keys of its steps begin with it.
    pub title: String,
    /// Its number in the course, from 1.
    pub number: usize,
    /// How many lessons the course has.
    pub lessons: usize,
    /// Which step it is at, from 1.
    pub step: usize,
    /// How many steps it has.
    pub steps: usize,
    /// How far the learner is with the step.
    pub phase: Phase,
    /// The names of the points that the step is about.
    pub marks: Vec<String>,
    /// The key of what is to be said of the last move, if anything.
    pub said: Option<String>,
}

impl Shown {
    /// The key of the step's task.
    #[must_use]
    pub fn task(&self) -> String {
        format!("{}-{}", self.title, self.step)
    }

    /// Whether the whole lesson is done.
    #[must_use]
    pub fn done(&self) -> bool {
        self.phase == Phase::Done && self.step == self.steps
    }
}

impl Lesson {
    /// Begins a lesson of a course by its number, from 1, with its game; nothing when there is no
    /// such lesson.
    #[must_use]
    pub fn open(course: Arc<Course>, number: usize) -> Option<(Lesson, Session)> {
        let index = number.checked_sub(1)?;
        let session = course.lessons.get(index)?.steps.first()?;
        let session = session.open(course.rules).ok()?;
        let lesson = Lesson {
            course,
            index,
            step: 0,
            turn: 0,
            phase: Phase::Task,
            own: session.turn(),
        };
        Some((lesson, session))
    }

    /// The course.
    #[must_use]
    pub fn course(&self) -> &Arc<Course> {
        &self.course
    }

    /// The lesson's number in its course, from 1.
    #[must_use]
    pub fn number(&self) -> usize {
        self.index + 1
    }

    /// The lesson's name.
    #[must_use]
    pub fn name(&self) -> &str {
        let lesson = self.course.lessons.get(self.index);
        lesson.map_or("", |lesson| &lesson.name)
    }

    /// The learner's side.
    #[must_use]
    pub fn own(&self) -> Side {
        self.own
    }

    /// Whether the step is done: no touch counts any more.
    #[must_use]
    pub fn done(&self) -> bool {
        self.phase == Phase::Done
    }

    fn step(&self) -> Option<&Step> {
        self.course.lessons.get(self.index)?.steps.get(self.step)
    }

    /// Begins the step anew, with its game.
    pub fn again(&mut self) -> Option<Session> {
        let session = self.step()?.open(self.course.rules).ok()?;
        self.turn = 0;
        self.phase = Phase::Task;
        self.own = session.turn();
        Some(session)
    }

    /// Goes to the next step of the lesson, with its game; nothing when this is the last one.
    pub fn advance(&mut self) -> Option<Session> {
        self.step += 1;
        let session = self.again();
        if session.is_none() {
            self.step -= 1;
        }
        session
    }

    /// Forgets what was said about the last move.
    pub fn quiet(&mut self) {
        if self.phase != Phase::Done {
            self.phase = Phase::Task;
        }
    }

    /// Looks at a move of the learner that was just played: one that does not do is taken back.
    /// Returns whether it stands.
    pub fn judge(&mut self, session: &mut Session, played: &Played) -> bool {
        let turns = self.step().map_or(&[][..], |step| &step.turns);
        let met = turns
            .get(self.turn)
            .is_some_and(|turn| turn.goal.met(played, session.end()));
        if !met {
            session.undo();
            self.phase = Phase::Wrong;
        } else if self.turn + 1 == turns.len() {
            self.phase = Phase::Done;
        } else {
            self.phase = Phase::GoOn;
        }
        met
    }

    /// The other side's answer, when one is due.
    #[must_use]
    pub fn answer(&self, session: &Session) -> Option<String> {
        if self.done() || session.turn() == self.own {
            return None;
        }
        self.step()?.answer(self.turn, session)
    }

    /// The other side has answered: the learner's next turn begins.
    pub fn answered(&mut self) {
        self.turn += 1;
        self.phase = Phase::GoOn;
    }

    /// A move that does what the task asks for.
    #[must_use]
    pub fn solution(&self, session: &Session) -> Option<String> {
        self.step()?.solution(self.turn, session)
    }

    /// What the page shows.
    #[must_use]
    pub fn shown(&self) -> Shown {
        let lesson = self.course.lessons.get(self.index);
        let step = self.step();
        let title = title(&self.course, self.name());
        let own = |end: &str| format!("{title}-{}-{end}", self.step + 1);
        let said = match self.phase {
            Phase::Task => None,
            Phase::GoOn => Some("learn-go-on".to_owned()),
            Phase::Wrong if step.is_some_and(|step| step.own_wrong) => Some(own("wrong")),
            Phase::Wrong => Some("learn-wrong".to_owned()),
            Phase::Done => Some(own("done")),
        };
        Shown {
            number: self.number(),
            lessons: self.course.lessons.len(),
            step: self.step + 1,
            steps: lesson.map_or(0, |lesson| lesson.steps.len()),
            phase: self.phase,
            marks: step.map_or_else(Vec::new, |step| step.marks.clone()),
            said,
            title,
        }
    }
}

/// The key of a lesson's title.
#[must_use]
pub fn title(course: &Course, name: &str) -> String {
    format!("lesson-{}-{name}", course.rules.name())
}
