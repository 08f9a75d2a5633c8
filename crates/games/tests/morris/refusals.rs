//! Every reason for which a touch is refused, with the points that it marks.
//! Does not know the words: only that English has some for each key.

use game::{Game, Notation, Point, Refusal};
use games::morris::{Morabaraba, Nine, Twelve, board};

fn refuse<G: Game>(fen: &str, touched: &str) -> Refusal {
    let position = G::from_fen(fen).unwrap_or_else(|refusal| panic!("{fen}: {refusal:?}"));
    let points: Vec<Point> = touched
        .split_whitespace()
        .map(|name| board::point_named(name).expect("a point"))
        .collect();
    position.refuse(&points)
}

/// A reason's key, what was found, and the points marked.
fn of<G: Game>(fen: &str, touched: &str) -> (&'static str, String, String) {
    let refusal = refuse::<G>(fen, touched);
    let found = refusal
        .args
        .iter()
        .find(|arg| arg.0 == "found")
        .map(|arg| arg.1.clone());
    let names: Vec<&str> = refusal
        .points
        .iter()
        .map(|&point| board::name_of(point))
        .collect();
    assert!(
        english().contains(&format!("\n{} =", refusal.key)),
        "{} has no words",
        refusal.key
    );
    (refusal.key, found.unwrap_or_default(), names.join(" "))
}

fn english() -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales/en/");
    let file = |name: &str| std::fs::read_to_string(format!("{folder}{name}")).expect("English");
    file("morris.ftl") + &file("refusals.ftl")
}

/// x to place; it holds a7 d7, and o b2 d2 f2 (a mill) a1.
const PLACING: &str = "xx./.../.../....../.../ooo/o.. x 8 8";
/// x to slide; it holds a7 d7 g4 c3, and o b2 d2 f2 (a mill) a1 b4.
const SLIDING: &str = "xx./.../.../.o...x/x../ooo/o.. x";

#[test]
fn touches_while_placing() {
    let none = String::new;
    assert_eq!(
        of::<Twelve>(PLACING, "b2"),
        ("refused-morris-taken", "b2".into(), none())
    );
    assert_eq!(
        of::<Twelve>(PLACING, "a7"),
        ("refused-morris-still-placing", none(), none())
    );
    let number = refuse::<Twelve>(PLACING, "a7").args;
    assert_eq!(number, [("number", "8".to_owned())]);
    assert_eq!(
        of::<Twelve>(PLACING, "c3 a1"),
        ("refused-morris-no-mill", "c3".into(), none())
    );
}

#[test]
fn touches_for_a_removal() {
    let safe = ("refused-morris-safe-in-mill", "d2".into(), "a1".into());
    assert_eq!(of::<Twelve>(PLACING, "g7 d2"), safe);
    let own = ("refused-morris-remove-theirs", "d7".into(), "a1".into());
    assert_eq!(of::<Twelve>(PLACING, "g7 d7"), own);
    let nobody = ("refused-morris-remove-now", String::new(), "a1".into());
    assert_eq!(of::<Twelve>(PLACING, "g7 c3"), nobody);
    let second = ("refused-morris-one-removal", String::new(), String::new());
    assert_eq!(of::<Twelve>(PLACING, "g7 a1 b2"), second);
    let safe = ("refused-morris-safe-in-mill", "b2".into(), "b4 a1".into());
    assert_eq!(of::<Twelve>(SLIDING, "g4 g7 b2"), safe);
    let left = ("refused-morris-remove-now", String::new(), "b4 a1".into());
    assert_eq!(of::<Twelve>(SLIDING, "g4 g7 g4"), left);
}

#[test]
fn touches_for_a_slide() {
    let movable = || "a7 d7 g4 c3".to_owned();
    let case = |touched: &str, key: &'static str, found: &str, marked: String| {
        assert_eq!(
            of::<Twelve>(SLIDING, touched),
            (key, found.to_owned(), marked)
        );
    };
    case("e5", "refused-morris-no-man", "e5", movable());
    case("b2", "refused-morris-not-yours", "b2", movable());
    case("a7 d7", "refused-morris-occupied", "d7", "a4".into());
    case("d7 d5", "refused-morris-not-adjacent", "d5", "g7 d6".into());
    case(
        "g4 e4",
        "refused-morris-not-adjacent",
        "e4",
        "g7 f4 g1".into(),
    );
    case("c3 d3 a1", "refused-morris-no-mill", "d3", String::new());
    // g1 is shut in by d1 and g4.
    let shut = "o.o/.x./.../.....x/.../.../.xo o";
    let marked = ("refused-morris-blocked", "g1".into(), "a7 g7".into());
    assert_eq!(of::<Twelve>(shut, "g1"), marked);
}

#[test]
fn touches_where_men_fly() {
    // Five men: no flying yet. Three: anywhere, so only an occupied point is refused.
    let early = refuse::<Nine>("xx./.../.../.....x/x.x/ooo/o.. x", "a7 e5");
    assert_eq!(early.key, "refused-morris-no-flying-yet");
    assert_eq!(
        early.args,
        [("found", "e5".to_owned()), ("number", "5".to_owned())]
    );
    let flying = "xx./.../.../.o...x/.../ooo/o.. x";
    assert_eq!(
        refuse::<Morabaraba>(flying, "a7 b2").key,
        "refused-morris-occupied"
    );
    assert_eq!(refuse::<Morabaraba>(flying, "a7 b2").points.len(), 16);
}

#[test]
fn touches_when_the_game_is_over_or_off_the_board() {
    assert_eq!(
        of::<Twelve>("xx./.../.../....../.../ooo/... x", "a7").0,
        "refused-game-over"
    );
    let position = Twelve::from_fen(PLACING).expect("a position");
    for touched in [
        &[Point(24)][..],
        &[Point(255), Point(3)],
        &[],
        &[Point(2), Point(24)],
    ] {
        assert_eq!(position.refuse(touched).key, "refused-morris-no-point");
    }
}

/// Any list of touches has an answer, whatever stands.
#[test]
fn no_list_of_touches_is_too_strange() {
    let mut chance = crate::symmetry::Chance(5);
    for position in crate::symmetry::random_positions::<Morabaraba>(20, 120, 9) {
        for length in 0..5 {
            let touched: Vec<Point> = (0..length).map(|_| Point(chance.below(27) as u8)).collect();
            assert!(!position.refuse(&touched).key.is_empty());
        }
    }
}
