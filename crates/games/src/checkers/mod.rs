//! American checkers.
