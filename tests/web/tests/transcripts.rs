//! Whole games by keyboard alone, as a screen reader tells them, in every language. What is said is
//! compared with `transcripts/GAME.LANGUAGE.txt`; with `TSORO_TRANSCRIPTS=write` it is written there.

use anyhow::{Context, Result, ensure};
use game::board::Arrow;
use game::{Board, Point};
use games::GameId;
use session::Session;
use std::collections::VecDeque;
use std::path::Path;
use text::Text;
use web_tests::{Browser, Shape, Transcript, run};

/// A game of jumps over one, two and three men, with a king made and a king taken.
const CHECKERS: &str = "12-16 22-18 8-12 23-19 16x23 26x19 12-16 19x12 3-8 12x3 10-15 3x10x19 2-7 \
    27-23 4-8 25-22 9-14 18x9x2 1-6 2x9 5x14 22-18 11-15 19x10x3x12 14-17 21x14";

/// A game of placing, mills, removals and moves to the end.
const MORRIS: &str = "d2 d1 f2 f4 b2xf4 d3 g1 b6 f6 b4 f4xb6 d7 g4 a1 g7xd7 e4 e5 c5 d5 c3 b6 a7 \
    d6xa7 c4xe5 g7-d7xb4 e4-e5 d7-g7xe5 d3-e3 g7-d7xe3 c3-d3 d7-g7xc5 d3-c3 g7-d7xc4 a1-a4 d7-g7xa4";

const ENTER: &str = "\u{e007}";

/// How a point is reached.
#[derive(Clone, Copy)]
enum Way {
    Arrows,
    Letters,
}

/// Walks to a point and touches it.
async fn touch(
    browser: &Browser,
    into: &mut Transcript,
    board: &Board,
    at: &mut Point,
    to: Point,
    way: Way,
) -> Result<()> {
    match way {
        Way::Arrows => {
            let (names, keys) = arrows(board, *at, to).context("a way by arrows")?;
            if !keys.is_empty() {
                browser.record(into, &names, &keys).await?;
            }
        }
        Way::Letters => {
            let there = format!(
                "return document.activeElement.dataset.point === '{}';",
                board.name_of(to)
            );
            for _ in 0..board.places.len() {
                if browser.script(&there).await? == true {
                    break;
                }
                browser.record(into, "n", "n").await?;
            }
        }
    }
    *at = to;
    browser.record(into, "Enter", ENTER).await
}

/// The shortest way by arrow keys: their names, and the keys.
fn arrows(board: &Board, from: Point, to: Point) -> Option<(String, String)> {
    let turned = !board.first_at_bottom;
    let mut ways = VecDeque::from([(from, Vec::new(), String::new())]);
    let mut seen = vec![from];
    while let Some((point, names, keys)) = ways.pop_front() {
        if point == to {
            return Some((names.join(" "), keys));
        }
        for (arrow, name, key) in [
            (Arrow::Left, "Left", '\u{e012}'),
            (Arrow::Up, "Up", '\u{e013}'),
            (Arrow::Right, "Right", '\u{e014}'),
            (Arrow::Down, "Down", '\u{e015}'),
        ] {
            if let Some(next) = board
                .step(point, arrow, turned)
                .filter(|p| !seen.contains(p))
            {
                seen.push(next);
                let names = names.iter().copied().chain([name]).collect();
                ways.push_back((next, names, format!("{keys}{key}")));
            }
        }
    }
    None
}

/// Plays a game and asks about it now and then.
async fn play(browser: &Browser, language: &str, rules: GameId, moves: &str) -> Result<String> {
    let mut session = Session::new(rules);
    browser.set_table(language, &session).await?;
    let board = session.board().clone();
    let grid = board.grid(!board.first_at_bottom);
    let mut at = *grid
        .last()
        .and_then(|row| row.first())
        .context("a corner")?;
    browser.focus(board.name_of(at)).await?;
    browser.settle().await?;
    let mut heard = browser.listen().await?;
    for (ply, text) in moves.split_whitespace().enumerate() {
        let choices = session.snapshot().choices;
        let choice = choices.iter().find(|choice| choice.text == text);
        let choice = choice.with_context(|| format!("{text} is legal"))?;
        if ply % 6 == 4 {
            for key in ["b", "r", "c", "l", "t"] {
                browser.record(&mut heard, key, key).await?;
            }
        }
        if ply == 7 {
            // Something that may not be done is told with its reason.
            browser.record(&mut heard, "/", "/").await?;
            let wrong = format!("{text}x{text}{ENTER}");
            browser.record(&mut heard, "a wrong move", &wrong).await?;
            browser.record(&mut heard, "Escape", "\u{e00c}").await?;
        }
        if ply % 3 == 2 {
            browser.record(&mut heard, "/", "/").await?;
            let typed = format!("{text}{ENTER}");
            browser.record(&mut heard, text, &typed).await?;
            browser.record(&mut heard, "Escape", "\u{e00c}").await?;
        } else {
            let way = if ply % 3 == 0 {
                Way::Arrows
            } else {
                Way::Letters
            };
            for &point in &*choice.touches {
                touch(browser, &mut heard, &board, &mut at, point, way).await?;
            }
        }
        session.play_text(text).ok().context("a legal move")?;
    }
    let end = Text::new(language).ending(&session.end().context("an end")?);
    ensure!(heard.text.contains(&end), "the end is not told: {end}");
    ensure!(browser.has_focus().await?, "the focus is lost at the end");
    Ok(heard.text)
}

fn transcript(name: &str, rules: GameId, moves: &str) {
    run(Shape::DESKTOP, async |browser| {
        for language in text::languages() {
            let heard = play(browser, language.tag, rules, moves).await?;
            let file = Path::new(env!("CARGO_MANIFEST_DIR"))
                .join("transcripts")
                .join(format!("{name}.{}.txt", language.tag));
            if std::env::var("TSORO_TRANSCRIPTS").is_ok_and(|wish| wish == "write") {
                std::fs::write(&file, heard)?;
                continue;
            }
            let kept = std::fs::read_to_string(&file).with_context(|| {
                format!("{}: write it with TSORO_TRANSCRIPTS=write", file.display())
            })?;
            let differs = heard
                .lines()
                .zip(kept.lines())
                .enumerate()
                .find(|(_, (now, before))| now != before);
            if let Some((line, (now, before))) = differs {
                anyhow::bail!(
                    "{}:{}: says\n  {now}\nnot\n  {before}",
                    file.display(),
                    line + 1
                );
            }
            ensure!(
                heard.lines().count() == kept.lines().count(),
                "{}: says more or less",
                file.display()
            );
        }
        Ok(())
    });
}

#[test]
fn a_game_of_checkers_is_told_in_every_language() {
    transcript("american", GameId::American, CHECKERS);
}

#[test]
fn a_game_of_morris_is_told_in_every_language() {
    transcript("twelve", GameId::Twelve, MORRIS);
}
