//! Lessons on the page: learned by finger and by keyboard, refused, wrong, kept, loaded again.
//! Does not know what a lesson teaches: the courses and their words are read as the page reads them.

use anyhow::{Context, Result, ensure};
use game::Point;
use serde_json::json;
use session::{Course, Session, Step};
use text::{Text, Value};
use web_tests::{Browser, Shape, run};

const AMERICAN: &str = include_str!("../../../assets/lessons/american.txt");
const TWELVE: &str = include_str!("../../../assets/lessons/twelve.txt");

fn course(text: &str) -> Result<Course> {
    Course::read(text).ok().context("a course that is shipped")
}

/// The words of a lesson's key in a language, with the points that the step is about.
fn words(language: &str, key: &str, course: &Course, step: &Step) -> String {
    let session = Session::new(course.rules);
    let board = session.board();
    let points: Vec<Point> = step
        .marks
        .iter()
        .filter_map(|name| board.point(name))
        .collect();
    let text = Text::new(language);
    let points = Value::from(text.all_of(board, &points));
    text.with(key, &[("points", points)])
}

async fn says(browser: &Browser, selector: &str, words: &str) -> Result<()> {
    browser
        .until(&format!(
            "(document.querySelector('{selector}') || {{}}).innerText?.trim() === `{words}`"
        ))
        .await
}

/// Opens the list and waits for the ten lessons of each course.
async fn list(browser: &Browser, language: &str) -> Result<()> {
    browser.open(&format!("/{language}/#learn")).await?;
    browser
        .until(
            "['american', 'twelve'].every(course => \
             document.querySelectorAll(`[data-course='${course}'] [data-lesson]`).length === 10)",
        )
        .await
}

#[derive(Clone, Copy)]
enum Way {
    Finger,
    Keyboard,
}

/// Plays the moves that a step asks for, and waits for what is said at its end.
async fn learn(
    browser: &Browser,
    course: &Course,
    lesson: usize,
    number: usize,
    way: Way,
) -> Result<()> {
    let lesson = &course.lessons[lesson - 1];
    let step = &lesson.steps[number - 1];
    let key = format!("lesson-{}-{}-{number}", course.rules.name(), lesson.name);
    says(browser, "[data-task]", &words("en", &key, course, step)).await?;
    let mut session = step.open(course.rules).ok().context("a position")?;
    for turn in 0..step.turns.len() {
        let solution = step.solution(turn, &session).context("a solution")?;
        let choices = session.snapshot().choices;
        let choice = choices
            .iter()
            .find(|choice| choice.text == solution)
            .context("legal")?;
        browser
            .until("document.querySelectorAll('button.target').length > 0")
            .await?;
        for &point in &*choice.touches {
            let name = session.board().name_of(point);
            match way {
                Way::Finger => browser.touch(name).await?,
                Way::Keyboard => {
                    browser.focus(name).await?;
                    browser.keys("\u{e007}").await?;
                }
            }
        }
        session.play_text(&solution).ok().context("legal")?;
        if let Some(answer) = step.answer(turn, &session) {
            session.play_text(&answer).ok().context("legal")?;
        }
    }
    let done = words("en", &format!("{key}-done"), course, step);
    says(browser, "[data-line]", &done).await
}

/// How many lessons of a course the list shows as done.
async fn shows_done(browser: &Browser, course: &str, count: usize) -> Result<()> {
    browser
        .until(&format!(
            "document.querySelectorAll(\"[data-course='{course}'] .done\").length === {count}"
        ))
        .await
}

#[test]
fn two_lessons_of_each_game_are_learned_by_finger_and_kept() {
    for (text, first) in [(AMERICAN, 9), (TWELVE, 6)] {
        run(Shape::PHONE, async |browser| {
            let course = course(text)?;
            let name = course.rules.name();
            list(browser, "en").await?;
            shows_done(browser, name, 0).await?;
            browser
                .press(&format!("[data-course='{name}'] [data-lesson='{first}']"))
                .await?;
            for lesson in [first, first + 1] {
                let steps = course.lessons[lesson - 1].steps.len();
                for step in 1..=steps {
                    learn(browser, &course, lesson, step, Way::Finger).await?;
                    if (lesson, step) != (first + 1, steps) {
                        browser.press("[data-action='learn-next']").await?;
                    }
                }
            }
            browser
                .until(&format!("location.hash === '#learn/{name}/{}'", first + 1))
                .await?;
            browser.driver.back().await?;
            shows_done(browser, name, 2).await?;
            list(browser, "en").await?;
            browser.reload().await?;
            shows_done(browser, name, 2).await
        });
    }
}

#[test]
fn a_lesson_is_learned_by_keyboard_alone() {
    run(Shape::DESKTOP, async |browser| {
        let course = course(AMERICAN)?;
        list(browser, "en").await?;
        browser
            .script(
                "document.querySelector(\"[data-course='american'] [data-lesson='2']\").focus();",
            )
            .await?;
        browser.keys("\u{e007}").await?;
        learn(browser, &course, 2, 1, Way::Keyboard).await?;
        let next = "document.querySelector(\"[data-action='learn-next']\")";
        browser.script(&format!("{next}.focus();")).await?;
        browser.keys("\u{e007}").await?;
        learn(browser, &course, 2, 2, Way::Keyboard).await?;
        let focused = browser
            .script("return document.activeElement.dataset.point;")
            .await?;
        ensure!(focused == json!("15"), "the focus is on {focused}");
        browser
            .until(&format!("{next}.classList.contains('primary')"))
            .await
    });
}

