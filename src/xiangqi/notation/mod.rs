//! Moves as players write them.

pub mod chinese;
