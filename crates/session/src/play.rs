//! A record of moves behind one face for all rule sets, with the moves that were taken back.
//! Does not know about touches, agreements or saved games.

use game::{
    Board, Choice, Claim, Ending, Game, Played, Point, Record, Refusal, Route, Side, Snapshot,
};
use games::Job;

/// What a game in progress answers, without its type.
pub(crate) trait Play: Send {
    fn ply(&self) -> usize;
    fn future(&self) -> usize;
    fn snapshot_at(&self, ply: usize) -> Snapshot;
    fn turn(&self) -> Side;
    fn first_turn(&self) -> Side;
    fn end(&self) -> Option<Ending>;
    fn claim(&self) -> Option<Claim>;
    fn fen_at(&self, ply: usize) -> String;
    fn move_texts(&self) -> Vec<String>;
    fn future_texts(&self) -> Vec<String>;
    fn read(&self, text: &str) -> Result<Route, Refusal>;
    fn refuse(&self, touched: &[Point]) -> Refusal;
    fn play(&mut self, touches: &[Point]) -> Option<Played>;
    fn undo(&mut self) -> bool;
    fn redo(&mut self) -> bool;
    fn copy(&self) -> Box<dyn Play>;
}

/// Opens a game of a rule set at a position given as text, or at its start.
pub(crate) struct Open<'a>(pub(crate) Option<&'a str>);

impl Job for Open<'_> {
    type Output = Result<(Box<dyn Play>, Board), Refusal>;

    fn run<G: Game>(self) -> Self::Output {
        let start = self.0.map_or_else(|| Ok(G::start()), G::from_fen)?;
        let table = Table::<G> {
            record: Record::new(start),
            future: Vec::new(),
        };
        Ok((Box::new(table), G::board()))
    }
}

#[derive(Clone)]
struct Table<G: Game> {
    record: Record<G>,
    /// Moves taken back, the next one to play again last.
    future: Vec<G::Move>,
}

impl<G: Game> Table<G> {
    fn legal(&self) -> Vec<G::Move> {
        let mut list = Vec::new();
        self.record.position().moves(&mut list);
        list
    }

    fn played(&self, ply: usize) -> Option<Played> {
        let mv = self.record.moves().get(ply)?;
        let before = self.record.position_at(ply);
        Some(Played {
            side: before.turn(),
            route: before.route(mv),
            taken: before.taken(mv),
            text: before.write_move(mv),
        })
    }

    fn record_at(&self, ply: usize) -> Record<G> {
        let mut record = self.record.clone();
        while record.moves().len() > ply && record.undo().is_some() {}
        record
    }
}

impl<G: Game> Play for Table<G> {
    fn ply(&self) -> usize {
        self.record.moves().len()
    }

    fn future(&self) -> usize {
        self.future.len()
    }

    fn snapshot_at(&self, ply: usize) -> Snapshot {
        let ply = ply.min(self.ply());
        let record = self.record_at(ply);
        let position = record.position();
        let board_points = position.standing().men.len();
        let mut list = Vec::new();
        position.moves(&mut list);
        let choices = list
            .iter()
            .map(|mv| Choice {
                touches: position.touches(mv),
                route: position.route(mv),
                taken: position.taken(mv),
                result: position.after(mv).key(),
                text: position.write_move(mv),
            })
            .collect();
        Snapshot {
            ply,
            standing: position.standing(),
            turn: position.turn(),
            choices,
            must: position.must(),
            last: ply.checked_sub(1).and_then(|before| self.played(before)),
            end: record.end(),
            claim: record.claim(),
            quiet_plies: record.quiet_plies(),
            pieces: (0..board_points)
                .map(|index| position.piece_key(Point(u8::try_from(index).unwrap_or(u8::MAX))))
                .collect(),
        }
    }

    fn turn(&self) -> Side {
        self.record.position().turn()
    }

    fn first_turn(&self) -> Side {
        self.record.position_at(0).turn()
    }

    fn end(&self) -> Option<Ending> {
        self.record.end()
    }

    fn claim(&self) -> Option<Claim> {
        self.record.claim()
    }

    fn fen_at(&self, ply: usize) -> String {
        self.record.position_at(ply).to_fen()
    }

    fn move_texts(&self) -> Vec<String> {
        let moves = self.record.moves().iter().enumerate();
        moves
            .map(|(ply, mv)| self.record.position_at(ply).write_move(mv))
            .collect()
    }

    fn future_texts(&self) -> Vec<String> {
        let mut position = self.record.position().clone();
        let mut texts = Vec::with_capacity(self.future.len());
        for mv in self.future.iter().rev() {
            texts.push(position.write_move(mv));
            position = position.after(mv);
        }
        texts
    }

    fn read(&self, text: &str) -> Result<Route, Refusal> {
        let position = self.record.position();
        position.read_move(text).map(|mv| position.touches(&mv))
    }

    fn refuse(&self, touched: &[Point]) -> Refusal {
        self.record.position().refuse(touched)
    }

    fn play(&mut self, touches: &[Point]) -> Option<Played> {
        let position = self.record.position();
        let mv = self
            .legal()
            .into_iter()
            .find(|mv| *position.touches(mv) == *touches)?;
        if self.future.last() == Some(&mv) {
            self.future.pop();
        } else {
            self.future.clear();
        }
        self.record.play(mv);
        self.played(self.ply() - 1)
    }

    fn undo(&mut self) -> bool {
        self.record.undo().map(|mv| self.future.push(mv)).is_some()
    }

    fn redo(&mut self) -> bool {
        self.future.pop().map(|mv| self.record.play(mv)).is_some()
    }

    fn copy(&self) -> Box<dyn Play> {
        Box::new(self.clone())
    }
}
