//! The openings that a game of this family may be begun with, read from their list (article C17).
//! Does not know how one is drawn or who chooses.

use game::Opening;
use game::opening::Use;

/// Plies of a ballot: it is the first three moves of a game.
const PLIES: usize = 3;

/// The list as it is written in a data file, a line an opening; lines that begin with `#` and
/// those that are no opening are passed over.
pub(super) fn read(list: &'static str) -> Vec<Opening> {
    list.lines().filter_map(line).collect()
}

fn line(line: &'static str) -> Option<Opening> {
    let (number, rest) = line.split_once(' ')?;
    let number = number.parse().ok()?;
    let (used, rest) = [Use::Mail, Use::Barred]
        .into_iter()
        .find_map(|used| Some((used, rest.strip_prefix(used.name())?.trim_start())))
        .unwrap_or((Use::Board, rest));
    let mut words = rest.splitn(PLIES + 1, ' ');
    let moves: Vec<&str> = words.by_ref().take(PLIES).collect();
    (moves.len() == PLIES).then(|| Opening {
        number,
        used,
        moves,
        name: words.next().unwrap_or(""),
    })
}
