//! What the game says in words: the line under the board, what is spoken, and names.
//! Does not know how or where it is shown.

use game::{Board, Point, Side};
use games::GameId;
use text::{Text, Value};
use web::endings;
use web::frame::{Frame, Notice};
use web::kept::Summary;
use web::settings::Opponent;
use web::table::Setup;

/// More men than this are not listed by name in the line under the board.
const MOST_LISTED: usize = 4;

/// What a rule set is called.
pub fn rules_name(text: &Text, rules: GameId) -> String {
    text.get(&format!("rules-{}", rules.name()))
}

/// What a game is called: its rules, and what it began with.
pub fn game_name(text: &Text, frame: &Frame) -> String {
    let game = ("game", rules_name(text, frame.rules).into());
    match (frame.giver, frame.opening) {
        (Some(giver), _) => text.with("game-with-odds", &[game, ("side", text.side(giver).into())]),
        (_, Some(number)) => {
            let number = Value::Number(i64::from(number));
            text.with("game-with-opening", &[game, ("number", number)])
        }
        _ => rules_name(text, frame.rules),
    }
}

/// Who plays a side: "You", "Computer, level 3".
pub fn player(text: &Text, frame: &Frame, side: Side) -> String {
    let computer = |level: u8| {
        text.with(
            "player-computer",
            &[("number", Value::Number(i64::from(level)))],
        )
    };
    if frame.lesson.is_some() && side != frame.setup.own {
        return String::new();
    }
    match frame.setup.opponent {
        Opponent::Computer if side == frame.setup.own => text.get("player-you"),
        Opponent::Friend if side != frame.setup.own => text.get("player-friend"),
        Opponent::Friend => text.get("player-you"),
        Opponent::Computer | Opponent::Nobody => computer(frame.setup.level_of(side)),
    }
}

/// Whom a kept game was played against.
pub fn opponent(text: &Text, setup: &Setup) -> String {
    match setup.opponent {
        Opponent::Computer => text.with(
            "player-computer",
            &[("number", Value::Number(i64::from(setup.level)))],
        ),
        Opponent::Friend => text.get("player-friend"),
        Opponent::Nobody => text.get("opponent-none"),
    }
}

/// How a kept game ended, for the person at this device.
pub fn result(text: &Text, summary: &Summary) -> String {
    let Some(result) = &summary.result else {
        return text.get("games-unfinished");
    };
    match result.winner {
        None => text.get("games-drawn"),
        Some(side) if summary.setup.opponent != Opponent::Computer => {
            text.with("games-side-won", &[("winner", text.side(side).into())])
        }
        Some(side) if side == summary.setup.own => text.get("games-won"),
        Some(_) => text.get("games-lost"),
    }
}

/// The line under the board.
pub fn line(text: &Text, board: &Board, frame: &Frame) -> String {
    match &frame.notice {
        Some(Notice::Refusal(refusal)) => return text.refusal(board, refusal),
        Some(Notice::Say(key)) => {
            let end = frame.snapshot.end.filter(|_| frame.over);
            let more = frame.men_known >= endings::MEN_OF_MORE;
            let men = ("men", if more { "five" } else { "four" }.into());
            let said = text.with(key, &[men]);
            return match end {
                Some(end) => format!("{said} {}", text.ending(&end)),
                None => said,
            };
        }
        Some(Notice::Hint(mv)) => return text.with("say-hint", &[("move", mv.as_str().into())]),
        None => {}
    }
    if let Some(lesson) = &frame.lesson {
        return match &lesson.said {
            Some(key) => of_lesson(text, board, key, &lesson.marks),
            None => to_do(text, board, frame),
        };
    }
    if frame.elsewhere {
        return text.get("games-elsewhere");
    }
    let judged = endings::sentence(text, frame);
    if !frame.live {
        return judged.unwrap_or_else(|| text.get("moves-looking"));
    }
    if let Some(end) = &frame.snapshot.end {
        return text.ending(end);
    }
    if let Some(judged) = judged.filter(|_| frame.touched.is_empty()) {
        return judged;
    }
    let next = match frame.wanted {
        Some(_) => text.get("turn-thinking"),
        None => to_do(text, board, frame),
    };
    // What nobody at the table has done is told before the first move that somebody makes.
    if frame.snapshot.ply != frame.fixed || !frame.touched.is_empty() {
        return next;
    }
    let begun = match (frame.opening, frame.giver) {
        (Some(number), _) => {
            let moves = frame.moves[..frame.fixed.min(frame.moves.len())].join(" ");
            let number = Value::Number(i64::from(number));
            text.with(
                "say-opening",
                &[("number", number), ("moves", moves.into())],
            )
        }
        (_, Some(giver)) => text.with("say-odds", &[("side", text.side(giver).into())]),
        _ => return next,
    };
    format!("{begun} {next}")
}

