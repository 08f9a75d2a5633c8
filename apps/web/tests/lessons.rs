//! Lessons learned without a screen: right moves, wrong ones, refused touches, answers, progress.
//! Does not know what a lesson teaches.
#![allow(missing_docs)]

use game::Point;
use session::Course;
use std::sync::Arc;
use web::frame::{Frame, Notice};
use web::lesson::{Lesson, Phase, Shown};
use web::progress::Progress;
use web::table::{Table, Wish};

const AMERICAN: &str = include_str!("../../../assets/lessons/american.txt");
const TWELVE: &str = include_str!("../../../assets/lessons/twelve.txt");

fn course(text: &str) -> Arc<Course> {
    Arc::new(Course::read(text).expect("a course that is shipped"))
}

/// A lesson by its name, on the table.
fn learn(text: &str, name: &str) -> Table {
    let course = course(text);
    let number = (1..)
        .zip(&course.lessons)
        .find(|(_, lesson)| lesson.name == name)
        .expect("a lesson")
        .0;
    let (lesson, session) = Lesson::open(course, number).expect("it can be opened");
    Table::lesson(lesson, session)
}

fn touch(table: &mut Table, name: &str) -> bool {
    let point = table.session().board().point(name).expect("a point");
    table.touch(point)
}

fn touch_all(table: &mut Table, names: &[&str]) {
    for name in names {
        assert!(touch(table, name), "{name}");
    }
}

fn shown(table: &mut Table) -> Shown {
    table.frame().lesson.expect("a lesson")
}

fn refusal(frame: &Frame) -> Option<&'static str> {
    match &frame.notice {
        Some(Notice::Refusal(refusal)) => Some(refusal.key),
        _ => None,
    }
}

/// The other side plays what the lesson says.
fn answer(table: &mut Table) {
    assert_eq!(table.wanted(), Some(Wish::Move));
    let answer = table.lesson_answer().expect("an answer is due");
    assert!(table.answer(Wish::Move, &answer));
}

#[test]
fn the_right_move_ends_the_step_and_the_next_one_ends_the_lesson() {
    let mut table = learn(AMERICAN, "capture");
    let first = shown(&mut table);
    assert_eq!(first.task(), "lesson-american-capture-1");
    assert_eq!((first.number, first.lessons), (2, 10));
    assert_eq!((first.step, first.steps, first.phase), (1, 2, Phase::Task));
    touch_all(&mut table, &["22", "15"]);
    let done = shown(&mut table);
    assert_eq!(done.phase, Phase::Done);
    assert_eq!(done.said.as_deref(), Some("lesson-american-capture-1-done"));
    assert!(!done.done(), "a step is left");
    assert!(table.learn(true));
    assert_eq!(shown(&mut table).task(), "lesson-american-capture-2");
    touch_all(&mut table, &["24", "15"]);
    assert!(shown(&mut table).done());
    assert!(!table.learn(true), "there is no third step");
    assert_eq!(shown(&mut table).step, 2);
}

#[test]
fn an_illegal_touch_is_refused_in_the_games_own_words() {
    let mut table = learn(AMERICAN, "capture");
    assert!(!touch(&mut table, "31"));
    let frame = table.frame();
    assert_eq!(refusal(&frame), Some("refused-checkers-must-capture"));
    assert_eq!(frame.lesson.map(|lesson| lesson.phase), Some(Phase::Task));
}

#[test]
fn a_legal_move_that_does_not_do_is_taken_back_and_explained() {
    let mut table = learn(AMERICAN, "choice");
    let before = table.session().fen();
    touch_all(&mut table, &["21"]);
    assert!(!touch(&mut table, "14"), "the man goes back");
    let wrong = shown(&mut table);
    assert_eq!(wrong.phase, Phase::Wrong);
    assert_eq!(
        wrong.said.as_deref(),
        Some("lesson-american-choice-1-wrong")
    );
    assert_eq!(table.session().fen(), before);
    assert_eq!(table.wanted(), None, "the other side does not answer it");
    touch_all(&mut table, &["31"]);
    assert_eq!(shown(&mut table).phase, Phase::Task);
    touch_all(&mut table, &["22", "15"]);
    assert_eq!(shown(&mut table).phase, Phase::Done);
    let mut table = learn(TWELVE, "three");
    assert!(!touch(&mut table, "a1"));
    let said = shown(&mut table).said;
    assert_eq!(said.as_deref(), Some("learn-wrong"), "no words of its own");
}

#[test]
fn the_other_side_answers_and_the_lesson_goes_on() {
    let mut table = learn(AMERICAN, "give");
    touch_all(&mut table, &["18", "14"]);
    assert_eq!(shown(&mut table).phase, Phase::GoOn);
    assert!(!touch(&mut table, "23"), "it is not the learner's turn");
    assert_eq!(refusal(&table.frame()), Some("refused-not-your-turn"));
    answer(&mut table);
    let goes_on = shown(&mut table);
    assert_eq!(goes_on.said.as_deref(), Some("learn-go-on"));
    touch_all(&mut table, &["23", "7"]);
    assert!(shown(&mut table).done());
    assert_eq!(table.wanted(), None);
}

