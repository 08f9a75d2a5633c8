//! Positions and moves come back from text as they were, and no text makes a reader stumble.

use super::{
    chance::{Chance, positions},
    for_all,
};
use game::Game;
use games::Job;
use std::collections::HashSet;

#[derive(Clone, Copy)]
struct RoundTrip;

impl Job for RoundTrip {
    type Output = ();
    fn run<G: Game>(self) {
        let mut list = Vec::new();
        for position in positions::<G>(40, 150) {
            let text = position.to_fen();
            let read = G::from_fen(&text);
            assert_eq!(read.as_ref(), Ok(&position), "{text}");
            assert_eq!(read.map(|read| read.key()), Ok(position.key()));
            position.moves(&mut list);
            let mut texts = HashSet::new();
            for mv in &list {
                let text = position.write_move(mv);
                assert_eq!(
                    position.read_move(&text),
                    Ok(*mv),
                    "{text} in {}",
                    position.to_fen()
                );
                assert!(texts.insert(text));
            }
        }
    }
}

#[test]
fn text_comes_back_as_it_was() {
    for_all(RoundTrip);
}

#[derive(Clone, Copy)]
struct AnyText;

/// What texts are made of besides pieces of good ones.
const SCRAPS: [&str; 30] = [
    "",
    " ",
    "\n",
    "W",
    "b",
    "K",
    ":",
    ",",
    ".",
    "-",
    "x",
    "/",
    "?",
    "[",
    "]",
    "\"",
    "FEN",
    "0",
    "1",
    "32",
    "33",
    "4294967296",
    "99999999999999999999",
    "a7",
    "h8",
    "é",
    "\u{d7}",
    "\u{0}",
    "🙂",
    "%",
];

impl AnyText {
    /// A good text with parts left out, doubled and put in.
    fn spoil(good: &str, chance: &mut Chance) -> String {
        let mut text: Vec<char> = good.chars().collect();
        for _ in 0..=chance.below(4) {
            let at = chance.below(text.len() + 1);
            match chance.below(3) {
                0 if at < text.len() => drop(text.remove(at)),
                1 if at < text.len() => text.insert(at, text[chance.below(text.len())]),
                _ => {
                    let scrap = SCRAPS[chance.below(SCRAPS.len())];
                    text.splice(at..at, scrap.chars());
                }
            }
        }
        text.into_iter().collect()
    }
}

impl Job for AnyText {
    type Output = ();
    fn run<G: Game>(self) {
        let mut chance = Chance(17);
        let (mut list, mut refused, mut read) = (Vec::new(), 0, 0);
        for position in positions::<G>(10, 150) {
            let fen = Self::spoil(&position.to_fen(), &mut chance);
            match G::from_fen(&fen) {
                Ok(other) => {
                    read += 1;
                    assert_eq!(G::from_fen(&other.to_fen()), Ok(other), "{fen}");
                }
                Err(refusal) => {
                    refused += 1;
                    assert!(refusal.key.starts_with("error-"), "{fen}: {refusal:?}");
                }
            }
            position.moves(&mut list);
            for mv in &list {
                let text = Self::spoil(&position.write_move(mv), &mut chance);
                match position.read_move(&text) {
                    Ok(mv) => assert!(list.contains(&mv), "{text}"),
                    Err(refusal) => {
                        let key = refusal.key;
                        assert!(
                            key.starts_with("error-") || key.starts_with("refused-"),
                            "{key}"
                        );
                    }
                }
            }
            for length in 0..6 {
                let scraps: String = (0..length)
                    .map(|_| SCRAPS[chance.below(SCRAPS.len())])
                    .collect();
                let _ = (G::from_fen(&scraps), position.read_move(&scraps));
            }
        }
        println!("{refused} spoilt positions refused, {read} still good");
        assert!(refused > 0 && read > 0);
    }
}

#[test]
fn no_text_makes_a_reader_stumble() {
    for_all(AnyText);
}
