//! The list of games kept: search, replay, playing on, deleting, the file out and in.

use anyhow::{Context, Result, ensure};
use games::GameId;
use serde_json::json;
use session::Session;
use std::fmt::Write;
use text::Text;
use web_tests::{Browser, KEPT, Shape, run};

const LISTED: &str = "document.querySelectorAll('.kept li').length";

/// A game's text with its day, its end and whom it was against.
fn game(rules: GameId, moves: &[&str], day: i64, setup: &str, over: &str) -> Result<String> {
    let mut session = Session::new(rules);
    for text in moves {
        session
            .play_text(text)
            .ok()
            .with_context(|| format!("{text} is legal"))?;
    }
    session.set_note("setup", setup);
    session.set_note("begun", &(1_790_000_000 + day * 86_400).to_string());
    session.set_note("played", &(1_790_000_060 + day * 86_400).to_string());
    let mut text = session.save();
    if !over.is_empty() {
        writeln!(text, "over {over}")?;
    }
    Ok(text)
}

/// Keeps games under names of their own and opens the list.
async fn shelve(browser: &Browser, games: &[String]) -> Result<()> {
    browser.open("/healthz").await?;
    let texts = serde_json::to_string(games)?;
    browser
        .script(&format!(
            "{texts}.forEach((text, i) => localStorage.setItem('tsoro.game.' + (1790000000 + i) + '-0001', text));"
        ))
        .await?;
    browser.open("/en/#games").await?;
    browser.find("[data-view='games'] .games").await.map(drop)
}

fn three() -> Result<Vec<String>> {
    Ok(vec![
        game(
            GameId::American,
            &["11-15", "23-19", "8-11"],
            1,
            "computer 4 3000 first",
            "end-resigned first",
        )?,
        game(
            GameId::Twelve,
            &["a1", "b2", "d1"],
            2,
            "friend 3 3000 first",
            "",
        )?,
        game(
            GameId::American,
            &["9-14", "22-18"],
            3,
            "friend 3 3000 first",
            "end-agreed draw",
        )?,
    ])
}

async fn first_name(browser: &Browser) -> Result<String> {
    browser.text(".kept li:first-child h2").await
}

#[test]
fn the_list_is_searched_and_a_game_is_replayed_and_played_on() {
    run(Shape::PHONE, async |browser| {
        let english = Text::new("en");
        shelve(browser, &three()?).await?;
        browser.until(&format!("{LISTED} === 3")).await?;
        // Unfinished first, then the newest.
        ensure!(first_name(browser).await? == english.get("rules-twelve"));
        let told = browser.text(".kept li:nth-child(3)").await?;
        ensure!(told.contains(&english.get("games-won")), "{told}");
        for (words, found) in [
            ("american", 2),
            ("level 4", 1),
            ("DRAW", 1),
            ("9-14", 1),
            ("no such words", 0),
            ("", 3),
        ] {
            let field = browser.find("[data-action='search']").await?;
            field.clear().await?;
            field.send_keys(format!("{words} ")).await?;
            browser.until(&format!("{LISTED} === {found}")).await?;
        }
        // A finished game is looked at from end to end, and nothing of it changes.
        browser
            .press(".kept li:nth-child(3) [data-action='games-replay']")
            .await?;
        browser.find("[data-view='play'] .line.over").await?;
        browser
            .until(
                "document.querySelector(\"[data-action='undo'][aria-disabled='true']\") !== null",
            )
            .await?;
        browser.press("[data-action='moves-first']").await?;
        browser.press("[data-action='moves-forward']").await?;
        browser.press("[data-action='games-play-on']").await?;
        // The first of three moves stands; the computer may have answered it by now.
        browser
            .until("[1, 2].includes(document.querySelectorAll('.moves button.move').length)")
            .await?;
        browser.open("/en/#games").await?;
        browser.reload().await?;
        browser.find(".kept li").await?;
        let kept = browser
            .script("return localStorage.getItem('tsoro.game.1790000000-0001');")
            .await?;
        ensure!(kept == json!(three()?[0]), "{kept}");
        Ok(())
    });
}

