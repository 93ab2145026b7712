//! The arbiter's desk.

pub mod archive;
pub mod cli;
pub mod document;
pub mod incident;
pub mod report;
pub mod rulebook;
pub mod ruling;
pub mod wording;
pub mod xiangqi;
