//! Which lessons are done, as text that is kept: a line a course.
//! Does not know where the text is kept, or whether there still is such a lesson.
//!
//! ```text
//! tsoro-learned 1
//! american moving capture
//! twelve placing
//! ```

use std::collections::BTreeSet;

const FIRST_LINE: &str = "tsoro-learned 1";

/// The lessons that are done.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Progress {
    /// Names of a course and of a lesson in it.
    done: BTreeSet<(String, String)>,
}

impl Progress {
    /// Reads what was kept. A text of another kind, or none, says that nothing is done.
    #[must_use]
    pub fn read(text: &str) -> Progress {
        let mut lines = text.lines();
        let mut progress = Progress::default();
        if lines.next() == Some(FIRST_LINE) {
            for line in lines {
                let mut words = line.split_whitespace();
                let course = words.next().unwrap_or_default();
                for lesson in words {
                    progress.mark(course, lesson);
                }
            }
        }
        progress
    }

    /// The text that [`Progress::read`] reads.
    #[must_use]
    pub fn write(&self) -> String {
        let mut text = FIRST_LINE.to_owned();
        let mut before = "";
        for (course, lesson) in &self.done {
            if course != before {
                text += "\n";
                text += course;
                before = course;
            }
            text += " ";
            text += lesson;
        }
        text + "\n"
    }

    /// Whether a lesson of a course is done.
    #[must_use]
    pub fn is_done(&self, course: &str, lesson: &str) -> bool {
        self.done.contains(&(course.to_owned(), lesson.to_owned()))
    }

    /// Marks a lesson as done; `false` when it was already.
    pub fn mark(&mut self, course: &str, lesson: &str) -> bool {
        self.done.insert((course.to_owned(), lesson.to_owned()))
    }
}