#[test]
fn a_step_can_be_tried_again_at_any_time() {
    let mut table = learn(AMERICAN, "corner");
    let start = table.session().fen();
    touch_all(&mut table, &["27", "32"]);
    answer(&mut table);
    assert!(table.learn(false));
    assert_eq!(table.session().fen(), start);
    let again = shown(&mut table);
    assert_eq!((again.step, again.phase), (1, Phase::Task));
    touch_all(&mut table, &["27"]);
    assert!(!touch(&mut table, "24"));
    assert_eq!(shown(&mut table).phase, Phase::Wrong);
}

#[test]
fn touches_after_the_end_change_nothing_and_accuse_nobody() {
    let mut table = learn(TWELVE, "blocking");
    touch_all(&mut table, &["g4", "g7"]);
    assert!(shown(&mut table).done());
    assert!(!touch(&mut table, "d6"));
    let frame = table.frame();
    assert_eq!(refusal(&frame), None);
    assert!(frame.targets.is_empty());
    assert!(frame.lesson.is_some_and(|lesson| lesson.done()));
}

#[test]
fn marks_show_the_task_until_the_first_move() {
    let mut table = learn(AMERICAN, "corner");
    let points = |table: &mut Table| -> Vec<Point> {
        let marks = table.frame().marks_below();
        marks.into_iter().map(|mark| mark.point).collect()
    };
    let corner: Vec<Point> = ["28", "32"]
        .into_iter()
        .filter_map(|name| table.session().board().point(name))
        .collect();
    assert_eq!(points(&mut table), corner);
    touch_all(&mut table, &["27", "32"]);
    assert!(!points(&mut table).contains(&corner[0]));
}

#[test]
fn hints_alone_lead_through_every_lesson() {
    for text in [AMERICAN, TWELVE] {
        for number in 1..=10 {
            let (lesson, session) = Lesson::open(course(text), number).expect("a lesson");
            let mut table = Table::lesson(lesson, session);
            loop {
                while !shown(&mut table).phase.eq(&Phase::Done) {
                    if table.wanted() == Some(Wish::Move) {
                        answer(&mut table);
                        continue;
                    }
                    table.wish(Wish::Hint);
                    let frame = table.frame();
                    assert!(matches!(frame.notice, Some(Notice::Hint(_))));
                    for point in frame.hint {
                        assert!(table.touch(point), "lesson {number}");
                    }
                }
                if !table.learn(true) {
                    break;
                }
            }
            assert!(shown(&mut table).done());
        }
        assert!(Lesson::open(course(text), 0).is_none());
        assert!(Lesson::open(course(text), 11).is_none());
    }
}

#[test]
fn a_lesson_is_never_kept_as_a_game() {
    let mut table = learn(TWELVE, "placing");
    touch_all(&mut table, &["a7"]);
    answer(&mut table);
    assert!(!table.unfinished());
}

#[test]
fn random_touches_leave_a_lesson_that_can_be_done() {
    let mut state = 99_u64;
    let mut dice = move |sides: u64| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % sides
    };
    for text in [AMERICAN, TWELVE] {
        for number in 1..=10 {
            let (lesson, session) = Lesson::open(course(text), number).expect("a lesson");
            let mut table = Table::lesson(lesson, session);
            let points = table.session().board().places.len() as u64;
            for _ in 0..200 {
                table.touch(Point(dice(points) as u8));
                if table.wanted() == Some(Wish::Move) {
                    answer(&mut table);
                }
            }
            let done = shown(&mut table).phase == Phase::Done;
            assert!(done || table.persons_turn(), "lesson {number}");
        }
    }
}

#[test]
fn progress_returns_as_it_was_and_nonsense_is_nothing_done() {
    let mut progress = Progress::default();
    assert!(progress.mark("twelve", "placing"));
    assert!(progress.mark("american", "moving"));
    assert!(progress.mark("american", "capture"));
    assert!(!progress.mark("american", "capture"), "already done");
    let text = progress.write();
    assert_eq!(
        text,
        "tsoro-learned 1\namerican capture moving\ntwelve placing\n"
    );
    assert_eq!(Progress::read(&text), progress);
    assert!(progress.is_done("twelve", "placing"));
    assert!(!progress.is_done("twelve", "moving"));
    for odd in ["", "what\n", "tsoro-learned 2\namerican moving\n"] {
        assert_eq!(Progress::read(odd), Progress::default());
    }
    assert_eq!(
        Progress::read(&Progress::default().write()),
        Progress::default()
    );
}
