//! Three men against three, solved from the end backward by the rules alone, against published counts.
//! Does not know an evaluation or a search: a value is the best of those of the moves.

use game::{Notation, Position as _, Side};
use games::morris::nine::NineRules;
use games::morris::twelve::{TwelveDiagonalRules, TwelveRules};
use games::morris::{Position, Ruleset, Symmetry};

/// The value of a position for the side to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Value {
    Open,
    Win,
    Loss,
}

/// All positions of three against three, each once under the 16 symmetries.
struct Endings {
    /// The number of a pair of sets, by their ranks; the side to move has the first.
    numbers: Vec<u32>,
    /// A pair of sets for each number.
    pairs: Vec<[u32; 2]>,
    ranks: std::collections::HashMap<u32, usize>,
}

const SETS: usize = 2024;

impl Endings {
    fn new() -> Endings {
        let sets: Vec<u32> = triples().collect();
        let ranks = sets.iter().copied().zip(0..).collect();
        let mut endings = Endings {
            numbers: vec![u32::MAX; SETS * SETS],
            pairs: Vec::new(),
            ranks,
        };
        let images: Vec<[u32; 16]> = sets
            .iter()
            .map(|&set| Symmetry::ALL.each_ref().map(|symmetry| symmetry.set(set)))
            .collect();
        for (own, &first) in sets.iter().enumerate() {
            for (their, &second) in sets.iter().enumerate() {
                if first & second != 0 || endings.numbers[own * SETS + their] != u32::MAX {
                    continue;
                }
                let number = endings.pairs.len() as u32;
                for (&image, &other) in images[own].iter().zip(&images[their]) {
                    let place = endings.place(image, other);
                    endings.numbers[place] = number;
                }
                endings.pairs.push([first, second]);
            }
        }
        endings
    }

    fn place(&self, own: u32, their: u32) -> usize {
        self.ranks[&own] * SETS + self.ranks[&their]
    }

    /// The number of a position, by the side to move.
    fn number<R: Ruleset>(&self, position: &Position<R>) -> usize {
        let own = position.men_of(position.turn());
        let their = position.men_of(position.turn().other());
        self.numbers[self.place(own, their)] as usize
    }

    fn position<R: Ruleset>(&self, number: usize) -> Position<R> {
        let [own, their] = self.pairs[number];
        let letter = |point: u32| match (own >> point & 1, their >> point & 1) {
            (1, _) => 'x',
            (_, 1) => 'o',
            _ => '.',
        };
        let mut point = 0..24;
        let rows = [3, 3, 3, 6, 3, 3, 3]
            .map(|length| point.by_ref().take(length).map(letter).collect::<String>());
        Position::from_fen(&format!("{} x", rows.join("/"))).expect("three men each")
    }

    /// Wins, draws and losses of the side to move, and the plies of the longest win.
    fn solve<R: Ruleset>(&self) -> ([usize; 3], usize) {
        let count = self.pairs.len();
        let mut values = vec![Value::Open; count];
        let mut before: Vec<Vec<u32>> = vec![Vec::new(); count];
        let (mut left, mut decided) = (vec![0_u32; count], Vec::new());
        let mut list = Vec::new();
        for number in 0..count {
            let position = self.position::<R>(number);
            position.moves(&mut list);
            let lost = position
                .end()
                .is_some_and(|end| end.winner == Some(Side::Second));
            let wins = list.iter().any(|mv| position.takes(mv));
            if lost || wins {
                values[number] = if wins { Value::Win } else { Value::Loss };
                decided.push(number);
                continue;
            }
            left[number] = list.len() as u32;
            for mv in &list {
                before[self.number(&position.after(mv))].push(number as u32);
            }
        }
        // A win by a removal takes one ply, a loss by a block none: losses first.
        decided.sort_by_key(|&number| values[number] == Value::Win);
        let longest = spread(&mut values, &before, &mut left, decided);
        let of = |value| values.iter().filter(|&&found| found == value).count();
        ([of(Value::Win), of(Value::Open), of(Value::Loss)], longest)
    }
}

/// Carries values backward, breadth first, and returns how many plies the longest win takes.
fn spread(values: &mut [Value], before: &[Vec<u32>], left: &mut [u32], first: Vec<usize>) -> usize {
    let plies_of = |value: Value| usize::from(value == Value::Win);
    let mut queue: std::collections::VecDeque<(usize, usize)> = first
        .into_iter()
        .map(|number| (number, plies_of(values[number])))
        .collect();
    let mut longest = 0;
    while let Some((number, plies)) = queue.pop_front() {
        if values[number] == Value::Win {
            longest = longest.max(plies);
        }
        for &earlier in &before[number] {
            let earlier = earlier as usize;
            if values[earlier] != Value::Open {
                continue;
            }
            left[earlier] -= 1;
            if values[number] == Value::Loss {
                values[earlier] = Value::Win;
            } else if left[earlier] == 0 {
                values[earlier] = Value::Loss;
            } else {
                continue;
            }
            queue.push_back((earlier, plies + 1));
        }
    }
    longest
}

/// All sets of three points.
fn triples() -> impl Iterator<Item = u32> {
    (0..24_u32)
        .flat_map(|a| (0..a).flat_map(move |b| (0..b).map(move |c| 1 << a | 1 << b | 1 << c)))
}

/// The number of positions is that of the orbits; wins, draws and losses are those of the moving
/// phase tables of "Calculating ultra-strong and extended solutions for nine men's morris,
/// morabaraba, and lasker morris" (Gevay and Danner 2014) for `nine`, and of an independent solver
/// for the games without flying.
#[test]
fn three_against_three_has_the_published_values() {
    let endings = Endings::new();
    assert_eq!(endings.pairs.len(), 169_626);
    let twelve = endings.solve::<TwelveRules>();
    let diagonal = endings.solve::<TwelveDiagonalRules>();
    let nine = endings.solve::<NineRules>();
    println!(
        "169626 positions of 3 v 3, wins draws losses, longest win in plies: twelve {twelve:?}, twelve-diagonal {diagonal:?}, nine {nine:?}"
    );
    assert_eq!(twelve.0, [90_842, 38_622, 40_162]);
    assert_eq!(diagonal.0, [74_146, 61_779, 33_701]);
    assert_eq!(nine, ([140_621, 269, 28_736], 25));
}
