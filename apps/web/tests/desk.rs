//! A position being set up by touches, without a screen.
//! Does not know which positions are allowed beyond the few that it tries.
#![allow(missing_docs)]

use game::snapshot::Man;
use game::{Point, Side};
use games::GameId;
use session::Session;
use web::desk::{Desk, Tool};
use web::frame::Notice;

fn point(desk: &Desk, name: &str) -> Point {
    desk.editor().board().point(name).expect("a point")
}

fn touch(desk: &mut Desk, name: &str) -> bool {
    let point = point(desk, name);
    desk.touch(point)
}

const KING: Man = Man {
    side: Side::Second,
    height: 2,
};

#[test]
fn a_man_is_put_down_and_comes_off_where_it_stands() {
    let mut desk = Desk::new(GameId::American);
    desk.change(session::Editor::clear);
    desk.take(Tool::Put(KING));
    assert!(touch(&mut desk, "18"));
    assert!(touch(&mut desk, "14"));
    assert!(touch(&mut desk, "18"));
    let frame = desk.frame();
    assert_eq!(frame.standing.men.iter().flatten().count(), 1);
    assert_eq!(
        frame.snapshot.pieces[point(&desk, "14").index()],
        Some("piece-king")
    );
    desk.take(Tool::Off);
    assert!(touch(&mut desk, "14"));
    assert!(!touch(&mut desk, "14"));
}

#[test]
fn a_man_is_carried_to_a_vacant_point() {
    let mut desk = Desk::new(GameId::American);
    assert!(!touch(&mut desk, "15"), "nothing to take up");
    assert!(touch(&mut desk, "11"));
    let frame = desk.frame();
    assert_eq!(frame.touched, [point(&desk, "11")]);
    assert!(frame.is_target(point(&desk, "15")) && !frame.is_target(point(&desk, "10")));
    assert!(!touch(&mut desk, "10"), "the man held goes nowhere");
    assert_eq!(desk.frame().touched, [point(&desk, "10")], "another one is");
    assert!(touch(&mut desk, "15"));
    assert!(desk.frame().touched.is_empty());
    assert_eq!(
        desk.position().as_deref(),
        Ok("B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,11,12,15")
    );
}

#[test]
fn a_position_that_is_refused_says_why_and_marks_the_men() {
    let mut desk = Desk::new(GameId::American);
    desk.take(Tool::Put(Man {
        side: Side::First,
        height: 1,
    }));
    touch(&mut desk, "5");
    touch(&mut desk, "30");
    let frame = desk.frame();
    let Some(Notice::Refusal(refusal)) = &frame.notice else {
        panic!("a reason");
    };
    assert_eq!(refusal.key, "refused-checkers-set-up-last-row");
    assert_eq!(frame.concerned, [point(&desk, "30")]);
    assert!(desk.position().is_err());
}

#[test]
fn text_takes_the_place_of_what_stands_and_can_be_taken_back() {
    let mut desk = Desk::new(GameId::Twelve);
    desk.read("x../.../.../....../.../.../..o x 11 11");
    assert!(desk.frame().notice.is_none());
    assert_eq!(desk.editor().layout().in_hand, [11, 11]);
    desk.read("nonsense");
    assert!(desk.frame().notice.is_some());
    assert_eq!(desk.editor().layout().in_hand, [11, 11]);
    desk.read(&Session::new(GameId::American).save());
    assert!(matches!(
        desk.frame().notice,
        Some(Notice::Refusal(refusal)) if refusal.key == "refused-set-up-rules"
    ));
    desk.change(|editor| assert!(editor.undo()));
    assert_eq!(
        desk.position(),
        Ok(Session::new(GameId::Twelve).fen()),
        "one step back"
    );
}

#[test]
fn a_position_of_a_game_is_changed_where_it_was_looked_at() {
    let session = Session::still(GameId::Twelve);
    let desk = Desk::at(&session, 3);
    assert_eq!(desk.position(), Ok(session.fen_at(3)));
    assert!(!desk.frame().can_undo);
}
