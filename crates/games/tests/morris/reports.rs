//! Games from reports to another program, replayed by our rules.
//! Does not know more of them than which rule set each was played by and how it stands at its end.

use crate::shared;
use game::{Claim, Ending, Game, Record, Side};
use games::morris::{Nine, Twelve, TwelveDiagonal};

/// What comes of a file.
#[derive(PartialEq, Eq, Debug)]
enum Outcome {
    /// All its plies are legal, and the game stands like this.
    Whole {
        plies: usize,
        end: Option<Ending>,
        claim: Option<Claim>,
    },
    /// The ply is refused, for the reason with this key.
    Refused {
        ply: usize,
        text: String,
        key: &'static str,
    },
}

/// Replays a file as far as our rules go; `None` when the folder is missing.
fn replay<G: Game>(name: &str) -> Option<Outcome> {
    let text = shared::read(&format!("data/morris/sanmill_issue_{name}.txt"))?;
    let moves: Vec<&str> = text
        .split_whitespace()
        .filter(|word| !word.ends_with('.'))
        .collect();
    let mut game = Record::new(G::start());
    for (ply, text) in moves.iter().enumerate() {
        match game.position().read_move(text) {
            Ok(mv) => game.play(mv),
            Err(refusal) => {
                let ply = ply + 1;
                println!(
                    "{name} as {}: {} of {} plies compared, {} skipped after {text}: {}",
                    G::NAME,
                    ply,
                    moves.len(),
                    moves.len() - ply,
                    refusal.key
                );
                return Some(Outcome::Refused {
                    ply,
                    text: (*text).to_owned(),
                    key: refusal.key,
                });
            }
        }
        assert_eq!(game.position().key(), game.position().fresh_key());
    }
    println!(
        "{name} as {}: {} plies compared, 0 skipped",
        G::NAME,
        moves.len()
    );
    Some(Outcome::Whole {
        plies: moves.len(),
        end: game.end(),
        claim: game.claim(),
    })
}

/// Holds a file to what should come of it.
fn hold<G: Game>(name: &str, outcome: Outcome) {
    if let Some(found) = replay::<G>(name) {
        assert_eq!(found, outcome, "{name}");
    }
}

fn whole(plies: usize) -> Outcome {
    Outcome::Whole {
        plies,
        end: None,
        claim: None,
    }
}

fn won(plies: usize, winner: Side, reason: &'static str) -> Outcome {
    Outcome::Whole {
        plies,
        end: Some(Ending {
            winner: Some(winner),
            reason,
        }),
        claim: None,
    }
}

fn refused(ply: usize, text: &str, key: &'static str) -> Outcome {
    Outcome::Refused {
        ply,
        text: text.to_owned(),
        key,
    }
}

#[test]
fn nine_mens_games_that_end_by_reduction_are_whole() {
    hold::<Nine>("200", won(43, Side::First, "end-reduced"));
    hold::<Nine>("257", won(102, Side::Second, "end-reduced"));
}

#[test]
fn a_nine_mens_game_that_ends_by_a_block_is_whole() {
    hold::<Nine>("840a", won(57, Side::First, "end-blocked"));
}

#[test]
fn a_nine_mens_game_without_captures_is_whole() {
    hold::<Nine>("926a", whole(74));
}

#[test]
fn shuffling_makes_a_third_repetition_at_the_last_ply() {
    let claim = Some(Claim::Repetition);
    hold::<Nine>(
        "838",
        Outcome::Whole {
            plies: 27,
            end: None,
            claim,
        },
    );
}

#[test]
fn an_opening_mill_is_the_same_in_both_games() {
    hold::<Nine>("283", whole(6));
    hold::<Twelve>("283", whole(6));
}

#[test]
fn from_one_mill_into_another_and_on_needs_the_diagonals() {
    hold::<TwelveDiagonal>("829", whole(26));
    // By ply 18 f6 completes the diagonal g7-f6-e5, a line of that board alone.
    hold::<Twelve>("829", refused(18, "f6xf4", "refused-morris-no-mill"));
}

/// The report is about a program that forgot the removal: c5-d5-e5 is closed by ply 21, and our
/// rules go no further without one (article M9).
#[test]
fn a_game_that_leaves_out_a_removal_is_refused_where_it_does() {
    hold::<TwelveDiagonal>("560b", refused(21, "e5", "refused-morris-remove-now"));
}

/// Played by a variant in which a mill takes a man from the opponent's hand: b2-d2-f2 is closed by
/// ply 7, and our rules remove a man from the board (article M5).
#[test]
fn a_game_that_removes_from_the_hand_is_refused_at_its_first_mill() {
    hold::<Twelve>("696", refused(7, "b2", "refused-morris-remove-now"));
}
