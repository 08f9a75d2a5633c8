//! One test an article of the morris family, M1 to M10, on tiny positions with their exact moves.
//! Does not know how moves are found or made.

use game::{Claim, Ending, Game, Notation, Position, Record, Side};
use games::morris::{Morabaraba, Nine, Twelve, TwelveDiagonal};

/// A position from the points of each side, who is to move, and the men in hand.
pub fn stand<G: Game>(first: &str, second: &str, turn: &str, hand: [u8; 2]) -> G {
    let board = G::board();
    let letter = |name: &str| {
        let on = |points: &str| points.split_whitespace().any(|point| point == name);
        if on(first) {
            'x'
        } else if on(second) {
            'o'
        } else {
            '.'
        }
    };
    let rows = board.grid(false).into_iter().map(|row| {
        row.into_iter()
            .map(|point| letter(board.name_of(point)))
            .collect::<String>()
    });
    let rows = rows.collect::<Vec<_>>().join("/");
    let fen = format!("{rows} {turn} {} {}", hand[0], hand[1]);
    G::from_fen(&fen).unwrap_or_else(|refusal| panic!("{fen}: {refusal:?}"))
}

/// A position with all men placed.
pub fn placed<G: Game>(first: &str, second: &str, turn: &str) -> G {
    stand(first, second, turn, [0, 0])
}

/// The legal moves as text, sorted.
pub fn legal<G: Game>(position: &G) -> String {
    let mut list = Vec::new();
    position.moves(&mut list);
    assert_eq!(position.count(), list.len() as u64);
    let mut text: Vec<String> = list.iter().map(|mv| position.write_move(mv)).collect();
    text.sort();
    text.join(" ")
}

/// The legal moves that begin with `start`, sorted.
pub fn beginning<G: Game>(position: &G, start: &str) -> String {
    let all = legal(position);
    all.split(' ')
        .filter(|text| text.starts_with(start))
        .collect::<Vec<_>>()
        .join(" ")
}

/// The position after the moves, each legal where it is played.
pub fn after<G: Game>(mut position: G, moves: &str) -> G {
    for text in moves.split_whitespace() {
        let mv = position
            .read_move(text)
            .unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
        position = position.after(&mv);
    }
    position
}

/// The key of the refusal of a move as text, with the names of the points that it marks.
pub fn refused<G: Game>(position: &G, text: &str) -> (&'static str, String) {
    let refusal = position.read_move(text).expect_err(text);
    let board = G::board();
    let names: Vec<&str> = refusal
        .points
        .iter()
        .map(|&point| board.name_of(point))
        .collect();
    (refusal.key, names.join(" "))
}

/// A game won, for the reason.
fn won(winner: Side, reason: &'static str) -> Option<Ending> {
    Some(Ending {
        winner: Some(winner),
        reason,
    })
}

/// Twelve and twelve men that fill the board without any line of three.
const FULL: [&str; 2] = [
    "a7 g7 d6 c5 e5 b4 f4 d3 b2 f2 a1 d1",
    "d7 b6 f6 d5 a4 c4 e4 g4 c3 e3 d2 g1",
];

#[test]
fn m1_twelve_men_each() {
    let start = Twelve::start();
    assert_eq!(start.standing().in_hand, [12, 12]);
    assert_eq!(start.standing().men, vec![None; 24]);
    assert_eq!(start.turn(), Side::First);
    assert_eq!(Twelve::board().in_hand, 12);
    let next = after(start, "d2 d6");
    assert_eq!(next.standing().in_hand, [11, 11]);
    assert_eq!(next.standing().lost, [0, 0]);
    assert!(Twelve::from_fen("xxx/xxx/xxx/xxxx../.../.../ooo x").is_err());
}

#[test]
fn m2_three_squares_joined_at_their_middles() {
    let board = Twelve::board();
    assert_eq!(board.places.len(), 24);
    assert_eq!(board.lines.len(), 16);
    assert_eq!(board.rows.len(), 16);
    let name = |point: &game::Point| board.name_of(*point);
    let rows: Vec<String> = board
        .rows
        .iter()
        .map(|row| row.iter().map(name).collect::<Vec<_>>().join(" "))
        .collect();
    for row in [
        "a7 d7 g7", "a1 d1 g1", "b6 d6 f6", "c5 d5 e5", "d7 d6 d5", "a4 b4 c4", "e4 f4 g4",
    ] {
        assert!(rows.iter().any(|found| found == row), "{row}");
    }
    // From each point along its lines: two, three or four ways, and none across a corner.
    for (from, ways) in [
        ("a7", "a7-a4 a7-d7"),
        ("d7", "d7-a7 d7-d6 d7-g7"),
        ("d6", "d6-b6 d6-d5 d6-d7 d6-f6"),
        ("c5", "c5-c4 c5-d5"),
        ("d3", "d3-c3 d3-d2 d3-e3"),
        ("b2", "b2-b4 b2-d2"),
    ] {
        let position: Twelve = placed(&format!("{from} g1 e4"), "a1 f2 f4", "x");
        assert_eq!(beginning(&position, from), ways);
    }
}