/// Words of a lesson; they may name the points that its task is about.
pub fn of_lesson(text: &Text, board: &Board, key: &str, marks: &[String]) -> String {
    let points: Vec<Point> = marks.iter().filter_map(|name| board.point(name)).collect();
    text.with(key, &[("points", text.all_of(board, &points).into())])
}

/// What the player on turn is to do.
fn to_do(text: &Text, board: &Board, frame: &Frame) -> String {
    let turn = frame.snapshot.turn;
    let side = || ("side", Value::from(text.side(turn)));
    let either = |points: &[Point]| ("either", Value::from(text.either_of(board, points)));
    if frame.removing() {
        return if frame.targets.len() <= MOST_LISTED {
            text.with("say-removable", &[either(&frame.targets)])
        } else {
            text.with("turn-remove", &[side()])
        };
    }
    if let [_, .., landed] = frame.touched.as_slice() {
        return text.with("turn-must", &[side(), either(&[*landed])]);
    }
    if !frame.snapshot.must.is_empty() {
        return text.with("turn-must", &[side(), either(&frame.snapshot.must)]);
    }
    if let Some(claim) = frame.snapshot.claim {
        return text.claim(claim);
    }
    if frame.snapshot.standing.in_hand[turn.index()] > 0 {
        return text.with("turn-place", &[side()]);
    }
    match frame.setup.opponent {
        Opponent::Computer if frame.on_turn => text.with("say-your-turn", &[side()]),
        _ => text.with("turn-move", &[side()]),
    }
}

/// What is spoken after a move that somebody else made.
pub fn played(text: &Text, frame: &Frame) -> String {
    frame
        .snapshot
        .last
        .as_ref()
        .filter(|_| frame.live)
        .map_or_else(String::new, |last| {
            let values = [
                ("side", text.side(last.side).into()),
                ("move", last.text.as_str().into()),
            ];
            text.with("say-played", &values)
        })
}

/// All that the spoken label of a point depends on, without words: made anew at each touch.
#[derive(Clone, Copy, PartialEq)]
pub struct Spoken {
    piece: Option<(&'static str, Side)>,
    what: Option<&'static str>,
    /// Whether it may be touched next, said or not.
    target: bool,
    last: bool,
}

impl Spoken {
    /// What is to be said of a point.
    pub fn of(frame: &Frame, point: Point) -> Spoken {
        let man = frame.standing.men.get(point.index()).copied().flatten();
        let last = frame.snapshot.last.as_ref();
        let what = if frame.touched.last() == Some(&point) {
            Some("spoken-chosen")
        } else if frame.is_target(point) && !frame.touched.is_empty() {
            Some(if man.is_some() {
                "spoken-removable"
            } else {
                "spoken-target"
            })
        } else if frame.on_turn && frame.touched.is_empty() {
            if frame.snapshot.must.contains(&point) {
                Some("spoken-can-capture")
            } else {
                (frame.is_target(point) && man.is_some()).then_some("spoken-can-move")
            }
        } else {
            None
        };
        Spoken {
            piece: man.and_then(|man| Some((frame.piece(point)?, man.side))),
            what,
            target: frame.is_target(point),
            last: frame.touched.is_empty()
                && last.is_some_and(|last| last.route.last() == Some(&point)),
        }
    }

    /// The label in words: "11, red king, can capture".
    pub fn words(self, text: &Text, place: &str) -> String {
        let place = ("place", Value::from(place));
        let mut parts = vec![match self.piece {
            Some((key, side)) => text.with(
                "spoken-piece",
                &[place, ("piece", text.piece(key, side).into())],
            ),
            None => text.with("spoken-vacant", &[place]),
        }];
        parts.extend(self.what.map(|key| text.get(key)));
        if self.last {
            parts.push(text.get("spoken-last"));
        }
        text.row(&parts)
    }
}
