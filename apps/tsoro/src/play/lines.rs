//! A game as plain lines of text: moves and words in, boards and answers out.
//! Does not know a screen; what it reads may come from a person or from a program.

use super::layout::Layout;
use super::look::Look;
use super::scene::{self, Scene};
use super::table::{Draw, News, Player, Table};
use super::words;
use crate::failure::Failure;
use game::{Side, Snapshot};
use ratatui::layout::Rect;
use std::io::{self, BufRead, Read, Write};
use std::time::Duration;
use text::{Text, Value};

/// The words that are understood besides moves; they are the same in every language.
const WORDS: [&str; 12] = [
    "undo", "redo", "hint", "draw", "resign", "new", "board", "moves", "fen", "game", "help",
    "quit",
];

/// Plays until the input ends or says `quit`.
///
/// # Errors
/// When the output cannot be written or the input cannot be read.
pub fn run(table: Table, text: &Text, look: Look, notes: &[String]) -> Result<(), Failure> {
    let mut lines = Lines {
        table,
        text,
        look,
        out: io::stdout(),
        asked: None,
    };
    lines.begin(notes)?;
    let mut line = Vec::new();
    loop {
        lines.wait()?;
        if !lines.somebody_plays() {
            break;
        }
        line.clear();
        if io::stdin()
            .lock()
            .take(LONGEST)
            .read_until(b'\n', &mut line)?
            == 0
        {
            break;
        }
        let typed = String::from_utf8_lossy(&line).trim().to_owned();
        if !typed.is_empty() && !lines.take(&typed)? {
            break;
        }
    }
    if lines.table.unfinished() {
        lines.say(&text.get("terminal-kept"))?;
    }
    Ok(())
}

/// Characters of a line that are read as one.
const LONGEST: u64 = 4096;

struct Lines<'a, W: Write> {
    table: Table,
    text: &'a Text,
    look: Look,
    out: W,
    /// The side that has been asked whether it agrees to a draw.
    asked: Option<Side>,
}

