//! Which men slide, fade, appear and are crowned between two pictures, and where touches land.
//! Does not use a screen.
#![allow(missing_docs)]

use game::{Board, Point};
use games::GameId;
use session::Session;
use web::geometry::{corner, point_at};
use web::motion::{Change, Figures, reversed};

fn point(board: &Board, name: &str) -> Point {
    board.point(name).expect("a point of the board")
}

/// A session at a position, and the figures that show it.
fn shown(rules: GameId, fen: &str) -> (Session, Figures) {
    let session = Session::at(rules, fen).expect("a position");
    let mut figures = Figures::default();
    figures.change(session.board(), &session.snapshot().standing, None);
    (session, figures)
}

/// Plays a move and returns what changes on the screen.
fn play(session: &mut Session, figures: &mut Figures, text: &str) -> Vec<Change> {
    let played = session.play_text(text).expect("a legal move");
    figures.change(session.board(), &session.snapshot().standing, Some(&played))
}

#[test]
fn a_double_jump_goes_hop_by_hop_and_each_man_fades_as_it_is_passed() {
    let (mut session, mut figures) = shown(GameId::American, "B:W18,26:BK15");
    let board = session.board().clone();
    let at = |name| figures.at(point(&board, name)).expect("a man").id;
    let (king, first, second) = (at("15"), at("18"), at("26"));
    let changes = play(&mut session, &mut figures, "15x22x31");
    let way = ["15", "22", "31"].map(|name| point(&board, name)).to_vec();
    assert!(
        changes.contains(&Change::Slide { id: king, way }),
        "{changes:?}"
    );
    assert!(
        changes.contains(&Change::Fade {
            id: first,
            after: 1
        }),
        "{changes:?}"
    );
    assert!(
        changes.contains(&Change::Fade {
            id: second,
            after: 2
        }),
        "{changes:?}"
    );
    assert_eq!(changes.len(), 3);
    assert_eq!(figures.all().len(), 1);
}

#[test]
fn a_half_made_jump_goes_on_from_where_the_man_is() {
    let (mut session, mut figures) = shown(GameId::American, "B:W18,26:BK15");
    let board = session.board().clone();
    session.touch(point(&board, "15"));
    session.touch(point(&board, "22"));
    figures.change(&board, &session.preview(), None);
    let king = figures
        .at(point(&board, "22"))
        .expect("the king has hopped")
        .id;
    let changes = play(&mut session, &mut figures, "15x22x31");
    let way = ["22", "31"].map(|name| point(&board, name)).to_vec();
    assert!(
        changes.contains(&Change::Slide { id: king, way }),
        "{changes:?}"
    );
}

#[test]
fn a_king_that_comes_back_to_its_square_still_goes_around() {
    let (mut session, mut figures) = shown(GameId::American, "B:W9,10,17,18:BK6");
    let changes = play(&mut session, &mut figures, "6x13x22x15x6");
    let slides = changes
        .iter()
        .any(|change| matches!(change, Change::Slide { way, .. } if way.len() == 5));
    assert!(slides, "{changes:?}");
    assert_eq!(figures.all().len(), 1);
}

#[test]
fn a_crown_is_set_on_after_the_slide_and_taken_off_when_the_move_is_taken_back() {
    let (mut session, mut figures) = shown(GameId::American, "B:W21:B27");
    let changes = play(&mut session, &mut figures, "27-32");
    assert!(
        changes
            .iter()
            .any(|c| matches!(c, Change::Restack { man, after: 1, .. } if man.height == 2)),
        "{changes:?}"
    );
    let last = session.snapshot().last.expect("a move");
    session.undo();
    let board = session.board().clone();
    let changes = figures.change(&board, &session.snapshot().standing, Some(&reversed(&last)));
    assert!(
        changes
            .iter()
            .any(|c| matches!(c, Change::Restack { man, .. } if man.height == 1)),
        "{changes:?}"
    );
    assert!(figures.at(point(&board, "27")).is_some());
}

#[test]
fn a_placed_man_appears_and_a_lifted_one_fades() {
    let mut session = Session::new(GameId::Twelve);
    let mut figures = Figures::default();
    for text in ["a7", "b6", "d7", "d6"] {
        let changes = play(&mut session, &mut figures, text);
        assert!(
            matches!(changes.as_slice(), [Change::Appear { .. }]),
            "{changes:?}"
        );
    }
    let lifted = figures.at(point(session.board(), "b6")).expect("a man").id;
    let changes = play(&mut session, &mut figures, "g7xb6");
    assert!(
        changes.contains(&Change::Fade {
            id: lifted,
            after: 0
        }),
        "{changes:?}"
    );
    assert!(
        changes
            .iter()
            .any(|change| matches!(change, Change::Appear { .. })),
        "{changes:?}"
    );
}

#[test]
fn every_point_is_found_at_its_centre_turned_or_not() {
    for &rules in GameId::ALL {
        let session = Session::new(rules);
        let board = session.board();
        for turned in [false, true] {
            for point in board.points() {
                let (x, y) = corner(board, turned, point);
                let (across, down) = ((x + 0.5) / board.width, (y + 0.5) / board.height);
                assert_eq!(point_at(board, turned, across, down), Some(point));
            }
        }
    }
}

#[test]
fn a_light_square_and_open_wood_are_no_points() {
    let checkers = Session::new(GameId::American);
    assert_eq!(
        point_at(checkers.board(), false, 0.5 / 8.0, 0.5 / 8.0),
        None
    );
    let morris = Session::new(GameId::Twelve);
    assert_eq!(
        point_at(morris.board(), false, 0.5, 0.5),
        None,
        "the middle of the board"
    );
}
