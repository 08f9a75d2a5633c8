//! The line protocol, line by line, without streams or a clock (docs/protocol.md).

use engine::ugi::{Heard, Outside, Thinking, Ugi};
use games::GameId;
use std::cell::Cell;

fn talk(ugi: &mut Ugi, line: &str) -> Vec<String> {
    let mut lines = Vec::new();
    let mut say = |line: &str| lines.push(line.to_owned());
    let mut outside = Outside {
        clock: &|| 0,
        say: &mut say,
        hear: &mut |_| Heard::Nothing,
    };
    assert!(ugi.line(line, &mut outside));
    lines
}

#[test]
fn it_introduces_itself_and_is_ready() {
    let mut ugi = Ugi::new();
    let lines = talk(&mut ugi, "ugi");
    assert!(
        lines
            .iter()
            .any(|line| line.starts_with("option name Rules type combo"))
    );
    assert_eq!(lines.last().unwrap(), "ugiok");
    assert_eq!(talk(&mut ugi, "isready"), ["readyok"]);
    assert_eq!(talk(&mut ugi, ""), Vec::<String>::new());
    let mut outside = Outside {
        clock: &|| 0,
        say: &mut |_| {},
        hear: &mut |_| Heard::Nothing,
    };
    assert!(!ugi.line("quit", &mut outside));
}

#[test]
fn it_plays_every_rule_set_by_depth() {
    for id in GameId::ALL {
        let mut ugi = Ugi::new();
        assert!(
            talk(
                &mut ugi,
                &format!("setoption name Rules value {}", id.name())
            )
            .is_empty()
        );
        assert!(talk(&mut ugi, "setoption name Hash value 1").is_empty());
        assert!(talk(&mut ugi, "position startpos").is_empty());
        let lines = talk(&mut ugi, "go depth 3");
        let best = lines
            .last()
            .unwrap()
            .strip_prefix("bestmove ")
            .unwrap()
            .to_owned();
        assert!(lines[0].starts_with("info depth 1 score "), "{lines:?}");
        assert!(talk(&mut ugi, &format!("position startpos moves {best}")).is_empty());
        assert_eq!(talk(&mut ugi, "query p1turn"), ["response false"]);
        assert_eq!(talk(&mut ugi, "query gameover"), ["response false"]);
        assert_eq!(talk(&mut ugi, "query result"), ["response none"]);
    }
}

#[test]
fn what_is_wrong_is_named_and_nothing_changes() {
    let mut ugi = Ugi::new();
    for (line, key) in [
        ("dance", "error-command"),
        ("setoption name Rules value chess", "error-rules"),
        ("setoption name Level value 11", "error-number"),
        ("setoption name Colour value 1", "error-option"),
        ("setoption Level 3", "error-command"),
        ("position", "error-command"),
        ("position fen", "error-command"),
        ("query weather", "error-command"),
        ("go fast", "error-command"),
        ("go depth", "error-number"),
    ] {
        let lines = talk(&mut ugi, line);
        assert_eq!(lines.len(), 1, "{line}: {lines:?}");
        assert!(
            lines[0].starts_with(&format!("info string {key}")),
            "{line}: {lines:?}"
        );
    }
    let lines = talk(&mut ugi, "position startpos moves nonsense");
    assert!(
        lines[0].starts_with("info string ") && lines[0].contains("nonsense"),
        "{lines:?}"
    );
    assert!(
        talk(&mut ugi, "go depth 1")
            .last()
            .unwrap()
            .starts_with("bestmove ")
    );
}

/// A clock that passes a millisecond each time it is looked at, and lines that are heard when the clock
/// shows so many: what is said until the line has been dealt with, and the time that it took.
fn timed(ugi: &mut Ugi, line: &str, heard: &[(u64, Heard)]) -> (Vec<String>, u64, Vec<Thinking>) {
    let (now, mut next, mut stood) = (Cell::new(0), heard.iter().peekable(), Vec::new());
    let clock = || {
        now.set(now.get() + 1);
        now.get()
    };
    let mut lines = Vec::new();
    let mut say = |line: &str| lines.push(line.to_owned());
    let mut hear = |thinking| {
        if stood.last() != Some(&thinking) {
            stood.push(thinking);
        }
        let due = next.next_if(|(at, _)| *at <= now.get() || thinking == Thinking::Idle);
        due.map_or(Heard::Nothing, |(_, heard)| *heard)
    };
    let mut outside = Outside {
        clock: &clock,
        say: &mut say,
        hear: &mut hear,
    };
    assert!(ugi.line(line, &mut outside));
    (lines, now.get(), stood)
}

