//! One test an article of checkers, C1 to C16, on tiny positions with their exact moves.
//! Does not know how moves are found or made. How the page lets a piece be moved (C1), draws sets
//! (C4, C5) and draws lots for the colours (C15) is tried with the page; here stands what the
//! rules hold of it.

use game::{Claim, Ending, Features, Game, Look, Notation, Point, Position, Record, Refusal, Side};
use games::checkers::{American, AmericanRules, Ruleset};

fn stand(fen: &str) -> American {
    American::from_fen(fen).unwrap_or_else(|refusal| panic!("{fen}: {refusal:?}"))
}

/// The legal moves as text, sorted.
fn legal(position: &American) -> String {
    let mut list = Vec::new();
    position.moves(&mut list);
    assert_eq!(position.count(), list.len() as u64, "{}", position.to_fen());
    let mut text: Vec<String> = list.iter().map(|mv| position.write_move(mv)).collect();
    text.sort();
    text.join(" ")
}

/// The position after the moves, each legal where it is played.
fn after(fen: &str, moves: &str) -> American {
    moves.split_whitespace().fold(stand(fen), |position, text| {
        let mv = position
            .read_move(text)
            .unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
        position.after(&mv)
    })
}

fn points(squares: &[u8]) -> Vec<Point> {
    squares.iter().map(|square| Point(square - 1)).collect()
}

/// What is refused when the squares are touched, as a key and the squares that it names.
fn refused(position: &American, touched: &[u8]) -> (&'static str, Vec<u8>) {
    let Refusal {
        key, points: named, ..
    } = position.refuse(&points(touched));
    (key, named.iter().map(|point| point.0 + 1).collect())
}

#[test]
fn c1_a_move_is_its_piece_and_then_its_squares() {
    let position = stand("B:W18,26:BK15,1");
    let mut list = Vec::new();
    position.moves(&mut list);
    let [mv] = list.as_slice() else {
        panic!("one move: {list:?}")
    };
    assert_eq!(position.touches(mv).to_vec(), points(&[15, 22, 31]));
    let quiet = American::start().read_move("11-15").expect("legal");
    assert_eq!(
        American::start().touches(&quiet).to_vec(),
        points(&[11, 15])
    );
}

#[test]
fn c2_a_refused_touch_names_its_reason_and_the_pieces_that_must_capture() {
    let position = after("B:W22,18,30:B11,10,1,8", "");
    assert_eq!(position.must(), points(&[]));
    let position = stand("B:W18,19,30:B15,14,1,8");
    assert_eq!(legal(&position), "14x23 15x22 15x24");
    assert_eq!(position.must(), points(&[14, 15]));
    assert_eq!(
        refused(&position, &[8]),
        ("refused-checkers-must-capture", vec![14, 15])
    );
    assert_eq!(
        refused(&position, &[1]),
        ("refused-checkers-must-capture", vec![14, 15])
    );
    assert_eq!(
        refused(&position, &[15, 10]),
        ("refused-checkers-must-jump", vec![22, 24])
    );
    assert_eq!(
        refused(&position, &[18]),
        ("refused-checkers-not-yours", vec![18])
    );
    assert_eq!(
        refused(&position, &[9]),
        ("refused-checkers-vacant", vec![9])
    );
}

#[test]
fn c3_play_is_on_the_dark_squares_with_a_double_corner_at_the_near_right() {
    let board = American::board();
    assert_eq!(
        (board.look, board.width, board.height),
        (Look::Squares, 8.0, 8.0)
    );
    assert_eq!(board.places.len(), 32);
    assert!(
        board
            .places
            .iter()
            .all(|place| ((place.x + place.y) as u32).is_multiple_of(2))
    );
    // Each player has a dark square at the near left, and so at the other's far right; the two
    // squares of a double corner meet at the near right.
    for (left, right) in [("29", ["28", "32"]), ("4", ["5", "1"])] {
        let place = |name: &str| {
            let place = &board.places[board.point(name).expect("a square").index()];
            if left == "29" {
                (place.x, place.y)
            } else {
                (8.0 - place.x, 8.0 - place.y)
            }
        };
        assert_eq!(place(left), (0.5, 7.5));
        assert_eq!(right.map(place), [(7.5, 6.5), (6.5, 7.5)]);
    }
}

