//! The learned weights that ship belong to the game as it is, and bad ones change nothing.

use engine::{Ask, Engine, Limits};
use games::GameId;

const WEIGHTS: &[u8] = include_bytes!("../../../assets/american.weights");

fn score(engine: &mut Engine) -> i32 {
    let ask = Ask {
        rules: GameId::American,
        start: Some("W:W18,22,23,26:B5,9,10,12".to_owned()),
        moves: Vec::new(),
        level: 10,
        millis: 1,
        seed: 0,
        book: true,
    };
    let answer = engine.think_within(&ask, Limits::depth(5), &|| 0, &mut |_| true);
    answer.expect("a legal position").score
}

#[test]
fn those_that_ship_can_be_used_and_make_a_difference() {
    let mut engine = Engine::new(GameId::American, 1 << 20);
    let by_hand = score(&mut engine);
    engine
        .learn(WEIGHTS)
        .expect("weights of this version of the game");
    assert_ne!(score(&mut engine), by_hand);
    assert!(WEIGHTS.len() <= 250_000, "{} bytes", WEIGHTS.len());
}

#[test]
fn bad_ones_are_named_and_change_nothing() {
    let mut engine = Engine::new(GameId::American, 1 << 20);
    let by_hand = score(&mut engine);
    let mut altered = WEIGHTS.to_vec();
    altered[WEIGHTS.len() / 2] ^= 1;
    for (bytes, words) in [
        (&WEIGHTS[..WEIGHTS.len() - 1], "altered"),
        (&altered, "altered"),
        (&b"GIF89a and more"[..], "not a file of weights"),
    ] {
        let error = engine
            .learn(bytes)
            .expect_err("they are no good")
            .to_string();
        assert!(error.contains(words), "{error}");
    }
    let foreign = Engine::new(GameId::Twelve, 1 << 20).learn(WEIGHTS);
    assert!(
        foreign
            .expect_err("of checkers")
            .to_string()
            .contains("american")
    );
    assert_eq!(score(&mut engine), by_hand);
}
