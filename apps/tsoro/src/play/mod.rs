//! `tsoro play`: a game in the terminal, full screen or as plain lines.
//! Does not know any rule: a session knows the game, and the engine plays.

mod disc;
mod flight;
mod input;
mod kept;
mod layout;
mod lines;
mod look;
mod paint;
mod panel;
mod points;
mod scene;
mod screen;
mod squares;
mod table;
#[cfg(test)]
mod tests;
mod thinker;
mod words;

use crate::{args, clock, failure::Failure, values, values::Seat};
use game::{Refusal, Side};
use games::GameId;
use kept::{Found, Kept};
use look::Look;
use session::{Session, Start};
use std::env;
use std::io::{IsTerminal, stdin, stdout};
use std::time::{SystemTime, UNIX_EPOCH};
use table::{Player, Table, Thinking};
use text::{Text, Value};

/// The computer's level when none is asked for.
const LEVEL: u8 = 3;
/// Milliseconds that level 10 takes for a move when nothing else is asked for.
const MILLIS: u32 = 1000;

/// Plays until the person stops.
///
/// # Errors
/// For an unknown rule set, level, side, time, seed or position; when a kept game is in the way of
/// a position; when the terminal or a file does not work.
pub fn run(arguments: &args::Play, text: &Text) -> Result<(), Failure> {
    let rules = GameId::parse(&arguments.rules)?;
    let wishes = Wishes::read(arguments)?;
    let start = start(arguments, rules, wishes.thinking.seed)?;
    let kept = Kept::of(rules);
    if arguments.new {
        kept.set_aside()?;
    }
    let mut notes = Vec::new();
    let found = match kept.read(rules)? {
        Found::Nothing => None,
        Found::Game(session) => Some(*session),
        Found::Damaged { reason, file } => {
            let reason = text.refusal(&crate::failure::board(rules), &reason);
            let file = Value::Text(file.display().to_string());
            notes.push(text.with(
                "terminal-damaged",
                &[("reason", reason.into()), ("file", file)],
            ));
            None
        }
    };
    if found.is_some() && start.is_some() {
        let flag = if arguments.ballot.is_some() {
            "--ballot"
        } else {
            "--position"
        };
        return Err(Refusal::new("bad-kept").with("flag", flag).into());
    }
    if found.is_some() {
        notes.push(text.get("terminal-goes-on"));
    }
    let players = wishes.players(found.as_ref());
    let session = found.or(start).unwrap_or_else(|| Session::new(rules));
    let table = Table::new(session, players, wishes.thinking, kept);
    let look = Look::choose(arguments.ascii);
    let dumb = env::var("TERM").is_ok_and(|terminal| terminal == "dumb");
    if arguments.lines || dumb || !stdin().is_terminal() || !stdout().is_terminal() {
        lines::run(table, text, look, &notes)
    } else {
        screen::run(table, text, look, &notes)
    }
}

/// The game that a ballot or a position begins, when one is asked for.
fn start(arguments: &args::Play, rules: GameId, seed: u64) -> Result<Option<Session>, Failure> {
    let start = match (&arguments.position, &arguments.ballot) {
        (Some(fen), _) => Start::Position(fen.clone()),
        (_, Some(ballot)) => Start::Opening(values::opening(rules, ballot, seed)?),
        _ => return Ok(None),
    };
    Session::begin(rules, &start)
        .map(Some)
        .map_err(|refusal| Failure::on(rules, refusal))
}

/// What the command line asks for, read.
struct Wishes {
    level: Option<u8>,
    seat: Option<Seat>,
    two_players: bool,
    watch: bool,
    thinking: Thinking,
}

impl Wishes {
    fn read(arguments: &args::Play) -> Result<Wishes, Refusal> {
        let seed = match &arguments.seed {
            Some(seed) => values::whole("--seed", seed, 0..=u64::MAX)?,
            None => lot(),
        };
        let millis = arguments
            .seconds
            .as_deref()
            .map_or(Ok(MILLIS), values::millis)?;
        Ok(Wishes {
            level: arguments.level.as_deref().map(values::level).transpose()?,
            seat: arguments.side.as_deref().map(values::seat).transpose()?,
            two_players: arguments.two_players,
            watch: arguments.watch,
            thinking: Thinking {
                millis,
                seed,
                book: !arguments.no_book,
            },
        })
    }

    /// Who plays which side: as asked for, else as kept with the game, else the person by lot
    /// (article C15) against the computer.
    fn players(&self, kept: Option<&Session>) -> [Player; 2] {
        let noted = |name: &str| Player::from_note(kept?.note(name)?);
        let before = noted("first")
            .zip(noted("second"))
            .map(|(first, second)| [first, second]);
        let kept_level = before
            .into_iter()
            .flatten()
            .find_map(|player| match player {
                Player::Computer(level) => Some(level),
                Player::Person => None,
            });
        let computer = Player::Computer(self.level.or(kept_level).unwrap_or(LEVEL));
        if self.two_players {
            return [Player::Person; 2];
        }
        if self.watch {
            return [computer; 2];
        }
        let side = match (self.seat, before) {
            (None, Some(players)) if self.level.is_none() || kept_level.is_some() => {
                let level = |player| {
                    if player == Player::Person {
                        player
                    } else {
                        computer
                    }
                };
                return players.map(level);
            }
            (Some(Seat::Chosen(side)), _) => side,
            _ if self.thinking.seed.count_ones().is_multiple_of(2) => Side::First,
            _ => Side::Second,
        };
        match side {
            Side::First => [Player::Person, computer],
            Side::Second => [computer, Player::Person],
        }
    }
}

/// A number that is different every time.
fn lot() -> u64 {
    let now = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .unwrap_or_default();
    let mixed =
        (now.as_secs() ^ u64::from(now.subsec_nanos()) << 20).wrapping_add(clock::passed_millis());
    mixed.wrapping_mul(0x9E37_79B9_7F4A_7C15)
}
