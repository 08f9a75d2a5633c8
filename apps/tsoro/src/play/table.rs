//! The table that people and computer sit at: a session, who plays which side, and the engine.
//! Does not know how anything is shown or typed.

use super::kept::Kept;
use super::thinker::{Said, Thinker};
use engine::{Answer, Ask, Info, TableFault};
use game::{Ending, Played, Point, Refusal, Route, Side};
use games::GameId;
use session::{Session, Touch};
use std::time::Duration;

/// The level that gives hints.
const HINT_LEVEL: u8 = 10;
/// How long a hint, or an answer to an offered draw, is thought about.
const HINT_MILLIS: u32 = 1000;

/// Who plays a side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Player {
    /// Somebody at this terminal.
    Person,
    /// The computer at a level.
    Computer(u8),
}

impl Player {
    /// The player as it is kept with a game.
    #[must_use]
    pub fn note(self) -> String {
        match self {
            Player::Person => "person".to_owned(),
            Player::Computer(level) => format!("level-{level}"),
        }
    }

    /// Reads what [`Player::note`] wrote.
    #[must_use]
    pub fn from_note(note: &str) -> Option<Player> {
        match note.strip_prefix("level-") {
            Some(level) => level
                .parse()
                .ok()
                .filter(|level| (1..=10).contains(level))
                .map(Player::Computer),
            None => (note == "person").then_some(Player::Person),
        }
    }
}

/// What happened at the table without a person's doing.
#[derive(Clone, Debug)]
pub enum News {
    /// The computer played.
    Played(Played),
    /// The computer claimed a draw.
    Ended(Ending),
    /// A hint: the move as text, and the way of its man.
    Hint(String, Route),
    /// The computer agrees to the draw.
    Agreed,
    /// The computer would rather play on.
    Declined,
    /// The engine had died and was asked again.
    Restarted,
}

/// What came of asking for a draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Draw {
    /// It was due, and the game has ended.
    Claimed,
    /// The computer thinks about it: news will follow.
    Offered,
    /// The other person is to be asked: [`Table::agree`].
    Ask(Side),
    /// There is nothing to offer: the game has ended, or no person is to move.
    Not,
}

/// What the engine is busy with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Task {
    Move,
    Hint,
    Draw,
}

/// How the computer thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Thinking {
    /// Milliseconds that level 10 takes for a move.
    pub millis: u32,
    /// What its chances come from.
    pub seed: u64,
    /// Whether level 10 plays by its opening book.
    pub book: bool,
}

/// The table.
pub struct Table {
    session: Session,
    players: [Player; 2],
    thinking: Thinking,
    thinker: Thinker,
    task: Option<Task>,
    progress: Option<Info>,
    kept: Kept,
    /// Why the game could not be kept, until it is told.
    trouble: Option<String>,
    faults: Vec<TableFault>,
}

impl Table {
    /// A table with a game on it, and the computer on turn already thinking.
    #[must_use]
    pub fn new(session: Session, players: [Player; 2], thinking: Thinking, kept: Kept) -> Table {
        let thinker = Thinker::new(session.id());
        let (task, progress, trouble) = (None, None, None);
        let mut table = Table {
            session,
            players,
            thinking,
            thinker,
            task,
            progress,
            kept,
            trouble,
            faults: Vec::new(),
        };
        table.session.set_casual(table.level().is_some());
        table.changed();
        table
    }

    /// The game.
    #[must_use]
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// The rule set.
    #[must_use]
    pub fn rules(&self) -> GameId {
        self.session.id()
    }

    /// Who plays a side.
    #[must_use]
    pub fn player(&self, side: Side) -> Player {
        self.players[side.index()]
    }

    /// The side that sits nearest to the people here: the only person's, else the one that the
    /// board has at its bottom.
    #[must_use]
    pub fn near(&self) -> Side {
        match self.players {
            [Player::Person, Player::Computer(_)] => Side::First,
            [Player::Computer(_), Player::Person] => Side::Second,
            _ if self.session.board().first_at_bottom => Side::First,
            _ => Side::Second,
        }
    }

    /// Whether the board is best seen turned by half a turn: when men start on it, and those of
    /// the near side would be far away. Where all men come from the hand no side has a seat.
    #[must_use]
    pub fn turned(&self) -> bool {
        let board = self.session.board();
        board.in_hand == 0 && (self.near() == Side::First) != board.first_at_bottom
    }

