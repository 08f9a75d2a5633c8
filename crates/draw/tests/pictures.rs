//! Pictures of two small boards: what is drawn where, and colours that can be told apart.
//! Does not use any real game.
#![allow(missing_docs)]

use draw::{Dress, Labels, Mark, Sign, Theme, View, figure, ground, man, picture_in, style};
use game::board::Place;
use game::snapshot::{Man, Standing};
use game::{Board, Look, Point, Side};

fn place(x: f32, y: f32, name: &str) -> Place {
    Place {
        x,
        y,
        name: name.to_owned(),
    }
}

/// Two squares wide and high, with two dark squares.
fn squares() -> Board {
    Board {
        name: "small",
        look: Look::Squares,
        width: 2.0,
        height: 2.0,
        man: 0.4,
        places: vec![place(1.5, 0.5, "1"), place(0.5, 1.5, "2")],
        lines: Vec::new(),
        rows: Vec::new(),
        first_at_bottom: false,
        still: &[],
        in_hand: 0,
    }
}

/// Three points in a row.
fn row() -> Board {
    Board {
        look: Look::Lines,
        width: 3.0,
        height: 1.0,
        places: vec![
            place(0.5, 0.5, "a1"),
            place(1.5, 0.5, "b1"),
            place(2.5, 0.5, "c<1"),
        ],
        lines: vec![(Point(0), Point(2))],
        rows: vec![vec![Point(0), Point(1), Point(2)]],
        ..squares()
    }
}

fn standing(men: &[Option<(Side, u8)>]) -> Standing {
    let men = men
        .iter()
        .map(|man| man.map(|(side, height)| Man { side, height }))
        .collect();
    Standing {
        men,
        ..Standing::default()
    }
}

fn count(text: &str, part: &str) -> usize {
    text.matches(part).count()
}

#[test]
fn men_stand_at_their_points_and_turn_with_the_board() {
    let men = standing(&[Some((Side::First, 1)), None]);
    let straight = figure(&squares(), &men, &View::default());
    assert!(straight.contains("translate(150 50)"), "{straight}");
    let turned = figure(
        &squares(),
        &men,
        &View {
            turned: true,
            ..View::default()
        },
    );
    assert!(turned.contains("translate(50 150)"), "{turned}");
    assert_eq!(count(&straight, "class=\"man first\""), 1);
    assert_eq!(count(&straight, "class=\"man second\""), 0);
}

#[test]
fn a_second_man_on_top_shows_two_edges_and_two_faces() {
    let one = man(
        40,
        Man {
            side: Side::Second,
            height: 1,
        },
    );
    let two = man(
        40,
        Man {
            side: Side::Second,
            height: 2,
        },
    );
    assert_eq!((count(&one, "\"edge\""), count(&one, "\"face\"")), (1, 1));
    assert_eq!((count(&two, "\"edge\""), count(&two, "\"face\"")), (2, 2));
}

#[test]
fn a_row_is_closed_only_when_one_side_holds_it_all() {
    let first = Some((Side::First, 1));
    let second = Some((Side::Second, 1));
    let drawn = |men: &[Option<(Side, u8)>]| {
        count(
            &figure(&row(), &standing(men), &View::default()),
            "class=\"closed\"",
        )
    };
    assert_eq!(drawn(&[first, first, first]), 1);
    assert_eq!(drawn(&[first, second, first]), 0);
    assert_eq!(drawn(&[first, first, None]), 0);
    assert_eq!(drawn(&[None, None, None]), 0);
}

#[test]
fn marks_labels_arrows_and_the_title_are_drawn_when_asked_for() {
    let view = View {
        labels: Labels::Numbers,
        rim: true,
        marks: vec![
            Mark {
                point: Point(0),
                sign: Sign::Ring,
            },
            Mark {
                point: Point(1),
                sign: Sign::Dot,
            },
        ],
        path: vec![Point(0), Point(2)],
        title: "a \"row\" & more".to_owned(),
        ..View::default()
    };
    let drawn = figure(&row(), &standing(&[None, None, None]), &view);
    assert!(drawn.contains("aria-label=\"a &quot;row&quot; &amp; more\""));
    assert!(drawn.contains("class=\"mark ring\" transform=\"translate(50 50)\""));
    assert!(drawn.contains("class=\"mark dot\" transform=\"translate(150 50)\""));
    assert!(drawn.contains("c&lt;1"));
    assert!(
        drawn.contains("M50 50L226 50"),
        "the arrow stops short of its end: {drawn}"
    );
    let plain = figure(&row(), &standing(&[None, None, None]), &View::default());
    assert_eq!(
        count(&plain, "<text") + count(&plain, "mark") + count(&plain, "path class=\"way\""),
        0
    );
}

