//! Games by chance, for tests that play to the end.
//! Does not know a browser.

use game::Choice;
use games::GameId;
use session::Session;

/// The most moves that a game of a test has.
const MOST: usize = 110;

/// A game to its end by chance: the shortest of some, so that the test stays short. Empty when
/// none of them ends in time.
#[must_use]
pub fn short_game(rules: GameId) -> Vec<Choice> {
    let games = (1..=40u64).filter_map(|seed| chance_game(rules, seed));
    games.min_by_key(Vec::len).unwrap_or_default()
}

fn chance_game(rules: GameId, seed: u64) -> Option<Vec<Choice>> {
    let mut dice = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mut session = Session::new(rules);
    let mut played = Vec::new();
    while session.end().is_none() {
        let choices = session.snapshot().choices;
        dice = dice
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let choice = choices[(dice >> 33) as usize % choices.len()].clone();
        session.play_text(&choice.text).ok()?;
        played.push(choice);
        if played.len() > MOST {
            return None;
        }
    }
    Some(played)
}
