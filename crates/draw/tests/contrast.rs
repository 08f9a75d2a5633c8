//! Every board with every set of men, in both themes and to four kinds of eyes: what must be told
//! apart can be. Does not judge whether it is beautiful.
#![allow(missing_docs)]

use draw::sight::{Eye, contrast, linear};
use draw::{BOARDS, Dress, SETS, Theme, colour};

/// Text needs 4.5, shapes and the face or outline of a man need 3 (WCAG 2.2, 1.4.3 and 1.4.11).
const TEXT: f64 = 4.5;
const SHAPE: f64 = 3.0;

/// All boards with all sets of men in both themes.
fn dresses() -> impl Iterator<Item = Dress> {
    [Theme::Light, Theme::Dark].into_iter().flat_map(|theme| {
        BOARDS.into_iter().flat_map(move |board| {
            SETS.into_iter().map(move |set| Dress {
                theme,
                board,
                set,
                pattern: false,
            })
        })
    })
}

/// The contrast of two colours of a dress, by their names.
fn between(dress: &Dress, one: &str, other: &str, eye: Eye) -> f64 {
    let value = |name: &str| {
        let text = colour(dress, name).unwrap_or_else(|| panic!("{name} has no colour"));
        linear(text).unwrap_or_else(|| panic!("{name} is {text}, which is no colour"))
    };
    contrast(value(one), value(other), eye)
}

/// Fails with all pairs that are too close.
fn hold(pairs: &[(&str, &str, f64)], dress: &Dress, failed: &mut Vec<String>) {
    for (one, other, least) in pairs {
        for eye in Eye::ALL {
            let found = between(dress, one, other, eye);
            if found < *least {
                failed.push(format!(
                    "{:?} {} {} {}: {one} on {other} is {found:.2}, needs {least}",
                    dress.theme,
                    dress.board,
                    dress.set,
                    eye.name()
                ));
            }
        }
    }
}

#[test]
fn words_and_marks_of_a_page_stand_out_from_its_ground() {
    let mut failed = Vec::new();
    for theme in [Theme::Light, Theme::Dark] {
        let dress = Dress {
            theme,
            ..Dress::default()
        };
        for ground in ["ground", "surface"] {
            let words = ["ink", "ink-quiet", "accent", "danger"].map(|ink| (ink, ground, TEXT));
            hold(&words, &dress, &mut failed);
            hold(&[("focus", ground, SHAPE)], &dress, &mut failed);
        }
        hold(&[("on-accent", "accent", TEXT)], &dress, &mut failed);
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

#[test]
fn names_and_marks_stand_out_from_every_board() {
    let mut failed = Vec::new();
    for dress in dresses() {
        let words = [
            ("name-dark", "board-dark", TEXT),
            ("name-light", "board-light", TEXT),
            ("slab-line", "slab", TEXT),
        ];
        hold(&words, &dress, &mut failed);
        for ground in ["board-dark", "slab"] {
            let marks = ["mark-move", "mark-must", "mark-last", "mark-wrong"];
            hold(
                &marks.map(|mark| (mark, ground, SHAPE)),
                &dress,
                &mut failed,
            );
        }
        // On light squares all marks and the outlines of men are of this colour.
        hold(&[("mark-light", "board-light", SHAPE)], &dress, &mut failed);
        hold(&[("mark-line", "mark-move", SHAPE)], &dress, &mut failed);
        hold(&[("board-light", "board-dark", 2.0)], &dress, &mut failed);
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

#[test]
fn the_face_or_the_outline_of_every_man_stands_out_from_every_ground() {
    let mut failed = Vec::new();
    for dress in dresses() {
        // On light squares the outline is `mark-light`, which is held to its ground above.
        for ground in ["board-dark", "slab"] {
            for side in ["man-first", "man-second"] {
                for eye in Eye::ALL {
                    let face = between(&dress, side, ground, eye);
                    let outline = between(&dress, &format!("{side}-rim"), ground, eye);
                    if face.max(outline) < SHAPE {
                        failed.push(format!(
                            "{dress:?} {}: {side} on {ground} is {face:.2}, its outline {outline:.2}",
                            eye.name()
                        ));
                    }
                }
            }
        }
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

#[test]
fn the_sides_differ_in_lightness_and_their_signs_stand_out() {
    let mut failed = Vec::new();
    for dress in dresses() {
        let pairs = [
            ("man-first", "man-second", 2.5),
            ("man-first-pattern", "man-first", SHAPE),
            ("man-second-pattern", "man-second", SHAPE),
        ];
        hold(&pairs, &dress, &mut failed);
    }
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}

#[test]
fn the_simulation_keeps_greys_and_takes_red_from_who_lacks_its_cones() {
    for eye in Eye::ALL {
        for grey in ["#000000", "#808080", "#ffffff"] {
            assert_eq!(eye.sees_text(grey), grey, "{}", eye.name());
        }
    }
    // Machado and others print #ff0000 as a dark olive for protan and an ochre for deutan sight.
    assert_eq!(Eye::Protan.sees_text("#ff0000"), "#6d5f00");
    assert_eq!(Eye::Deutan.sees_text("#ff0000"), "#a39000");
    assert_eq!(Eye::Deutan.sees_text("none"), "none");
    assert_eq!(Eye::Whole.sees_text("#3c1e0a1f"), "#3c1e0a1f");
}