#[test]
fn m3_men_are_placed_until_all_are_down_and_a_full_board_is_drawn() {
    // While one is in hand it is placed, although others could slide.
    let one_left: Twelve = stand("a7 d6 e4", "g1 b2 c5", "o", [0, 1]);
    assert_eq!(
        legal(&one_left),
        "a1 a4 b4 b6 c3 c4 d1 d2 d3 d5 d7 e3 e5 f2 f4 f6 g4 g7"
    );
    let before: Twelve = stand(FULL[0], FULL[1].trim_end_matches(" g1"), "o", [0, 1]);
    assert_eq!(legal(&before), "g1");
    let full = after(before, "g1");
    assert_eq!(full, placed(FULL[0], FULL[1], "x"));
    assert_eq!(
        full.end(),
        Some(Ending {
            winner: None,
            reason: "end-full"
        })
    );
    assert_eq!(legal(&full), "");
    // The last placing closes a mill: one is removed, so the board is not full and play goes on.
    let first = "d6 c5 e5 b4 f4 d3 b2 f2 a1 d1 g4 c4";
    let before: Twelve = stand(first, "a7 g7 b6 f6 d5 a4 e4 c3 e3 d2 g1", "o", [0, 1]);
    assert_eq!(
        legal(&before),
        "d7xa1 d7xb2 d7xb4 d7xc4 d7xc5 d7xd1 d7xd3 d7xd6 d7xe5 d7xf2 d7xf4 d7xg4"
    );
    assert_eq!(legal(&after(before, "d7xa1")), "d1-a1");
}

#[test]
fn m4_a_man_slides_to_the_next_point_of_a_line() {
    let position: Twelve = placed("a7 d6 g1", "a1 d7 f2", "x");
    assert_eq!(legal(&position), "a7-a4 d6-b6 d6-d5 d6-f6 g1-d1 g1-g4");
    assert_eq!(
        refused(&position, "a7-a1"),
        ("refused-morris-occupied", "a4".into())
    );
    assert_eq!(
        refused(&position, "a7-g7"),
        ("refused-morris-not-adjacent", "a4".into())
    );
    assert_eq!(
        refused(&position, "d6-d7"),
        ("refused-morris-occupied", "b6 f6 d5".into())
    );
    assert_eq!(
        refused(&position, "d7-g7"),
        ("refused-morris-not-yours", "a7 d6 g1".into())
    );
    assert_eq!(
        refused(&position, "e4-e5"),
        ("refused-morris-no-man", "a7 d6 g1".into())
    );
    let stuck: Twelve = placed("a7 d6 g1", "a4 d7 f2", "x");
    assert_eq!(
        refused(&stuck, "a7-a4"),
        ("refused-morris-blocked", "d6 g1".into())
    );
}

#[test]
fn m5_a_mill_removes_one_enemy_man() {
    // By placing.
    let position: Twelve = stand("a7 d7", "a1 b2", "x", [10, 10]);
    assert_eq!(beginning(&position, "g7"), "g7xa1 g7xb2");
    let next = after(position, "g7xa1");
    assert_eq!(next, stand("a7 d7 g7", "b2", "o", [9, 10]));
    assert_eq!(next.standing().lost, [0, 1]);
    // By a slide.
    let position: Twelve = placed("a7 d7 g4", "a1 b2 e3 f4", "x");
    assert_eq!(
        beginning(&position, "g4"),
        "g4-g1 g4-g7xa1 g4-g7xb2 g4-g7xe3 g4-g7xf4"
    );
    // A slide along its own line closes nothing.
    let position: Twelve = placed("a7 d7 f6 g1", "a1 b2 e3", "x");
    assert_eq!(beginning(&position, "d7"), "d7-d6 d7-g7");
    // Two mills at once remove one man.
    let position: Twelve = stand("b4 b2 f6 d6", "a1 d1 g4", "x", [6, 6]);
    assert_eq!(beginning(&position, "b6"), "b6xa1 b6xd1 b6xg4");
    assert_eq!(
        after(position, "b6xg4"),
        stand("b4 b2 f6 d6 b6", "a1 d1", "o", [5, 6])
    );
    // An enemy line, or one held by both, is no mill.
    let position: Twelve = stand("a7 b6", "d7 d5", "x", [10, 10]);
    assert_eq!(beginning(&position, "d6"), "d6");
}

