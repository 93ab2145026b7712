//! The paper and the pictures of a board.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod contents;
mod diagram;
mod exhibits;
#[path = "../support/property.rs"]
mod property;
mod report;
