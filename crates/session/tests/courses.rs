//! The lessons that are shipped: each can be learned to its end, whatever accepted move is chosen,
//! and has its words. Does not know what a rule set's moves are.
#![allow(missing_docs)]

use games::GameId;
use session::{Course, Goal, Session, Step};
use std::fs;
use std::path::Path;
use text::{Text, Value};

/// Every course of assets/lessons, by its file.
fn courses() -> Vec<Course> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/lessons");
    let mut courses = Vec::new();
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("a folder can be listed").path();
        let text = fs::read_to_string(&path).expect("a course is text");
        let course =
            Course::read(&text).unwrap_or_else(|bad| panic!("{}: {bad:?}", path.display()));
        let name = path.file_stem().expect("a name").to_string_lossy();
        assert_eq!(course.rules.name(), name);
        courses.push(course);
    }
    courses
}

/// A file's text with a first course, and more lines.
fn course(lines: &str) -> Result<Course, game::Refusal> {
    Course::read(&format!("tsoro-lessons 1\nrules american\n{lines}"))
}

/// Plays every accepted move of every turn, and returns how many lines lead to the step's end and
/// how many legal moves were not accepted.
fn play_all(step: &Step, turn: usize, session: &Session, at: &str) -> (usize, usize) {
    let goal = &step.turns[turn].goal;
    let last = turn + 1 == step.turns.len();
    let (mut ends, mut refused) = (0, 0);
    for choice in session.snapshot().choices {
        let mut after = session.clone();
        let played = after.play_text(&choice.text).expect("a legal move");
        if !goal.met(&played, after.end()) {
            refused += 1;
            continue;
        }
        if last {
            ends += 1;
            continue;
        }
        let answer = step
            .answer(turn, &after)
            .unwrap_or_else(|| panic!("{at}: no answer after {}", choice.text));
        after.play_text(&answer).expect("the answer is legal");
        let (more, no) = play_all(step, turn + 1, &after, at);
        assert!(more > 0, "{at}: no way on after {} {answer}", choice.text);
        ends += more;
        refused += no;
    }
    (ends, refused)
}

#[test]
fn there_are_ten_lessons_a_game() {
    let courses = courses();
    let names: Vec<&str> = courses.iter().map(|course| course.rules.name()).collect();
    for name in ["american", "twelve"] {
        assert!(names.contains(&name), "no lessons for {name}");
    }
    for course in courses {
        assert_eq!(course.lessons.len(), 10);
    }
}

#[test]
fn every_step_leads_to_its_end_by_every_move_that_it_accepts() {
    for course in courses() {
        for lesson in &course.lessons {
            for (number, step) in lesson.steps.iter().enumerate() {
                let at = format!("{} {} {}", course.rules.name(), lesson.name, number + 1);
                let session = step.open(course.rules).expect("held against the rules");
                let (ends, refused) = play_all(step, 0, &session, &at);
                assert!(ends > 0, "{at} cannot be solved");
                assert!(
                    refused > 0 || !step.own_wrong,
                    "{at} has words for a wrong move, and there is none"
                );
            }
        }
    }
}

#[test]
fn the_hints_solve_every_step() {
    for course in courses() {
        for step in course.lessons.iter().flat_map(|lesson| &lesson.steps) {
            let mut session = step.open(course.rules).expect("held against the rules");
            for turn in 0..step.turns.len() {
                let hint = step.solution(turn, &session).expect("a hint");
                let played = session.play_text(&hint).expect("a hint is legal");
                assert!(step.turns[turn].goal.met(&played, session.end()));
                if let Some(answer) = step.answer(turn, &session) {
                    session.play_text(&answer).expect("an answer is legal");
                }
            }
        }
    }
}

#[test]
fn an_answer_follows_every_turn_but_the_last() {
    for course in courses() {
        for step in course.lessons.iter().flat_map(|lesson| &lesson.steps) {
            let (last, before) = step.turns.split_last().expect("a turn");
            assert!(before.iter().all(|turn| !turn.answers.is_empty()));
            assert_eq!(last.answers, [""; 0]);
        }
    }
}

#[test]
fn marks_are_points_of_the_board() {
    for course in courses() {
        let session = Session::new(course.rules);
        for step in course.lessons.iter().flat_map(|lesson| &lesson.steps) {
            for mark in &step.marks {
                assert!(session.board().point(mark).is_some(), "{mark}");
            }
        }
    }
}

