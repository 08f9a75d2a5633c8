//! Outside files of games, played over move by move.
//! Does not know PDN as such: tags, numbers, comments and results are passed over here as far as
//! these files need it.

use super::{files, play, shared, stand};
use game::Notation;
use games::checkers::American;

/// The moves of one game and the position that it starts from.
#[derive(Default)]
struct Played {
    fen: Option<String>,
    moves: Vec<String>,
}

/// The games of a text: a tag after moves begins the next one.
fn games(text: &str) -> Vec<Played> {
    let mut games: Vec<Played> = Vec::new();
    let (mut body, mut comment) = (true, false);
    for line in text.lines().map(str::trim) {
        if !comment && line.starts_with('[') {
            if std::mem::replace(&mut body, false) {
                games.push(Played::default());
            }
            if line.starts_with("[FEN") {
                games.last_mut().expect("begun").fen = Some(line.to_owned());
            }
            continue;
        }
        for word in line.split_whitespace() {
            body = true;
            let skipped = comment || word.starts_with('{');
            comment = skipped && !word.ends_with('}');
            // A number may stand against its move: `1.11-15`.
            let word = word.rsplit_once('.').map_or(word, |(_, rest)| rest);
            let result = matches!(word, "" | "*" | "1-0" | "0-1" | "1/2-1/2");
            if !skipped && !result {
                games
                    .last_mut()
                    .expect("a tag comes first")
                    .moves
                    .push(word.to_owned());
            }
        }
    }
    games
}

/// Plays all games of a file over. Returns how many plies were played.
fn replay(path: &str, count: usize) -> usize {
    let Some(text) = shared::read(path) else {
        return 0;
    };
    let games = games(&text);
    let mut plies = 0;
    for (index, game) in games.iter().enumerate() {
        let start = game
            .fen
            .as_deref()
            .map_or_else(game::Position::start, stand);
        let mut position: American = start;
        for text in &game.moves {
            let mv = position.read_move(text).unwrap_or_else(|refusal| {
                panic!(
                    "{path} game {}: {text} in {}: {refusal:?}",
                    index + 1,
                    position.to_fen()
                )
            });
            // What is written is read back, and the long form is the move.
            assert_eq!(position.read_move(&position.write_move(&mv)), Ok(mv));
            position = game::Position::after(&position, &mv);
            plies += 1;
        }
    }
    println!("{path}: {plies} plies");
    files::report(path, games.len(), count);
    plies
}

#[test]
fn the_open_archive_with_full_paths() {
    replay("data/pdn/OCA_2.0_excerpt_43games.pdn", 43);
}

#[test]
fn four_hundred_games_with_quiet_moves_written_as_captures() {
    replay("data/pdn/tinsley_games_001-400.pdn", 400);
    replay(
        "data/pdn/tinsley_checkerboard_copy_trailing_blanks_1-20.pdn",
        20,
    );
}

#[test]
fn short_captures() {
    replay("data/pdn/inferno.pdn", 68);
}

#[test]
fn single_games_and_program_exports() {
    replay("data/pdn/german_open_2004.pdn", 1);
    replay(
        "data/pdn/raven_sample_duplicate_event_tag_result_vs_star.pdn",
        1,
    );
    replay("data/pdn/vhabgood_game_20250831_234323.pdn", 1);
    replay("data/pdn/vhabgood_game_20250905_072054_empty.pdn", 1);
}

#[test]
fn games_from_a_server_end_where_it_says() {
    let path = "data/playstrategy/playstrategy_reference_numeric_01-05.csv";
    let Some(rows) = files::rows(path) else {
        return;
    };
    for row in &rows {
        let [_, _, plies, moves, fen] = row.as_slice() else {
            panic!("{row:?}")
        };
        let start: American = game::Position::start();
        let end = moves
            .split_whitespace()
            .fold(start, |position, text| play(&position, text));
        assert_eq!(
            (end.to_fen(), moves.split_whitespace().count().to_string()),
            (fen.clone(), plies.clone())
        );
    }
    files::report(path, rows.len(), 5);
}
