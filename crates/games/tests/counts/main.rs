//! Counts of legal lines against published numbers, kept as text in ../data.
//! Does not know how moves are found or made.

mod checkers;
mod morris;
