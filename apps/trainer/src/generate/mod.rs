//! `trainer generate`: fills a folder with files of games.
//! Does not know how a game is played.

mod play;

use crate::args;
use crate::endings::{self, Endings, Work};
use crate::progress::Progress;
use crate::shard::{Claimed, Shard, Terms};
use crate::weights;
use anyhow::{Context, Result, ensure};
use game::Game;
use games::GameId;
pub use play::PLAYED_ON;
use play::Player;
use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};

/// Games in a file.
pub const GAMES: u64 = 500;

/// Generates.
///
/// # Errors
/// A folder that cannot be written, or holds games played by other terms.
pub fn run(arguments: &args::Generate) -> Result<()> {
    let weights = weights::read(arguments.weights.as_deref())?;
    let plan = Plan {
        weights: weights.as_deref(),
        rules: arguments.rules,
        seed: arguments.seed,
        play: arguments.play,
        files: arguments.games.div_ceil(GAMES),
        games: GAMES,
        threads: usize::from(arguments.threads),
    };
    plan.fill(&arguments.out, arguments.tables.as_deref())
}

/// Which games are to be there.
#[derive(Clone, Copy)]
pub struct Plan<'a> {
    /// The learned weights to play by.
    pub weights: Option<&'a [u8]>,
    /// The rule set.
    pub rules: GameId,
    /// What the games depend on.
    pub seed: u64,
    /// How they are played.
    pub play: args::Play,
    /// Files, numbered from 0.
    pub files: u64,
    /// Games in a file.
    pub games: u64,
    /// Games at the same time.
    pub threads: usize,
}

impl Plan<'_> {
    /// Plays what is missing in the folder.
    ///
    /// # Errors
    /// See [`run`].
    pub fn fill(self, folder: &Path, tables: Option<&Path>) -> Result<()> {
        fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
        endings::with(self.rules, tables, Filling { plan: self, folder })?
    }

    fn terms(self, number: u64, men: u32) -> Terms {
        Terms {
            rules: self.rules.name().to_owned(),
            seed: self.seed,
            number,
            nodes: self.play.nodes,
            random_plies: self.play.random_plies,
            men,
            weights: self.weights.map_or(0, weights::sum),
        }
    }

    /// The files that are not there; those that are must be of the same terms.
    fn missing(self, folder: &Path, men: u32) -> Result<Vec<Terms>> {
        let mut missing = Vec::new();
        for terms in (0..self.files).map(|number| self.terms(number, men)) {
            let path = folder.join(terms.name());
            if !path.exists() {
                missing.push(terms);
            } else {
                ensure!(
                    Shard::read(&path)?.0.terms == terms,
                    "{}: played with other nodes, random plies, weights or tables; choose another folder or seed",
                    path.display()
                );
            }
        }
        Ok(missing)
    }
}

struct Filling<'a> {
    plan: Plan<'a>,
    folder: &'a Path,
}

impl Work for Filling<'_> {
    type Output = Result<()>;

    fn run<G: Game>(self, endings: Endings<'_, G>) -> Result<()> {
        let missing = self.plan.missing(self.folder, endings.men)?;
        let progress = Progress::new(missing.len() as u64 * self.plan.games, "games");
        let next = AtomicU64::new(0);
        let work = || {
            let mut player = Player::<G>::new(self.plan.play, self.plan.weights, endings.look())?;
            loop {
                let turn = next.fetch_add(1, Ordering::Relaxed);
                let Some(terms) = usize::try_from(turn)
                    .ok()
                    .and_then(|turn| missing.get(turn))
                else {
                    return Ok(());
                };
                self.one(terms, &mut player, &progress)?;
            }
        };
        std::thread::scope(|scope| {
            let workers: Vec<_> = (0..self.plan.threads).map(|_| scope.spawn(work)).collect();
            while workers.iter().any(|worker| !worker.is_finished()) {
                progress.wait_and_say();
            }
            progress.finish();
            workers.into_iter().try_for_each(|worker| {
                worker
                    .join()
                    .unwrap_or_else(|_| Err(anyhow::anyhow!("a worker broke off")))
            })
        })
    }
}

