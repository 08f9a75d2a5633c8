//! The men's morris family.
