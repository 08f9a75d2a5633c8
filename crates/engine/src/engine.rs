//! The computer player of any rule set, behind one type.
//! Does not know which rule set it plays once it is made.

use crate::adapters::Evaluation;
use crate::ask::{Answer, Ask, Info};
use crate::book::{Book, BookError};
use crate::endings::{Endings, TableFault};
use crate::levels::{self, Level, STRONGEST};
use crate::opponent;
use crate::thinker::Thinker;
use eval::WeightsError;
use game::{Game, Index, Record, Refusal};
use games::{GameId, IndexJob, Job};
use search::{Found, Limits, Oracle, Params, Report, Unknowing, Watch};
use tables::Source;

/// A computer player with its memory of the game in hand.
pub struct Engine {
    rules: GameId,
    mind: Box<dyn Mind>,
    /// Faults of tables that nobody has heard of yet.
    faults: Vec<TableFault>,
}

impl Engine {
    /// A player of a rule set with a memory of at most `hash_bytes` bytes.
    #[must_use]
    pub fn new(rules: GameId, hash_bytes: usize) -> Engine {
        Engine {
            rules,
            mind: rules.with(Make(hash_bytes)),
            faults: Vec::new(),
        }
    }

    /// The same with the tables of endings that a source has for the rule set: the full engine plays
    /// what they hold without a fault. It plays on without those that cannot be used;
    /// [`Engine::faults`] names them.
    #[must_use]
    pub fn with_tables(rules: GameId, hash_bytes: usize, source: &dyn Source) -> Engine {
        match rules.with_index(MakeWith(hash_bytes, source)) {
            Some((mind, faults)) => Engine {
                rules,
                mind,
                faults,
            },
            None => Engine::new(rules, hash_bytes),
        }
    }

    /// Scores positions by learned weights from now on. Nothing changes when they cannot be used.
    ///
    /// # Errors
    /// Says why the bytes are no weights of the rule set.
    pub fn learn(&mut self, weights: &[u8]) -> Result<(), WeightsError> {
        self.mind.learn(weights)
    }

    /// Has an opening book from now on, for questions that allow it ([`Ask::book`]). Nothing changes
    /// when it cannot be used.
    ///
    /// # Errors
    /// Says why the bytes are no book of the rule set.
    pub fn open_book(&mut self, book: &[u8]) -> Result<(), BookError> {
        self.mind.open_book(book)
    }

    /// The full engine thinks with so many threads from now on, 1 and more. With one, the same
    /// question is answered in the same way again; with several not always.
    pub fn share(&mut self, threads: u32) {
        self.mind.share(threads);
    }

    /// The full engine tells the lines of so many moves from now on, the best ones, 1 and more.
    pub fn tell_lines(&mut self, lines: u32) {
        self.mind.tell_lines(lines);
    }

    /// The most men of a position that its tables hold; 0 without tables.
    pub fn table_men(&mut self) -> u32 {
        self.mind.table_men()
    }

    /// The tables that turned out to be of no use since this was last asked.
    pub fn faults(&mut self) -> Vec<TableFault> {
        self.faults.extend(self.mind.table_fault());
        std::mem::take(&mut self.faults)
    }

    /// The rule set that it plays.
    #[must_use]
    pub fn rules(&self) -> GameId {
        self.rules
    }

    /// Forgets everything, for another game.
    pub fn forget(&mut self) {
        self.mind.forget();
    }

    /// Answers a question. `clock` gives milliseconds since any fixed moment; `keep_going` hears
    /// of progress and may stop the search, which then answers with what it has.
    ///
    /// # Errors
    /// Says which part of the question is wrong: other rules than [`Engine::rules`], a level that
    /// does not exist, a start position or a move that can not be read.
    pub fn think(
        &mut self,
        ask: &Ask,
        clock: &dyn Fn() -> u64,
        keep_going: &mut dyn FnMut(&Info) -> bool,
    ) -> Result<Answer, Refusal> {
        let limits = Limits::millis(u64::from(ask.millis.max(1)));
        self.think_within(ask, limits, clock, keep_going)
    }

    /// The same with other limits for level 10 than [`Ask::millis`].
    ///
    /// # Errors
    /// As [`Engine::think`].
    pub fn think_within(
        &mut self,
        ask: &Ask,
        limits: Limits,
        clock: &dyn Fn() -> u64,
        keep_going: &mut dyn FnMut(&Info) -> bool,
    ) -> Result<Answer, Refusal> {
        if ask.rules != self.rules {
            let refusal = Refusal::new("error-rules").with("found", ask.rules.name());
            return Err(refusal.with("allowed", self.rules.name()));
        }
        let level = level(ask.level)?;
        self.mind.think(ask, level, limits, clock, keep_going)
    }
}

fn level(number: u8) -> Result<&'static Level, Refusal> {
    levels::find(number).ok_or_else(|| {
        let allowed = format!("1-{}", levels::LEVELS.len());
        Refusal::new("error-level")
            .with("found", number)
            .with("allowed", allowed)
    })
}

/// Reads a game from text.
///
/// # Errors
/// Says what is wrong with the start position or with the first move that can not be played.
pub fn read_game<G: Game>(start: Option<&str>, moves: &[String]) -> Result<Record<G>, Refusal> {
    let start = start.map_or_else(|| Ok(G::start()), G::from_fen)?;
    let mut record = Record::new(start);
    for text in moves {
        let mv = record.position().read_move(text)?;
        record.play(mv);
    }
    Ok(record)
}

