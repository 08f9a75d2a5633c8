//! How positions with few men go out, by tables of endings where there are some.
//! Does not know what is done with that.

use crate::shard::Outcome;
use anyhow::{Context, Result, anyhow, ensure};
use game::{Game, Index, Side};
use games::{GameId, IndexJob, Job};
use std::fs;
use std::io::ErrorKind;
use std::path::Path;
use tables::{Bytes, Prober, Source, Tables};

/// The most men that tables are looked for.
const MOST_MEN: u32 = 10;

/// Something to be done with a rule set and what is known of its endings.
pub trait Work {
    /// What comes of it.
    type Output;
    /// Does it.
    fn run<G: Game>(self, endings: Endings<'_, G>) -> Self::Output;
}

/// Says how a position goes out, if that is known.
pub type Look<'a, G> = Box<dyn FnMut(&G) -> Result<Option<Outcome>> + 'a>;

/// What is known of endings.
pub struct Endings<'a, G> {
    /// Every position with up to so many men is known; 0 when none is.
    pub men: u32,
    look: &'a (dyn Fn() -> Look<'a, G> + Sync),
}

impl<'a, G> Endings<'a, G> {
    /// Looks endings up; each thread takes its own.
    #[must_use]
    pub fn look(&self) -> Look<'a, G> {
        (self.look)()
    }
}

/// Does the work, with the tables in the folder if one is given.
///
/// # Errors
/// A rule set without tables, an empty folder, or a table that is damaged.
pub fn with<W: Work>(rules: GameId, folder: Option<&Path>, work: W) -> Result<W::Output> {
    match folder {
        None => Ok(rules.with(Without(work))),
        Some(folder) => rules
            .with_index(With { folder, work })
            .with_context(|| format!("{} has no tables of endings", rules.name()))?,
    }
}

struct Without<W>(W);

impl<W: Work> Job for Without<W> {
    type Output = W::Output;

    fn run<G: Game>(self) -> W::Output {
        self.0.run::<G>(Endings {
            men: 0,
            look: &|| Box::new(|_| Ok(None)),
        })
    }
}

struct With<'a, W> {
    folder: &'a Path,
    work: W,
}

impl<W: Work> IndexJob for With<'_, W> {
    type Output = Result<W::Output>;

    fn run<G: Game + Index>(self) -> Result<W::Output> {
        let folder = Folder(self.folder);
        let tables = Tables::<G>::open(&folder, G::NAME, MOST_MEN)
            .map_err(|(name, error)| anyhow!("{}: {error}", self.folder.join(name).display()))?;
        let whole = |men: &u32| {
            let mut slices = G::slices(*men).into_iter();
            slices.all(|slice| tables.get(slice).is_some())
        };
        let men = (2..=MOST_MEN).take_while(whole).last().unwrap_or(0);
        ensure!(
            men > 0,
            "{}: no tables of {}",
            self.folder.display(),
            G::NAME
        );
        let look = || -> Look<'_, G> {
            let mut prober = Prober::new(&tables);
            let tables = &tables;
            Box::new(move |position| {
                // A prober follows the moves of what it has no number for, without end.
                let listed = position.place().and_then(|(slice, _)| tables.get(slice));
                if listed.is_none() {
                    return Ok(None);
                }
                let found = prober.outcome(position)?;
                Ok(found.map(|outcome| of(outcome, position.turn())))
            })
        };
        Ok(self.work.run::<G>(Endings { men, look: &look }))
    }
}

/// How a game goes out when the side to move has this.
fn of(outcome: tables::Outcome, turn: Side) -> Outcome {
    match (outcome, turn) {
        (tables::Outcome::Draw, _) => Outcome::Drawn,
        (tables::Outcome::Win, Side::First) | (tables::Outcome::Loss, Side::Second) => {
            Outcome::First
        }
        (tables::Outcome::Win, Side::Second) | (tables::Outcome::Loss, Side::First) => {
            Outcome::Second
        }
    }
}

/// A folder of tables, read into memory: all of up to six men are some 30 MB.
struct Folder<'a>(&'a Path);

impl Source for Folder<'_> {
    fn read(&self, name: &str) -> Result<Option<Bytes>, String> {
        match fs::read(self.0.join(name)) {
            Ok(bytes) => Ok(Some(Box::new(bytes))),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(error.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tables::{Build, Sink};

    impl Sink for Folder<'_> {
        fn write(&self, name: &str, bytes: &[u8]) -> Result<(), String> {
            fs::write(self.0.join(name), bytes).map_err(|error| error.to_string())
        }
    }

    struct Make<'a>(&'a Path);
    impl IndexJob for Make<'_> {
        type Output = ();
        fn run<G: Game + Index>(self) {
            let plan = Build {
                rules: G::NAME,
                men: 2,
                plies: 0,
                workers: 1,
                memory: 1 << 30,
            };
            let folder = Folder(self.0);
            tables::build::<G>(&plan, &folder, &folder, &mut |_| true).unwrap();
        }
    }

    struct Ask<'a>(&'a str);
    impl Work for Ask<'_> {
        type Output = (u32, Option<Outcome>);
        fn run<G: Game>(self, endings: Endings<'_, G>) -> Self::Output {
            let position = G::from_fen(self.0).unwrap();
            (endings.men, endings.look()(&position).unwrap())
        }
    }

    #[test]
    fn endings_are_known_where_there_are_tables() {
        let folder = tempfile::tempdir().unwrap();
        let rules = GameId::American;
        rules.with_index(Make(folder.path())).unwrap();
        let ask = |fen| with(rules, Some(folder.path()), Ask(fen)).unwrap();
        assert_eq!(ask("W:WK1:BK32"), (2, Some(Outcome::Drawn)));
        assert_eq!(ask("B:WK18:BK15"), (2, Some(Outcome::First)));
        assert_eq!(ask("W:WK18:BK15"), (2, Some(Outcome::Second)));
        assert_eq!(ask("W:WK18,K1:BK32"), (2, None), "more men");
        assert_eq!(ask("B:W21-32:B1-12"), (2, None), "many more");
        assert_eq!(with(rules, None, Ask("W:WK1:BK32")).unwrap(), (0, None));
    }

    #[test]
    fn a_folder_or_rule_set_without_tables_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        for rules in [GameId::American, GameId::Nine] {
            assert!(with(rules, Some(folder.path()), Ask("")).is_err());
        }
    }
}
