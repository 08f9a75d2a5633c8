//! Keys and the mouse: moves by touch, by drag and typed, and everything else that they do.

use super::{COLOURED, PEOPLE, PLAIN, characters, english, painted, table};
use crate::play::input;
use crate::play::screen::{Question, Screen};
use crate::play::table::Player;
use game::Point;
use ratatui::crossterm::event::{
    KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use session::Session;

fn press(screen: &mut Screen<'_>, code: KeyCode) {
    input::key(screen, &KeyEvent::new(code, KeyModifiers::NONE));
}

fn write(screen: &mut Screen<'_>, text: &str) {
    for letter in text.chars() {
        press(screen, KeyCode::Char(letter));
    }
}

fn mouse(screen: &mut Screen<'_>, kind: MouseEventKind, column: u16, row: u16) {
    input::mouse(
        screen,
        &MouseEvent {
            kind,
            column,
            row,
            modifiers: KeyModifiers::NONE,
        },
    );
}

fn at(screen: &Screen<'_>, name: &str) -> Point {
    screen.board().point(name).unwrap()
}

/// Where a place is drawn.
fn spot(screen: &Screen<'_>, name: &str) -> (u16, u16) {
    let cell = screen
        .layout
        .unwrap()
        .cell(screen.board(), at(screen, name));
    (cell.x + cell.width / 2, cell.bottom() - 1)
}

fn click(screen: &mut Screen<'_>, name: &str) {
    drag(screen, name, name);
}

fn drag(screen: &mut Screen<'_>, from: &str, to: &str) {
    let (from, to) = (spot(screen, from), spot(screen, to));
    mouse(
        screen,
        MouseEventKind::Down(MouseButton::Left),
        from.0,
        from.1,
    );
    mouse(screen, MouseEventKind::Drag(MouseButton::Left), to.0, to.1);
    mouse(screen, MouseEventKind::Up(MouseButton::Left), to.0, to.1);
}

fn moves(screen: &Screen<'_>) -> String {
    screen.table.session().game_text()
}

#[test]
fn a_move_by_arrows_and_enter() {
    let (table, _folder) = table("american", None, PEOPLE);
    let text = english();
    let mut screen = Screen::new(table, &text, COLOURED);
    press(&mut screen, KeyCode::Down);
    assert_eq!(
        screen.cursor,
        Some(at(&screen, "9")),
        "the first key shows where it begins"
    );
    press(&mut screen, KeyCode::Enter);
    press(&mut screen, KeyCode::Down);
    assert_eq!(screen.cursor, Some(at(&screen, "13")));
    press(&mut screen, KeyCode::Right);
    press(&mut screen, KeyCode::Char(' '));
    assert_eq!(moves(&screen), "1. 9-14");
}

#[test]
fn arrows_go_where_they_point_on_a_turned_board() {
    let (table, _folder) = table("american", None, PEOPLE);
    let text = english();
    let mut screen = Screen::new(table, &text, COLOURED);
    press(&mut screen, KeyCode::Char('f'));
    screen.cursor = Some(at(&screen, "11"));
    press(&mut screen, KeyCode::Left);
    assert_eq!(screen.cursor, Some(at(&screen, "12")));
}

#[test]
fn escape_takes_back_an_unfinished_move() {
    let (mut table, _folder) = table("twelve", None, PEOPLE);
    for mv in ["a1", "b2", "d1", "d2"] {
        table.play_text(mv).unwrap();
    }
    let text = english();
    let mut screen = Screen::new(table, &text, PLAIN);
    screen.touch(at(&screen, "g1"));
    assert_eq!(
        screen.table.session().touched().len(),
        1,
        "a man is to be taken off now"
    );
    press(&mut screen, KeyCode::Esc);
    assert!(screen.table.session().touched().is_empty());
    assert!(screen.standing().men[at(&screen, "g1").index()].is_none());
    screen.touch(at(&screen, "g1"));
    screen.touch(at(&screen, "b2"));
    assert_eq!(moves(&screen), "1. a1 b2 2. d1 d2 3. g1xb2");
}

#[test]
fn moves_by_clicks_and_by_drag() {
    let (table, _folder) = table("american", Some("B:W18,26,20:BK15"), PEOPLE);
    let text = english();
    let mut screen = Screen::new(table, &text, COLOURED);
    painted(&mut screen, 80, 24);
    // Touching only the last square of the jump plays all of it.
    click(&mut screen, "15");
    click(&mut screen, "31");
    assert_eq!(moves(&screen), "1. 15x22x31");
    press(&mut screen, KeyCode::Char('u'));
    drag(&mut screen, "15", "31");
    assert_eq!(moves(&screen), "1. 15x22x31");
    press(&mut screen, KeyCode::Char('u'));
    // Hop by hop.
    drag(&mut screen, "15", "22");
    assert_eq!(screen.table.session().touched().len(), 2);
    drag(&mut screen, "22", "31");
    assert_eq!(moves(&screen), "1. 15x22x31");
    // A drop outside the board leaves the man taken up; a press there lets it go.
    let from = spot(&screen, "20");
    mouse(
        &mut screen,
        MouseEventKind::Down(MouseButton::Left),
        from.0,
        from.1,
    );
    mouse(&mut screen, MouseEventKind::Up(MouseButton::Left), 0, 23);
    assert_eq!(screen.table.session().touched(), [at(&screen, "20")]);
    mouse(&mut screen, MouseEventKind::Down(MouseButton::Left), 0, 23);
    assert!(screen.table.session().touched().is_empty());
    // A second click on the same man lets it go as well.
    click(&mut screen, "20");
    assert_eq!(screen.table.session().touched(), [at(&screen, "20")]);
    click(&mut screen, "20");
    assert!(screen.table.session().touched().is_empty());
}

#[test]
fn a_typed_move_and_one_that_is_refused() {
    let (table, _folder) = table("american", None, PEOPLE);
    let text = english();
    let mut screen = Screen::new(table, &text, PLAIN);
    write(&mut screen, "11-16");
    press(&mut screen, KeyCode::Backspace);
    write(&mut screen, "5");
    assert!(characters(&painted(&mut screen, 80, 24)).contains("Your move: 11-15"));
    press(&mut screen, KeyCode::Enter);
    assert_eq!(moves(&screen), "1. 11-15");
    write(&mut screen, ":22-18");
    press(&mut screen, KeyCode::Enter);
    write(&mut screen, "10-14");
    press(&mut screen, KeyCode::Enter);
    let message = screen.message.as_ref().unwrap();
    assert!(
        message.points.contains(&at(&screen, "15")),
        "the man that must capture is marked"
    );
    assert!(message.words.contains("15"), "{}", message.words);
    let picture = characters(&painted(&mut screen, 80, 24));
    assert!(picture.contains("?(#)?"), "{picture}");
    assert_eq!(moves(&screen), "1. 11-15 22-18");
    // An empty line and Escape end the typing.
    write(&mut screen, ":");
    press(&mut screen, KeyCode::Enter);
    assert!(screen.typing.is_none());
    write(&mut screen, "m12");
    press(&mut screen, KeyCode::Esc);
    assert!(screen.typing.is_none());
    assert_eq!(moves(&screen), "1. 11-15 22-18");
}

#[test]
fn questions_are_asked_before_a_game_is_given_up() {
    let (table, _folder) = table("american", None, PEOPLE);
    let text = english();
    let mut screen = Screen::new(table, &text, PLAIN);
    write(&mut screen, "11-15");
    press(&mut screen, KeyCode::Enter);
    press(&mut screen, KeyCode::Char('n'));
    assert_eq!(screen.question, Some(Question::Restart));
    assert!(characters(&painted(&mut screen, 80, 24)).contains("y: Yes · n: No"));
    press(&mut screen, KeyCode::Char('n'));
    assert_eq!(
        (screen.question, moves(&screen).as_str()),
        (None, "1. 11-15")
    );
    press(&mut screen, KeyCode::Char('x'));
    press(&mut screen, KeyCode::Char('y'));
    assert_eq!(screen.table.session().end().unwrap().reason, "end-resigned");
    // Taken back, the game goes on; agreed, it ends.
    press(&mut screen, KeyCode::Char('u'));
    assert!(screen.table.session().end().is_none());
    press(&mut screen, KeyCode::Char('d'));
    assert!(matches!(screen.question, Some(Question::Agree(_))));
    press(&mut screen, KeyCode::Enter);
    assert_eq!(screen.table.session().end().unwrap().reason, "end-agreed");
    press(&mut screen, KeyCode::Char('n'));
    assert_eq!(moves(&screen), "");
    press(&mut screen, KeyCode::Char('q'));
    assert!(screen.over);
}

#[test]
fn a_rematch_exchanges_the_sides_and_turns_the_board() {
    let players = [Player::Person, Player::Computer(1)];
    let (table, _folder) = table("american", None, players);
    let text = english();
    let mut screen = Screen::new(table, &text, PLAIN);
    assert!(
        screen.turned,
        "the first player starts at the top of the board in books"
    );
    press(&mut screen, KeyCode::Char('n'));
    assert_eq!(screen.table.player(game::Side::Second), Player::Person);
    assert!(!screen.turned);
    assert!(screen.table.computers_turn());
}

#[test]
fn help_covers_the_screen_until_a_key() {
    let (table, _folder) = table("twelve", None, PEOPLE);
    let text = english();
    let mut screen = Screen::new(table, &text, PLAIN);
    press(&mut screen, KeyCode::Char('?'));
    let picture = characters(&painted(&mut screen, 80, 24));
    for key in [
        "Enter", "Esc", "u ", "r ", "h ", "d ", "x ", "n ", "f ", "q ",
    ] {
        assert!(picture.contains(key), "{key}: {picture}");
    }
    press(&mut screen, KeyCode::Char('q'));
    assert!(!screen.help && !screen.over);
}

#[test]
fn a_thousand_keys_and_clicks_leave_a_legal_game() {
    for rules in ["american", "twelve"] {
        let players = [Player::Person, Player::Computer(1)];
        let (table, _folder) = table(rules, None, players);
        let text = english();
        let mut screen = Screen::new(table, &text, COLOURED);
        painted(&mut screen, 80, 24);
        let mut state = 7_u64;
        let mut random = |below: u64| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            (state >> 33) % below
        };
        let keys = [
            KeyCode::Left,
            KeyCode::Right,
            KeyCode::Up,
            KeyCode::Down,
            KeyCode::Enter,
            KeyCode::Esc,
            KeyCode::Char('u'),
            KeyCode::Char('r'),
            KeyCode::Char('h'),
            KeyCode::Char('d'),
            KeyCode::Char('x'),
            KeyCode::Char('n'),
            KeyCode::Char('f'),
            KeyCode::Char('y'),
            KeyCode::Char('1'),
            KeyCode::Char(':'),
            KeyCode::Char('?'),
            KeyCode::Char('s'),
        ];
        for step in 0..1000 {
            let (x, y) = (random(80) as u16, random(24) as u16);
            match random(4) {
                0 => press(&mut screen, keys[random(keys.len() as u64) as usize]),
                1 => mouse(&mut screen, MouseEventKind::Up(MouseButton::Left), x, y),
                _ => mouse(&mut screen, MouseEventKind::Down(MouseButton::Left), x, y),
            }
            screen.tick();
            if step % 50 == 0 {
                painted(&mut screen, 80, 24);
            }
        }
        let session = screen.table.session();
        let mut again = Session::new(session.id());
        for mv in session.moves() {
            again.play_text(&mv).unwrap();
        }
        assert_eq!(again.fen(), session.fen());
    }
}
