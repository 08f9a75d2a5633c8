//! Every position of two and three pieces, solved backward from its ends and compared with the
//! published numbers of wins, draws, losses and longest lines.
//! Does not know draws by claim: neither do the numbers.

use super::{files, legal};
use game::{Notation, Position};
use games::checkers::American;
use std::collections::{HashMap, VecDeque};

/// Men and kings of the side to move and of the other.
type Slice = [usize; 4];

/// All positions of so many pieces with First to move, by what the slices hold.
fn setups(pieces: usize) -> Vec<(Slice, American)> {
    let mut found = Vec::new();
    let mut choose = vec![(Vec::<(usize, usize)>::new(), 1)];
    while let Some((chosen, next)) = choose.pop() {
        if chosen.len() == pieces {
            let list = |kinds: [usize; 2]| {
                let on = chosen.iter().filter(|(_, kind)| kinds.contains(kind));
                let on = on.map(|(square, kind)| format!("{}{square}", ["", "K"][kind % 2]));
                on.collect::<Vec<_>>().join(",")
            };
            let mut slice = [0; 4];
            chosen.iter().for_each(|(_, kind)| slice[*kind] += 1);
            let both = slice[0] + slice[1] > 0 && slice[2] + slice[3] > 0;
            let text = format!("B:W{}:B{}", list([2, 3]), list([0, 1]));
            if let (true, Ok(position)) = (both, American::from_fen(&text)) {
                found.push((slice, position));
            }
            continue;
        }
        for square in next..33 {
            for kind in 0..4 {
                let mut chosen = chosen.clone();
                chosen.push((square, kind));
                choose.push((chosen, square + 1));
            }
        }
    }
    found
}

/// How a position ends with best play: won or lost in so many plies.
type Value = (bool, u32);

/// Solves the positions backward; a position left out of the answer is drawn.
fn solve(setups: &[(Slice, American)]) -> Vec<Option<Value>> {
    // The side to move is always First here: the other side's positions are turned.
    let index: HashMap<u64, usize> = setups
        .iter()
        .enumerate()
        .map(|(index, (_, position))| (position.key(), index))
        .collect();
    let mut values: Vec<Option<Value>> = vec![None; setups.len()];
    let mut open: Vec<u32> = vec![0; setups.len()];
    let mut before: Vec<Vec<usize>> = vec![Vec::new(); setups.len()];
    let mut queue = VecDeque::new();
    let mut list = Vec::new();
    for (at, (_, position)) in setups.iter().enumerate() {
        position.moves(&mut list);
        open[at] = list.len() as u32;
        if list.is_empty() {
            values[at] = Some((false, 0));
            queue.push_back(at);
        }
        for mv in &list {
            let next = position.after(mv);
            if next.end().is_some() {
                // It is won by this move; its place in the queue is with the wins in one.
                values[at] = Some((true, 1));
            } else {
                before[index[&next.turned().key()]].push(at);
            }
        }
    }
    let won: Vec<usize> = (0..setups.len())
        .filter(|at| values[*at] == Some((true, 1)))
        .collect();
    queue.extend(won);
    while let Some(at) = queue.pop_front() {
        let Some((won, plies)) = values[at] else {
            continue;
        };
        for earlier in std::mem::take(&mut before[at]) {
            open[earlier] -= 1;
            if values[earlier].is_none() && (!won || open[earlier] == 0) {
                values[earlier] = Some((!won, plies + 1));
                queue.push_back(earlier);
            }
        }
    }
    values
}

#[test]
fn every_position_of_two_and_three_pieces_has_its_published_value() {
    let path = "data/csv/checkers_slices_to_3.csv";
    let Some(rows) = files::rows(path) else {
        return;
    };
    let mut setups = setups(2);
    assert_eq!(setups.len(), 3_488);
    setups.extend(self::setups(3));
    assert_eq!(setups.len(), 3_488 + 196_032);
    let values = solve(&setups);
    let mut slices: HashMap<Slice, [u32; 6]> = HashMap::new();
    for ((slice, position), value) in setups.iter().zip(values) {
        let [count, wins, draws, losses, longest_win, longest_loss] =
            slices.entry(*slice).or_default();
        *count += 1;
        match value {
            Some((true, plies)) => (*wins, *longest_win) = (*wins + 1, plies.max(*longest_win)),
            Some((false, plies)) => {
                (*losses, *longest_loss) = (*losses + 1, plies.max(*longest_loss))
            }
            None => *draws += 1,
        }
        assert!(value.is_some() || !legal(position).is_empty());
    }
    for row in &rows {
        let numbers: Vec<u32> = row
            .iter()
            .map(|cell| cell.parse().expect("a number"))
            .collect();
        let slice: Vec<usize> = numbers[..4].iter().map(|number| *number as usize).collect();
        let slice: Slice = slice.try_into().expect("four numbers");
        assert_eq!(
            slices.get(&slice).map(|found| found.to_vec()),
            Some(numbers[4..].to_vec())
        );
    }
    assert_eq!(slices.len(), rows.len());
    files::report(path, rows.len(), 16);
}
