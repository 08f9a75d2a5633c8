//! Outside files of positions, openings and counts, row by row.
//! Does not know the games in them that are written as PDN: see games_played.

use super::{play, shared, stand};
use game::{Notation, Position, perft};
use games::checkers::American;

/// The rows of a file of comma-separated values without its head: quotes keep commas together.
pub fn rows(path: &str) -> Option<Vec<Vec<String>>> {
    let text = shared::read(path)?;
    let row = |line: &str| {
        let (mut cells, mut quoted) = (vec![String::new()], false);
        for c in line.chars() {
            match c {
                '"' => quoted = !quoted,
                ',' if !quoted => cells.push(String::new()),
                _ => cells.last_mut().expect("a cell").push(c),
            }
        }
        cells
    };
    Some(
        text.lines()
            .skip(1)
            .filter(|line| !line.is_empty())
            .map(row)
            .collect(),
    )
}

/// Says how many rows of a file were compared, and holds them to be all.
pub fn report(path: &str, compared: usize, all: usize) {
    println!(
        "{path}: {compared} rows compared, {} skipped",
        all - compared
    );
    assert_eq!(compared, all, "{path}");
    assert!(all > 0, "{path}");
}

/// Compares all rows of a file.
fn each_row(path: &str, compare: impl Fn(&[String])) {
    let Some(rows) = rows(path) else { return };
    rows.iter().for_each(|row| compare(row));
    report(path, rows.len(), rows.len());
}

/// The position after moves from another.
fn line(position: American, moves: &str) -> American {
    moves
        .split_whitespace()
        .fold(position, |position, text| play(&position, text))
}

#[test]
fn three_move_ballots_are_legal_and_lead_where_the_file_says() {
    each_row("data/csv/ballots_3move_acf174.csv", |row| {
        let [_, moves, .., fen] = row else {
            panic!("{row:?}")
        };
        assert_eq!(line(American::start(), moves).to_fen(), *fen);
    });
}

#[test]
fn lesson_lines_are_legal() {
    each_row("data/csv/raven_lesson_lines.csv", |row| {
        let [_, fen, moves, count, ..] = row else {
            panic!("{row:?}")
        };
        line(stand(fen), moves);
        assert_eq!(moves.split_whitespace().count().to_string(), *count);
    });
}

#[test]
fn endgame_positions_are_read() {
    each_row("data/csv/endgames_open.csv", |row| {
        let [_, fen, turn, ..] = row else {
            panic!("{row:?}")
        };
        let position = stand(fen);
        assert_eq!(position.to_fen()[..1], **turn);
        assert_eq!(stand(&position.to_fen()), position);
    });
}

#[test]
fn problem_positions_are_read_or_refused_for_the_reason_given() {
    each_row("data/csv/problems_open.csv", |row| {
        let [_, raw, fen, pieces, turn, _, _, _, status, ..] = row else {
            panic!("{row:?}")
        };
        if status == "invalid-setup" {
            let refusal = American::from_fen(raw).expect_err(raw);
            assert_eq!(refusal.key, "error-checkers-fen-king-row", "{raw}");
            return;
        }
        let position = stand(raw);
        assert_eq!(position, stand(fen));
        assert_eq!(
            (position.to_fen(), &position.to_fen()[..1]),
            (fen.clone(), turn.as_str())
        );
        assert_eq!(count_pieces(&position).to_string(), *pieces);
    });
}

#[test]
fn positions_with_known_values_are_read() {
    each_row("data/csv/known_values_checkers.csv", |row| {
        let [value, pieces, fen] = row else {
            panic!("{row:?}")
        };
        let position = stand(fen);
        assert_eq!(
            (position.to_fen(), count_pieces(&position).to_string()),
            (fen.clone(), pieces.clone())
        );
        // What a side to move without a move is worth needs no table.
        assert!(position.end().is_none() || value == "loss", "{fen}");
    });
}

#[test]
fn perft_counts_agree_as_deep_as_is_tried() {
    let path = "data/csv/perft_start_A133046.csv";
    let Some(rows) = rows(path) else { return };
    let deepest = std::env::var("TSORO_PERFT_DEPTH")
        .ok()
        .and_then(|depth| depth.parse().ok());
    let deepest: u32 = deepest.unwrap_or(9);
    let mut held = 0;
    for row in &rows {
        let depth: u32 = row[0].parse().expect("a depth");
        if depth <= deepest {
            let count: u64 = row[1].parse().expect("a count");
            assert_eq!(
                perft::paths(&American::start(), depth),
                count,
                "depth {depth}"
            );
            held += 1;
        }
    }
    let deeper = rows.len() - held;
    println!("{path}: {held} rows compared, {deeper} deeper than {deepest} (TSORO_PERFT_DEPTH)");
    assert!(held > 9);
}

#[test]
fn problem_books_load_but_for_men_on_their_king_row() {
    let mut invalid = 0;
    let files = [
        ("data/pdn/goulds.pdn", 262),
        ("data/pdn/lpc.pdn", 100),
        ("data/pdn/beginner.pdn", 58),
    ];
    for (path, count) in files {
        let Some(text) = shared::read(path) else {
            return;
        };
        let tags: Vec<&str> = text
            .lines()
            .filter(|line| line.starts_with("[FEN "))
            .collect();
        for tag in &tags {
            match American::from_fen(tag) {
                Ok(position) => assert_eq!(stand(&position.to_fen()), position),
                Err(refusal) => {
                    assert_eq!(refusal.key, "error-checkers-fen-king-row", "{tag}");
                    invalid += 1;
                }
            }
        }
        report(path, tags.len(), count);
    }
    println!("{invalid} set-ups refused");
    let Some(rows) = rows("data/csv/problems_open.csv") else {
        return;
    };
    assert_eq!(
        invalid,
        rows.iter().filter(|row| row[8] == "invalid-setup").count()
    );
}

#[test]
fn eleven_man_ballots_load() {
    let path = "data/pdn/11_man_english_ballots_2400.pdn";
    let Some(text) = shared::read(path) else {
        return;
    };
    let lines: Vec<&str> = text
        .lines()
        .filter(|line| !line.trim().is_empty())
        .collect();
    for line in &lines {
        assert_eq!(count_pieces(&stand(line)), 22, "{line}");
    }
    report(path, lines.len(), 2400);
}

#[test]
fn the_standards_own_positions_load_or_are_refused() {
    let path = "data/pdn/micro/fen.pdn";
    let Some(text) = shared::read(path) else {
        return;
    };
    let tags: Vec<&str> = text.lines().filter(|line| line.starts_with('[')).collect();
    let read: Vec<Result<String, &str>> = tags
        .iter()
        .map(|tag| {
            American::from_fen(tag)
                .map(|p| p.to_fen())
                .map_err(|refusal| refusal.key)
        })
        .collect();
    let expected = [
        Ok("B:W11,13,29:B2,4,22".to_owned()),
        Ok("W:WK15,29,31:B9,12,13,14".to_owned()),
        Err("error-checkers-fen-square"),
    ];
    assert_eq!(read, expected);
    report(path, read.len(), 3);
}

fn count_pieces(position: &American) -> usize {
    use game::Game;
    position.standing().men.iter().flatten().count()
}
