//! What a key on the board does: walking, telling, opening what it asks for.
//! Does not know any rule, or where the words are shown.

use crate::app::{App, Sheet};
use crate::say;
use game::{Board, Point};
use web::frame::Frame;
use web::keys::Key;
use web::{answers, table::Table};
use web_sys::KeyboardEvent;

/// What a key asks for here, if anything.
pub fn read(app: App, event: &KeyboardEvent) -> Option<Key> {
    if event.alt_key() || event.meta_key() {
        return None;
    }
    let key = Key::read(&event.key(), &event.code(), event.ctrl_key())?;
    let letters = app.settings.with_untracked(|settings| settings.keys);
    (letters || !key.writes()).then_some(key)
}

/// Does what a key asks for on a point. Returns the point that it leads to.
pub fn act(app: App, board: &Board, turned: bool, at: Point, key: Key) -> Option<Point> {
    match key {
        Key::TakeBack => {
            app.act(Table::untouch);
        }
        Key::Type => app.typing.set(true),
        Key::Help => app.sheet.set(Some(Sheet::Keys)),
        _ => {}
    }
    let frame = app.frame.get_untracked()?;
    let words = answer(app, board, turned, &frame, at, key);
    if !words.is_empty() {
        app.tell(words);
    }
    key.leads(board, turned, &frame, at)
}

/// What is told, if the key asks for something.
fn answer(app: App, board: &Board, turned: bool, frame: &Frame, at: Point, key: Key) -> String {
    app.text.with_untracked(|text| match key {
        Key::Board => answers::board(text, board, turned, frame),
        Key::Row => answers::row(text, board, turned, frame, at),
        Key::Captures => answers::captures(text, board, frame),
        Key::LastMove if frame.snapshot.last.is_none() => text.get("moves-none"),
        Key::LastMove => say::played(text, frame),
        Key::Turn => {
            let mut frame = frame.clone();
            frame.notice = None;
            // The counts are sentences, the line may not be one.
            let men = answers::men(text, &frame);
            format!("{men} {}", say::line(text, board, &frame))
        }
        _ => String::new(),
    })
}
