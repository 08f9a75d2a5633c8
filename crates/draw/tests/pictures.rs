//! Pictures of two small boards: what is drawn where, and colours that can be told apart.
//! Does not use any real game.
#![allow(missing_docs)]

use draw::{Mark, Sign, Theme, View, colour, figure, man, picture};
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
        labels: true,
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
        labels: true,
        rim: true,
        ..View::default()
    };
    let drawn = figure(&squares(), &men, &view);
    assert!(
        !drawn.contains("style"),
        "a strict page allows no style in markup"
    );
    let file = picture(&squares(), &men, &view);
    assert!(file.contains("<style>") && !file.contains("var(") && !file.contains("none;fill"));
}

/// Red, green and blue of a colour of the palette, linear, 0 to 1.
fn linear(theme: Theme, name: &str) -> [f64; 3] {
    parse(colour(theme, name).unwrap_or_else(|| panic!("the palette has no {name}")))
}

/// Red, green and blue of `#rrggbb`, linear, 0 to 1.
fn parse(text: &str) -> [f64; 3] {
    let part = |at: usize| {
        let value =
            f64::from(u8::from_str_radix(&text[at..at + 2], 16).expect("two hexadecimal digits"))
                / 255.0;
        if value <= 0.04045 {
            value / 12.92
        } else {
            ((value + 0.055) / 1.055).powf(2.4)
        }
    };
    [part(1), part(3), part(5)]
}

/// How an eye without one kind of cone sees a colour: Viénot, Brettel and Mollon 1999.
fn seen([r, g, b]: [f64; 3], eye: &str) -> [f64; 3] {
    match eye {
        "protan" => {
            let mixed = 0.11238 * r + 0.88762 * g;
            [mixed, mixed, 0.00401 * r - 0.00401 * g + b]
        }
        "deutan" => {
            let mixed = 0.29275 * r + 0.70725 * g;
            [mixed, mixed, -0.02234 * r + 0.02234 * g + b]
        }
        _ => [r, g, b],
    }
}

/// The contrast of two colours as WCAG 2.2 counts it: 1 to 21.
fn contrast(theme: Theme, one: &str, other: &str, eye: &str) -> f64 {
    between(linear(theme, one), linear(theme, other), eye)
}

/// The same of two colours given in numbers.
fn between(one: [f64; 3], other: [f64; 3], eye: &str) -> f64 {
    let light = |colour| {
        let [r, g, b] = seen(colour, eye);
        0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
    };
    let (one, other) = (light(one), light(other));
    one.max(other) / one.min(other)
}

#[test]
fn the_sides_of_every_set_differ_in_lightness_and_stand_out_from_the_board() {
    // A set's colours are those of its last block, else of the block for both black sets.
    let of = |set: &str, name: &str| {
        let blocks = draw::PALETTE.split('}').filter(|block| {
            block
                .split_once('{')
                .is_some_and(|(selector, _)| selector.contains(set))
        });
        let line = format!("--{name}: ");
        let found = blocks
            .filter_map(|block| block.split_once(line.as_str()))
            .next_back();
        found.map(|(_, rest)| parse(rest.split(';').next().unwrap_or("")))
    };
    for theme in [Theme::Light, Theme::Dark] {
        for set in ["black-white", "black-red"] {
            let colour = |name: &str| of(set, name).unwrap_or_else(|| linear(theme, name));
            for eye in ["all cones", "protan", "deutan"] {
                let sides = between(colour("man-first"), colour("man-second"), eye);
                assert!(
                    sides >= 2.0,
                    "{theme:?}, {set}, {eye}: the sides differ by {sides:.2}"
                );
                for ground in ["board-dark", "slab"] {
                    let ground = colour(ground);
                    let first = between(colour("rim"), ground, eye);
                    let second = between(colour("man-second"), ground, eye).max(between(
                        colour("rim-second"),
                        ground,
                        eye,
                    ));
                    assert!(first >= 3.0 && second >= 3.0, "{theme:?}, {set}, {eye}");
                }
            }
        }
    }
}

#[test]
fn colours_keep_their_contrast_for_every_eye_in_both_themes() {
    // Text needs 4.5, shapes and the outline or face of a man need 3 (WCAG 2.2, 1.4.3 and 1.4.11).
    let pairs = [
        ("ink", "ground", 4.5),
        ("ink", "surface", 4.5),
        ("ink-quiet", "ground", 4.5),
        ("ink-quiet", "surface", 4.5),
        ("accent", "surface", 4.5),
        ("accent", "ground", 4.5),
        ("on-accent", "accent", 4.5),
        ("danger", "surface", 4.5),
        ("danger", "ground", 4.5),
        ("focus", "ground", 3.0),
        ("focus", "surface", 3.0),
        ("name-dark", "board-dark", 4.5),
        ("slab-line", "slab", 4.5),
        ("rim", "board-dark", 3.0),
        ("rim", "slab", 3.0),
        ("rim", "man-first", 3.0),
        ("man-second", "board-dark", 3.0),
        ("man-second", "slab", 3.0),
        ("rim-second", "man-second", 3.0),
        ("man-first", "man-second", 3.0),
        ("mark-move", "board-dark", 3.0),
        ("mark-move", "slab", 3.0),
        ("mark-must", "board-dark", 3.0),
        ("mark-must", "slab", 3.0),
        ("mark-last", "board-dark", 3.0),
        ("mark-last", "slab", 3.0),
        ("mark-wrong", "board-dark", 3.0),
        ("mark-wrong", "slab", 3.0),
    ];
    for theme in [Theme::Light, Theme::Dark] {
        for (one, other, least) in pairs {
            for eye in ["all cones", "protan", "deutan"] {
                let found = contrast(theme, one, other, eye);
                assert!(
                    found >= least,
                    "{theme:?}, {eye}: {one} on {other} is {found:.2}, needs {least}"
                );
            }
        }
    }
}
