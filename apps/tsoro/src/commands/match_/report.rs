//! What a match is counted as while it goes on, and how it is told.
//! Does not know how games are played.

use super::fault::Kind;
use super::pairing::Pair;
use super::player::Player;
use super::referee::Played;
use super::terms::Terms;
use engine::arena::Tally;
use engine::pairs::{Elo, Pairs, Sprt, Verdict};
use serde_json::{Value, json};
use std::fmt::Write as _;
use std::io::{self, IsTerminal, Write as _};

/// The count of a match. Games of a pair that was not finished are not in it.
pub struct Report<'a> {
    terms: &'a Terms,
    players: &'a [Player; 2],
    names: [String; 2],
    all: usize,
    tally: Tally,
    pairs: Pairs,
    /// Faults of each player, by [`Kind::ALL`].
    faults: [[u32; 4]; 2],
    stopped: bool,
    /// Whether progress is one line that is written again and again.
    renewed: bool,
}

impl<'a> Report<'a> {
    /// A match that has not begun.
    pub fn new(
        terms: &'a Terms,
        players: &'a [Player; 2],
        names: [String; 2],
        openings: usize,
    ) -> Report<'a> {
        Report {
            terms,
            players,
            names,
            all: terms.pairs.unwrap_or(openings),
            tally: Tally::default(),
            pairs: Pairs::default(),
            faults: [[0; 4]; 2],
            stopped: false,
            renewed: io::stderr().is_terminal(),
        }
    }

    /// Counts the fault of a game, if it has one, and tells it.
    pub fn game(&mut self, played: &Played) {
        let (Some(fault), Some(winner)) = (&played.fault, played.winner) else {
            return;
        };
        let loser = played.player(winner.other());
        let kinds = self.faults[loser].iter_mut().zip(Kind::ALL);
        for (count, kind) in kinds {
            *count += u32::from(kind == fault.kind);
        }
        let player = &self.players[loser];
        self.tell(&format!(
            "fault of {} ({}) in {}, game {}.{}, ply {}: {fault}",
            player.letter,
            player.shown,
            played.opening,
            played.pair + 1,
            u8::from(played.swapped) + 1,
            played.game.ply() + 1,
        ));
    }

    /// Counts a pair and tells how the match stands. Whether it is to go on.
    pub fn pair(&mut self, pair: &Pair) -> bool {
        for points in pair.points {
            self.tally.add(points);
        }
        let halves: i32 = pair.points.iter().map(|points| points + 1).sum();
        self.pairs.add(usize::try_from(halves).unwrap_or(0));
        let Tally {
            wins,
            draws,
            losses,
        } = self.tally;
        let mut line = format!(
            "pair {} of {}: A +{wins} ={draws} -{losses}, {:.1} %",
            self.pairs.number(),
            self.all,
            100.0 * self.tally.score()
        );
        if let Some(elo) = self.pairs.elo() {
            let _ = write!(line, ", Elo {}", interval(&elo));
        }
        if let Some(test) = &self.terms.sprt {
            let _ = write!(line, ", LLR {:.2}", test.ratio(&self.pairs));
        }
        if self.renewed {
            eprint!("\r{line}\x1b[K");
            // A line of progress that does not appear is no fault.
            let _ = io::stderr().flush();
        } else {
            eprintln!("{line}; {}", pair.opening);
        }
        self.verdict().is_none()
    }

    /// The match has ended, or was stopped before its end.
    pub fn close(&mut self, stopped: bool) {
        self.stopped = stopped && self.verdict().is_none();
        if self.renewed {
            eprintln!();
        }
    }

    fn verdict(&self) -> Option<Verdict> {
        self.terms.sprt?.verdict(&self.pairs)
    }

    /// A line of its own on the error output.
    fn tell(&self, line: &str) {
        if self.renewed {
            eprint!("\r\x1b[K");
        }
        eprintln!("{line}");
    }

    /// The result in lines.
    pub fn result(&self) -> String {
        let mut text = String::new();
        // Writing to a string does not fail.
        for (player, name) in self.players.iter().zip(&self.names) {
            let _ = writeln!(text, "{}: {} ({name})", player.letter, player.shown);
        }
        let Tally {
            wins,
            draws,
            losses,
        } = self.tally;
        let _ = writeln!(
            text,
            "games {}: A won {wins}, drawn {draws}, lost {losses}, score {:.2} %",
            self.tally.games(),
            100.0 * self.tally.score()
        );
        let [none, half, one, more, two] = self.pairs.counts;
        let _ = writeln!(
            text,
            "pairs {} by points of A: 0 {none}, 1/2 {half}, 1 {one}, 1 1/2 {more}, 2 {two}",
            self.pairs.number()
        );
        if let Some(elo) = self.pairs.elo() {
            let _ = writeln!(text, "Elo {}", interval(&elo));
        }
        if let Some(test) = &self.terms.sprt {
            let _ = writeln!(text, "{}", self.told(test));
        }
        for (player, faults) in self.players.iter().zip(&self.faults) {
            let counted = faults
                .iter()
                .zip(Kind::ALL)
                .filter(|(count, _)| **count > 0);
            let words: Vec<String> = counted
                .map(|(count, kind)| format!("{} {count}", kind.name()))
                .collect();
            if !words.is_empty() {
                let _ = writeln!(text, "faults of {}: {}", player.letter, words.join(", "));
            }
        }
        if self.stopped {
            text.push_str("stopped before its end\n");
        }
        text
    }

    /// How the test stands, in words.
    fn told(&self, test: &Sprt) -> String {
        let (lower, upper) = Sprt::bounds();
        let verdict = match self.verdict() {
            Some(Verdict::Better) => "accepted: Elo1",
            Some(Verdict::Null) => "accepted: Elo0",
            None => "not decided",
        };
        format!(
            "SPRT Elo0 {}, Elo1 {}: LLR {:.2} of {lower:.2} to {upper:.2}, {verdict}",
            test.elo0,
            test.elo1,
            test.ratio(&self.pairs)
        )
    }

    /// The result as an object.
    pub fn object(&self) -> Value {
        let players = self.players.iter().zip(&self.names).zip(&self.faults);
        let players: Vec<Value> = players
            .map(|((player, name), faults)| {
                let faults = faults.iter().zip(Kind::ALL);
                let faults = faults.map(|(count, kind)| (kind.name().to_owned(), json!(count)));
                json!({
                    "player": player.shown,
                    "name": name,
                    "faults": Value::Object(faults.collect()),
                })
            })
            .collect();
        let elo = self.pairs.elo().map(|elo| {
            // JSON has no infinity: such a bound is null.
            json!({ "low": elo.low, "mean": elo.mean, "high": elo.high })
        });
        let sprt = self.terms.sprt.map(|test| {
            let accepted = self.verdict().map(|verdict| match verdict {
                Verdict::Null => "elo0",
                Verdict::Better => "elo1",
            });
            json!({
                "elo0": test.elo0,
                "elo1": test.elo1,
                "llr": test.ratio(&self.pairs),
                "bounds": [Sprt::bounds().0, Sprt::bounds().1],
                "accepted": accepted,
            })
        });
        json!({
            "rules": self.terms.rules.name(),
            "players": players,
            "wins": self.tally.wins,
            "draws": self.tally.draws,
            "losses": self.tally.losses,
            "pairs": self.pairs.counts,
            "score": self.tally.score(),
            "elo": elo,
            "sprt": sprt,
            "stopped": self.stopped,
        })
    }
}

/// A difference with the bounds of its interval. Pairs that are all alike do not tell how far they
/// may differ.
fn interval(elo: &Elo) -> String {
    if elo.low >= elo.high {
        return format!("{:+.1} (no interval: all pairs alike)", elo.mean);
    }
    format!(
        "{:+.1} (95 %: {:+.1} to {:+.1})",
        elo.mean, elo.low, elo.high
    )
}
