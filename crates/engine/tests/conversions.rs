//! Won endings are won, with few positions a move; the full run is `examples/conversions.rs`.
//! Does not know how: no table and no rule of thumb is asked, only the search.

use engine::conversion::play_out;
use game::Side;
use games::GameId;
use search::Limits;

/// Positions a move: under a tenth of a second.
const NODES: u64 = 200_000;

fn wins(rules: GameId, fen: &str, winner: Side) {
    let played = play_out(rules, fen, Limits::nodes(NODES), 16 << 20, 1, &|| 0);
    let played = played.expect("a position that can be read");
    assert!(
        played.won_by(winner),
        "{fen}: {:?} {}",
        played.end,
        played.moves.join(" ")
    );
}

#[test]
fn two_kings_win_against_one_in_the_open() {
    wins(GameId::American, "W:WK6,K9:BK15", Side::Second);
}

#[test]
fn three_kings_win_against_one_in_the_double_corner() {
    wins(GameId::American, "W:WK1,K2,K3:BK32", Side::Second);
}

#[test]
fn three_kings_win_against_two() {
    wins(GameId::American, "W:WK18,K19,K20:BK27,K28", Side::Second);
    wins(GameId::American, "W:WK22,K23,K24:BK31,K32", Side::Second);
}

#[test]
fn eight_men_win_against_four() {
    for fen in [
        "xox/x../x../.x.x../.x./o.x/.oo x 0 0",
        "xx./xxx/o../...xxo/x.o/.../.o. o 0 0",
        ".o./..o/ooo/xoxo../.../.o./x.x o 0 0",
    ] {
        let eight = fen
            .split(' ')
            .next()
            .map(|board| board.matches('x').count() == 8);
        let winner = if eight == Some(true) {
            Side::First
        } else {
            Side::Second
        };
        wins(GameId::Twelve, fen, winner);
    }
}
