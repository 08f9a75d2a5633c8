//! A game set on the page: kept where the page keeps an unfinished one, then continued.
//! Does not know any rule.

use crate::Browser;
use anyhow::{Context, Result};
use games::GameId;
use session::Session;

/// The text of the game played last, as a script reads it.
pub const KEPT: &str =
    "(localStorage.getItem('tsoro.game.' + localStorage.getItem('tsoro.last')) || '')";

/// The game by a rule set after these moves.
///
/// # Errors
/// When one of them is not legal.
pub fn after(rules: GameId, moves: &[&str]) -> Result<Session> {
    let mut session = Session::new(rules);
    for text in moves {
        session
            .play_text(text)
            .ok()
            .with_context(|| format!("{text} is legal"))?;
    }
    Ok(session)
}

impl Browser {
    /// Puts a game between two people on this device on the table, in a language.
    ///
    /// # Errors
    /// The browser's own, or when the page does not show the game.
    pub async fn set_table(&self, language: &str, session: &Session) -> Result<()> {
        let mut session = session.clone();
        session.set_note("setup", "friend 3 1000 first");
        self.keep(session.id().name(), &session.save()).await?;
        self.open(&format!("/{language}/")).await?;
        self.press("[data-action='continue']").await?;
        self.find("[data-view='play'] [data-point]").await?;
        Ok(())
    }

    /// Keeps a text as the game played last, under the name of a rule set.
    ///
    /// # Errors
    /// The browser's own.
    pub async fn keep(&self, rules: &str, text: &str) -> Result<()> {
        self.open("/healthz").await?;
        let text = serde_json::to_string(text)?;
        self.script(&format!(
            "localStorage.setItem('tsoro.game.{rules}', {text}); localStorage.setItem('tsoro.last', '{rules}');"
        ))
        .await
        .map(drop)
    }

    /// Waits until the page keeps the game played last with just these moves.
    ///
    /// # Errors
    /// When it does not after a while.
    pub async fn until_moves(&self, session: &Session) -> Result<()> {
        let moves = format!("moves {}", session.moves().join(" "));
        self.until(&format!(
            "{KEPT}.split('\\n').includes('{}')",
            moves.trim_end()
        ))
        .await
    }

    /// Waits until the page's own list has just these moves.
    ///
    /// # Errors
    /// When it does not after a while.
    pub async fn until_listed(&self, moves: &[&str]) -> Result<()> {
        let moves = serde_json::to_string(moves)?;
        self.until(&format!(
            "JSON.stringify([...document.querySelectorAll('.moves button.move')] \
             .map(b => b.innerText.trim())) === '{moves}'"
        ))
        .await
    }

    /// Touches points one after the other.
    ///
    /// # Errors
    /// When one is not on the page.
    pub async fn touch_all(&self, points: &[&str]) -> Result<()> {
        for point in points {
            self.touch(point).await?;
        }
        Ok(())
    }
}