#[test]
fn m6_a_man_in_a_mill_is_safe_while_another_stands_free() {
    let position: Twelve = placed("a7 d7 g4", "b2 d2 f2 e3 a1", "x");
    assert_eq!(beginning(&position, "g4-g7"), "g4-g7xa1 g4-g7xe3");
    assert_eq!(
        refused(&position, "g4-g7xd2"),
        ("refused-morris-safe-in-mill", "e3 a1".into())
    );
    assert_eq!(
        refused(&position, "g4-g7xa7"),
        ("refused-morris-remove-theirs", "e3 a1".into())
    );
    assert_eq!(
        refused(&position, "g4-g7xc3"),
        ("refused-morris-remove-now", "e3 a1".into())
    );
    // When all stand in mills, each may be removed.
    let position: Twelve = placed("a7 d7 g4", "b2 d2 f2", "x");
    assert_eq!(beginning(&position, "g4-g7"), "g4-g7xb2 g4-g7xd2 g4-g7xf2");
    let crossing: Twelve = placed("a7 d7 g4", "b2 d2 f2 d3 d1", "x");
    assert_eq!(
        beginning(&crossing, "g4-g7"),
        "g4-g7xb2 g4-g7xd1 g4-g7xd2 g4-g7xd3 g4-g7xf2"
    );
}

#[test]
fn m7_a_mill_may_be_opened_and_closed_again() {
    let position: Twelve = placed("a7 d7 g7 c3", "b2 d2 f4 e3 a1", "x");
    let opened = after(position, "g7-g4 a1-a4");
    assert_eq!(
        beginning(&opened, "g4-g7"),
        "g4-g7xa4 g4-g7xb2 g4-g7xd2 g4-g7xe3 g4-g7xf4"
    );
    let again = after(opened, "g4-g7xa4 f4-f6 g7-g4 d2-d1");
    assert_eq!(
        beginning(&again, "g4-g7"),
        "g4-g7xb2 g4-g7xd1 g4-g7xe3 g4-g7xf6"
    );
}

#[test]
fn m8_two_men_or_no_move_lose() {
    let position: Twelve = placed("a7 d7 g4", "b2 d2 e3", "x");
    let reduced = after(position, "g4-g7xe3");
    assert_eq!(reduced.end(), won(Side::First, "end-reduced"));
    assert_eq!(legal(&reduced), "");
    // Men in hand count as well.
    let placing: Twelve = stand("a7 d7", "b2 d2", "x", [5, 5]);
    let next = after(placing, "g7xb2");
    assert_eq!((next.end(), next.count()), (None, 20));
    // Blocked on turn.
    let blocked = placed::<Twelve>("a7 g7 a1 g1", "d7 a4 g4 d1", "x");
    assert_eq!(blocked.end(), won(Side::Second, "end-blocked"));
    assert_eq!(legal(&blocked), "");
    // The same men with the other side to move: nothing is lost.
    assert_eq!(
        placed::<Twelve>("a7 g7 a1 g1", "d7 a4 g4 d1", "o").end(),
        None
    );
}

#[test]
fn m9_plain_alternation_compulsory_removal_draw_claims_no_flying() {
    // The last placing takes a man, and the first placer moves first.
    let last: Twelve = stand("a7 g7 b2 f4", "c5 d5 a1 g1", "o", [0, 1]);
    let next = after(last, "e5xb2");
    assert_eq!(next.turn(), Side::First);
    assert_eq!(
        legal(&next),
        "a7-a4 a7-d7 f4-e4 f4-f2 f4-f6 f4-g4 g7-d7 g7-g4"
    );
    // After the last placing a first placer who cannot move has lost.
    let last: Twelve = stand("a7 g7 a1 g1", "d7 a4 g4", "o", [0, 1]);
    assert_eq!(after(last, "d1").end(), won(Side::Second, "end-blocked"));
    // The removal is part of the turn.
    let position: Twelve = placed("a7 d7 g4", "b2 d2 e3 f6", "x");
    let may_go = ("refused-morris-remove-now", "f6 e3 b2 d2".into());
    assert_eq!(refused(&position, "g4-g7"), may_go);
    // Three men do not fly.
    assert_eq!(
        refused(&position, "a7-c3"),
        ("refused-morris-not-adjacent", "a4".into())
    );
}

#[test]
fn m9_a_third_repetition_may_be_claimed() {
    let mut game = Record::new(placed::<Twelve>("a7 d6 g1 e4", "a1 f6 c3 b2", "x"));
    let shuffle = ["a7-a4", "c3-c4", "a4-a7", "c4-c3"];
    for (ply, text) in shuffle.iter().cycle().take(8).enumerate() {
        assert_eq!(game.claim(), None, "ply {ply}");
        let mv = game.position().read_move(text).expect("legal");
        game.play(mv);
    }
    assert_eq!(game.claim(), Some(Claim::Repetition));
    assert_eq!(game.end(), None);
}

