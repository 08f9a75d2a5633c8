//! The pairs of a match, played one after another or two at a time, each with programs of its own.
//! Does not know what is counted.

use super::openings::Opening;
use super::player::Player;
use super::program::Stop;
use super::referee::{self, Played, Room, Seat};
use super::terms::Terms;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::thread;

/// What happens in a match.
pub enum Event {
    /// A game has ended.
    Game(Box<Played>),
    /// Both games of a pair have ended.
    Pair(Pair),
}

/// A pair of games.
pub struct Pair {
    /// What its opening is called.
    pub opening: String,
    /// What A made of each: 1, 0 or -1.
    pub points: [i32; 2],
}

/// Plays all pairs, until `stop` is set.
pub fn play(
    terms: &Terms,
    players: &[Player; 2],
    openings: &[Opening],
    stop: &Stop,
    heard: &mut dyn FnMut(Event),
) {
    let all = terms.pairs.unwrap_or(openings.len());
    let next = AtomicUsize::new(0);
    let (send, events) = channel();
    thread::scope(|scope| {
        for _ in 0..terms.concurrency {
            let (send, openings, next) = (send.clone(), openings.to_vec(), &next);
            scope.spawn(move || {
                let mut room = Room {
                    seats: [Seat::new(&players[0]), Seat::new(&players[1])],
                    // They were opened before the match began.
                    judge: terms.judge().ok().flatten(),
                };
                loop {
                    let pair = next.fetch_add(1, Ordering::Relaxed);
                    let opening = &openings[pair % openings.len()];
                    if pair >= all || both(&mut room, opening, pair, terms, stop, &send).is_none() {
                        return;
                    }
                }
            });
        }
        drop(send);
        for event in events {
            heard(event);
        }
    });
}

/// Plays a pair. `None`: the match was stopped.
fn both(
    room: &mut Room<'_>,
    opening: &Opening,
    pair: usize,
    terms: &Terms,
    stop: &Stop,
    send: &Sender<Event>,
) -> Option<()> {
    let mut points = [0; 2];
    for (points, swapped) in points.iter_mut().zip([false, true]) {
        if stop.load(Ordering::Relaxed) {
            return None;
        }
        let played = referee::play(room, opening, (pair, swapped), terms, stop)?;
        *points = played.points();
        send.send(Event::Game(Box::new(played))).ok()?;
    }
    let opening = opening.name.clone();
    send.send(Event::Pair(Pair { opening, points })).ok()
}
