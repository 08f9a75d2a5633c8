//! A clock with two faces on one device: minutes and an increment a move.
//! Does not know what the time is: it is told, in milliseconds since 1970, so that a device that
//! slept finds the time gone. It does not know the game either.

use game::Side;

/// The most minutes and the most seconds a move that can be chosen.
pub const MOST_MINUTES: u32 = 180;
/// See [`MOST_MINUTES`].
pub const MOST_SECONDS: u32 = 60;

/// Times left, in seconds, that are said aloud when they are reached.
const SAID: [u32; 3] = [60, 30, 10];

/// With less than so many milliseconds left a side is short of time.
const LOW: u32 = 20_000;

/// How much time a game gives to each side.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Control {
    /// Minutes at the start, at least 1.
    pub minutes: u32,
    /// Seconds added after each move.
    pub seconds: u32,
}

impl Control {
    /// Those that are offered by one touch.
    pub const OFFERED: [Control; 5] = [
        Control::new(1, 0),
        Control::new(3, 2),
        Control::new(5, 0),
        Control::new(10, 5),
        Control::new(15, 10),
    ];

    /// So many minutes and seconds a move, brought within what can be chosen.
    #[must_use]
    pub const fn new(minutes: u32, seconds: u32) -> Control {
        let minutes = if minutes < 1 { 1 } else { minutes };
        Control {
            minutes: if minutes > MOST_MINUTES {
                MOST_MINUTES
            } else {
                minutes
            },
            seconds: if seconds > MOST_SECONDS {
                MOST_SECONDS
            } else {
                seconds
            },
        }
    }

    /// As it is written everywhere: `5+3`.
    #[must_use]
    pub fn name(self) -> String {
        format!("{}+{}", self.minutes, self.seconds)
    }

    /// Reads what [`Control::name`] writes.
    #[must_use]
    pub fn read(text: &str) -> Option<Control> {
        let (minutes, seconds) = text.trim().split_once('+')?;
        Some(Control::new(minutes.parse().ok()?, seconds.parse().ok()?))
    }
}

/// The clock of one game.
#[derive(Clone, PartialEq, Debug)]
pub struct Clock {
    control: Control,
    /// Milliseconds left, by [`Side::index`], when the running side's turn began.
    left: [u32; 2],
    /// Whose time runs, and since when.
    running: Option<(Side, f64)>,
    /// The last time that was said aloud for each side, in seconds.
    said: [u32; 2],
}

impl Clock {
    /// A clock that stands at the start.
    #[must_use]
    pub fn new(control: Control) -> Clock {
        Clock::with(control, [control.minutes * 60_000; 2])
    }

    fn with(control: Control, left: [u32; 2]) -> Clock {
        let passed = |left: u32| {
            let said = SAID.into_iter().filter(|said| said * 1000 >= left);
            said.min().unwrap_or(u32::MAX)
        };
        Clock {
            control,
            left,
            running: None,
            said: left.map(passed),
        }
    }

    /// What it gives to each side.
    #[must_use]
    pub fn control(&self) -> Control {
        self.control
    }

    /// Milliseconds that a side has left.
    #[must_use]
    pub fn left(&self, side: Side, now: f64) -> u32 {
        let left = self.left[side.index()];
        match self.running {
            Some((running, since)) if running == side => left.saturating_sub(passed(since, now)),
            _ => left,
        }
    }

    /// Whose time runs.
    #[must_use]
    pub fn running(&self) -> Option<Side> {
        self.running.map(|(side, _)| side)
    }

    /// Lets the time of one side run from now on, or of neither.
    pub fn run(&mut self, side: Option<Side>, now: f64) {
        if self.running() != side {
            for side in Side::BOTH {
                self.left[side.index()] = self.left(side, now);
            }
            self.running = side.map(|side| (side, now));
        }
    }

    /// A side has made its move. The time is added when its time ran.
    pub fn moved(&mut self, side: Side, now: f64) {
        if self.running() == Some(side) {
            self.run(None, now);
            let left = &mut self.left[side.index()];
            *left = left.saturating_add(self.control.seconds * 1000);
        }
    }

    /// The side whose time is up.
    #[must_use]
    pub fn up(&self, now: f64) -> Option<Side> {
        self.running().filter(|&side| self.left(side, now) == 0)
    }

    /// Whether a side is short of time.
    #[must_use]
    pub fn low(&self, side: Side, now: f64) -> bool {
        self.left(side, now) < LOW
    }

    /// The side whose time is to be said aloud now, with its seconds. Each is said once.
    pub fn say(&mut self, now: f64) -> Option<(Side, u32)> {
        let side = self.running()?;
        let left = self.left(side, now);
        let said = &mut self.said[side.index()];
        let due = SAID
            .into_iter()
            .filter(|seconds| left <= seconds * 1000 && seconds < said)
            .min()?;
        *said = due;
        Some((side, due))
    }

    /// The clock as text: milliseconds left of the first and the second side, milliseconds added a
    /// move, minutes at the start.
    #[must_use]
    pub fn write(&self, now: f64) -> String {
        let [first, second] = Side::BOTH.map(|side| self.left(side, now));
        let Control { minutes, seconds } = self.control;
        format!("{first} {second} {} {minutes}", seconds * 1000)
    }

    /// Reads what [`Clock::write`] writes; the clock stands.
    #[must_use]
    pub fn read(text: &str) -> Option<Clock> {
        let numbers: Vec<u32> = text
            .split_whitespace()
            .map(|word| word.parse().ok())
            .collect::<Option<_>>()?;
        let &[first, second, added, minutes] = numbers.as_slice() else {
            return None;
        };
        Some(Clock::with(
            Control::new(minutes, added / 1000),
            [first, second],
        ))
    }
}

/// Whole milliseconds from one moment to another; none when the device's clock was set back.
fn passed(since: f64, now: f64) -> u32 {
    (now - since).max(0.0) as u32
}

/// A time as it stands on a clock: `1:02:03`, `4:05`, and `9.8` for the last ten seconds.
#[must_use]
pub fn face(millis: u32) -> String {
    if millis < 10_000 {
        return format!("{}.{}", millis / 1000, millis % 1000 / 100);
    }
    let seconds = millis.div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

/// After so many milliseconds the face shows something else.
#[must_use]
pub fn changes_after(millis: u32) -> u32 {
    if millis <= 10_000 {
        millis % 100 + 1
    } else {
        (millis - 1) % 1000 + 1
    }
}
