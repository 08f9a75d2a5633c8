//! The full screen: what it holds between two pictures, and the loop of events and pictures.
//! Does not know which key does what (`input`) nor how it looks (`paint`).

use super::flight::Flight;
use super::layout::Layout;
use super::look::Look;
use super::look::Sign;
use super::scene::Scene;
use super::table::{Draw, News, Table};
use super::{input, paint, words};
use crate::failure::Failure;
use game::{Board, Played, Point, Refusal, Side, Snapshot, snapshot::Standing};
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event};
use ratatui::crossterm::execute;
use session::Touch;
use std::io::{self, stdout};
use std::time::{Duration, Instant};
use text::{Text, Value};

/// How often the engine is listened to and a moving man is drawn.
const LIVELY: Duration = Duration::from_millis(40);
/// How long nothing needs to be looked at while a person thinks.
const QUIET: Duration = Duration::from_secs(1);
/// How long a move of the computer stays before it plays the next one against itself.
const PAUSE: Duration = Duration::from_millis(600);

/// A question that is answered by yes or no.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Question {
    /// Resign this game?
    Resign,
    /// Give this game up for a new one?
    Restart,
    /// Does the other person agree to the draw that this side offers?
    Agree(Side),
}

/// A line that stays until the next thing is done, with the places that it speaks of.
pub struct Message {
    /// The words.
    pub words: String,
    /// Places to be marked.
    pub points: Vec<Point>,
}

/// The screen.
pub struct Screen<'a> {
    /// The game and who plays it.
    pub table: Table,
    /// The language.
    pub text: &'a Text,
    /// The characters and colours.
    pub look: Look,
    /// The place that the keyboard is at, once it is used.
    pub cursor: Option<Point>,
    /// Whether the board is turned by half a turn.
    pub turned: bool,
    /// What is said until the next thing is done.
    pub message: Option<Message>,
    /// The move being typed.
    pub typing: Option<String>,
    /// The question that waits for yes or no.
    pub question: Option<Question>,
    /// Whether the list of keys is shown.
    pub help: bool,
    /// The places that a hint touches.
    pub hint: Vec<Point>,
    /// Where the board was drawn last.
    pub layout: Option<Layout>,
    /// The place where a mouse button went down, and whether the man being moved stood there.
    pub pressed: Option<(Point, bool)>,
    /// Whether to stop.
    pub over: bool,
    flight: Option<Flight>,
    moved: Instant,
}

/// Plays on the full screen until the person quits.
///
/// # Errors
/// When the terminal cannot be read or written.
pub fn run(table: Table, text: &Text, look: Look, notes: &[String]) -> Result<(), Failure> {
    let mut screen = Screen::new(table, text, look);
    if !notes.is_empty() {
        screen.say(notes.join(" "));
    }
    let mut terminal = ratatui::try_init()?;
    let result = execute!(stdout(), EnableMouseCapture).and_then(|()| screen.play(&mut terminal));
    let _ = execute!(stdout(), DisableMouseCapture);
    ratatui::try_restore()?;
    result?;
    let kept = screen.table.unfinished().then(|| text.get("terminal-kept"));
    for line in kept.into_iter().chain(screen.trouble()) {
        println!("{line}");
    }
    Ok(())
}

