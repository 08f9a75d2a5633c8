//! Plays won positions out at full strength: `conversions [millis|NODESn] [filter]`.
//! Does not know the positions: endings come from ../shared, middle games from a seed.

use engine::conversion::{Played, play_out};
use engine::dice::Dice;
use game::Side;
use games::GameId;
use search::Limits;
use std::path::PathBuf;
use std::time::Instant;

/// First Position, played from so many shuffled memories.
const FIRST_POSITION: &str = "W:WK19,K23:B12,K28";
const SHUFFLES: u64 = 20;

struct Case {
    name: String,
    rules: GameId,
    fen: String,
    winner: Side,
    seed: u64,
}

impl Case {
    /// Whether a person expects this win: eight men against four, First Position, and kings alone,
    /// two against one and three against one or two. The other endings of the file are tried besides.
    fn expected(&self) -> bool {
        let pieces: Vec<&str> = self.fen.split([':', ',']).skip(1).collect();
        let all_kings = pieces.iter().all(|piece| piece.contains('K'));
        self.rules != GameId::American || self.fen == FIRST_POSITION || all_kings
    }
}

fn main() {
    let mut args = std::env::args().skip(1);
    let limit = args.next().unwrap_or_else(|| "1000".to_owned());
    let filter = args.next().unwrap_or_default();
    let limits = match limit.strip_suffix('n') {
        Some(nodes) => Limits::nodes(nodes.parse().expect("a number of nodes")),
        None => Limits::millis(limit.parse().expect("a number of milliseconds")),
    };
    let began = Instant::now();
    let clock = || began.elapsed().as_millis() as u64;
    let (mut won, mut tried, mut missed) = (0, 0, 0);
    for case in cases().iter().filter(|case| case.name.contains(&filter)) {
        let played = play_out(case.rules, &case.fen, limits, 64 << 20, case.seed, &clock);
        let played = played.unwrap_or_else(|refusal| panic!("{}: {refusal:?}", case.fen));
        tried += 1;
        won += u32::from(played.won_by(case.winner));
        missed += u32::from(case.expected() && !played.won_by(case.winner));
        tell(case, &played);
    }
    println!("{won} of {tried} won, {missed} missed of those that a person expects to be won");
    std::process::exit(i32::from(missed > 0));
}

fn tell(case: &Case, played: &Played) {
    let verdict = match played.end {
        Some(end) if end.winner == Some(case.winner) => "won",
        Some(_) => "LOST",
        None => "DRAWN",
    };
    let first = played.scores.first().copied().unwrap_or(0);
    println!(
        "{verdict:5} in {:>3} plies, first score {first:>6}: {} {}",
        played.moves.len(),
        case.name,
        case.fen
    );
    if verdict != "won" {
        println!("      {}", played.moves.join(" "));
        println!("      {:?}", played.scores);
    }
}

fn cases() -> Vec<Case> {
    let mut cases = endings();
    for seed in 1..=SHUFFLES {
        cases.push(Case {
            name: format!("first position, shuffle {seed}"),
            rules: GameId::American,
            fen: FIRST_POSITION.to_owned(),
            winner: Side::Second,
            seed,
        });
    }
    for seed in 1..=20 {
        let (fen, winner) = eight_against_four(seed);
        cases.push(Case {
            name: format!("eight v four {seed}"),
            rules: GameId::Twelve,
            fen,
            winner,
            seed,
        });
    }
    cases
}

/// Every position of the shared file that is called won.
fn endings() -> Vec<Case> {
    let beside = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared");
    let shared = std::env::var_os("TSORO_SHARED").map_or(beside, PathBuf::from);
    let Ok(text) = std::fs::read_to_string(shared.join("data/csv/endgames_open.csv")) else {
        println!("SKIPPED: ../shared is missing");
        return Vec::new();
    };
    let mut cases = Vec::new();
    for row in text.lines().skip(1) {
        let quoted: Vec<&str> = row.split('"').collect();
        let fields: Vec<&str> = quoted[2].split(',').collect();
        let called = if fields[3] == "?" {
            fields[2]
        } else {
            fields[3]
        };
        let winner = match called {
            "B" => Side::First,
            "W" => Side::Second,
            _ => continue,
        };
        let name = quoted[0].trim_end_matches(',').to_owned();
        cases.push(Case {
            name,
            rules: GameId::American,
            fen: quoted[1].to_owned(),
            winner,
            seed: 0,
        });
    }
    for (name, fen) in [
        ("B32 three v two", "W:WK22,K23,K24:BK31,K32"),
        ("three v one", "W:WK1,K2,K3:BK32"),
        ("three v one", "W:WK5,K12,K29:BK10"),
    ] {
        let fen = fen.to_owned();
        cases.push(Case {
            name: name.to_owned(),
            rules: GameId::American,
            fen,
            winner: Side::Second,
            seed: 0,
        });
    }
    cases
}

/// A random position after the placing: eight men against four, either to move.
fn eight_against_four(seed: u64) -> (String, Side) {
    let mut dice = Dice::new(seed);
    let mut points: Vec<usize> = (0..24).collect();
    for last in (1..points.len()).rev() {
        points.swap(last, dice.below(last + 1));
    }
    let eight = if dice.below(2) == 0 {
        Side::First
    } else {
        Side::Second
    };
    let (many, few) = if eight == Side::First {
        ('x', 'o')
    } else {
        ('o', 'x')
    };
    let mut board = ['.'; 24];
    points[..8].iter().for_each(|&point| board[point] = many);
    points[8..12].iter().for_each(|&point| board[point] = few);
    let mut text = String::new();
    let mut from = 0;
    for length in [3, 3, 3, 6, 3, 3, 3] {
        text.extend(&board[from..from + length]);
        text.push('/');
        from += length;
    }
    text.pop();
    let turn = if dice.below(2) == 0 { 'x' } else { 'o' };
    (format!("{text} {turn} 0 0"), eight)
}
