//! What tables of endings know of the position shown, as marks on the board and in words.
//! Does not know any rule, or when it is to be shown: the frame holds it then.

use crate::frame::Frame;
use draw::{Mark, Sign};
use engine::Verdict;
use game::Point;
use text::{Text, Value};

/// The name of the file that holds the tables of a rule set, where there is one.
#[must_use]
pub fn file(rules: &str) -> String {
    format!("{rules}-4.tables")
}

/// What the files that know more of a rule set are called at their beginning.
#[must_use]
pub fn more(rules: &str) -> String {
    format!("more-{rules}-")
}

/// So many men have the positions of which those files know who wins.
pub const MEN_OF_MORE: u8 = 5;

/// A size in bytes as millions with one decimal, in digits as the language writes them.
#[must_use]
pub fn megabytes(text: &Text, bytes: usize) -> String {
    let tenths = bytes.saturating_add(50_000) / 100_000;
    let (whole, tenth) = (tenths / 10, tenths % 10);
    format!("{whole}{}{tenth}", text.get("decimal-mark"))
}

/// The signs from best to worst, each with the key of its moves.
const SIGNS: [(Sign, &str); 3] = [
    (Sign::Wins, "endings-wins"),
    (Sign::Draws, "endings-draws"),
    (Sign::Loses, "endings-loses"),
];

/// How many plies the end is away, where that is known.
fn plies(verdict: Verdict) -> Option<u16> {
    match verdict {
        Verdict::Win(plies) | Verdict::Loss(plies) => plies,
        Verdict::Draw => None,
    }
}

/// Where a verdict stands among the signs.
fn rank(verdict: Verdict) -> usize {
    match verdict {
        Verdict::Win(_) => 0,
        Verdict::Draw => 1,
        Verdict::Loss(_) => 2,
    }
}

/// The best that is known for each point that may be touched next: for a man that of its moves, for
/// the way of a chosen one that of the moves by there.
#[must_use]
pub fn marks(frame: &Frame) -> Vec<Mark> {
    let Some(judgement) = &frame.judgement else {
        return Vec::new();
    };
    let mut best: Vec<(Point, usize)> = Vec::new();
    for choice in &frame.snapshot.choices {
        let known = judgement.moves.iter().find(|(mv, _)| *mv == choice.text);
        let next = choice.touches.strip_prefix(frame.touched.as_slice());
        let (Some((_, verdict)), Some([next, ..])) = (known, next) else {
            continue;
        };
        let rank = rank(*verdict);
        match best.iter_mut().find(|(point, _)| point == next) {
            Some((_, held)) => *held = rank.min(*held),
            None => best.push((*next, rank)),
        }
    }
    let marks = best.into_iter().map(|(point, rank)| Mark {
        point,
        sign: SIGNS[rank].0,
    });
    marks.collect()
}

/// Who wins, as a sentence, where that is known.
#[must_use]
pub fn sentence(text: &Text, frame: &Frame) -> Option<String> {
    let turn = frame.snapshot.turn;
    let verdict = frame.judgement.as_ref()?.verdict?;
    let winner = match verdict {
        Verdict::Draw => return Some(text.get("endings-drawn")),
        Verdict::Win(_) => turn,
        Verdict::Loss(_) => turn.other(),
    };
    let side = ("side", text.side(winner).into());
    Some(match plies(verdict) {
        Some(plies) => text.with("endings-won-in", &[side, number_of(plies)]),
        None => text.with("endings-won", &[side]),
    })
}

fn number_of(plies: u16) -> (&'static str, Value) {
    ("plies", Value::Number(i64::from(plies)))
}

/// A move that no line ends within: word joiners hold its parts.
fn whole(mv: &str) -> String {
    mv.replace('-', "\u{2060}-\u{2060}")
}

/// Where moves of a verdict stand in the list: those that win soonest and lose latest first.
fn order(verdict: Verdict) -> (usize, i32) {
    let far = plies(verdict).map_or(i32::MAX, i32::from);
    match verdict {
        Verdict::Loss(Some(_)) => (rank(verdict), -far),
        _ => (rank(verdict), far),
    }
}

/// The moves that win, draw and lose, each with its sign, in words: where it is known how far the end
/// is, those that win soonest and lose latest first.
#[must_use]
pub fn groups(text: &Text, frame: &Frame) -> Vec<(Sign, String)> {
    let Some(judgement) = &frame.judgement else {
        return Vec::new();
    };
    let mut groups: Vec<(Verdict, Vec<String>)> = Vec::new();
    for (mv, verdict) in &judgement.moves {
        let moves = match groups.iter_mut().find(|(known, _)| known == verdict) {
            Some((_, moves)) => moves,
            None => {
                let at = groups.partition_point(|(known, _)| order(*known) < order(*verdict));
                groups.insert(at, (*verdict, Vec::new()));
                &mut groups[at].1
            }
        };
        moves.push(whole(mv));
    }
    let groups = groups.into_iter().map(|(verdict, moves)| {
        let (sign, key) = SIGNS[rank(verdict)];
        let moves = ("moves", text.row(&moves).into());
        let words = match (sign, plies(verdict)) {
            (Sign::Wins, Some(plies)) => text.with("endings-wins-in", &[moves, number_of(plies)]),
            (Sign::Loses, Some(plies)) => text.with("endings-loses-in", &[moves, number_of(plies)]),
            _ => text.with(key, &[moves]),
        };
        (sign, words)
    });
    groups.collect()
}
