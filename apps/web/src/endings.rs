//! What tables of endings know of the position shown, as marks on the board and in words.
//! Does not know any rule, or when it is to be shown: the frame holds it then.

use crate::frame::Frame;
use draw::{Mark, Sign};
use engine::Verdict;
use game::Point;
use text::Text;

/// The name of the file that holds the tables of a rule set, where there is one.
#[must_use]
pub fn file(rules: &str) -> String {
    format!("{rules}-4.tables")
}

/// The signs from best to worst, each with the key of its moves.
const SIGNS: [(Sign, &str); 3] = [
    (Sign::Wins, "endings-wins"),
    (Sign::Draws, "endings-draws"),
    (Sign::Loses, "endings-loses"),
];

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
    let winner = match frame.judgement.as_ref()?.verdict? {
        Verdict::Draw => return Some(text.get("endings-drawn")),
        Verdict::Win(_) => turn,
        Verdict::Loss(_) => turn.other(),
    };
    Some(text.with("endings-won", &[("side", text.side(winner).into())]))
}

/// A move that no line ends within: word joiners hold its parts.
fn whole(mv: &str) -> String {
    mv.replace('-', "\u{2060}-\u{2060}")
}

/// The moves that win, draw and lose, each with its sign, in words.
#[must_use]
pub fn groups(text: &Text, frame: &Frame) -> Vec<(Sign, String)> {
    let Some(judgement) = &frame.judgement else {
        return Vec::new();
    };
    let groups = SIGNS.iter().enumerate().filter_map(|(at, (sign, key))| {
        let of_kind = judgement
            .moves
            .iter()
            .filter(|(_, known)| rank(*known) == at);
        let moves: Vec<String> = of_kind.map(|(mv, _)| whole(mv)).collect();
        let words = || text.with(key, &[("moves", text.row(&moves).into())]);
        (!moves.is_empty()).then(|| (*sign, words()))
    });
    groups.collect()
}