#[test]
fn a_new_game_leaves_an_unfinished_one_in_the_list() {
    run(Shape::PHONE, async |browser| {
        let unfinished = game(GameId::American, &["11-15"], 1, "friend 3 3000 first", "")?;
        shelve(browser, &[unfinished]).await?;
        browser.press("[data-action='home']").await?;
        browser.press("[data-choice='opponent-friend']").await?;
        browser
            .press("[data-game='game-checkers'] [data-action='play']")
            .await?;
        browser.touch("9").await?;
        browser.touch("14").await?;
        browser
            .until(&format!("{KEPT}.includes('moves 9-14')"))
            .await?;
        browser.press("[data-action='menu']").await?;
        browser
            .press("[data-sheet] [data-action='games-title']")
            .await?;
        browser.until(&format!("{LISTED} === 2")).await
    });
}

#[test]
fn deleted_games_come_back() {
    run(Shape::DESKTOP, async |browser| {
        shelve(browser, &three()?).await?;
        let texts = "Object.entries(localStorage).filter(e => e[0].startsWith('tsoro.game.')).sort().join()";
        let before = browser.script(&format!("return {texts};")).await?;
        browser
            .press(".kept li:first-child [data-action='delete']")
            .await?;
        browser.until(&format!("{LISTED} === 2")).await?;
        browser.press("[data-action='undelete']").await?;
        browser.until(&format!("{LISTED} === 3")).await?;
        browser.press("[data-action='games-delete-all']").await?;
        browser.press("[data-sheet] [data-action='no']").await?;
        browser.until(&format!("{LISTED} === 3")).await?;
        browser.press("[data-action='games-delete-all']").await?;
        browser.press("[data-sheet] [data-action='yes']").await?;
        browser.until(&format!("{LISTED} === 0")).await?;
        browser.find(".games .none").await?;
        browser.press("[data-action='undelete']").await?;
        browser.until(&format!("{LISTED} === 3")).await?;
        ensure!(before == browser.script(&format!("return {texts};")).await?);
        Ok(())
    });
}

#[test]
fn the_file_carries_all_games_to_another_device() {
    run(Shape::PHONE, async |browser| {
        let spy = "const made = URL.createObjectURL; \
            URL.createObjectURL = blob => { blob.text().then(text => window.saved = text); return made.call(URL, blob); };";
        browser.before_the_page(spy).await?;
        let games = three()?;
        shelve(browser, &games).await?;
        browser.press("[data-action='games-save']").await?;
        browser.until("!!window.saved").await?;
        let file = browser.script("return window.saved;").await?;
        let file = file.as_str().context("a file")?.to_owned();
        ensure!(file.starts_with("tsoro-games 1\n") && file.matches("tsoro-game 1\n").count() == 3);

        // Another device: by the file itself, which the browser's own choice gives.
        browser.script("localStorage.clear();").await?;
        browser.open("/en/?again#games").await?;
        browser.find(".games .none").await?;
        let path = std::env::temp_dir().join(format!("tsoro-games-{}.txt", std::process::id()));
        let broken = format!("{file}\ntsoro-game 1\nrules american\nmoves 11-15 11-15\n");
        std::fs::write(&path, &broken)?;
        browser.press("[data-action='games-add']").await?;
        browser
            .find("[data-action='file']")
            .await?
            .send_keys(path.to_string_lossy())
            .await?;
        browser.find("[data-outcome] p").await?;
        let told = browser.text("[data-outcome]").await?;
        std::fs::remove_file(&path)?;
        let line = broken.lines().count().to_string();
        ensure!(
            told.contains("3 games added") && told.contains(&line),
            "{told}"
        );
        browser.until(&format!("{LISTED} === 3")).await?;

        // And the same as a pasted text: all are here already.
        let field = browser.find("[data-action='pasted']").await?;
        field.send_keys(&file).await?;
        browser.press("[data-action='games-add-now']").await?;
        browser
            .until("document.querySelector('[data-outcome]').innerText.includes('3 were here already')")
            .await?;
        browser.until(&format!("{LISTED} === 3")).await?;
        browser.press("[data-action='close']").await?;
        // Nothing is lost on the way.
        let mut kept = browser
            .script("return Object.keys(localStorage).filter(k => k.startsWith('tsoro.game.')).map(k => localStorage.getItem(k));")
            .await?
            .as_array()
            .context("a list")?
            .iter()
            .filter_map(|text| Some(text.as_str()?.to_owned()))
            .collect::<Vec<_>>();
        let mut games: Vec<String> = games
            .iter()
            .map(|text| {
                let mut session = Session::load(text).ok()?;
                if let Some(end) = session.end() {
                    let winner = if end.winner.is_some() {
                        "first"
                    } else {
                        "draw"
                    };
                    session.set_note("result", &format!("{} {winner}", end.reason));
                }
                Some(session.save())
            })
            .collect::<Option<_>>()
            .context("games")?;
        kept.sort();
        games.sort();
        ensure!(kept == games, "{kept:#?}\n{games:#?}");
        Ok(())
    });
}