    /// Whether the game goes on and the computer is to move.
    #[must_use]
    pub fn computers_turn(&self) -> bool {
        self.session.end().is_none() && self.player(self.session.turn()) != Player::Person
    }

    /// Whether the engine is busy.
    #[must_use]
    pub fn busy(&self) -> bool {
        self.task.is_some()
    }

    /// How far the engine's thinking is: the depth, and the part of its time or work done.
    #[must_use]
    pub fn progress(&self) -> Option<(u32, f64)> {
        let info = self.progress.as_ref().filter(|_| self.busy())?;
        let level = match self.task? {
            Task::Move => self.level()?,
            Task::Hint | Task::Draw => HINT_LEVEL,
        };
        let millis = if self.task == Some(Task::Move) {
            self.thinking.millis
        } else {
            HINT_MILLIS
        };
        #[expect(clippy::cast_precision_loss, reason = "a part of a bar's length")]
        let part = match engine::levels::find(level) {
            Some(found) if level < engine::levels::STRONGEST => {
                info.nodes as f64 / found.nodes as f64
            }
            _ => info.millis as f64 / f64::from(millis),
        };
        Some((info.depth, part.min(1.0)))
    }

    /// The level of the computer that is to move, or else of any that plays.
    fn level(&self) -> Option<u8> {
        let turn = self.player(self.session.turn());
        [turn, self.players[0], self.players[1]]
            .iter()
            .find_map(|player| match player {
                Player::Computer(level) => Some(*level),
                Player::Person => None,
            })
    }

    /// Touches a place for the person on turn.
    pub fn touch(&mut self, point: Point) -> Touch {
        if self.computers_turn() {
            return Touch::Refused(Refusal::new("refused-not-your-turn"));
        }
        self.idle();
        let touch = self.session.touch(point);
        if matches!(touch, Touch::Done(_)) {
            self.changed();
        }
        touch
    }

    /// Takes back the unfinished move; `false` when there is none.
    pub fn untouch(&mut self) -> bool {
        self.session.untouch()
    }

    /// Plays a move given as text for the person on turn.
    ///
    /// # Errors
    /// Says why it is no move here.
    pub fn play_text(&mut self, text: &str) -> Result<Played, Refusal> {
        if self.computers_turn() {
            return Err(Refusal::new("refused-not-your-turn"));
        }
        self.idle();
        let played = self.session.play_text(text)?;
        self.changed();
        Ok(played)
    }

    /// Takes back an unfinished move, or plies until a person is to move; `false` when there is
    /// nothing to take back.
    pub fn undo(&mut self) -> bool {
        self.idle();
        let done = self.session.undo();
        while done && self.computers_turn() && self.someone() && self.session.undo() {}
        self.changed();
        done
    }

    /// Plays plies again that were taken back until a person is to move; `false` when there are
    /// none.
    pub fn redo(&mut self) -> bool {
        self.idle();
        let done = self.session.redo();
        while done && self.computers_turn() && self.someone() && self.session.redo() {}
        self.changed();
        done
    }

    /// Whether a person plays at all.
    fn someone(&self) -> bool {
        self.players.contains(&Player::Person)
    }

    /// Asks for a hint; `false` when no person is to move.
    pub fn hint(&mut self) -> bool {
        let wanted = self.session.end().is_none() && !self.computers_turn();
        if wanted {
            self.ask(Task::Hint, HINT_LEVEL, HINT_MILLIS);
        }
        wanted
    }

    /// Claims a draw that is due, else offers one, for the person on turn.
    pub fn draw(&mut self) -> Draw {
        if self.session.end().is_some() || self.computers_turn() {
            return Draw::Not;
        }
        if self.session.claimable().is_some() {
            let claimed = self.session.claim().is_ok();
            self.changed();
            return if claimed { Draw::Claimed } else { Draw::Not };
        }
        let other = self.session.turn().other();
        if self.player(other) == Player::Person {
            return Draw::Ask(other);
        }
        self.ask(Task::Draw, HINT_LEVEL, HINT_MILLIS);
        Draw::Offered
    }

    /// Both people agree to a draw.
    pub fn agree(&mut self) {
        self.idle();
        self.session.agree_draw();
        self.changed();
    }

