//! Men set up by hand: changed, taken back, and refused with reasons when no game can go on.

use game::snapshot::Man;
use game::{Point, Side};
use games::GameId;
use session::{Editor, Session};

fn man(side: Side, height: u8) -> Option<Man> {
    Some(Man { side, height })
}

fn point(editor: &Editor, name: &str) -> Point {
    editor.board().point(name).expect("a point")
}

/// The key, the points by name and the values of a refusal.
fn refused(editor: &Editor) -> (&'static str, Vec<String>) {
    let refusal = editor.position().expect_err("refused");
    let names = refusal.points.iter();
    let names = names.map(|point| editor.board().name_of(*point).to_owned());
    (refusal.key, names.collect())
}

#[test]
fn the_start_of_every_game_is_a_position() {
    for &id in GameId::ALL {
        let editor = Editor::new(id);
        assert_eq!(editor.position(), Ok(Session::new(id).fen()));
        assert!(!editor.can_undo());
    }
}

#[test]
fn every_position_of_a_game_set_up_again_is_the_same() {
    for &id in GameId::ALL {
        let session = Session::still(id);
        for ply in 0..=session.ply() {
            let editor = Editor::at(&session, ply);
            assert_eq!(editor.position(), Ok(session.fen_at(ply)), "{id:?} {ply}");
        }
    }
}

#[test]
fn men_are_put_carried_and_taken_off_and_all_of_it_back() {
    let mut editor = Editor::new(GameId::American);
    let start = editor.position();
    editor.clear();
    let (a, b) = (point(&editor, "18"), point(&editor, "14"));
    editor.put(a, man(Side::Second, 2));
    editor.put(b, man(Side::First, 1));
    editor.carry(a, point(&editor, "31"));
    editor.set_turn(Side::Second);
    assert_eq!(editor.position().as_deref(), Ok("W:WK31:B14"));
    editor.put(b, None);
    for _ in 0..6 {
        assert!(editor.undo());
    }
    assert!(!editor.undo());
    assert_eq!(editor.position(), start);
}

#[test]
fn what_changes_nothing_leaves_nothing_to_take_back() {
    let mut editor = Editor::new(GameId::Twelve);
    editor.set_turn(Side::First);
    editor.set_in_hand(Side::First, 40);
    editor.put(Point(3), None);
    assert!(!editor.can_undo());
}

#[test]
fn checkers_set_ups_that_no_game_goes_on_from_are_refused() {
    let mut editor = Editor::new(GameId::American);
    editor.put(point(&editor, "16"), man(Side::First, 1));
    assert_eq!(refused(&editor).0, "refused-checkers-set-up-too-many");
    editor.clear();
    assert_eq!(refused(&editor).0, "refused-checkers-set-up-empty");
    editor.put(point(&editor, "3"), man(Side::Second, 1));
    assert_eq!(
        refused(&editor),
        ("refused-checkers-set-up-last-row", vec!["3".to_owned()])
    );
    editor.put(point(&editor, "3"), man(Side::Second, 2));
    // First is to move and has nothing to move.
    assert_eq!(refused(&editor).0, "refused-set-up-over");
    editor.set_turn(Side::Second);
    assert_eq!(editor.position().as_deref(), Ok("W:WK3:B"));
}

#[test]
fn morris_set_ups_that_no_game_goes_on_from_are_refused() {
    let mut editor = Editor::new(GameId::Twelve);
    editor.put(point(&editor, "a1"), man(Side::First, 1));
    assert_eq!(refused(&editor).0, "refused-morris-set-up-too-many");
    editor.set_in_hand(Side::First, 10);
    assert_eq!(refused(&editor).0, "refused-morris-set-up-in-hand");
    editor.clear();
    for name in ["a1", "d1", "g1"] {
        editor.put(point(&editor, name), man(Side::First, 1));
    }
    for name in ["a7", "d7"] {
        editor.put(point(&editor, name), man(Side::Second, 1));
    }
    assert_eq!(
        refused(&editor),
        (
            "refused-morris-set-up-too-few",
            vec!["a7".to_owned(), "d7".to_owned()]
        )
    );
    editor.put(point(&editor, "g7"), man(Side::Second, 1));
    assert!(editor.position().is_ok());
}