/// A conversation about a position with many moves.
fn middle_game() -> Ugi {
    let mut ugi = Ugi::new();
    for line in [
        "setoption name Hash value 1",
        "position startpos moves 11-15 23-19 8-11 22-17",
        "isready",
    ] {
        talk(&mut ugi, line);
    }
    ugi
}

#[test]
fn a_search_without_end_is_stopped_from_outside() {
    for line in ["go infinite", "go", "go ponder", "go ponder movetime 5"] {
        let (lines, time, stood) = timed(&mut middle_game(), line, &[(50, Heard::Stop)]);
        assert!(lines.last().unwrap().starts_with("bestmove "), "{line}");
        assert_eq!(stood, [Thinking::Endless], "{line}");
        assert!((50..80).contains(&time), "{line}: {time}");
    }
}

#[test]
fn an_exact_time_is_kept_and_a_clock_is_not_used_up() {
    for (line, least, most) in [
        ("go movetime 300", 300, 320),
        ("go p1time 4000 p2time 4000", 50, 600),
        ("go clock wtime 20 btime 20 winc 0 binc 0", 2, 15),
        ("go p1time 0 p2time 0", 1, 10),
    ] {
        let (lines, time, stood) = timed(&mut middle_game(), line, &[]);
        assert!(lines.last().unwrap().starts_with("bestmove "), "{line}");
        assert!((least..most).contains(&time), "{line}: {time}");
        assert_eq!(stood, [Thinking::Limited], "{line}");
    }
}

#[test]
fn a_move_without_a_choice_is_played_at_once_and_held_back_while_pondering() {
    let position = "position startpos moves 11-15 22-18";
    let mut ugi = middle_game();
    talk(&mut ugi, position);
    let (lines, time, _) = timed(&mut ugi, "go p1time 60000 p2time 60000", &[]);
    assert_eq!(lines.last().unwrap(), "bestmove 15x22");
    assert!(time < 50, "{time}");
    for heard in [Heard::PonderHit, Heard::Stop] {
        let wait = [(u64::MAX, Heard::Nothing), (u64::MAX, heard)];
        let (lines, _, stood) = timed(&mut ugi, "go ponder p1time 60000 p2time 60000", &wait);
        assert_eq!(lines.last().unwrap(), "bestmove 15x22");
        assert_eq!(stood, [Thinking::Endless, Thinking::Idle]);
    }
    let (_, _, stood) = timed(&mut ugi, "go infinite", &[(u64::MAX, Heard::Stop)]);
    assert_eq!(stood, [Thinking::Endless, Thinking::Idle]);
}

#[test]
fn after_the_expected_move_the_own_time_begins() {
    let hit = [(500, Heard::PonderHit)];
    let (_, time, stood) = timed(&mut middle_game(), "go ponder movetime 100", &hit);
    assert!((600..620).contains(&time), "{time}");
    assert_eq!(stood, [Thinking::Endless, Thinking::Limited]);
    // What was thought before counts: the answer is there already.
    let line = "go ponder p1time 4000 p2time 4000";
    let (lines, time, _) = timed(&mut middle_game(), line, &[(3000, Heard::PonderHit)]);
    assert!((3000..3020).contains(&time), "{time}");
    assert!(lines.last().unwrap().starts_with("bestmove "));
}

#[test]
fn the_expected_reply_is_told_when_it_is_wanted() {
    let mut ugi = middle_game();
    let best = |ugi: &mut Ugi| talk(ugi, "go depth 5").pop().unwrap();
    assert_eq!(best(&mut ugi).split(' ').count(), 2);
    assert!(talk(&mut ugi, "setoption name Ponder value true").is_empty());
    let line = best(&mut ugi);
    let words: Vec<&str> = line.split(' ').collect();
    let ["bestmove", mv, "ponder", reply] = words[..] else {
        panic!("{line}");
    };
    let game = "position startpos moves 11-15 23-19 8-11 22-17";
    assert!(talk(&mut ugi, &format!("{game} {mv} {reply}")).is_empty());
    // Nothing is being thought about.
    assert!(talk(&mut ugi, "ponderhit").is_empty());
}
