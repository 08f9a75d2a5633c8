//! What is chosen for a new game: kept, read back, and what start it comes to.
//! Does not draw lots: the test says how they fall.
#![allow(missing_docs)]

use game::Side;
use game::opening::Use;
use games::GameId;
use session::{Start, openings};
use web::choices::{Beginning, Choices, drawn, is_meant, next_opening};
use web::clock::Control;
use web::settings::{Opponent, Settings};
use web::table::Setup;

const BEGINNINGS: [Beginning; 5] = [
    Beginning::Usual,
    Beginning::Lot,
    Beginning::Opening(97),
    Beginning::Ahead { own: true },
    Beginning::Ahead { own: false },
];

#[test]
fn choices_return_as_they_were() {
    for beginning in BEGINNINGS {
        for clock in [None, Some(Control::new(7, 4))] {
            let settings = Settings {
                choices: Choices {
                    beginning,
                    clock,
                    other_level: 9,
                    pause: 3000,
                },
                ..Settings::default()
            };
            assert_eq!(Settings::read(&settings.write()), settings);
        }
    }
}

#[test]
fn the_lot_falls_on_every_opening_for_the_board_and_no_other() {
    let all = openings(GameId::American);
    let mut found: Vec<u16> = (0..144)
        .filter_map(|index| drawn(GameId::American, f64::from(index) / 144.0 + 1e-6))
        .collect();
    found.dedup();
    let wanted: Vec<u16> = all
        .iter()
        .filter(|opening| opening.used == Use::Board)
        .map(|opening| opening.number)
        .collect();
    assert_eq!(found, wanted);
    assert_eq!(drawn(GameId::American, 1.0), wanted.last().copied());
    assert_eq!(drawn(GameId::Twelve, 0.5), None);
}

#[test]
fn a_choice_comes_to_a_start_in_every_game() {
    for &rules in GameId::ALL {
        for beginning in BEGINNINGS {
            for own in Side::BOTH {
                let start = beginning.start(rules, own, 0.3);
                let session = session::Session::begin(rules, &start);
                assert!(session.is_ok(), "{rules:?} {beginning:?}");
            }
        }
        let ahead = Beginning::Ahead { own: true };
        assert_eq!(
            ahead.start(rules, Side::Second, 0.0),
            Start::Odds(Side::First)
        );
    }
}

#[test]
fn the_levels_of_two_computers_are_kept_apart() {
    let setup = Setup {
        opponent: Opponent::Nobody,
        level: 2,
        other_level: 8,
        millis: 1000,
        book: false,
        own: Side::First,
    };
    assert_eq!(Setup::read(&setup.write()), setup);
    assert_eq!(Side::BOTH.map(|side| setup.level_of(side)), [2, 8]);
    let before = Setup::read("nobody 6 3000 first");
    assert_eq!(Side::BOTH.map(|side| before.level_of(side)), [6, 6]);
    assert!(before.book, "as long as nobody has said otherwise");
}

#[test]
fn an_opening_drawn_by_lot_is_played_twice() {
    let next = |note: &str| next_opening(GameId::American, note, 0.0);
    assert_eq!(next("12 lot"), Some((12, "12 twice".to_owned())));
    assert_eq!(next("12 twice"), Some((1, "1 lot".to_owned())));
    assert_eq!(next("12"), Some((12, "12".to_owned())));
    assert_eq!(next("what"), None);
    assert_eq!(next_opening(GameId::Twelve, "3 twice", 0.5), None);
}

#[test]
fn openings_are_found_by_number_moves_and_name() {
    let found = |wish: &str| -> Vec<u16> {
        let all = openings(GameId::American);
        let meant = all.iter().filter(|opening| is_meant(opening, wish));
        meant.map(|opening| opening.number).collect()
    };
    assert_eq!(found("").len(), 174);
    assert_eq!(found("48"), [48]);
    assert_eq!(found("octop"), [86, 133]);
    assert_eq!(found(" 9-13,  22-17 "), [4]);
    assert_eq!(found("nothing like it"), [0_u16; 0]);
}
