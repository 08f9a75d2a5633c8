//! What a match is played under, read from the command line.
//! Does not know the players.

use super::clocks::{Clocks, Control};
use crate::commands::tables::Folder;
use crate::{args, values};
use engine::judge::Judge;
use engine::pairs::Sprt;
use game::{Refusal, Side};
use games::GameId;
use std::fmt;
use std::time::Duration;

/// Milliseconds of a move when nothing else is said.
const MOVETIME: u64 = 100;
/// How long a move may take that is bounded by positions.
const PATIENCE_FOR_NODES: Duration = Duration::from_secs(60);
/// The most of anything that is counted.
const MOST: u64 = 1_000_000_000;

/// How far a player may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    /// Milliseconds a move.
    Time(u64),
    /// A clock.
    Clock(Control),
    /// Positions a move.
    Nodes(u64),
}

impl Limit {
    /// The words after `go` that say it; those of a clock say what each side has left.
    pub fn words(self, clocks: &Clocks) -> String {
        match self {
            Limit::Time(millis) => format!("movetime {millis}"),
            Limit::Clock(_) => clocks.words(),
            Limit::Nodes(nodes) => format!("nodes {nodes}"),
        }
    }
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Limit::Time(millis) => write!(f, "movetime {millis}"),
            Limit::Clock(control) => write!(f, "clock {control}"),
            Limit::Nodes(nodes) => write!(f, "nodes {nodes}"),
        }
    }
}

/// What a match is played under.
#[derive(Clone, PartialEq, Debug)]
pub struct Terms {
    /// The rule set.
    pub rules: GameId,
    /// How many pairs of games; as many as there are openings when `None`.
    pub pairs: Option<usize>,
    /// How far a player may think.
    pub limit: Limit,
    /// How much longer than its time a move may take before the game is lost.
    margin: Duration,
    /// Whether that is the processor time of its process, not the time that passes.
    pub by_processor_time: bool,
    /// What chance depends on.
    pub seed: u64,
    /// The folder of the tables that say how a game goes out.
    pub tables: Option<String>,
    /// The test that may end the match early.
    pub sprt: Option<Sprt>,
    /// Pairs at the same time.
    pub concurrency: usize,
}

impl Terms {
    /// Reads them.
    ///
    /// # Errors
    /// For a value that does not fit, with what is allowed.
    pub fn read(arguments: &args::Match) -> Result<Terms, Refusal> {
        let margin = values::whole("--margin", &arguments.margin, 0..=3_600_000)?;
        Ok(Terms {
            rules: GameId::parse(&arguments.rules)?,
            pairs: arguments.games.as_deref().map(pairs).transpose()?,
            limit: limit(arguments)?,
            margin: Duration::from_millis(margin),
            by_processor_time: arguments.cputime,
            seed: values::whole("--seed", &arguments.seed, 0..=u64::MAX)?,
            tables: arguments.tables.clone(),
            sprt: sprt(&arguments.sprt)?,
            concurrency: values::whole("--concurrency", &arguments.concurrency, 1..=2)? as usize,
        })
    }

    /// What knows how endings go out, when tables are named.
    ///
    /// # Errors
    /// When there are none that can be used.
    pub fn judge(&self) -> Result<Option<Judge>, Refusal> {
        let Some(folder) = &self.tables else {
            return Ok(None);
        };
        let judge = Judge::open(self.rules, &Folder::of(folder));
        let none = || Refusal::new("tables-none").with("folder", folder.as_str());
        judge.ok_or_else(none).map(Some)
    }

    /// The clocks of a game that begins; without a time control they stand still.
    pub fn clocks(&self) -> Clocks {
        match self.limit {
            Limit::Clock(control) => Clocks::new(control),
            Limit::Time(_) | Limit::Nodes(_) => Clocks::default(),
        }
    }

    /// How long a player may think about a move before the game is lost.
    pub fn allowed(&self, clocks: &Clocks, side: Side) -> Duration {
        match self.limit {
            Limit::Time(millis) => Duration::from_millis(millis) + self.margin,
            Limit::Clock(_) => clocks.left(side) + self.margin,
            Limit::Nodes(_) => PATIENCE_FOR_NODES,
        }
    }

    /// How long a player may be silent that is allowed so much, whatever its clock says, so that one
    /// that neither thinks nor answers does not hold up the match.
    pub fn patience(&self, allowed: Duration) -> Duration {
        if self.by_processor_time {
            allowed * 10 + Duration::from_secs(5)
        } else {
            allowed
        }
    }
}

fn limit(arguments: &args::Match) -> Result<Limit, Refusal> {
    let args::Match {
        nodes,
        movetime,
        clock,
        ..
    } = arguments;
    Ok(match (nodes, clock, movetime) {
        (Some(nodes), _, _) => Limit::Nodes(values::whole("--nodes", nodes, 1..=MOST)?),
        (None, Some(clock), _) => Limit::Clock(Control::read(clock)?),
        (None, None, Some(time)) => Limit::Time(values::whole("--movetime", time, 1..=3_600_000)?),
        (None, None, None) => Limit::Time(MOVETIME),
    })
}

fn pairs(games: &str) -> Result<usize, Refusal> {
    let number = values::whole("--games", games, 2..=MOST)?;
    if number % 2 == 1 {
        let refusal = Refusal::new("bad-value").with("flag", "--games");
        let allowed = format!("2, 4, 6 … {MOST}");
        return Err(refusal.with("found", games).with("allowed", allowed));
    }
    Ok((number / 2) as usize)
}

fn sprt(bounds: &[String]) -> Result<Option<Sprt>, Refusal> {
    let [elo0, elo1] = bounds else {
        return Ok(None);
    };
    let read = |text: &str| {
        let number = text.parse::<f64>().ok();
        number.filter(|elo| (-1000.0..=1000.0).contains(elo))
    };
    match (read(elo0), read(elo1)) {
        (Some(elo0), Some(elo1)) if elo0 < elo1 => Ok(Some(Sprt { elo0, elo1 })),
        _ => Err(Refusal::new("bad-value")
            .with("flag", "--sprt")
            .with("found", bounds.join(" "))
            .with("allowed", "-1000 ≤ ELO0 < ELO1 ≤ 1000")),
    }
}
