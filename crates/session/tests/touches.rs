//! Touches as players make them, through the public face of a session.

use game::{Point, Side};
use games::GameId;
use session::{Session, Touch};

fn at(rules: GameId, fen: &str) -> Session {
    Session::at(rules, fen).expect("a good position")
}

fn touch(session: &mut Session, name: &str) -> Touch {
    let point = session.board().point(name).expect("a point of the board");
    session.touch(point)
}

fn names(session: &Session, points: &[Point]) -> Vec<String> {
    points
        .iter()
        .map(|&point| session.board().name_of(point).to_owned())
        .collect()
}

fn refused(touch: Touch) -> (&'static str, Vec<Point>) {
    match touch {
        Touch::Refused(refusal) => (refusal.key, refusal.points),
        other => panic!("not refused: {other:?}"),
    }
}

#[test]
fn c2_a_refused_touch_names_its_reason_and_the_men_that_must_capture() {
    let mut session = Session::new(GameId::American);
    session.play_text("11-15").expect("legal");
    session.play_text("22-18").expect("legal");
    for man in ["10", "8"] {
        let (_, points) = refused(touch(&mut session, man));
        assert_eq!(names(&session, &points), ["15"]);
    }
    assert_eq!(touch(&mut session, "15"), Touch::Begun);
    let (_, points) = refused(touch(&mut session, "19"));
    assert!(
        names(&session, &points).contains(&"15".to_owned())
            || names(&session, &points).contains(&"22".to_owned())
    );
    assert!(matches!(
        touch(&mut session, "22"),
        Touch::Done(_) | Touch::Begun
    ));
}

#[test]
fn a_capture_is_played_hop_by_hop_by_its_last_square_or_by_that_square_alone() {
    let fen = "B:W18,26:BK15";
    for touches in [&["15", "22", "31"][..], &["15", "31"], &["31"]] {
        let mut session = at(GameId::American, fen);
        let (last, begun) = touches.split_last().expect("not empty");
        for name in begun {
            assert_eq!(touch(&mut session, name), Touch::Begun, "{touches:?}");
        }
        assert!(
            matches!(touch(&mut session, last), Touch::Done(_)),
            "{touches:?}"
        );
        assert_eq!(session.moves(), ["15x22x31"]);
    }
}

#[test]
fn a_last_square_with_two_results_is_refused_with_the_squares_that_tell_them_apart() {
    let fen = "B:W14,15,18,21,22,23,30:B6,7,8,10,12,13";
    let mut session = at(GameId::American, fen);
    assert_eq!(touch(&mut session, "10"), Touch::Begun);
    let (key, points) = refused(touch(&mut session, "26"));
    assert_eq!(key, "refused-several-ways");
    assert_eq!(names(&session, &points), ["17", "19"]);
    assert_eq!(touch(&mut session, "17"), Touch::Begun);
    assert!(matches!(touch(&mut session, "26"), Touch::Done(_)));
    assert_eq!(session.moves(), ["10x17x26"]);
}

#[test]
fn a_man_is_let_go_by_a_second_touch_and_another_may_be_taken_up() {
    let mut session = Session::new(GameId::American);
    assert_eq!(touch(&mut session, "11"), Touch::Begun);
    assert_eq!(touch(&mut session, "11"), Touch::Dropped);
    assert!(session.touched().is_empty());
    refused(touch(&mut session, "1"));
    refused(touch(&mut session, "6"));
    assert_eq!(touch(&mut session, "9"), Touch::Begun);
    assert_eq!(touch(&mut session, "11"), Touch::Begun);
    assert_eq!(names(&session, session.touched()), ["11"]);
    assert_eq!(names(&session, &session.targets()), ["15", "16"]);
    assert!(matches!(touch(&mut session, "15"), Touch::Done(_)));
}

