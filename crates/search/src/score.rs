//! Scores: hundredths of a man for the side to move, with proven wins and losses above all guesses.
//! Does not know what a position is.

/// A draw.
pub const DRAW: i32 = 0;
/// A win on the spot; a win in `n` plies is `WIN - n`.
pub const WIN: i32 = 30_000;
/// Every score from here up is a proven win, and every score from `-WON` down a proven loss.
pub const WON: i32 = WIN - 1_000;
/// The largest guess of an evaluation.
pub const MOST_GUESS: i32 = 20_000;
/// What a win is worth of which nobody has said how far it is: [`told`].
const TOLD: i32 = 24_000;
/// Above every score.
pub const INFINITE: i32 = WIN + 1;

/// The score of winning `plies` plies from now.
#[must_use]
pub const fn win_in(plies: usize) -> i32 {
    WIN - plies as i32
}

/// The score of losing `plies` plies from now.
#[must_use]
pub const fn loss_in(plies: usize) -> i32 {
    plies as i32 - WIN
}

/// Whether the score is a proven win or loss.
#[must_use]
pub const fn decided(score: i32) -> bool {
    score >= WON || score <= -WON
}

/// The score of a win (`sign` 1) or loss (-1) that is certain, but of unknown length: between all
/// guesses and the proven ones. The guess tells such positions apart.
#[must_use]
pub fn told(sign: i32, guess: i32) -> i32 {
    sign * TOLD + guess.clamp(-3_000, 3_000)
}

/// In how many plies a proven win or loss ends; `None` for a guess or a draw.
#[must_use]
pub const fn plies_to_end(score: i32) -> Option<u32> {
    if decided(score) {
        Some((WIN - score.abs()).unsigned_abs())
    } else {
        None
    }
}

/// A score counted from a node at `ply` instead of from the root, for memory.
#[must_use]
pub const fn from_node(score: i32, ply: usize) -> i32 {
    if score >= WON {
        score + ply as i32
    } else if score <= -WON {
        score - ply as i32
    } else {
        score
    }
}

/// A score counted from the root again: undoes [`from_node`].
#[must_use]
pub const fn from_root(score: i32, ply: usize) -> i32 {
    if score >= WON {
        score - ply as i32
    } else if score <= -WON {
        score + ply as i32
    } else {
        score
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decided_score_survives_the_way_through_memory() {
        for ply in [0, 1, 7, 120] {
            for score in [win_in(130), loss_in(131), 0, 250, -MOST_GUESS] {
                assert_eq!(from_root(from_node(score, ply), ply), score);
            }
        }
        assert_eq!(from_node(win_in(9), 4), win_in(5));
    }

    #[test]
    fn what_was_told_stands_between_guesses_and_proofs() {
        for guess in [-MOST_GUESS, 0, MOST_GUESS] {
            assert!(told(1, guess) > MOST_GUESS && told(1, guess) < WON);
            assert!(told(-1, guess) < -MOST_GUESS && told(-1, guess) > -WON);
        }
    }

    #[test]
    fn plies_to_end_counts_only_decided_scores() {
        assert_eq!(plies_to_end(win_in(7)), Some(7));
        assert_eq!(plies_to_end(loss_in(12)), Some(12));
        assert_eq!(plies_to_end(MOST_GUESS), None);
        assert_eq!(plies_to_end(DRAW), None);
    }
}
