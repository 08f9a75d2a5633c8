//! Positions of morabaraba with all legal moves, as another program lists them.
//! Does not know its rules beyond what the file says: a removal is a line of its own there.

use crate::shared;
use game::{Game, Notation, Position as _};
use games::morris::{Morabaraba, Move};
use std::collections::BTreeSet;

/// One line of the file.
struct Row {
    game: u64,
    fen: String,
    legal: BTreeSet<String>,
    picked: String,
}

impl Row {
    fn read(line: &str) -> Row {
        let value: serde_json::Value = serde_json::from_str(line).expect("JSON");
        let text = |value: &serde_json::Value| value.as_str().expect("a text").to_owned();
        Row {
            game: value["traj"].as_u64().expect("a number"),
            fen: text(&value["fen"]),
            legal: value["legal"]
                .as_array()
                .expect("a list")
                .iter()
                .map(text)
                .collect(),
            picked: text(&value["picked"]),
        }
    }

    /// Whether a mill has been closed and only the removal is due.
    fn removal(&self) -> bool {
        self.fen.split(' ').nth(3) == Some("r")
    }

    /// The position.
    fn position(&self) -> Morabaraba {
        // Inner, middle, outer square, each from the middle of its upper side clockwise.
        const ORDER: [&str; 24] = [
            "d5", "e5", "e4", "e3", "d3", "c3", "c4", "c5", "d6", "f6", "f4", "f2", "d2", "b2",
            "b4", "b6", "d7", "g7", "g4", "g1", "d1", "a1", "a4", "a7",
        ];
        let words: Vec<&str> = self.fen.split(' ').collect();
        let letters: Vec<char> = words[0].chars().filter(|&c| c != '/').collect();
        let letter = |name: &str| {
            let place = ORDER
                .iter()
                .position(|&known| known == name)
                .expect("a point");
            match letters[place] {
                'O' => 'x',
                '@' => 'o',
                _ => '.',
            }
        };
        let board = Morabaraba::board();
        let rows: Vec<String> = board
            .grid(false)
            .into_iter()
            .map(|row| {
                row.into_iter()
                    .map(|point| letter(board.name_of(point)))
                    .collect()
            })
            .collect();
        let turn = if words[1] == "w" { 'x' } else { 'o' };
        let fen = format!("{} {turn} {} {}", rows.join("/"), words[5], words[7]);
        Morabaraba::from_fen(&fen).unwrap_or_else(|refusal| panic!("{fen}: {refusal:?}"))
    }
}

/// The first touches of a move, as the file writes them: without the removal.
fn without_removal(position: &Morabaraba, mv: &Move) -> String {
    position.write_move(&Move::new(mv.from(), mv.to(), None))
}

/// A row of the file that was compared, and what the next one of its game must begin with.
struct Before {
    game: u64,
    /// The position after the row's move, or before it when the move closes a mill.
    position: Morabaraba,
    /// The move that closes a mill, without the removal.
    closing: Option<String>,
}

/// Compares a row where a man is to be removed: our moves that begin with the closing one.
fn compare_removal(row: &Row, before: Option<Before>) -> Before {
    let Some(Before {
        game,
        position,
        closing: Some(closing),
    }) = before
    else {
        panic!("no mill was closed before {}", row.fen)
    };
    assert_eq!(game, row.game);
    let mut list = Vec::new();
    position.moves(&mut list);
    let lifted: BTreeSet<String> = list
        .iter()
        .filter_map(|mv| {
            position
                .write_move(mv)
                .strip_prefix(&closing)
                .map(str::to_owned)
        })
        .collect();
    assert_eq!(lifted, row.legal, "{}", row.fen);
    let played = position.read_move(&(closing + &row.picked)).expect("legal");
    Before {
        game,
        position: position.after(&played),
        closing: None,
    }
}

/// Compares a row where a man is placed or moved: our moves without their removals.
fn compare_move(row: &Row, before: Option<Before>) -> Before {
    let position = row.position();
    if let Some(before) = before.filter(|before| before.game == row.game) {
        assert_eq!(before.closing, None, "{}", row.fen);
        assert_eq!(before.position, position, "{}", row.fen);
    }
    let mut list = Vec::new();
    position.moves(&mut list);
    let legal: BTreeSet<String> = list
        .iter()
        .map(|mv| without_removal(&position, mv))
        .collect();
    assert_eq!(legal, row.legal, "{}", row.fen);
    let picked = list.iter().find(|mv| position.write_move(mv) == row.picked);
    Before {
        game: row.game,
        position: picked.map_or(position, |mv| position.after(mv)),
        closing: picked.is_none().then(|| row.picked.clone()),
    }
}

#[test]
fn legal_moves_are_those_of_the_outside_oracle() {
    let Some(text) = shared::read("data/morris/twelve_mens_morris_oracle.jsonl") else {
        return;
    };
    let rows: Vec<Row> = text.lines().map(Row::read).collect();
    let (mut removals, mut before) = (0, None);
    for row in &rows {
        before = Some(if row.removal() {
            removals += 1;
            compare_removal(row, before)
        } else {
            compare_move(row, before)
        });
    }
    println!(
        "oracle: {} rows compared, {removals} of them removals, 0 rows skipped",
        rows.len()
    );
    assert_eq!((rows.len(), removals), (480, 40));
}
