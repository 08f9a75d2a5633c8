//! Any texts as the moves of a game of any rule set: each is refused, or it is a legal move that
//! reads back from what is written. The first byte chooses the rule set; a text is a line. A line of
//! one character plays the legal move with that number, so that games get far.

#![no_main]

use game::Game;
use games::{GameId, Job};
use libfuzzer_sys::fuzz_target;

struct Play<'a>(&'a str);

impl Job for Play<'_> {
    type Output = ();
    fn run<G: Game>(self) {
        let mut position = G::start();
        let mut list = Vec::new();
        for line in self.0.lines() {
            position.moves(&mut list);
            let mut letters = line.chars();
            let numbered = match (letters.next(), letters.next()) {
                (Some(letter), None) => {
                    (letter as usize).checked_rem(list.len()).map(|at| list[at])
                }
                _ => None,
            };
            let read = position.read_move(line);
            if let Ok(mv) = read {
                assert!(list.contains(&mv));
                assert_eq!(position.read_move(&position.write_move(&mv)), Ok(mv));
            }
            if let Some(mv) = numbered.or(read.ok()) {
                let next = position.after(&mv);
                assert_eq!(next.key(), next.fresh_key());
                position = next;
            }
        }
    }
}

fuzz_target!(|data: &[u8]| {
    let Some((first, text)) = data.split_first() else {
        return;
    };
    let id = GameId::ALL[*first as usize % GameId::ALL.len()];
    id.with(Play(&String::from_utf8_lossy(text)));
});
