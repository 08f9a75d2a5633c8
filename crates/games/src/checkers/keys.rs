//! The random numbers of which a position's key is made (Zobrist hashing).
//! Does not know positions.

/// A number for each side, rank (man 0, king 1) and bit of the board.
pub(super) static PIECES: [[[u64; 32]; 2]; 2] = {
    let mut numbers = [[[0; 32]; 2]; 2];
    let mut seed = 0x7473_6f72_6f63_6865;
    let mut place = 0;
    while place < 128 {
        (numbers[place / 64][place / 32 % 2][place % 32], seed) = next(seed);
        place += 1;
    }
    numbers
};

/// The number that stands for the second player's turn.
pub(super) const SECOND_TO_MOVE: u64 = next(0x7475_726e).0;

/// One step of SplitMix64 (Steele, Lea and Flood 2014): a number and the state after it.
const fn next(state: u64) -> (u64, u64) {
    let state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut mixed = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (mixed ^ (mixed >> 31), state)
}
