//! Press, hold and drag, without a screen.
//! Does not know any game.
#![allow(missing_docs)]

use game::Point;
use web::pointer::{Act, Grip, Pointer};

const ID: i32 = 7;
const A: Point = Point(10);
const B: Point = Point(14);

/// A press on a man that can be held.
fn pressed() -> Pointer {
    let mut pointer = Pointer::default();
    assert_eq!(
        pointer.down(ID, A, false, (100.0, 100.0)),
        Some(Act::Touch(A))
    );
    pointer.hold(ID, Grip::Point(A), (100.0, 100.0));
    pointer
}

#[test]
fn a_press_touches_at_once_and_its_release_keeps_the_choice() {
    let mut pointer = pressed();
    assert_eq!(
        pointer.moved(ID, (102.0, 101.0)),
        None,
        "less than three pixels is no drag"
    );
    assert_eq!(pointer.up(ID, Some(A)), None);
}

#[test]
fn a_second_press_on_the_chosen_man_lets_it_go_on_release() {
    let mut pointer = pressed();
    pointer.up(ID, Some(A));
    assert_eq!(pointer.down(ID, A, true, (100.0, 100.0)), None);
    assert_eq!(pointer.up(ID, Some(A)), Some(Act::Touch(A)));
}

#[test]
fn a_drag_of_the_chosen_man_does_not_let_it_go() {
    let mut pointer = Pointer::default();
    pointer.down(ID, A, true, (100.0, 100.0));
    assert_eq!(
        pointer.moved(ID, (140.0, 100.0)),
        Some(Act::Follow(Grip::Point(A), 40.0, 0.0))
    );
    assert_eq!(pointer.up(ID, Some(B)), Some(Act::Drop(Grip::Point(A), B)));
}

#[test]
fn a_drag_begins_at_three_pixels_and_ends_over_another_point() {
    let mut pointer = pressed();
    assert_eq!(
        pointer.moved(ID, (103.0, 100.0)),
        Some(Act::Follow(Grip::Point(A), 3.0, 0.0))
    );
    assert_eq!(
        pointer.moved(ID, (101.0, 100.0)),
        Some(Act::Follow(Grip::Point(A), 1.0, 0.0))
    );
    assert_eq!(pointer.up(ID, Some(B)), Some(Act::Drop(Grip::Point(A), B)));
    assert_eq!(
        pointer.moved(ID, (150.0, 100.0)),
        None,
        "nothing is held any more"
    );
}

#[test]
fn a_drag_back_to_its_origin_or_beside_the_board_puts_the_man_back() {
    for over in [Some(A), None] {
        let mut pointer = pressed();
        pointer.moved(ID, (150.0, 100.0));
        assert_eq!(pointer.up(ID, over), Some(Act::Back(Grip::Point(A))));
    }
}

#[test]
fn a_cancelled_drag_puts_the_man_back_and_a_cancelled_press_does_nothing() {
    let mut pointer = pressed();
    assert_eq!(pointer.cancel(ID), None);
    let mut pointer = pressed();
    pointer.moved(ID, (150.0, 100.0));
    assert_eq!(pointer.cancel(ID), Some(Act::Back(Grip::Point(A))));
    assert_eq!(pointer.up(ID, Some(B)), None);
}

#[test]
fn a_second_finger_changes_nothing() {
    let mut pointer = pressed();
    assert_eq!(pointer.down(9, B, false, (0.0, 0.0)), None);
    assert_eq!(pointer.moved(9, (50.0, 50.0)), None);
    assert_eq!(pointer.up(9, Some(B)), None);
    pointer.moved(ID, (150.0, 100.0));
    assert_eq!(pointer.up(ID, Some(B)), Some(Act::Drop(Grip::Point(A), B)));
}

#[test]
fn a_man_in_hand_is_dragged_onto_the_board_or_goes_back() {
    let mut pointer = Pointer::default();
    pointer.hold(ID, Grip::Hand, (0.0, 0.0));
    assert_eq!(
        pointer.moved(ID, (0.0, 30.0)),
        Some(Act::Follow(Grip::Hand, 0.0, 30.0))
    );
    assert_eq!(pointer.up(ID, Some(B)), Some(Act::Drop(Grip::Hand, B)));
    pointer.hold(ID, Grip::Hand, (0.0, 0.0));
    assert_eq!(
        pointer.up(ID, Some(B)),
        None,
        "a press alone places nothing"
    );
}
