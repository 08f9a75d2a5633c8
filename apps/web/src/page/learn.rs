//! The lessons: their loading, their list, and what stands beside the board in one.
//! Does not know what a lesson asks for: courses are files, and the session judges the moves.

use crate::actions::{button, button_unless};
use crate::app::{App, Screen, now};
use crate::bar;
use crate::dom::{El, el, follow, later, of};
use crate::icons::icon;
use crate::place::Place;
use crate::{files, say, store, ways, words};
use game::Board;
use games::GameId;
use session::Course;
use std::sync::Arc;
use text::Value;
use web::lesson::{Lesson, Phase, title};
use web::progress::Progress;
use web::signals::Memo;
use web::table::{Table, Wish};
use web_sys::MouseEvent;

/// The other side waits so long before its move, in milliseconds, so that the learner's is seen.
const CALM: f64 = 450.0;

/// The lessons, as far as they are loaded.
#[derive(Clone)]
pub enum Lessons {
    /// Nobody has asked for them.
    Unasked,
    /// They are being loaded.
    Loading,
    /// They could not be had.
    Failed,
    /// They are there.
    Ready(Arc<Vec<Arc<Course>>>),
}

/// The rule sets that have a course.
fn taught() -> impl Iterator<Item = GameId> {
    let all = GameId::ALL.iter().copied();
    all.filter(|rules| files::address(&file(*rules)).is_some())
}

fn file(rules: GameId) -> String {
    format!("lessons-{}.txt", rules.name())
}

/// Where the lessons of a rule set are: in its own course, or in the list of all.
pub fn place_of(rules: GameId) -> Place {
    Place::Learn(taught().find(|taught| *taught == rules), 0)
}

/// Loads the lessons, unless they are there or on their way.
fn load(app: App) {
    if matches!(
        app.lessons.get_untracked(),
        Lessons::Ready(_) | Lessons::Loading
    ) {
        return;
    }
    app.lessons.set(Lessons::Loading);
    words::add(app, "lessons", move |found| {
        if found {
            collect(app, taught().collect(), Vec::new());
        } else {
            app.lessons.set(Lessons::Failed);
        }
    });
}

/// Loads one course after the other. When all are there, the lesson of the address is opened.
fn collect(app: App, mut left: Vec<GameId>, mut courses: Vec<Arc<Course>>) {
    if left.is_empty() {
        app.lessons.set(Lessons::Ready(Arc::new(courses)));
        if let Place::Learn(course, number) = Place::now() {
            open(app, course, number);
        }
        return;
    }
    files::load(&file(left.remove(0)), move |text| {
        match text.map(|text| Course::read(&text)) {
            Some(Ok(course)) => {
                courses.push(Arc::new(course));
                collect(app, left, courses);
            }
            _ => app.lessons.set(Lessons::Failed),
        }
    });
}

/// Opens a lesson by its number as soon as it is loaded; with none, the list stays.
pub fn open(app: App, course: Option<GameId>, number: usize) {
    load(app);
    let Lessons::Ready(courses) = app.lessons.get_untracked() else {
        return;
    };
    let found = courses.iter().find(|found| Some(found.rules) == course);
    if let Some((lesson, session)) = found.and_then(|course| Lesson::open(course.clone(), number)) {
        app.lay(Table::lesson(lesson, session), None);
    }
}

/// The other side's move, when one is due: after the learner's has been seen.
pub fn answer(app: App) {
    let due = move || app.read(|table| Some((table.changes(), table.lesson_answer()?)));
    let Some(Some((changes, answer))) = due() else {
        return;
    };
    // The men of the learner's move begin to go after this.
    later(30, move || {
        let wait = (app.moving_until.get() + CALM - now()).clamp(CALM, 4000.0);
        later(wait as u32, move || {
            if due().flatten().is_some_and(|(now, _)| now == changes) {
                app.act(|table| table.answer(Wish::Move, &answer));
            }
        });
    });
}

