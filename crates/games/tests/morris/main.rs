//! What holds for the morris family alone: bug cases, refusals, symmetry, outside data, endings.
//! Does not know the articles one by one: those are in ../articles.

mod bugs;
mod endings;
mod evaluation;
mod oracle;
mod refusals;
mod reports;
mod shared;
mod symmetry;
mod text;
