//! The quiet positions of many games in flat arrays, with what is to be learned from each.
//! Does not know how it is learned.

use crate::endings::Look;
use crate::generate::PLAYED_ON;
use crate::lot::seeded;
use crate::manifest;
use crate::shard::{By, Outcome, Played, Ply, Shard};
use anyhow::{Context, Result, ensure};
use eval::Weighted;
use game::features::MOST_INPUTS;
use game::{Game, Side};
use search::score::decided;
use sha2::{Digest, Sha256};
use std::collections::BTreeSet;
use std::fmt;
use std::path::Path;

/// The first plies of a game say little: positions count from here on.
const FIRST_PLY: usize = 4;
/// One game in so many is held out.
const HELD_OUT: usize = 20;

/// Of positions whose end is known one in so many counts, as games are played on beyond it in one
/// of so many: most games spend half their plies there, and there is less to learn.
const KNOWN: usize = PLAYED_ON;

/// Positions. All numbers are as the side to move sees them.
#[derive(Default)]
pub struct Positions {
    /// The inputs that are on in all positions, one after the other.
    inputs: Vec<u8>,
    /// Where the inputs of each position end.
    ends: Vec<u32>,
    /// What the search found, in hundredths of a man.
    pub searched: Vec<i16>,
    /// What the hand-set weights say, in hundredths of a man.
    pub by_hand: Vec<i16>,
    /// How the game went on from there.
    pub after: Vec<After>,
}

/// How a game went on after a position, for the side to move.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum After {
    /// It went out so: 1 won, 0.5 drawn, 0 lost.
    Result(f32),
    /// A move by lot came in between, or the game was left unfinished: what happened after that says
    /// nothing of the position. Before it the search saw this score, in hundredths of a man.
    Score(i16),
}

impl After {
    /// The first player's, as this side sees it; or this side's, as the first player does.
    fn seen_by(self, side: Side) -> After {
        match (side, self) {
            (Side::First, after) => after,
            (Side::Second, After::Result(result)) => After::Result(1.0 - result),
            (Side::Second, After::Score(score)) => After::Score(-score),
        }
    }
}

impl Positions {
    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// The inputs that are on in a position.
    #[must_use]
    pub fn inputs_of(&self, number: usize) -> &[u8] {
        let from = number
            .checked_sub(1)
            .map_or(0, |before| self.ends[before] as usize);
        &self.inputs[from..self.ends[number] as usize]
    }

    /// Adds a position with these inputs.
    pub fn push(&mut self, inputs: &[u8], searched: i16, by_hand: i16, after: After) {
        self.inputs.extend_from_slice(inputs);
        self.ends.push(self.inputs.len() as u32);
        self.searched.push(searched);
        self.by_hand.push(by_hand);
        self.after.push(after);
    }

    /// Adds a position.
    fn add<G: Game>(&mut self, position: &G, score: i16, after: After) -> Result<()> {
        let mut inputs = [0; MOST_INPUTS];
        let count = position.inputs(&mut inputs);
        let by_hand = i16::try_from(Weighted.score(position))?;
        self.push(&inputs[..count], score, by_hand, after);
        Ok(())
    }

    /// The results of the positions that have one, each with the number of the position.
    pub fn results(&self) -> impl Iterator<Item = (usize, f32)> {
        let all = self.after.iter().enumerate();
        all.filter_map(|(number, after)| match after {
            After::Result(result) => Some((number, *result)),
            After::Score(_) => None,
        })
    }
}

/// What the files of a folder give.
#[derive(Default)]
pub struct Games {
    /// Positions to learn from.
    pub learn: Positions,
    /// Positions of other games, to see what was learned.
    pub held_out: Positions,
    /// Games of the first player's, drawn, the second player's, and unfinished.
    pub results: [u64; 4],
    /// Plies of all games.
    pub plies: u64,
    /// Which games they were.
    pub source: Source,
}

/// Which games a folder holds.
#[derive(Default)]
pub struct Source {
    files: u64,
    games: u64,
    /// Seeds and positions searched a move.
    played: BTreeSet<(u64, u64)>,
    checksum: Sha256,
}

impl Source {
    fn add(&mut self, shard: &Shard, bytes: &[u8]) {
        self.files += 1;
        self.games += shard.games.len() as u64;
        self.played.insert((shard.terms.seed, shard.terms.nodes));
        self.checksum.update(bytes);
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} games in {} files", self.games, self.files)?;
        for (seed, nodes) in &self.played {
            write!(f, ", seed {seed} with {nodes} nodes")?;
        }
        let sum = manifest::hexadecimal(&self.checksum.clone().finalize());
        write!(f, ", SHA-256 {sum}")
    }
}

/// Reads all games of the rule set in the folder. Which games are held out depends on the seed.
///
/// # Errors
/// No games, or a file that is damaged or does not fit the rules, by its name.
pub fn read<G: Game>(folder: &Path, seed: u64, mut look: Look<'_, G>) -> Result<Games> {
    let paths = Shard::list(folder, G::NAME)?;
    ensure!(
        !paths.is_empty(),
        "{}: no games of {}",
        folder.display(),
        G::NAME
    );
    let mut games = Games::default();
    for path in paths {
        let (shard, bytes) = Shard::read(&path)?;
        games.source.add(&shard, &bytes);
        let terms = &shard.terms;
        let mut dice = seeded(&[seed, terms.seed, terms.number]);
        for (number, played) in (1..).zip(&shard.games) {
            let held_out = dice.below(HELD_OUT) == 0;
            let mut thin = seeded(&[dice.number()]);
            // Games that were played with tables are thinned out already.
            let mut kept = |known: bool| !known || terms.men > 0 || thin.below(KNOWN) == 0;
            games
                .add::<G>(played, held_out, &mut look, &mut kept)
                .with_context(|| format!("{}: game {number}", path.display()))?;
        }
    }
    Ok(games)
}

