//! Touches, ways and captured men of a move agree with what it does on the board.

use super::{chance::positions, for_all};
use game::Game;
use games::Job;

#[derive(Clone, Copy)]
struct Touches;

impl Job for Touches {
    type Output = ();
    fn run<G: Game>(self) {
        let mut list = Vec::new();
        let board = G::board();
        for position in positions::<G>(60, 150) {
            position.moves(&mut list);
            let touches: Vec<_> = list.iter().map(|mv| position.touches(mv)).collect();
            for (index, one) in touches.iter().enumerate() {
                assert!(one.iter().all(|point| point.index() < board.places.len()));
                for (other_index, other) in touches.iter().enumerate() {
                    assert!(
                        index == other_index || !other.starts_with(one),
                        "{}: {one:?} begins {other:?}",
                        position.to_fen()
                    );
                }
            }
        }
    }
}

#[test]
fn no_list_of_touches_begins_another() {
    for_all(Touches);
}

#[derive(Clone, Copy)]
struct Standing;

impl Job for Standing {
    type Output = ();
    fn run<G: Game>(self) {
        let mut list = Vec::new();
        for position in positions::<G>(20, 150) {
            let before = position.standing();
            let own = Some(position.turn());
            let side = |man: Option<game::Man>| man.map(|man| man.side);
            position.moves(&mut list);
            for mv in &list {
                let (route, taken) = (position.route(mv), position.taken(mv));
                assert!(position.touches(mv).starts_with(&route));
                assert_eq!(!taken.is_empty(), position.takes(mv));
                let after = position.after(mv).standing();
                let mut men: Vec<_> = before.men.iter().map(|man| side(*man)).collect();
                if route.len() > 1 {
                    assert_eq!(std::mem::take(&mut men[route[0].index()]), own);
                }
                let end = route[route.len() - 1].index();
                assert_eq!(std::mem::replace(&mut men[end], own), None);
                for point in taken.iter() {
                    let man = men[point.index()].take();
                    assert_eq!(man, own.map(game::Side::other));
                }
                let stand: Vec<_> = after.men.iter().map(|man| side(*man)).collect();
                assert_eq!(
                    stand,
                    men,
                    "{} {}",
                    position.to_fen(),
                    position.write_move(mv)
                );
                let mover = position.turn().index();
                let placed = u8::from(route.len() == 1);
                assert_eq!(after.in_hand[mover] + placed, before.in_hand[mover]);
                assert_eq!(after.in_hand[1 - mover], before.in_hand[1 - mover]);
                assert_eq!(after.lost[mover], before.lost[mover]);
                assert_eq!(
                    after.lost[1 - mover],
                    before.lost[1 - mover] + taken.len() as u8
                );
            }
            for point in G::board().points() {
                let man = before.men[point.index()].is_some();
                assert_eq!(position.piece_key(point).is_some(), man);
            }
        }
    }
}

#[test]
fn a_move_does_on_the_board_what_its_way_says() {
    for_all(Standing);
}
