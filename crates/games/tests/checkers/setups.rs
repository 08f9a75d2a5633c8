//! Random set-ups with many kings: captures that games seldom see.
//! Does not know moves of its own; a slow reading of the rules on a plain board is the measure.

use super::{legal, stand};
use game::features::MOST_INPUTS;
use game::{Features, Game, Notation, Point, Position, Side, perft};
use games::checkers::American;
use std::collections::BTreeSet;

/// A generator of numbers (the multiplier of Knuth's MMIX).
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }
}

/// What stands on a square of the plain board: the side and whether it is a king.
type Piece = Option<(Side, bool)>;

/// A set-up by square, from 1; entry 0 is not used.
fn random_setup(chance: &mut Chance) -> ([Piece; 33], Side) {
    let mut board = [None; 33];
    for (side, most) in [(Side::First, 6), (Side::Second, 12)] {
        for _ in 0..=chance.below(most) {
            let square = 1 + chance.below(32);
            let king = chance.below(2) == 0;
            let last_row = if side == Side::First { 29..=32 } else { 1..=4 };
            if board[square].is_none() {
                board[square] = Some((side, king || last_row.contains(&square)));
            }
        }
    }
    (board, Side::BOTH[chance.below(2)])
}

fn text_of(board: &[Piece; 33], turn: Side) -> String {
    let side = |side: Side| {
        let on = (1..33).filter_map(|square| {
            board[square]
                .filter(|(owner, _)| *owner == side)
                .map(|(_, king)| format!("{}{square}", if king { "K" } else { "" }))
        });
        on.collect::<Vec<_>>().join(",")
    };
    let turn = if turn == Side::First { 'B' } else { 'W' };
    format!("{turn}:W{}:B{}", side(Side::Second), side(Side::First))
}

/// Row and column of a square.
fn place(square: usize) -> (i32, i32) {
    let row = (square as i32 - 1) / 4;
    (row, 2 * ((square as i32 - 1) % 4) + 1 - row % 2)
}

/// The square in a row and column, if it is on the board.
fn square((row, column): (i32, i32)) -> Option<usize> {
    let on = (0..8).contains(&row) && (0..8).contains(&column) && (row + column) % 2 == 1;
    on.then(|| (4 * row + column / 2 + 1) as usize)
}

/// The moves by the rules as a person reads them, on a plain board.
fn plain(board: &[Piece; 33], turn: Side) -> String {
    let (mut captures, mut quiet) = (BTreeSet::new(), BTreeSet::new());
    for from in 1..33 {
        let Some((_, king)) = board[from].filter(|(side, _)| *side == turn) else {
            continue;
        };
        let ahead = if turn == Side::First { 1 } else { -1 };
        let directions: Vec<(i32, i32)> = [(ahead, -1), (ahead, 1), (-ahead, -1), (-ahead, 1)]
            [..if king { 4 } else { 2 }]
            .to_vec();
        let mut lifted = *board;
        lifted[from] = None;
        jumps(
            &lifted,
            turn,
            &directions,
            &mut vec![from],
            &mut vec![],
            &mut captures,
        );
        for (down, right) in directions {
            let (row, column) = place(from);
            if let Some(to) = square((row + down, column + right)).filter(|to| board[*to].is_none())
            {
                quiet.insert(format!("{from}-{to}"));
            }
        }
    }
    let moves = if captures.is_empty() { quiet } else { captures };
    moves.into_iter().collect::<Vec<_>>().join(" ")
}

fn jumps(
    board: &[Piece; 33],
    turn: Side,
    directions: &[(i32, i32)],
    way: &mut Vec<usize>,
    taken: &mut Vec<usize>,
    found: &mut BTreeSet<String>,
) {
    let (row, column) = place(way[way.len() - 1]);
    let mut ends = true;
    for (down, right) in directions {
        let over = square((row + down, column + right));
        let to = square((row + 2 * down, column + 2 * right));
        let (Some(over), Some(to)) = (over, to) else {
            continue;
        };
        let enemy = board[over].is_some_and(|(side, _)| side != turn);
        if enemy && !taken.contains(&over) && board[to].is_none() {
            ends = false;
            way.push(to);
            taken.push(over);
            jumps(board, turn, directions, way, taken, found);
            way.pop();
            taken.pop();
        }
    }
    if ends && way.len() > 1 {
        let texts: Vec<String> = way.iter().map(usize::to_string).collect();
        found.insert(texts.join("x"));
    }
}

