//! Pictures of the board of both games, without and with colours, in several sizes.

use super::{COLOURED, PEOPLE, PLAIN, characters, english, painted, table};
use crate::play::look::{Colours, Look};
use crate::play::screen::Screen;
use game::Side;
use ratatui::buffer::Buffer;
use ratatui::style::Color;

const KINGS: &str = "B:W18,26,K6,20:BK15,K29,3";

/// The background colours of a picture by letters, with what each letter stands for.
fn grounds(buffer: &Buffer) -> String {
    const LETTERS: [(char, &str); 8] = [
        ('f', "frame"),
        ('-', "board-light"),
        ('#', "board-dark"),
        ('s', "slab"),
        ('r', "man-first-edge"),
        ('R', "man-first-bevel"),
        ('w', "man-second-edge"),
        ('W', "man-second-bevel"),
    ];
    let letter = |ground: Color| match ground {
        Color::Reset => '.',
        ground => {
            let named = |(_, name): &&(char, &str)| COLOURED.colour(name) == Some(ground);
            LETTERS
                .iter()
                .find(named)
                .map_or('?', |(letter, _)| *letter)
        }
    };
    let row = |y: u16| {
        (0..buffer.area.width)
            .map(|x| letter(buffer[(x, y)].bg))
            .collect::<String>()
    };
    (0..buffer.area.height).map(|y| row(y) + "\n").collect()
}

#[test]
fn checkers_in_plain_characters() {
    let (table, _folder) = table("american", Some(KINGS), PEOPLE);
    let text = english();
    let mut screen = Screen::new(table, &text, PLAIN);
    screen.cursor = screen.board().point("15");
    insta::assert_snapshot!(characters(&painted(&mut screen, 80, 24)));
}

#[test]
fn checkers_in_colour() {
    let (table, _folder) = table("american", Some(KINGS), PEOPLE);
    let text = english();
    let mut screen = Screen::new(table, &text, COLOURED);
    let point = screen.board().point("15").unwrap();
    screen.touch(point);
    let picture = painted(&mut screen, 80, 24);
    insta::assert_snapshot!(characters(&picture));
    insta::assert_snapshot!(grounds(&picture));
}

#[test]
fn morris_in_plain_characters() {
    let (mut table, _folder) = table("morabaraba", None, PEOPLE);
    for mv in ["a1", "b2", "d1", "d2"] {
        table.play_text(mv).unwrap();
    }
    let text = english();
    let mut screen = Screen::new(table, &text, PLAIN);
    screen.touch(screen.board().point("g1").unwrap());
    insta::assert_snapshot!(characters(&painted(&mut screen, 80, 24)));
}

#[test]
fn morris_in_colour() {
    let (mut table, _folder) = table("twelve", None, PEOPLE);
    for mv in ["a1", "b2", "d1", "d2", "g1xb2"] {
        table.play_text(mv).unwrap();
    }
    let text = english();
    let mut screen = Screen::new(table, &text, COLOURED);
    let picture = painted(&mut screen, 80, 24);
    insta::assert_snapshot!(characters(&picture));
    insta::assert_snapshot!(grounds(&picture));
}

#[test]
fn a_king_is_two_high_in_every_size_and_look() {
    for look in [
        PLAIN,
        COLOURED,
        Look {
            ascii: false,
            colours: Colours::None,
        },
    ] {
        for (width, height) in [(80, 24), (100, 30), (120, 40), (160, 50)] {
            let (table, _folder) = table("american", Some(KINGS), PEOPLE);
            let text = english();
            let mut screen = Screen::new(table, &text, look);
            let picture = painted(&mut screen, width, height);
            let layout = screen.layout.unwrap();
            // How many different halves of characters are the man's: its height on the screen.
            let high = |square: &str| {
                let cell = layout.cell(screen.board(), screen.board().point(square).unwrap());
                let middle = cell.x + cell.width / 2;
                let vacant = &picture[(cell.x, cell.bottom() - 1)].bg;
                (cell.y..cell.bottom())
                    .map(|y| &picture[(middle, y)])
                    .map(|at| match at.symbol() {
                        " " if at.bg == *vacant => 0,
                        "▀" | "▄" if at.bg == *vacant => 1,
                        _ => 2,
                    })
                    .sum::<u32>()
            };
            assert!(
                high("15") >= high("3") + 2,
                "{look:?} {width}: {} {}",
                high("15"),
                high("3")
            );
        }
    }
}