#[test]
fn c4_twelve_pieces_each_on_the_nearest_squares() {
    let start = American::start();
    let standing = start.standing();
    for (index, man) in standing.men.iter().enumerate() {
        let side = match index {
            0..12 => Some(Side::First),
            20.. => Some(Side::Second),
            _ => None,
        };
        assert_eq!(
            man.map(|man| (man.side, man.height)),
            side.map(|side| (side, 1))
        );
    }
    assert_eq!((standing.in_hand, standing.lost), ([0, 0], [0, 0]));
    assert_eq!(4 * AmericanRules::ROWS_OF_MEN, 12);
    assert_eq!(
        start
            .features()
            .as_ref()
            .iter()
            .filter(|number| **number != 0)
            .count(),
        1
    );
}

#[test]
fn c5_a_king_is_a_second_piece_on_top() {
    let position = stand("B:W30:BK1,2");
    let standing = position.standing();
    assert_eq!(standing.men[0].map(|man| man.height), Some(2));
    assert_eq!(standing.men[1].map(|man| man.height), Some(1));
    assert_eq!(standing.lost, [10, 11]);
    assert_eq!(position.piece_key(Point(0)), Some("piece-king"));
    assert_eq!(position.piece_key(Point(1)), Some("piece-man"));
    assert_eq!(position.piece_key(Point(2)), None);
}

#[test]
fn c6_squares_are_numbered_in_rows_and_the_first_mover_starts_on_1_to_12() {
    let board = American::board();
    let rows: Vec<String> = board
        .grid(false)
        .iter()
        .map(|row| {
            row.iter()
                .map(|point| board.name_of(*point))
                .collect::<Vec<_>>()
                .join(" ")
        })
        .collect();
    assert_eq!(rows[0], "1 2 3 4");
    assert_eq!(rows[7], "29 30 31 32");
    assert_eq!(board.places[0].x, 1.5);
    assert_eq!(board.places[4].x, 0.5);
    assert!(!board.first_at_bottom);
    assert!(
        American::start()
            .to_fen()
            .ends_with("B1,2,3,4,5,6,7,8,9,10,11,12")
    );
}

#[test]
fn c7_men_move_one_square_forward_and_kings_also_backward() {
    assert_eq!(legal(&stand("B:W32:B14")), "14-17 14-18");
    assert_eq!(legal(&stand("W:W18:B1")), "18-14 18-15");
    assert_eq!(legal(&stand("B:W32:BK14")), "14-10 14-17 14-18 14-9");
    assert_eq!(legal(&stand("W:WK18:B1")), "18-14 18-15 18-22 18-23");
    // At the edges there is one square less, in a corner only one.
    assert_eq!(legal(&stand("B:W32:B12")), "12-16");
    assert_eq!(legal(&stand("W:W21:B1")), "21-17");
    assert_eq!(legal(&stand("B:W32:BK4")), "4-8");
    assert_eq!(legal(&stand("B:W32:BK29")), "29-25");
    let man = stand("B:W32:B14");
    assert_eq!(
        refused(&man, &[14, 9]),
        ("refused-checkers-backward", vec![17, 18])
    );
    assert_eq!(
        refused(&man, &[14, 23]),
        ("refused-checkers-too-far", vec![17, 18])
    );
    let king = stand("B:W32:BK14");
    assert_eq!(
        refused(&king, &[14, 5]),
        ("refused-checkers-king-too-far", vec![9, 10, 17, 18])
    );
}

#[test]
fn c8_a_jump_takes_an_adjacent_enemy_piece_with_room_behind_it() {
    assert_eq!(legal(&stand("B:W18:B15")), "15x22");
    // A man may jump a king.
    assert_eq!(legal(&stand("B:WK18:B15")), "15x22");
    // Men do not jump backward, kings do.
    assert_eq!(legal(&stand("B:W14:B18")), "18-22 18-23");
    assert_eq!(legal(&stand("B:W14:BK18")), "18x9");
    // Without room behind, or from farther away, there is no jump.
    assert_eq!(legal(&stand("B:W18,22:B15")), "15-19");
    assert_eq!(legal(&stand("B:W22:B15")), "15-18 15-19");
    assert_eq!(
        refused(&stand("B:W18,22:B15"), &[15, 18]),
        ("refused-checkers-no-room", vec![18])
    );
    // A man on the edge can not be jumped.
    assert_eq!(legal(&stand("B:W20:B16")), "16-19");
    assert_eq!(legal(&stand("B:W13:BK9")), "9-14 9-5 9-6");
}

