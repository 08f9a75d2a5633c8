//! Faults reported of similar programs, each as a case that must hold here.
//! Does not know those programs.

use super::{arg, legal, opening, play, refusal, squares, stand};
use game::{Claim, Ending, Notation, Position, Record, Side};
use games::checkers::American;

/// B01: a quiet move was taken while another man could jump.
#[test]
fn b01_only_the_jump_may_be_played_and_its_man_is_named() {
    let position = opening("11-15 22-18");
    assert_eq!(legal(&position), "15x22");
    for text in ["10-14", "8-11", "9-13"] {
        let refusal = refusal(&position, text);
        assert_eq!(refusal.key, "refused-checkers-must-capture", "{text}");
        assert_eq!(squares(&refusal), [15], "{text}");
    }
    let refusal = refusal(&position, "15-19");
    assert_eq!(refusal.key, "refused-checkers-must-jump");
    assert_eq!(squares(&refusal), [22]);
}

/// B02: after the first hop the player could stop or go on with another man.
#[test]
fn b02_a_jump_is_finished_by_the_man_that_began_it() {
    let position = stand("B:W14,22,19:B10,15");
    assert_eq!(legal(&position), "10x17x26 15x24");
    assert_eq!(
        refusal(&position, "10x17").key,
        "refused-checkers-jump-goes-on"
    );
    assert_eq!(
        refusal(&position, "10x17x24").key,
        "refused-checkers-jump-goes-on"
    );
    assert_eq!(play(&position, "10x17x26").to_fen(), "W:W19:B15,26");
}

/// B04: a second hop onto the last row was not offered.
#[test]
fn b04_a_jump_may_end_on_the_last_row() {
    let position = stand("W:W18:B14,6");
    assert_eq!(legal(&position), "18x9x2");
    assert_eq!(play(&position, "18x9x2").to_fen(), "B:WK2:B");
}

/// B05: a man that was just crowned went on jumping backward.
#[test]
fn b05_crowning_ends_the_jump() {
    let position = stand("B:W26,27:B22");
    assert_eq!(legal(&position), "22x31");
    assert_eq!(play(&position, "22x31").to_fen(), "W:W27:BK31");
}

/// B07: kings slid along whole diagonals.
#[test]
fn b07_a_king_moves_one_square() {
    assert_eq!(legal(&stand("B:W22:BK1")), "1-5 1-6");
}

/// B10: a crowned piece also stayed where it was, and men went backward.
#[test]
fn b10_one_piece_moves_and_men_go_forward() {
    let position = stand("B:W21:B27,26");
    assert_eq!(play(&position, "27-32").to_fen(), "W:W21:B26,K32");
    let refusal = refusal(&position, "26-22");
    assert_eq!(refusal.key, "refused-checkers-backward");
    assert_eq!(squares(&refusal), [30, 31]);
}

/// B11: the side to move had no move and the game waited for ever.
#[test]
fn b11_a_blocked_side_has_lost() {
    let position = stand("W:W13:B9,6");
    assert_eq!(legal(&position), "");
    let blocked = Ending {
        winner: Some(Side::First),
        reason: "end-blocked",
    };
    assert_eq!(position.end(), Some(blocked));
    assert_eq!(refusal(&position, "13-9").key, "refused-checkers-ended");
}

/// B13: a game was called over before the last jump.
#[test]
fn b13_the_last_jump_is_played_and_wins() {
    let position = stand("W:WK29:BK25");
    assert_eq!((position.end(), legal(&position).as_str()), (None, "29x22"));
    let taken = Ending {
        winner: Some(Side::Second),
        reason: "end-taken",
    };
    assert_eq!(play(&position, "29x22").end(), Some(taken));
}

/// B16: a king's way round was missing, or its two directions were one.
#[test]
fn b16_a_king_may_jump_round_to_its_own_square_either_way() {
    let position = stand("B:W9,10,17,18:BK6");
    assert_eq!(legal(&position), "6x13x22x15x6 6x15x22x13x6");
    assert_eq!(position.paths(1), 2);
    assert_eq!(game::perft::results(&position, 1), 1);
    assert_eq!(play(&position, "6x6"), play(&position, "6x13x22x15x6"));
    assert_eq!(play(&position, "6x6").to_fen(), "W:W:BK6");
    let position = stand("W:WK26:B14,15,22,23");
    assert_eq!(legal(&position), "26x17x10x19x26 26x19x10x17x26");
    assert_eq!(play(&position, "26x26").to_fen(), "B:WK26:B");
}

/// B17: a capture that stops before its end was taken.
#[test]
fn b17_a_capture_is_given_to_its_end() {
    let position = stand("B:W18,26:BK15");
    let refusal = refusal(&position, "15x22");
    assert_eq!(refusal.key, "refused-checkers-jump-goes-on");
    assert_eq!(squares(&refusal), [31]);
    assert_eq!(position.read_move("15x31"), position.read_move("15x22x31"));
    assert_eq!(play(&position, "15x31").to_fen(), "W:W:BK31");
}

