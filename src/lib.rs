//! The arbiter's desk.

pub mod incident;
pub mod rulebook;
pub mod ruling;
pub mod xiangqi;
