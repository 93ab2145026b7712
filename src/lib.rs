//! The arbiter's desk.

pub mod xiangqi;