#[test]
fn a_half_made_capture_shows_the_man_where_it_is_and_goes_back_on_escape() {
    let mut session = at(GameId::American, "B:W14,22,19:B10,15");
    assert_eq!(touch(&mut session, "10"), Touch::Begun);
    assert_eq!(touch(&mut session, "17"), Touch::Begun);
    let shown = session.preview();
    let place = |name: &str| session.board().point(name).expect("a point").index();
    assert!(shown.men[place("17")].is_some() && shown.men[place("10")].is_none());
    assert_eq!(names(&session, &session.passed()), ["14"]);
    refused(touch(&mut session, "15"));
    assert!(session.untouch());
    assert_eq!(session.preview(), session.snapshot().standing);
    assert!(matches!(touch(&mut session, "26"), Touch::Done(_)));
    assert_eq!(session.moves(), ["10x17x26"]);
}

#[test]
fn a_mill_waits_for_the_man_to_be_removed_and_can_be_taken_back() {
    let mut session = Session::new(GameId::Twelve);
    for text in ["a1", "b2", "d1", "d2"] {
        session.play_text(text).expect("legal");
    }
    assert_eq!(touch(&mut session, "g1"), Touch::Begun);
    assert_eq!(names(&session, &session.targets()), ["b2", "d2"]);
    let shown = session.preview();
    assert_eq!(shown.in_hand, [9, 10]);
    assert!(shown.men[session.board().point("g1").expect("a point").index()].is_some());
    refused(touch(&mut session, "e4"));
    assert_eq!(touch(&mut session, "g1"), Touch::Dropped);
    assert_eq!(session.preview().in_hand, [10, 10]);
    assert_eq!(touch(&mut session, "g1"), Touch::Begun);
    assert!(matches!(touch(&mut session, "d2"), Touch::Done(_)));
    assert_eq!(session.game_text(), "1. a1 b2 2. d1 d2 3. g1xd2");
}

#[test]
fn undo_and_redo_go_over_the_end_of_a_game_and_to_its_start() {
    let mut session = at(GameId::American, "W:WK27:B28");
    session.play_text("27-32").expect("legal");
    let end = session.end().expect("blocked");
    assert_eq!(
        (end.winner, end.reason),
        (Some(Side::Second), "end-blocked")
    );
    assert_eq!(refused(touch(&mut session, "28")).0, "refused-game-over");
    assert!(session.undo());
    assert_eq!(session.end(), None);
    assert!(session.redo());
    assert!(session.end().is_some());
    assert!(session.undo() && !session.undo());
    assert_eq!(session.future_moves(), ["27-32"]);
}

#[test]
fn c16_a_draw_is_claimed_at_the_third_repetition_and_ends_a_casual_game_by_itself() {
    let shuffle = ["1-5", "32-28", "5-1", "28-32"];
    for casual in [false, true] {
        let mut session = at(GameId::American, "B:WK32:BK1");
        session.set_casual(casual);
        for text in shuffle.iter().chain(&shuffle) {
            assert_eq!(session.end(), None);
            session.play_text(text).expect("legal");
        }
        if !casual {
            assert_eq!(session.end(), None);
            session.claim().expect("a third repetition");
        }
        assert_eq!(
            session.end().map(|end| (end.winner, end.reason)),
            Some((None, "end-repetition"))
        );
        assert!(session.undo());
        assert_eq!(session.end(), None);
    }
}

#[test]
fn resignation_and_agreement_end_a_game_and_are_taken_back_alone() {
    let mut session = Session::new(GameId::Nine);
    session.play_text("d2").expect("legal");
    session.resign(Side::Second);
    assert_eq!(session.end().map(|end| end.winner), Some(Some(Side::First)));
    assert!(session.play_text("d6").is_err());
    assert!(session.undo());
    assert_eq!((session.end(), session.ply()), (None, 1));
    session.agree_draw();
    session.resign(Side::First);
    assert_eq!(session.end().map(|end| end.reason), Some("end-agreed"));
}