/// Keeps that a lesson is done, once it is.
pub fn keep(app: App) {
    follow(move || {
        let done = app.frame.with(|frame| {
            let lesson = frame.as_ref().and_then(|frame| frame.lesson.as_ref());
            lesson.is_some_and(web::lesson::Shown::done)
        });
        if !done {
            return;
        }
        let mut progress = progress();
        let new = app.read(|table| {
            let lesson = table.learned()?;
            Some(progress.mark(lesson.course().rules.name(), lesson.name()))
        });
        if new.flatten() == Some(true) {
            store::keep_learned(&progress.write());
        }
    });
}

fn progress() -> Progress {
    Progress::read(&store::learned().unwrap_or_default())
}

/// The list of the lessons of one course, or of all.
pub fn list(app: App, only: Option<GameId>) -> El {
    let lists = move || {
        Some(match app.lessons.get() {
            Lessons::Ready(courses) => {
                let progress = progress();
                let shown = courses
                    .iter()
                    .filter(|course| only.is_none_or(|only| only == course.rules));
                of("div", "courses")
                    .with_all(shown.map(|course| self::course(app, course, &progress)))
            }
            Lessons::Failed => of("div", "failed")
                .attr("role", "alert")
                .with(el("p").live_text(app.say("learn-failed")))
                .with(button(app, "again", "learn-retry", "plain", move || {
                    load(app)
                })),
            _ => of("p", "about")
                .attr("role", "status")
                .live_text(app.say("learn-loading")),
        })
    };
    let all = only.map(|_| ways::way(app, Place::Learn(None, 0), "list", "learn-all"));
    let main = of("main", "learn")
        .with(el("h1").live_text(app.say("learn")))
        .part(lists)
        .with_all(all);
    el("div")
        .attr("data-view", "learn")
        .with(bar::bar(app, String::new, None))
        .with(main)
}

/// A course: its game, how many lessons are done, and each lesson.
fn course(app: App, course: &Arc<Course>, progress: &Progress) -> El {
    let rules = course.rules;
    let is_done = |name: &str| progress.is_done(rules.name(), name);
    let done = course.lessons.iter().filter(|lesson| is_done(&lesson.name));
    let counts = (number(done.count()), number(course.lessons.len()));
    let words = move || {
        let values = [("done", counts.0.clone()), ("number", counts.1.clone())];
        app.text.with(|text| text.with("learn-progress", &values))
    };
    let rows = (1..).zip(&course.lessons).map(|(at, lesson)| {
        let place = Place::Learn(Some(rules), at);
        row(
            app,
            place,
            title(course, &lesson.name),
            is_done(&lesson.name),
        )
    });
    of("section", "course")
        .attr("data-course", rules.name())
        .with(el("h2").live_text(move || app.text.with(|text| say::rules_name(text, rules))))
        .with(of("p", "about").live_text(words))
        .with(el("ol").with_all(rows))
}

fn number(count: usize) -> Value {
    Value::Number(i64::try_from(count).unwrap_or(i64::MAX))
}

/// A lesson in the list.
fn row(app: App, place: Place, title: String, done: bool) -> El {
    let Place::Learn(_, at) = place else {
        return el("li");
    };
    let address = move || {
        app.text
            .with(|text| format!("/{}/{}", text.language().tag, place.write()))
    };
    let mark = done.then(|| {
        of("span", "done")
            .with(icon("yes"))
            .with(of("span", "sr").live_text(app.say("learn-done")))
    });
    let link = of("a", "item")
        .live_label("href", address)
        .attr("data-lesson", &at.to_string())
        .with(of("span", "number").text(&format!("{at}.")))
        .with(of("span", "words").live_text(move || app.text.with(|text| text.get(&title))))
        .with_all(mark)
        .on("click", move |event: MouseEvent| {
            event.prevent_default();
            app.go(place);
        });
    el("li").with(link)
}

/// A fact of the lesson on the table, followed.
fn fact<T: PartialEq + Send + Sync + 'static>(
    app: App,
    read: fn(&web::lesson::Shown) -> T,
) -> Memo<Option<T>> {
    Memo::new(move |_| {
        app.frame.with(|frame| {
            frame
                .as_ref()
                .and_then(|frame| frame.lesson.as_ref().map(read))
        })
    })
}

