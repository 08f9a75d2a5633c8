//! The features of the morris family: fair to both sides, blind to how the board lies.
//! Does not know how good they are: matches tell.

use crate::symmetry::{Chance, random_positions};
use game::{Features, Game, Position as _, Side};
use games::morris::twelve::{TwelveDiagonalRules, TwelveRules};
use games::morris::{Position, Ruleset, Symmetry, morabaraba::MorabarabaRules, nine::NineRules};

fn sum<P: Features>(position: &P) -> i32 {
    let (vector, phase) = (position.features(), position.phase());
    let terms = vector
        .as_ref()
        .iter()
        .zip(P::WEIGHTS)
        .map(|(&number, &(early, late))| {
            i32::from(number) * (i32::from(early) * (256 - phase) + i32::from(late) * phase)
        });
    terms.sum::<i32>() / 256
}

fn fair<R: Ruleset>() {
    let mut chance = Chance(17);
    for position in random_positions::<Position<R>>(60, 120, 13) {
        let vector = position.features();
        assert_eq!(vector.len(), Position::<R>::NAMES.len());
        assert_eq!(vector.len(), Position::<R>::WEIGHTS.len());
        let changed = position.with_sides_changed();
        assert_eq!(
            changed.features().map(|number| -number),
            vector,
            "{position:?}"
        );
        let symmetry = Symmetry::ALL[chance.below(16)];
        assert_eq!(
            symmetry.of_position(&position).features(),
            vector,
            "{position:?}"
        );
        assert_eq!(changed.phase(), position.phase());
        assert!((0..=256).contains(&position.phase()));
    }
    assert_eq!(Position::<R>::start().phase(), 0);
    assert_eq!(sum(&Position::<R>::start()), 0);
}

#[test]
fn features_are_fair_to_both_sides_and_blind_to_symmetry() {
    fair::<TwelveRules>();
    fair::<TwelveDiagonalRules>();
    fair::<MorabarabaRules>();
    fair::<NineRules>();
}

/// Eight free men against four are worth a great deal more than material alone, for either side.
#[test]
fn a_won_ending_scores_as_one() {
    let eight: Position<TwelveRules> =
        game::Notation::from_fen("xx./x../.x./.x.o.x/..o/x.x/o.o x").expect("a position");
    let score = sum(&eight);
    assert!(score > 400, "{score}");
    assert_eq!(sum(&eight.with_sides_changed()), -score);
    assert_eq!(eight.turn(), Side::First);
    assert_eq!(eight.standing().lost, [4, 8]);
}
