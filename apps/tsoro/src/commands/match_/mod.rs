//! `tsoro match`: two programs play each other over the line protocol, and the pairs are counted.
//! Does not know any rule: a session referees, and the numbers come from `engine::pairs`.

mod clocks;
mod conversation;
mod fault;
mod openings;
mod pairing;
mod player;
mod processor;
mod program;
mod referee;
mod report;
mod terms;

use super::print_json;
use crate::{args, failure::Failure};
use anyhow::{Context, bail};
use conversation::Conversation;
use game::Refusal;
use pairing::Event;
use player::{Dialect, Player};
use program::Stop;
use report::Report;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use terms::{Limit, Terms};
use text::Text;

/// Plays the match and prints its result.
///
/// # Errors
/// For what is not understood on the command line or in the file of openings, a player that does
/// not start, or a file that cannot be written.
pub fn run(arguments: &args::Match, text: &Text) -> Result<(), Failure> {
    let terms = Terms::read(arguments)?;
    let players = [
        Player::read("A", &arguments.a, "--option-a", &arguments.option_a)?,
        Player::read("B", &arguments.b, "--option-b", &arguments.option_b)?,
    ];
    if terms.by_processor_time && !processor::known() {
        return Err(Failure::Work(anyhow::anyhow!(
            "--cputime: this system does not tell the processor time in /proc/PID/stat"
        )));
    }
    clocks_are_understood(&terms, &players)?;
    terms.judge()?;
    let openings = openings::choose(&terms, arguments.openings.as_deref(), text)?;
    let stop: Stop = Arc::new(AtomicBool::new(false));
    let names = introductions(&players, &terms, &stop)?;
    listen_for_interrupts(&stop)?;
    let mut games = arguments.pdn.as_deref().map(opened).transpose()?;
    let mut report = Report::new(&terms, &players, names, openings.len());
    let mut trouble = Ok(());
    pairing::play(&terms, &players, &openings, &stop, &mut |event| {
        let goes_on = match &event {
            Event::Game(game) => {
                report.game(game);
                let written = games.as_mut().map_or(Ok(()), |file| {
                    let text = game.pdn(&terms, &players);
                    file.write_all(text.as_bytes())
                });
                trouble = written.context("--pdn");
                trouble.is_ok()
            }
            Event::Pair(pair) => report.pair(pair),
        };
        if !goes_on {
            stop.store(true, Ordering::Relaxed);
        }
    });
    report.close(stop.load(Ordering::Relaxed));
    trouble?;
    if arguments.json {
        return Ok(print_json(&report.object())?);
    }
    let mut out = std::io::stdout().lock();
    Ok(out.write_all(report.result().as_bytes())?)
}

/// The short dialect has no words for a clock.
fn clocks_are_understood(terms: &Terms, players: &[Player; 2]) -> Result<(), Refusal> {
    let without = players
        .iter()
        .find(|player| player.dialect == Dialect::Simple);
    match (terms.limit, without) {
        (Limit::Clock(_), Some(player)) => Err(Refusal::new("bad-conflict")
            .with("found", "--clock")
            .with("other", player.shown.as_str())),
        _ => Ok(()),
    }
}

/// Starts each player once, so that a wrong command line is told before the first game, and
/// returns what they call themselves.
fn introductions(
    players: &[Player; 2],
    terms: &Terms,
    stop: &Stop,
) -> Result<[String; 2], anyhow::Error> {
    let mut names = [String::new(), String::new()];
    for (name, player) in names.iter_mut().zip(players) {
        match Conversation::open(player, terms.rules, stop) {
            Ok(conversation) => *name = conversation.name().to_owned(),
            Err(trouble) => bail!("{} ({}): {trouble}", player.letter, player.shown),
        }
    }
    Ok(names)
}

fn opened(file: &str) -> Result<File, anyhow::Error> {
    let mut options = OpenOptions::new();
    options.append(true).create(true);
    options.open(file).with_context(|| file.to_owned())
}

/// The first Ctrl-C ends the match, a second one the program.
#[cfg(unix)]
fn listen_for_interrupts(stop: &Stop) -> Result<(), anyhow::Error> {
    use signal_hook::{consts::SIGINT, flag};
    flag::register_conditional_default(SIGINT, Arc::clone(stop))?;
    flag::register(SIGINT, Arc::clone(stop))?;
    Ok(())
}

#[cfg(not(unix))]
fn listen_for_interrupts(_: &Stop) -> Result<(), anyhow::Error> {
    Ok(())
}