/// The task of the lesson on the table: its title, the step, and what is to be done.
pub fn task(app: App, described: Memo<Option<Arc<Board>>>) -> El {
    let titled = fact(app, |lesson| (lesson.number, lesson.title.clone()));
    let step = fact(app, |lesson| (lesson.step, lesson.steps));
    let asked = fact(app, |lesson| (lesson.task(), lesson.marks.clone()));
    let head = move || {
        let (at, title) = titled.get().unwrap_or_default();
        app.text.with(|text| {
            let values = [("number", number(at)), ("title", text.get(&title).into())];
            text.with("learn-title", &values)
        })
    };
    let steps = move || {
        let (at, of) = step.get().unwrap_or_default();
        let values = [("step", number(at)), ("steps", number(of))];
        app.text.with(|text| text.with("learn-step", &values))
    };
    let words = move || {
        let (task, marks) = asked.get().unwrap_or_default();
        described.with(|board| {
            board.as_ref().map_or_else(String::new, |board| {
                app.text
                    .with(|text| say::of_lesson(text, board, &task, &marks))
            })
        })
    };
    of("section", "task")
        .attr("aria-live", "polite")
        .with(
            of("div", "task-head")
                .with(el("h2").live_text(head))
                .with(of("span", "about").live_text(steps)),
        )
        .with(el("p").attr("data-task", "").live_text(words))
}

/// What can be done in a lesson: the step once more, a hint, and the way on.
pub fn actions(app: App) -> El {
    let done = fact(app, |lesson| lesson.phase == Phase::Done);
    let last = fact(app, |lesson| {
        lesson.number == lesson.lessons && lesson.step == lesson.steps
    });
    let again = button(app, "again", "learn-again", "plain", move || {
        app.act(|table| table.learn(false));
    });
    let hint = button_unless(
        app,
        ("hint", "hint"),
        "plain",
        |frame| !frame.on_turn,
        move || {
            app.act(|table| table.wish(Wish::Hint));
        },
    );
    let class = move || {
        if done.get() == Some(true) {
            "primary"
        } else {
            "plain"
        }
        .to_owned()
    };
    let words = move || {
        let key = if last.get() == Some(true) {
            "learn-finish"
        } else {
            "learn-next"
        };
        app.text.with(|text| text.get(key))
    };
    let next = el("button")
        .live_label("class", class)
        .attr("type", "button")
        .attr("data-action", "learn-next")
        .with(icon("next"))
        .with(el("span").live_text(words))
        .press(move || next(app));
    of("div", "actions")
        .attr("role", "group")
        .live_label("aria-label", app.say("spoken-actions"))
        .with(again)
        .with(hint)
        .with(next)
}

/// Goes to the next step, to the next lesson, or back to the list after the last one.
fn next(app: App) {
    if app.act(|table| table.learn(true)) == Some(true) {
        return;
    }
    let here = app.read(|table| {
        let lesson = table.learned()?;
        Some((lesson.course().clone(), lesson.number()))
    });
    if let Some(Some((course, at))) = here {
        let next = if at < course.lessons.len() { at + 1 } else { 0 };
        app.go(Place::Learn(Some(course.rules), next));
    }
}

/// The way from a lesson back to the list.
pub fn back(app: App) -> El {
    let go = move || {
        let course = app.read(|table| table.learned().map(|lesson| lesson.course().rules));
        app.go(Place::Learn(course.flatten(), 0));
    };
    of("button", "quiet")
        .attr("type", "button")
        .attr("data-action", "learn-all")
        .live_label("aria-label", app.say("learn-all"))
        .with(icon("list"))
        .press(go)
}

/// Whether a lesson is shown.
pub fn learning(app: App) -> Memo<bool> {
    Memo::new(move |_| {
        app.screen.get() == Screen::Play
            && app
                .frame
                .with(|frame| frame.as_ref().is_some_and(|frame| frame.lesson.is_some()))
    })
}