#[test]
fn two_thousand_games_are_listed_and_searched_quickly_on_a_slow_phone() {
    run(Shape::PHONE, async |browser| {
        let session = {
            let mut session = Session::new(GameId::American);
            for _ in 0..60 {
                let choices = session.snapshot().choices;
                let Some(choice) = choices.get(choices.len() / 2) else {
                    break;
                };
                let text = choice.text.clone();
                session.play_text(&text).ok().context("a choice")?;
            }
            session.set_note("setup", "computer 4 3000 first");
            session.set_note("result", "end-resigned first");
            session
        };
        browser.open("/healthz").await?;
        let text = serde_json::to_string(&session.save())?;
        browser
            .script(&format!(
                "for (let i = 0; i < 2000; i++) localStorage.setItem('tsoro.game.' + (1790000000 + i) + '-0001', {text} + 'note played ' + (1790000000 + i * 3600) + '\\n');"
            ))
            .await?;
        browser.open("/en/").await?;
        browser.find(".ways [data-action='games-title']").await?;
        browser.slow_down(4).await?;
        let clock = "const start = performance.now(); const timed = () => new Promise(done => { \
            const look = () => document.querySelectorAll('.kept li').length >= 20 ? done(performance.now() - start) : requestAnimationFrame(look); look(); });";
        let took = browser
            .script(
                &format!("{clock} document.querySelector(\".ways [data-action='games-title']\").click(); return timed();"),
            )
            .await?;
        let listed = took.as_f64().context("a time")?;
        let searched = browser
            .script(
                "const field = document.querySelector(\"[data-action='search']\"); field.value = 'level 4'; \
                 const start = performance.now(); field.dispatchEvent(new Event('input', { bubbles: true })); \
                 return new Promise(done => requestAnimationFrame(() => setTimeout(() => done(performance.now() - start))));",
            )
            .await?
            .as_f64()
            .context("a time")?;
        println!(
            "2000 games at a quarter of the speed: listed in {listed:.0} ms, searched in {searched:.0} ms"
        );
        browser.slow_down(1).await?;
        browser.press("[data-action='games-more']").await?;
        browser.until(&format!("{LISTED} === 40")).await?;
        ensure!(listed < 4000.0 && searched < 4000.0, "{listed} {searched}");
        Ok(())
    });
}

#[test]
fn the_list_reads_well_in_every_language() {
    for shape in [Shape::PHONE.in_the_dark(), Shape::DESKTOP] {
        run(shape, async |browser| {
            shelve(browser, &three()?).await?;
            for language in text::languages().iter().map(|language| language.tag) {
                browser.open(&format!("/{language}/#games")).await?;
                browser.find(".kept li").await?;
                browser.axe(&format!("the list in {language}")).await?;
                browser.press("[data-action='games-add']").await?;
                browser.find("[data-sheet]").await?;
                browser.axe(&format!("adding games in {language}")).await?;
                let wide = browser
                    .script(
                        "const d = document.documentElement; return d.scrollWidth - d.clientWidth;",
                    )
                    .await?;
                ensure!(wide == json!(0), "{language} is {wide} px too wide");
                browser.press("[data-action='close']").await?;
            }
            Ok(())
        });
    }
}
