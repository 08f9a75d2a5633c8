//! Every touch that leads nowhere is refused with a reason, whatever was touched before.

use super::{chance::positions, for_all};
use game::{Game, Point};
use games::Job;
use std::collections::HashSet;

#[derive(Clone, Copy)]
struct Refusals;

impl Job for Refusals {
    type Output = ();
    fn run<G: Game>(self) {
        let (mut list, mut keys) = (Vec::new(), HashSet::new());
        let board = G::board();
        for position in positions::<G>(12, 150) {
            position.moves(&mut list);
            let touches: Vec<_> = list.iter().map(|mv| position.touches(mv)).collect();
            let mut begun: Vec<&[Point]> = vec![&[]];
            for touches in &touches {
                begun.extend((1..touches.len()).map(|length| &touches[..length]));
            }
            begun.sort();
            begun.dedup();
            for before in begun {
                for point in board.points() {
                    let touched: Vec<Point> = before.iter().copied().chain([point]).collect();
                    if touches.iter().any(|touches| touches.starts_with(&touched)) {
                        continue;
                    }
                    let refusal = position.refuse(&touched);
                    assert!(refusal.key.starts_with("refused-"), "{refusal:?}");
                    assert!(
                        refusal
                            .points
                            .iter()
                            .all(|point| point.index() < board.places.len())
                    );
                    keys.insert(refusal.key);
                }
            }
        }
        println!("{} reasons met", keys.len());
        assert!(keys.len() > 3);
    }
}

#[test]
fn every_touch_that_leads_nowhere_has_its_reason() {
    for_all(Refusals);
}