impl Filling<'_> {
    /// Plays the games of one file, unless somebody else does.
    fn one<G: Game>(
        &self,
        terms: &Terms,
        player: &mut Player<'_, G>,
        progress: &Progress,
    ) -> Result<()> {
        let Some(claimed) = Claimed::take(self.folder, &terms.name())? else {
            progress.leave_out(self.plan.games);
            return Ok(());
        };
        let mut games = Vec::new();
        for number in 0..self.plan.games {
            games.push(player.game(terms, number)?);
            progress.one_done();
        }
        claimed.fill(&Shard {
            terms: terms.clone(),
            games,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shard::{By, Outcome};
    use games::Job;
    use std::path::PathBuf;

    fn plan(rules: GameId, files: u64, threads: usize) -> Plan<'static> {
        Plan {
            weights: None,
            rules,
            seed: 5,
            play: args::Play {
                nodes: 60,
                random_plies: None,
            },
            files,
            games: 3,
            threads,
        }
    }

    fn files(folder: &Path) -> Vec<PathBuf> {
        let mut found: Vec<PathBuf> = fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .collect();
        found.sort();
        found
    }

    #[test]
    fn the_same_games_come_again_however_they_are_shared_out() {
        for &rules in GameId::ALL {
            let (one, two) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
            plan(rules, 2, 2).fill(one.path(), None).unwrap();
            plan(rules, 1, 1).fill(two.path(), None).unwrap();
            let first = files(two.path())[0].clone();
            let made = fs::metadata(&first).unwrap().modified().unwrap();
            plan(rules, 2, 1).fill(two.path(), None).unwrap();
            assert_eq!(
                fs::metadata(&first).unwrap().modified().unwrap(),
                made,
                "what is there is kept"
            );
            let bytes = |folder: &Path| -> Vec<Vec<u8>> {
                files(folder)
                    .iter()
                    .map(|path| fs::read(path).unwrap())
                    .collect()
            };
            assert_eq!(bytes(one.path()), bytes(two.path()));
            assert_eq!(bytes(one.path()).len(), 2);
        }
    }

    #[test]
    fn games_played_otherwise_and_damaged_files_are_refused() {
        let folder = tempfile::tempdir().unwrap();
        let mut plan = plan(GameId::American, 1, 1);
        plan.fill(folder.path(), None).unwrap();
        plan.play.nodes += 1;
        let said = format!("{:#}", plan.fill(folder.path(), None).unwrap_err());
        assert!(
            said.contains("american-5-000000.games: played with other"),
            "{said}"
        );
        let path = &files(folder.path())[0];
        let mut bytes = fs::read(path).unwrap();
        bytes[40] ^= 1;
        fs::write(path, bytes).unwrap();
        let said = format!("{:#}", plan.fill(folder.path(), None).unwrap_err());
        assert!(said.contains("american-5-000000.games: damaged"), "{said}");
    }

    #[test]
    fn games_can_be_played_again_from_what_is_kept() {
        struct Again(Shard);
        impl Job for Again {
            type Output = ();
            fn run<G: Game>(self) {
                for game in self.0.games {
                    let mut position = G::from_fen(&game.start).unwrap();
                    for ply in &game.plies {
                        let mut moves = Vec::new();
                        position.moves(&mut moves);
                        assert!(ply.by != By::Force || moves.len() == 1);
                        position = position.after(&moves[usize::from(ply.number)]);
                    }
                    let winner = position.end().and_then(|end| end.winner);
                    assert_eq!(
                        winner.is_some(),
                        matches!(game.result, Outcome::First | Outcome::Second)
                    );
                }
            }
        }
        for &rules in GameId::ALL {
            let folder = tempfile::tempdir().unwrap();
            plan(rules, 1, 1).fill(folder.path(), None).unwrap();
            let (shard, _) = Shard::read(&files(folder.path())[0]).unwrap();
            assert_eq!(shard.games.len(), 3);
            rules.with(Again(shard));
        }
    }
}
