//! The session itself: a game, the move being touched, how it ended, and notes of its client.
//! Does not know how a game is stored or shown.

use crate::play::{Open, Play};
use crate::start;
use crate::touch::{self, Meaning};
use game::{Board, Claim, Ending, Played, Point, Refusal, Side, Snapshot, Standing};
use games::GameId;
use std::collections::BTreeMap;

const RESIGNED: &str = "end-resigned";
const AGREEMENT: &str = "end-agreed";
/// A player's time is up.
const TIME: &str = "end-time";
/// The endings that are words of the players, not a move.
const AGREED: [&str; 2] = [RESIGNED, AGREEMENT];

/// What came of a touch.
#[derive(Clone, PartialEq, Debug)]
pub enum Touch {
    /// A move is begun or goes on: more points are to be touched.
    Begun,
    /// The move was complete and is played.
    Done(Played),
    /// The unfinished move is taken back.
    Dropped,
    /// Nothing changed, for this reason.
    Refused(Refusal),
}

/// One game being played.
pub struct Session {
    pub(crate) id: GameId,
    pub(crate) start: Option<String>,
    pub(crate) play: Box<dyn Play>,
    pub(crate) over: Option<Ending>,
    pub(crate) casual: bool,
    pub(crate) notes: BTreeMap<String, String>,
    board: Board,
    touched: Vec<Point>,
    /// So many plies at the beginning cannot be taken back.
    fixed: usize,
}

impl Clone for Session {
    fn clone(&self) -> Session {
        Session {
            id: self.id,
            start: self.start.clone(),
            play: self.play.copy(),
            over: self.over,
            casual: self.casual,
            notes: self.notes.clone(),
            board: self.board.clone(),
            touched: self.touched.clone(),
            fixed: self.fixed,
        }
    }
}

