//! The diagrams of the rule pages show what the rules say: held to the games themselves.
//! Does not know how they are drawn; that all languages have the same ones is tests/languages.

use game::{Point, Snapshot};
use games::GameId;
use session::Session;

/// A diagram of a page: `board:RULES/POSITION?marks=15,22&path=15-22-31`.
struct Diagram {
    target: String,
    snapshot: Snapshot,
    marks: Vec<Point>,
    path: Vec<Point>,
}

fn diagrams(board: &str) -> Vec<Diagram> {
    let page = text::rules_page("en", board);
    page.split("](")
        .skip(1)
        .filter_map(|rest| diagram(rest.trim_start_matches('<')))
        .collect()
}

fn diagram(rest: &str) -> Option<Diagram> {
    let target = rest.strip_prefix("board:")?.split(['>', ')']).next()?;
    let (place, query) = target.split_once('?').unwrap_or((target, ""));
    let (rules, fen) = place.split_once('/')?;
    let id = GameId::parse(rules).expect("a rule set of the catalog");
    let session = if fen == "start" {
        Session::new(id)
    } else {
        Session::at(id, fen).unwrap_or_else(|refusal| panic!("{target}: {refusal:?}"))
    };
    let named = |option: &str, between: char| -> Vec<Point> {
        let names = query.split('&').find_map(|part| part.strip_prefix(option));
        let point = |name| {
            session
                .board()
                .point(name)
                .unwrap_or_else(|| panic!("{target}: {name}"))
        };
        names
            .map(|names| names.split(between).map(point).collect())
            .unwrap_or_default()
    };
    let (marks, path) = (named("marks=", ','), named("path=", '-'));
    Some(Diagram {
        target: target.to_owned(),
        snapshot: session.snapshot(),
        marks,
        path,
    })
}

/// The only diagram of the page with these words in its target.
fn find(board: &str, part: &str) -> Diagram {
    let mut found: Vec<_> = diagrams(board)
        .into_iter()
        .filter(|diagram| diagram.target.contains(part))
        .collect();
    assert_eq!(found.len(), 1, "{part}");
    found.remove(0)
}

fn sorted(points: impl IntoIterator<Item = Point>) -> Vec<Point> {
    let mut points: Vec<Point> = points.into_iter().collect();
    points.sort();
    points.dedup();
    points
}

#[test]
fn every_way_shown_is_a_whole_legal_move() {
    let mut ways = 0;
    for diagram in ["checkers", "morris"].into_iter().flat_map(diagrams) {
        if !diagram.path.is_empty() {
            let legal = diagram
                .snapshot
                .choices
                .iter()
                .any(|c| c.route[..] == diagram.path[..]);
            assert!(legal, "{}", diagram.target);
            ways += 1;
        }
    }
    assert_eq!(ways, 6 + 4);
}

#[test]
fn the_man_that_must_capture_is_the_one_marked() {
    let stuck = find("checkers", "marks=24&");
    assert_eq!(stuck.snapshot.must, stuck.marks);
    let choice = find("checkers", "marks=21,31");
    assert_eq!(sorted(choice.snapshot.must), choice.marks);
    let mut taken: Vec<_> = choice
        .snapshot
        .choices
        .iter()
        .map(|c| c.taken.len())
        .collect();
    taken.sort_unstable();
    assert_eq!(taken, [1, 2, 2]);
}

#[test]
fn the_places_marked_for_moving_are_all_that_there_are() {
    let checkers = find("checkers", "K19:B3");
    let ends = checkers
        .snapshot
        .choices
        .iter()
        .filter_map(|choice| choice.route.last().copied());
    assert_eq!(sorted(ends), checkers.marks);
    let morris = find("morris", "marks=b2,d1,d3,f2");
    let from = Point(19);
    let ends = morris
        .snapshot
        .choices
        .iter()
        .filter(|c| c.route[0] == from)
        .map(|c| c.route[1]);
    assert_eq!(sorted(ends), sorted(morris.marks));
}

#[test]
fn the_men_marked_for_removal_are_those_that_may_go() {
    for part in ["marks=e4,f2", "marks=e5,f6"] {
        let mill = find("morris", part);
        let moves = mill
            .snapshot
            .choices
            .iter()
            .filter(|c| c.route[..] == mill.path[..]);
        assert_eq!(
            sorted(moves.flat_map(|c| c.taken.to_vec())),
            sorted(mill.marks),
            "{part}"
        );
    }
}

#[test]
fn the_lost_positions_are_lost() {
    for (board, part) in [("checkers", "marks=12,21"), ("morris", "marks=a1,a4,a7")] {
        let end = find(board, part).snapshot.end.expect("the game has ended");
        assert_eq!(end.reason, "end-blocked");
        assert!(end.winner.is_some());
    }
}

#[test]
fn the_move_that_crowns_ends_there() {
    let crowning = find("checkers", "path=10-3");
    assert_eq!(crowning.snapshot.choices.len(), 1);
    assert_eq!(crowning.snapshot.choices[0].taken.len(), 1);
}

#[test]
fn the_man_that_flies_goes_where_no_line_leads() {
    let flying = find("morris", "path=c4-g1");
    let from = flying.path[0];
    let ends = flying
        .snapshot
        .choices
        .iter()
        .filter(|c| c.route[0] == from)
        .map(|c| c.route[1]);
    assert_eq!(sorted(ends).len(), 24 - 5 - 3);
}