impl Games {
    fn add<G: Game>(
        &mut self,
        played: &Played,
        held_out: bool,
        look: &mut Look<'_, G>,
        kept: &mut impl FnMut(bool) -> bool,
    ) -> Result<()> {
        self.results[played.result as usize] += 1;
        self.plies += played.plies.len() as u64;
        let into = if held_out {
            &mut self.held_out
        } else {
            &mut self.learn
        };
        let game = again::<G>(played)?;
        // What is known of the way on, for the first player; the last positions come first. A position
        // goes out as the first one from there on whose end is known, else as the game.
        let mut after = worth(played.result);
        for (number, (position, mv)) in game.iter().enumerate().rev() {
            let ply = &played.plies[number];
            if ply.by == By::Lot {
                after = None;
            }
            let known = look(position)?;
            after = known.map_or(after, worth);
            let by_lot = number > 0 && played.plies[number - 1].by == By::Lot;
            if number >= FIRST_PLY && !by_lot && quiet(position, ply, mv) && kept(known.is_some()) {
                let turn = position.turn();
                let here = After::Score(ply.score).seen_by(turn);
                let after = *after.get_or_insert(here);
                into.add(position, ply.score, after.seen_by(turn))?;
            }
        }
        Ok(())
    }
}

/// The positions of a game, each with the move that was made.
fn again<G: Game>(played: &Played) -> Result<Vec<(G, G::Move)>> {
    let mut position = G::from_fen(&played.start)
        .map_err(|refusal| anyhow::anyhow!("its start: {}", refusal.key))?;
    let mut game = Vec::with_capacity(played.plies.len());
    let mut moves = Vec::new();
    for (number, ply) in (1..).zip(&played.plies) {
        position.moves(&mut moves);
        let mv = *moves
            .get(usize::from(ply.number))
            .with_context(|| format!("ply {number}: no such move"))?;
        let next = position.after(&mv);
        game.push((position, mv));
        position = next;
    }
    Ok(game)
}

/// What a game that goes out so is worth for the first player; `None` where that is not known.
fn worth(outcome: Outcome) -> Option<After> {
    match outcome {
        Outcome::First => Some(After::Result(1.0)),
        Outcome::Drawn => Some(After::Result(0.5)),
        Outcome::Second => Some(After::Result(0.0)),
        Outcome::Unfinished => None,
    }
}

/// Whether a position can be judged by what stands: nothing is about to be taken, and the search
/// has not seen the end.
fn quiet<G: Game>(position: &G, ply: &Ply, mv: &G::Move) -> bool {
    ply.by == By::Search
        && !decided(i32::from(ply.score))
        && !position.must_take()
        && !position.takes(mv)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::{Notation, Position};
    use games::checkers::American;

    /// A game in which the first move of the list is always made, with these plies by lot; the search
    /// saw 10 times the number of the ply for the side to move.
    fn played(plies: usize, lots: &[usize], result: Outcome) -> Played {
        let ply = |number: usize| Ply {
            number: 0,
            score: 10 * number as i16,
            by: if lots.contains(&number) {
                By::Lot
            } else {
                By::Search
            },
        };
        Played {
            start: American::start().to_fen(),
            plies: (0..plies).map(ply).collect(),
            result,
        }
    }

    /// What is known after the positions of a game, the last first, with what the search saw there.
    fn after(played: &Played) -> Vec<(i16, After)> {
        let mut games = Games::default();
        let mut nothing: Look<'_, American> = Box::new(|_| Ok(None));
        games
            .add::<American>(played, false, &mut nothing, &mut |_| true)
            .unwrap();
        let learn = games.learn;
        learn.searched.into_iter().zip(learn.after).collect()
    }

    #[test]
    fn a_result_says_nothing_of_what_stood_before_a_move_by_lot() {
        let whole = after(&played(40, &[], Outcome::First));
        assert!(whole.len() > 4, "{whole:?}");
        for &(score, after) in &whole {
            let first_to_move = score / 10 % 2 == 0;
            let result = if first_to_move { 1.0 } else { 0.0 };
            assert_eq!(after, After::Result(result), "{score}");
        }
        let lot = whole[whole.len() / 2].0;
        let last = whole[whole.len() / 2 + 1].0;
        let broken = after(&played(40, &[lot as usize / 10], Outcome::First));
        for &(score, after) in &broken {
            let known = match after {
                After::Result(_) => score > lot,
                After::Score(seen) if (last - score) / 10 % 2 == 0 => score < lot && seen == last,
                After::Score(seen) => score < lot && seen == -last,
            };
            assert!(known, "{score} {after:?}");
        }
        assert!(broken.iter().any(|&(score, _)| score > lot), "{broken:?}");
        assert!(broken.iter().any(|&(score, _)| score < last), "{broken:?}");
    }
}
