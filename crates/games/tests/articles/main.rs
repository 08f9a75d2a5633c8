//! The articles of the rules, one test each, with tiny positions and exact legal moves.
//! Does not know how moves are found or made.

mod checkers;
mod morris;
