//! A course of lessons, read from text: positions, what is asked for, and what the other side answers.
//! Does not know any rule or any word of a language: a lesson's words are found by its name.
//!
//! The form is described in `docs/formats/lessons.md`.

use crate::Session;
use game::{Ending, Played, Refusal};
use games::GameId;

const FIRST_LINE: &str = "tsoro-lessons 1";

/// The lessons of a rule set, in the order in which they are offered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Course {
    /// The rule set, whose name is the course's.
    pub rules: GameId,
    /// The lessons.
    pub lessons: Vec<Lesson>,
}

/// One lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    /// Its name in keys of messages and in what is kept, such as `moving`.
    pub name: String,
    /// Its steps; at least one.
    pub steps: Vec<Step>,
}

/// One position of a lesson with its task.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Step {
    /// The position, as text of the rule set. The learner is the side to move.
    pub position: String,
    /// The names of the points that the task is about, to be marked.
    pub marks: Vec<String>,
    /// What the learner is to do, turn by turn; at least one.
    pub turns: Vec<Turn>,
    /// Whether the step has words of its own for a legal move that does not do.
    pub own_wrong: bool,
}

/// One move of the learner, and the other side's after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// What the move must do.
    pub goal: Goal,
    /// The other side's answer: the first of these moves that is legal; none ends the step.
    pub answers: Vec<String>,
}

/// What a move must do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Goal {
    /// Nothing but be legal.
    Any,
    /// Take so many men, or more.
    Takes(usize),
    /// Win the game.
    Wins,
    /// End the game as a draw.
    Draws,
    /// Be one of these, as text; `*` at the end stands for any rest.
    Moves(Vec<String>),
}

impl Goal {
    /// Whether a move that was played does it; `end` is how it ended the game, if it did.
    #[must_use]
    pub fn met(&self, played: &Played, end: Option<Ending>) -> bool {
        let winner = end.map(|end| end.winner);
        match self {
            Goal::Any => true,
            Goal::Takes(least) => played.taken.len() >= *least,
            Goal::Wins => winner == Some(Some(played.side)),
            Goal::Draws => winner == Some(None),
            Goal::Moves(texts) => texts.iter().any(|text| match text.strip_suffix('*') {
                Some(start) => played.text.starts_with(start),
                None => played.text == *text,
            }),
        }
    }

    fn read(value: &str) -> Option<Goal> {
        let words: Vec<&str> = value.split_whitespace().collect();
        Some(match words.as_slice() {
            [] => return None,
            ["any"] => Goal::Any,
            ["wins"] => Goal::Wins,
            ["draws"] => Goal::Draws,
            ["takes", least] => Goal::Takes(least.parse().ok()?),
            moves => Goal::Moves(moves.iter().map(|&text| text.to_owned()).collect()),
        })
    }
}

impl Course {
    /// Reads a course, and holds every position against the rules.
    ///
    /// # Errors
    /// `error-lessons` with `$line` (from 1) and `$found` for a text that is not a course; the
    /// position's own refusal for one that breaks the rules.
    pub fn read(text: &str) -> Result<Course, Refusal> {
        let mut lines = (1..).zip(text.lines().map(str::trim)).filter(of_use);
        match lines.next() {
            Some((_, FIRST_LINE)) => {}
            first => return Err(bad(first.unwrap_or((1, "")))),
        }
        let rules = match lines.next() {
            Some((_, line)) if line.starts_with("rules ") => GameId::parse(line[6..].trim())?,
            other => return Err(bad(other.unwrap_or((1, "")))),
        };
        let mut course = Course {
            rules,
            lessons: Vec::new(),
        };
        for line in lines {
            course.take(line.1).ok_or_else(|| bad(line))?;
        }
        let empty = course.lessons.iter().find(|lesson| {
            lesson.steps.is_empty() || lesson.steps.iter().any(|step| step.turns.is_empty())
        });
        if let Some(lesson) = empty {
            return Err(bad((text.lines().count(), &lesson.name)));
        }
        for step in course.lessons.iter().flat_map(|lesson| &lesson.steps) {
            step.open(rules)?;
        }
        Ok(course)
    }

    /// Takes a line in; nothing when it does not fit here.
    fn take(&mut self, line: &str) -> Option<()> {
        let (name, value) = line.split_once(' ').unwrap_or((line, ""));
        let words = || value.split_whitespace().map(str::to_owned).collect();
        if name == "lesson" {
            self.lessons.push(Lesson {
                name: Some(value.trim().to_owned()).filter(|name| !name.is_empty())?,
                steps: Vec::new(),
            });
            return Some(());
        }
        let lesson = self.lessons.last_mut()?;
        if name == "step" {
            lesson.steps.push(Step::default());
            return Some(());
        }
        let step = lesson.steps.last_mut()?;
        match name {
            "position" => step.position = value.trim().to_owned(),
            "mark" => step.marks = words(),
            "wrong" => step.own_wrong = true,
            "do" => step.turns.push(Turn {
                goal: Goal::read(value)?,
                answers: Vec::new(),
            }),
            "answer" => step.turns.last_mut()?.answers = words(),
            _ => return None,
        }
        Some(())
    }
}

impl Step {
    /// The game as the step begins.
    ///
    /// # Errors
    /// Says what is wrong with the position's text.
    pub fn open(&self, rules: GameId) -> Result<Session, Refusal> {
        Session::at(rules, &self.position)
    }

    /// A move of this position that does what the turn asks for, as text.
    #[must_use]
    pub fn solution(&self, turn: usize, session: &Session) -> Option<String> {
        let goal = &self.turns.get(turn)?.goal;
        let choices = session.snapshot().choices;
        choices.into_iter().map(|choice| choice.text).find(|text| {
            let mut tried = session.clone();
            tried
                .play_text(text)
                .is_ok_and(|played| goal.met(&played, tried.end()))
        })
    }

    /// The other side's answer after a turn, as text: none when the step ends there.
    #[must_use]
    pub fn answer(&self, turn: usize, session: &Session) -> Option<String> {
        let legal = session.snapshot().choices;
        let answers = &self.turns.get(turn)?.answers;
        let found = answers
            .iter()
            .find(|answer| legal.iter().any(|choice| choice.text == **answer));
        found.cloned()
    }
}

fn of_use((_, line): &(usize, &str)) -> bool {
    !line.is_empty() && !line.starts_with('#')
}

fn bad((number, found): (usize, &str)) -> Refusal {
    let found: String = found.chars().take(60).collect();
    Refusal::new("error-lessons")
        .with("line", number)
        .with("found", found)
}
