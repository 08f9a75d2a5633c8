//! Sounds: what they are like as samples, and which of them moves of both games make.
#![allow(missing_docs)]

use game::Side;
use games::GameId;
use web::frame::Frame;
use web::seats::Setup;
use web::settings::{Opponent, Settings};
use web::sound::{Strike, beats};
use web::table::Table;

const RATE: f32 = 44_100.0;

/// The mean of the squares.
fn power(samples: &[f32]) -> f32 {
    samples.iter().map(|sample| sample * sample).sum::<f32>() / samples.len() as f32
}

#[test]
fn every_sound_is_short_clean_and_its_own() {
    let all = Strike::ALL.map(|strike| strike.samples(RATE));
    for (strike, samples) in Strike::ALL.iter().zip(&all) {
        assert!(samples.len() < RATE as usize, "{strike:?} is long");
        let peak = samples
            .iter()
            .fold(0.0_f32, |peak, sample| peak.max(sample.abs()));
        assert!((0.05..0.95).contains(&peak), "{strike:?} peaks at {peak}");
        let (first, last) = (samples[0], samples[samples.len() - 1]);
        assert!(first.abs() < 0.01 && last.abs() < 0.01, "{strike:?} cracks");
        assert_eq!(
            *samples,
            strike.samples(RATE),
            "{strike:?} is the same each time"
        );
    }
    for (index, one) in all.iter().enumerate() {
        assert!(all[index + 1..].iter().all(|other| one != other));
    }
    let [place, .., refuse] = &all;
    assert!(
        power(refuse) < power(place),
        "a refusal is softer than a move"
    );
}

#[test]
fn a_capture_has_two_knocks() {
    let take = Strike::Take.samples(RATE);
    let at = |millis: usize| {
        let from = millis * RATE as usize / 1000;
        power(&take[from..from + RATE as usize / 100])
    };
    assert!(at(1) > 4.0 * at(70), "the first knock dies away");
    assert!(at(86) > 4.0 * at(70), "then comes the second");
}

/// Two people on one device.
fn friends() -> Setup {
    let settings = Settings {
        opponent: Opponent::Friend,
        ..Settings::default()
    };
    Setup::of(&settings, Side::First)
}

/// What is heard at the last of these moves.
fn heard(rules: GameId, moves: &str) -> Vec<(usize, Strike)> {
    let setup = friends();
    let mut table = Table::new(rules, setup);
    let mut frames: Vec<Frame> = vec![table.frame()];
    for text in moves.split(' ') {
        let choices = table.session().snapshot().choices;
        let choice = choices.iter().find(|choice| choice.text == text);
        let touches = choice
            .unwrap_or_else(|| panic!("{text} is not legal"))
            .touches
            .to_vec();
        for point in touches {
            table.touch(point);
        }
        frames.push(table.frame());
    }
    let board = table.session().board();
    beats(board, &frames[frames.len() - 2], &frames[frames.len() - 1])
}

#[test]
fn moves_of_both_games_are_heard_as_what_they_are() {
    assert_eq!(heard(GameId::American, "11-15"), [(1, Strike::Place)]);
    assert_eq!(
        heard(GameId::American, "11-15 22-18 15x22"),
        [(1, Strike::Take)]
    );
    assert_eq!(heard(GameId::Twelve, "a1"), [(0, Strike::Place)]);
    assert_eq!(
        heard(GameId::Twelve, "a1 b2 d1 d2 g1xd2"),
        [(0, Strike::Row)]
    );
}

#[test]
fn a_refusal_the_end_and_a_move_taken_back_are_heard() {
    let setup = friends();
    let mut table = Table::new(GameId::American, setup);
    let start = table.frame();
    let point = |table: &Table, name: &str| table.session().board().point(name).expect("a point");
    let refused = point(&table, "1");
    table.touch(refused);
    let frame = table.frame();
    let board = table.session().board().clone();
    assert_eq!(beats(&board, &start, &frame), [(0, Strike::Refuse)]);
    for name in ["11", "15"] {
        let at = point(&table, name);
        table.touch(at);
    }
    let moved = table.frame();
    table.undo();
    let back = table.frame();
    assert_eq!(beats(&board, &moved, &back), [(1, Strike::Place)]);
    assert!(beats(&board, &back, &back.clone()).is_empty());
    table.resign();
    assert_eq!(beats(&board, &back, &table.frame()), [(0, Strike::End)]);
}