impl<'a> Screen<'a> {
    /// A screen for a table.
    #[must_use]
    pub fn new(table: Table, text: &'a Text, look: Look) -> Screen<'a> {
        let mut screen = Screen {
            table,
            text,
            look,
            cursor: None,
            turned: false,
            message: None,
            typing: None,
            question: None,
            help: false,
            hint: Vec::new(),
            layout: None,
            pressed: None,
            over: false,
            flight: None,
            moved: Instant::now(),
        };
        screen.sit();
        screen
    }

    fn play(&mut self, terminal: &mut ratatui::DefaultTerminal) -> io::Result<()> {
        while !self.over {
            terminal.draw(|frame| paint::paint(self, frame))?;
            let lively = self.table.busy() || self.flight.is_some();
            if event::poll(if lively { LIVELY } else { QUIET })? {
                self.take(&event::read()?);
                while !self.over && event::poll(Duration::ZERO)? {
                    self.take(&event::read()?);
                }
            }
            self.tick();
        }
        Ok(())
    }

    fn take(&mut self, event: &Event) {
        match event {
            Event::Key(key) => input::key(self, key),
            Event::Mouse(mouse) => input::mouse(self, mouse),
            _ => {}
        }
    }

    /// Lets time pass: men in flight arrive, and the engine is heard.
    pub fn tick(&mut self) {
        let now = Instant::now();
        if self
            .flight
            .as_ref()
            .is_some_and(|flight| flight.standing(now).is_none())
        {
            self.flight = None;
            self.moved = now;
        }
        if let Some(line) = self.trouble() {
            self.say(line);
        }
        let watched = Side::BOTH
            .iter()
            .all(|&side| self.table.player(side) != super::table::Player::Person);
        if self.flight.is_some() || (watched && now < self.moved + PAUSE) {
            return;
        }
        if let Some(news) = self.table.hear(Duration::ZERO) {
            self.moved = now;
            match &news {
                News::Played(played) => {
                    self.message = None;
                    self.fly(played.clone());
                }
                News::Hint(_, touches) => {
                    self.say(words::news(self.text, &news));
                    self.hint = touches.to_vec();
                }
                News::Ended(_) | News::Agreed => self.message = None,
                News::Declined | News::Restarted => self.say(words::news(self.text, &news)),
            }
        }
    }

    /// A table of endings that is of no use, or why the game could not be kept, in words, once.
    fn trouble(&mut self) -> Option<String> {
        let faults = self.table.take_faults();
        if let Some(fault) = faults.first() {
            return Some(words::fault(self.text, fault));
        }
        let reason = self.table.take_trouble()?;
        Some(
            self.text
                .with("terminal-not-kept", &[("reason", reason.into())]),
        )
    }

    /// Shows a line until the next thing is done.
    pub fn say(&mut self, words: String) {
        self.message = Some(Message {
            words,
            points: Vec::new(),
        });
    }

    fn refuse(&mut self, refusal: &Refusal) {
        let words = self.text.refusal(self.board(), refusal);
        self.message = Some(Message {
            words,
            points: refusal.points.clone(),
        });
    }

    /// The board.
    #[must_use]
    pub fn board(&self) -> &Board {
        self.table.session().board()
    }

    /// Turns the board so that the near side sits at the bottom.
    fn sit(&mut self) {
        self.turned = self.table.turned();
    }

    fn fly(&mut self, played: Played) {
        let session = self.table.session();
        let before = session
            .snapshot_at(session.ply().saturating_sub(1))
            .standing;
        self.flight = Flight::of(before, played, Instant::now());
    }

    /// What was said and shown for the last thing done is over.
    fn clear(&mut self) {
        self.message = None;
        self.hint.clear();
    }

    /// Touches a place.
    pub fn touch(&mut self, point: Point) {
        self.clear();
        let touched = self.table.session().touched().len();
        match self.table.touch(point) {
            Touch::Done(played) if played.route.len() > touched + 1 => self.fly(played),
            Touch::Refused(refusal) => self.refuse(&refusal),
            _ => {}
        }
    }

    /// Takes back the unfinished move, or what is shown.
    pub fn untouch(&mut self) {
        self.clear();
        self.table.untouch();
    }

    /// Plays the typed move.
    pub fn play_typed(&mut self, typed: &str) {
        self.clear();
        match self.table.play_text(typed) {
            Ok(played) => self.fly(played),
            Err(refusal) => self.refuse(&refusal),
        }
    }

    /// Takes back a move, or plays it again.
    pub fn step(&mut self, back: bool) {
        self.clear();
        self.flight = None;
        let (done, refusal) = if back {
            (self.table.undo(), "terminal-no-undo")
        } else {
            (self.table.redo(), "terminal-no-redo")
        };
        if !done {
            self.say(self.text.get(refusal));
        }
    }

    /// Asks the engine for a hint.
    pub fn ask_hint(&mut self) {
        self.clear();
        if self.table.hint() {
            self.say(self.text.get("terminal-thinking"));
        }
    }

    /// Claims or offers a draw.
    pub fn ask_draw(&mut self) {
        self.clear();
        match self.table.draw() {
            Draw::Offered => self.say(self.text.get("say-draw-offered")),
            Draw::Ask(other) => self.question = Some(Question::Agree(other.other())),
            Draw::Claimed | Draw::Not => {}
        }
    }

    /// Asks before the game is given up; a game that has ended is followed by another at once.
    pub fn ask(&mut self, question: Question) {
        self.clear();
        let session = self.table.session();
        match question {
            Question::Restart if session.end().is_some() || session.ply() == 0 => {
                self.answer(question, true)
            }
            Question::Resign if session.end().is_some() => {}
            _ => self.question = Some(question),
        }
    }

    /// Does what a question was about.
    pub fn answer(&mut self, question: Question, yes: bool) {
        self.question = None;
        if !yes {
            return;
        }
        match question {
            Question::Resign => {
                self.table.resign();
            }
            Question::Agree(_) => self.table.agree(),
            Question::Restart => match self.table.rematch() {
                Ok(()) => {
                    self.flight = None;
                    self.cursor = None;
                    self.sit();
                }
                Err(refusal) => self.refuse(&refusal),
            },
        }
    }

    /// A question in words.
    #[must_use]
    pub fn question_words(&self, question: Question) -> String {
        match question {
            Question::Resign => self.text.get("say-resign-sure"),
            Question::Restart => self.text.get("say-restart-sure"),
            Question::Agree(side) => {
                let side = Value::Text(self.text.side(side));
                self.text.with("say-draw-friend", &[("side", side)])
            }
        }
    }

    /// The men as they are to be seen: in flight, with the unfinished move, or as they stand.
    #[must_use]
    pub fn standing(&self) -> Standing {
        let flight = self
            .flight
            .as_ref()
            .and_then(|flight| flight.standing(Instant::now()));
        flight.unwrap_or_else(|| {
            let mut standing = self.table.session().preview();
            for point in self.table.session().passed() {
                standing.men[point.index()] = None;
            }
            standing
        })
    }

    /// The board with all its marks.
    #[must_use]
    pub fn scene<'s>(&'s self, snapshot: &Snapshot, standing: &'s Standing) -> Scene<'s> {
        let session = self.table.session();
        let mine = snapshot.end.is_none() && !self.table.computers_turn();
        let touched = session.touched();
        let targets = if mine && !touched.is_empty() {
            session.targets()
        } else {
            Vec::new()
        };
        let mut signs: Vec<(Point, Sign)> = Vec::new();
        let mut add =
            |points: &[Point], sign: Sign| signs.extend(points.iter().map(|&point| (point, sign)));
        if let Some(message) = &self.message {
            add(&message.points, Sign::Wrong);
        }
        // The man being moved has gone on from where it was touched first.
        add(
            touched
                .get(touched.len().saturating_sub(1)..)
                .unwrap_or_default(),
            Sign::Chosen,
        );
        add(&self.hint, Sign::Hint);
        add(&targets, Sign::Off);
        if mine && touched.is_empty() {
            add(&snapshot.must, Sign::Must);
        }
        if let Some(last) = snapshot.last.as_ref().filter(|_| self.flight.is_none()) {
            add(&last.route, Sign::Last);
            add(&last.taken, Sign::Last);
        }
        // Vacant targets have a mark of their own.
        signs.retain(|&(point, sign)| {
            sign != Sign::Off || standing.men.get(point.index()).is_some_and(Option::is_some)
        });
        Scene {
            board: session.board(),
            standing,
            signs,
            targets,
            cursor: self.cursor,
        }
    }
}
