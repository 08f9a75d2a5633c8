//! `tsoro tables play`: random won and drawn endings, played out by the engine with its tables.
//! Does not know how the engine finds a move.

use super::{chosen, open, processors, with};
use crate::args::tables::Play;
use crate::{failure::Failure, values};
use engine::conversion::{Played, play};
use engine::dice::Dice;
use engine::endings::Endings;
use engine::thinker::Thinker;
use engine::{Limits, Params};
use game::{Game, Index};
use games::IndexJob;

use std::collections::BTreeMap;
use std::io::{self, IsTerminal, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::channel;
use std::thread;
use tables::{Outcome, Prober, Tables};
use text::{Text, Value};

/// Memory of positions of each side, in bytes.
const MEMORY: usize = 8 << 20;

/// Plays, and prints those that were not held and the sums.
///
/// # Errors
/// When something was given away, and see [`super::run`].
pub fn run(arguments: &Play, text: &Text) -> Result<(), Failure> {
    let most = values::whole("--games", &arguments.games, 1..=1_000_000)? as usize;
    let pieces = arguments.pieces.as_deref();
    let pieces = pieces.map(|found| values::whole("--pieces", found, 3..=super::MOST));
    let job = Job {
        folder: chosen(arguments.folder.folder.as_deref())?,
        games: most,
        men: pieces.transpose()?.map(|men| men as u32),
        nodes: values::whole("--nodes", &arguments.nodes, 1..=u64::MAX >> 1)?,
        seed: values::whole("--seed", &arguments.seed, 0..=u64::MAX >> 1)?,
        text,
    };
    with(&arguments.folder.rules, job)?
}

struct Job<'a> {
    folder: super::Folder,
    games: usize,
    men: Option<u32>,
    nodes: u64,
    seed: u64,
    text: &'a Text,
}

/// A position to be played out, and what it is worth to the side to move.
struct Start<G> {
    position: G,
    outcome: Outcome,
    plies: Option<u16>,
}

impl IndexJob for Job<'_> {
    type Output = Result<(), Failure>;

    fn run<G: Game + Index>(self) -> Result<(), Failure> {
        let tables: Arc<Tables<G>> = Arc::new(open(&self.folder)?);
        let men = self.men.unwrap_or(u32::MAX).min(tables.men());
        let mut kept = true;
        for outcome in [Outcome::Win, Outcome::Draw] {
            let starts = self.starts(&tables, men, outcome)?;
            kept &= self.play_all(&tables, &starts)?;
        }
        if kept {
            return Ok(());
        }
        Err(Failure::Refused(game::Refusal::new("tables-given-away")))
    }
}

impl Job<'_> {
    /// Random positions of 3 pieces and more of this value: first how many pieces, then any slice of
    /// them by its number of positions, then any position of it.
    fn starts<G: Game + Index>(
        &self,
        tables: &Arc<Tables<G>>,
        men: u32,
        wanted: Outcome,
    ) -> Result<Vec<Start<G>>, Failure> {
        let mut prober = Prober::new(Arc::clone(tables));
        let mut dice = Dice::new(self.seed);
        let mut sizes: BTreeMap<u32, Vec<(G::Slice, u64)>> = BTreeMap::new();
        for (slice, _) in tables.slices() {
            let of = G::men_of(slice);
            if (3..=men).contains(&of) {
                sizes.entry(of).or_default().push((slice, G::size(slice)));
            }
        }
        let sizes: Vec<_> = sizes.into_values().collect();
        let mut starts = Vec::new();
        while starts.len() < self.games && !sizes.is_empty() {
            let slices = &sizes[dice.below(sizes.len())];
            let all: u64 = slices.iter().map(|(_, size)| size).sum();
            let mut number = dice.number() % all;
            let drawn = slices.iter().find(|(_, size)| {
                let here = number < *size;
                if !here {
                    number -= size;
                }
                here
            });
            let Some((slice, _)) = drawn else { continue };
            let position = G::at(*slice, number);
            let found = prober.outcome(&position);
            let found = found.map_err(|error| super::named(&slice.to_string(), &error))?;
            if found == Some(wanted) && position.end().is_none() {
                let plies = prober.value(&position).ok().flatten();
                starts.push(Start {
                    position,
                    outcome: wanted,
                    plies: plies.and_then(tables::Value::plies),
                });
            }
        }
        Ok(starts)
    }

    /// Plays all out with every processor; whether nothing was given away.
    fn play_all<G: Game + Index>(
        &self,
        tables: &Arc<Tables<G>>,
        starts: &[Start<G>],
    ) -> Result<bool, Failure> {
        let next = AtomicUsize::new(0);
        let (send, played) = channel();
        let mut tally = [0; 3];
        let mut lines = Vec::new();
        thread::scope(|scope| {
            for _ in 0..processors() {
                let (send, next) = (send.clone(), &next);
                scope.spawn(move || {
                    let thinker = || {
                        let endings = Endings::of(Arc::clone(tables));
                        Thinker::with(endings, Params::default(), MEMORY)
                    };
                    let mut thinkers = [thinker(), thinker()];
                    let limits = Limits::nodes(self.nodes);
                    loop {
                        let at = next.fetch_add(1, Ordering::Relaxed);
                        let Some(start) = starts.get(at) else { return };
                        let position = start.position.clone();
                        let seed = self.seed ^ at as u64;
                        let played = play(position, &mut thinkers, limits, seed, &|| 0);
                        if send.send((at, played)).is_err() {
                            return;
                        }
                    }
                });
            }
            drop(send);
            for (done, (at, played)) in played.iter().enumerate() {
                self.say(done + 1, starts.len());
                let result = result(&starts[at], &played);
                tally[result] += 1;
                if result != value(starts[at].outcome) {
                    lines.push((at, self.line(&starts[at], &played)));
                }
            }
        });
        if io::stderr().is_terminal() {
            eprintln!();
        }
        lines.sort();
        let mut out = io::stdout().lock();
        for (_, line) in &lines {
            writeln!(out, "{line}")?;
        }
        let key = match starts.first().map(|start| start.outcome) {
            Some(Outcome::Win) => "tables-played-won",
            _ => "tables-played-drawn",
        };
        let values = [
            ("number", self.text.number(starts.len() as i64).into()),
            ("won", self.text.number(tally[2]).into()),
            ("drawn", self.text.number(tally[1]).into()),
            ("lost", self.text.number(tally[0]).into()),
        ];
        writeln!(out, "{}", self.text.with(key, &values))?;
        Ok(tally[0] == 0)
    }

    fn say(&self, done: usize, all: usize) {
        if io::stderr().is_terminal() && (done.is_multiple_of(10) || done == all) {
            eprint!("\r{done}/{all} ");
        }
    }

    /// A position that was not held: how far its end was, and how the game went.
    fn line<G: Game>(&self, start: &Start<G>, played: &Played) -> String {
        let plies = start
            .plies
            .map_or("–".to_owned(), |plies| plies.to_string());
        let values = [
            ("position", Value::Text(start.position.to_fen())),
            ("plies", plies.into()),
            ("moves", played.moves.join(" ").into()),
        ];
        self.text.with("tables-not-held", &values)
    }
}

/// 0 lost, 1 drawn, 2 won by the side that was to move first.
fn result<G: Game>(start: &Start<G>, played: &Played) -> usize {
    match played.end.and_then(|end| end.winner) {
        None => 1,
        Some(side) => 2 * usize::from(side == start.position.turn()),
    }
}

fn value(outcome: Outcome) -> usize {
    match outcome {
        Outcome::Loss => 0,
        Outcome::Draw => 1,
        Outcome::Win => 2,
    }
}
