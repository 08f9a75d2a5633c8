//! One game of the engine against itself, from an opening and some random moves on.
//! Does not know where games are kept.

use crate::args;
use crate::endings::Look;
use crate::lot::seeded;
use crate::shard::{By, Outcome, Played, Ply, Terms};
use anyhow::{Context, Result, anyhow};
use engine::adapters::Evaluation;
use engine::thinker::Thinker;
use game::{Game, Record, Side};
use search::{Limits, Watch};

/// The searcher's memory in bytes. A search of some thousand positions fills little of it.
const MEMORY: usize = 4 << 20;
/// A game that is longer than these plies is left unfinished.
const LONGEST: usize = 200;
/// At most so many random plies when their number is drawn.
const MOST_RANDOM: usize = 6;
/// One game in so many is played on where tables know how it goes out: to see endings too.
pub const PLAYED_ON: usize = 8;
/// One move in so many is drawn by lot, to see positions that the search would not go into.
const LOT: usize = 50;

/// Plays games, one after the other. A game depends on its terms and number alone.
pub struct Player<'a, G: Game> {
    thinker: Thinker<G>,
    look: Look<'a, G>,
    play: args::Play,
    starts: Vec<G>,
}

impl<'a, G: Game> Player<'a, G> {
    /// A player who looks endings up.
    ///
    /// # Errors
    /// An opening of the game's own list that cannot be played, or weights that are none of the
    /// game.
    pub fn new(
        play: args::Play,
        weights: Option<&[u8]>,
        look: Look<'a, G>,
    ) -> Result<Player<'a, G>> {
        let mut thinker = Thinker::new(MEMORY);
        if let Some(weights) = weights {
            thinker.judge_by(Evaluation::learned::<G>(weights)?);
        }
        Ok(Player {
            look,
            thinker,
            play,
            starts: starts()?,
        })
    }

    /// Plays the game of this number.
    ///
    /// # Errors
    /// A move's number or a score that does not fit its field.
    pub fn game(&mut self, terms: &Terms, number: u64) -> Result<Played> {
        let mut dice = seeded(&[terms.seed, terms.number, number]);
        let start = &self.starts[dice.below(self.starts.len())];
        let mut record = Record::new(start.clone());
        let fen = start.to_fen();
        let seed = dice.number();
        self.thinker.forget(seed);
        let by_lot = match self.play.random_plies {
            Some(plies) => usize::from(plies),
            None => dice.below(MOST_RANDOM + 1),
        };
        let play_on = dice.below(PLAYED_ON) == 0;
        let mut known = None;
        let mut plies = Vec::new();
        let mut moves = Vec::new();
        while record.end().is_none() && record.claim().is_none() && plies.len() < LONGEST {
            if !play_on {
                known = (self.look)(record.position())?;
            }
            if known.is_some() {
                break;
            }
            record.position().moves(&mut moves);
            let lot = plies.len() < by_lot || dice.below(LOT) == 0;
            let (number, score, by) = if lot {
                (dice.below(moves.len()), 0, By::Lot)
            } else if moves.len() == 1 && record.position().must_take() {
                (0, 0, By::Force)
            } else {
                let (number, score) = self.search(&record, seed);
                (number, score, By::Search)
            };
            let mv = *moves.get(number).context("no such move")?;
            plies.push(Ply {
                number: u16::try_from(number)?,
                score: i16::try_from(score)?,
                by,
            });
            record.play(mv);
        }
        Ok(Played {
            start: fen,
            plies,
            result: known.unwrap_or_else(|| outcome(&record)),
        })
    }

    /// The number of the best move, and its score for the side to move.
    fn search(&mut self, record: &Record<G>, seed: u64) -> (usize, i32) {
        let watch = Watch {
            clock: &|| 0,
            keep_going: &mut |_| true,
        };
        let limits = Limits::nodes(self.play.nodes);
        let found = self.thinker.full(record, limits, seed, watch);
        (found.number, found.score)
    }
}

/// Where games may start: after each opening of the game's list, or at the start.
fn starts<G: Game>() -> Result<Vec<G>> {
    let mut starts = Vec::new();
    for opening in G::openings() {
        let mut position = G::start();
        for text in &opening.moves {
            let mv = position.read_move(text).map_err(|refusal| {
                anyhow!("opening {}, {text}: {}", opening.number, refusal.key)
            })?;
            position = position.after(&mv);
        }
        starts.push(position);
    }
    if starts.is_empty() {
        starts.push(G::start());
    }
    Ok(starts)
}

fn outcome<G: Game>(record: &Record<G>) -> Outcome {
    match record.end() {
        Some(end) => match end.winner {
            Some(Side::First) => Outcome::First,
            Some(Side::Second) => Outcome::Second,
            None => Outcome::Drawn,
        },
        None if record.claim().is_some() => Outcome::Drawn,
        None => Outcome::Unfinished,
    }
}
