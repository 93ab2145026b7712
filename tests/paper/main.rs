//! The paper and the pictures of a board.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod contents;
mod diagram;
mod every_text;
mod exhibits;
mod hidden;
#[path = "../support/program.rs"]
mod program;
#[path = "../support/property.rs"]
mod property;
mod public;
mod report;
mod sealed;
mod sheet;
mod time;
