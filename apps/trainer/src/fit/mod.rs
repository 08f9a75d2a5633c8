//! `trainer fit`: learns the weights of a net from games.
//! Does not know how the games were played, or what reads the weights.

mod learn;
mod model;
mod positions;
mod round;
mod scale;
mod terms;

use crate::endings::{self, Endings, Work};
use crate::say;
use crate::{args, manifest};
use anyhow::{Result, ensure};
use game::Game;
use learn::Learner;
use model::Model;
use positions::{Games, Positions};
use terms::Terms;

/// Fits.
///
/// # Errors
/// No games, damaged games, or a file that cannot be written.
pub fn run(arguments: &args::Fit) -> Result<()> {
    // A folder that cannot be written is said before the work, not after it.
    manifest::prepare(&arguments.out)?;
    endings::with(
        arguments.rules,
        arguments.tables.as_deref(),
        Fitting(arguments),
    )?
}

struct Fitting<'a>(&'a args::Fit);

impl Work for Fitting<'_> {
    type Output = Result<()>;

    fn run<G: Game>(self, endings: Endings<'_, G>) -> Result<()> {
        let arguments = self.0;
        let games = positions::read::<G>(&arguments.games, arguments.seed, endings.look())?;
        say_games(&games);
        ensure!(
            games.learn.len() > 0 && games.held_out.len() > 0,
            "too few games to hold some out"
        );
        ensure!(G::INPUTS > 0, "{} has no net to learn", G::NAME);
        let terms = terms(&arguments.terms, arguments.seed, &games.learn);
        say_by_hand("hand-set weights, learned from", &terms, &games.learn);
        say_by_hand("hand-set weights, held out", &terms, &games.held_out);
        let model = learned::<G>(terms, &games);
        let unit = terms.scale;
        let net = round::round(&model, unit);
        let worth = |number| net.worth(games.held_out.inputs_of(number)) as f32 / unit;
        let bytes = net.write(G::NAME);
        say!(
            "in whole numbers: {} bytes, held out {:.5}",
            bytes.len(),
            terms.loss(&games.held_out, worth)
        );
        manifest::write_whole(&arguments.out, &bytes)?;
        let command = format!(
            "trainer fit {} --seed {} {} from {}, endings of up to {} men known",
            G::NAME,
            arguments.seed,
            arguments.terms.words(),
            games.source,
            endings.men
        );
        manifest::enter(&arguments.out, &bytes, &command)
    }
}

/// The weights that the games teach.
fn learned<G: Game>(terms: Terms, games: &Games) -> Model {
    let mut learner = Learner::new(G::INPUTS, terms, &games.learn);
    for epoch in 1..=terms.epochs {
        learner.epoch();
        say_epoch(epoch, &learner.model, &terms, games);
    }
    learner.model
}

fn terms(arguments: &args::Terms, seed: u64, positions: &Positions) -> Terms {
    let (numbers, results): (Vec<usize>, Vec<f32>) = positions.results().unzip();
    let scores = |all: &[i16]| -> Vec<i16> { numbers.iter().map(|&number| all[number]).collect() };
    let (scale, loss) = scale::best(&scores(&positions.searched), &results);
    let (_, by_hand) = scale::best(&scores(&positions.by_hand), &results);
    say!(
        "{} with a result; scale {scale:.1} hundredths of a man: the search {loss:.5}, hand-set \
         weights {by_hand:.5}",
        results.len()
    );
    Terms {
        scale,
        mix: arguments.mix,
        rate: arguments.rate,
        epochs: arguments.epochs,
        seed,
    }
}

fn say_games(games: &Games) {
    let [first, drawn, second, unfinished] = games.results;
    say!(
        "{} games ({first} won by the first player, {drawn} drawn, {second} by the second, \
         {unfinished} unfinished), {} plies",
        first + drawn + second + unfinished,
        games.plies,
    );
    say!(
        "{} positions to learn from, {} held out",
        games.learn.len(),
        games.held_out.len()
    );
}

/// The cost of the hand-set weights with the scale that is best for them.
fn say_by_hand(what: &str, terms: &Terms, positions: &Positions) {
    let aims: Vec<f32> = (0..positions.len())
        .map(|number| terms.aim(positions, number))
        .collect();
    let (scale, loss) = scale::best(&positions.by_hand, &aims);
    say!("{what}: {loss:.5} with scale {scale:.1}");
}

fn say_epoch(epoch: u32, model: &Model, terms: &Terms, games: &Games) {
    let loss = |terms: &Terms, positions: &Positions| {
        terms.loss(positions, |number| model.score(positions.inputs_of(number)))
    };
    let results = Terms { mix: 1.0, ..*terms };
    say!(
        "epoch {}: learned from {:.5}, held out {:.5}, held out against how games go on {:.5}",
        epoch,
        loss(terms, &games.learn),
        loss(terms, &games.held_out),
        loss(&results, &games.held_out),
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::Plan;
    use eval::Net;
    use games::{GameId, Job};

    /// Whether the bytes are weights of the game.
    struct Read<'a>(&'a [u8]);
    impl Job for Read<'_> {
        type Output = bool;
        fn run<G: Game>(self) -> bool {
            Net::read(self.0, G::NAME, G::INPUTS).is_ok()
        }
    }

    #[test]
    fn games_become_the_same_weights_twice() {
        let rules = GameId::American;
        let folder = tempfile::tempdir().unwrap();
        let plan = Plan {
            weights: None,
            rules,
            seed: 2,
            play: args::Play {
                nodes: 40,
                random_plies: None,
            },
            files: 2,
            games: 20,
            threads: 2,
        };
        plan.fill(folder.path(), None).unwrap();
        let fit = |name: &str| {
            let out = folder.path().join(name);
            let arguments = args::Fit {
                rules,
                games: folder.path().to_owned(),
                out: out.clone(),
                tables: None,
                seed: 1,
                terms: args::Terms {
                    epochs: 2,
                    rate: 0.05,
                    mix: 0.7,
                },
            };
            run(&arguments).unwrap();
            std::fs::read(out).unwrap()
        };
        let bytes = fit("a.weights");
        assert_eq!(bytes, fit("b.weights"));
        assert!(rules.with(Read(&bytes)));
        let list = std::fs::read_to_string(folder.path().join("MANIFEST")).unwrap();
        assert_eq!(list.lines().count(), 2);
        assert!(
            list.contains("from 40 games in 2 files, seed 2 with 40 nodes"),
            "{list}"
        );
    }
}
