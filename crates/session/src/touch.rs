//! What a touch means while a move is begun, from the legal moves alone.
//! Does not know any rule: a legal move is the list of points to touch for it.

use game::{Choice, Point, Standing};

/// What a touch means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Meaning {
    /// The next point of at least one legal move.
    Extend,
    /// The legal move with this index is complete.
    Play(usize),
    /// The man that was touched is let go.
    Drop,
    /// Another man is taken up instead.
    Switch,
    /// More than one way leads there, with different results: one of these points comes next.
    Several(Vec<Point>),
    /// No legal move goes on like this: the list of points that the game is to explain.
    Refuse(Vec<Point>),
}

/// The meaning of touching `point` after `touched`, in this order: the next point; an end whose
/// result is unique; the man itself, to let it go; another man; else a refusal.
pub(crate) fn meaning(choices: &[Choice], touched: &[Point], point: Point) -> Meaning {
    let mut longer = touched.to_vec();
    longer.push(point);
    if let Some(whole) = choices.iter().position(|choice| *choice.touches == *longer) {
        return Meaning::Play(whole);
    }
    let begins = |list: &[Point]| {
        choices
            .iter()
            .any(|choice| choice.touches.starts_with(list))
    };
    if begins(&longer) {
        return Meaning::Extend;
    }
    let ends: Vec<usize> = (0..choices.len())
        .filter(|&index| {
            let choice = &choices[index];
            choice.touches.starts_with(touched)
                && choice.touches.len() == choice.route.len()
                && !choice.taken.is_empty()
                && choice.route.last() == Some(&point)
        })
        .collect();
    if let Some(&first) = ends.first() {
        if ends
            .iter()
            .all(|&index| choices[index].result == choices[first].result)
        {
            return Meaning::Play(first);
        }
        let mut next: Vec<Point> = ends
            .iter()
            .filter_map(|&index| choices[index].touches.get(touched.len()).copied())
            .collect();
        next.sort_unstable();
        next.dedup();
        return Meaning::Several(next);
    }
    if touched.first() == Some(&point) || touched.last() == Some(&point) {
        return Meaning::Drop;
    }
    if touched.len() == 1
        && begins(&[point])
        && choices.iter().all(|choice| choice.touches.len() > 1)
    {
        return Meaning::Switch;
    }
    Meaning::Refuse(longer)
}

/// The points that may be touched next.
pub(crate) fn targets(choices: &[Choice], touched: &[Point]) -> Vec<Point> {
    let mut points: Vec<Point> = choices
        .iter()
        .filter(|choice| choice.touches.starts_with(touched))
        .filter_map(|choice| choice.touches.get(touched.len()).copied())
        .collect();
    points.sort_unstable();
    points.dedup();
    points
}

/// The men taken by the hops made so far: those of moves that take one man a hop.
pub(crate) fn passed(choices: &[Choice], touched: &[Point]) -> Vec<Point> {
    let hops = touched.len().saturating_sub(1);
    choices
        .iter()
        .find(|choice| {
            choice.touches.starts_with(touched)
                && choice.route.len() > 1
                && choice.taken.len() + 1 == choice.route.len()
        })
        .filter(|choice| choice.touches.len() == choice.route.len())
        .map_or_else(Vec::new, |choice| {
            choice.taken[..hops.min(choice.taken.len())].to_vec()
        })
}

/// The men with the unfinished move carried as far as it was touched: the moving man stands on
/// the last point of its way; taken men still stand.
pub(crate) fn preview(
    standing: &Standing,
    turn: game::Side,
    choices: &[Choice],
    touched: &[Point],
) -> Standing {
    let mut shown = standing.clone();
    let Some(choice) = choices
        .iter()
        .find(|choice| choice.touches.starts_with(touched))
    else {
        return shown;
    };
    let steps = touched.len().min(choice.route.len());
    match (
        choice.route.first(),
        steps.checked_sub(1).map(|last| choice.route[last]),
    ) {
        (Some(_), Some(to)) if choice.route.len() == 1 => {
            shown.men[to.index()] = Some(game::Man {
                side: turn,
                height: 1,
            });
            shown.in_hand[turn.index()] = shown.in_hand[turn.index()].saturating_sub(1);
        }
        (Some(&from), Some(to)) if from != to => {
            let man = shown.men[from.index()].take();
            shown.men[to.index()] = man;
        }
        _ => {}
    }
    shown
}
