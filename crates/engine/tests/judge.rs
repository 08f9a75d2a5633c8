//! The judge of endings: every legal move has a verdict, the position has that of its best move, and
//! nothing is said of what the tables do not know.

#[path = "../../tables/tests/memory/mod.rs"]
mod memory;

use engine::dice::Dice;
use engine::{Archive, Judge, Judgement, Verdict};
use game::{Index, Notation, Position};
use games::{GameId, checkers::American};
use memory::{archive, built};
use tables::Kind;

fn judged(judge: &mut Judge, fen: &str) -> Judgement {
    judge.judge(fen).expect("it can be read")
}

/// Who wins alone, as an archive without plies has it.
fn bare(verdict: Verdict) -> Verdict {
    match verdict {
        Verdict::Win(_) => Verdict::Win(None),
        Verdict::Draw => Verdict::Draw,
        Verdict::Loss(_) => Verdict::Loss(None),
    }
}

/// Better verdicts have greater numbers.
fn rank(verdict: Verdict) -> i32 {
    match verdict {
        Verdict::Win(plies) => 20_000 - i32::from(plies.unwrap_or(0)),
        Verdict::Draw => 0,
        Verdict::Loss(plies) => i32::from(plies.unwrap_or(0)) - 20_000,
    }
}

#[test]
fn every_move_is_judged_and_the_best_judges_the_position() {
    let memory = built(3);
    let [packed, plies] = [Kind::Outcome, Kind::Plies]
        .map(|kind| Archive::open(&archive(&memory, kind)).expect("whole"));
    let mut far = Judge::open(GameId::American, &memory).expect("tables");
    let mut near = Judge::open(GameId::American, &packed).expect("tables");
    let both = vec![packed, plies];
    let mut both = Judge::open(GameId::American, &both).expect("tables");
    let mut dice = Dice::new(3);
    for men in 2..=3 {
        for slice in American::slices(men) {
            for _ in 0..20 {
                let position = American::at(slice, dice.number() % American::size(slice));
                let fen = position.to_fen();
                let told = judged(&mut far, &fen);
                assert_eq!(judged(&mut both, &fen), told, "{fen}");
                assert_eq!(told.moves.len() as u64, position.count(), "{fen}");
                let best = told.moves.iter().map(|(_, verdict)| *verdict);
                let best = best.max_by_key(|verdict| rank(*verdict));
                assert_eq!(told.verdict, best.or(Some(Verdict::Loss(Some(0)))), "{fen}");
                let less = judged(&mut near, &fen);
                assert_eq!(less.verdict.map(bare), told.verdict.map(bare), "{fen}");
                for ((text, verdict), (same, bared)) in told.moves.iter().zip(&less.moves) {
                    assert_eq!((text, bare(*verdict)), (same, bare(*bared)), "{fen}");
                }
            }
        }
    }
}

#[test]
fn beyond_the_tables_a_capture_into_them_is_judged() {
    let mut judge = Judge::open(GameId::American, &built(3)).expect("tables");
    // Four pieces: White has to take one, or two by the other way.
    let told = judged(&mut judge, "W:WK23,K32:BK19,K10");
    assert!(!told.moves.is_empty() && told.verdict.is_some(), "{told:?}");
    // Nothing is to be taken, and no move leads into the tables.
    let told = judged(&mut judge, "W:WK29,K30:BK1,K2");
    assert_eq!(told, Judgement::default());
}

#[test]
fn no_tables_no_judge_and_no_word_of_damaged_ones() {
    assert!(Judge::open(GameId::Twelve, &built(2)).is_none());
    assert!(Judge::open(GameId::American, &memory::Memory::default()).is_none());
    let memory = built(2);
    // The last byte belongs to a block, which is checked when it is read.
    let mut files = memory.files();
    let file = files.get_mut("american-0101.wdl").expect("it was built");
    *file.last_mut().expect("some") ^= 1;
    drop(files);
    let mut judge = Judge::open(GameId::American, &memory).expect("the head is whole");
    assert_eq!(judged(&mut judge, "W:WK18:BK10"), Judgement::default());
    assert!(judge.judge("no position").is_err());
}
