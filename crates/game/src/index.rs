//! How positions with few men are numbered, for tables that hold a value for each.
//! Does not know what a value is or where it is kept.

use crate::Position;
use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::ops::Range;

/// A rule set whose positions with few men are numbered. They are seen from the side to move: a
/// position and its picture for the other side have the same number.
pub trait Index: Position {
    /// What stands on the board, without its places: one table holds one slice.
    type Slice: Copy + Ord + Hash + Debug + Display + Send + Sync + 'static;

    /// The slices of so many men in all, both sides having some. A move from a slice leads to its
    /// [`Index::answer`], to one that comes before both of them, or to one with fewer men.
    fn slices(men: u32) -> Vec<Self::Slice>;

    /// How many men a slice has in all.
    fn men_of(slice: Self::Slice) -> u32;

    /// How many men stand in all.
    fn men(&self) -> u32;

    /// The slice of the positions after a move that leaves all men what they are.
    fn answer(slice: Self::Slice) -> Self::Slice;

    /// The slices that moves lead to from a slice and its [`Index::answer`], these two left out: what
    /// has to be known before they can be solved.
    fn needs(slice: Self::Slice) -> Vec<Self::Slice>;

    /// How many positions a slice has.
    fn size(slice: Self::Slice) -> u64;

    /// The position's slice and its number there, less than [`Index::size`]; `None` when one of the
    /// sides has nothing left, or when the slice has more positions than can be numbered.
    fn place(&self) -> Option<(Self::Slice, u64)>;

    /// The position of a slice by its number, the first side to move.
    fn at(slice: Self::Slice, number: u64) -> Self;

    /// Calls `visit` for the positions of a slice with these numbers, in order, with each number: as
    /// [`Index::at`] for each of them, found faster.
    fn each(slice: Self::Slice, numbers: Range<u64>, mut visit: impl FnMut(u64, &Self)) {
        for number in numbers {
            visit(number, &Self::at(slice, number));
        }
    }

    /// Whether the move leaves the pair of slices that this position belongs to.
    fn converts(&self, mv: &Self::Move) -> bool;

    /// Whether a table has to keep the position's value. The value of any other follows from those
    /// after its moves, and so on for few plies: no chain of moves stays among these positions with
    /// the same men.
    fn kept(&self) -> bool;

    /// Calls `visit` for each position, the other side to move, from which a move that does not
    /// convert leads here.
    fn each_before(&self, visit: impl FnMut(&Self));
}