#[test]
fn c9_a_capture_is_compulsory_and_any_may_be_chosen() {
    // Two men can capture, one of them twice: all three ways are open, nothing else is.
    let position = stand("B:W18,25,19,27:B14,15,1");
    assert_eq!(legal(&position), "14x23x32 15x22x29 15x24x31");
    let position = stand("B:W14,22,19:B10,15");
    assert_eq!(legal(&position), "10x17x26 15x24");
    assert!(position.must_take());
    let mv = position
        .read_move("15x24")
        .expect("the shorter capture is open too");
    assert!(position.takes(&mv));
}

#[test]
fn c10_a_jump_goes_on_to_its_end_and_may_turn_at_every_hop() {
    assert_eq!(legal(&stand("B:W8,16,23,24:BK3")), "3x12x19x26 3x12x19x28");
    let position = stand("B:W9,18,26:B6");
    assert_eq!(legal(&position), "6x13");
    let position = stand("B:W10,18,26:B6");
    assert_eq!(legal(&position), "6x15x22x31");
    assert_eq!(
        refused(&position, &[6, 15, 19]),
        ("refused-checkers-jump-goes-on", vec![22])
    );
    let short = position.read_move("6x15").expect_err("not complete");
    assert_eq!(
        (short.key, short.points),
        ("refused-checkers-jump-goes-on", points(&[22]))
    );
}

#[test]
fn c11_each_piece_is_taken_once_and_comes_off_when_the_move_ends() {
    // Round about: the king comes back to the square that it left.
    let ring = stand("B:W9,10,17,18:BK6");
    assert_eq!(legal(&ring), "6x13x22x15x6 6x15x22x13x6");
    assert_eq!(
        after("B:W9,10,17,18:BK6", "6x13x22x15x6").to_fen(),
        "W:W:BK6"
    );
    // It goes on past the square that it left, and jumps none of the four a second time.
    assert_eq!(
        legal(&stand("B:W9,10,17,18,19:BK15")),
        "15x22x13x6x15x24 15x24 15x6x13x22x15x24"
    );
    assert_eq!(legal(&stand("B:W18,26,27:BK15")), "15x22x31x24");
    assert_eq!(after("B:W18,26,27:BK15", "15x24").to_fen(), "W:W:BK24");
    // One's own pieces are never jumped.
    assert_eq!(legal(&stand("B:W32:B10,15")), "10-14 15-18 15-19");
}

#[test]
fn c12_a_man_on_the_last_row_becomes_a_king_and_the_move_ends() {
    assert_eq!(after("B:W21:B27", "27-32").to_fen(), "W:W21:BK32");
    assert_eq!(after("W:W6:B5", "6-1").to_fen(), "B:WK1:B5");
    // A king could jump 27 from 31; the man that has just come there may not.
    let position = stand("B:W26,27:B22");
    assert_eq!(legal(&position), "22x31");
    assert_eq!(after("B:W26,27:B22", "22x31").to_fen(), "W:W27:BK31");
    assert_eq!(legal(&stand("B:W26,27:BK22")), "22x31x24");
    // There is no limit to the number of kings.
    let kings = stand("B:WK21,K22,K23,K24,K25,K26,K27,K28,K29,K30,K31,K32:B1");
    assert_eq!(
        kings
            .standing()
            .men
            .iter()
            .flatten()
            .filter(|man| man.height == 2)
            .count(),
        12
    );
}

#[test]
fn c13_the_first_player_begins_and_moves_alternate() {
    let mut position = American::start();
    for ply in 0..40 {
        let side = if ply % 2 == 0 {
            Side::First
        } else {
            Side::Second
        };
        assert_eq!(position.turn(), side);
        let mut list = Vec::new();
        position.moves(&mut list);
        // No move leaves the position as it is: a player must move.
        assert!(
            list.iter()
                .all(|mv| position.after(mv).turn() == side.other())
        );
        position = position.after(&list[ply % list.len()]);
    }
}