#[test]
fn a_figure_holds_no_style_and_a_picture_holds_no_unresolved_colour() {
    let men = standing(&[Some((Side::First, 2)), Some((Side::Second, 1))]);
    let view = View {
        labels: Labels::Numbers,
        rim: true,
        ..View::default()
    };
    let drawn = figure(&squares(), &men, &view);
    assert!(
        !drawn.contains("style"),
        "a strict page allows no style in markup"
    );
    for theme in [Theme::Light, Theme::Dark] {
        for board in draw::BOARDS {
            for set in draw::SETS {
                let dress = Dress {
                    theme,
                    board,
                    set,
                    pattern: true,
                };
                let file = picture_in(&style(&dress), &squares(), &men, &view);
                assert!(
                    file.contains("<style>") && !file.contains("var("),
                    "{dress:?}"
                );
                assert!(file.contains(".pattern{display:inline"), "{dress:?}");
            }
        }
    }
}

#[test]
fn c5_men_stand_on_light_squares_where_they_stood_on_dark_ones() {
    let men = standing(&[Some((Side::First, 1)), None]);
    let bright = View {
        bright: true,
        ..View::default()
    };
    let drawn = figure(&squares(), &men, &bright);
    assert!(
        drawn.contains("<path class=\"light\" d=\"M100 0h100"),
        "{drawn}"
    );
    assert!(drawn.contains("<rect class=\"dark\""), "{drawn}");
    assert!(drawn.contains("class=\"figure bright\""), "{drawn}");
    assert!(
        drawn.contains("translate(150 50)"),
        "no place moves: {drawn}"
    );
    let open = figure(&row(), &standing(&[None, None, None]), &bright);
    assert!(open.contains("class=\"figure\"") && open.contains("class=\"slab\""));
}

/// The texts of a board's labels, in the order in which they are drawn, with their places.
fn labels(board: &Board, turned: bool, labels: Labels) -> Vec<String> {
    let drawn = ground(
        board,
        &View {
            turned,
            labels,
            ..View::default()
        },
    );
    let texts = drawn.split("<text ").skip(1);
    texts
        .map(|text| {
            let value = |name: &str| {
                let (_, rest) = text.split_once(name).expect("an attribute");
                rest.split('"').next().expect("a value").to_owned()
            };
            let word = text.split(['>', '<']).nth(1).expect("a word");
            format!("{word} {} {}", value("x=\""), value("y=\""))
        })
        .collect()
}

#[test]
fn letters_and_digits_stand_at_two_edges_counted_from_the_first_player() {
    // The first player sits at the top: the near left corner of that seat is at the upper right.
    let straight = labels(&squares(), false, Labels::Letters);
    assert_eq!(straight, ["b 92 191", "a 192 191", "1 8 21", "2 8 121"]);
    let turned = labels(&squares(), true, Labels::Letters);
    assert_eq!(turned, ["a 92 191", "b 192 191", "2 8 21", "1 8 121"]);
    assert_eq!(
        labels(&squares(), false, Labels::Numbers),
        ["1 108 21", "2 8 121"]
    );
    assert!(labels(&squares(), false, Labels::Off).is_empty());
    assert_eq!(
        labels(&row(), false, Labels::Letters),
        labels(&row(), false, Labels::Numbers)
    );
}

#[test]
fn the_sides_carry_different_signs_on_their_topmost_face() {
    for (side, height, sign) in [
        (Side::First, 1, "<path class=\"pattern\" d=\"M-15 -17L15 7"),
        (Side::First, 2, "<path class=\"pattern\" d=\"M-15 -25L15 -1"),
        (Side::Second, 1, "<ellipse class=\"pattern\" cy=\"-5\""),
        (Side::Second, 2, "<ellipse class=\"pattern\" cy=\"-13\""),
    ] {
        let drawn = man(40, Man { side, height });
        assert_eq!(count(&drawn, "class=\"pattern\""), 1);
        assert!(drawn.contains(sign), "{drawn}");
    }
}

#[test]
fn a_sample_shows_a_man_of_each_kind_on_a_board_of_its_kind() {
    for look in [Look::Squares, Look::Lines] {
        let (board, men) = draw::sample(look);
        assert_eq!(board.look, look);
        let drawn = figure(&board, &men, &View::default());
        assert_eq!(count(&drawn, "class=\"man first\""), 2);
        assert_eq!(count(&drawn, "class=\"man second\""), 2);
        assert_eq!(count(&drawn, "class=\"edge\""), 6);
    }
}

#[test]
fn the_style_sheet_names_every_colour_of_every_look_in_both_themes() {
    let sheet = draw::stylesheet();
    assert_eq!(count(&sheet, "{"), count(&sheet, "}"));
    for (kind, names) in [("board", &draw::BOARDS[..]), ("set", &draw::SETS[..])] {
        for name in names {
            for selector in [
                format!("[data-{kind}=\"{name}\"]{{"),
                format!(":root[data-theme=\"dark\"] [data-{kind}=\"{name}\"]{{"),
                format!(":root:not([data-theme]) [data-{kind}=\"{name}\"]{{"),
            ] {
                assert!(sheet.contains(&selector), "{selector}");
            }
        }
    }
    // Every name that the style of drawings uses is given somewhere.
    for used in sheet.split("var(--").skip(1) {
        let name = used.split(')').next().expect("a name");
        assert!(
            sheet.contains(&format!("--{name}:")),
            "{name} has no colour"
        );
    }
}