    /// The person gives the game up: the one on turn when there are two; `false` when the game
    /// has ended or nobody here plays.
    pub fn resign(&mut self) -> bool {
        let side = match self.players {
            [Player::Person, Player::Person] => self.session.turn(),
            _ => self.near(),
        };
        let going = self.session.end().is_none() && self.player(side) == Player::Person;
        if going {
            self.idle();
            self.session.resign(side);
            self.changed();
        }
        going
    }

    /// Another game from the same position with the sides exchanged (article C15).
    ///
    /// # Errors
    /// Never for a position that was read before; else what is wrong with it.
    pub fn rematch(&mut self) -> Result<(), Refusal> {
        let next = Session::begin(self.rules(), &self.session.start())?;
        self.idle();
        if self.unfinished()
            && let Err(error) = self.kept.set_aside()
        {
            self.trouble = Some(error.to_string());
        }
        self.players.swap(0, 1);
        self.session = next;
        self.session.set_casual(self.level().is_some());
        self.thinking.seed = self.thinking.seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
        self.changed();
        Ok(())
    }

    /// Makes the engine answer with what it has found so far.
    pub fn hurry(&mut self) {
        self.thinker.hurry();
    }

    /// The tables of endings that are of no use, once.
    pub fn take_faults(&mut self) -> Vec<TableFault> {
        std::mem::take(&mut self.faults)
    }

    /// Why the game could not be kept, once.
    pub fn take_trouble(&mut self) -> Option<String> {
        self.trouble.take()
    }

    /// Whether the game is one to go on with another time.
    #[must_use]
    pub fn unfinished(&self) -> bool {
        let played = self.session.ply() + self.session.future();
        self.session.end().is_none() && played > self.session.fixed()
    }

    /// What has happened, waiting for it no longer than `patience`.
    pub fn hear(&mut self, patience: Duration) -> Option<News> {
        let task = self.task?;
        match self.thinker.hear(patience)? {
            Said::Progress(info) => {
                self.progress = Some(info);
                None
            }
            Said::Died => {
                self.task = None;
                self.changed();
                Some(News::Restarted)
            }
            Said::Done(answer, faults) => {
                self.faults.extend(faults);
                self.task = None;
                self.progress = None;
                // A question made from a session's own texts is understood.
                let news = self.answered(task, &answer.ok()?);
                // Nothing came of it when it was hurried too much: then it is asked again.
                if news.is_none() {
                    self.changed();
                }
                news
            }
        }
    }

    fn answered(&mut self, task: Task, answer: &Answer) -> Option<News> {
        match task {
            Task::Move if answer.claims_draw => {
                let ending = self.session.claim().ok()?;
                self.changed();
                Some(News::Ended(ending))
            }
            Task::Move => {
                let played = self.session.play_text(answer.best.as_ref()?).ok()?;
                self.changed();
                Some(News::Played(played))
            }
            Task::Hint => {
                let best = answer.best.clone()?;
                let snapshot = self.session.snapshot();
                let choice = snapshot.choices.iter().find(|choice| choice.text == best)?;
                Some(News::Hint(best, choice.touches))
            }
            Task::Draw if answer.waiting_accepts_draw => {
                self.session.agree_draw();
                self.changed();
                Some(News::Agreed)
            }
            Task::Draw => Some(News::Declined),
        }
    }

    /// Keeps the game as it stands, and lets the computer on turn think.
    fn changed(&mut self) {
        self.keep();
        if self.computers_turn() && self.task.is_none() {
            let level = self.level().unwrap_or(HINT_LEVEL);
            self.ask(Task::Move, level, self.thinking.millis);
        }
    }

    fn keep(&mut self) {
        for (name, player) in ["first", "second"].into_iter().zip(self.players) {
            self.session.set_note(name, &player.note());
        }
        if !self.unfinished() {
            self.kept.forget();
        } else if let Err(error) = self.kept.write(&self.session) {
            self.trouble = Some(error.to_string());
        }
    }

    fn ask(&mut self, task: Task, level: u8, millis: u32) {
        self.thinker.ask(Ask {
            rules: self.rules(),
            start: self.session.start_fen().map(str::to_owned),
            moves: self.session.moves(),
            level,
            millis,
            seed: self.thinking.seed,
            book: self.thinking.book,
        });
        self.task = Some(task);
        self.progress = None;
    }

    /// Drops what the engine is busy with.
    fn idle(&mut self) {
        self.thinker.stop();
        self.task = None;
        self.progress = None;
    }
}
