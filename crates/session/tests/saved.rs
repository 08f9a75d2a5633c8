//! Saved games: they come back as they were, and what is not one is refused with its place.

use game::Side;
use games::GameId;
use session::{Session, Touch};

/// A small generator of our own: the tests need reproducible choices, not good ones.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as usize) % bound
    }
}

#[test]
fn a_saved_game_comes_back_as_it_was_in_every_rule_set() {
    let mut dice = Dice(7);
    for &id in GameId::ALL {
        let mut session = Session::new(id);
        session.set_note("level", "3");
        for _ in 0..60 {
            let choices = session.snapshot().choices;
            if choices.is_empty() {
                break;
            }
            let text = choices[dice.below(choices.len())].text.clone();
            session.play_text(&text).expect("a choice is legal");
        }
        session.undo();
        session.undo();
        let copy = Session::load(&session.save()).expect("what was saved");
        assert_eq!(copy.save(), session.save());
        assert_eq!(copy.snapshot(), session.snapshot());
        assert_eq!((copy.future(), copy.note("level")), (2, Some("3")));
    }
}

#[test]
fn a_start_position_and_an_ending_by_word_are_kept() {
    let mut session = Session::at(GameId::American, "W:WK27,30:B12,K28").expect("a good position");
    session.resign(Side::Second);
    let copy = Session::load(&session.save()).expect("what was saved");
    assert_eq!(copy.end(), session.end());
    assert_eq!(copy.start_fen(), session.start_fen());
}

#[test]
fn what_is_no_saved_game_is_refused_by_line() {
    let line = |text: &str| {
        let refusal = Session::load(text).err().expect("refused");
        (
            refusal.key,
            refusal
                .args
                .iter()
                .find(|(name, _)| *name == "line")
                .map(|(_, line)| line.clone()),
        )
    };
    assert_eq!(line(""), ("error-saved", Some("1".into())));
    assert_eq!(
        line("tsoro-game 2\nrules american"),
        ("error-saved", Some("1".into()))
    );
    assert_eq!(line("tsoro-game 1\nrules chess").0, "error-rules");
    assert_eq!(
        line("tsoro-game 1\nrules american\nmoves 11-15\nwhat 3"),
        ("error-saved", Some("4".into()))
    );
    assert_eq!(
        line("tsoro-game 1\nrules american\nover end-nonsense first"),
        ("error-saved", Some("3".into()))
    );
    assert!(
        line("tsoro-game 1\nrules american\nmoves 11-15 11-15")
            .0
            .starts_with("refused")
    );
}

#[test]
fn any_order_of_touches_keeps_a_game_legal() {
    for &id in GameId::ALL {
        let mut dice = Dice(id.name().len() as u64);
        let mut session = Session::new(id);
        let points: Vec<_> = session.board().points().collect();
        let mut played = 0;
        for _ in 0..4_000 {
            match dice.below(40) {
                0 => drop(session.undo()),
                1 => drop(session.redo()),
                2 => drop(session.untouch()),
                _ => {
                    let before = session.fen();
                    match session.touch(points[dice.below(points.len())]) {
                        Touch::Done(_) => played += 1,
                        _ => assert_eq!(before, session.fen()),
                    }
                }
            }
            if session.end().is_some() {
                session = Session::new(id);
            }
        }
        assert!(played > 50, "{id:?} played {played}");
        Session::load(&session.save()).expect("still a legal game");
    }
}

#[test]
fn a_picture_of_each_game_shows_men_of_both_sides() {
    for &id in GameId::ALL {
        let still = Session::still(id);
        assert_eq!(
            still.ply(),
            still.board().still.len(),
            "{id:?}: a move of the picture is refused"
        );
        for side in Side::BOTH {
            let men = still.snapshot().standing.men;
            assert!(
                men.into_iter().flatten().any(|man| man.side == side),
                "{id:?} {side:?}"
            );
        }
    }
}