#[test]
fn a_wrong_try_is_refused_or_taken_back_with_a_reason() {
    run(Shape::PHONE, async |browser| {
        let course = course(AMERICAN)?;
        browser.open("/en/#learn/american/3").await?;
        let step = &course.lessons[2].steps[0];
        says(
            browser,
            "[data-task]",
            &words("en", "lesson-american-choice-1", &course, step),
        )
        .await?;
        let mut session = step.open(course.rules).ok().context("a position")?;
        let point = session.board().point("17").context("a point")?;
        let session::Touch::Refused(refusal) = session.touch(point) else {
            anyhow::bail!("17 is not the learner's");
        };
        browser.touch("17").await?;
        let refused = Text::new("en").refusal(session.board(), &refusal);
        says(browser, "[data-line]", &refused).await?;
        browser.drag("21", "14").await?;
        let wrong = words("en", "lesson-american-choice-1-wrong", &course, step);
        says(browser, "[data-line]", &wrong).await?;
        browser
            .until("document.querySelectorAll('.piece').length === 6")
            .await?;
        browser.press("[data-action='hint']").await?;
        browser
            .until("document.querySelector('[data-line]').innerText.includes('31x22x')")
            .await?;
        browser.touch_all(&["31", "22", "15"]).await?;
        let done = words("en", "lesson-american-choice-1-done", &course, step);
        says(browser, "[data-line]", &done).await?;
        browser.press("[data-action='learn-again']").await?;
        browser
            .until("document.querySelectorAll('.piece').length === 6")
            .await
    });
}

#[test]
fn the_language_changes_in_a_lesson_and_the_game_beside_it_stays() {
    run(Shape::PHONE, async |browser| {
        browser.open("/en/#american").await?;
        browser.touch_first_target().await?;
        let course = course(TWELVE)?;
        browser.open("/en/#learn/twelve/1").await?;
        browser.touch("a7").await?;
        browser
            .script("const s = document.querySelector(\"select[data-action='language']\"); s.value = 'sn'; s.dispatchEvent(new Event('change'));")
            .await?;
        let step = &course.lessons[0].steps[0];
        let task = words("sn", "lesson-twelve-placing-1", &course, step);
        says(browser, "[data-task]", &task).await?;
        browser
            .until("document.querySelectorAll('.piece').length === 2")
            .await?;
        browser.press("[data-action='learn-all']").await?;
        browser
            .until("location.pathname === '/sn/' && location.hash === '#learn/twelve'")
            .await?;
        let kept = browser
            .script("return Object.keys(localStorage).filter(key => /rules twelve/.test(localStorage[key]));")
            .await?;
        ensure!(kept == json!([]), "a lesson was kept as a game: {kept}");
        Ok(())
    });
}

#[test]
fn lessons_that_could_not_be_loaded_are_asked_for_again() {
    run(Shape::PHONE, async |browser| {
        browser.command("Network.enable", json!({})).await?;
        let block = |urls: serde_json::Value| json!({ "urls": urls });
        browser
            .command(
                "Network.setBlockedURLs",
                block(json!(["*lessons-american*"])),
            )
            .await?;
        browser.open("/en/#learn").await?;
        says(
            browser,
            ".learn .failed p",
            &Text::new("en").get("learn-failed"),
        )
        .await?;
        browser
            .command("Network.setBlockedURLs", block(json!([])))
            .await?;
        browser.press("[data-action='learn-retry']").await?;
        shows_done(browser, "american", 0).await?;
        browser.find("[data-course='twelve']").await.map(drop)
    });
}

#[test]
fn rule_pages_and_the_first_page_lead_to_the_lessons() {
    run(Shape::DESKTOP, async |browser| {
        browser.open("/it/rules/twelve").await?;
        browser.press("a[href='/it/#learn/twelve']").await?;
        browser
            .until("document.querySelectorAll(\"[data-course='twelve'] [data-lesson]\").length === 10 && !document.querySelector(\"[data-course='american']\")")
            .await?;
        browser.press("[data-action='learn-all']").await?;
        browser.find("[data-course='american']").await?;
        browser.open("/it/").await?;
        browser.press(".ways [data-action='learn']").await?;
        browser.find("[data-course='american']").await?;
        browser.open("/it/#american").await?;
        browser.press("[data-action='more']").await?;
        browser.press("[data-sheet] [data-action='learn']").await?;
        browser
            .until("location.hash === '#learn/american' && !document.querySelector('[data-sheet]')")
            .await
    });
}

#[test]
fn axe_finds_nothing_in_the_list_and_in_a_lesson() {
    for shape in [Shape::PHONE, Shape::DESKTOP.in_the_dark()] {
        run(shape, async |browser| {
            list(browser, "en").await?;
            browser.axe("the list of lessons").await?;
            browser.open("/en/#learn/twelve/2").await?;
            browser.find("[data-view='play'] button.target").await?;
            browser.axe("a lesson").await
        });
    }
}
