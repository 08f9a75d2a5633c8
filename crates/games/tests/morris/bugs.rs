//! Faults reported of similar programs, each as a case that must hold here.
//! Does not know those programs.

use game::{Game, Notation, Point, Position, Refusal, Side};
use games::morris::{Morabaraba, Nine, Twelve, TwelveDiagonal};

/// The position after the moves.
fn after<G: Game>(moves: &str) -> G {
    moves.split_whitespace().fold(G::start(), |position, text| {
        let mv = position
            .read_move(text)
            .unwrap_or_else(|refusal| panic!("{text}: {refusal:?}"));
        position.after(&mv)
    })
}

/// The legal moves that begin with `start`, sorted.
fn beginning<G: Game>(position: &G, start: &str) -> Vec<String> {
    let mut list = Vec::new();
    position.moves(&mut list);
    let text = list.iter().map(|mv| position.write_move(mv));
    let mut text: Vec<String> = text.filter(|text| text.starts_with(start)).collect();
    text.sort();
    text
}

fn refusal<G: Game>(position: &G, text: &str) -> Refusal {
    position.read_move(text).expect_err(text)
}

/// B51: names turned by a quarter against the board.
#[test]
fn b51_names_stand_where_they_belong_on_the_board() {
    let board = Twelve::board();
    let at = |x: f32, y: f32| {
        let place = board
            .places
            .iter()
            .find(|place| (place.x, place.y) == (x, y));
        place.map(|place| place.name.as_str())
    };
    assert_eq!(at(0.5, 0.5), Some("a7"));
    assert_eq!(at(3.5, 0.5), Some("d7"));
    assert_eq!(at(6.5, 0.5), Some("g7"));
    assert_eq!(at(4.5, 4.5), Some("e3"));
    assert_eq!(at(0.5, 6.5), Some("a1"));
    assert_eq!(at(3.5, 3.5), None);
    assert_eq!(
        board.grid(true)[0]
            .iter()
            .map(|&point| board.name_of(point))
            .collect::<Vec<_>>(),
        ["g1", "d1", "a1"]
    );
    // A touch on the upper left corner places a man on a7, and the text says so.
    let mv = Twelve::start().read_move("a7").expect("legal");
    assert_eq!(&Twelve::start().touches(&mv)[..], [Point(0)]);
}

/// B52: the last man placed closes a mill, and the wrong player removes.
#[test]
fn b52_the_last_man_placed_closes_a_mill_and_its_owner_removes() {
    // 12 placings each, of which the last alone closes a line.
    let before = Twelve::from_fen("o.o/oxo/xox/oxxoxx/ooo/xox/xx. o 0 1");
    let before = before.expect("a position");
    let moves = beginning(&before, "d7");
    assert!(
        moves.iter().all(|text| text.starts_with("d7x")),
        "{moves:?}"
    );
    let mv = before.read_move("d7xb2").expect("legal");
    let next = before.after(&mv);
    assert_eq!(before.turn(), Side::Second);
    assert_eq!(next.turn(), Side::First);
    assert_eq!(next.owner(18), None);
    assert_eq!(next.standing().in_hand, [0, 0]);
    assert!(!next.placing());
}

/// B54: one move closes two mills and takes two men, or none.
#[test]
fn b54_two_mills_at_once_take_one_man() {
    fn hold<G: Game>() {
        let position: G = after("b4 a1 b2 g7 f6 e4 d6 c3");
        assert_eq!(
            beginning(&position, "b6"),
            ["b6xa1", "b6xc3", "b6xe4", "b6xg7"]
        );
        let mv = position.read_move("b6xe4").expect("legal");
        assert_eq!(position.taken(&mv).len(), 1);
        assert_eq!(position.touches(&mv).len(), 2);
        let next = position.after(&mv);
        assert_eq!((next.turn(), next.standing().lost), (Side::Second, [0, 1]));
        let touches: Vec<Point> = ["b6", "e4", "a1"]
            .iter()
            .filter_map(|name| G::board().point(name))
            .collect();
        assert_eq!(position.refuse(&touches).key, "refused-morris-one-removal");
    }
    hold::<Twelve>();
    hold::<TwelveDiagonal>();
    hold::<Morabaraba>();
    hold::<Nine>();
}

/// B56: out of one mill straight into another, and back, each with its removal.
#[test]
fn b56_a_man_swings_between_two_mills_and_takes_each_time() {
    // b4 holds a4-b4-c4 and completes b2-d2-f2 by sliding to b2.
    let position = Twelve::from_fen(".../..o/o../xxx.o./..o/.xx/o.. x").expect("a position");
    let out = position.read_move("b4-b2xf4").expect("legal");
    let next = position.after(&out);
    let waited = next.after(&next.read_move("a1-d1").expect("legal"));
    assert_eq!(
        beginning(&waited, "b2-b4"),
        ["b2-b4xc5", "b2-b4xd1", "b2-b4xe3", "b2-b4xf6"]
    );
}

/// B59: a mill while placing: whose man goes, and from where.
#[test]
fn b59_a_mill_while_placing_takes_an_enemy_man_from_the_board() {
    let position: Twelve = after("a1 b2 d1 d2");
    assert_eq!(beginning(&position, "g1"), ["g1xb2", "g1xd2"]);
    let alone = refusal(&position, "g1");
    assert_eq!(alone.key, "refused-morris-remove-now");
    assert_eq!(
        alone.points,
        ["b2", "d2"].map(|name| Twelve::board().point(name).expect("a point"))
    );
    assert_eq!(
        refusal(&position, "g1xa1").key,
        "refused-morris-remove-theirs"
    );
    let next: Twelve = after("a1 b2 d1 d2 g1xb2");
    assert_eq!(next.standing().in_hand, [9, 10]);
    assert_eq!(next.owner(18), None);
}

/// B61: a program that refuses the texts it prints itself.
#[test]
fn b61_every_text_that_is_printed_is_read_back() {
    fn hold<G: Game>() {
        let (mut moves, mut list) = (0, Vec::new());
        for position in crate::symmetry::random_positions::<G>(40, 120, 3) {
            assert_eq!(
                G::from_fen(&position.to_fen()).expect("our own text"),
                position
            );
            position.moves(&mut list);
            for mv in &list {
                assert_eq!(
                    position.read_move(&position.write_move(mv)).as_ref(),
                    Ok(mv)
                );
                moves += 1;
            }
        }
        println!("{}: {moves} moves read back", G::NAME);
    }
    hold::<Twelve>();
    hold::<TwelveDiagonal>();
    hold::<Morabaraba>();
    hold::<Nine>();
}