/// B18: two captures with the same ends and different men were mixed up.
#[test]
fn b18_a_short_form_of_two_captures_is_asked_for_in_full() {
    let position = stand("B:W14,15,18,21,22,23,30:B6,7,8,10,12,13");
    let refusal = refusal(&position, "10x26");
    assert_eq!(refusal.key, "error-checkers-move-ambiguous");
    assert_eq!(arg(&refusal, "allowed"), "10x17x26, 10x19x26");
    assert_ne!(play(&position, "10x17x26"), play(&position, "10x19x26"));
    let mut list = Vec::new();
    position.moves(&mut list);
    for mv in &list {
        assert_eq!(position.read_move(&position.write_move(mv)), Ok(*mv));
    }
}

/// B21: the wrong side began.
#[test]
fn b21_the_side_on_1_to_12_begins_with_seven_moves() {
    let start = American::start();
    assert_eq!(start.turn(), Side::First);
    assert_eq!(legal(&start), "10-14 10-15 11-15 11-16 12-16 9-13 9-14");
    assert!(start.to_fen().starts_with("B:"));
}

/// B23: a position with squares by letters brought the program down.
#[test]
fn b23_squares_by_letters_are_refused_where_they_stand() {
    let refusal =
        American::from_fen("W:We3,g3,h4,a5,b2,h2,a3,Kf8:Bc5,e5,g5,g7,h8").expect_err("letters");
    assert_eq!(refusal.key, "error-checkers-fen-letters");
    assert_eq!((arg(&refusal, "found"), arg(&refusal, "at")), ("e3", "4"));
}

/// B24: a position without its tag, or with blanks and a full stop, did not load.
#[test]
fn b24_a_position_loads_with_and_without_its_tag() {
    let bare = "W:W18,19,21,23,24,26,29,30,31,32:B1,2,3,4,6,7,9,10,11,12";
    let tagged = "[FEN \"B:W18,24,27,28,K10,K15:B12,16,20,K22,K25,K29.\"]";
    assert_eq!(stand(bare).to_fen(), bare);
    assert_eq!(stand(&format!("  {bare}. \n")), stand(bare));
    assert_eq!(stand(&format!("[FEN \"{bare}\"]")), stand(bare));
    assert_eq!(
        stand(tagged).to_fen(),
        "B:WK10,K15,18,24,27,28:B12,16,20,K22,K25,K29"
    );
    // After every ply the position can be written.
    let mut position = American::start();
    for text in "11-15 22-18 15x22 25x18".split(' ') {
        position = play(&position, text);
        assert_eq!(stand(&position.to_fen()), position);
    }
}

/// B28: a position returned for ever without a draw.
#[test]
fn b28_the_third_repetition_may_be_claimed() {
    let mut record = Record::new(stand("B:WK32:BK1"));
    for text in "1-5 32-28 5-1 28-32 1-5 32-28 5-1 28-32".split(' ') {
        assert_eq!(record.claim(), None);
        record.play(record.position().read_move(text).expect("legal"));
    }
    assert_eq!(record.times_stood(), 3);
    assert_eq!(record.claim(), Some(Claim::Repetition));
}

/// B30: the count of moves without progress was the wrong one.
#[test]
fn b30_a_mans_advance_and_a_capture_start_the_count_again() {
    let mut record = Record::new(stand("B:WK32,21:BK1"));
    for ply in 0..79 {
        let text = ["1-5", "32-28", "5-1", "28-32"][ply % 4];
        record.play(record.position().read_move(text).expect("legal"));
    }
    assert_eq!(record.quiet_plies(), 79);
    record.play(record.position().read_move("21-17").expect("legal"));
    assert_eq!((record.quiet_plies(), record.claim()), (0, None));
    let mut record = Record::new(stand("B:WK32,21,9:BK1"));
    record.play(record.position().read_move("1-5").expect("legal"));
    record.play(record.position().read_move("32-28").expect("legal"));
    assert_eq!(record.quiet_plies(), 2);
    record.play(record.position().read_move("5x14").expect("legal"));
    assert_eq!(record.quiet_plies(), 0);
}

/// B36: only the first hop was looked at, and what followed it was dropped.
#[test]
fn b36_the_whole_text_is_looked_at() {
    let position = opening("11-15 22-18");
    for (text, key) in [
        ("15x22x13", "error-checkers-move-goes-on"),
        ("15x22x31", "error-checkers-move-goes-on"),
        ("15x22x99", "error-checkers-move-square"),
        ("15x22 extra", "error-checkers-move-form"),
    ] {
        assert_eq!(refusal(&position, text).key, key, "{text}");
    }
    assert_eq!(position, opening("11-15 22-18"));
}

/// B61: a program refused what it had printed itself.
#[test]
fn b61_what_is_printed_is_read_back() {
    let mut position = American::start();
    for ply in 0..60 {
        let texts = legal(&position);
        let texts: Vec<&str> = texts.split(' ').filter(|text| !text.is_empty()).collect();
        if texts.is_empty() {
            return;
        }
        for text in &texts {
            let mv = position.read_move(text).expect("printed");
            assert_eq!(position.write_move(&mv), **text);
        }
        position = play(&position, texts[ply * 7 % texts.len()]);
    }
}
