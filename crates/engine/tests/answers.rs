//! Questions and answers: every level of every rule set, manners, and questions with faults.
//! Does not know how moves are found.

use engine::levels::LEVELS;
use engine::{Answer, Ask, Engine};
use games::GameId;

fn ask(rules: GameId) -> Ask {
    Ask {
        rules,
        start: None,
        moves: Vec::new(),
        level: 1,
        millis: 30,
        seed: 1,
        book: true,
    }
}

/// Answers with a clock that goes 10 ms on at every look.
fn answer(engine: &mut Engine, ask: &Ask) -> Answer {
    let time = std::cell::Cell::new(0);
    let clock = || {
        time.set(time.get() + 10);
        time.get()
    };
    let found = engine.think(ask, &clock, &mut |_| true);
    found.expect("a question without a fault")
}

fn moves(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_owned).collect()
}

#[test]
fn every_level_of_every_rule_set_plays_on_and_within_its_bounds() {
    for &rules in GameId::ALL {
        let mut engine = Engine::new(rules, 1 << 20);
        let mut ask = ask(rules);
        for level in &LEVELS {
            ask.level = level.number;
            let found = answer(&mut engine, &ask);
            // The first ply is always finished, and a stop may come one look late.
            assert!(
                found.nodes <= level.nodes.saturating_add(2_000),
                "{rules:?} {found:?}"
            );
            assert_eq!(found.pv.first(), found.best.as_ref());
            // The move is legal: the next question is read.
            ask.moves.extend(found.best);
            assert_eq!(ask.moves.len(), usize::from(level.number));
        }
        assert!(answer(&mut engine, &ask).best.is_some());
    }
}

#[test]
fn the_same_seed_has_the_same_answer_and_others_differ() {
    for &rules in GameId::ALL {
        let mut seen = std::collections::BTreeSet::new();
        for seed in 0..30 {
            let ask = Ask { seed, ..ask(rules) };
            let first = answer(&mut Engine::new(rules, 1 << 20), &ask);
            let mut used = Engine::new(rules, 1 << 16);
            answer(
                &mut used,
                &Ask {
                    level: 5,
                    ..ask.clone()
                },
            );
            assert_eq!(first.best, answer(&mut used, &ask).best, "{rules:?} {seed}");
            seen.insert(first.best);
        }
        assert!(seen.len() > 3, "{rules:?}: {seen:?}");
    }
}

#[test]
fn what_is_wrong_with_a_question_is_named() {
    let mut engine = Engine::new(GameId::American, 1 << 16);
    let good = ask(GameId::American);
    for (ask, key) in [
        (
            Ask {
                level: 0,
                ..good.clone()
            },
            "error-level",
        ),
        (
            Ask {
                level: 11,
                ..good.clone()
            },
            "error-level",
        ),
        (
            Ask {
                rules: GameId::Twelve,
                ..good.clone()
            },
            "error-rules",
        ),
        (
            Ask {
                start: Some("W:We3".to_owned()),
                ..good.clone()
            },
            "error-",
        ),
        (
            Ask {
                moves: moves("11-15 11-15"),
                ..good.clone()
            },
            "refused-",
        ),
    ] {
        let refusal = engine.think(&ask, &|| 0, &mut |_| true).unwrap_err();
        assert!(refusal.key.starts_with(key), "{ask:?}: {refusal:?}");
    }
    assert!(answer(&mut engine, &good).best.is_some());
}

#[test]
fn a_game_that_has_ended_has_no_answer() {
    let blocked = Ask {
        start: Some("W:W13:B9,6".to_owned()),
        ..ask(GameId::American)
    };
    for level in [1, 10] {
        let found = answer(
            &mut Engine::new(GameId::American, 1 << 16),
            &Ask {
                level,
                ..blocked.clone()
            },
        );
        assert_eq!(found.best, None);
        assert!(
            found.score < 0 && !found.accepts_draw && !found.claims_draw,
            "{found:?}"
        );
    }
}

#[test]
fn a_draw_is_claimed_at_the_third_repetition_when_it_is_no_worse() {
    // Article C16; king against king in opposite corners.
    let to_and_fro = moves("1-5 32-28 5-1 28-32 1-5 32-28 5-1 28-32");
    let third = Ask {
        start: Some("B:WK32:BK1".to_owned()),
        moves: to_and_fro,
        level: 10,
        ..ask(GameId::American)
    };
    let mut engine = Engine::new(GameId::American, 1 << 20);
    assert!(answer(&mut engine, &third).claims_draw);
    let second = Ask {
        moves: third.moves[..4].to_vec(),
        ..third
    };
    assert!(!answer(&mut engine, &second).claims_draw);
}

#[test]
fn the_side_that_stands_worse_takes_a_draw_and_the_other_does_not() {
    let ahead = Ask {
        start: Some("W:WK18,K19,K20:BK27".to_owned()),
        level: 10,
        ..ask(GameId::American)
    };
    let found = answer(&mut Engine::new(GameId::American, 1 << 20), &ahead);
    assert!(found.score > 100, "{found:?}");
    assert!(!found.accepts_draw && found.waiting_accepts_draw);
    // At the start nobody agrees to a draw.
    let found = answer(
        &mut Engine::new(GameId::American, 1 << 20),
        &Ask {
            level: 10,
            ..ask(GameId::American)
        },
    );
    assert!(!found.accepts_draw && !found.waiting_accepts_draw);
}

#[test]
fn a_listener_that_says_stop_gets_an_answer_at_once() {
    for &rules in GameId::ALL {
        let ask = Ask {
            level: 10,
            millis: u32::MAX,
            ..ask(rules)
        };
        let mut heard = 0;
        let mut listen = |_: &engine::Info| {
            heard += 1;
            false
        };
        let found = Engine::new(rules, 1 << 20)
            .think(&ask, &|| 0, &mut listen)
            .unwrap();
        assert!(found.best.is_some());
        assert_eq!(heard, 1);
    }
}

#[test]
fn the_full_engine_is_the_same_for_a_seed_and_a_node_limit() {
    for &rules in GameId::ALL {
        let run = |seed| {
            let mut engine = Engine::new(rules, 1 << 20);
            let mut ask = Ask {
                level: 10,
                seed,
                ..ask(rules)
            };
            let mut answers = Vec::new();
            for _ in 0..4 {
                let limits = engine::Limits::nodes(20_000);
                let found = engine.think_within(&ask, limits, &|| 0, &mut |_| true);
                let found = found.expect("a question without a fault");
                assert!(found.nodes <= 20_000);
                ask.moves.extend(found.best.clone());
                answers.push(found);
            }
            answers
        };
        assert_eq!(run(3), run(3));
        assert_ne!(
            run(3),
            run(4),
            "{rules:?}: the seed shuffles the order of the moves"
        );
    }
}
