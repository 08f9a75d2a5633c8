//! `trainer book`: grows a tree of searched positions, and makes an opening book of it.
//! Does not know how the book is kept or used: the engine does.

mod choose;
mod kept;
mod rating;
mod tree;

use crate::progress::Progress;
use crate::{args, manifest, say, weights};
use anyhow::{Result, anyhow};
use game::Game;
use games::Job;
use kept::Terms;
use rating::Rater;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use tree::{Tree, Wanted};

/// A round adds the most wanted positions: a sixteenth of the tree, but not fewer or more than these.
const ROUND: (usize, usize) = (16, 512);

/// Makes the book.
///
/// # Errors
/// Files that cannot be read or written, or a tree made by other terms.
pub fn run(arguments: &args::Book) -> Result<()> {
    let weights = weights::read(arguments.weights.as_deref())?;
    let terms = Terms {
        rules: arguments.rules.name().to_owned(),
        seed: arguments.seed,
        nodes: arguments.nodes,
        weights: weights.as_deref().map_or(0, weights::sum),
    };
    arguments.rules.with(Making {
        arguments,
        terms,
        weights,
    })
}

struct Making<'a> {
    arguments: &'a args::Book,
    terms: Terms,
    weights: Option<Vec<u8>>,
}

impl Job for Making<'_> {
    type Output = Result<()>;

    fn run<G: Game>(self) -> Result<()> {
        let path = kept::path_of(&self.arguments.out);
        let mut tree = kept::read::<G>(&path, &self.terms)?;
        self.grow(&mut tree, &path)?;
        let book = choose::book(&tree);
        let bytes = book.write();
        say!(
            "{} positions searched, {} in the book, {} bytes",
            tree.spots().len(),
            book.positions(),
            bytes.len()
        );
        manifest::write_whole(&self.arguments.out, &bytes)?;
        manifest::enter(
            &self.arguments.out,
            &bytes,
            &self.command(tree.spots().len()),
        )
    }
}

impl Making<'_> {
    /// The command that makes the book of so many positions anew.
    fn command(&self, positions: usize) -> String {
        let Terms {
            rules,
            seed,
            nodes,
            weights,
        } = &self.terms;
        let weights = match weights {
            0 => "those set by hand".to_owned(),
            sum => format!("weights of CRC-32 {sum:08x}"),
        };
        format!(
            "trainer book {rules} --seed {seed} --nodes {nodes} --positions {positions} by {weights}"
        )
    }

    /// Adds positions until there are enough, and keeps the tree after each round. What a round adds
    /// depends on the tree alone, so it is the same whether the work was stopped between or not.
    fn grow<G: Game>(&self, tree: &mut Tree<G>, path: &Path) -> Result<()> {
        let most = self.arguments.positions;
        let missing = most.saturating_sub(tree.spots().len());
        let progress = Progress::new(missing as u64, "positions");
        let threads = usize::from(self.arguments.threads);
        let new = || Rater::<G>::new(self.weights.as_deref(), self.terms.seed, self.terms.nodes);
        let mut raters: Vec<Rater<G>> = (0..threads).map(|_| new()).collect::<Result<_>>()?;
        while tree.spots().len() < most {
            let size = (tree.spots().len() / 16).clamp(ROUND.0, ROUND.1);
            let wanted = tree.wanted(size);
            if wanted.is_empty() {
                break;
            }
            let scores = rated(&mut raters, &wanted, &progress)?;
            for (wanted, scores) in wanted.into_iter().zip(scores) {
                tree.put(wanted.position, &scores);
            }
            kept::write(path, &self.terms, tree)?;
        }
        progress.finish();
        Ok(())
    }
}

/// The scores of each position's moves. Each rater takes the next position that nobody has.
fn rated<G: Game>(
    raters: &mut [Rater<G>],
    wanted: &[Wanted<G>],
    progress: &Progress,
) -> Result<Vec<Vec<i32>>> {
    let next = AtomicUsize::new(0);
    let done = Mutex::new(vec![Vec::new(); wanted.len()]);
    let work = |rater: &mut Rater<G>| {
        while let Some((at, wanted)) = {
            let at = next.fetch_add(1, Ordering::Relaxed);
            wanted.get(at).map(|wanted| (at, wanted))
        } {
            let scores = match wanted.forced {
                Some(score) => vec![score],
                None => rater.rate(&wanted.position),
            };
            if let Ok(mut done) = done.lock() {
                done[at] = scores;
            }
            progress.one_done();
        }
    };
    std::thread::scope(|scope| {
        let workers = raters.iter_mut().map(|rater| scope.spawn(|| work(rater)));
        let workers: Vec<_> = workers.collect();
        while workers.iter().any(|worker| !worker.is_finished()) {
            progress.wait_and_say();
        }
        let broke_off = |_| anyhow!("a worker broke off");
        workers
            .into_iter()
            .try_for_each(|worker| worker.join().map_err(broke_off))
    })?;
    done.into_inner().map_err(|_| anyhow!("a worker broke off"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::GameId;
    use std::fs;

    fn arguments(rules: GameId, folder: &Path, positions: usize) -> args::Book {
        args::Book {
            rules,
            out: folder.join("a.book"),
            positions,
            nodes: 100,
            seed: 3,
            weights: None,
            threads: 1,
        }
    }

    #[test]
    fn the_same_book_comes_however_the_work_is_cut_up_and_shared_out() {
        for rules in [GameId::American, GameId::Nine] {
            let (one, two) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
            run(&arguments(rules, one.path(), 900)).unwrap();
            for positions in [1, 300, 900] {
                let arguments = args::Book {
                    threads: 2,
                    ..arguments(rules, two.path(), positions)
                };
                run(&arguments).unwrap();
            }
            for name in ["a.book", "a.tree", "MANIFEST"] {
                let bytes = |folder: &Path| fs::read(folder.join(name)).unwrap();
                assert_eq!(bytes(one.path()), bytes(two.path()), "{name}");
            }
            let list = fs::read_to_string(one.path().join("MANIFEST")).unwrap();
            assert!(list.contains(" trainer book "), "{list}");
            let bytes = fs::read(one.path().join("a.book")).unwrap();
            let mut engine = engine::Engine::new(rules, 1 << 20);
            engine.open_book(&bytes).unwrap();
        }
    }

    #[test]
    fn a_tree_of_other_terms_or_that_is_damaged_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let usual = || arguments(GameId::American, folder.path(), 1);
        run(&usual()).unwrap();
        let other = args::Book {
            nodes: 101,
            ..usual()
        };
        let said = format!("{:#}", run(&other).unwrap_err());
        assert!(said.contains("a.tree: made with another"), "{said}");
        let path = folder.path().join("a.tree");
        let mut bytes = fs::read(&path).unwrap();
        bytes[60] ^= 1;
        fs::write(&path, bytes).unwrap();
        let said = format!("{:#}", run(&usual()).unwrap_err());
        assert!(said.contains("a.tree: damaged"), "{said}");
    }
}
