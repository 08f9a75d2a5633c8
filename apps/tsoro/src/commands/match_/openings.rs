//! The openings of a match: the ballots of a rule set, random moves, or the lines of a file.
//! Does not know who plays them.

use super::terms::Terms;
use crate::failure::{Failure, board};
use anyhow::{Context, anyhow};
use engine::arena;
use engine::dice::Dice;
use game::opening::Use;
use game::{Game, Refusal};
use games::{GameId, Job};
use session::{Session, Start};
use std::fs;
use text::Text;

/// Random plies that make an opening: the fewest and the most.
const RANDOM_PLIES: (usize, usize) = (2, 4);
/// Pairs of games with random openings when nothing else is said.
const RANDOM_PAIRS: usize = 100;

/// A game as it stands when the players take over.
#[derive(Clone)]
pub struct Opening {
    /// What it is called in reports.
    pub name: String,
    /// The game so far.
    pub game: Session,
}

/// The openings that the command line asks for.
///
/// # Errors
/// For a rule set without ballots, or a file that cannot be read, with its first bad line.
pub fn choose(terms: &Terms, asked: Option<&str>, text: &Text) -> Result<Vec<Opening>, Failure> {
    let listed = !session::openings(terms.rules).is_empty();
    match asked {
        Some("ballots") if !listed => Err(crate::commands::ballots::none(terms.rules).into()),
        Some("ballots") => Ok(ballots(terms)?),
        Some("random") => Ok(random(terms)?),
        Some(file) => Ok(read(file, terms.rules, text)?),
        None if listed => Ok(ballots(terms)?),
        None => Ok(random(terms)?),
    }
}

/// Every ballot that is not barred, shuffled, so that a short match sees all kinds.
fn ballots(terms: &Terms) -> Result<Vec<Opening>, Refusal> {
    let list = session::openings(terms.rules);
    let played = list.iter().filter(|ballot| ballot.used != Use::Barred);
    let openings = played.map(|ballot| {
        Ok(Opening {
            name: format!("ballot {} ({})", ballot.number, ballot.moves.join(" ")),
            game: Session::begin(terms.rules, &Start::Opening(ballot.number))?,
        })
    });
    let mut openings: Vec<Opening> = openings.collect::<Result<_, Refusal>>()?;
    let mut dice = Dice::new(terms.seed);
    for last in (1..openings.len()).rev() {
        openings.swap(last, dice.below(last + 1));
    }
    Ok(openings)
}

/// As many random openings as there are pairs.
fn random(terms: &Terms) -> Result<Vec<Opening>, Refusal> {
    let mut dice = Dice::new(terms.seed);
    let openings = (0..terms.pairs.unwrap_or(RANDOM_PAIRS)).map(|_| {
        let moves = terms.rules.with(Random(&mut dice));
        let mut game = Session::new(terms.rules);
        for mv in &moves {
            game.play_text(mv)?;
        }
        let name = format!("random ({})", moves.join(" "));
        Ok(Opening { name, game })
    });
    openings.collect()
}

struct Random<'a>(&'a mut Dice);

impl Job for Random<'_> {
    type Output = Vec<String>;

    fn run<G: Game>(self) -> Vec<String> {
        let record = arena::opening::<G>(RANDOM_PLIES, self.0);
        let moves = record.positions().iter().zip(record.moves());
        moves
            .map(|(position, mv)| position.write_move(mv))
            .collect()
    }
}

fn read(file: &str, rules: GameId, text: &Text) -> Result<Vec<Opening>, anyhow::Error> {
    let lines = fs::read_to_string(file).with_context(|| file.to_owned())?;
    let mut openings = Vec::new();
    for (number, line) in (1..).zip(lines.lines().map(str::trim)) {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let game = line_of_file(line, rules).map_err(|refusal| {
            let reason = text.refusal(&board(rules), &refusal);
            anyhow!("{file}, line {number}: {reason}")
        })?;
        if game.end().is_some() || game.claimable().is_some() {
            return Err(anyhow!("{file}, line {number}: the game has ended: {line}"));
        }
        let name = format!("line {number} ({line})");
        openings.push(Opening { name, game });
    }
    if openings.is_empty() {
        return Err(anyhow!("{file}: no opening in it"));
    }
    Ok(openings)
}

/// A line is a position or moves from the start, with or without their numbers. A position is
/// known by the sign that no move has.
fn line_of_file(line: &str, rules: GameId) -> Result<Session, Refusal> {
    if line.contains([':', '/']) {
        Session::at(rules, line)
    } else {
        Session::pasted(rules, line)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_a_position_or_moves() {
        let american = GameId::American;
        assert_eq!(line_of_file("W:WK32:BK1", american).unwrap().ply(), 0);
        assert_eq!(line_of_file("9-13 21-17 5-9", american).unwrap().ply(), 3);
        assert_eq!(
            line_of_file("1. 9-13 21-17 2. 5-9", american)
                .unwrap()
                .ply(),
            3
        );
        assert_eq!(line_of_file("d2 d6", GameId::Twelve).unwrap().ply(), 2);
        for bad in ["9-14 9-13", "nonsense", "W:Wx:B1"] {
            assert!(line_of_file(bad, american).is_err(), "{bad}");
        }
    }
}
