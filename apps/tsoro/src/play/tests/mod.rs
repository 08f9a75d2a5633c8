//! The full screen, seen and used without a terminal.

mod keys;
mod screens;

use super::kept::Kept;
use super::look::{Colours, Look};
use super::paint::paint;
use super::screen::Screen;
use super::table::{Player, Table, Thinking};
use games::GameId;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use session::Session;
use tempfile::TempDir;
use text::Text;

const PLAIN: Look = Look {
    ascii: true,
    colours: Colours::None,
};
const COLOURED: Look = Look {
    ascii: false,
    colours: Colours::Exact,
};
const PEOPLE: [Player; 2] = [Player::Person; 2];

/// A table of its own, with a folder for what it keeps.
fn table(rules: &str, fen: Option<&str>, players: [Player; 2]) -> (Table, TempDir) {
    let rules = GameId::parse(rules).unwrap();
    let session = fen.map_or_else(
        || Session::new(rules),
        |fen| Session::at(rules, fen).unwrap(),
    );
    let folder = tempfile::tempdir().unwrap();
    let kept = Kept::in_folder(folder.path(), rules);
    let table = Table::new(
        session,
        players,
        Thinking {
            millis: 50,
            seed: 1,
            book: true,
        },
        kept,
    );
    (table, folder)
}

/// The screen as it is painted in a window of this size.
fn painted(screen: &mut Screen<'_>, width: u16, height: u16) -> Buffer {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| paint(screen, frame)).unwrap();
    terminal.backend().buffer().clone()
}

/// The characters of a picture, a row a line.
fn characters(buffer: &Buffer) -> String {
    let area = buffer.area;
    let row = |y: u16| {
        (0..area.width)
            .map(|x| buffer[(x, y)].symbol())
            .collect::<String>()
    };
    (0..area.height)
        .map(|y| row(y).trim_end().to_owned() + "\n")
        .collect()
}

/// English.
fn english() -> Text {
    Text::new("en")
}