#[test]
fn every_lesson_has_its_words_and_they_are_short() {
    let text = Text::new("en");
    let points = [("points", Value::from("a7, d7 and g7"))];
    let mut faults = Vec::new();
    let mut said = |key: String| {
        let words = text.with(&key, &points);
        if words == key {
            faults.push(format!("{key} is missing"));
        } else if words.chars().count() > 140 {
            faults.push(format!("{key} has {} characters", words.chars().count()));
        }
    };
    for course in courses() {
        for lesson in &course.lessons {
            let key = format!("lesson-{}-{}", course.rules.name(), lesson.name);
            for (number, step) in (1..).zip(&lesson.steps) {
                said(format!("{key}-{number}"));
                said(format!("{key}-{number}-done"));
                if step.own_wrong {
                    said(format!("{key}-{number}-wrong"));
                }
            }
            said(key);
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_word_belongs_to_a_lesson() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales/en/lessons.ftl");
    let words = fs::read_to_string(file).expect("the words are there");
    let courses = courses();
    let known = |key: &str| {
        courses.iter().any(|course| {
            course.lessons.iter().any(|lesson| {
                let start = format!("lesson-{}-{}", course.rules.name(), lesson.name);
                let Some(rest) = key.strip_prefix(&start) else {
                    return false;
                };
                let mut parts = rest.split('-').skip(1);
                let step = parts.next().map(|number| {
                    let number: usize = number.parse().unwrap_or(0);
                    lesson.steps.get(number.wrapping_sub(1))
                });
                match (step, parts.next()) {
                    (None, _) | (Some(Some(_)), None | Some("done")) => true,
                    (Some(Some(step)), Some("wrong")) => step.own_wrong,
                    _ => false,
                }
            })
        })
    };
    let keys = words
        .lines()
        .filter_map(|line| line.split_once(" = "))
        .filter(|(key, _)| key.starts_with("lesson-"));
    for (key, _) in keys {
        assert!(known(key), "{key} is never said");
    }
}

#[test]
fn goals_are_met_by_what_was_played_and_how_it_ended() {
    let step = |lines: &str| {
        let course = course(&format!("lesson one\nstep\n{lines}")).expect("a course");
        course.lessons[0].steps[0].clone()
    };
    let capture = step("position W:W21,31:B4,17,18,26\ndo takes 2");
    let session = capture.open(GameId::American).expect("a position");
    let accepted = |goal: &Goal| -> Vec<String> {
        let choices = session.snapshot().choices;
        let mut texts: Vec<String> = choices.into_iter().map(|choice| choice.text).collect();
        texts.retain(|text| {
            let mut tried = session.clone();
            tried
                .play_text(text)
                .is_ok_and(|played| goal.met(&played, tried.end()))
        });
        texts.sort();
        texts
    };
    assert_eq!(accepted(&Goal::Takes(2)), ["31x22x13", "31x22x15"]);
    assert_eq!(accepted(&Goal::Any).len(), 3);
    assert_eq!(accepted(&Goal::Wins), [""; 0]);
    assert_eq!(
        accepted(&Goal::Moves(vec!["31x22*".into()])),
        ["31x22x13", "31x22x15"]
    );
    assert_eq!(accepted(&Goal::Moves(vec!["21x14".into()])), ["21x14"]);
}

#[test]
fn a_broken_course_is_refused_with_its_line() {
    let line = |lines: &str| -> Option<String> {
        let refusal = course(lines).expect_err("broken");
        assert_eq!(refusal.key, "error-lessons", "{refusal:?}");
        let (_, line) = refusal.args.into_iter().find(|(name, _)| *name == "line")?;
        Some(line)
    };
    let position = "position W:W21:B4";
    assert_eq!(line("step\n").as_deref(), Some("3"), "no lesson yet");
    assert_eq!(line("lesson\n").as_deref(), Some("3"), "no name");
    assert_eq!(line("lesson a\n\n# so\nmark 4\n").as_deref(), Some("6"));
    assert_eq!(line("lesson a\nstep\nanswer 4-8\n").as_deref(), Some("5"));
    assert_eq!(
        line("lesson a\nstep\ndo takes many\n").as_deref(),
        Some("5")
    );
    assert_eq!(line("lesson a\nstep\nsing\n").as_deref(), Some("5"));
    assert_eq!(
        line(&format!("lesson a\nstep\n{position}\n")).as_deref(),
        Some("5")
    );
    assert!(Course::read("").is_err());
    assert!(Course::read("tsoro-lessons 2\nrules american\n").is_err());
    let unknown = Course::read("tsoro-lessons 1\nrules chess\n").expect_err("unknown rules");
    assert_eq!(unknown.key, "error-rules");
    let refusal = course("lesson a\nstep\nposition W:W1:B4\ndo any\n").expect_err("a man on 1");
    assert_eq!(refusal.key, "error-checkers-fen-king-row");
}
