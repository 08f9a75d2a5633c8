//! How long the engine thinks about a move by a clock, and when its answer is due.
//! Does not know the game, the search or the words of the protocol.

use crate::ask::Info;

/// What of its time a player keeps back: milliseconds, and a share of what is left, but no more than
/// `MOST_KEPT`. A move takes a while to reach the other side, and a busy machine is late.
const KEPT: u64 = 5;
const KEPT_SHARE: u64 = 20;
const MOST_KEPT: u64 = 100;
/// For so many moves what is left has to last.
const MOVES: u64 = 28;
/// How many times as long as it is meant to take a move may take.
const LONGEST: u64 = 4;
/// How long to think, in hundredths of the time a move is meant to take, when the best move has been
/// the same for no, one, two... iterations more.
const STEADY: [u64; 6] = [160, 125, 105, 90, 75, 60];
/// By how much, in hundredths, it is longer when the score has fallen since the last iteration by so
/// many hundredths of a man, the most first.
const FALLEN: [(i32, u64); 2] = [(30, 160), (12, 130)];

/// The times of a search, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Times {
    /// When an answer is due at the latest.
    pub(crate) most: Option<u64>,
    /// How long a move is meant to take.
    pub(crate) meant: Option<u64>,
}

impl Times {
    /// An exact time.
    pub(crate) fn exact(millis: u64) -> Times {
        Times {
            most: Some(millis),
            meant: None,
        }
    }

    /// By a clock with so much left, which gains so much a move.
    pub(crate) fn of_clock(left: u64, gain: u64) -> Times {
        let usable = left.saturating_sub((KEPT + left / KEPT_SHARE).min(MOST_KEPT));
        let meant = (usable / MOVES + gain * 3 / 4).min(usable / 4);
        Times {
            most: Some((LONGEST * meant).min(usable / 2).max(1)),
            meant: Some(meant),
        }
    }

    /// Both, whichever ends first.
    pub(crate) fn and(self, other: Times) -> Times {
        let sooner = |one: Option<u64>, two: Option<u64>| one.into_iter().chain(two).min();
        Times {
            most: sooner(self.most, other.most),
            meant: sooner(self.meant, other.meant),
        }
    }
}

/// A search under way: how steady it is, and whether it may answer yet.
#[derive(Debug)]
pub(crate) struct Pace {
    times: Times,
    /// When the own time began, in milliseconds of the search; nothing while the other side thinks.
    own: Option<u64>,
    best: String,
    /// For how many iterations the best move has been the same, the first not counted.
    steady: usize,
    score: i32,
    /// Whether it was time to answer at the end of the last iteration.
    enough: bool,
}

impl Pace {
    /// A search that begins, in the own time or, `pondering`, in that of the other side.
    pub(crate) fn new(times: Times, pondering: bool) -> Pace {
        Pace {
            times,
            own: (!pondering).then_some(0),
            best: String::new(),
            steady: 0,
            score: i32::MIN,
            enough: false,
        }
    }

    /// Whether it is still the other side's time.
    pub(crate) fn pondering(&self) -> bool {
        self.own.is_none()
    }

    /// From now on, `passed` milliseconds after the search began, it is the own time. What has been
    /// thought before counts towards the time that is meant.
    pub(crate) fn hit(&mut self, passed: u64) {
        self.own.get_or_insert(passed);
    }

    /// Whether to go on, by what the search tells `passed` milliseconds after it began.
    pub(crate) fn goes_on(&mut self, info: &Info, passed: u64) -> bool {
        if info.finished && info.rank == 1 {
            self.weigh(info, passed);
        }
        let Some(own) = self.own else {
            return true;
        };
        let late = self.times.most.is_some_and(|most| passed - own >= most);
        !(late || self.enough)
    }

    /// Weighs an iteration that was finished.
    fn weigh(&mut self, info: &Info, passed: u64) {
        let best = info.pv.first().map_or("", String::as_str);
        if best == self.best {
            self.steady += 1;
        } else {
            self.steady = 0;
            best.clone_into(&mut self.best);
        }
        let fallen = self.score.saturating_sub(info.score);
        self.score = info.score;
        let longer = FALLEN.iter().find(|(by, _)| fallen >= *by);
        let share = STEADY[self.steady.min(STEADY.len() - 1)] * longer.map_or(100, |found| found.1);
        self.enough = (self.times.meant).is_some_and(|meant| passed * 10_000 >= meant * share);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn iteration(best: &str, score: i32) -> Info {
        Info {
            pv: vec![best.to_owned()],
            score,
            rank: 1,
            finished: true,
            ..Info::default()
        }
    }

    /// After how many milliseconds it answers, when an iteration ends every ten and `told` says what of.
    fn answered(pace: &mut Pace, told: impl Fn(u64) -> Info) -> u64 {
        let end = (1..).find(|turn| !pace.goes_on(&told(*turn), turn * 10));
        end.unwrap() * 10
    }

    fn clock() -> Pace {
        let times = Times {
            most: Some(4000),
            meant: Some(1000),
        };
        Pace::new(times, false)
    }

    #[test]
    fn a_steady_search_answers_early_and_a_troubled_one_late() {
        assert_eq!(answered(&mut clock(), |_| iteration("a", 5)), 600);
        let alternating = |turn: u64| iteration(if turn.is_multiple_of(2) { "a" } else { "b" }, 5);
        assert_eq!(answered(&mut clock(), alternating), 1600);
        let sinking = |turn: u64| iteration("a", -20 * turn as i32);
        assert_eq!(answered(&mut clock(), sinking), 780);
        let changed_late = |turn: u64| iteration(if turn < 59 { "a" } else { "b" }, 5);
        assert!(answered(&mut clock(), changed_late) > 600);
    }

    #[test]
    fn it_answers_in_time_within_an_iteration() {
        let mut pace = clock();
        let on_the_way = Info::default();
        assert!(pace.goes_on(&on_the_way, 3999));
        assert!(!pace.goes_on(&on_the_way, 4000));
        let mut exact = Pace::new(Times::exact(100), false);
        assert_eq!(answered(&mut exact, |_| iteration("a", 5)), 100);
    }

    #[test]
    fn thought_in_the_time_of_the_other_side_counts() {
        let mut pace = Pace::new(clock().times, true);
        assert!((1..500).all(|turn| pace.goes_on(&iteration("a", 5), turn * 10)));
        assert!(pace.pondering());
        pace.hit(5000);
        assert!(!pace.goes_on(&Info::default(), 5001));

        let mut exact = Pace::new(Times::exact(100), true);
        assert!(exact.goes_on(&Info::default(), 5000));
        exact.hit(5000);
        assert!(exact.goes_on(&Info::default(), 5099));
        assert!(!exact.goes_on(&Info::default(), 5100));
    }

    #[test]
    fn a_clock_is_shared_out_and_never_used_up() {
        let minute = Times::of_clock(60_000, 0);
        assert_eq!((minute.meant, minute.most), (Some(2139), Some(8556)));
        let more = Times::of_clock(60_000, 1000);
        assert_eq!(more.meant, Some(2139 + 750));
        for left in 0..5000 {
            for gain in [0, 10, 1000, 1_000_000] {
                let Times { most, meant } = Times::of_clock(left, gain);
                let most = most.unwrap();
                assert!(meant.unwrap() <= most, "{left} {gain}");
                assert!(most == 1 || 2 * most < left, "{left} {gain}");
            }
        }
    }
}