impl Session {
    /// A game from the start of its rule set.
    #[must_use]
    pub fn new(id: GameId) -> Session {
        #[expect(
            clippy::expect_used,
            reason = "only reading a text can fail, and there is none"
        )]
        Session::open(id, None).expect("a start needs no text")
    }

    /// A game as a small picture shows it: the start, and the moves of [`Board::still`].
    #[must_use]
    pub fn still(id: GameId) -> Session {
        let mut session = Session::new(id);
        for mv in session.board.still {
            // A picture of fewer men is a picture all the same.
            let _ = session.play_text(mv);
        }
        session
    }

    /// A game from a position.
    ///
    /// # Errors
    /// Says what is wrong with the position's text.
    pub fn at(id: GameId, fen: &str) -> Result<Session, Refusal> {
        Session::open(id, Some(fen))
    }

    pub(crate) fn open(id: GameId, fen: Option<&str>) -> Result<Session, Refusal> {
        let (play, board) = id.with(Open(fen))?;
        let start = fen.map(|_| play.fen_at(0));
        Ok(Session {
            id,
            start,
            play,
            over: None,
            casual: false,
            notes: BTreeMap::new(),
            board,
            touched: Vec::new(),
            fixed: 0,
        })
    }

    /// The rule set.
    #[must_use]
    pub fn id(&self) -> GameId {
        self.id
    }

    /// The board that it is played on.
    #[must_use]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The game as it stands.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot {
        self.snapshot_at(self.ply())
    }

    /// The game as it stood after `ply` plies.
    #[must_use]
    pub fn snapshot_at(&self, ply: usize) -> Snapshot {
        let mut snapshot = self.play.snapshot_at(ply);
        if ply >= self.ply() && self.over.is_some() {
            snapshot.end = self.over;
            snapshot.claim = None;
        }
        if snapshot.end.is_some() {
            snapshot.choices.clear();
            snapshot.must.clear();
        }
        snapshot
    }

    /// How many plies have been played.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.play.ply()
    }

    /// How many plies were taken back and can be played again.
    #[must_use]
    pub fn future(&self) -> usize {
        self.play.future()
    }

    /// Who is to move.
    #[must_use]
    pub fn turn(&self) -> Side {
        self.play.turn()
    }

    /// The points touched of the unfinished move.
    #[must_use]
    pub fn touched(&self) -> &[Point] {
        &self.touched
    }

    /// Touches a point: begins, continues, completes or takes back a move, or is refused.
    pub fn touch(&mut self, point: Point) -> Touch {
        let snapshot = self.snapshot();
        if snapshot.end.is_some() {
            return Touch::Refused(Refusal::new("refused-game-over"));
        }
        match touch::meaning(&snapshot.choices, &self.touched, point) {
            Meaning::Extend => {
                self.touched.push(point);
                Touch::Begun
            }
            Meaning::Switch => {
                self.touched = vec![point];
                Touch::Begun
            }
            Meaning::Drop => {
                self.touched.clear();
                Touch::Dropped
            }
            Meaning::Play(index) => match self.complete(&snapshot.choices[index].touches) {
                Some(played) => Touch::Done(played),
                None => Touch::Refused(self.play.refuse(&[point])),
            },
            Meaning::Several(next) => Touch::Refused(Refusal::new("refused-several-ways").at(next)),
            Meaning::Refuse(list) => {
                let own = snapshot.standing.men.get(point.index()).copied().flatten();
                let another =
                    self.touched.len() == 1 && own.is_some_and(|man| man.side == snapshot.turn);
                let list = if another { vec![point] } else { list };
                Touch::Refused(self.play.refuse(&list))
            }
        }
    }

    /// Takes back the unfinished move; `false` when there was none.
    pub fn untouch(&mut self) -> bool {
        let begun = !self.touched.is_empty();
        self.touched.clear();
        begun
    }

    /// The points that may be touched next.
    #[must_use]
    pub fn targets(&self) -> Vec<Point> {
        touch::targets(&self.snapshot().choices, &self.touched)
    }

    /// The men with the unfinished move carried as far as it was touched.
    #[must_use]
    pub fn preview(&self) -> Standing {
        let snapshot = self.snapshot();
        touch::preview(
            &snapshot.standing,
            snapshot.turn,
            &snapshot.choices,
            &self.touched,
        )
    }

    /// The men that the hops touched so far have taken.
    #[must_use]
    pub fn passed(&self) -> Vec<Point> {
        touch::passed(&self.snapshot().choices, &self.touched)
    }

    /// Plays a move given as text; an unfinished move is taken back first.
    ///
    /// # Errors
    /// Says why the text is no move here; the game is as it was.
    pub fn play_text(&mut self, text: &str) -> Result<Played, Refusal> {
        if self.end().is_some() {
            return Err(Refusal::new("refused-game-over"));
        }
        let touches = self.play.read(text)?;
        self.complete(&touches)
            .ok_or_else(|| self.play.refuse(&touches))
    }

    fn complete(&mut self, touches: &[Point]) -> Option<Played> {
        self.touched.clear();
        let played = self.play.play(touches)?;
        if self.casual && self.play.claim() == Some(Claim::Repetition) {
            self.over = Some(Ending {
                winner: None,
                reason: Claim::Repetition.reason(),
            });
        }
        Some(played)
    }

    /// Takes back the unfinished move, a resignation or an agreement, or else the last ply;
    /// `false` when there is nothing to take back, or the time was up.
    pub fn undo(&mut self) -> bool {
        if self.untouch() {
            return true;
        }
        if !self.can_undo() {
            return false;
        }
        match self.over.take() {
            Some(over) if AGREED.contains(&over.reason) => true,
            over => self.play.undo() || over.is_some(),
        }
    }

    /// Whether a ply or an ending can be taken back.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        match self.over {
            Some(over) if over.reason == TIME => false,
            Some(over) if AGREED.contains(&over.reason) => true,
            _ => self.ply() > self.fixed,
        }
    }

    /// So many plies at the beginning belong to the opening and cannot be taken back.
    #[must_use]
    pub fn fixed(&self) -> usize {
        self.fixed
    }

    /// Plays a ply again that was taken back; `false` when there is none.
    pub fn redo(&mut self) -> bool {
        self.touched.clear();
        self.over.is_none() && self.play.redo()
    }

    /// Ends the game: `side` gives it up. Nothing when it has ended.
    pub fn resign(&mut self, side: Side) {
        self.finish(Ending {
            winner: Some(side.other()),
            reason: RESIGNED,
        });
    }

    /// Ends the game: the time of `side` is up. Nothing when it has ended.
    pub fn time_up(&mut self, side: Side) {
        self.finish(Ending {
            winner: Some(side.other()),
            reason: TIME,
        });
    }

    /// Ends the game as a draw by agreement. Nothing when it has ended.
    pub fn agree_draw(&mut self) {
        self.finish(Ending {
            winner: None,
            reason: AGREEMENT,
        });
    }

    /// Claims the draw that is due.
    ///
    /// # Errors
    /// `refused-no-claim` when none is.
    pub fn claim(&mut self) -> Result<Ending, Refusal> {
        let claim = self
            .claimable()
            .ok_or_else(|| Refusal::new("refused-no-claim"))?;
        let ending = Ending {
            winner: None,
            reason: claim.reason(),
        };
        self.finish(ending);
        Ok(ending)
    }

    fn finish(&mut self, ending: Ending) {
        if self.end().is_none() {
            self.touched.clear();
            self.over = Some(ending);
        }
    }

    /// How the game has ended, if it has.
    #[must_use]
    pub fn end(&self) -> Option<Ending> {
        self.over.or_else(|| self.play.end())
    }

    /// The draw that the side to move may claim.
    #[must_use]
    pub fn claimable(&self) -> Option<Claim> {
        self.play.claim().filter(|_| self.over.is_none())
    }

    /// In a casual game the third repetition ends it by itself (article C16).
    pub fn set_casual(&mut self, casual: bool) {
        self.casual = casual;
    }

    /// The moves played, as text.
    #[must_use]
    pub fn moves(&self) -> Vec<String> {
        self.play.move_texts()
    }

    /// The moves taken back that can be played again, as text, the next one first.
    #[must_use]
    pub fn future_moves(&self) -> Vec<String> {
        self.play.future_texts()
    }

    /// The position that the game started from, when it is not the start of the rule set.
    #[must_use]
    pub fn start_fen(&self) -> Option<&str> {
        self.start.as_deref()
    }

    /// The position as text.
    #[must_use]
    pub fn fen(&self) -> String {
        self.fen_at(self.ply())
    }

    /// The position after `ply` plies as text.
    #[must_use]
    pub fn fen_at(&self, ply: usize) -> String {
        self.play.fen_at(ply)
    }

    /// The moves with one number a pair: `1. 11-15 23-19 2. 8-11`.
    #[must_use]
    pub fn game_text(&self) -> String {
        let skip = usize::from(self.play.first_turn() == Side::Second);
        let mut words = Vec::new();
        for (ply, text) in self.moves().into_iter().enumerate() {
            let place = ply + skip;
            if place % 2 == 0 {
                words.push(format!("{}.", place / 2 + 1));
            } else if ply == 0 {
                words.push("1. ...".to_owned());
            }
            words.push(text);
        }
        words.join(" ")
    }

    /// What the client keeps with the game under `name`, such as its opponent.
    #[must_use]
    pub fn note(&self, name: &str) -> Option<&str> {
        self.notes.get(name).map(String::as_str)
    }

    /// Keeps something with the game. White space in the name becomes `-`; the value is one line.
    pub fn set_note(&mut self, name: &str, value: &str) {
        let name = name.split_whitespace().collect::<Vec<_>>().join("-");
        let value = value.split_whitespace().collect::<Vec<_>>().join(" ");
        let opening = name == start::OPENING;
        self.notes.insert(name, value);
        if opening {
            self.fixed = self.plies_fixed().min(self.ply());
        }
    }

    /// Forgets what was kept with the game under `name`.
    pub fn clear_note(&mut self, name: &str) {
        self.notes.remove(name);
    }
}