impl<W: Write> Lines<'_, W> {
    fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.out, "{line}")?;
        self.out.flush()
    }

    fn begin(&mut self, notes: &[String]) -> io::Result<()> {
        self.say(&words::rules(self.text, self.table.rules()))?;
        for side in Side::BOTH {
            let player = words::player(self.text, &self.table, side);
            let values = [
                ("side", self.text.side(side).into()),
                ("player", player.into()),
            ];
            let line = self.text.with("terminal-player", &values);
            self.say(&line)?;
        }
        for note in notes {
            self.say(note)?;
        }
        if self.table.busy() {
            Ok(())
        } else {
            self.show()
        }
    }

    fn somebody_plays(&self) -> bool {
        Side::BOTH
            .iter()
            .any(|&side| self.table.player(side) == Player::Person)
    }

    /// Waits for the engine and says what it has done.
    fn wait(&mut self) -> io::Result<()> {
        let mut changed = false;
        while self.table.busy() {
            if let Some(news) = self.table.hear(Duration::from_secs(1)) {
                changed |= !matches!(news, News::Hint(..) | News::Declined);
                let line = words::news(self.text, &news);
                self.say(&line)?;
            }
        }
        if changed { self.show() } else { Ok(()) }
    }

    /// Prints the board and whose turn it is, or the result.
    fn show(&mut self) -> io::Result<()> {
        if let Some(reason) = self.table.take_trouble() {
            let line = self
                .text
                .with("terminal-not-kept", &[("reason", reason.into())]);
            self.say(&line)?;
        }
        for fault in self.table.take_faults() {
            self.say(&words::fault(self.text, &fault))?;
        }
        let snapshot = self.table.session().snapshot();
        for line in self.board(&snapshot) {
            self.say(&line)?;
        }
        for side in Side::BOTH {
            let number = Value::Number(snapshot.standing.in_hand[side.index()].into());
            if snapshot.standing.in_hand[side.index()] > 0 {
                let player = self.text.with("players-in-hand", &[("number", number)]);
                let values = [
                    ("side", self.text.side(side).into()),
                    ("player", player.into()),
                ];
                let line = self.text.with("terminal-player", &values);
                self.say(&line)?;
            }
        }
        let state = words::state(self.text, &self.table, &snapshot);
        self.say(&state)
    }

    fn board(&self, snapshot: &Snapshot) -> Vec<String> {
        let board = self.table.session().board();
        let turned = self.table.turned();
        let scene = Scene {
            board,
            standing: &snapshot.standing,
            signs: Vec::new(),
            targets: Vec::new(),
            cursor: None,
        };
        let (width, height) = Layout::least(board);
        match Layout::fit(
            board,
            turned,
            Rect {
                x: 0,
                y: 0,
                width,
                height,
            },
        ) {
            Some(layout) => scene::lines(&scene, &layout, self.look),
            None => Vec::new(),
        }
    }

    /// Does what a line says; `false` to stop.
    fn take(&mut self, typed: &str) -> io::Result<bool> {
        if let Some(side) = self.asked.take() {
            return self.agreement(side, typed).map(|()| true);
        }
        let word = typed.to_lowercase();
        if !WORDS.contains(&word.as_str()) {
            return self.play(typed).map(|()| true);
        }
        let snapshot = self.table.session().snapshot();
        match word.as_str() {
            "quit" => return Ok(false),
            "undo" if self.table.undo() => self.show()?,
            "undo" => self.say(&self.text.get("terminal-no-undo"))?,
            "redo" if self.table.redo() => self.show()?,
            "redo" => self.say(&self.text.get("terminal-no-redo"))?,
            "hint" if self.table.hint() => {}
            "draw" => self.draw()?,
            "resign" if self.table.resign() => self.show()?,
            "new" => self.again()?,
            "moves" => {
                let moves: Vec<String> = snapshot
                    .choices
                    .iter()
                    .map(|choice| choice.text.clone())
                    .collect();
                let allowed = Value::Text(self.text.row(&moves));
                self.say(&self.text.with("terminal-moves", &[("allowed", allowed)]))?;
            }
            "fen" => self.say(&self.table.session().fen())?,
            "game" => self.say(&self.table.session().game_text())?,
            "help" => {
                let example = snapshot
                    .choices
                    .first()
                    .map_or("", |choice| choice.text.as_str());
                let values = [
                    ("move", example.into()),
                    ("allowed", WORDS.join(", ").into()),
                ];
                self.say(&self.text.with("terminal-help", &values))?;
            }
            _ => self.show()?,
        }
        Ok(true)
    }

    fn play(&mut self, typed: &str) -> io::Result<()> {
        match self.table.play_text(typed) {
            Ok(played) => {
                self.say(&words::played(self.text, &played))?;
                if self.table.busy() {
                    Ok(())
                } else {
                    self.show()
                }
            }
            Err(refusal) => self.say(&self.text.refusal(self.table.session().board(), &refusal)),
        }
    }

    fn again(&mut self) -> io::Result<()> {
        match self.table.rematch() {
            Ok(()) => self.begin(&[]),
            Err(refusal) => self.say(&self.text.refusal(self.table.session().board(), &refusal)),
        }
    }

    fn draw(&mut self) -> io::Result<()> {
        match self.table.draw() {
            Draw::Claimed | Draw::Not => self.show(),
            Draw::Offered => self.say(&self.text.get("say-draw-offered")),
            Draw::Ask(other) => {
                self.asked = Some(other);
                let side = Value::Text(self.text.side(other.other()));
                self.say(&self.text.with("say-draw-friend", &[("side", side)]))
            }
        }
    }

    /// Takes the answer to an offered draw: yes or no, in English or in the language.
    fn agreement(&mut self, side: Side, typed: &str) -> io::Result<()> {
        let (yes, no) = (self.text.get("yes"), self.text.get("no"));
        let is = |word: &str, short: &str| {
            let typed = typed.to_lowercase();
            typed == short || typed == word.to_lowercase()
        };
        if is(&yes, "y") || is("yes", "y") {
            self.table.agree();
            self.show()
        } else if is(&no, "n") || is("no", "n") {
            self.show()
        } else {
            self.asked = Some(side);
            self.say(
                &self
                    .text
                    .with("terminal-answer", &[("yes", yes.into()), ("no", no.into())]),
            )
        }
    }
}