#[test]
fn no_colour_means_none() {
    for rules in ["american", "twelve"] {
        let (table, _folder) = table(rules, None, PEOPLE);
        let text = english();
        let mut screen = Screen::new(
            table,
            &text,
            Look {
                ascii: false,
                colours: Colours::None,
            },
        );
        let picture = painted(&mut screen, 80, 24);
        let plain = |colour: Color| colour == Color::Reset;
        assert!(
            picture
                .content
                .iter()
                .all(|cell| plain(cell.fg) && plain(cell.bg)),
            "{rules}"
        );
    }
}

#[test]
fn ascii_means_ascii_in_every_size() {
    for (rules, fen) in [("american", Some(KINGS)), ("morabaraba", None)] {
        for (width, height) in [(80, 24), (120, 40)] {
            let (table, _folder) = table(rules, fen, PEOPLE);
            let text = english();
            let mut screen = Screen::new(
                table,
                &text,
                Look {
                    ascii: true,
                    colours: Colours::Indexed,
                },
            );
            screen.help = true;
            let picture = characters(&painted(&mut screen, width, height));
            // Words are the language's; the board, its frame and its marks are plain.
            let strange: String = picture
                .chars()
                .filter(|c| !c.is_ascii() && !c.is_alphabetic() && !"·’…".contains(*c))
                .collect();
            assert_eq!(strange, "", "{rules} {width}\n{picture}");
        }
    }
}

#[test]
fn a_window_that_is_too_small_says_what_is_needed() {
    let (table, _folder) = table("american", None, PEOPLE);
    let text = english();
    let mut screen = Screen::new(table, &text, COLOURED);
    let picture = characters(&painted(&mut screen, 60, 20));
    assert!(picture.contains("42 columns and 21 rows"), "{picture}");
    assert!(picture.contains("60 × 20"), "{picture}");
    // A window of exactly that size shows the board, and what is said.
    let picture = characters(&painted(&mut screen, 42, 21));
    assert!(
        picture.contains("Red to move") && picture.contains("32"),
        "{picture}"
    );
    for width in 1..140 {
        for height in [1, 2, 10, 21, 24, 45] {
            painted(&mut screen, width, height);
        }
    }
}

#[test]
fn every_place_is_hit_where_it_is_drawn() {
    for rules in ["american", "twelve", "nine"] {
        for turned in [false, true] {
            for (width, height) in [(80, 24), (120, 40)] {
                let (table, _folder) = table(rules, None, PEOPLE);
                let text = english();
                let mut screen = Screen::new(table, &text, PLAIN);
                screen.turned = turned;
                painted(&mut screen, width, height);
                let layout = screen.layout.unwrap();
                for point in screen.board().points() {
                    let cell = layout.cell(screen.board(), point);
                    for (x, y) in [(cell.x, cell.y), (cell.right() - 1, cell.bottom() - 1)] {
                        assert_eq!(
                            layout.hit(screen.board(), x, y),
                            Some(point),
                            "{rules} {turned} {width}"
                        );
                    }
                }
                assert_eq!(layout.hit(screen.board(), width - 1, height - 1), None);
            }
        }
    }
}

#[test]
fn the_near_side_sits_at_the_foot() {
    let (table, _folder) = table("american", None, PEOPLE);
    let text = english();
    let mut screen = Screen::new(table, &text, PLAIN);
    let first_row = |screen: &mut Screen<'_>| {
        let picture = characters(&painted(screen, 80, 24));
        picture.lines().nth(2).unwrap().contains("32")
    };
    assert!(!first_row(&mut screen), "two people: the board as in books");
    screen.turned = true;
    assert!(first_row(&mut screen));
    assert_eq!(screen.table.near(), Side::Second);
}
