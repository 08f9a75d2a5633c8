//! What follows signals hears of every change, once, and ends with what it belongs to.

use std::cell::RefCell;
use std::rc::Rc;
use web::signals::{self, Memo, Signal, Stored, follow, keep, settle};

/// A list that tests write into from followers.
#[derive(Clone, Default)]
struct Log(Rc<RefCell<Vec<String>>>);

impl Log {
    fn add(&self, what: impl ToString) {
        self.0.borrow_mut().push(what.to_string());
    }

    fn take(&self) -> Vec<String> {
        settle();
        std::mem::take(&mut *self.0.borrow_mut())
    }
}

/// Writes into the log when it is dropped.
struct Dropped(Log, &'static str);

impl Drop for Dropped {
    fn drop(&mut self) {
        self.0.add(self.1);
    }
}

#[test]
fn a_follower_works_once_for_all_changes_made_before_it() {
    let (log, seen) = (Log::default(), Signal::new(1));
    let inside = log.clone();
    follow(move |_| inside.add(seen.get()));
    assert!(
        log.0.borrow().is_empty(),
        "it works after the code that made it"
    );
    assert_eq!(log.take(), ["1"]);
    seen.set(2);
    seen.update(|value| *value += 1);
    assert_eq!(log.take(), ["3"]);
    assert_eq!(seen.get_untracked(), 3);
    assert!(log.take().is_empty());
}

#[test]
fn a_follower_is_given_what_it_gave_before() {
    let (log, seen) = (Log::default(), Signal::new(5));
    let inside = log.clone();
    follow(move |before: Option<i32>| {
        inside.add(format!("{before:?}"));
        seen.get()
    });
    assert_eq!(log.take(), ["None"]);
    seen.set(6);
    assert_eq!(log.take(), ["Some(5)"]);
}

#[test]
fn a_memo_stops_a_change_that_leaves_its_value() {
    let (log, seen) = (Log::default(), Signal::new(1));
    let (made, heard) = (log.clone(), log.clone());
    let even = Memo::new(move |_| {
        made.add("made");
        seen.get() % 2 == 0
    });
    follow(move |_| heard.add(even.get()));
    assert_eq!(log.take(), ["made", "false"]);
    seen.set(3);
    assert_eq!(log.take(), ["made"]);
    seen.set(4);
    assert_eq!(log.take(), ["made", "true"]);
    // What reads it at once reads the new value.
    seen.set(7);
    assert!(!even.get_untracked());
    assert_eq!(log.take(), ["made", "false"]);
}

#[test]
fn two_ways_to_one_follower_make_one_piece_of_work_with_values_of_one_time() {
    let (log, seen) = (Log::default(), Signal::new(1));
    let double = Memo::new(move |_| seen.get() * 2);
    let triple = Memo::new(move |_| seen.get() * 3);
    let sum = Memo::new(move |_| double.get() + triple.get());
    let inside = log.clone();
    follow(move |_| {
        let (seen, sum) = (seen.get(), sum.get());
        inside.add(format!("{seen}:{sum}"));
    });
    assert_eq!(log.take(), ["1:5"]);
    seen.set(2);
    assert_eq!(log.take(), ["2:10"]);
}

#[test]
fn what_a_follower_reads_is_what_it_read_the_last_time() {
    let log = Log::default();
    let (which, left, right) = (Signal::new(true), Signal::new("l"), Signal::new("r"));
    let inside = log.clone();
    follow(move |_| inside.add(if which.get() { left.get() } else { right.get() }));
    assert_eq!(log.take(), ["l"]);
    right.set("R");
    assert!(log.take().is_empty());
    which.set(false);
    assert_eq!(log.take(), ["R"]);
    left.set("L");
    assert!(log.take().is_empty());
    right.set("r");
    assert_eq!(log.take(), ["r"]);
}

#[test]
fn what_is_read_without_following_brings_no_work() {
    let (log, seen, other) = (Log::default(), Signal::new(1), Signal::new(1));
    let double = Memo::new(move |_| other.get() * 2);
    let inside = log.clone();
    follow(move |_| {
        inside.add(seen.get() + other.get_untracked() + double.get_untracked());
    });
    assert_eq!(log.take(), ["4"]);
    other.set(10);
    assert!(log.take().is_empty());
    seen.set(2);
    assert_eq!(log.take(), ["32"]);
}

#[test]
fn what_a_follower_made_ends_when_it_works_again() {
    let (log, outer, inner) = (Log::default(), Signal::new(1), Signal::new(1));
    let inside = log.clone();
    let nodes = signals::count();
    follow(move |_| {
        let number = outer.get();
        let stored = Stored::new(number * 100);
        keep(Box::new(Dropped(inside.clone(), "dropped")));
        let inside = inside.clone();
        follow(move |_| inside.add(stored.get() + inner.get()));
    });
    assert_eq!(log.take(), ["101"]);
    let with_one = signals::count();
    assert_eq!(with_one, nodes + 3);
    inner.set(2);
    assert_eq!(log.take(), ["102"]);
    outer.set(2);
    assert_eq!(log.take(), ["dropped", "202"]);
    // The follower that ended hears nothing any more, also when it was told before it ended.
    inner.set(3);
    outer.set(3);
    let heard = log.take();
    assert_eq!(heard.last().map(String::as_str), Some("303"));
    for number in 0..50 {
        outer.set(number);
        settle();
    }
    assert_eq!(signals::count(), with_one, "no node is left over");
}

#[test]
fn a_follower_may_change_what_others_follow_and_what_it_reads_itself() {
    let (log, wish, real) = (Log::default(), Signal::new(0), Signal::new(0));
    follow(move |_| {
        let wished = wish.get();
        if wished < 3 {
            wish.set(wished + 1);
        }
        real.set(wished);
    });
    let inside = log.clone();
    follow(move |_| inside.add(real.get()));
    let heard = log.take();
    assert_eq!(heard.last().map(String::as_str), Some("3"), "{heard:?}");
}

#[test]
fn stored_values_are_changed_without_telling() {
    let (log, stored) = (Log::default(), Stored::new(vec![1]));
    let inside = log.clone();
    follow(move |_| inside.add(stored.with(Vec::len)));
    assert_eq!(log.take(), ["1"]);
    assert_eq!(
        stored.update(|list| {
            list.push(2);
            list.len()
        }),
        2
    );
    stored.set(Vec::new());
    assert!(log.take().is_empty());
}

#[test]
fn work_is_planned_when_there_is_some() {
    thread_local! {
        static PLANNED: RefCell<u32> = const { RefCell::new(0) };
    }
    fn planned() -> u32 {
        PLANNED.with(|planned| *planned.borrow())
    }
    signals::plan_by(|| PLANNED.with(|planned| *planned.borrow_mut() += 1));
    let seen = Signal::new(1);
    seen.set(2);
    assert_eq!(planned(), 0, "nobody follows it");
    follow(move |_| seen.get());
    assert_eq!(planned(), 1);
    settle();
    seen.set(3);
    assert_eq!(planned(), 2);
}