#[test]
fn m9_a_hundred_moves_each_without_a_removal_may_be_claimed() {
    // Each side walks a lap of its own, of different lengths, so the position repeats late.
    let start: Twelve = placed("a7 c5 d5 e4", "g7 f2 c4 b2", "x");
    let mut game = Record::new(start);
    let mut list = Vec::new();
    let mut key = 1_u64;
    while game.quiet_plies() < 200 {
        assert_ne!(game.claim(), Some(Claim::NoProgress));
        game.position().moves(&mut list);
        list.retain(|mv| !game.position().takes(mv));
        key = key.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let mv = list[(key >> 40) as usize % list.len()];
        game.play(mv);
    }
    assert_eq!(game.moves().len(), 200);
    assert_eq!(game.claim(), Some(Claim::NoProgress));
    // A removal starts the count again, and so does a placing.
    let removing = Record::new(placed::<Twelve>("a7 d7 g4", "b2 d2 e3 f6", "x"));
    let mv = removing.position().read_move("g4-g7xe3").expect("legal");
    assert!(removing.position().progress(&mv));
    let mv = removing.position().read_move("g4-g1").expect("legal");
    assert!(!removing.position().progress(&mv));
    let placing = Twelve::start();
    assert!(placing.progress(&placing.read_move("d2").expect("legal")));
}

#[test]
fn m10_twelve_diagonal_joins_the_corners() {
    assert_eq!(TwelveDiagonal::NAME, "twelve-diagonal");
    assert_eq!(TwelveDiagonal::board().rows.len(), 20);
    let position: TwelveDiagonal = placed("a7 f2 c4", "g7 a1 d1", "x");
    assert_eq!(beginning(&position, "a7"), "a7-a4 a7-b6 a7-d7");
    assert_eq!(beginning(&position, "f2"), "f2-d2 f2-e3 f2-f4 f2-g1");
    let position: TwelveDiagonal = stand("a7 b6", "d1 g4", "x", [10, 10]);
    assert_eq!(beginning(&position, "c5"), "c5xd1 c5xg4");
    let plain: Twelve = stand("a7 b6", "d1 g4", "x", [10, 10]);
    assert_eq!(beginning(&plain, "c5"), "c5");
    // Three left do not fly.
    assert_eq!(
        refused(
            &placed::<TwelveDiagonal>("a7 f2 c4", "g7 a1 d1", "x"),
            "a7-e4"
        )
        .0,
        "refused-morris-not-adjacent"
    );
}

#[test]
fn m10_morabaraba_flies_with_three_left() {
    assert_eq!(Morabaraba::NAME, "morabaraba");
    assert_eq!(Morabaraba::start().standing().in_hand, [12, 12]);
    let position: Morabaraba = placed("a7 f2 c4", "g7 a1 d1 d2", "x");
    let anywhere = "a7-a4 a7-b2 a7-b4 a7-b6 a7-c3 a7-c5 a7-d3 a7-d5 a7-d6 a7-d7 a7-e3 a7-e4 \
                    a7-e5 a7-f4 a7-f6 a7-g1 a7-g4";
    assert_eq!(beginning(&position, "a7"), anywhere);
    assert_eq!(position.count(), 51);
    // The other side has four and slides.
    let other: Morabaraba = placed("a7 f2 c4", "g7 a1 d1 d2", "o");
    assert_eq!(
        legal(&other),
        "a1-a4 a1-b2 d1-g1 d2-b2 d2-d3 g7-d7 g7-f6 g7-g4"
    );
    assert_eq!(
        refused(&other, "g7-c3"),
        ("refused-morris-no-flying-yet", "d7 f6 g4".into())
    );
    // Three on the board with more in hand place.
    let placing: Morabaraba = stand("a7 f2 c4", "g7 a1 d1", "x", [1, 1]);
    assert_eq!(placing.count(), 18);
    assert_eq!(refused(&placing, "a7-a4").0, "refused-morris-still-placing");
    // A flight may close a mill.
    let mill: Morabaraba = placed("a7 d7 c4", "g4 a1 d1 d2", "x");
    assert_eq!(
        beginning(&mill, "c4-g7"),
        "c4-g7xa1 c4-g7xd1 c4-g7xd2 c4-g7xg4"
    );
}

#[test]
fn m10_nine_men_fly_with_three_left_and_have_no_diagonals() {
    assert_eq!(Nine::NAME, "nine");
    assert_eq!(Nine::start().standing().in_hand, [9, 9]);
    assert_eq!(Nine::board().rows.len(), 16);
    let position: Nine = placed("a7 f2 c4", "g7 a1 d1 d2", "x");
    assert_eq!(position.count(), 51);
    let other: Nine = placed("a7 f2 c4 e5", "g7 a1 d1 d2", "x");
    assert_eq!(beginning(&other, "a7"), "a7-a4 a7-d7");
}
