//! Matches between two players of the house, to measure levels: openings, both colours, a tally.
//! Does not know a clock: players are bounded by depth and positions, so a match can be repeated.

use crate::dice::Dice;
use crate::levels::Level;
use crate::thinker::Thinker;
use game::{Game, Record, Side};
use games::{GameId, Job};
use search::{Limits, Params, Unknowing, Watch};

/// A player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Plays any legal move with the same chance.
    Random,
    /// A level below 10, or any handicap.
    At(Level),
    /// The full engine with so many positions a move.
    Full(u64),
    /// The same with parts of the search left out.
    Parts(u64, Params),
}

/// What a match is played under.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Terms {
    /// The rule set.
    pub rules: GameId,
    /// How many openings; each is played with both colours, so there are twice as many games.
    pub pairs: usize,
    /// Random plies that make an opening: the fewest and the most.
    pub opening: (usize, usize),
    /// What chance depends on.
    pub seed: u64,
    /// Bytes of memory of each player.
    pub bytes: usize,
}

/// What came of a match, seen from the first of the two players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
}

impl Tally {
    /// Games played.
    #[must_use]
    pub fn games(self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The share of the points, 0 to 1; a draw is half a point.
    #[must_use]
    pub fn score(self) -> f64 {
        (f64::from(self.wins) + f64::from(self.draws) / 2.0) / f64::from(self.games().max(1))
    }

    /// The lower bound of the score: with 95 % confidence (two-sided, by the normal approximation,
    /// 1.96 standard errors of the mean of the games) the true score is above it.
    #[must_use]
    pub fn lower_bound(self) -> f64 {
        let (games, mean) = (f64::from(self.games().max(1)), self.score());
        let square = |worth: f64, count: u32| f64::from(count) * (worth - mean).powi(2);
        let squares = square(1.0, self.wins) + square(0.5, self.draws) + square(0.0, self.losses);
        mean - 1.96 * (squares / games / (games - 1.0).max(1.0)).sqrt()
    }

    /// Counts a game: 1 for a win, 0 for a draw, -1 for a loss.
    pub fn add(&mut self, points: i32) {
        match points {
            1 => self.wins += 1,
            0 => self.draws += 1,
            _ => self.losses += 1,
        }
    }
}

/// Plays a match. `heard` is told the tally after every pair of games and may end the match.
pub fn play(
    terms: &Terms,
    first: Player,
    second: Player,
    heard: &mut dyn FnMut(&Tally) -> bool,
) -> Tally {
    terms.rules.with(Match {
        terms,
        players: [first, second],
        heard,
    })
}

struct Match<'a> {
    terms: &'a Terms,
    players: [Player; 2],
    heard: &'a mut dyn FnMut(&Tally) -> bool,
}

impl Job for Match<'_> {
    type Output = Tally;

    fn run<G: Game>(self) -> Tally {
        let mut tally = Tally::default();
        let mut thinkers = self.players.map(|player| match player {
            Player::Parts(_, params) => Thinker::<G>::with(Unknowing, params, self.terms.bytes),
            _ => Thinker::new(self.terms.bytes),
        });
        for pair in 0..self.terms.pairs {
            let mut dice =
                Dice::new(self.terms.seed ^ (pair as u64).wrapping_mul(0xA24B_AED4_963E_E407));
            let opening = opening::<G>(self.terms.opening, &mut dice);
            for swapped in [false, true] {
                let seed = dice.number();
                let mut record = opening.clone();
                let winner = game(&mut record, self.players, &mut thinkers, swapped, seed);
                let of_first = if swapped { Side::Second } else { Side::First };
                tally.add(winner.map_or(0, |side| if side == of_first { 1 } else { -1 }));
            }
            if !(self.heard)(&tally) {
                break;
            }
        }
        tally
    }
}

/// A game after some random plies that has not ended.
pub fn opening<G: Game>((fewest, most): (usize, usize), dice: &mut Dice) -> Record<G> {
    loop {
        let mut record = Record::new(G::start());
        for _ in 0..fewest + dice.below(most.saturating_sub(fewest) + 1) {
            if let Some(mv) = random(&record, dice) {
                record.play(mv);
            }
        }
        if record.end().is_none() {
            return record;
        }
    }
}

fn random<G: Game>(record: &Record<G>, dice: &mut Dice) -> Option<G::Move> {
    let mut moves = Vec::new();
    record.position().moves(&mut moves);
    moves.get(dice.below(moves.len())).copied()
}

/// Plays a game to its end, every due claim of a draw being made, and returns the winner.
fn game<G: Game>(
    record: &mut Record<G>,
    players: [Player; 2],
    thinkers: &mut [Thinker<G>; 2],
    swapped: bool,
    seed: u64,
) -> Option<Side> {
    let mut dice = Dice::new(seed);
    for thinker in thinkers.iter_mut() {
        thinker.forget(seed);
    }
    while record.end().is_none() && record.claim().is_none() {
        let who = record.position().turn().index() ^ usize::from(swapped);
        let mv = choose(record, players[who], &mut thinkers[who], seed, &mut dice);
        record.play(mv?);
    }
    record.end().and_then(|end| end.winner)
}

fn choose<G: Game>(
    record: &Record<G>,
    player: Player,
    thinker: &mut Thinker<G>,
    seed: u64,
    dice: &mut Dice,
) -> Option<G::Move> {
    let mut go_on = |_: &search::Report<'_, G::Move>| true;
    let watch = Watch {
        clock: &|| 0,
        keep_going: &mut go_on,
    };
    match player {
        Player::Random => random(record, dice),
        Player::Full(nodes) | Player::Parts(nodes, _) => {
            thinker.full(record, Limits::nodes(nodes), seed, watch).best
        }
        Player::At(level) => thinker.handicapped(record, &level, seed, watch).best,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tally_counts_a_draw_as_half_a_point() {
        let tally = Tally {
            wins: 120,
            draws: 40,
            losses: 40,
        };
        assert_eq!(tally.games(), 200);
        assert!((tally.score() - 0.7).abs() < 1e-9);
        assert!(
            (tally.lower_bound() - 0.6444).abs() < 1e-3,
            "{}",
            tally.lower_bound()
        );
        assert!(Tally::default().score() == 0.0);
    }
}
