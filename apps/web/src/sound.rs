//! The sounds of a game, computed: wood on wood. Which of them a change on the board makes.
//! Does not know how sounds are played, and holds no recording.

use crate::frame::{Frame, Notice};
use game::{Board, Point, Side};

/// One sound.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Strike {
    /// A man is set down.
    Place,
    /// A man is taken off: two knocks.
    Take,
    /// A man is set on another: disc on disc.
    Stack,
    /// A row is closed: three knocks that rise.
    Row,
    /// The game is over: two low bars of wood.
    End,
    /// A touch is refused: a soft thud.
    Refuse,
}

impl Strike {
    /// All of them.
    pub const ALL: [Strike; 6] = [
        Strike::Place,
        Strike::Take,
        Strike::Stack,
        Strike::Row,
        Strike::End,
        Strike::Refuse,
    ];

    /// How long the device trembles with it, in milliseconds.
    #[must_use]
    pub const fn tremor(self) -> u32 {
        match self {
            Strike::Place | Strike::Refuse => 10,
            Strike::Take | Strike::Stack => 20,
            Strike::Row | Strike::End => 40,
        }
    }

    /// Its knocks.
    const fn knocks(self) -> &'static [Knock] {
        match self {
            Strike::Place => &[Knock(0.0, 410.0, 0.5, 1.0)],
            Strike::Take => &[Knock(0.0, 360.0, 0.5, 1.0), Knock(0.085, 530.0, 0.4, 1.0)],
            Strike::Stack => &[Knock(0.0, 840.0, 0.34, 0.8), Knock(0.06, 1020.0, 0.4, 0.8)],
            Strike::Row => &[
                Knock(0.0, 410.0, 0.42, 1.0),
                Knock(0.09, 515.0, 0.42, 1.0),
                Knock(0.18, 615.0, 0.46, 1.3),
            ],
            Strike::End => &[Knock(0.0, 262.0, 0.4, 5.0), Knock(0.17, 196.0, 0.46, 6.0)],
            Strike::Refuse => &[Knock(0.0, 150.0, 0.3, 0.7)],
        }
    }

    /// The sound as samples from -1 to 1, `rate` to a second; less than a second long.
    #[must_use]
    pub fn samples(self, rate: f32) -> Vec<f32> {
        let end = self
            .knocks()
            .iter()
            .map(|Knock(after, _, _, ring)| after + LENGTH * ring)
            .fold(0.0, f32::max);
        let mut samples = vec![0.0; (end * rate) as usize];
        for knock in self.knocks() {
            knock.add(&mut samples, rate);
        }
        samples
    }
}

/// How long a plain knock is heard, in seconds.
const LENGTH: f32 = 0.12;

/// The ways in which a short bar of wood swings: how much higher than the lowest, how strong, and
/// how fast they die away, in parts of `e` to a second.
const SWINGS: [(f32, f32, f32); 4] = [
    (1.0, 1.0, 34.0),
    (2.41, 0.5, 52.0),
    (3.93, 0.28, 80.0),
    (6.1, 0.13, 120.0),
];

/// Wood hits wood once: when, in seconds; the lowest of its tones, in swings to a second; how loud,
/// 0 to 1; how long it rings, in times of a plain knock.
struct Knock(f32, f32, f32, f32);

impl Knock {
    fn add(&self, samples: &mut [f32], rate: f32) {
        let Knock(after, pitch, loud, ring) = self;
        let first = (after * rate) as usize;
        let length = LENGTH * ring;
        let whole: f32 = SWINGS.iter().map(|(_, strong, _)| strong).sum();
        let mut swings = SWINGS.map(|(times, strong, fall)| {
            Swing::new(strong / whole, pitch * times / rate, fall / ring / rate)
        });
        // The same noise each time: the touch of two rough faces.
        let mut noise: u32 = 12_345;
        let (mut touch, touch_falls) = (0.35, dying(700.0 / rate));
        for (index, sample) in samples.iter_mut().skip(first).enumerate() {
            let time = index as f32 / rate;
            if time > length {
                break;
            }
            let swinging: f32 = swings.iter_mut().map(Swing::next).sum();
            noise = noise.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let rough = (noise >> 16) as f32 / 32_768.0 - 1.0;
            // Neither a crack at the beginning nor one at the end.
            let edge = (time * 1500.0).min(1.0) * ((length - time) * 200.0).clamp(0.0, 1.0);
            *sample += loud * edge * (swinging + rough * touch);
            touch *= touch_falls;
        }
    }
}

