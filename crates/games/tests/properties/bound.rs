//! A random game in which every due claim is made ends within a bound that the rules imply.
//!
//! Between two moves that make progress lie fewer than [`game::Position::QUIET_LIMIT`] plies, or a
//! draw is claimed. Progress is a capture or removal, once for each man at most; a placing, once
//! for each man; or a man's advance by a row or more, at most once for each row but its first. On a
//! board of two rows or more that makes at most `men x rows` moves of progress: of a checkers man
//! seven advances and its loss, of a morris man its placing and its loss.

use super::{chance::Chance, for_all};
use game::{Game, Record};
use games::Job;

#[derive(Clone, Copy)]
struct Ends;

impl Job for Ends {
    type Output = ();
    fn run<G: Game>(self) {
        let standing = G::start().standing();
        let men = standing.men.iter().flatten().count()
            + usize::from(standing.in_hand[0] + standing.in_hand[1]);
        let progress = men * G::board().grid(false).len();
        let bound = progress + (progress + 1) * G::QUIET_LIMIT as usize;
        let (mut list, mut longest, mut drawn) = (Vec::new(), 0, 0);
        for seed in 0..30 {
            let (mut chance, mut record) = (Chance(seed), Record::new(G::start()));
            while record.end().is_none() && record.claim().is_none() {
                record.position().moves(&mut list);
                record.play(list[chance.below(list.len())]);
                assert!(record.moves().len() <= bound, "{} goes on and on", G::NAME);
            }
            longest = longest.max(record.moves().len());
            drawn += usize::from(record.claim().is_some());
        }
        println!("longest {longest} plies, bound {bound}; {drawn} of 30 drawn by a claim");
    }
}

#[test]
fn a_game_with_every_claim_made_ends_within_the_bound() {
    for_all(Ends);
}
