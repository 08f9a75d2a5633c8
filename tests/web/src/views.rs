//! Every screen and every panel of the page, and how a reader gets there.
//! Does not know what should be true of them.

use crate::Browser;
use anyhow::Result;

/// A screen or a panel.
#[derive(Clone, Copy, Debug)]
pub struct View {
    /// What it is, for messages of tests.
    pub name: &'static str,
    /// What follows the language in its address.
    pub place: &'static str,
    /// What is pressed there, one after the other.
    pub presses: &'static [&'static str],
    /// What is there when it is ready.
    pub ready: &'static str,
}

const fn view(
    name: &'static str,
    place: &'static str,
    presses: &'static [&'static str],
    ready: &'static str,
) -> View {
    View {
        name,
        place,
        presses,
        ready,
    }
}

const BOARD: &str = "[data-view='play'] [data-point]";
const PANEL: &str = "[data-sheet]";
const MORE: &str = "[data-action='more']";

/// All of them. A screen or a panel that is added gets a line here, and every test of access
/// looks at it in every language.
pub const VIEWS: [View; 24] = [
    view("home", "", &[], "[data-view='home'] [data-action='play']"),
    view("checkers", "#american", &[], BOARD),
    view("morris", "#twelve", &[], BOARD),
    view("morabaraba", "#morabaraba", &[], BOARD),
    view("menu", "#american", &[MORE], PANEL),
    view(
        "question to resign",
        "#american",
        &[MORE, "[data-action='resign']"],
        "[data-action='yes']",
    ),
    view(
        "question to start again",
        "#american",
        &[MORE, "[data-action='restart']"],
        "[data-action='yes']",
    ),
    view(
        "keys",
        "#american",
        &[MORE, "[data-action='keys-title']"],
        "kbd",
    ),
    view(
        "typed move",
        "#twelve",
        &[MORE, "[data-action='typed-move']"],
        "#typed-move",
    ),
    view("games", "#games", &[], "[data-view='games'] h1"),
    view("looks", "#looks", &[], "[data-view='looks'] h1"),
    view("lessons", "#learn", &[], "[data-lesson]"),
    view("lesson of checkers", "#learn/american/3", &[], BOARD),
    view("lesson of morris", "#learn/twelve/4", &[], BOARD),
    view(
        "looks in a game",
        "#american",
        &[MORE, "[data-action='looks-title']"],
        PANEL,
    ),
    view(
        "games to add",
        "#games",
        &["[data-action='games-add']"],
        PANEL,
    ),
    view("new game", "", &["[data-action='choose']"], PANEL),
    view(
        "new game of morris",
        "",
        &["[data-game='game-morris'] [data-action='choose']"],
        PANEL,
    ),
    view(
        "set up checkers",
        "#setup/american",
        &[],
        "[data-view='setup'] h1",
    ),
    view(
        "set up morris",
        "#setup/twelve",
        &[],
        "[data-view='setup'] h1",
    ),
    view("print", "#print", &[], "[data-view='print'] h1"),
    view("rules of checkers", "rules/american", &[], "main h1"),
    view("rules of morris", "rules/twelve", &[], "main h1"),
    view("no such page", "no-such-page", &[], "main h1"),
];

/// Choices that make every visit the same: the reader has the first move, the computer is named at
/// its longest.
const SETTINGS: &str = "opponent computer\nlevel 10\nmillis 1000\nside first\n";

impl Browser {
    /// Opens a view in a language, with nothing kept but choices.
    ///
    /// # Errors
    /// The browser's own, or when the view does not come.
    pub async fn show(&self, language: &str, view: &View) -> Result<()> {
        self.open("/healthz").await?;
        let settings = serde_json::to_string(SETTINGS)?;
        self.script(&format!(
            "localStorage.clear(); localStorage.setItem('tsoro.settings', {settings});"
        ))
        .await?;
        self.open(&format!("/{language}/{}", view.place)).await?;
        for press in view.presses {
            self.press(press).await?;
        }
        self.find(view.ready).await?;
        self.script(
            "if (window.speakPseudo && !document.getElementById('app')) window.speakPseudo();",
        )
        .await?;
        // What is set after the first drawing, such as the focus of a panel.
        self.settle().await
    }

    /// From the next page on, English is a language that nobody speaks: 1.6 times as long.
    ///
    /// # Errors
    /// The browser's own.
    pub async fn speak_pseudo(&self) -> Result<()> {
        self.before_the_page(include_str!("pseudo.js")).await
    }

    /// Waits until what was asked for has been drawn.
    ///
    /// # Errors
    /// The browser's own.
    pub async fn settle(&self) -> Result<()> {
        let wait = "return new Promise(done => \
            setTimeout(() => requestAnimationFrame(() => setTimeout(done, 20)), 20));";
        self.script(wait).await.map(drop)
    }
}