#[test]
fn c14_who_cannot_move_loses() {
    let lost = |winner, reason| {
        Some(Ending {
            winner: Some(winner),
            reason,
        })
    };
    assert_eq!(stand("W:W13:B9,6").end(), lost(Side::First, "end-blocked"));
    assert_eq!(stand("B:W13,17,21,22,K14:B9,5").end(), None);
    assert_eq!(
        after("W:WK29:BK25", "29x22").end(),
        lost(Side::Second, "end-taken")
    );
    assert_eq!(
        after("W:WK27:B28", "27-32").end(),
        lost(Side::Second, "end-blocked")
    );
    assert_eq!(legal(&stand("W:W13:B9,6")), "");
    assert_eq!(American::start().end(), None);
}

#[test]
fn c15_the_rules_know_no_colour_so_that_the_sides_can_change() {
    for fen in [
        "B:W18,26:BK15",
        "W:WK18,21:B1,K32,14",
        "B:W9,10,17,18:BK6",
        "W:W13:B9,6",
    ] {
        let position = stand(fen);
        let turned = position.turned();
        assert_eq!(turned.turn(), position.turn().other());
        assert_eq!(turned.count(), position.count());
        assert_eq!(turned.end().is_some(), position.end().is_some());
        let number = |square: &str| square.parse::<u8>().expect("a square");
        let text: Vec<String> = legal(&position)
            .split(' ')
            .filter(|text| !text.is_empty())
            .map(|text| {
                let sign = if text.contains('x') { "x" } else { "-" };
                let squares = text.split(['x', '-']).map(|s| (33 - number(s)).to_string());
                squares.collect::<Vec<_>>().join(sign)
            })
            .collect();
        let mut text = text;
        text.sort();
        assert_eq!(legal(&turned), text.join(" "));
    }
}

#[test]
fn c16_a_third_repetition_may_be_claimed() {
    let mut record = Record::new(stand("B:WK32:BK1"));
    for (ply, text) in "1-5 32-28 5-1 28-32 1-5 32-28 5-1 28-32"
        .split(' ')
        .enumerate()
    {
        assert_eq!(record.claim(), None, "after {ply} plies");
        let mv = record.position().read_move(text).expect("legal");
        record.play(mv);
    }
    assert_eq!(record.claim(), Some(Claim::Repetition));
    assert_eq!(record.end(), None);
}

/// Kings walk for so many plies: nothing is taken, no man advances, no position stands three
/// times. `seed` chooses the way; some ways come to an end before.
fn walk(plies: u32, seed: usize) -> Option<Record<American>> {
    let mut record = Record::new(stand("B:WK31,21:BK1"));
    let (mut list, mut chance) = (Vec::new(), seed);
    while record.quiet_plies() < plies {
        record.position().moves(&mut list);
        list.retain(|mv| {
            let mut next = record.clone();
            next.play(*mv);
            next.quiet_plies() > 0 && !next.position().must_take() && next.times_stood() < 3
        });
        chance = chance
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        record.play(list[(chance >> 33).checked_rem(list.len())?]);
        assert_eq!(record.claim().is_some(), record.quiet_plies() >= 80);
    }
    Some(record)
}

#[test]
fn c16_forty_moves_each_without_progress_may_be_claimed() {
    let mut record = (1..100)
        .find_map(|seed| walk(79, seed))
        .expect("room to walk");
    assert_eq!(
        (record.position().turn(), record.claim()),
        (Side::Second, None)
    );
    // A man's advance starts the count again; one more king's move completes it.
    let mut advanced = record.clone();
    advanced.play(advanced.position().read_move("21-17").expect("legal"));
    assert_eq!((advanced.quiet_plies(), advanced.claim()), (0, None));
    let mut list = Vec::new();
    record.position().moves(&mut list);
    let position = *record.position();
    let king = list
        .iter()
        .find(|mv| !position.progress(mv))
        .expect("a king's move");
    record.play(*king);
    assert_eq!(
        (record.quiet_plies(), record.claim()),
        (80, Some(Claim::NoProgress))
    );
    assert_eq!(American::QUIET_LIMIT, 80);
}
