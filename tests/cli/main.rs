//! The command line from outside.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod answers;
mod board_reading;
mod documentation;
mod export;
mod law;
mod pipes;
#[path = "../support/program.rs"]
mod program;
mod records;
mod repetition;
mod snapshots;
