//! A game in progress: where it started, what was played, and which draws may be claimed.
//! Does not know who plays or what the clock says.

use crate::{Ending, Position};

/// A draw that the player on turn may claim (articles C16 and M9).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claim {
    /// The same position with the same side to move stands for the third time or more.
    Repetition,
    /// [`Position::QUIET_LIMIT`] plies have been played without progress.
    NoProgress,
}

impl Claim {
    /// The message key of the ending that the claim makes.
    #[must_use]
    pub const fn reason(self) -> &'static str {
        match self {
            Claim::Repetition => "end-repetition",
            Claim::NoProgress => "end-no-progress",
        }
    }
}

/// The moves of a game with the position before each, and the position that stands.
#[derive(Clone, Debug)]
pub struct Record<P: Position> {
    positions: Vec<P>,
    moves: Vec<P::Move>,
    quiet: Vec<u32>,
}

impl<P: Position> Record<P> {
    /// A game that starts at `start`.
    #[must_use]
    pub fn new(start: P) -> Record<P> {
        Record {
            positions: vec![start],
            moves: Vec::new(),
            quiet: vec![0],
        }
    }

    /// The position that stands.
    #[must_use]
    pub fn position(&self) -> &P {
        &self.positions[self.moves.len()]
    }

    /// The position after `ply` plies; the one that stands when there are fewer.
    #[must_use]
    pub fn position_at(&self, ply: usize) -> &P {
        &self.positions[ply.min(self.moves.len())]
    }

    /// The moves played, in order.
    #[must_use]
    pub fn moves(&self) -> &[P::Move] {
        &self.moves
    }

    /// The positions from the start to the one that stands: one more than the moves.
    #[must_use]
    pub fn positions(&self) -> &[P] {
        &self.positions
    }

    /// Plies since the last move that made progress.
    #[must_use]
    pub fn quiet_plies(&self) -> u32 {
        self.quiet[self.moves.len()]
    }

    /// Plays a legal move of the position that stands.
    pub fn play(&mut self, mv: P::Move) {
        let position = self.position();
        let quiet = if position.progress(&mv) {
            0
        } else {
            self.quiet_plies() + 1
        };
        let next = position.after(&mv);
        self.positions.push(next);
        self.moves.push(mv);
        self.quiet.push(quiet);
    }

    /// Takes back the last move and returns it.
    pub fn undo(&mut self) -> Option<P::Move> {
        let mv = self.moves.pop()?;
        self.positions.pop();
        self.quiet.pop();
        Some(mv)
    }

    /// How often the position that stands has stood in this game, this time included.
    #[must_use]
    pub fn times_stood(&self) -> usize {
        let now = self.position();
        let from = self.positions.len() - 1 - self.quiet_plies() as usize;
        self.positions[from..]
            .iter()
            .filter(|earlier| *earlier == now)
            .count()
    }

    /// The draw that the side to move may claim, if any. A game that has ended has none.
    #[must_use]
    pub fn claim(&self) -> Option<Claim> {
        if self.end().is_some() {
            None
        } else if self.times_stood() >= 3 {
            Some(Claim::Repetition)
        } else if self.quiet_plies() >= P::QUIET_LIMIT {
            Some(Claim::NoProgress)
        } else {
            None
        }
    }

    /// How the game has ended by the position that stands.
    #[must_use]
    pub fn end(&self) -> Option<Ending> {
        self.position().end()
    }
}
