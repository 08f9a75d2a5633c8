//! Faults reported of similar morris programs that concern a whole game.
//! Does not know the rules: those are tried with the games.

use games::GameId;
use session::Session;

/// B27: a number for every ply, where one for each pair was due.
#[test]
fn b27_one_number_a_pair_of_moves() {
    for id in [
        GameId::Twelve,
        GameId::TwelveDiagonal,
        GameId::Morabaraba,
        GameId::Nine,
    ] {
        let mut session = Session::new(id);
        assert_eq!(session.game_text(), "");
        for (text, game) in [
            ("d2", "1. d2"),
            ("d6", "1. d2 d6"),
            ("f4", "1. d2 d6 2. f4"),
            ("b4", "1. d2 d6 2. f4 b4"),
        ] {
            session.play_text(text).expect("legal");
            assert_eq!(session.game_text(), game, "{}", id.name());
        }
    }
}
