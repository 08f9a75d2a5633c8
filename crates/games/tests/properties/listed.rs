//! Moves as listed, counted, taken out and carried out agree with each other.

use super::{chance::positions, for_all};
use game::{Game, perft};
use games::Job;

#[derive(Clone, Copy)]
struct Counts;

impl Job for Counts {
    type Output = ();
    fn run<G: Game>(self) {
        let (mut list, mut captures) = (Vec::new(), Vec::new());
        let positions = positions::<G>(40, 150);
        for (index, position) in positions.iter().enumerate() {
            position.moves(&mut list);
            position.captures(&mut captures);
            assert_eq!(position.count(), list.len() as u64, "{}", position.to_fen());
            let takes: Vec<bool> = list.iter().map(|mv| position.takes(mv)).collect();
            let ordered = takes.iter().skip_while(|takes| **takes).all(|takes| !takes);
            assert!(ordered, "captures first: {}", position.to_fen());
            assert_eq!(takes.iter().filter(|takes| **takes).count(), captures.len());
            assert_eq!(list[..captures.len()], captures);
            if position.must_take() {
                assert!(!captures.is_empty() && captures.len() == list.len());
            }
            assert_eq!(
                position.end().is_some(),
                list.is_empty(),
                "{}",
                position.to_fen()
            );
            for mv in &list {
                assert!(position.slot(mv) < G::SLOTS);
                assert!(
                    !position.takes(mv) || position.progress(mv),
                    "a capture is progress"
                );
            }
            if index % 20 == 0 {
                assert_eq!(position.paths(3), perft::lines(position, 3));
                assert!(perft::results(position, 3) <= position.paths(3));
            }
        }
        println!("{} positions", positions.len());
    }
}

#[test]
fn counts_captures_and_ends_agree_with_the_list_of_moves() {
    for_all(Counts);
}

#[derive(Clone, Copy)]
struct Keys;

impl Job for Keys {
    type Output = ();
    fn run<G: Game>(self) {
        let mut list = Vec::new();
        for position in positions::<G>(40, 150) {
            assert_eq!(
                position.key(),
                position.fresh_key(),
                "{}",
                position.to_fen()
            );
            position.moves(&mut list);
            let mut nexts: Vec<G> = Vec::new();
            for mv in &list {
                let next = position.after(mv);
                assert_eq!(
                    next.key(),
                    next.fresh_key(),
                    "after {}",
                    position.write_move(mv)
                );
                assert_eq!(next.turn(), position.turn().other());
                assert_ne!(next.key(), position.key());
                for other in &nexts {
                    assert_eq!(*other == next, other.key() == next.key());
                }
                nexts.push(next);
            }
        }
    }
}

#[test]
fn the_running_key_is_the_fresh_key() {
    for_all(Keys);
}
