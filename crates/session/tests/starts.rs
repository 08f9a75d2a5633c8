//! Where a game begins: openings, odds, positions and pasted games.

use game::opening::Use;
use game::{Game, Side};
use games::{GameId, Job};
use session::{Session, Start, openings};

#[test]
fn an_opening_is_played_and_cannot_be_taken_back() {
    let mut session = Session::begin(GameId::American, &Start::Opening(4)).expect("a ballot");
    assert_eq!(session.moves(), ["9-13", "22-17", "13x22"]);
    assert_eq!((session.fixed(), session.undo()), (3, false));
    session.play_text("25x18").expect("legal");
    let mut copy = Session::load(&session.save()).expect("what was saved");
    assert_eq!(copy.start(), Start::Opening(4));
    assert!(copy.undo());
    assert_eq!((copy.undo(), copy.ply()), (false, 3));
    assert!(copy.redo());
}

#[test]
fn c17_every_opening_of_the_list_is_legal() {
    let all = openings(GameId::American);
    assert_eq!(all.len(), 174);
    let count = |used| all.iter().filter(|opening| opening.used == used).count();
    assert_eq!(
        [Use::Board, Use::Mail, Use::Barred].map(count),
        [144, 12, 18]
    );
    for (opening, number) in all.iter().zip(1..) {
        assert_eq!(opening.number, number);
        let session = Session::begin(GameId::American, &Start::Opening(number));
        assert_eq!(
            session.map(|session| session.ply()).ok(),
            Some(3),
            "{number}"
        );
    }
}

#[test]
fn an_opening_that_is_not_on_the_list_is_refused() {
    for (id, number) in [
        (GameId::American, 175),
        (GameId::American, 0),
        (GameId::Twelve, 1),
    ] {
        let refusal = Session::begin(id, &Start::Opening(number)).err();
        assert_eq!(refusal.map(|refusal| refusal.key), Some("error-opening"));
    }
}

#[test]
fn odds_take_one_man_of_the_giver_in_every_game() {
    for &id in GameId::ALL {
        let usual = Session::new(id).snapshot().standing;
        for giver in Side::BOTH {
            let session = Session::begin(id, &Start::Odds(giver)).expect("a start");
            let standing = session.snapshot().standing;
            let men = |standing: &game::snapshot::Standing, side: Side| {
                let stand = standing.men.iter().flatten().filter(|man| man.side == side);
                stand.count() + usize::from(standing.in_hand[side.index()])
            };
            assert_eq!(men(&standing, giver) + 1, men(&usual, giver), "{id:?}");
            assert_eq!(men(&standing, giver.other()), men(&usual, giver.other()));
            let copy = Session::load(&session.save()).expect("what was saved");
            assert_eq!(copy.start(), Start::Odds(giver));
            assert_eq!(copy.fen(), session.fen());
        }
    }
}

/// With odds the placing goes on in turn to its end, and every position on the way is text that
/// reads back.
#[test]
fn a_game_with_odds_is_played_and_kept_to_its_end() {
    for &id in GameId::ALL {
        for giver in Side::BOTH {
            let mut session = Session::begin(id, &Start::Odds(giver)).expect("a start");
            let mut seed = 5_usize;
            for _ in 0..120 {
                let choices = session.snapshot().choices;
                if choices.is_empty() {
                    break;
                }
                seed = seed.wrapping_mul(48_271) % 0x7fff_ffff;
                let text = choices[seed % choices.len()].text.clone();
                session.play_text(&text).expect("a choice is legal");
                let again = Session::at(id, &session.fen());
                assert!(
                    session.end().is_some() || again.is_ok(),
                    "{id:?} {}",
                    session.fen()
                );
            }
            assert!(session.ply() > 20);
        }
    }
}

#[test]
fn the_time_of_a_player_is_up_and_stays_so() {
    let mut session = Session::new(GameId::American);
    session.play_text("11-15").expect("legal");
    session.time_up(Side::Second);
    let end = session.end().expect("an end");
    assert_eq!((end.winner, end.reason), (Some(Side::First), "end-time"));
    assert!(!session.undo());
    let copy = Session::load(&session.save()).expect("what was saved");
    assert_eq!(copy.end(), session.end());
}

#[test]
fn positions_and_games_are_pasted() {
    let american = |text: &str| Session::pasted(GameId::American, text);
    let fen = "W:WK27,30:B12,K28";
    assert_eq!(
        american(&format!(" {fen}\n")).expect("a position").fen(),
        Session::at(GameId::American, fen)
            .expect("a position")
            .fen()
    );
    for text in [
        "11-15 23-19 8-11",
        "1. 11-15 23-19 2. 8-11",
        "1.11-15 23-19 2.8-11 *",
        "[Event \"A\"]\n[Result \"1-0\"]\n\n1. 11-15! {good} 23-19?! (22-18) 2. 8-11 $1 ; rest\n1-0",
    ] {
        let session = american(text).unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
        assert_eq!(session.moves(), ["11-15", "23-19", "8-11"], "{text}");
    }
    let with_tag = "[SetUp \"1\"]\n[FEN \"B:W21:B10\"]\n1. 10-15 21-17";
    let session = american(with_tag).expect("a game from a position");
    assert_eq!((session.ply(), session.start_fen()), (2, Some("B:W21:B10")));
    let kept = Session::still(GameId::Twelve).save();
    assert_eq!(american(&kept).expect("a kept game").id(), GameId::Twelve);
    let morris = Session::pasted(GameId::Twelve, "1. d2 a1 2. d3 b2").expect("a game");
    assert_eq!(morris.ply(), 4);
}

#[test]
fn what_is_wrong_with_a_pasted_text_is_said() {
    let key = |id, text: &str| Session::pasted(id, text).err().map(|refusal| refusal.key);
    assert_eq!(
        key(GameId::American, "W:W99:B1"),
        Some("error-checkers-fen-square")
    );
    assert_eq!(
        key(GameId::American, "1. 11-15 11-15"),
        Some("refused-checkers-vacant")
    );
    assert_eq!(
        key(GameId::Twelve, "x../x 1"),
        Some("error-morris-fen-rows")
    );
    assert!(key(GameId::American, "").is_some());
}

/// The smallest check that odds are those of the rule set's own start.
#[test]
fn odds_begin_with_who_has_more_in_hand() {
    struct Turn(Side);
    impl Job for Turn {
        type Output = Side;
        fn run<G: Game>(self) -> Side {
            G::odds(self.0).turn()
        }
    }
    for giver in Side::BOTH {
        assert_eq!(GameId::Twelve.with(Turn(giver)), giver.other());
        assert_eq!(GameId::American.with(Turn(giver)), Side::First);
    }
}