/// A swing that dies away: a point that turns around nothing and comes nearer to it with each sample.
/// Turned by two multiplications a sample, it needs no sine.
struct Swing {
    at: (f32, f32),
    step: (f32, f32),
}

impl Swing {
    /// A swing of so much strength, so many turns a sample, and so much loss a sample, in parts of
    /// `e`. A tone too high for the samples is left out.
    fn new(strong: f32, turns: f32, fall: f32) -> Swing {
        let strong = if turns < 0.5 { strong } else { 0.0 };
        let (along, aside) = turned(std::f32::consts::TAU * turns.min(0.5));
        let less = dying(fall);
        Swing {
            at: (strong, 0.0),
            step: (along * less, aside * less),
        }
    }

    fn next(&mut self) -> f32 {
        let ((x, y), (along, aside)) = (self.at, self.step);
        self.at = (x * along - y * aside, x * aside + y * along);
        y
    }
}

/// Cosine and sine of an angle from 0 to half a turn, by their series at half of it.
fn turned(angle: f32) -> (f32, f32) {
    let half = angle / 2.0;
    let square = half * half;
    let sine = half
        * (1.0
            - square / 6.0 * (1.0 - square / 20.0 * (1.0 - square / 42.0 * (1.0 - square / 72.0))));
    let cosine =
        1.0 - square / 2.0 * (1.0 - square / 12.0 * (1.0 - square / 30.0 * (1.0 - square / 56.0)));
    (cosine * cosine - sine * sine, 2.0 * sine * cosine)
}

/// What is left after a small loss in parts of `e`, by the series of the exponential function.
fn dying(fall: f32) -> f32 {
    1.0 - fall * (1.0 - fall / 2.0 * (1.0 - fall / 3.0 * (1.0 - fall / 4.0)))
}

/// What is heard between two frames of a game, with the number of hops before it.
#[must_use]
pub fn beats(board: &Board, before: &Frame, now: &Frame) -> Vec<(usize, Strike)> {
    if matches!(now.notice, Some(Notice::Refusal(_))) {
        return vec![(0, Strike::Refuse)];
    }
    let forward = now.live && now.snapshot.ply == before.snapshot.ply + 1;
    let played = now.snapshot.last.as_ref().filter(|_| forward);
    let mut beats = Vec::new();
    let mut hops = 0;
    if let Some(played) = played {
        hops = played.route.len().saturating_sub(1);
        let leaps = hops > 0 && played.taken.len() == hops;
        let last = if stacked(now, played.side) > stacked(before, played.side) {
            Strike::Stack
        } else if closes(board, now, played.route.last().copied()) {
            Strike::Row
        } else if played.taken.is_empty() {
            Strike::Place
        } else {
            Strike::Take
        };
        if leaps {
            beats.extend((1..hops).map(|hop| (hop, Strike::Take)));
            if last == Strike::Stack {
                beats.push((hops, Strike::Take));
            }
        }
        beats.push((hops, last));
    } else if now.snapshot.ply != before.snapshot.ply {
        beats.push((1, Strike::Place));
    }
    if now.over && !before.over && now.live {
        beats.push((hops, Strike::End));
    }
    beats
}

/// How many men of a side are set one on another.
fn stacked(frame: &Frame, side: Side) -> usize {
    let men = frame.snapshot.standing.men.iter().flatten();
    men.filter(|man| man.side == side && man.height > 1).count()
}

/// Whether a row through this point is held by one side.
fn closes(board: &Board, frame: &Frame, end: Option<Point>) -> bool {
    let side = |point: &Point| {
        let man = frame.snapshot.standing.men.get(point.index());
        man.copied().flatten().map(|man| man.side)
    };
    end.is_some_and(|end| {
        board.rows.iter().any(|row| {
            row.contains(&end)
                && side(&end).is_some()
                && row.iter().all(|at| side(at) == side(&end))
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn swings_are_sines_that_die_away() {
        for (turns, fall) in [(0.001, 0.0008), (0.05, 0.002), (0.14, 0.003), (0.49, 0.01)] {
            let mut swing = Swing::new(0.7, turns, fall);
            for index in 0..4000 {
                let time = f64::from(index);
                let turn = std::f64::consts::TAU * f64::from(turns) * time;
                let exact = 0.7 * turn.sin() * (-f64::from(fall) * time).exp();
                let off = (f64::from(swing.next()) - exact).abs();
                assert!(off < 5e-3, "{turns} {index}: {off}");
            }
        }
        assert_eq!(Swing::new(1.0, 0.6, 0.01).at, (0.0, 0.0));
    }
}