#[test]
fn moves_are_those_of_a_plain_reading_of_the_rules() {
    let mut chance = Chance(8);
    let (mut captures, mut longest) = (0, 0);
    for _ in 0..30_000 {
        let (board, turn) = random_setup(&mut chance);
        let text = text_of(&board, turn);
        let position = stand(&text);
        assert_eq!(position.to_fen(), text);
        let moves = legal(&position);
        assert_eq!(moves, plain(&board, turn), "{text}");
        assert_eq!(
            position.count() as usize,
            moves.split_whitespace().count(),
            "{text}"
        );
        captures += usize::from(position.must_take());
        longest = longest.max(
            moves
                .split(' ')
                .map(|mv| mv.matches('x').count())
                .max()
                .unwrap_or(0),
        );
    }
    println!("30000 set-ups, {captures} with captures, the longest of {longest} hops");
    assert!(captures > 5_000 && longest >= 5);
}

#[test]
fn half_a_turn_with_the_sides_changed_turns_everything() {
    let mut chance = Chance(9);
    let turn_point = |point: &Point| Point(31 - point.0);
    for _ in 0..5_000 {
        let (board, turn) = random_setup(&mut chance);
        let position = stand(&text_of(&board, turn));
        let turned = position.turned();
        assert_eq!(turned.turned(), position);
        let touches = |position: &American, turn: bool| {
            let mut list = Vec::new();
            position.moves(&mut list);
            let touches = list.iter().map(|mv| position.touches(mv).to_vec());
            let mut touches: Vec<Vec<Point>> = touches
                .map(|way| {
                    if turn {
                        way.iter().map(turn_point).collect()
                    } else {
                        way
                    }
                })
                .collect();
            touches.sort();
            touches
        };
        assert_eq!(touches(&position, true), touches(&turned, false));
        let features: Vec<i16> = position.features().iter().map(|number| -number).collect();
        assert_eq!(
            turned.features().to_vec(),
            features,
            "{}",
            position.to_fen()
        );
        let inputs = |position: &American| {
            let mut list = [0; MOST_INPUTS];
            let count = position.inputs(&mut list);
            assert!(
                list.iter()
                    .all(|&input| usize::from(input) < American::INPUTS)
            );
            list[..count].to_vec()
        };
        assert_eq!(inputs(&turned), inputs(&position));
        let men = position.standing().men;
        assert_eq!(inputs(&position).len(), men.iter().flatten().count());
        assert_eq!(turned.phase(), position.phase());
        assert_eq!(turned.end().is_some(), position.end().is_some());
        assert_eq!(turned.paths(2), position.paths(2));
    }
}

#[test]
fn touches_texts_counts_and_keys_hold_in_set_ups_too() {
    let mut chance = Chance(10);
    let mut list = Vec::new();
    for round in 0..5_000 {
        let (board, turn) = random_setup(&mut chance);
        let position = stand(&text_of(&board, turn));
        position.moves(&mut list);
        let touches: Vec<_> = list.iter().map(|mv| position.touches(mv)).collect();
        for (mv, one) in list.iter().zip(&touches) {
            assert_eq!(position.read_move(&position.write_move(mv)), Ok(*mv));
            let next = position.after(mv);
            assert_eq!(next.key(), next.fresh_key());
            let begun = touches
                .iter()
                .filter(|other| other.starts_with(one))
                .count();
            assert_eq!(
                begun,
                1,
                "{} {}",
                position.to_fen(),
                position.write_move(mv)
            );
        }
        assert_eq!(position.paths(2), perft::lines(&position, 2));
        if round % 10 == 0 {
            assert_eq!(position.paths(3), perft::lines(&position, 3));
            assert!(perft::results(&position, 3) <= position.paths(3));
        }
    }
}
