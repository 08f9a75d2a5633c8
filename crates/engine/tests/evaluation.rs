//! The evaluation of every rule set: its parts fit together and it sees who stands better.
//! Does not know what a feature means.

use engine::dice::Dice;
use eval::Weighted;
use game::{Game, Side};
use games::{GameId, Job, checkers::American, morris::Twelve};

struct Fits;

impl Job for Fits {
    type Output = ();

    fn run<G: Game>(self) {
        let mut moves = Vec::new();
        for game in 0..10 {
            let mut dice = Dice::new(game);
            let mut position = G::start();
            loop {
                let vector = position.features();
                assert_eq!(vector.as_ref().len(), G::WEIGHTS.len(), "{}", G::NAME);
                assert_eq!(G::NAMES.len(), G::WEIGHTS.len(), "{}", G::NAME);
                assert!(
                    (0..=256).contains(&position.phase()),
                    "{}",
                    position.to_fen()
                );
                let score = Weighted.score(&position);
                assert!(
                    score.abs() <= search::score::MOST_GUESS,
                    "{}",
                    position.to_fen()
                );
                // By hand: the same sum in wider numbers, from the side to move.
                let phase = i64::from(position.phase());
                let sum = |late: bool| -> i64 {
                    let weights = G::WEIGHTS
                        .iter()
                        .map(|w| i64::from(if late { w.1 } else { w.0 }));
                    weights
                        .zip(vector.as_ref())
                        .map(|(w, &n)| w * i64::from(n))
                        .sum()
                };
                let first = (sum(false) * (256 - phase) + sum(true) * phase) / 256;
                let own = if position.turn() == Side::First {
                    first
                } else {
                    -first
                };
                assert_eq!(i64::from(score), own, "{}", position.to_fen());
                position.moves(&mut moves);
                if moves.is_empty() {
                    break;
                }
                position = position.after(&moves[dice.below(moves.len())]);
                if dice.below(300) == 0 {
                    break;
                }
            }
        }
    }
}

#[test]
fn features_weights_and_names_fit_together() {
    for id in GameId::ALL {
        id.with(Fits);
    }
}

fn score<G: Game>(fen: &str) -> i32 {
    Weighted.score(&G::from_fen(fen).expect("a position that can be read"))
}

#[test]
fn more_men_are_worth_more_whoever_is_to_move() {
    assert!(score::<American>("B:W30,31,32:B1,2,3,4") > 50);
    assert!(score::<American>("W:W30,31,32:B1,2,3,4") < -50);
    assert!(
        score::<American>("W:WK30:B1") > 20,
        "a king is worth more than a man"
    );
    let board = "xx./o../.../.o..../x../x../..o";
    assert!(score::<Twelve>(&format!("{board} x 0 0")) > 50);
    assert!(score::<Twelve>(&format!("{board} o 0 0")) < -50);
}
