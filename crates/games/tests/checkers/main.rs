//! What holds for checkers alone: bug cases, text, rule constants, set-ups, outside data.
//! Does not know the articles one by one: those are in ../articles.

mod ballots;
mod bugs;
mod files;
mod games_played;
mod moves_as_text;
mod positions_as_text;
mod rulesets;
mod setups;
#[path = "../morris/shared.rs"]
mod shared;
mod slices;

use game::{Notation, Position, Refusal};
use games::checkers::American;

/// The position of a text that is good.
fn stand(fen: &str) -> American {
    American::from_fen(fen).unwrap_or_else(|refusal| panic!("{fen}: {refusal:?}"))
}

/// The legal moves as text, sorted.
fn legal(position: &American) -> String {
    let mut list = Vec::new();
    position.moves(&mut list);
    let mut text: Vec<String> = list.iter().map(|mv| position.write_move(mv)).collect();
    text.sort();
    text.join(" ")
}

/// The position after a move that is legal.
fn play(position: &American, text: &str) -> American {
    let mv = position
        .read_move(text)
        .unwrap_or_else(|refusal| panic!("{text} in {}: {refusal:?}", position.to_fen()));
    position.after(&mv)
}

/// The position after the moves, from the start of a game.
fn opening(moves: &str) -> American {
    moves
        .split_whitespace()
        .fold(American::start(), |position, text| play(&position, text))
}

/// The refusal of a text that is no legal move.
fn refusal(position: &American, text: &str) -> Refusal {
    position.read_move(text).expect_err(text)
}

/// The squares that a refusal names.
fn squares(refusal: &Refusal) -> Vec<u8> {
    refusal.points.iter().map(|point| point.0 + 1).collect()
}

/// A value of a refusal; empty when it has none of the name.
fn arg<'a>(refusal: &'a Refusal, name: &str) -> &'a str {
    refusal
        .args
        .iter()
        .find(|(key, _)| *key == name)
        .map_or("", |(_, value)| value)
}
