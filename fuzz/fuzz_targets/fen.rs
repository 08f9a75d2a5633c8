//! Any text as a position of any rule set: it is refused, or it reads back from what is written.
//! The first byte chooses the rule set.

#![no_main]

use game::Game;
use games::{GameId, Job};
use libfuzzer_sys::fuzz_target;

struct Read<'a>(&'a str);

impl Job for Read<'_> {
    type Output = ();
    fn run<G: Game>(self) {
        match G::from_fen(self.0) {
            Ok(position) => {
                assert_eq!(G::from_fen(&position.to_fen()).as_ref(), Ok(&position));
                assert_eq!(position.key(), position.fresh_key());
                let mut list = Vec::new();
                position.moves(&mut list);
                assert_eq!(position.count(), list.len() as u64);
                assert_eq!(position.end().is_some(), list.is_empty());
            }
            Err(refusal) => assert!(refusal.key.starts_with("error-")),
        }
    }
}

fuzz_target!(|data: &[u8]| {
    let Some((first, text)) = data.split_first() else {
        return;
    };
    let id = GameId::ALL[*first as usize % GameId::ALL.len()];
    id.with(Read(&String::from_utf8_lossy(text)));
});