/// Writes a line of moves that begins at a position.
#[must_use]
pub fn write_line<G: Game>(position: &G, line: &[G::Move]) -> Vec<String> {
    let mut position = position.clone();
    let mut texts = Vec::with_capacity(line.len());
    for mv in line {
        texts.push(position.write_move(mv));
        position = position.after(mv);
    }
    texts
}

struct Make(usize);

impl Job for Make {
    type Output = Box<dyn Mind>;
    fn run<G: Game>(self) -> Box<dyn Mind> {
        Box::new(Thinker::<G>::new(self.0))
    }
}

struct MakeWith<'a>(usize, &'a dyn Source);

impl IndexJob for MakeWith<'_> {
    type Output = (Box<dyn Mind>, Vec<TableFault>);
    fn run<G: Game + Index>(self) -> Self::Output {
        let (endings, faults) = Endings::<G>::open(self.1, G::NAME);
        let thinker = Thinker::with(endings, Params::default(), self.0);
        (Box::new(thinker), faults)
    }
}

/// An oracle that says what became of its tables.
trait TableOracle<G: Game>: Oracle<G> {
    /// One that knows the same, for another thread.
    fn another(&self) -> Self;
    fn men(&self) -> u32 {
        0
    }
    fn fault(&mut self) -> Option<TableFault> {
        None
    }
}

impl<G: Game> TableOracle<G> for Unknowing {
    fn another(&self) -> Unknowing {
        Unknowing
    }
}

impl<G: Game + Index> TableOracle<G> for Endings<G> {
    fn another(&self) -> Endings<G> {
        Endings::another(self)
    }

    fn men(&self) -> u32 {
        Endings::men(self)
    }

    fn fault(&mut self) -> Option<TableFault> {
        Endings::fault(self)
    }
}

trait Mind: Send {
    fn share(&mut self, threads: u32);
    fn tell_lines(&mut self, lines: u32);
    fn learn(&mut self, weights: &[u8]) -> Result<(), WeightsError>;
    fn open_book(&mut self, book: &[u8]) -> Result<(), BookError>;
    fn table_men(&mut self) -> u32;
    fn table_fault(&mut self) -> Option<TableFault>;
    fn forget(&mut self);
    fn think(
        &mut self,
        ask: &Ask,
        level: &Level,
        limits: Limits,
        clock: &dyn Fn() -> u64,
        keep_going: &mut dyn FnMut(&Info) -> bool,
    ) -> Result<Answer, Refusal>;
}

impl<G: Game, O: TableOracle<G>> Mind for Thinker<G, O> {
    fn share(&mut self, threads: u32) {
        let helpers: Vec<O> = (1..threads).map(|_| self.oracle().another()).collect();
        self.help_by(helpers);
    }

    fn tell_lines(&mut self, lines: u32) {
        Thinker::tell_lines(self, lines as usize);
    }

    fn learn(&mut self, weights: &[u8]) -> Result<(), WeightsError> {
        self.judge_by(Evaluation::learned::<G>(weights)?);
        Ok(())
    }

    fn open_book(&mut self, book: &[u8]) -> Result<(), BookError> {
        Thinker::open_book(self, Book::read(book)?);
        Ok(())
    }

    fn table_men(&mut self) -> u32 {
        self.oracle().men()
    }

    fn table_fault(&mut self) -> Option<TableFault> {
        self.oracle().fault()
    }

    fn forget(&mut self) {
        Thinker::forget(self, 0);
    }

    fn think(
        &mut self,
        ask: &Ask,
        level: &Level,
        limits: Limits,
        clock: &dyn Fn() -> u64,
        keep_going: &mut dyn FnMut(&Info) -> bool,
    ) -> Result<Answer, Refusal> {
        let record: Record<G> = read_game(ask.start.as_deref(), &ask.moves)?;
        let by_book = ask.book && level.number == STRONGEST;
        let found = by_book.then(|| self.by_book(&record, ask.seed)).flatten();
        let found = found.unwrap_or_else(|| {
            let mut info = Info::default();
            let mut listen = |report: &Report<'_, G::Move>| {
                tell(&mut info, record.position(), report);
                keep_going(&info)
            };
            let watch = Watch {
                clock,
                keep_going: &mut listen,
            };
            self.at_level(&record, level, limits, ask.seed, watch)
        });
        Ok(answer(&record, &found))
    }
}

fn tell<G: Game>(info: &mut Info, position: &G, report: &Report<'_, G::Move>) {
    info.nodes = report.nodes;
    info.millis = report.millis;
    info.finished = report.finished;
    info.rank = report.rank;
    if report.finished {
        info.depth = report.depth;
        info.score = report.score;
        info.pv = write_line(position, report.line);
    }
}

fn answer<G: Game>(record: &Record<G>, found: &Found<G::Move>) -> Answer {
    let position = record.position();
    Answer {
        best: found.best.map(|mv| position.write_move(&mv)),
        score: found.score,
        depth: found.depth,
        nodes: found.nodes,
        pv: write_line(position, &found.line),
        accepts_draw: opponent::agrees(record, found.score),
        waiting_accepts_draw: opponent::agrees(record, -found.score),
        claims_draw: opponent::claims(record, found.score),
    }
}
