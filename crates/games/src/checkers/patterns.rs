//! What stands on small parts of the board, as places in a table of learned weights.
//! Does not know the weights, nor whose turn it is.
//!
//! A side sees the board from the top, its men going down. A strip is twelve squares, three wide and
//! four rows high, with men only: vacant, own man, other's man on each square, a number of twelve
//! digits to base three. A quarter is eight squares with kings too: five digits a square. Half a turn
//! of the board brings the strips on the other flank and the other quarters, so that both sides
//! together see every part.

use super::squares::{self, SQUARES};
use game::NO_PLACE;
use std::sync::LazyLock;

/// How many patterns a side sees.
pub const SEEN: usize = STRIPS + QUARTERS;
const STRIPS: usize = 5;
const QUARTERS: usize = 2;

/// How many places a strip and a quarter have.
const STRIP: u32 = 3_u32.pow(12);
const QUARTER: u32 = 5_u32.pow(8);

/// How many places there are in all.
pub const PLACES: usize = STRIPS * STRIP as usize + QUARTERS * QUARTER as usize;

/// The digits of all patterns side by side, a number each; the last is spare.
type Digits = [u32; SEEN + 1];

/// For each byte of a word of the board, and each value of it, the digit 1 where it has a bit. Made
/// when it is first asked for: 32 KB that no page has to load.
static DIGITS: LazyLock<Box<[[Digits; 256]; 4]>> = LazyLock::new(|| {
    let mut digits = Box::new([[[0; SEEN + 1]; 256]; 4]);
    for (bit, ones) in ONES.iter().enumerate() {
        let of_byte = &mut digits[bit / 8];
        for (byte, numbers) in of_byte.iter_mut().enumerate() {
            if byte >> (bit % 8) & 1 == 1 {
                for (number, one) in numbers.iter_mut().zip(ones) {
                    *number += one;
                }
            }
        }
    }
    digits
});

/// What the digit 1 on each bit is worth in each pattern.
const ONES: [Digits; SQUARES] = {
    let mut ones = [[0; SEEN + 1]; SQUARES];
    let mut square = 0;
    while square < SQUARES {
        let bit = squares::BIT_OF[square] as usize;
        let (row, across) = (squares::row(square), square % 4);
        let mut top = 0;
        while top < STRIPS {
            if across < 3 && row >= top && row < top + 4 {
                ones[bit][top] = 3_u32.pow((3 * (row - top) + across) as u32);
            }
            top += 1;
        }
        if row < 4 {
            ones[bit][STRIPS + across / 2] = 5_u32.pow((2 * row + across % 2) as u32);
        }
        square += 1;
    }
    ones
};

/// Adds a digit for each bit of a word.
#[inline(always)]
fn add(table: &[[Digits; 256]; 4], numbers: &mut Digits, word: u32, digit: u32) {
    let bytes = word.to_le_bytes();
    for part in 0..bytes.len() {
        let digits = &table[part][usize::from(bytes[part])];
        for pattern in 0..=SEEN {
            numbers[pattern] += digit * digits[pattern];
        }
    }
}

/// The places of what one side sees: its men and the other's, its kings and the other's. The
/// quarters count only when there are kings.
#[inline(always)]
pub fn places([own, other, own_kings, other_kings]: [u32; 4]) -> [u32; SEEN] {
    let table = &**DIGITS;
    let mut numbers = [0; SEEN + 1];
    add(table, &mut numbers, own, 1);
    add(table, &mut numbers, other, 2);
    let mut places = [NO_PLACE; SEEN];
    for (strip, place) in places[..STRIPS].iter_mut().enumerate() {
        *place = strip as u32 * STRIP + numbers[strip];
    }
    if own_kings | other_kings != 0 {
        let mut kings = numbers;
        add(table, &mut kings, own_kings, 3);
        add(table, &mut kings, other_kings, 4);
        for quarter in 0..QUARTERS {
            let before = STRIPS as u32 * STRIP + quarter as u32 * QUARTER;
            places[STRIPS + quarter] = before + kings[STRIPS + quarter];
        }
    }
    places
}

#[cfg(test)]
mod tests {
    use super::super::American;
    use super::*;
    use game::{Features, Notation};

    fn seen(fen: &str) -> [u32; 2 * SEEN] {
        American::from_fen(fen).unwrap().places()
    }

    #[test]
    fn both_sides_see_the_start_alike() {
        let places = seen("B:W21-32:B1-12");
        assert_eq!(places[..SEEN], places[SEEN..]);
        // Three rows of own men: nine digits 1; then a vacant row.
        assert_eq!(places[0], (3_u32.pow(9) - 1) / 2);
        assert_eq!(places[STRIPS], NO_PLACE);
    }

    #[test]
    fn what_one_side_sees_the_other_sees_in_the_turned_position() {
        let here = seen("B:W18,K20,27:B4,K5,11");
        let turned = seen("W:W29,K28,22:B15,K13,6");
        assert_eq!(here[..SEEN], turned[SEEN..]);
        assert_eq!(here[SEEN..], turned[..SEEN]);
    }

    #[test]
    fn a_king_changes_quarters_only_and_every_place_is_in_the_table() {
        let man = seen("B:W18:BK1,5");
        let king = seen("B:W18:BK1,K32,5");
        assert_eq!(man[..STRIPS], king[..STRIPS]);
        assert_ne!(man[SEEN + STRIPS..], king[SEEN + STRIPS..]);
        // A king on square 1, a man on 5: digits 3 and 1.
        assert_eq!(man[STRIPS], STRIPS as u32 * STRIP + 3 + 25);
        for place in man.into_iter().chain(king) {
            assert!((place as usize) < PLACES);
        }
    }
}
